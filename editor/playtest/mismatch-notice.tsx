import type { Replay } from '../../src/engine/replay.ts'

/** A game that does not fit the battle on the table, and why. */
export type MismatchedGame = { readonly replay: Replay; readonly reason: string }

/** Says why a game does not fit, and offers its own battle, or this one as far as it goes. */
export function MismatchNotice({
  mismatched: { replay, reason },
  onOwnBattle,
  onThisBattle,
  onClose,
}: {
  readonly mismatched: MismatchedGame
  readonly onOwnBattle: () => void
  readonly onThisBattle: () => void
  readonly onClose: () => void
}) {
  return (
    <div className="notice problem" role="alert">
      <p>This game does not fit the battle that is open. {reason}</p>
      {replay.battle && (
        <button type="button" className="primary" onClick={onOwnBattle}>
          Open its own battle
        </button>
      )}
      <button type="button" onClick={onThisBattle}>
        Play it here as far as it goes
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  )
}
