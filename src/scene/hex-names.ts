import { DIRECTIONS } from '../board/hex-grid.ts'
import { distance } from '../board/hex-lines.ts'
import { cornersOf, hexOfSide } from '../board/hex-sides.ts'
import { type GroundPattern, type HexBoardPortrait, lookOf, type Portrait } from '../engine/portrait.ts'
import { placePieces } from './counters.ts'
import { coursesOf, type Way } from './courses.ts'
import { coveredBy, rectAround } from './covered.ts'
import { CORNERS, type HexLayout, NEAT } from './hex-layout.ts'
import type { NameStyle, PlacedName } from './labels.ts'
import { letteringWidth } from './lettering.ts'
import { longestWay } from './longest-way.ts'
import { placesAlong } from './names-along.ts'
import type { Letter, Point, Rect } from './shapes.ts'
import { boundsOf } from './table/curves.ts'
import { ROAD_SWAY, WATER_SWAY } from './ways.ts'

const PLACE: NameStyle = { size: 13.5, tone: 'place', lettering: 'roman' }
const LARGE: NameStyle = { ...PLACE, size: 16 }
const LAND: NameStyle = { size: 12.5, tone: 'ground', lettering: 'italic' }
const STYLES: Readonly<Partial<Record<GroundPattern, NameStyle>>> = {
  hill: { size: 14.5, tone: 'hill', lettering: 'italic' },
  woods: { size: 14.5, tone: 'woods', lettering: 'italic' },
  stream: { size: 13, tone: 'water', lettering: 'italic' },
  river: { size: 14, tone: 'water', lettering: 'italic' },
  lake: { size: 14, tone: 'water', lettering: 'italic' },
  ...Object.fromEntries(
    (
      ['field', 'orchard', 'marsh', 'heath', 'scrub', 'bog', 'sand', 'ice', 'vineyard', 'ravine', 'enclosures'] as const
    ).map((pattern) => [pattern, LAND]),
  ),
}
const WATER: NameStyle = { size: 12.5, tone: 'water', lettering: 'italic' }
const ROAD: NameStyle = { size: 11, tone: 'road', lettering: 'italic' }

/** How much of a hex houses take. */
const HOUSES = 42

/** How bad it is to cover another name, a counter, houses, or to lie beside the board. */
const [ON_NAME, ON_COUNTER, ON_HOUSES, OUTSIDE] = [5, 2, 1, 10_000]
/** A way has other places for its name. */
const ON_COUNTER_BY_WAY = 20
/** The name of a way that would cover more than this is left out: it can do without. */
const MOST = 45
/** A name along a ridge that would cover more than this is written beside it. */
const MOST_ALONG = 250

type Spot = { readonly at: Point; readonly boxes: readonly Box[]; readonly letters?: readonly Letter[] }

/** A place that a name could have: what it costs at least, and the place with all that it costs, unless that is too much. */
type Candidate = {
  readonly cost: number
  find(costOf: (box: Box) => number, most: number): { readonly spot: Spot; readonly cost: number } | undefined
}

