import { Play, RotateCcw, Square } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { useStore } from 'zustand'
import { PLAYER_NAMES, type PlayerName } from '../../src/players/index.ts'
import { count } from '../../src/scenario/wording.ts'
import { useDocument } from '../state/workbench.ts'
import { NumberField } from './number-field.tsx'
import type { Simulation } from './simulation.ts'

const PLAYERS: Readonly<Record<PlayerName, string>> = {
  random: 'Random: any legal action',
  beginner: 'Beginner: overlooks most of what it could do',
  heuristic: 'Heuristic: looks one action ahead',
  search: 'Search: thinks ahead; slower',
}

type Props = {
  readonly simulation: Simulation
  /** What the file holds. */
  readonly saved: string | undefined
  readonly isStopped: boolean
  readonly onPlay: () => void
}

/** How many games are played, and by whom. */
export function OrderForm({ simulation, saved, isStopped, onPlay }: Props) {
  const settings = useStore(simulation.store, (state) => state.settings)
  const isPlaying = useStore(simulation.store, (state) => state.isPlaying)
  const hasPlayed = useStore(simulation.store, (state) => state.balance !== undefined)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPlaying && !isStopped) onPlay()
  }
  const most = settings.margin === undefined ? '' : 'up to '
  return (
    <form className="order" onSubmit={onSubmit}>
      <PlayerChoices simulation={simulation} />
      <div className="order-numbers">
        <NumberField
          label={settings.margin === undefined ? 'Games' : 'Games at most'}
          value={settings.games}
          least={1}
          most={100_000}
          onChange={(games) => games !== undefined && simulation.change({ games })}
        />
        <NumberField
          label="Seed"
          value={settings.seed}
          least={0}
          most={2 ** 32 - 1}
          onChange={(seed) => seed !== undefined && simulation.change({ seed })}
        />
        <NumberField
          label="Stop at ± points"
          value={settings.margin}
          least={0.1}
          most={49.9}
          step={0.1}
          placeholder="never"
          onChange={(margin) => simulation.change({ margin })}
        />
      </div>
      <Comparison simulation={simulation} saved={saved} />
      <div className="buttons">
        {isPlaying ? (
          <button type="button" className="primary" onClick={() => simulation.stop()}>
            <Square aria-hidden="true" /> Stop
          </button>
        ) : (
          <button type="submit" className="primary" disabled={isStopped}>
            {hasPlayed ? <RotateCcw aria-hidden="true" /> : <Play aria-hidden="true" />} Play {most}
            {count(settings.games, 'game')}
          </button>
        )}
      </div>
    </form>
  )
}

/** Who plays each side: those that know the rulebook's game well enough. */
function PlayerChoices({ simulation }: { readonly simulation: Simulation }) {
  const id = useId()
  const sides = useDocument((state) => state.portrait?.sides) ?? []
  const isKnown = useDocument((state) => state.systemTools?.system.loadEvaluator !== undefined)
  const { players } = useStore(simulation.store, (state) => state.settings)
  const names = isKnown ? PLAYER_NAMES : PLAYER_NAMES.slice(0, 1)
  return sides.map(({ id: side, name }, i) => (
    <div className="field short" key={side} data-side={i}>
      <label htmlFor={`${id}${i}`}>{name}</label>
      <select
        id={`${id}${i}`}
        value={isKnown ? players[i] : 'random'}
        onChange={(event) => {
          const player = event.currentTarget.value as PlayerName
          simulation.change({ players: i === 0 ? [player, players[1]] : [players[0], player] })
        }}
      >
        {names.map((one) => (
          <option key={one} value={one}>
            {PLAYERS[one]}
          </option>
        ))}
      </select>
    </div>
  ))
}

function Comparison({ simulation, saved }: { readonly simulation: Simulation; readonly saved: string | undefined }) {
  const isCompared = useStore(simulation.store, (state) => state.settings.isCompared)
  const text = useDocument((state) => state.text)
  const obstacle =
    saved === undefined ? 'the battle has not been saved' : saved === text ? 'nothing has changed since' : undefined
  return (
    <label className="field flag">
      <input
        type="checkbox"
        checked={isCompared && obstacle === undefined}
        disabled={obstacle !== undefined}
        onChange={(event) => simulation.change({ isCompared: event.currentTarget.checked })}
      />
      <span>Compare with the saved version{obstacle !== undefined && <small> ({obstacle})</small>}</span>
    </label>
  )
}
