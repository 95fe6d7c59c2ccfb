import { Scale, Square, TriangleAlert } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useStore } from 'zustand'
import { ADVISED_PARTS, type AdvisedPart } from '../../src/balance/advice/candidates.ts'
import { count } from '../../src/scenario/wording.ts'
import { useDocument, useWorkbench } from '../state/workbench.ts'
import { AdviceList } from './advice-list.tsx'
import { type Advisor, advisorOf } from './advisor.ts'
import { NumberField } from './number-field.tsx'
import { simulationOf, threadCount } from './simulation.ts'

const PARTS: Readonly<Record<AdvisedPart, string>> = {
  units: 'Units',
  arrivals: 'Arrivals',
  turns: 'Turns',
  victory: 'Victory',
  terrain: 'Terrain',
}

type Props = { readonly canPlay: boolean; readonly onPlaces: (places: readonly number[]) => void }

/** Small edits that give a side the wanted share of victories: tried by games, shown and made on the spot. */
export function MakeItFair({ canPlay, onPlaces }: Props) {
  const { document } = useWorkbench()
  const advisor = advisorOf(document)
  const isLooking = useStore(advisor.store, (state) => state.isLooking)
  const trouble = useStore(advisor.store, (state) => state.trouble)
  // Whoever has asked finds it open when he comes back.
  const [isOpen, setIsOpen] = useState(() => advisor.store.getState().order !== undefined)
  const ask = () => {
    document.settle()
    const { text, used, variant } = document.state
    const { side, low, high, may } = advisor.store.getState().settings
    const { players, seed } = simulationOf(document).store.getState().settings
    const wanted = { side, low: low / 100, high: high / 100 }
    advisor.ask({ text, used, variant, wanted, may, players, seed, threads: threadCount() })
  }
  return (
    <details
      className="report-section make-it-fair"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Make it fair</summary>
      <p className="about">
        Tries small edits on the same dice and lists those that bring the share of victories to where you want it, the
        smallest first. Players and seed are those above.
      </p>
      <WishForm advisor={advisor} canAsk={canPlay} onAsk={ask} />
      {isLooking && <Round advisor={advisor} />}
      {trouble !== undefined && (
        <p className="warned" role="alert">
          <TriangleAlert aria-hidden="true" /> {trouble}
        </p>
      )}
      <AdviceList advisor={advisor} onPlaces={onPlaces} />
    </details>
  )
}

type FormProps = { readonly advisor: Advisor; readonly canAsk: boolean; readonly onAsk: () => void }

/** Whose share is to be what, and what may be changed for it. */
function WishForm({ advisor, canAsk, onAsk }: FormProps) {
  const id = useId()
  const sides = useDocument((state) => state.portrait?.sides) ?? []
  const { side, low, high, may } = useStore(advisor.store, (state) => state.settings)
  const isLooking = useStore(advisor.store, (state) => state.isLooking)
  const obstacle =
    low > high
      ? 'The lower end is above the upper one.'
      : may.length === 0
        ? 'Choose at least one thing that may change.'
        : undefined
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (canAsk && obstacle === undefined && !isLooking) onAsk()
  }
  return (
    <form className="order" onSubmit={onSubmit}>
      <div className="order-numbers">
        <div className="field">
          <label htmlFor={id}>Share of</label>
          <select
            id={id}
            value={side}
            onChange={(event) => advisor.change({ side: Number(event.currentTarget.value) })}
          >
            {sides.map(({ id: one, name }, i) => (
              <option key={one} value={i}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <NumberField
          label="From %"
          value={low}
          least={0}
          most={100}
          onChange={(value) => value !== undefined && advisor.change({ low: value })}
        />
        <NumberField
          label="To %"
          value={high}
          least={0}
          most={100}
          onChange={(value) => value !== undefined && advisor.change({ high: value })}
        />
      </div>
      <fieldset className="may-change">
        <legend>What may change</legend>
        {ADVISED_PARTS.map((part) => (
          <label key={part}>
            <input
              type="checkbox"
              checked={may.includes(part)}
              onChange={({ currentTarget: { checked } }) =>
                advisor.change({ may: ADVISED_PARTS.filter((one) => (one === part ? checked : may.includes(one))) })
              }
            />
            {PARTS[part]}
          </label>
        ))}
      </fieldset>
      {obstacle !== undefined && <p className="about">{obstacle}</p>}
      <div className="buttons">
        {isLooking ? (
          <button type="button" className="primary" onClick={() => advisor.stop()}>
            <Square aria-hidden="true" /> Stop
          </button>
        ) : (
          <button type="submit" className="primary" disabled={!canAsk || obstacle !== undefined}>
            <Scale aria-hidden="true" /> Find edits
          </button>
        )}
      </div>
    </form>
  )
}

/** How far the games of this round are. */
function Round({ advisor }: { readonly advisor: Advisor }) {
  const id = useId()
  const round = useStore(advisor.store, (state) => state.round)
  const { battles = 0, games = 1, settled = 0 } = round ?? {}
  const what =
    battles === 0
      ? 'Getting ready'
      : battles === 1
        ? `The battle as it is: ${settled} of ${count(games, 'game')}`
        : `${battles} battles on the same dice: ${settled} of ${count(games, 'game')} each`
  return (
    <div className="playing">
      <progress max={games} value={settled} aria-labelledby={id} />
      <p id={id} role="status">
        {what}
      </p>
    </div>
  )
}
