import { isNearSegment } from './band.ts'
import type { Point } from './point.ts'
import { boundsOf, type Ring } from './ring.ts'

/** A mark for each whole point of a table, worked out once so that what lies there is looked up. */
export type Raster = {
  readonly width: number
  readonly height: number
  /** Row by row from the south; both edges of the table have points, so that a row is one longer than the table is wide. */
  readonly marks: Uint16Array
}

export function createRaster(width: number, height: number): Raster {
  return { width, height, marks: new Uint16Array((width + 1) * (height + 1)) }
}

/** The marks at a point, as bits; none off the table. */
export function marksAt({ width, height, marks }: Raster, x: number, y: number): number {
  return x < 0 || y < 0 || x > width || y > height ? 0 : marks[y * (width + 1) + x]!
}

/** Sets bits at all points of a ring, its border included: those that `contains` tells, for a ring without tangle. */
export function markRing(raster: Raster, bits: number, ring: Ring): void {
  const { south, north } = boundsOf(ring)
  for (let y = Math.max(0, south); y <= Math.min(raster.height, north); y++) {
    // A row meets the border where one just south of it does, or one just north: neither of them meets a corner.
    for (const crossings of [crossingsOf(ring, y, -1), crossingsOf(ring, y, 1)]) {
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        markRow(raster, bits, y, Math.ceil(crossings[i]!), Math.floor(crossings[i + 1]!))
      }
    }
  }
}

/** Sets bits at all points of the band along a line: those that `isInBand` tells. */
export function markBand(raster: Raster, bits: number, line: readonly Point[], width: number): void {
  for (let i = 0; i === 0 || i < line.length - 1; i++) {
    const from = line[i]!
    markCapsule(raster, bits, from, line[i + 1] ?? from, width)
  }
}

/**
 * Where the border crosses a row, shifted by a hair's breadth to the south or north, from west to east. The quotients
 * are exact enough: of tables below 2^13 tenths no two crossings lie nearer together than 2^-26, and none so near to a
 * whole number.
 */
function crossingsOf(ring: Ring, y: number, shift: -1 | 1): number[] {
  const crossings: number[] = []
  let p = ring[ring.length - 1]!
  for (let i = 0; i < ring.length; i++) {
    const q = ring[i]!
    const crossed = shift < 0 ? p[1] < y !== q[1] < y : p[1] > y !== q[1] > y
    if (crossed) crossings.push(p[0] + ((y - p[1]) * (q[0] - p[0])) / (q[1] - p[1]))
    p = q
  }
  return crossings.sort((a, b) => a - b)
}

function markCapsule(raster: Raster, bits: number, a: Point, b: Point, width: number): void {
  const [[ax, ay], [bx, by]] = a[1] <= b[1] ? [a, b] : [b, a]
  const half = Math.ceil(width / 2)
  for (let y = Math.max(0, ay - half); y <= Math.min(raster.height, by + half); y++) {
    // Only the part of the line that is near this row can have points of it in its band.
    const first = xAt(ax, ay, bx, by, Math.max(ay, y - half))
    const last = ay === by ? bx : xAt(ax, ay, bx, by, Math.min(by, y + half))
    const west = Math.max(0, Math.floor(Math.min(first, last)) - half)
    const east = Math.min(raster.width, Math.ceil(Math.max(first, last)) + half)
    const row = y * (raster.width + 1)
    for (let x = west; x <= east; x++) {
      if (isNearSegment(ax, ay, bx, by, width, x, y)) raster.marks[row + x]! |= bits
    }
  }
}

function xAt(ax: number, ay: number, bx: number, by: number, y: number): number {
  return ay === by ? ax : ax + ((y - ay) * (bx - ax)) / (by - ay)
}

function markRow({ width, marks }: Raster, bits: number, y: number, west: number, east: number): void {
  const row = y * (width + 1)
  for (let x = Math.max(0, west); x <= Math.min(width, east); x++) marks[row + x]! |= bits
}
