import { CAVALRY, INFANTRY } from './battlefield.ts'
import { NO_MODE } from './mode-table.ts'
import { ATTACKING, type BattleState, BOMBARDMENT, NOBODY } from './state.ts'

/** The modes of those who attack, one bit each. A leader adds none; where he is alone he counts as cavalry. */
function modesAttacking(state: BattleState): number {
  const { pieces, mode } = state.field
  let modes = 0
  for (let piece = 0; piece < pieces; piece++) {
    if ((state.status[piece]! & ATTACKING) !== 0) modes |= bitOf(mode[piece]!)
  }
  return modes || 1 << CAVALRY
}

/** The modes in the hexes that are attacked. */
function modesAttacked(state: BattleState): number {
  const { mode } = state.field
  let modes = 0
  for (let i = 0; i < state.targets; i++) {
    for (let piece = state.top[state.target[i]!]!; piece !== NOBODY; piece = state.below[piece]!) {
      modes |= bitOf(mode[piece]!)
    }
  }
  return modes || 1 << CAVALRY
}

const bitOf = (mode: number) => (mode === NO_MODE ? 0 : 1 << mode)

/** Capability: the modes that the attacker may choose from, one bit each; guns of one kind have only one. */
export function attackModes(state: BattleState): number {
  const modes = modesAttacking(state)
  // The standard game has no modes: its die is not modified.
  if (!state.field.isAdvanced) return modes & -modes
  if (state.phase === BOMBARDMENT) return modes
  const { ofArm } = state.field.modes
  return bothHaveBoth(state, modes, modesAttacked(state))
    ? modes & ofArm[INFANTRY]!
    : modes & (ofArm[INFANTRY]! | ofArm[CAVALRY]!)
}

/** Capability: the modes that the defender may choose from. */
export function defenceModes(state: BattleState): number {
  const modes = modesAttacked(state)
  if (!state.field.isAdvanced) return modes & -modes
  return bothHaveBoth(state, modesAttacking(state), modes) ? modes & ~state.field.modes.ofArm[CAVALRY]! : modes
}

/** Capability, exception: where both sides have infantry and cavalry, neither may choose cavalry. */
function bothHaveBoth({ field }: BattleState, one: number, other: number): boolean {
  const { ofArm } = field.modes
  const [foot, horse] = [ofArm[INFANTRY]!, ofArm[CAVALRY]!]
  return (one & foot) !== 0 && (one & horse) !== 0 && (other & foot) !== 0 && (other & horse) !== 0
}

/** The row of the chart: the arm of the mode of attack, or for guns how far they fire; mixed ranges count as two hexes. */
export function chartRow(state: BattleState): 'infantry' | 'cavalry' | 'artillery-1' | 'artillery-2' {
  if (state.phase !== BOMBARDMENT) return state.field.modes.arms[state.mode] === CAVALRY ? 'cavalry' : 'infantry'
  return isFromAfar(state) ? 'artillery-2' : 'artillery-1'
}

/** Whether guns of a bombardment fire farther than one hex. */
function isFromAfar(state: BattleState): boolean {
  const { pieces, hexes } = state.field
  for (let piece = 0; piece < pieces; piece++) {
    if ((state.status[piece]! & ATTACKING) === 0) continue
    if (hexes.distance(state.hex[piece]!, state.target[0]!) > 1) return true
  }
  return false
}

/** What the capability chart adds to the die against a mode of defence. */
export function dieModifier(state: BattleState, defence: number): number {
  const { isAdvanced, modes } = state.field
  if (!isAdvanced) return 0
  const isFar = state.phase === BOMBARDMENT && isFromAfar(state)
  return modes.chart[(state.mode * 2 + Number(isFar)) * modes.names.length + defence]!
}

/** The mode that is best for the defender: what odds are told with before he has chosen. */
export function bestDefence(state: BattleState): number {
  const modes = defenceModes(state)
  let best = NOBODY
  for (let mode = 0; mode < state.field.modes.names.length; mode++) {
    if ((modes & (1 << mode)) === 0) continue
    if (best === NOBODY || dieModifier(state, mode) < dieModifier(state, best)) best = mode
  }
  return best
}
