import type { Point } from './shapes.ts'

/** A closed chain, moved inwards: each corner along the line between its two sides. */
export function inset(chain: readonly Point[], by: number): Point[] {
  return chain.map((corner, i) => {
    const [before, after] = [chain.at(i - 1)!, chain[(i + 1) % chain.length]!]
    const [a, b] = [normal(before, corner), normal(corner, after)]
    const [nx, ny] = [a[0] + b[0], a[1] + b[1]]
    const length = nx * nx + ny * ny
    const move = length < 0.01 ? 0 : (2 * by) / length
    return [corner[0] + nx * move, corner[1] + ny * move]
  })
}

/** To the right of the way from point to point. */
function normal([ax, ay]: Point, [bx, by]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy) || 1
  return [-dy / length, dx / length]
}

/** A closed chain with its corners cut off twice: soft as if drawn by hand. */
export function soften(chain: readonly Point[], times = 2): Point[] {
  if (times === 0) return [...chain]
  const cut = chain.flatMap((from, i): Point[] => {
    const to = chain[(i + 1) % chain.length]!
    const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    return [at(0.25), at(0.75)]
  })
  return soften(cut, times - 1)
}
