import { LOSSES } from '../../../engine/conditions/asked.ts'
import { stir } from '../../../engine/conditions/book.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import { D10 } from '../format/index.ts'
import { emitGeneral, emitLoss } from './emit-events.ts'
import type { Events } from './events.ts'
import { reveal } from './hidden-units.ts'
import { eliminate, generalOf } from './position.ts'
import { type BattleState, NOBODY } from './state.ts'

/** Takes elements off a unit, and the unit off the board with its last (9.1.1). Says whether its general was killed (9.4). */
export function loseElements(state: BattleState, unit: number, losses: number, events: Events): boolean {
  if (losses === 0) return false
  const actual = Math.min(losses, state.elements[unit]!)
  const general = generalOf(state, unit)
  state.elements[unit]! -= actual
  reveal(state, unit, events)
  stir(state.memory, LOSSES)
  emitLoss(state, events, unit, actual)
  if (state.elements[unit] === 0) eliminate(state, unit)
  if (general === NOBODY) return false
  const die = rollDie(state, D10) + 1
  const isKilled = die <= actual
  emitGeneral(state, events, general, actual, die, isKilled)
  if (isKilled) eliminate(state, general)
  return isKilled
}
