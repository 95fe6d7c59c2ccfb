import { PlayerFields } from '../play/game-form.tsx'
import type { PlayableBattle } from '../play/playable-battle.ts'
import type { GameSession } from '../play/session.ts'
import type { Setup } from './setup.ts'

type Seats = Pick<Setup, 'players' | 'isAlone'>

/** Asks who plays a battle that is played for the first time. The first action takes the seats as they are. */
export function SeatsBar({
  battle,
  session,
  onChange,
  onBegin,
}: {
  readonly battle: PlayableBattle
  readonly session: GameSession
  readonly onChange: (seats: Seats) => void
  readonly onBegin: () => void
}) {
  const { players, isAlone } = session
  const people = players.filter((id) => id === 'human').length
  return (
    <section className="seats" aria-label="Who plays">
      <strong>Who plays?</strong>
      <PlayerFields battle={battle} players={players} onChange={(next) => onChange({ players: next, isAlone })} />
      {people > 1 && (
        <label className="alone">
          <input
            type="checkbox"
            checked={isAlone}
            onChange={(event) => onChange({ players, isAlone: event.currentTarget.checked })}
          />
          I play both sides
        </label>
      )}
      <button type="button" className="primary" onClick={onBegin}>
        Begin
      </button>
    </section>
  )
}
