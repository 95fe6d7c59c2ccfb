import { NOWHERE } from '../../../board/nowhere.ts'
import { ATTACKING, type BattleState, BEYOND_COMBAT, BOMBARDMENT, FAR, NOBODY } from './state.ts'

/** How far a combat has come. */
export const [NO_COMBAT, DECLARING, CHOOSING_DEFENCE, PAYING] = [0, 1, 2, 3] as const
/** The beaten fall back; guns that bombarded may withdraw, and do so; the victor advances. */
export const [FALLING_BACK, WITHDRAWING, GOING_BACK, ADVANCING] = [4, 5, 6, 7] as const

/** Whether a result concerns a piece in a role. */
export function isSubject(state: BattleState, piece: number, role: number): boolean {
  return (state.status[piece]! & role) !== 0 && state.hex[piece] !== NOWHERE && !isImmune(state, piece)
}

/** Standard Artillery C, Artillery 7: guns that bombard suffer nothing by it, in the advanced game from the next hex either. */
export function isImmune(state: BattleState, piece: number): boolean {
  const status = state.status[piece]!
  return (status & ATTACKING) !== 0 && ((status & FAR) !== 0 || state.phase === BOMBARDMENT)
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
