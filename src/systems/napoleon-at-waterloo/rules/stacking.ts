import { isClosedTo, isHindered } from './army-morale.ts'
import { isInReserve } from './keep-time.ts'
import { fitsIn, isEnemyIn } from './stacks.ts'
import { type BattleState, MOVED, NOBODY } from './state.ts'
import { allowanceOf } from './weather.ts'
import { isInEnemyZone, mayLeave } from './zones.ts'

/** Whether a piece on the board can take a step at all. */
export function canStir(state: BattleState, piece: number): boolean {
  const { hexes, stepsOf, gait, side, exits, charts } = state.field
  const points = allowanceOf(state, piece)
  const steps = stepsOf[gait[piece]!]!
  const hex = state.hex[piece]!
  if (isInReserve(state, piece)) return false
  const own = side[piece]!
  if (!mayLeave(state, piece, hex)) return false
  const start = isInEnemyZone(state, hex, own) ? charts.zones.leave : 0
  if (exits[own as 0 | 1][hex] === 1 && start < points) return true
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    if (steps[i] === 0) continue
    const next = hexes.neighbours[i]!
    const zone = isInEnemyZone(state, next, own) ? charts.zones.enter : 0
    if (start + steps[i]! + zone > points || isEnemyIn(state, next, own)) continue
    if (!isHindered(state) || !isClosedTo(state, own, next)) return true
  }
  return false
}

/** Movement 2: whether a piece may end its move with the others in a hex: room is left once all have gone who still can. */
export function hasRoom(state: BattleState, piece: number, hex: number): boolean {
  const { size, charts } = state.field
  if (fitsIn(state, piece, hex)) return true
  let staying = size[piece]!
  for (let other = state.top[hex]!; other !== NOBODY; other = state.below[other]!) {
    if (other !== piece && ((state.status[other]! & MOVED) !== 0 || !canStir(state, other))) staying += size[other]!
  }
  return staying <= charts.stacking
}
