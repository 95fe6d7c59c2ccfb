import { useId } from 'react'
import { useStore } from 'zustand'
import { tellPace } from '../../src/balance/words.ts'
import { count } from '../../src/scenario/wording.ts'
import type { Simulation } from './simulation.ts'

/** How far the games are, and how long it will take. */
export function Progress({ simulation }: { readonly simulation: Simulation }) {
  const id = useId()
  const { settled, seconds } = useStore(simulation.store, (state) => state.progress)
  const order = useStore(simulation.store, (state) => state.order)
  const { games, margin } = order!
  const pace = settled === 0 ? 'the first games are being played' : tellPace(settled, games, seconds)
  return (
    <div className="playing">
      <progress max={games} value={settled} aria-labelledby={id} />
      <p id={id}>
        {settled} of {count(games, 'game')}: {pace}
        {margin === undefined ? '' : ' at the most'}
      </p>
    </div>
  )
}
