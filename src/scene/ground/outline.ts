import { NOWHERE } from '../../board/nowhere.ts'
import { APOTHEM, type HexLayout, OUTWARD } from '../hex-layout.ts'
import { stir } from '../jitter.ts'
import { type Point, round } from '../shapes.ts'
import { softPath } from '../table/curves.ts'

// The borders of land do not run along hexes: they go from the middle of one side to that of the next, a little off, and
// depend on nothing but the sides around them, so that a part of a board is drawn as it is in the whole.

/** How far a border strays to both sides, how far land reaches beyond the border of the map, where it is hidden, and beyond a lone hex. */
const [STRAY, BEYOND, BEYOND_LONE] = [2.6, 10, 5]

/** How far ground goes on under other ground that lies over it. */
const UNDER = 13

/** The borders of hexes as they would run in the open, so far inside: closed chains, the hexes on their right. */
export function outlinesOf(
  chains: readonly (readonly number[])[],
  layout: HexLayout,
  depth: number,
  isCovered?: (hex: number) => boolean,
): Point[][] {
  const depthAt = (side: number) =>
    isCovered?.(layout.grid.neighbour(Math.floor(side / 6), side % 6)) ? depth - UNDER : depth
  return chains.map((sides) => {
    const middles = sides.flatMap((side, i): Point[] => {
      const next = sides[(i + 1) % sides.length]!
      const [own, other] = [middleOf(side, layout, depthAt(side)), middleOf(next, layout, depthAt(next))]
      if (Math.floor(side / 6) === Math.floor(next / 6)) return [own]
      // Around a corner of other land the border goes close to it.
      const [x, y] = layout.endsOf(side)[1]
      return [own, [(own[0] + other[0]) / 4 + x / 2, (own[1] + other[1]) / 4 + y / 2]]
    })
    return middles.map(([x, y], i): Point => {
      const [[ax, ay], [bx, by]] = [middles.at(i - 1)!, middles[(i + 1) % middles.length]!]
      return [(ax + 3 * x + bx) / 5, (ay + 3 * y + by) / 5]
    })
  })
}

/** The same as a path without corners. */
export const pathAlong = (outlines: readonly (readonly Point[])[]) =>
  outlines.map((outline) => softPath(outline, true)).join('')

function middleOf(side: number, layout: HexLayout, depth: number): Point {
  const { grid } = layout
  const [hex, direction] = [Math.floor(side / 6), side % 6]
  const [x, y] = layout.centre(hex)
  const [nx, ny] = OUTWARD[direction]!
  const isEdge = grid.neighbour(hex, direction) === NOWHERE
  if (isEdge && !layout.isLone) return layout.straightToBorder([x + nx * APOTHEM, y + ny * APOTHEM], direction, BEYOND)
  const stray = isEdge ? BEYOND_LONE : (stir(grid.column(hex), grid.row(hex), 20 + direction) - 0.5) * 2 * STRAY
  const off = APOTHEM + stray - depth
  return [x + nx * off, y + ny * off]
}

/** Strokes down a slope, from a border inwards: those in the light, and those on the side away from it. */
export function hachuresOf(
  outlines: readonly (readonly Point[])[],
  length: number,
  spacing: number,
): { readonly light: string; readonly shade: string } {
  let [light, shade] = ['', '']
  for (const outline of outlines) {
    const count = outline.length
    outline.forEach(([x, y], i) => {
      const [px, py] = outline[(i + count - 1) % count]!
      const [qx, qy] = outline[(i + 1) % count]!
      const [ax, ay, bx, by] = [(px + x) / 2, (py + y) / 2, (qx + x) / 2, (qy + y) / 2]
      const strokes = Math.max(1, Math.round((Math.hypot(x - ax, y - ay) + Math.hypot(bx - x, by - y)) / spacing))
      for (let n = 0; n < strokes; n++) {
        const chance = stir(Math.round(x), Math.round(y), 31 + n)
        const t = (n + 0.2 + chance * 0.6) / strokes
        const [tx, ty] = [(x - ax) * (1 - t) + (bx - x) * t, (y - ay) * (1 - t) + (by - y) * t]
        const way = Math.hypot(tx, ty)
        if (way === 0) continue
        const share = (length * (0.6 + chance * 0.4)) / way
        const [s, u, v] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
        const d = `M${round(ax * s + x * u + bx * v)} ${round(ay * s + y * u + by * v)}l${round(-ty * share)} ${round(tx * share)}`
        // The light comes from the north-west, as on every map.
        if (ty > tx) shade += d
        else light += d
      }
    })
  }
  return { light, shade }
}
