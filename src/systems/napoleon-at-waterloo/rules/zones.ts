import type { BattleState } from './state.ts'

// A number of `zones` is four counts of eight bits: the pieces of the first side that control the hex, those of the second,
// and how many of both demoralisation spares. Twenty units may stack, and as many more come before those go: 240 in six hexes.

/** Whether a hex is in a zone of control of a side's enemy. */
export function isInEnemyZone(state: BattleState, hex: number, side: number): boolean {
  return ((state.zones[hex]! >>> (8 - 8 * side)) & 255) !== 0
}

/**
 * Zones 2, Demoralization 2 and 3: whether the enemies around a hex hold infantry and artillery there. Those who are
 * demoralised hold nobody; whom demoralisation spares, such as Prussians, holds on.
 */
export function isHeldIn(state: BattleState, hex: number, side: number): boolean {
  const spared = state.field.isAdvanced && state.demoralised === 1 - side ? 16 : 0
  return ((state.zones[hex]! >>> (8 - 8 * side + spared)) & 255) !== 0
}

/** Whether a piece in a hex may go on from there. Zones 2 forbids it to infantry and artillery, so a leader may. */
export function mayLeave(state: BattleState, piece: number, hex: number): boolean {
  const { isAdvanced, leaves, side } = state.field
  if (leaves[piece] === 1) return true
  // Standard Zones C and D, Movement G and H: nobody leaves a zone of control but by combat.
  return isAdvanced ? !isHeldIn(state, hex, side[piece]!) : !isInEnemyZone(state, hex, side[piece]!)
}
