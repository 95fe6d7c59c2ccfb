import { brightness } from '../../board/colours.ts'
import type { AreaPortrait } from '../../engine/portrait.ts'
import { drawArrow, drawHaze, drawLimit, EVENT_LINE, SECTOR_LINE } from '../areas.ts'
import { lines, type Point, type Shape } from '../shapes.ts'
import type { TableLayout } from '../table-layout.ts'
import type { SideColours, Theme } from '../theme.ts'
import { boundsOf, softPath } from './curves.ts'
import { type Drawn, drawnAround } from './drawn.ts'
import type { Survey } from './survey.ts'

/** Haze, what events are going to change, truces, what guns off the table reach, borders of sectors and zones, a flag at each zone, and an arrow at each exit and entrance. */
export function drawTableAreas(
  areas: readonly AreaPortrait[],
  { plots, roads, lanes }: Survey,
  layout: TableLayout,
  theme: Theme,
): Drawn[] {
  const ways = [...roads, ...lanes]
  return areas.flatMap(({ kind, extent, side }) => {
    const colours = coloursOf(side, theme)
    return layout.rings(extent).flatMap((ring): Drawn[] => {
      if (kind === 'sector' || kind === 'objective')
        return drawnAround(ring, 4, { kind: 'path', d: lines(ring), stroke: theme.sector, ...SECTOR_LINE })
      if (kind === 'zone') {
        // An area that is a wood or a hill has its outline.
        const plot = plots.find(({ corners }) => String(corners) === String(ring))
        const border = plot ? softPath(plot.outline, true) : lines(ring)
        const [x, y] = flagOf(ring)
        return [
          ...drawnAround(plot?.outline ?? ring, 4, ...drawZone(border, side, theme)),
          // What lies around a point is nothing to fight for.
          ...('disc' in extent
            ? []
            : drawnAround([[x, y]], 24, { kind: 'group', x, y, shapes: drawFlag(colours, theme) })),
        ]
      }
      if (kind === 'weather') return drawnAround(ring, 4, ...drawHaze(lines(ring), theme))
      if (kind === 'truce' || kind === 'guns') return drawnAround(ring, 4, ...drawLimit(lines(ring), kind, colours))
      if (kind === 'event')
        return drawnAround(ring, 4, { kind: 'path', d: lines(ring), stroke: theme.ink, ...EVENT_LINE })
      const { at, into } = arrowAt(ring, ways, layout)
      const turn = kind === 'exit' ? into + 180 : into
      return drawnAround([at], 40, { kind: 'group', x: at[0], y: at[1], turn, shapes: drawArrow(colours) })
    })
  })
}

/** Where the arrow of an exit or an entrance is, a little inside, and which way leads onto the table, in degrees. */
export function arrowAt(
  ring: readonly Point[],
  ways: readonly { readonly line: readonly Point[] }[],
  layout: TableLayout,
): { readonly at: Point; readonly into: number } {
  const [x, y] = middleOf(ring)
  const into =
    wayIn(
      [x, y],
      ways.map(({ line }) => line),
    ) ?? edgeFrom([x, y], layout) + 180
  const angle = (into * Math.PI) / 180
  return { at: [x + Math.sin(angle) * 15, y - Math.cos(angle) * 15], into }
}

/** What belongs to nobody has the colour of ink. */
export function coloursOf(side: number | undefined, theme: Theme): SideColours {
  return side === undefined ? { fill: theme.faint, edge: theme.ink, ink: theme.halo } : theme.sides[side % 2]!
}

/** A thin line on a pale one, so that it is seen on any ground: in the colour of whoever holds it, and dashed by who that is. */
export function drawZone(d: string, side: number | undefined, theme: Theme): Shape[] {
  const { fill, edge } = coloursOf(side, theme)
  const dash = side === undefined ? [1, 4.5] : side % 2 === 0 ? [9, 4] : [4, 4]
  return [
    { kind: 'path', d, stroke: theme.halo, width: 3, opacity: 0.55 },
    // White would be lost on paper, and dark grey by night: there the edge tells.
    { kind: 'path', d, stroke: isAlike(fill, theme.paper) ? edge : fill, width: 1.7, dash },
  ]
}

/** Too alike for a thin line of one on the other. */
const isAlike = (colour: string, paper: string) => Math.abs(brightness(colour) - brightness(paper)) < 50

/** A small flag on its staff, planted at the origin. */
export function drawFlag({ fill, edge }: SideColours, theme: Theme): Shape[] {
  return [
    { kind: 'circle', x: 0, y: 0, r: 1.6, fill: theme.ink },
    { kind: 'path', d: 'M0 0v-17', stroke: theme.ink, width: 1.4 },
    { kind: 'path', d: 'M0.4 -17q4.5 -2.6 8 0t7 0v8q-3.5 2.6 -7 0t-8 0Z', fill, stroke: edge, width: 0.9 },
  ]
}

/** Where the flag of a zone is planted: at its north-eastern end. */
export function flagOf(ring: readonly Point[]): Point {
  return ring.reduce((one, other) => (other[0] - other[1] > one[0] - one[1] ? other : one))
}

function middleOf(ring: readonly Point[]): Point {
  const { x, y, width, height } = boundsOf(ring)
  return [x + width / 2, y + height / 2]
}

/** Which way a road goes from here onto the table, in degrees from the north, where one begins here. */
function wayIn(at: Point, roads: readonly (readonly Point[])[]): number | undefined {
  for (const road of roads) {
    for (const end of [road.slice(0, 5), road.slice(-5).toReversed()]) {
      const near = end.findIndex(([x, y]) => Math.hypot(x - at[0], y - at[1]) < 8)
      if (near < 0 || near + 2 >= end.length) continue
      const [[ax, ay], [bx, by]] = [end[near]!, end[near + 2]!]
      return (Math.atan2(bx - ax, ay - by) * 180) / Math.PI
    }
  }
  return undefined
}

/** In which direction the nearest edge lies, in degrees. */
function edgeFrom([x, y]: Point, layout: TableLayout): number {
  const frame = layout.frame(0)
  const far = [y - frame.y, frame.x + frame.width - x, frame.y + frame.height - y, x - frame.x]
  return far.indexOf(Math.min(...far)) * 90
}
