import type { Point } from './point.ts'

/**
 * Whether a point is in the band along a line: at most half its width from it, the border included. A line of one
 * point is a disc. Exact while the width times the longest part of the line is below 2^26.
 */
export function isInBand(line: readonly Point[], width: number, [x, y]: Point): boolean {
  for (let i = 0; i === 0 || i < line.length - 1; i++) {
    const from = line[i]!
    const to = line[i + 1] ?? from
    if (isNearSegment(from[0], from[1], to[0], to[1], width, x, y)) return true
  }
  return false
}

/** Whether a point is at most half a width from a segment. Compared by squares, cross-multiplied. */
export function isNearSegment(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  width: number,
  x: number,
  y: number,
): boolean {
  const [dx, dy, px, py] = [bx - ax, by - ay, x - ax, y - ay]
  const square = dx * dx + dy * dy
  const along = dx * px + dy * py
  if (along <= 0) return 4 * (px * px + py * py) <= width * width
  if (along >= square) return 4 * ((px - dx) * (px - dx) + (py - dy) * (py - dy)) <= width * width
  const across = dx * py - dy * px
  return 4 * across * across <= width * width * square
}
