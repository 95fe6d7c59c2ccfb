import { useId } from 'react'
import { useStore } from 'zustand'
import { formatPace } from '../../src/balance/report-text.ts'
import { count } from '../../src/scenario/wording.ts'
import type { Simulation } from './simulation.ts'

/** How far the games are, and how long it will take. */
export function Progress({ simulation }: { readonly simulation: Simulation }) {
  const id = useId()
  const { settled, seconds } = useStore(simulation.store, (state) => state.progress)
  const order = useStore(simulation.store, (state) => state.order)
  const { games, margin } = order!
  const pace = isTooEarly(settled, seconds) ? 'the first games are being played' : formatPace(settled, games, seconds)
  return (
    <div className="playing">
      <progress max={games} value={settled} aria-labelledby={id} />
      <p id={id}>
        {settled} of {count(games, 'game')}: {pace}
        {margin === undefined || isTooEarly(settled, seconds) ? '' : ' at most'}
      </p>
    </div>
  )
}

/** Workers that have just begun say nothing of how long it will take. */
const isTooEarly = (settled: number, seconds: number) => settled < 3 || seconds < 1
