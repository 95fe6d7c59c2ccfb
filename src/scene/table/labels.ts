import type { PiecePortrait, Portrait, TableBoardPortrait } from '../../engine/portrait.ts'
import type { NameStyle, PlacedName } from '../labels.ts'
import { type NameAlong, placesAlong } from '../names-along.ts'
import { grown, type Point, type Rect } from '../shapes.ts'
import type { TableLayout } from '../table-layout.ts'
import { arrowAt, flagOf } from './areas.ts'
import { footprintAt } from './block.ts'
import { boundsOf, walk } from './curves.ts'
import { LabelRoom } from './label-room.ts'
import { boxesOf, type Label, linesOf, type Spot, sizeOf, spotsAround, spotsInside } from './label-spots.ts'
import { BUILT } from './own.ts'
import { type Survey, surveyOf } from './survey.ts'
import { textWidth, widthIn, wrap, wrapIn } from './text-width.ts'

/** How bad it is to cover what lies on a table. */
const WEIGHT = { name: 12, piece: 6, building: 3, flag: 3, road: 0.8, water: 0.8, outline: 2.5 } as const

const PLACE: NameStyle = { size: 17, tone: 'place', lettering: 'roman' }
const GROUNDS: Readonly<Record<string, NameStyle>> = {
  woods: { size: 18, tone: 'woods', lettering: 'italic' },
  hill: { size: 17.5, tone: 'hill', lettering: 'italic' },
  river: { size: 16, tone: 'water', lettering: 'italic' },
  lake: { size: 16, tone: 'water', lettering: 'italic' },
}
const OTHER: NameStyle = { size: 15, tone: 'ground', lettering: 'italic' }
const WATER: NameStyle = { size: 16, tone: 'water', lettering: 'italic' }
const ROAD: NameStyle = { size: 14, tone: 'road', lettering: 'italic' }

/** Where the names of a table stand: the first have the first choice, and units have names where there is room behind them. */
export function placeTableNames(portrait: Portrait<TableBoardPortrait>, layout: TableLayout): PlacedName[] {
  const { board, areas, pieces, groups = [] } = portrait
  const ground = surveyOf(board)
  const room = new LabelRoom(layout.frame(-3))
  fillRoom(room, portrait, ground, layout)
  const placed: PlacedName[] = []
  const put = (label: Label, spots: readonly Spot[], most = Infinity) => {
    let [best, least]: [Spot | undefined, number] = [undefined, most]
    for (const spot of spots.toSorted((a, b) => a.cost - b.cost)) {
      if (spot.cost > least) break
      const cost = spot.cost + room.cost(boxesOf(label, spot), least - spot.cost)
      if (cost < least) [best, least] = [spot, cost]
    }
    if (!best) return
    for (const box of boxesOf(label, best)) room.add(grown(box, 1), WEIGHT.name)
    placed.push(...written(label, best))
  }
  const putAlong = (
    name: string,
    style: NameStyle,
    course: readonly Point[],
    asides: readonly number[],
    free = 0,
  ): boolean => {
    let [best, least]: [NameAlong | undefined, number] = [undefined, MOST]
    const places = placesAlong(name, style, course, asides)
    for (const place of places.toSorted((a, b) => a.cost - b.cost)) {
      if (place.cost >= least) break
      const found = place.find((box) => Math.max(0, room.cost([box], Infinity) - free * box.width * box.height), least)
      if (found && found.cost < least) [best, least] = [found.spot, found.cost]
    }
    if (!best) return false
    const { at, boxes, letters } = best
    for (const box of boxes) room.add(box, WEIGHT.name)
    placed.push({ name, at, box: boundsOf(boxes.flatMap(corners)), style, letters })
    return true
  }
  const named = board.names.flatMap(({ name, places }) => {
    const plot = ground.plots.find((one) => one.name === name)
    return places.map((place) => ({ name, plot, at: layout.centre(place) }))
  })
  for (const { name, plot, at } of named) {
    if (plot && !BUILT.has(plot.pattern)) continue
    const label = { lines: wrapIn(PLACE, name, 130), style: PLACE }
    put(label, spotsAround(label, plot ? boundsOf(plot.corners) : pointBox(at, 8)))
  }
  for (const piece of pieces) nameUnit(piece, layout, put)
  for (const piece of pieces) nameComer(piece, layout, put)
  for (const [i, { name, leader, side }] of groups.entries()) {
    const own = pieces.filter(({ group }) => group === i)
    const corners = own.flatMap((piece) => cornersOf(piece, layout))
    if (corners.length === 0) continue
    const style: NameStyle = { size: 16, tone: side, lettering: 'roman' }
    const label: Label = {
      lines: wrapIn(style, name, 190),
      style,
      ...(leader !== undefined && { foot: { text: leader, style: { ...style, lettering: 'italic' } } }),
    }
    put(label, spotsForGroup(label, own, corners))
  }
  for (const { symbol, name, side, place } of pieces) {
    if (symbol !== 'general' || name === undefined) continue
    const label: Label = { lines: [name], style: { size: 15, tone: side, lettering: 'italic' } }
    const [below, above, right, left, ...rest] = spotsAround(label, pointBox(layout.centre(place), 22), 0)
    put(
      label,
      [right, left, below, above, ...rest].map((spot, i) => ({ ...spot!, cost: i * 10 })),
    )
  }
  for (const { name, plot } of named) {
    if (!plot || BUILT.has(plot.pattern)) continue
    const style = GROUNDS[plot.pattern] ?? OTHER
    const bounds = boundsOf(plot.outline)
    const one: Label = { lines: [name], style }
    const fits = widthIn(style, name) < Math.max(bounds.width, bounds.height)
    // Beside large ground its name would seem to be that of something else.
    put(one, fits ? spotsInside(one, plot.outline) : spotsAround(one, bounds), 3 * MOST)
  }
  for (const { name, line, width } of ground.waters) {
    if (name === undefined) continue
    const isWritten = width > 1.5 * WATER.size && putAlong(name, WATER, line, [0], WATER_ROOM)
    if (!isWritten) putAlong(name, WATER, line, [width / 2 + 7, -width / 2 - 7])
  }
  for (const { name, line, width } of [...ground.roads, ...ground.lanes]) {
    if (name === undefined) continue
    putAlong(name, ROAD, line, [width / 2 + 8, -width / 2 - 8])
  }
  const known = [...board.names, ...board.roads].map(({ name = '' }) => name)
  for (const { kind, name, extent, side, note } of areas) {
    const isKnown = kind === 'sector' || kind === 'objective' || known.some((one) => one.startsWith(name))
    const style: NameStyle = { size: 12.5, tone: side ?? 'road', lettering: 'italic' }
    const lines = [...(isKnown ? [] : wrapIn(style, name, 130)), ...(note === undefined ? [] : [note])]
    const [ring] = layout.rings(extent)
    if (!ring || lines.length === 0) continue
    const label: Label = { lines, style }
    put(
      label,
      spotsAround(label, kind !== 'exit' && kind !== 'entrance' ? boundsOf(ring) : arrowBox(ring, ground, layout)),
      MOST,
    )
  }
  return placed
}

