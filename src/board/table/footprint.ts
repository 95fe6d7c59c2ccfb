import { FACINGS, VECTORS } from './facing.ts'
import type { Point } from './point.ts'

/** A rectangle on the table, in tenths: its width lies across its facing, its depth along it. */
export type Footprint = {
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly width: number
  readonly depth: number
}

/** How two footprints meet. */
export const APART = 0
export const CONTACT = 1
export const OVERLAP = 2
export type Meeting = typeof APART | typeof CONTACT | typeof OVERLAP

/** Whether two footprints share more than their borders. */
export function overlaps(a: Footprint, b: Footprint): boolean {
  return meetingOf(a, b) === OVERLAP
}

/** Whether two footprints touch: they do not overlap, and the gap between them is at most a tenth. */
export function isInContact(a: Footprint, b: Footprint): boolean {
  return meetingOf(a, b) === CONTACT
}

/** Clockwise from the front left, in thousandths of a tenth; an odd width or depth gives halves of them. */
export function corners({ x, y, facing, width, depth }: Footprint): readonly [Point, Point, Point, Point] {
  const [fx, fy] = VECTORS[facing]!
  const corner = (across: number, along: number): Point => [
    x * 1000 + (across * width * fy + along * depth * fx) / 2,
    y * 1000 + (-across * width * fx + along * depth * fy) / 2,
  ]
  return [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)]
}

/**
 * How two footprints meet, told in plain numbers for those who ask it a thousand times. The gap is the widest that
 * separates them along a side of either. All is done in whole numbers, far below 2^53.
 */
export function meet(
  ax: number,
  ay: number,
  aFacing: number,
  aWidth: number,
  aDepth: number,
  bx: number,
  by: number,
  bFacing: number,
  bWidth: number,
  bDepth: number,
): Meeting {
  const dx = bx - ax
  const dy = by - ay
  // No corner is further from its centre than half of width and depth together: most pairs are told apart by this.
  const far = aWidth + aDepth + bWidth + bDepth + 4
  if (2 * dx > far || 2 * dx < -far || 2 * dy > far || 2 * dy < -far) return APART
  let meeting: Meeting = OVERLAP
  for (let side = 0; side < 4; side++) {
    // Footprints are symmetric: of each the axis ahead and the axis to the right are enough.
    const axis = side === 0 ? aFacing : side === 1 ? (aFacing + 4) & 15 : side === 2 ? bFacing : (bFacing + 4) & 15
    const vector = VECTORS[axis]!
    const between = Math.abs(dx * vector[0] + dy * vector[1])
    // In 2000ths of a tenth times the axis's length, so that half a width is a whole number.
    const gap =
      2000 * between -
      (aDepth * shadow(aFacing, axis) +
        aWidth * shadow(aFacing + 4, axis) +
        bDepth * shadow(bFacing, axis) +
        bWidth * shadow(bFacing + 4, axis))
    if (gap < 0) continue
    if (gap * gap > 4_000_000 * shadow(axis, axis)) return APART
    meeting = CONTACT
  }
  return meeting
}

function meetingOf(a: Footprint, b: Footprint): Meeting {
  return meet(a.x, a.y, a.facing, a.width, a.depth, b.x, b.y, b.facing, b.width, b.depth)
}

/** How long the vector of a facing looks along another, times that one's length. */
function shadow(facing: number, axis: number): number {
  return SHADOWS[((facing & 15) << 4) | axis]!
}

const SHADOWS = Int32Array.from({ length: FACINGS * FACINGS }, (_, i) => {
  const [[x, y], [ax, ay]] = [VECTORS[i >> 4]!, VECTORS[i & 15]!]
  return Math.abs(x * ax + y * ay)
})
