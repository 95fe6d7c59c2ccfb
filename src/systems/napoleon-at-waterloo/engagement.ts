import { NOWHERE } from '../../board/nowhere.ts'
import { type BattleState, BEYOND_COMBAT, FAR, NOBODY } from './state.ts'

/** How far a combat has come. */
export const [NO_COMBAT, DECLARING, CHOOSING_DEFENCE, PAYING, WITHDRAWING, FALLING_BACK, ADVANCING] = [
  0, 1, 2, 3, 4, 5, 6,
] as const

/** Whether a result concerns a piece in a role: guns that fire two hexes far never suffer (Standard Artillery C). */
export function isSubject(state: BattleState, piece: number, role: number): boolean {
  const status = state.status[piece]!
  return (status & role) !== 0 && (status & FAR) === 0 && state.hex[piece] !== NOWHERE
}

/** The combat is over: nobody is involved any more. */
export function endCombat(state: BattleState): void {
  for (let piece = 0; piece < state.field.pieces; piece++) state.status[piece]! &= BEYOND_COMBAT
  state.target.fill(0)
  state.vacant.fill(0)
  state.step = NO_COMBAT
  state.targets = 0
  state.vacated = 0
  state.mode = 0
  state.defence = 0
  state.victor = NOBODY
  state.owed = 0
  state.full = NOWHERE
}
