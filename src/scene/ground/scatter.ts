import { NOWHERE } from '../../board/nowhere.ts'
import { APOTHEM, type HexLayout, NEAT, OUTWARD, RADIUS } from '../hex-layout.ts'
import { stir } from '../jitter.ts'
import type { Point } from '../shapes.ts'
import type { Patch } from './relief.ts'

/** How things are strewn over ground. */
export type Scattering = {
  readonly spacing: number
  /** How far what stands at a point reaches: so far it stays within the borders of its ground. */
  readonly reach: number
  /** What people have laid out stands in rows. */
  readonly inRows?: boolean
  readonly seed: number
}

/**
 * Points all over a piece of ground, on one grid for the whole board: they go on from hex to hex as if there were none, and
 * keep away from the borders only. Each belongs to the hex that it lies in, or beside which it lies at the edge of the board,
 * whatever part of the board is drawn.
 */
export function scatter(
  { hexes, own }: Patch,
  layout: HexLayout,
  { spacing, reach, inRows, seed }: Scattering,
): Point[] {
  const high = inRows ? spacing : spacing * 0.87
  const loose = inRows ? 0 : 0.42 * spacing
  const found: Point[] = []
  for (const hex of own) {
    const [x, y] = layout.centre(hex)
    const sides = OUTWARD.map((_, direction) => borderAt(hex, direction, hexes, layout))
    const isInner = sides.every((side) => side === undefined)
    const margin = sides.includes('edge') ? marginOf(hex, sides, layout) : undefined
    const [top, bottom, left, right] = margin ?? WITHIN
    for (let row = Math.ceil((y + top) / high); row * high < y + bottom; row++) {
      const shift = inRows || row % 2 === 0 ? 0 : spacing / 2
      for (let column = Math.ceil((x + left - shift) / spacing); column * spacing + shift < x + right; column++) {
        const [px, py] = [column * spacing + shift - x, row * high - y]
        if (depthAt(px, py) < 0 && !(margin && sides[sideTowards(px, py)] === 'edge')) continue
        const dx = px + (loose === 0 ? 0 : (stir(column, row, seed) - 0.5) * loose)
        const dy = py + (loose === 0 ? 0 : (stir(column, row, seed + 1) - 0.5) * loose)
        if (isInner || isWithin(dx, dy, sides, reach)) found.push([x + dx, y + dy])
      }
    }
  }
  return found
}

/** How far a hex reaches from its centre: to the north, south, west and east. */
type Reach = readonly [top: number, bottom: number, left: number, right: number]
const WITHIN: Reach = [-APOTHEM, APOTHEM, -RADIUS, RADIUS]

/** The same of a hex at the edge of the board, to which the land belongs that lies between it and the border of the map. */
function marginOf(hex: number, sides: readonly Border[], layout: HexLayout): Reach {
  const { grid } = layout
  const [x, y] = layout.centre(hex)
  const frame = layout.frame(NEAT)
  const column = grid.column(hex) - grid.firstColumn
  return [
    sides[0] === 'edge' ? frame.y - y : -APOTHEM,
    sides[3] === 'edge' ? frame.y + frame.height - y : APOTHEM,
    column === 0 ? frame.x - x : -RADIUS,
    column === grid.columns - 1 ? frame.x + frame.width - x : RADIUS,
  ]
}

/** The side of a hex beyond which a point lies that is not in it. */
function sideTowards(dx: number, dy: number): number {
  if (Math.abs(dx) <= RADIUS / 2) return dy < 0 ? 0 : 3
  return dx > 0 ? (dy < 0 ? 1 : 2) : dy < 0 ? 5 : 4
}

/** What ends the ground at a side of a hex: other ground, the rim of a lone hex, or the border of the map; nothing where it goes on. */
function borderAt(hex: number, direction: number, hexes: ReadonlySet<number>, { grid, isLone }: HexLayout): Border {
  const beyond = grid.neighbour(hex, direction)
  if (beyond === NOWHERE) return isLone ? 'rim' : 'edge'
  return hexes.has(beyond) ? undefined : 'other'
}

type Border = 'other' | 'rim' | 'edge' | undefined

/** How deep a point lies in a hex, from its centre. */
const depthAt = (dx: number, dy: number) =>
  Math.min(APOTHEM - Math.abs(dy), APOTHEM - Math.abs(dx) * 0.866_025 - Math.abs(dy) / 2)

/** Borders cut off corners at which both sides are open. */
const CORNER = 31

function isWithin(dx: number, dy: number, sides: readonly Border[], reach: number): boolean {
  for (let i = 0; i < 6; i++) {
    if (sides[i] === undefined || sides[i] === 'edge') continue
    const [nx, ny] = OUTWARD[i]!
    const towards = dx * nx + dy * ny
    if (towards > APOTHEM - 2 - reach) return false
    if (sides[i] !== 'other' || sides[(i + 1) % 6] !== 'other') continue
    const [mx, my] = OUTWARD[(i + 1) % 6]!
    const corner = (dx * (nx + mx) + dy * (ny + my)) / 1.732_05
    if (corner > CORNER - reach) return false
  }
  return true
}
