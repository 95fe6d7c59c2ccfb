import { mix } from '../../board/colours.ts'
import { inset, soften } from '../chains.ts'
import { APOTHEM, type HexLayout, RADIUS } from '../hex-layout.ts'
import { jitter } from '../jitter.ts'
import { lines, type Point, type Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { hachures } from './hachures.ts'
import { MOTIFS, type Motif } from './motifs.ts'
import { drawPatch, type Patch } from './relief.ts'
import type { OwnPattern, Wash } from './washes.ts'

/** Ground with a pattern for a designer's own: what lies flat. Works and walls stand above the roads. */
export function drawOwnGround(
  pattern: OwnPattern,
  patch: Patch,
  layout: HexLayout,
  wash: Wash,
  theme: Theme,
): readonly Shape[] {
  if (pattern === 'lake') return drawLake(patch, layout, wash)
  if (pattern === 'ravine') return drawRavine(patch, layout, wash)
  const motif = MOTIFS[pattern]
  if (!motif) return []
  const marks = patch.own.flatMap((hex) => placesIn(hex, motif, layout).map((at) => motif.draw(at, chanceAt(at))))
  return [...drawPatch(patch.hexes, layout, wash.fill, edgeOf(pattern, wash)), ...drawMarks(marks, motif, wash, theme)]
}

/** The border of the ground: the wall around a cemetery, and elsewhere a thin line. */
const edgeOf = (pattern: OwnPattern, { fill, ink }: Wash) => (pattern === 'cemetery' ? ink : mix(fill, ink, 0.4))

/** All marks of a piece of ground at once. */
export function drawMarks(
  marks: readonly ReturnType<Motif['draw']>[],
  { width, dash, hasPools }: Motif,
  { fill, ink }: Wash,
  theme: Theme,
): Shape[] {
  const areas = marks.map(({ area = '' }) => area).join('')
  const strokes = marks.map(({ line = '' }) => line).join('')
  return [
    { kind: 'path', d: areas, fill: hasPools ? theme.water : mix(fill, ink, 0.7) },
    { kind: 'path', d: strokes, stroke: ink, width, ...(dash && { dash }) },
  ]
}

/** Whatever differs from mark to mark depends on its place alone. */
export const chanceAt = ([x, y]: Point) => jitter(Math.round(x), Math.round(y), 11)

/** Where the marks of a hex stand. */
function placesIn(hex: number, { spacing, reach, inRows }: Motif, layout: HexLayout): Point[] {
  const [x, y] = layout.centre(hex)
  const chance = jitter(layout.grid.column(hex), layout.grid.row(hex), 10)
  const high = inRows ? spacing : spacing * 0.87
  const far = Math.ceil(RADIUS / spacing)
  const found: Point[] = []
  for (let row = -far; row <= far; row++) {
    for (let column = -far; column <= far; column++) {
      const stir = () => (inRows ? 0 : (chance() - 0.5) * 0.4 * spacing)
      const [dx, dy] = [(column + (inRows ? 0 : (row & 1) * 0.5)) * spacing + stir(), row * high + stir()]
      if (depthInHex(dx, dy) >= reach * 0.6 + 1) found.push([x + dx, y + dy])
    }
  }
  return found
}

/** How deep a point lies in a hex, from its centre. */
const depthInHex = (dx: number, dy: number) =>
  Math.min(APOTHEM - Math.abs(dy), (APOTHEM * (RADIUS - Math.abs(dx)) - (RADIUS / 2) * Math.abs(dy)) / RADIUS)

/** A shore, and lines along it in the water. */
function drawLake({ hexes }: Patch, layout: HexLayout, { fill, ink }: Wash): Shape[] {
  const shore = layout.borders(hexes)
  const along = (depth: number) => shore.map((chain) => lines(soften(inset(chain, depth)))).join('')
  return [
    { kind: 'path', d: along(2.5), fill, stroke: ink, width: 1.6 },
    { kind: 'path', d: along(7), stroke: ink, width: 0.8, opacity: 0.8 },
    { kind: 'path', d: along(12), stroke: ink, width: 0.7, opacity: 0.55 },
    { kind: 'path', d: along(18), stroke: ink, width: 0.6, opacity: 0.35 },
  ]
}

/** Slopes that fall inwards from the rim. */
function drawRavine({ hexes }: Patch, layout: HexLayout, { fill, ink }: Wash): Shape[] {
  const rims = layout.borders(hexes).map((chain) => soften(inset(chain, 3)))
  return [
    { kind: 'path', d: rims.map((rim) => lines(rim)).join(''), fill, stroke: ink, width: 1.4 },
    { kind: 'path', d: rims.map((rim) => hachures(rim, 9, 4.5)).join(''), stroke: ink, width: 1 },
  ]
}
