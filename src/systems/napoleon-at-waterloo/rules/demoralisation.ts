import { type Events, emitDemoralised } from './events.ts'
import { type BattleState, NOBODY } from './state.ts'

/** Demoralization: the first side to lose the points is demoralised, at once, to the end; the other one never. */
export function demoralise(state: BattleState, events: Events): void {
  const { points, demoralisable } = state.field.victory
  if (points === 0 || state.demoralised !== NOBODY) return
  const isShaken = (side: number) => (demoralisable & (1 << side)) !== 0 && state.lost[side]! >= points
  // Demoralization 4: both at the same instant, by an exchange: the defender is.
  const defender = 1 - state.side
  const side = isShaken(defender) ? defender : isShaken(state.side) ? state.side : NOBODY
  if (side === NOBODY) return
  state.demoralised = side
  emitDemoralised(state, events, side)
}