/** A wide river has its name in it: then its water is no obstacle, which is counted more than once where squares overlap. */
const WATER_ROOM = 3
/** A name that would cover more than this is left out, where what it names can do without. */
const MOST = 420

/** The names of units have letters of this size, and no more than three lines. */
const UNIT_SIZE = 6.6
/** How far the sign of its front stands out from a block. */
const FRONT = 6

/** Behind the block and no wider, or before it where there is no room, or else right beside it. */
function nameUnit(
  piece: PiecePortrait,
  layout: TableLayout,
  put: (label: Label, spots: Spot[], most: number) => void,
): void {
  const { name, footprint, facing = 0, place, arrives } = piece
  if (!footprint || name === undefined || arrives !== undefined) return
  const bounds = boundsOf(cornersOf(piece, layout))
  const room = bounds.width + 12
  const lines = wrap(name, room, UNIT_SIZE)
  if (lines.length > 3 || lines.some((line) => textWidth(line, UNIT_SIZE) > room)) return
  const [x, y] = layout.centre(place)
  const behind = Math.cos((facing * Math.PI) / 180) >= -0.01 ? 1 : -1
  const label: Label = { lines, style: { size: UNIT_SIZE, tone: 'ground' } }
  const { width, height } = sizeOf(label)
  const away = (bounds.height + height) / 2 + 2.2
  const aside = (bounds.width + width) / 2 + 2.2
  put(
    label,
    [
      { at: [x, y + behind * away], turn: 0, cost: 0 },
      { at: [x, y - behind * (away + FRONT)], turn: 0, cost: 25 },
      { at: [x + aside, y], turn: 0, cost: 50 },
      { at: [x - aside, y], turn: 0, cost: 50 },
    ],
    110,
  )
}

