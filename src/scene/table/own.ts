import { mix } from '../../board/colours.ts'
import type { GroundPattern } from '../../engine/portrait.ts'
import { hachures } from '../ground/hachures.ts'
import { MOTIFS, type Motif } from '../ground/motifs.ts'
import { chanceAt, drawMarks } from '../ground/own.ts'
import type { OwnPattern, Wash } from '../ground/washes.ts'
import { drawEarthwork, wallWithGates } from '../ground/works.ts'
import { lines, type Point, type Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { softPath } from './curves.ts'
import { type Drawn, drawnAround, inSquares } from './drawn.ts'
import type { Plot } from './plants.ts'
import { rows, scatter } from './rings.ts'

/** What people have laid out has corners. */
export const ANGULAR: ReadonlySet<GroundPattern> = new Set([
  ...(['orchard', 'field', 'farm', 'town', 'fortified', 'vineyard', 'garden', 'enclosures', 'cemetery'] as const),
  ...(['ruins', 'walled-village', 'redoubt', 'abatis'] as const),
])

/** What stands on the ground, so that its name belongs beside it. */
export const BUILT: ReadonlySet<GroundPattern> = new Set<GroundPattern>([
  'farm',
  'town',
  'fortified',
  'cemetery',
  'ruins',
  'walled-village',
  'redoubt',
])

/** Ground of a table with a pattern for a designer's own. */
export function drawOwnPlot(pattern: OwnPattern, plot: Plot, wash: Wash, theme: Theme): Drawn[] {
  const ring = ANGULAR.has(pattern) ? plot.corners : plot.outline
  const motif = MOTIFS[pattern]
  if (motif) return [...drawnAround(ring, 3, drawBase(pattern, ring, wash)), ...drawAll(motif, ring, wash, theme)]
  switch (pattern) {
    case 'redoubt':
      return drawnAround(ring, 10, ...drawEarthwork(ring, wash, theme))
    case 'walled-village':
      return drawnAround(
        ring,
        4,
        { kind: 'path', d: lines(ring), fill: wash.fill },
        { kind: 'path', d: wallWithGates(ring), stroke: theme.rampart, width: 2.6 },
      )
    case 'lake':
      return [...drawnAround(ring, 2, drawBase(pattern, ring, wash)), ...drawAll(WAVES, ring, wash, theme)]
    default:
      // Ravines and sunken roads: slopes that fall inwards from their rim.
      return drawnAround(ring, 3, drawBase(pattern, ring, wash), {
        kind: 'path',
        d: hachures(ring, pattern === 'ravine' ? 13 : 5, 4),
        stroke: wash.ink,
        width: 0.9,
      })
  }
}

const WAVES: Motif = {
  spacing: 26,
  reach: 9,
  width: 0.8,
  draw: ([x, y]: Point) => ({ line: lines([[x - 7, y], [x - 2, y - 1.6], [x + 2, y + 1], [x + 7, y]], false) }), // biome-ignore format: points
}

function drawBase(pattern: OwnPattern, ring: readonly Point[], { fill, ink }: Wash): Shape {
  const d = ANGULAR.has(pattern) ? lines(ring) : softPath(ring, true)
  const isFirm = pattern === 'cemetery' || pattern === 'lake' || pattern === 'ravine' || pattern === 'sunken-road'
  return { kind: 'path', d, fill, stroke: isFirm ? ink : mix(fill, ink, 0.4), width: isFirm ? 1.6 : 1 }
}

function drawAll(motif: Motif, ring: readonly Point[], wash: Wash, theme: Theme): Drawn[] {
  const { spacing, reach, inRows } = motif
  const places = inRows ? rows(ring, spacing, reach * 0.75) : scatter(ring, spacing, reach * 0.6, 12)
  return inSquares(places, (at) => at).flatMap((own) => {
    const marks = own.map((at) => motif.draw(at, chanceAt(at)))
    return drawnAround(own, reach + 2, ...drawMarks(marks, motif, wash, theme).filter(hasShape))
  })
}

const hasShape = (shape: Shape) => shape.kind !== 'path' || shape.d !== ''
