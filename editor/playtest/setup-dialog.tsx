import { type FormEvent, useState } from 'react'
import { Dialog } from '../app/dialogs/dialog.tsx'
import type { Battle } from '../play/battle.ts'
import { anySeed } from '../play/files.ts'
import { Icon } from '../play/icons.tsx'
import { PLAYERS, type PlayerId } from '../play/players.ts'
import type { Setup } from './setup.ts'

/** Asks who plays, and with which dice. */
export function SetupDialog({
  battle,
  setup,
  onBegin,
  onClose,
}: {
  readonly battle: Battle
  readonly setup: Setup
  readonly onBegin: (setup: Setup) => void
  readonly onClose: () => void
}) {
  const [players, setPlayers] = useState(setup.players)
  const [isAlone, setAlone] = useState(setup.isAlone)
  const [seed, setSeed] = useState(String(setup.seed))
  const isSeed = /^\d{1,15}$/.test(seed)
  const people = players.filter((id) => id === 'human').length
  const begin = (event: FormEvent) => {
    event.preventDefault()
    if (isSeed) onBegin({ players, isAlone, seed: Number(seed) })
  }
  return (
    <Dialog title="New game" onClose={onClose}>
      <form onSubmit={begin}>
        {battle.sides.map((name, side) => (
          <label key={side} className={`player side-${side}`}>
            <span>{name}</span>
            <select
              value={players[side]}
              onChange={(event) => setPlayers(players.with(side, event.currentTarget.value as PlayerId))}
            >
              {battle.players.map((id) => (
                <option key={id} value={id}>
                  {PLAYERS[id].name}
                </option>
              ))}
            </select>
          </label>
        ))}
        {people > 1 && (
          <label className="alone">
            <input type="checkbox" checked={isAlone} onChange={(event) => setAlone(event.currentTarget.checked)} />I
            play both sides: hide nothing, and do without the screen that hands the device over
          </label>
        )}
        <label className="player">
          <span>Seed of the dice</span>
          <span className="seed">
            <input
              inputMode="numeric"
              value={seed}
              aria-invalid={!isSeed}
              onChange={(event) => setSeed(event.currentTarget.value.trim())}
            />
            <button
              type="button"
              title="Another seed"
              aria-label="Another seed"
              onClick={() => setSeed(String(anySeed()))}
            >
              <Icon name="again" />
            </button>
          </span>
        </label>
        {!isSeed && (
          <p className="problem" role="alert">
            The seed is a whole number of at most 15 digits. The same seed gives the same dice.
          </p>
        )}
        <p className="buttons end">
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="primary" disabled={!isSeed}>
            Begin the battle
          </button>
        </p>
      </form>
    </Dialog>
  )
}
