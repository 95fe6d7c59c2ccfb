import { useEffect } from 'react'
import type { Advisers } from './computers.ts'
import type { GameSession } from './session.ts'

/** How fast computers play: the pause before each action, or none at all. */
export const SPEEDS = { slow: 900, normal: 300, fast: 40, 'at once': 0 } as const
export type Speed = keyof typeof SPEEDS

/** Has computers play whenever it is up to them and the last moment is looked at. */
export function useComputer(session: GameSession, advisers: Advisers, speed: Speed): void {
  const { version, isLive, isComputersTurn, trouble } = session
  useEffect(() => {
    if (!isLive || !isComputersTurn || trouble !== undefined) return
    // What nobody may see needs no time to be looked at.
    const isUnseen = session.battle.presenter.isSecret(session.state)
    const pause = isUnseen ? 0 : SPEEDS[speed]
    let isStale = false
    const timer = setTimeout(async () => {
      try {
        const texts = await advisers.advise(SPEEDS[speed] === 0)
        if (!isStale) session.playTexts(texts)
      } catch (error) {
        if (!isStale) session.report(error instanceof Error ? error.message : String(error))
      }
    }, pause)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [session, advisers, version, speed, isLive, isComputersTurn, trouble])
}