/** Where the names of a board of hexes stand: of what is built beside it, of the land along it, of ways on them. */
export function placeHexNames(portrait: Portrait<HexBoardPortrait>, layout: HexLayout): PlacedName[] {
  const { board, pieces } = portrait
  const countersNear = spreadOut(placePieces(pieces, layout).flatMap(coveredBy))
  const housesNear = spreadOut(builtOn(board).map((hex) => rectAround(layout.centre(hex), HOUSES, HOUSES)))
  const map = sidesOf(layout.frame(NEAT))
  const taken: Box[] = []
  const placed: PlacedName[] = []
  const cost = (own: Box, isLand: boolean, isWay: boolean) =>
    sum(taken, own) * ON_NAME +
    (isLand ? sum(housesNear(own), own) * ON_HOUSES : 0) +
    sum(countersNear(own), own) * (isWay ? ON_COUNTER_BY_WAY : ON_COUNTER) +
    (own.left < map.left || own.top < map.top || own.right > map.right || own.bottom > map.bottom ? OUTSIDE : 0)
  const put = (name: string, style: NameStyle, candidates: readonly Candidate[], most = Infinity): boolean => {
    const [isLand, isWay] = [style.lettering === 'italic', most === MOST]
    let [best, least]: [Spot | undefined, number] = [undefined, most]
    for (const candidate of candidates.toSorted((one, other) => one.cost - other.cost)) {
      if (candidate.cost >= least) break
      const found = candidate.find((box) => cost(box, isLand, isWay), least)
      if (found && found.cost < least) [best, least] = [found.spot, found.cost]
    }
    if (!best) return false
    const { at, boxes, letters } = best
    taken.push(...boxes)
    placed.push({ name, at, box: boundsAround(boxes), style, ...(letters && { letters }) })
    return true
  }
  const labels = board.names.flatMap(({ name, places }) =>
    partsToName(places, layout).map((part) => ({ name, places: part, style: styleOf(part, board) })),
  )
  // What is built has the first choice: its name says where it is.
  for (const { name, places, style } of labels.toSorted((a, b) => rank(a.style) - rank(b.style))) {
    const isLand = style.lettering === 'italic'
    if (isLand && places.length > 2) {
      const course = longestWay(places, (hex) => neighboursOf(hex, layout)).map((hex) => layout.centre(hex))
      if (put(name, style, spotsAlong(name, style, course, [0, -32, 32]), MOST_ALONG)) continue
    }
    put(name, style, spotsFor(name, style, places, layout, isLand))
  }
  const nameWays = (ways: readonly Way[], sway: number, style: NameStyle, away: number) => {
    const courses = coursesOf(ways, board, layout, sway)
    ways.forEach(({ name }, i) => {
      if (name !== undefined) put(name, style, spotsAlong(name, style, courses[i]!, [-away, away]), MOST)
    })
  }
  for (const { name, course, width } of namedBrooks(board, layout))
    put(name, WATER, spotsAlong(name, WATER, course, [-width, width]), MOST)
  nameWays(board.waters, WATER_SWAY, WATER, 14)
  nameWays(board.roads, ROAD_SWAY, ROAD, 9.5)
  return placed
}

const neighboursOf = (hex: number, { grid }: HexLayout) =>
  DIRECTIONS.map((_, direction) => grid.neighbour(hex, direction))

/** Water on the sides of hexes whose kind has the name of one water, such as `The Littawa`: where it runs longest. */
function namedBrooks(board: HexBoardPortrait, layout: HexLayout): { name: string; course: Point[]; width: number }[] {
  const { grid } = layout
  const byName = new Map<string, { readonly beside: Map<number, number[]>; readonly width: number }>()
  for (const { side, pattern, name } of board.hexsides ?? []) {
    if ((pattern !== 'stream' && pattern !== 'river') || !/\s\p{Lu}/u.test(name)) continue
    const brook = byName.get(name) ?? { beside: new Map<number, number[]>(), width: pattern === 'river' ? 16 : 12 }
    byName.set(name, brook)
    const [a, b] = cornersOf(grid, side)
    brook.beside.set(a, [...(brook.beside.get(a) ?? []), b])
    brook.beside.set(b, [...(brook.beside.get(b) ?? []), a])
  }
  return [...byName].map(([name, { beside, width }]) => ({
    name,
    width,
    course: longestWay(beside.keys(), (corner) => beside.get(corner) ?? []).map((corner) => cornerAt(corner, layout)),
  }))
}

function cornerAt(corner: number, layout: HexLayout): Point {
  const [x, y] = layout.centre(hexOfSide(corner))
  const [dx, dy] = CORNERS[((corner % 6) + 1) % 6]!
  return [x + dx, y + dy]
}

const BUILT: ReadonlySet<string> = new Set(['farm', 'town', 'fortified', 'walled-village', 'redoubt'])

const builtOn = (board: HexBoardPortrait) =>
  [...board.ground.keys()].filter((hex) => BUILT.has(lookOf(board, board.ground[hex] ?? '')?.pattern ?? ''))

const rank = ({ lettering }: NameStyle) => (lettering === 'roman' ? 0 : 1)

function styleOf(places: readonly number[], board: HexBoardPortrait): NameStyle {
  const patterns = places.map((hex) => lookOf(board, board.ground[hex] ?? '')?.pattern)
  const isTown = patterns.filter((pattern) => pattern === 'town').length > 1
  const [first] = patterns
  return (first && STYLES[first]) ?? (isTown ? LARGE : PLACE)
}

/** The same places by their sides. */
function spotsAlong(name: string, style: NameStyle, course: readonly Point[], asides: readonly number[]): Candidate[] {
  return placesAlong(name, style, course, asides).map((place) => ({
    cost: place.cost,
    find: (costOf, most) => {
      const found = place.find((box) => costOf(sidesOf(box)), most)
      return found && { ...found, spot: { ...found.spot, boxes: found.spot.boxes.map(sidesOf) } }
    },
  }))
}

const sidesOf = ({ x, y, width, height }: Rect): Box => ({ left: x, top: y, right: x + width, bottom: y + height })

