import type { Point } from './point.ts'

/** The outline of the band along a line, in whole points: down its one side, and back on the other. */
export function bandRing(line: readonly Point[], width: number): Point[] {
  const sides = line.map((_, i) => sideAt(line, i))
  const half = width / 2
  const shifted = (by: number) =>
    line.map(([x, y], i): Point => [Math.round(x + sides[i]![0] * by), Math.round(y + sides[i]![1] * by)])
  return [...shifted(half), ...shifted(-half).toReversed()]
}

/** The direction to the left of a line at a bend, so long that both legs have their full width; not where it turns back. */
function sideAt(line: readonly Point[], i: number): Point {
  const before = normal(line[i - 1] ?? line[i]!, i > 0 ? line[i]! : line[1]!)
  const after = normal(i < line.length - 1 ? line[i]! : line[i - 1]!, line[i + 1] ?? line[i]!)
  const [x, y] = [before[0] + after[0], before[1] + after[1]]
  const square = x * x + y * y
  // Sharper than this the corner would stick out too far.
  return square < 0.5 ? after : [(2 * x) / square, (2 * y) / square]
}

function normal([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1
  return [(ay - by) / length, (bx - ax) / length]
}
