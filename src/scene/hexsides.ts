import { cornersOf, hexBeyond, hexesAtCorner, hexOfSide, plainSide, sideTowards } from '../board/hex-sides.ts'
import type { HexBoardPortrait, SidePortrait } from '../engine/portrait.ts'
import { hueOf } from './ground/washes.ts'
import { CORNERS, type HexLayout } from './hex-layout.ts'
import { jitter, stir } from './jitter.ts'
import { box, lines, type Point, point, type Shape } from './shapes.ts'
import { drawBanks, type Reach } from './steep-banks.ts'
import type { Theme } from './theme.ts'

// Everything on a side is drawn from its middle to its two corners, and depends on nothing but what else meets there: a part of
// a board is drawn as it is in the whole.

const WIDTHS = { river: 13, stream: 6 } as const

/** What lies on hexsides: slopes, water, walls, and crossings on top; on the sides of some hexes, or all. */
export function drawHexsides(
  { hexsides = [] }: Pick<HexBoardPortrait, 'hexsides'>,
  layout: HexLayout,
  theme: Theme,
  within?: readonly number[],
): Shape[] {
  if (hexsides.length === 0) return []
  const wanted = within && new Set(within)
  const { grid } = layout
  const shown = hexsides.filter(
    ({ side }) => !wanted || wanted.has(hexOfSide(side)) || wanted.has(hexBeyond(grid, side)),
  )
  const of = (...patterns: SidePortrait['pattern'][]) => shown.filter(({ pattern }) => patterns.includes(pattern))
  const wet = waterMap(hexsides, layout)
  return [
    ...of('slope').flatMap((one) => drawSlope(one, layout, theme)),
    ...steepBanks(of('stream', 'river'), wet, layout, theme),
    ...drawWater(of('stream', 'river'), wet, layout, theme),
    ...of('wall').flatMap((one) => drawWall(one, layout, theme)),
    ...of('bridge', 'ford').map((one) => drawCrossing(one, wet, layout, theme)),
  ]
}

/** One side of a kind, for the legend and the palette: level, from the left to the right. */
export function drawSideSample(
  { pattern, colour, isSteep }: Pick<SidePortrait, 'pattern' | 'isSteep'> & { readonly colour?: string | undefined },
  theme: Theme,
): Shape[] {
  const [from, to]: [Point, Point] = [
    [-16, 0],
    [16, 0],
  ]
  const look = colour === undefined ? {} : { colour }
  switch (pattern) {
    case 'slope':
      return slopeShapes(from, to, look, theme)
    case 'wall':
      return wallShapes(from, to, look, theme)
    case 'stream':
    case 'river':
      return [
        ...(isSteep ? drawBanks([{ points: [from, to], isCurved: false }], WIDTHS[pattern], theme) : []),
        ...waterShapes(lines([from, to], false), WIDTHS[pattern], look, theme),
      ]
    default:
      return [
        ...waterShapes(lines([from, to], false), WIDTHS.river, {}, theme),
        { kind: 'group', x: 0, y: 0, turn: 90, shapes: crossingShapes(pattern, WIDTHS.river, look, theme) },
      ]
  }
}

type Look = { readonly colour?: string }

/** By side the water on it. */
function waterMap(hexsides: readonly SidePortrait[], { grid }: HexLayout): ReadonlyMap<number, SidePortrait> {
  return new Map(
    hexsides
      .filter(({ pattern }) => pattern === 'stream' || pattern === 'river')
      .map((one) => [plainSide(grid, one.side), one]),
  )
}

/** A corner as hands draw it: a little off. */
function cornerPoint(layout: HexLayout, corner: number, sway: number): Point {
  const { grid } = layout
  const hex = hexOfSide(corner)
  const [x, y] = layout.centre(hex)
  const [dx, dy] = CORNERS[((corner % 6) + 1) % 6]!
  // At the edge nothing sways off the board.
  const chance = jitter(grid.column(hex), grid.row(hex), 11 + (corner % 6))
  const off = hexesAtCorner(grid, corner).length < 3 ? 0 : sway
  return [x + dx + (chance() - 0.5) * 2 * off, y + dy + (chance() - 0.5) * 2 * off]
}

const midway = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]

const SWAY = 4

function ends(layout: HexLayout, side: number, sway = 0): readonly [Point, Point] {
  const [a, b] = cornersOf(layout.grid, side)
  return [cornerPoint(layout, a, sway), cornerPoint(layout, b, sway)]
}

