import { type HexBoardPortrait, lookOf } from '../engine/portrait.ts'
import { APOTHEM, type HexLayout, OUTWARD } from './hex-layout.ts'
import { stir } from './jitter.ts'
import { type Point, round } from './shapes.ts'

/** A chain of neighbouring hexes that something runs along. */
export type Way = { readonly name?: string | undefined; readonly hexes: readonly number[] }

/**
 * Where ways run: through the middles of the sides between their hexes, so straight as their hexes allow. One that begins or
 * ends in a hex through which another goes begins or ends on that. How it runs in a hex depends on the two hexes before and
 * after, and on what else runs there.
 */
export function coursesOf(
  ways: readonly Way[],
  board: HexBoardPortrait,
  layout: HexLayout,
  sway = 0,
): readonly (readonly Point[])[] {
  const through = new Map<number, { readonly way: Way; readonly at: number }>()
  for (const way of ways) {
    way.hexes.forEach((hex, at) => {
      if (at > 0 && at < way.hexes.length - 1 && !through.has(hex)) through.set(hex, { way, at })
    })
  }
  const cross = (hex: number) => lookOf(board, board.ground[hex] ?? '')?.pattern === 'bridge'
  const side = (a: number, b: number) => swayed(a, b, layout, sway)
  const joint = (hex: number, own: Way): Point => {
    const other = through.get(hex)
    if (!other || other.way === own || cross(hex)) return layout.centre(hex)
    const { way, at } = other
    const [[ax, ay], [bx, by]] = [side(way.hexes[at - 1]!, hex), side(hex, way.hexes[at + 1]!)]
    return [(ax + bx) / 2, (ay + by) / 2]
  }
  return ways.map((way) => {
    const { hexes } = way
    const [first, last] = [hexes[0], hexes.at(-1)]
    if (first === undefined || last === undefined || hexes.length < 2) return []
    const points: Point[] = [...endOf(first, hexes[1]!, joint(first, way), layout)]
    for (let i = 1; i < hexes.length; i++) {
      points.push(side(hexes[i - 1]!, hexes[i]!))
      // A bridge lies in the middle of its hex, and all that crosses there goes through it.
      if (i < hexes.length - 1 && cross(hexes[i]!)) points.push(layout.centre(hexes[i]!))
    }
    return [...points, ...endOf(last, hexes.at(-2)!, joint(last, way), layout).reverse()]
  })
}

/** A path through all points of a course, without corners. */
export function pathThrough(points: readonly Point[]): string {
  const [first] = points
  if (!first || points.length < 2) return ''
  let d = `M${round(first[0])} ${round(first[1])}`
  for (let i = 1; i < points.length; i++) {
    const [[bx, by], [cx, cy]] = [points[i - 1]!, points[i]!]
    const [[ax, ay], [dx, dy]] = [points[i - 2] ?? points[i - 1]!, points[i + 1] ?? points[i]!]
    d += `C${round(bx + (cx - ax) / 6)} ${round(by + (cy - ay) / 6)} ${round(cx - (dx - bx) / 6)} ${round(cy - (dy - by) / 6)} ${round(cx)} ${round(cy)}`
  }
  return d
}

/** The middle of the side between two hexes; water finds its own way across it. */
function swayed(a: number, b: number, layout: HexLayout, sway: number): Point {
  const [x, y] = layout.between(a, b)
  if (sway === 0) return [x, y]
  const [[ax, ay], [bx, by]] = [layout.centre(Math.min(a, b)), layout.centre(Math.max(a, b))]
  const { grid } = layout
  const low = Math.min(a, b)
  const off =
    ((stir(grid.column(low), grid.row(low), grid.column(Math.max(a, b)) + 40) - 0.5) * 2 * sway) / (2 * APOTHEM)
  return [x - (by - ay) * off, y + (bx - ax) * off]
}

/** From the border of the map where a way ends at the edge of the board, or else from where it begins. */
function endOf(hex: number, next: number, joint: Point, layout: HexLayout): Point[] {
  const onward = layout.grid.directionOff(hex, next)
  if (onward === undefined) return [joint]
  const [x, y] = layout.centre(hex)
  const off = OUTWARD[onward]!
  const edge: Point = [x + off[0] * APOTHEM, y + off[1] * APOTHEM]
  return [layout.towardsBorder(edge, off), edge]
}
