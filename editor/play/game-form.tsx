import { randomSeed } from './download-replay.ts'
import { Icon } from './icons.tsx'
import type { PlayableBattle } from './playable-battle.ts'
import { PLAYERS, type PlayerId } from './players.ts'

/** Who plays each side. */
export function PlayerFields({
  battle,
  players,
  onChange,
}: {
  readonly battle: PlayableBattle
  readonly players: readonly PlayerId[]
  readonly onChange: (players: readonly PlayerId[]) => void
}) {
  return battle.sides.map((name, side) => (
    <label key={side} className={`player side-${side}`}>
      <span>{name}</span>
      <select
        value={players[side]}
        onChange={(event) => onChange(players.with(side, event.currentTarget.value as PlayerId))}
      >
        {battle.players.map((id) => (
          <option key={id} value={id}>
            {PLAYERS[id].name}
          </option>
        ))}
      </select>
    </label>
  ))
}

/** The variants of the battle, of which any may be chosen that do not exclude each other. */
export function VariantFields({
  battle: { variants },
  chosen,
  onChange,
}: {
  readonly battle: PlayableBattle
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}) {
  if (variants.length === 0) return null
  return (
    <fieldset className="variants">
      <legend>Variants</legend>
      {variants.map(({ id, name, description, excludes }) => {
        const isExcluded = excludes.some((other) => chosen.includes(other))
        return (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={isExcluded}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
            <span>
              {name}
              {description !== undefined && <small>{description}</small>}
              {isExcluded && <small>Excluded by another that is chosen.</small>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** Whether a text can be the seed of the dice. */
export const isSeed = (text: string): boolean => /^\d{1,15}$/.test(text)

/** The seed of the dice, as it is typed. */
export function SeedField({ seed, onChange }: { readonly seed: string; readonly onChange: (seed: string) => void }) {
  return (
    <>
      <label className="player">
        <span>Seed of the dice</span>
        <span className="seed">
          <input
            inputMode="numeric"
            value={seed}
            aria-invalid={!isSeed(seed)}
            onChange={(event) => onChange(event.currentTarget.value.trim())}
          />
          <button
            type="button"
            title="Another seed"
            aria-label="Another seed"
            onClick={() => onChange(String(randomSeed()))}
          >
            <Icon name="again" />
          </button>
        </span>
      </label>
      {!isSeed(seed) && (
        <p className="problem" role="alert">
          Enter a whole number of at most 15 digits. The same seed gives the same dice.
        </p>
      )}
    </>
  )
}