/** Water in one curve past corners: each side goes halfway around to each other that has water there. */
function drawWater(
  sides: readonly SidePortrait[],
  wet: ReadonlyMap<number, SidePortrait>,
  layout: HexLayout,
  theme: Theme,
): Shape[] {
  const looks = new Map<string, { width: number; look: Look; d: string }>()
  for (const { side, pattern, colour } of sides) {
    const width = WIDTHS[pattern as 'stream' | 'river']
    const key = `${width} ${colour}`
    const drawn = looks.get(key) ?? { width, look: colour === undefined ? {} : { colour }, d: '' }
    drawn.d += reachesOf(side, wet, layout).map(reachPath).join('')
    looks.set(key, drawn)
  }
  const drawn = [...looks.values()].toSorted((a, b) => a.width - b.width)
  const strokes = drawn.map(({ d, width, look }) => waterShapes(d, width, look, theme))
  // All banks first: where waters of two kinds meet, no bank lies across.
  return [...strokes.map(([bank]) => bank!), ...strokes.flatMap((shapes) => shapes.slice(1))]
}

/** Hachures along the steep ones. */
function steepBanks(
  sides: readonly SidePortrait[],
  wet: ReadonlyMap<number, SidePortrait>,
  layout: HexLayout,
  theme: Theme,
): Shape[] {
  return sides.flatMap(({ side, pattern, isSteep }) =>
    isSteep ? drawBanks(reachesOf(side, wet, layout), WIDTHS[pattern as 'stream' | 'river'], theme) : [],
  )
}

/** The ways of water from the middle of a side. */
function reachesOf(side: number, wet: ReadonlyMap<number, SidePortrait>, layout: HexLayout): Reach[] {
  const { grid } = layout
  const middle = midway(...ends(layout, side, SWAY))
  return cornersOf(grid, side).flatMap((corner): Reach[] => {
    const at = cornerPoint(layout, corner, SWAY)
    const others = sidesAt(layout, corner).filter((other) => other !== plainSide(grid, side) && wet.has(other))
    if (others.length === 0) return [{ points: [middle, at, ...onward(corner, middle, at, layout)], isCurved: false }]
    return others.map((other) => {
      const beyond = midway(...ends(layout, other, SWAY))
      const bend: Point = [(middle[0] + 2 * at[0] + beyond[0]) / 4, (middle[1] + 2 * at[1] + beyond[1]) / 4]
      return { points: [middle, midway(middle, at), bend], isCurved: true }
    })
  })
}

function reachPath({ points, isCurved }: Reach): string {
  const [from, through, to] = points
  return isCurved ? `M${point(from!)}Q${point(through!)} ${point(to!)}` : lines(points, false)
}

/** Water that comes to the edge of the board goes on to the border of the map. */
function onward(corner: number, [fromX, fromY]: Point, [x, y]: Point, layout: HexLayout): Point[] {
  return hexesAtCorner(layout.grid, corner).length < 3 ? [layout.towardsBorder([x, y], [x - fromX, y - fromY])] : []
}

function sidesAt({ grid }: HexLayout, corner: number): number[] {
  const hexes = hexesAtCorner(grid, corner)
  return hexes.flatMap((hex, i) => hexes.slice(i + 1).map((other) => plainSide(grid, sideTowards(grid, hex, other))))
}

function waterShapes(d: string, width: number, look: Look, theme: Theme): Shape[] {
  const { fill, edge } = hueOf(look, { fill: theme.water, edge: theme.waterEdge }, theme)
  return [
    { kind: 'path', d, stroke: edge, width: width + 2 },
    { kind: 'path', d, stroke: fill, width },
    // One in a colour of its own is told from others in grey as well: by a trodden bed.
    ...(look.colour === undefined ? [] : [{ kind: 'path' as const, d, stroke: edge, width: 1.3, dash: [1.5, 4] }]),
  ]
}

function drawWall({ side, colour }: SidePortrait, layout: HexLayout, theme: Theme): Shape[] {
  return wallShapes(...ends(layout, side), colour === undefined ? {} : { colour }, theme)
}

