import { NOWHERE } from '../../board/hex-grid.ts'
import { ARTILLERY } from './battlefield.ts'
import { ownerOf } from './stacks.ts'
import type { BattleState } from './state.ts'

export const isGun = (state: BattleState, piece: number) => state.field.arm[piece] === ARTILLERY

/**
 * Artillery 4: whether guns can fire from a hex at another two hexes away. A straight line leads through one hex, a bent
 * one through either of two: it is blocked only where both are.
 */
export function hasLineOfFire(state: BattleState, from: number, to: number, side: number): boolean {
  const { neighbours, distance } = linesOf(state)
  for (let i = from * 6; i < from * 6 + 6; i++) {
    const middle = neighbours[i]!
    if (middle !== NOWHERE && distance(middle, to) === 1 && !isBlocked(state, middle, side)) return true
  }
  return false
}

function linesOf({ field }: BattleState) {
  return { neighbours: field.hexes.neighbours, distance: (a: number, b: number) => field.hexes.distance(a, b) }
}

/** Woods stop fire, in the advanced game friends, too; in the standard game guns fire over units (Standard Artillery F). */
function isBlocked(state: BattleState, hex: number, side: number): boolean {
  if (state.field.blocks[hex] === 1) return true
  return state.field.isAdvanced && ownerOf(state, hex) === side
}
