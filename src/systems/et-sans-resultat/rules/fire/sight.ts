import { runsInside } from '../../../../board/table/line-inside.ts'
import type { Point } from '../../../../board/table/point.ts'
import { contains, type Ring } from '../../../../board/table/ring.ts'
import type { Feature } from '../../format/index.ts'
import type { BattleState } from '../state.ts'
import { isBeyondSight } from '../weather.ts'

/**
 * 1.8: whether somebody at one point sees another. Woods and buildings that contain neither end block, and those that
 * contain one where more than a little of the line is in them; hills block unless an end is on them; units never do.
 */
export function sees(state: BattleState, fromX: number, fromY: number, toX: number, toY: number): boolean {
  if (isBeyondSight(state, fromX, fromY, toX, toY)) return false
  const { features } = state.field.ground
  for (const feature of features) {
    if (!feature.screen || isBeside(feature, fromX, fromY, toX, toY)) continue
    const depth = feature.row.sight ?? state.field.tables.reach.sight
    if (isBetween(feature.screen, feature.isHill, [fromX, fromY], [toX, toY], depth)) return false
  }
  return true
}

function isBetween(screen: Ring, isHill: boolean, from: Point, to: Point, depth: number): boolean {
  const holdsAnEnd = contains(screen, from) || contains(screen, to)
  if (isHill) return !holdsAnEnd && runsInside(screen, from, to, 0)
  return runsInside(screen, from, to, holdsAnEnd ? depth : 0)
}

/** Whether a line passes by the box around a feature: most do, and the exact answer is dear. */
function isBeside({ bounds }: Feature, ax: number, ay: number, bx: number, by: number): boolean {
  const { west, east, south, north } = bounds
  return (
    (ax < west && bx < west) || (ax > east && bx > east) || (ay < south && by < south) || (ay > north && by > north)
  )
}