/** Stones in two rows, seen from above. */
function wallShapes(from: Point, to: Point, look: Look, theme: Theme): Shape[] {
  const { fill, edge } = hueOf(look, { fill: theme.wall, edge: theme.rampart }, theme)
  const joints = along(from, to, 5).map(([x, y], i) => acrossAt([x, y], from, to, i % 2 === 0 ? [-2.6, 0] : [0, 2.6]))
  const d = lines([from, to], false)
  return [
    { kind: 'path', d, stroke: edge, width: 7 },
    { kind: 'path', d, stroke: fill, width: 5 },
    { kind: 'path', d: `${d}${joints.join('')}`, stroke: edge, width: 0.8 },
  ]
}

function drawSlope({ side, colour }: SidePortrait, layout: HexLayout, theme: Theme): Shape[] {
  return slopeShapes(...ends(layout, side), colour === undefined ? {} : { colour }, theme)
}

/** Strokes down from the edge of the higher hex, which lies to the right of the way from corner to corner. */
function slopeShapes(from: Point, to: Point, look: Look, theme: Theme): Shape[] {
  const { edge } = hueOf(look, { fill: theme.contour, edge: theme.contour }, theme)
  const strokes = along(from, to, 3.4).map((at) =>
    acrossAt(at, from, to, [0, -7 - 5 * stir(Math.round(at[0]), Math.round(at[1]), 17)]),
  )
  return [
    { kind: 'path', d: lines([from, to], false), stroke: edge, width: 1.5 },
    { kind: 'path', d: strokes.join(''), stroke: edge, width: 1 },
  ]
}

/** Points on the way from point to point, so far apart and as far from its ends. */
function along([ax, ay]: Point, [bx, by]: Point, gap: number): Point[] {
  const length = Math.hypot(bx - ax, by - ay)
  const count = Math.max(1, Math.round(length / gap) - 1)
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / (count + 1)
    return [ax + (bx - ax) * share, ay + (by - ay) * share]
  })
}

/** A short line across a way, from so far to its right to so far; to the left below 0. */
function acrossAt([x, y]: Point, [ax, ay]: Point, [bx, by]: Point, [from, to]: readonly [number, number]): string {
  const length = Math.hypot(bx - ax, by - ay)
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
  return lines([[x + nx * from, y + ny * from], [x + nx * to, y + ny * to]], false) // biome-ignore format: points
}

/** A bridge or ford lies across the side, from hex to hex. */
function drawCrossing(
  { side, pattern, colour }: SidePortrait,
  wet: ReadonlyMap<number, SidePortrait>,
  layout: HexLayout,
  theme: Theme,
): Shape {
  const [x, y] = midway(...ends(layout, side, SWAY))
  const under = wet.get(plainSide(layout.grid, side))?.pattern
  const width = WIDTHS[under === 'stream' ? 'stream' : 'river']
  const look = colour === undefined ? {} : { colour }
  // Directions are 60 degrees apart, the first points up; shapes lie level.
  return { kind: 'group', x, y, turn: (side % 6) * 60 - 90, shapes: crossingShapes(pattern, width, look, theme) }
}

function crossingShapes(pattern: SidePortrait['pattern'], water: number, look: Look, theme: Theme): Shape[] {
  const length = water + 13
  if (pattern === 'ford') {
    const { fill, edge } = hueOf(look, { fill: theme.road, edge: theme.rampart }, theme)
    const count = Math.round(length / 5)
    const stones = Array.from({ length: count }, (_, i) => -length / 2 + ((i + 0.5) * length) / count)
    return stones.map((at, i) => ({
      kind: 'path',
      d: box([at, i % 2 === 0 ? -2.4 : 2.4], 4, 5, 1.8),
      fill,
      stroke: edge,
      width: 0.9,
    }))
  }
  const { fill, edge } = hueOf(look, { fill: theme.road, edge: theme.rampart }, theme)
  const planks = Array.from({ length: Math.round(length / 4.5) - 1 }, (_, i) => -length / 2 + (i + 1) * 4.5)
  const [half, rail] = [length / 2, 5.6]
  return [
    { kind: 'path', d: box([0, 0], length, 10), fill, stroke: edge, width: 1 },
    { kind: 'path', d: planks.map((at) => `M${at} -5v10`).join(''), stroke: theme.roadEdge, width: 0.8 },
    {
      kind: 'path',
      d: [-rail, rail].map((at) => `M${-half - 2} ${at}h${length + 4}`).join(''),
      stroke: edge,
      width: 2,
    },
  ]
}
