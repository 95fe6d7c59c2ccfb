import {
  groundsOf,
  type HexBoardPortrait,
  lookOf,
  type PiecePortrait,
  type PieceSymbol,
  type Portrait,
} from '../engine/portrait.ts'
import { capitalise } from '../scenario/wording.ts'
import { drawArrow, drawHaze, drawLimit, drawZoneLine, EVENT_LINE, SECTOR_LINE } from './areas.ts'
import { drawGarrison, drawGeneral } from './counters.ts'
import { drawSample, drawStroke } from './ground-sample.ts'
import { RADIUS } from './hex-layout.ts'
import { drawSideSample } from './hexsides.ts'
import {
  drawNorth,
  entry as entryOf,
  heading,
  type Line,
  letterLine,
  noteLeft,
  TEXT_LEFT,
  TEXT_SIZE,
  turnLine,
} from './legend-lines.ts'
import { box, round, type Shape } from './shapes.ts'
import { drawSymbol } from './symbols.ts'
import { TABLE_LEGEND_WIDTH, tableLines } from './table/legend.ts'
import { wrap } from './table/text-width.ts'
import { coloursFor, type SideColours, type Theme, themeWithSides } from './theme.ts'

/** How wide a column of the legend is, and how high a column may be at least. */
const WIDTH = 205
const LOWEST = 460

/** What the picture shows, drawn; in how many columns. */
type Legend = {
  readonly shapes: readonly Shape[]
  readonly width: number
  readonly height: number
  readonly columns: number
}

/**
 * What the picture shows: sides, symbols, ground, north and scale; only what is there. In columns no higher than `room`, and
 * all about as high as each other.
 */
export function drawLegend(
  portrait: Portrait,
  left: number,
  top: number,
  theme: Theme,
  room = Number.POSITIVE_INFINITY,
): Legend {
  const content = contentOf(portrait, theme)
  const whole = content.lines.reduce((sum, { height }) => sum + height, 0)
  const most = Math.max(room, LOWEST)
  // Closer together, and a little below the board, rather than a few lines in a column of their own.
  if (whole * CLOSEST <= most * 1.06)
    return setLines(content, left, top, whole, Math.max(CLOSEST, Math.min(1, most / whole)))
  const { columns } = setLines(content, left, top, most)
  for (let height = whole / columns; ; height += 10) {
    const legend = setLines(content, left, top, Math.min(height, most))
    if (legend.columns === columns) return legend
  }
}

/** How much of its height each line keeps at least where there is little room. */
const CLOSEST = 0.88

type Content = { readonly lines: readonly Line[]; readonly column: number }

/** Lines one below the other, in columns no higher than `most`; `close` is how much of their heights they keep. */
function setLines({ lines, column }: Content, left: number, top: number, most: number, close = 1): Legend {
  const shapes: Shape[] = []
  let [x, y, height, columns] = [left, top, 0, 1]
  lines.forEach((line, i) => {
    const needed = (line.height + (line.isHeading ? (lines[i + 1]?.height ?? 0) : 0)) * close
    if (y > top && y + needed > top + most + 1) [x, y, columns] = [x + column, top, columns + 1]
    shapes.push(...line.draw(x, y))
    y += line.height * close
    height = Math.max(height, y - top)
  })
  return { shapes, width: x + column - left, height, columns }
}

/** The same in as many columns as there is width for, all about as high as each other, `lowest` at least; nothing where that is but one. */
export function spreadLegend(
  portrait: Portrait,
  left: number,
  top: number,
  theme: Theme,
  width: number,
  lowest = LOWEST,
): Legend | undefined {
  const content = contentOf(portrait, theme)
  const most = Math.floor(width / content.column)
  if (most < 2) return undefined
  const whole = content.lines.reduce((sum, { height }) => sum + height, 0)
  for (let room = Math.max(lowest, whole / most); ; room += 10) {
    const legend = setLines(content, left, top, room)
    if (legend.columns <= most) return legend
  }
}

function contentOf(portrait: Portrait, theme: Theme): Content {
  const { board } = portrait
  return board.kind === 'hex'
    ? { lines: linesOf({ ...portrait, board }, theme), column: WIDTH }
    : { lines: tableLines({ ...portrait, board }, theme), column: TABLE_LEGEND_WIDTH }
}