/** Whoever arrives, beside the head of his column: his name and when. */
function nameComer(piece: PiecePortrait, layout: TableLayout, put: (label: Label, spots: Spot[]) => void): void {
  const { name, side, arrives } = piece
  if (name === undefined || arrives === undefined) return
  const style: NameStyle = { size: 13, tone: side, lettering: 'roman' }
  const label: Label = {
    lines: wrapIn(style, name, 150),
    style,
    foot: { text: `turn ${arrives}`, style: { ...style, lettering: 'italic' } },
  }
  const box = boundsOf(cornersOf(piece, layout))
  // Columns wait at the edge, often beside a village: then their names are a little further away.
  const spots = [2, 26, 50].flatMap((gap) => {
    const [below, above, right, left, ...rest] = spotsAround(label, box, gap)
    return [right, left, below, above, ...rest].map((spot, i) => ({ ...spot!, cost: i * 10 + gap * 6 }))
  })
  put(label, spots)
}

/** Between a formation and its name are the names of its units, in one line or more. */
const NAMES_BEHIND = [12, 20]

/** Behind those who belong together, in front of them, at their sides, or among them. */
function spotsForGroup(label: Label, pieces: readonly PiecePortrait[], corners: readonly Point[]): Spot[] {
  const box = boundsOf(corners)
  const facings = pieces.flatMap(({ facing }) => (facing === undefined ? [] : [(facing * Math.PI) / 180]))
  const north = facings.reduce((sum, facing) => sum + Math.cos(facing), 0)
  const places = NAMES_BEHIND.flatMap((gap) => {
    const [below, above, ...others] = spotsAround(label, box, gap)
    return (north >= 0 ? [below!, above!, ...others] : [above!, below!, ...others]).map((spot, i) => ({
      ...spot,
      cost: i * 30 + gap,
    }))
  })
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  const among = Array.from({ length: 81 }, (_, i): Spot => {
    const at: Point = [cx + ((i % 9) / 4 - 1) * 0.6 * box.width, cy + (Math.floor(i / 9) / 4 - 1) * 0.6 * box.height]
    return { at, turn: 0, cost: 150 + Math.hypot(at[0] - cx, at[1] - cy) * 0.8 }
  })
  // Far from a scattered formation its name would seem to belong to another.
  const far = Math.max(0, Math.hypot(box.width, box.height) - 350)
  return [...places.map((spot) => ({ ...spot, cost: spot.cost + far })), ...among]
}

function fillRoom(room: LabelRoom, { pieces, areas }: Portrait, ground: Survey, layout: TableLayout): void {
  for (const piece of pieces) room.add(grown(boundsOf(cornersOf(piece, layout)), 2), WEIGHT.piece)
  for (const { pattern, corners } of ground.plots) if (BUILT.has(pattern)) room.add(boundsOf(corners), WEIGHT.building)
  const along = (line: readonly Point[], width: number, weight: number) => {
    for (const { at } of walk(line, 9)) room.add(pointBox(at, Math.max(9, width)), weight)
  }
  for (const { line, width } of [...ground.roads, ...ground.lanes]) along(line, width, WEIGHT.road)
  for (const { line, width } of ground.waters) along(line, width, WEIGHT.water)
  for (const { kind, extent } of areas) {
    for (const ring of kind === 'zone' ? layout.rings(extent) : []) {
      along([...ring, ring[0]!], 3, WEIGHT.outline)
      const [x, y] = flagOf(ring)
      room.add({ x: x - 3, y: y - 20, width: 20, height: 22 }, WEIGHT.flag)
    }
    if (kind === 'exit' || kind === 'entrance')
      for (const ring of layout.rings(extent)) room.add(arrowBox(ring, ground, layout), WEIGHT.flag)
  }
}

const arrowBox = (ring: readonly Point[], { roads, lanes }: Survey, layout: TableLayout) =>
  pointBox(arrowAt(ring, [...roads, ...lanes], layout).at, 24)

const pointBox = ([x, y]: Point, side: number): Rect => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
})

/** What a piece covers; a commander has a star. */
function cornersOf(piece: PiecePortrait, layout: TableLayout): readonly Point[] {
  const at = layout.centre(piece.place)
  const [x, y] = at
  return (
    footprintAt(piece, at) ?? [
      [x - 11, y - 11],
      [x + 11, y + 11],
    ]
  )
}

/** Each line is a name of its own. */
function written(label: Label, spot: Spot): PlacedName[] {
  return linesOf(label, spot).map(({ text, at, style }) => {
    const boxes = boxesOf({ lines: [text], style }, { ...spot, at })
    return { name: text, at, box: boundsOf(boxes.flatMap(corners)), style: { ...style, turn: spot.turn } }
  })
}

const corners = ({ x, y, width, height }: Rect): Point[] => [
  [x, y],
  [x + width, y + height],
]
