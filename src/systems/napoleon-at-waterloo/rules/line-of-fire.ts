import { isLineBarred } from '../../../board/side-lines.ts'
import { ARTILLERY } from './battlefield.ts'
import { ownerOf } from './stacks.ts'
import type { BattleState } from './state.ts'
import { isHiddenByWeather } from './weather.ts'

export const isGun = (state: BattleState, piece: number) => state.field.arm[piece] === ARTILLERY

/**
 * Artillery 4: whether guns can fire from a hex at another beyond the next, in the weather that there is. Where the line leads through a hex, that may
 * not stop it; where it leads between two, only both together do.
 */
export function hasLineOfFire(state: BattleState, from: number, to: number, side: number): boolean {
  const { hexes, grid, sideTables } = state.field
  if (isHiddenByWeather(state, from, to)) return false
  if (sideTables.blocks && hexes.distance(from, to) > 1 && isLineBarred(hexes, from, to, sideTables.blocks))
    return false
  const { crossed, along } = hexes.line(from, to)
  for (let i = 0; i < crossed.length; i++) if (isBlocked(state, from + crossed[i]!, side)) return false
  const row = from % grid.rows
  // A line leaves the board over its northern and southern edge only: no column lies beyond those at its ends.
  const isOpen = (hex: number, rowThere: number) =>
    rowThere >= 0 && rowThere < grid.rows && !isBlocked(state, hex, side)
  for (let i = 0; i < along.length; i += 4) {
    const one = isOpen(from + along[i]!, row + along[i + 1]!)
    if (!one && !isOpen(from + along[i + 2]!, row + along[i + 3]!)) return false
  }
  return true
}

/** Woods stop fire, in the advanced game friends, too; in the standard game guns fire over units (Standard Artillery F). */
function isBlocked(state: BattleState, hex: number, side: number): boolean {
  if (state.field.blocks[hex] === 1) return true
  return state.field.isAdvanced && ownerOf(state, hex) === side
}
