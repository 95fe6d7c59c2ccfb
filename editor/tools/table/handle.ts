import { ahead } from '../../../src/board/table/facing.ts'
import type { Point } from '../../../src/board/table/point.ts'
import type { TableDesk } from '../tool.ts'
import { arrangementOf, centreOf } from './arrangement.ts'
import { selectedPieces } from './hit-targets.ts'
import { keepOn } from './snap.ts'

/** How far the handle lies before the foremost of a group. */
const BEFORE = 12

/** The handle that turns the selected units: before their middle, where the first of them looks. */
export function turningHandle(
  desk: Omit<TableDesk, 'near'>,
): { readonly at: Point; readonly centre: Point; readonly facing: number } | undefined {
  const group = selectedPieces(desk)
  const facing = group.find(({ piece }) => piece.facing !== undefined)?.piece.facing
  if (facing === undefined) return undefined
  const centre = centreOf(arrangementOf(group))
  const foremost = Math.max(
    ...group.map(({ at }) => {
      const [dx, dy] = [at[0] - centre[0], at[1] - centre[1]]
      const [fx, fy] = ahead([0, 0], facing, 100)
      return (dx * fx + dy * fy) / 100
    }),
  )
  return { at: keepOn(desk.size, ahead(centre, facing, Math.round(foremost) + BEFORE)), centre, facing }
}
