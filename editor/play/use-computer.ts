import { useEffect } from 'react'
import type { Pace } from './drama/pace.ts'
import type { GameSession } from './session.ts'
import type { Advisers } from './thinking/advisers.ts'

/** Has computers play whenever it is up to them, the last moment is looked at, and what they did before has been seen. `isWatching` while it is not. */
export function useComputer(session: GameSession, advisers: Advisers, pace: Pace, isWatching: boolean): void {
  const { version, isLive, isComputersTurn, trouble } = session
  useEffect(() => {
    if (!isLive || !isComputersTurn || trouble !== undefined || isWatching) return
    // What nobody may see, and what has nothing to show, needs no time to be looked at.
    const isUnseen = session.battle.presenter.isSecret(session.state) || session.steps.at(-1)?.lines.length === 0
    const isAtOnce = pace.reading === 0
    let isStale = false
    const timer = setTimeout(
      async () => {
        try {
          const texts = await advisers.advise(isAtOnce)
          if (!isStale) session.playTexts(texts)
        } catch (error) {
          if (!isStale) session.report(error instanceof Error ? error.message : String(error))
        }
      },
      isUnseen ? 0 : pace.pause,
    )
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [session, advisers, version, pace, isLive, isComputersTurn, trouble, isWatching])
}