/** In the midst of land; or below, above and beside places, and then around each of them. */
function spotsFor(
  name: string,
  style: NameStyle,
  places: readonly number[],
  layout: HexLayout,
  isLand: boolean,
): Candidate[] {
  const { size, lettering = 'roman' } = style
  const width = letteringWidth(name, size, lettering)
  const { halfWidth, halfHeight } = layout
  const centres = places.map((place) => layout.centre(place))
  const { x, y, width: across, height: down } = boundsOf(centres)
  const [cx, cy] = [x + across / 2, y + down / 2]
  const below = halfHeight - 4
  const aside = halfWidth * 0.8 + width / 2
  const points: Point[] = [
    ...(isLand ? [[cx, cy] as Point, ...centres] : []),
    [cx, y + down + below],
    ...(places.length > 1 ? [[cx, cy + below] as Point] : []),
    [cx, y - below],
    [x + across + aside, cy],
    [x - aside, cy],
    ...centres.flatMap(([px, py]): Point[] => [
      [px, py + below],
      [px, py - below],
      [px + aside, py],
      [px - aside, py],
      [px + halfWidth, py + halfHeight + 3],
      [px - halfWidth, py + halfHeight + 3],
      [px + halfWidth, py - halfHeight - 3],
      [px - halfWidth, py - halfHeight - 3],
    ]),
  ]
  return points.map((at, i): Candidate => {
    const box = sidesOf(rectAround(at, width, size * 0.95))
    return { cost: i * 3, find: (costOf) => ({ spot: { at, boxes: [box] }, cost: i * 3 + costOf(box) }) }
  })
}

const boundsAround = (boxes: readonly Box[]): Rect =>
  boundsOf(
    boxes.flatMap(({ left, top, right, bottom }): Point[] => [
      [left, top],
      [right, bottom],
    ]),
  )

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** How wide the squares are in which counters are looked up. */
const SQUARE = 64

/** What may touch a box; one may be named twice, in the squares that both share. */
function spreadOut(rects: readonly Rect[]): (near: Box) => readonly Box[] {
  const squares = new Map<number, Box[]>()
  for (const rect of rects) {
    const own = sidesOf(rect)
    // In all squares from which a letter could reach it, so that one look is enough for a letter.
    for (let column = squareOf(own.left - SQUARE); column <= squareOf(own.right); column++) {
      for (let row = squareOf(own.top - SQUARE); row <= squareOf(own.bottom); row++) {
        const there = squares.get(column * ROWS + row)
        if (there) there.push(own)
        else squares.set(column * ROWS + row, [own])
      }
    }
  }
  return (near) => {
    const [column, row] = [squareOf(near.left), squareOf(near.top)]
    // No larger than a square: its corner knows all.
    if (near.right - near.left <= SQUARE && near.bottom - near.top <= SQUARE)
      return squares.get(column * ROWS + row) ?? NOTHING
    const [right, bottom] = [squareOf(near.right), squareOf(near.bottom)]
    const found = new Set<Box>()
    for (let x = column; x <= right; x++)
      for (let y = row; y <= bottom; y++) for (const box of squares.get(x * ROWS + y) ?? NOTHING) found.add(box)
    return [...found]
  }
}

const NOTHING: readonly Box[] = []
/** More rows of squares than any picture has. */
const ROWS = 1 << 16
const squareOf = (at: number) => Math.floor(at / SQUARE)

/** The parts of a place that get its name: of parts with no more than a hex between them, only the largest. */
function partsToName(places: readonly number[], { grid }: HexLayout): number[][] {
  const isNear = (one: number, other: number) => distance(grid, one, other) <= 2
  const touches = (one: number, other: number) => grid.areNeighbours(one, other)
  return clusters(places, isNear).map((group) =>
    clusters(group, touches).reduce((largest, part) => (part.length > largest.length ? part : largest)),
  )
}

/** Hexes in groups: each of a group is joined to another of it, none to one of another group. */
function clusters(places: readonly number[], areJoined: (one: number, other: number) => boolean): number[][] {
  const left = new Set(places)
  const found: number[][] = []
  for (const first of places) {
    if (!left.delete(first)) continue
    const cluster = [first]
    for (const place of cluster) {
      for (const next of left) if (areJoined(place, next) && left.delete(next)) cluster.push(next)
    }
    found.push(cluster)
  }
  return found
}

/** How much of a box is covered by others. */
function sum(others: readonly Box[], own: Box): number {
  let total = 0
  for (const other of others) {
    const across = Math.min(own.right, other.right) - Math.max(own.left, other.left)
    if (across <= 0) continue
    const down = Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top)
    if (down > 0) total += across * down
  }
  return total
}
