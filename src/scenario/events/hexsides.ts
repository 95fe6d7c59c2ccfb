import { plainSide, sideLabel } from '../../board/hex-sides.ts'
import type { HexReader } from '../checks/hexes.ts'
import { Report } from '../diagnostic.ts'
import { isCrossing, isWater, type SideKinds } from '../hexsides/kinds.ts'
import { forEachSide, type HexsideLists } from '../hexsides/read.ts'
import type { HexsideChange } from './events.ts'

/**
 * `board.hexsides` after some changes. A bridge or ford comes onto the water that is there; everything else takes the place of
 * what is there, and a crossing goes with its water.
 */
export function changeHexsides(
  before: HexsideLists | undefined,
  changes: readonly HexsideChange[],
  kinds: SideKinds<unknown>,
  reader: HexReader,
): HexsideLists {
  const { grid } = reader
  // By kind, and there by the smaller number of each side: the side as it is told.
  const lists = new Map<string, Map<number, number>>()
  const sidesIn = (list: readonly (string | undefined)[] | undefined) => {
    const sides: number[] = []
    forEachSide(list, [], reader, new Report(), (side) => sides.push(side))
    return sides
  }
  const listOf = (id: string) => {
    const list = lists.get(id) ?? new Map<number, number>()
    lists.set(id, list)
    return list
  }
  for (const [id, list] of Object.entries(before ?? {})) {
    for (const side of sidesIn(list)) listOf(id).set(plainSide(grid, side), side)
  }
  for (const { sides, becomes, removes } of changes) {
    for (const side of sidesIn(sides)) {
      const plain = plainSide(grid, side)
      if (removes !== undefined) remove(plain, removes)
      if (becomes !== undefined) {
        const kind = kinds.get(becomes)
        const goes = (id: string) => {
          const other = kinds.get(id)
          return !kind || !other || !isCrossing(kind) || isCrossing(other)
        }
        for (const id of lists.keys()) if (goes(id)) listOf(id).delete(plain)
        listOf(becomes).set(plain, side)
      }
    }
  }
  return Object.fromEntries(
    [...lists].map(([id, list]) => [id, [...list.values()].map((side) => sideLabel(grid, side))]),
  )

  function remove(plain: number, id: string): void {
    listOf(id).delete(plain)
    const kind = kinds.get(id)
    // Without water there is nothing to bridge.
    if (!kind || !isWater(kind)) return
    for (const [other, list] of lists) {
      const crossing = kinds.get(other)
      if (crossing && isCrossing(crossing)) list.delete(plain)
    }
  }
}
