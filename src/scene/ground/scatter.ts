import { NOWHERE } from '../../board/nowhere.ts'
import { APOTHEM, type HexLayout, RADIUS } from '../hex-layout.ts'
import { stir } from '../jitter.ts'
import type { Point } from '../shapes.ts'
import { OUTWARD } from './outline.ts'
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
 * keep away from the borders only. Each belongs to the hex that it lies in, whatever part of the board is drawn.
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
    for (let row = Math.ceil((y - APOTHEM) / high); row * high < y + APOTHEM; row++) {
      const shift = inRows || row % 2 === 0 ? 0 : spacing / 2
      for (let column = Math.ceil((x - RADIUS - shift) / spacing); column * spacing + shift < x + RADIUS; column++) {
        const [px, py] = [column * spacing + shift - x, row * high - y]
        if (depthAt(px, py) < 0) continue
        const dx = px + (loose === 0 ? 0 : (stir(column, row, seed) - 0.5) * loose)
        const dy = py + (loose === 0 ? 0 : (stir(column, row, seed + 1) - 0.5) * loose)
        if (isInner || isWithin(dx, dy, sides, reach)) found.push([x + dx, y + dy])
      }
    }
  }
  return found
}

/** What ends the ground at a side of a hex: other ground, or the board; nothing where it goes on. */
function borderAt(hex: number, direction: number, hexes: ReadonlySet<number>, { grid }: HexLayout): Border {
  const beyond = grid.neighbour(hex, direction)
  if (beyond === NOWHERE) return 'edge'
  return hexes.has(beyond) ? undefined : 'other'
}

type Border = 'other' | 'edge' | undefined

/** How deep a point lies in a hex, from its centre. */
const depthAt = (dx: number, dy: number) =>
  Math.min(APOTHEM - Math.abs(dy), APOTHEM - Math.abs(dx) * 0.866_025 - Math.abs(dy) / 2)

/** Borders cut off corners at which both sides are open. */
const CORNER = 31

function isWithin(dx: number, dy: number, sides: readonly Border[], reach: number): boolean {
  for (let i = 0; i < 6; i++) {
    if (sides[i] === undefined) continue
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
