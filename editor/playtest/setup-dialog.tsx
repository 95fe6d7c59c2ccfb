import { type FormEvent, useState } from 'react'
import { isSeed, PlayerFields, SeedField, VariantFields } from '../play/game-form.tsx'
import type { PlayableBattle } from '../play/playable-battle.ts'
import { Dialog } from '../widgets/dialog.tsx'
import type { Setup } from './setup.ts'

/** Asks who plays, and with which dice. */
export function SetupDialog({
  battle,
  setup,
  onBegin,
  onClose,
}: {
  readonly battle: PlayableBattle
  readonly setup: Setup
  readonly onBegin: (setup: Setup) => void
  readonly onClose: () => void
}) {
  const [players, setPlayers] = useState(setup.players)
  const [isAlone, setAlone] = useState(setup.isAlone)
  const [seed, setSeed] = useState(String(setup.seed))
  const [variants, setVariants] = useState(setup.variants ?? [])
  const people = players.filter((id) => id === 'human').length
  const begin = (event: FormEvent) => {
    event.preventDefault()
    if (isSeed(seed)) onBegin({ players, isAlone, seed: Number(seed), variants })
  }
  return (
    <Dialog title="New game" onClose={onClose}>
      <form onSubmit={begin}>
        <PlayerFields battle={battle} players={players} onChange={setPlayers} />
        {people > 1 && (
          <label className="alone">
            <input type="checkbox" checked={isAlone} onChange={(event) => setAlone(event.currentTarget.checked)} />I
            play both sides: hide nothing, and skip the hand-over screen
          </label>
        )}
        <VariantFields battle={battle} chosen={variants} onChange={setVariants} />
        <SeedField seed={seed} onChange={setSeed} />
        <p className="buttons end">
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="primary" disabled={!isSeed(seed)}>
            Begin the battle
          </button>
        </p>
      </form>
    </Dialog>
  )
}
