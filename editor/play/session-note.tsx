import { useSyncExternalStore } from 'react'
import type { GameSession } from './session.ts'

/** Which game this is, and whether it counts. */
export function SessionNote({ session }: { readonly session: GameSession }) {
  useSyncExternalStore(session.subscribe, () => session.version)
  return (
    <small className="seed-note">
      seed {session.seed}
      {session.isTest && (
        <>
          {' · '}
          <abbr title="An action was undone, so the dice were known.">test game</abbr>
        </>
      )}
    </small>
  )
}
