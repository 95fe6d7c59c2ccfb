import { useStore } from 'zustand'
import type { Balance } from '../../src/balance/report.ts'
import { HEATS } from './heat.ts'
import type { HeatChoice, Simulation } from './simulation.ts'

const KINDS = Object.keys(HEATS) as readonly HeatChoice['kind'][]

/** What of the games the map shows, and of which side. */
export function HeatChoices({ simulation, balance }: { readonly simulation: Simulation; readonly balance: Balance }) {
  const heat = useStore(simulation.store, (state) => state.heat)
  const sides = [undefined, 0, 1] as const
  return (
    <section className="heat-choices" aria-label="On the map: where">
      <h3>On the map: where…</h3>
      <div className="buttons">
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={heat?.kind === kind}
            onClick={() => simulation.setHeat(heat?.kind === kind ? undefined : { kind, side: heat?.side })}
          >
            {HEATS[kind].label}
          </button>
        ))}
      </div>
      {heat && (
        <div className="switch" role="radiogroup" aria-label="Whose">
          {sides.map((side) => (
            // biome-ignore lint/a11y/useSemanticElements: the switches of the editor are buttons.
            <button
              key={side ?? 'both'}
              type="button"
              role="radio"
              aria-checked={heat.side === side}
              data-side={side}
              onClick={() => simulation.setHeat({ ...heat, side })}
            >
              {side === undefined ? 'Both sides' : (balance.cast.sides[side]?.name ?? '')}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
