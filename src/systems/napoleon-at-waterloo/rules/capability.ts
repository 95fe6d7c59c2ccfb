import { ARMS } from '../format/index.ts'
import { CAVALRY, INFANTRY, NO_ARM } from './battlefield.ts'
import { ATTACKING, type BattleState, BOMBARDMENT, NOBODY } from './state.ts'

/** One bit an arm, by the order of ARMS. */
const [HAS_INFANTRY, HAS_CAVALRY] = [1 << INFANTRY, 1 << CAVALRY] as const
const BOTH = HAS_INFANTRY | HAS_CAVALRY

/** The arms of those who attack. A leader adds none; where he is alone he counts as cavalry. */
function armsAttacking(state: BattleState): number {
  const { pieces, arm } = state.field
  let arms = 0
  for (let piece = 0; piece < pieces; piece++) {
    if ((state.status[piece]! & ATTACKING) !== 0) arms |= bitOf(arm[piece]!)
  }
  return arms || HAS_CAVALRY
}

/** The arms in the hexes that are attacked. */
function armsAttacked(state: BattleState): number {
  const { arm } = state.field
  let arms = 0
  for (let i = 0; i < state.targets; i++) {
    for (let piece = state.top[state.target[i]!]!; piece !== NOBODY; piece = state.below[piece]!) {
      arms |= bitOf(arm[piece]!)
    }
  }
  return arms || HAS_CAVALRY
}

const bitOf = (arm: number) => (arm === NO_ARM ? 0 : 1 << arm)

/** Capability: the modes that the attacker may choose from, one bit an arm; guns have only one. */
export function attackModes(state: BattleState): number {
  const arms = armsAttacking(state)
  // The standard game has no modes: its die is not modified.
  if (!state.field.isAdvanced || state.phase === BOMBARDMENT) return arms & -arms
  return bothHaveBoth(arms, armsAttacked(state)) ? HAS_INFANTRY : arms & BOTH
}

/** Capability: the modes that the defender may choose from. */
export function defenceModes(state: BattleState): number {
  const arms = armsAttacked(state)
  if (!state.field.isAdvanced) return arms & -arms
  return bothHaveBoth(armsAttacking(state), arms) ? arms & ~HAS_CAVALRY : arms
}

/** Capability, exception: where both sides have infantry and cavalry, neither may choose cavalry. */
function bothHaveBoth(one: number, other: number): boolean {
  return (one & other & BOTH) === BOTH
}

/** The row of the chart: the mode of attack, or for guns how far they fire; mixed ranges count as two hexes. */
export function chartRow(state: BattleState): 'infantry' | 'cavalry' | 'artillery-1' | 'artillery-2' {
  if (state.phase !== BOMBARDMENT) return state.mode === CAVALRY ? 'cavalry' : 'infantry'
  const { pieces, hexes } = state.field
  for (let piece = 0; piece < pieces; piece++) {
    if ((state.status[piece]! & ATTACKING) === 0) continue
    if (hexes.distance(state.hex[piece]!, state.target[0]!) > 1) return 'artillery-2'
  }
  return 'artillery-1'
}

/** What the capability chart adds to the die against a mode of defence. */
export function dieModifier(state: BattleState, defence: number): number {
  return state.field.isAdvanced ? state.field.charts.capability[chartRow(state)][ARMS[defence]!] : 0
}

/** The mode that is best for the defender: what odds are told with before he has chosen. */
export function bestDefence(state: BattleState): number {
  const modes = defenceModes(state)
  let best = NOBODY
  for (let arm = 0; arm < ARMS.length; arm++) {
    if ((modes & (1 << arm)) === 0) continue
    if (best === NOBODY || dieModifier(state, arm) < dieModifier(state, best)) best = arm
  }
  return best
}
