import { mix } from '../../board/colours.ts'
import type { HexLayout } from '../hex-layout.ts'
import { jitter } from '../jitter.ts'
import type { Point, Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { MOTIFS, type Motif } from './motifs.ts'
import { hachuresOf, outlinesOf, pathAlong } from './outline.ts'
import { drawPatch, type Patch } from './relief.ts'
import { scatter } from './scatter.ts'
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
  const { spacing, reach, inRows = false } = motif
  const places = scatter(patch, layout, { spacing, reach: reach * 0.6, inRows, seed: 9 })
  const marks = places.map((at) => motif.draw(at, chanceAt(at)))
  return [...drawPatch(patch, layout, wash.fill, edgeOf(pattern, wash)), ...drawMarks(marks, motif, wash, theme)]
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

/** A shore, and lines along it in the water. */
function drawLake({ hexes }: Patch, layout: HexLayout, { fill, ink }: Wash): Shape[] {
  const shore = layout.borderSides(hexes)
  const along = (depth: number) => pathAlong(outlinesOf(shore, layout, depth))
  return [
    { kind: 'path', d: along(1), fill, stroke: ink, width: 1.6 },
    { kind: 'path', d: along(5), stroke: ink, width: 0.8, opacity: 0.8 },
    { kind: 'path', d: along(10), stroke: ink, width: 0.7, opacity: 0.55 },
    { kind: 'path', d: along(16), stroke: ink, width: 0.6, opacity: 0.35 },
  ]
}

/** Slopes that fall inwards from the rim. */
function drawRavine({ hexes }: Patch, layout: HexLayout, { fill, ink }: Wash): Shape[] {
  const rims = outlinesOf(layout.borderSides(hexes), layout, 1)
  const { light, shade } = hachuresOf(rims, 10, 4)
  return [
    { kind: 'path', d: pathAlong(rims), fill, stroke: ink, width: 1.4 },
    { kind: 'path', d: light + shade, stroke: ink, width: 1 },
  ]
}
