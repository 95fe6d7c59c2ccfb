import { runsInside } from '../../../../board/table/line-inside.ts'
import type { Point } from '../../../../board/table/point.ts'
import { contains } from '../../../../board/table/ring.ts'
import type { Feature } from '../../format/index.ts'
import type { BattleState } from '../state.ts'

/**
 * 1.8: whether somebody at one point sees another. Woods and buildings that contain neither end block, and those that
 * contain one where more than a little of the line is in them; hills block unless an end is on them; units never do.
 */
export function sees(state: BattleState, fromX: number, fromY: number, toX: number, toY: number): boolean {
  const { features } = state.field.ground
  for (const feature of features) {
    if (!feature.blocks || isBeside(feature, fromX, fromY, toX, toY)) continue
    if (isBetween(feature, [fromX, fromY], [toX, toY], state.field.tables.reach.sight)) return false
  }
  return true
}

function isBetween({ ring, isHill }: Feature, from: Point, to: Point, depth: number): boolean {
  // Roads, brooks and other lines are never in the way.
  if (!ring) return false
  const holdsAnEnd = contains(ring, from) || contains(ring, to)
  if (isHill) return !holdsAnEnd && runsInside(ring, from, to, 0)
  return runsInside(ring, from, to, holdsAnEnd ? depth : 0)
}

/** Whether a line passes by the box around a feature: most do, and the exact answer is dear. */
function isBeside({ bounds }: Feature, ax: number, ay: number, bx: number, by: number): boolean {
  const { west, east, south, north } = bounds
  return (
    (ax < west && bx < west) || (ax > east && bx > east) || (ay < south && by < south) || (ay > north && by > north)
  )
}