function linesOf(
  { sides, nations = [], symbols, key = [], pieces, board, areas, turns = [], turn }: Portrait<HexBoardPortrait>,
  theme: Theme,
): Line[] {
  const own = themeWithSides(theme, sides)
  const grounds = groundsOf(board).flatMap((kind) => {
    const look = lookOf(board, kind)
    return look ? [{ look, name: capitalise(board.groundNames[kind] ?? kind) }] : []
  })
  const hexsides = [...new Map(board.hexsides?.map((one) => [one.name, one])).values()]
  return [
    { height: 66, draw: (x, y) => [...drawNorth(x + 16, y + 24, theme), ...drawScale(x + 46, y + 20, theme)] },
    heading('Sides', theme),
    // On grey paper nations look like their side.
    ...[...sides, ...(theme.tint.isGrey ? [] : nations)].map(({ name, colour }, side) => {
      const { fill, edge } = coloursFor({ side, ...(colour !== undefined && { colour }) }, theme)
      return entry([{ kind: 'path', d: box([0, 0], 24, 24, 4), fill, stroke: edge, width: 1.5 }], name, 32, theme)
    }),
    ...(symbols.length > 0 ? [heading('Units', theme)] : []),
    ...symbols.map(({ symbol, name }) => entry(drawSign(symbol, theme), name, 34, theme)),
    ...lettersOf(pieces).map(({ grade, types }) =>
      letterLine(grade, wrap(types.join(', '), WIDTH - TEXT_LEFT - 4, TEXT_SIZE), theme),
    ),
    ...key.map((text) => entry([], text, 24, theme)),
    ...(grounds.length + hexsides.length > 0 ? [heading('Ground', theme)] : []),
    ...grounds.map(({ look, name }) => entry(drawSample(look, theme), name, 40, theme)),
    ...hexsides.map((one) =>
      entry(drawSideSample(one, theme), capitalise(one.name), isCrossing(one.pattern) ? 38 : 30, theme),
    ),
    ...areas.flatMap(({ kind, name, side = 0 }) =>
      kind === 'zone' ? [entry(drawZoneLine('M-18 0h36', own.sides[side % 2]!), `Zone: ${name}`, 28, theme)] : [],
    ),
    ...BORDERS.flatMap(([border, name]) =>
      areas.some(({ kind }) => kind === border)
        ? [entry([{ kind: 'path', d: 'M-18 0h36', stroke: theme.sector, ...SECTOR_LINE }], name, 28, theme)]
        : [],
    ),
    ...areas.flatMap(({ kind, name }) =>
      kind === 'event'
        ? [
            entry(
              [{ kind: 'path', d: 'M-18 0h36', stroke: theme.ink, ...EVENT_LINE }],
              `May change: ${name}`,
              28,
              theme,
            ),
          ]
        : kind === 'weather'
          ? [entry(drawHaze(box([0, 0], 32, 18), theme), name, 28, theme)]
          : [],
    ),
    ...areas.flatMap(({ kind, name, side = 0 }) =>
      kind === 'truce' || kind === 'guns'
        ? [
            entry(
              drawLimit('M-18 0h36', kind, own.sides[side % 2]!),
              kind === 'truce' ? name : `In reach: ${name}`,
              28,
              theme,
            ),
          ]
        : [],
    ),
    ...areas.flatMap(({ kind, name, side = 0, colour }) =>
      kind === 'exit' || kind === 'entrance'
        ? [
            entry(
              drawSignpost(kind, coloursFor({ side, ...(colour !== undefined && { colour }) }, own)),
              `${kind === 'exit' ? 'Exit' : 'Entrance'}: ${name}`,
              32,
              theme,
            ),
          ]
        : [],
    ),
    ...(board.roads.length > 0 ? [entry(drawStroke(theme.roadEdge, theme.road, 5), 'Road', 28, theme)] : []),
    ...(turns.length > 0 ? [heading('Turns', theme)] : []),
    ...turns.map(({ label, note }, i) =>
      turnLine(i + 1, { label, note: notesOf(note, WIDTH - noteLeft(label) - 4), isNow: i + 1 === turn }, theme),
    ),
  ]
}

/** What each letter on counters says, where these have no numbers that say more. */
function lettersOf(pieces: readonly PiecePortrait[]): { readonly grade: string; readonly types: string[] }[] {
  const byGrade = new Map<string, Set<string>>()
  for (const { grade, type, values } of pieces) {
    if (grade === '' || values !== undefined) continue
    const types = byGrade.get(grade) ?? new Set()
    byGrade.set(grade, types.add(type))
  }
  return [...byGrade]
    .map(([grade, types]) => ({ grade, types: [...types].toSorted() }))
    .toSorted((a, b) => (a.grade < b.grade ? -1 : 1))
}

/** What happens on a turn, each in as many lines as its column needs. */
const notesOf = (note: string, room: number) => note.split(' · ').flatMap((one) => wrap(one, room, 12, true))

/** An entry in as many lines as its column needs. */
const entry = (sign: readonly Shape[], text: string, height: number, theme: Theme) =>
  entryOf(sign, wrap(text, WIDTH - TEXT_LEFT - 4, TEXT_SIZE), height, theme)

/** What lies across a side is drawn upright, and needs more room. */
const isCrossing = (pattern: string) => pattern === 'bridge' || pattern === 'ford'

/** What the same line goes around. */
const BORDERS = [
  ['sector', 'Border of sectors'],
  ['objective', 'Objective'],
] as const

/** As on the board: out of it, or into it. */
function drawSignpost(kind: 'exit' | 'entrance', colours: SideColours): Shape[] {
  return [{ kind: 'group', x: 0, y: 0, turn: kind === 'exit' ? 0 : 180, shapes: drawArrow(colours) }]
}

function drawSign(symbol: PieceSymbol, theme: Theme): Shape[] {
  if (symbol === 'general') return drawGeneral(theme.sides[0], 12, theme)
  if (symbol === 'garrison') return drawGarrison(theme.sides[0], theme)
  return drawSymbol(symbol, [0, 0], 1, { ...theme.sides[0], ink: theme.ink })
}

/** Two hexes from centre to centre. */
function drawScale(x: number, y: number, theme: Theme): Shape[] {
  const step = RADIUS * Math.sqrt(3)
  const ticks = [0, 1, 2].map((i) => `M${round(x + i * step)} ${y - 4}v8`).join('')
  return [
    { kind: 'path', d: `M${x} ${y}h${round(step * 2)}${ticks}`, stroke: theme.ink, width: 1.4 },
    { kind: 'text', x: x + step, y: y + 17, text: '2 hexes', size: 10, fill: theme.ink, anchor: 'middle' },
  ]
}
