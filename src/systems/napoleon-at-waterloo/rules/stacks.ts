import { NOWHERE } from '../../../board/nowhere.ts'
import { MOVES } from '../../../engine/conditions/asked.ts'
import { stir } from '../../../engine/conditions/book.ts'
import { type BattleState, NOBODY } from './state.ts'

/** Whose hex it is, or NOBODY: friends and enemies never share one. */
export function ownerOf(state: BattleState, hex: number): number {
  const piece = state.top[hex]!
  return piece === NOBODY ? NOBODY : state.field.side[piece]!
}

/** How many pieces are in a hex. */
export function countIn(state: BattleState, hex: number): number {
  let count = 0
  for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) count++
  return count
}

/** For how many units those in a hex count: Movement 2, and what kinds of the battle's own say. */
export function roomTaken(state: BattleState, hex: number): number {
  const { size } = state.field
  let taken = 0
  for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) taken += size[piece]!
  return taken
}

/** Whether one more may stand in a hex. */
export function fitsIn(state: BattleState, piece: number, hex: number): boolean {
  return roomTaken(state, hex) + state.field.size[piece]! <= state.field.charts.stacking
}

/** Whether there is an enemy of a side in a hex. */
export function isEnemyIn(state: BattleState, hex: number, side: number): boolean {
  return ownerOf(state, hex) === 1 - side
}

/** Puts a piece into a hex, by its number among those who are there, so that equal positions are equal numbers. */
export function put(state: BattleState, piece: number, hex: number): void {
  state.hex[piece] = hex
  let above = NOBODY
  let next = state.top[hex]!
  while (next !== NOBODY && next < piece) {
    above = next
    next = state.below[next]!
  }
  state.below[piece] = next
  if (above === NOBODY) state.top[hex] = piece
  else state.below[above] = piece
  control(state, hex, state.field.zone[piece]!)
  stir(state.memory, MOVES)
  // A leader is no combat unit, and holds nothing.
  if (state.control.length > 0 && state.field.recruits[piece]!.kind !== 'leader') {
    state.control[hex] = state.field.side[piece]!
  }
}

/** Takes a piece off its hex. */
export function lift(state: BattleState, piece: number): void {
  const hex = state.hex[piece]!
  if (state.top[hex] === piece) state.top[hex] = state.below[piece]!
  else {
    let above = state.top[hex]!
    while (state.below[above] !== piece) above = state.below[above]!
    state.below[above] = state.below[piece]!
  }
  state.below[piece] = NOBODY
  state.hex[piece] = NOWHERE
  control(state, hex, -state.field.zone[piece]!)
  stir(state.memory, MOVES)
}

/** Zones A: a unit controls all six hexes around it, always; but not across a river. */
function control(state: BattleState, hex: number, weight: number): void {
  const { controls } = state.field.sideTables
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const next = controls[i]!
    if (next !== NOWHERE) state.zones[next]! += weight
  }
}
