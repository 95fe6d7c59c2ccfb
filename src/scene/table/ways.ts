import { mix } from '../../board/colours.ts'
import { box, disc, grown, lines, type Point, type Rect, type Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { BORDER } from './border.ts'
import { ribbon, softPath, swelling } from './curves.ts'
import { type Drawn, drawnAround } from './drawn.ts'
import { clip } from './rings.ts'
import type { Course, Survey } from './survey.ts'

/** How wide the lines along roads and banks are. */
const CASING = 1.2

/** Ponds and watercourses run into each other: first all that is wet around them, then all banks, then all water. */
export function drawWaters({ frame, plots, waters }: Survey, theme: Theme): Drawn[] {
  const ponds = plots.filter(({ pattern }) => pattern === 'river' || pattern === 'stream')
  const wash = mix(theme.paper, theme.water, 0.6)
  const light = mix(theme.water, theme.halo, 0.4)
  return [
    ...waters.flatMap(({ line, led, width, ground, springs }) => {
      const d = lines(clip(ribbon(led, ground, swelling(springs)), frame))
      return ground <= width + 4 ? [] : drawnAround(line, ground, { kind: 'path', d, fill: wash, opacity: 0.35 })
    }),
    ...ponds.flatMap(({ outline }) =>
      drawnAround(outline, 4, {
        kind: 'path',
        d: softPath(outline, true),
        stroke: theme.waterEdge,
        width: 2 * CASING + 0.4,
      }),
    ),
    ...waters.flatMap((water) => drawStrip(water, frame, theme.waterEdge, 2 * CASING)),
    ...ponds.flatMap(({ outline }) =>
      drawnAround(outline, 4, { kind: 'path', d: softPath(outline, true), fill: theme.water }),
    ),
    ...waters.flatMap((water) => drawStrip(water, frame, theme.water)),
    ...waters.flatMap(({ line, width }) =>
      width < 10
        ? []
        : drawnAround(line, 2, { kind: 'path', d: softPath(line, false), stroke: light, width: 0.9, dash: [12, 16] }),
    ),
    ...ponds.flatMap(({ outline }) => drawnAround(outline, 0, ripples(outline, light))),
  ]
}

/** A few short waves in the middle of still water. */
function ripples(outline: readonly Point[], colour: string): Shape {
  const [x, y] = [0, 1].map((axis) => outline.reduce((sum, at) => sum + at[axis]!, 0) / outline.length) as [
    number,
    number,
  ]
  const waves = [
    [-14, -3],
    [4, -5],
    [-5, 4],
  ].map(([dx, dy]) => `M${Math.round(x + dx!)} ${Math.round(y + dy!)}q4 -3 8 0`)
  return { kind: 'path', d: waves.join(''), stroke: colour, width: 1 }
}

/** A road lies in its casing; all casings below all roads, so that they join without lines across. */
export function drawRoads({ frame, roads, lanes, bridges }: Survey, theme: Theme): Drawn[] {
  return [
    ...lanes.flatMap((lane) => {
      const bed: Shape = {
        kind: 'path',
        d: softPath(lane.line, false),
        stroke: theme.road,
        width: lane.width,
        opacity: 0.55,
      }
      const sides = [1, -1].map((side) => softPath(beside(lane, side), false)).join('')
      const edge: Shape = { kind: 'path', d: sides, stroke: theme.roadEdge, width: 1.1, dash: [5, 3.5] }
      return drawnAround(lane.line, lane.width + 2, bed, edge)
    }),
    ...roads.flatMap((road) => drawStrip(road, frame, theme.roadEdge, 2 * CASING)),
    ...roads.flatMap((road) => drawStrip(road, frame, theme.road)),
    ...bridges.flatMap(({ at, turn, length, width }) =>
      drawnAround([at], length + width, {
        kind: 'group',
        x: at[0],
        y: at[1],
        turn,
        shapes: drawBridge(length, width, theme),
      }),
    ),
  ]
}

/** A course as a band through the border of the map; elsewhere its ends are round, so that it joins others. */
export function drawStrip(
  { line, led, ends, width, springs = [] }: Course & { readonly springs?: readonly Point[] },
  frame: Rect,
  colour: string,
  more = 0,
): Drawn[] {
  const across = width + more
  const swell = swelling(springs)
  const caps = ends.map((end) => disc(end, (swell(end) * across) / 2)).join('')
  return drawnAround(
    line,
    across + BORDER,
    { kind: 'path', d: lines(clip(ribbon(led, across, swell), grown(frame, BORDER))), fill: colour },
    ...(caps === '' ? [] : [{ kind: 'path' as const, d: caps, fill: colour }]),
  )
}

/** The line so far to a side of a course. */
function beside({ line, width }: Course, side: number): Point[] {
  const ring = ribbon(line, width)
  return side > 0 ? ring.slice(0, line.length) : ring.slice(line.length)
}

/** Its way goes to the east. */
function drawBridge(length: number, width: number, theme: Theme): Shape[] {
  const [half, side] = [length / 2, width / 2 + 1.2]
  const parapet = (sign: number) =>
    `M${-half - 2} ${sign * (side + 2.6)}L${-half + 1.5} ${sign * side}H${half - 1.5}L${half + 2} ${sign * (side + 2.6)}`
  return [
    { kind: 'path', d: box([0, 0], length - 2, 2 * side), fill: theme.road },
    { kind: 'path', d: parapet(1) + parapet(-1), stroke: theme.rampart, width: 1.9 },
  ]
}
