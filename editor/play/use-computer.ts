import { useEffect } from 'react'
import type { Session } from './session.ts'

/** How fast computers play: the pause before each action, or none at all. */
export const SPEEDS = { slow: 900, normal: 300, fast: 40, 'at once': 0 } as const
export type Speed = keyof typeof SPEEDS

/** As long as a screen may go without being drawn: after that, the page has its turn before the next choice. */
const FRAME = 30

/** Has computers play whenever it is up to them and the last moment is looked at. */
export function useComputer(session: Session, speed: Speed): void {
  const { version, isLive, isComputersTurn } = session
  useEffect(() => {
    if (!isLive || !isComputersTurn) return
    const pause = SPEEDS[speed]
    let isStale = false
    const timer = setTimeout(async () => {
      await session.loadComputers()
      if (isStale) return
      const begin = performance.now()
      session.playComputer(() => pause === 0 && performance.now() - begin < FRAME)
    }, pause)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [session, version, speed, isLive, isComputersTurn])
}
