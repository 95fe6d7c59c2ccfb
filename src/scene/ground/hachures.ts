import { lines, type Point } from '../shapes.ts'

/** Short strokes down a slope along a closed ring: inwards, or with a negative length outwards. */
export function hachures(ring: readonly Point[], length: number, spacing: number): string {
  const inward = area(ring) >= 0 ? 1 : -1
  let [d, rest] = ['', spacing / 2]
  ring.forEach((from, i) => {
    const to = ring[(i + 1) % ring.length]!
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const side = Math.hypot(dx, dy)
    if (side === 0) return
    const [ux, uy] = [dx / side, dy / side]
    for (; rest < side; rest += spacing) {
      const [x, y] = [from[0] + ux * rest, from[1] + uy * rest]
      d += lines([[x, y], [x - uy * length * inward, y + ux * length * inward]], false) // biome-ignore format: points
    }
    rest -= side
  })
  return d
}

/** Twice the area, above 0 where the ring runs clockwise in the picture. */
function area(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]!
    return sum + x * ny - nx * y
  }, 0)
}
