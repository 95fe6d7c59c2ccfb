import { type BattleState, NOBODY } from './state.ts'

/** Demoralization 2: the enemy of a demoralised side doubles its strengths in attack and defence, against everybody. */
export function moraleFactor(state: BattleState, side: number): number {
  return state.field.isAdvanced && state.demoralised === 1 - side ? 2 : 1
}

/** Standard Victory E: a demoralised side attacks one column worse, its enemy one column better. */
export function moraleShift(state: BattleState, attacker: number): number {
  if (state.field.isAdvanced || state.demoralised === NOBODY) return 0
  return state.demoralised === attacker ? -1 : 1
}
