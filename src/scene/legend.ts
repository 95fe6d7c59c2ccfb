import {
  type GroundLook,
  groundsOf,
  type HexBoardPortrait,
  lookOf,
  type PieceSymbol,
  type Portrait,
} from '../engine/portrait.ts'
import { capitalise } from '../scenario/wording.ts'
import { drawArrow, drawZoneLine, EVENT_LINE, SECTOR_LINE } from './areas.ts'
import { drawGarrison, drawGeneral } from './counters.ts'
import { drawGround } from './ground/index.ts'
import { tinted } from './ground/washes.ts'
import { HexLayout, RADIUS } from './hex-layout.ts'
import { drawSideSample } from './hexsides.ts'
import { drawNorth, entry, heading, type Line, turnLine } from './legend-lines.ts'
import { loneBoard } from './lone-hex.ts'
import { box, round, type Shape } from './shapes.ts'
import { drawSymbol } from './symbols.ts'
import { TABLE_LEGEND_WIDTH, tableLines } from './table/legend.ts'
import { coloursFor, type SideColours, type Theme } from './theme.ts'

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

/** What the picture shows: sides, symbols, ground, north and scale; only what is there. In columns no higher than `room`. */
export function drawLegend(
  portrait: Portrait,
  left: number,
  top: number,
  theme: Theme,
  room = Number.POSITIVE_INFINITY,
): Legend {
  const shapes: Shape[] = []
  const { lines, column } = contentOf(portrait, theme)
  const most = Math.max(room, LOWEST)
  let [x, y, height, columns] = [left, top, 0, 1]
  lines.forEach((line, i) => {
    const needed = line.height + (line.isHeading ? (lines[i + 1]?.height ?? 0) : 0)
    if (y + needed > top + most) [x, y, columns] = [x + column, top, columns + 1]
    shapes.push(...line.draw(x, y))
    y += line.height
    height = Math.max(height, y - top)
  })
  return { shapes, width: x + column - left, height, columns }
}

/** The same in as many columns as there is width for, all about as high as each other; nothing where that is but one. */
export function spreadLegend(
  portrait: Portrait,
  left: number,
  top: number,
  theme: Theme,
  width: number,
): Legend | undefined {
  const { lines, column } = contentOf(portrait, theme)
  const most = Math.floor(width / column)
  if (most < 2) return undefined
  const whole = lines.reduce((sum, { height }) => sum + height, 0)
  for (let room = Math.max(LOWEST, whole / most); ; room += 10) {
    const legend = drawLegend(portrait, left, top, theme, room)
    if (legend.columns <= most) return legend
  }
}

function contentOf(portrait: Portrait, theme: Theme): { readonly lines: readonly Line[]; readonly column: number } {
  const { board } = portrait
  return board.kind === 'hex'
    ? { lines: linesOf({ ...portrait, board }, theme), column: WIDTH }
    : { lines: tableLines({ ...portrait, board }, theme), column: TABLE_LEGEND_WIDTH }
}

function linesOf(
  { sides, nations = [], symbols, board, areas, turns = [], turn }: Portrait<HexBoardPortrait>,
  theme: Theme,
): Line[] {
  const grounds = groundsOf(board).flatMap((kind) => {
    const look = lookOf(board, kind)
    return look ? [{ look, name: board.groundNames[kind] ?? kind }] : []
  })
  const hexsides = [...new Map(board.hexsides?.map((one) => [one.name, one])).values()]
  return [
    { height: 66, draw: (x, y) => [...drawNorth(x + 16, y + 24, theme), ...drawScale(x + 46, y + 20, theme)] },
    heading('Sides', theme),
    ...[...sides, ...nations].map(({ name, colour }, side) => {
      const { fill, edge } = coloursFor({ side, ...(colour !== undefined && { colour }) }, theme)
      return entry([{ kind: 'path', d: box([0, 0], 24, 24, 4), fill, stroke: edge, width: 1.5 }], name, 32, theme)
    }),
    ...(symbols.length > 0 ? [heading('Units', theme)] : []),
    ...symbols.map(({ symbol, name }) => entry(drawSign(symbol, theme), name, 34, theme)),
    ...(grounds.length + hexsides.length > 0 ? [heading('Ground', theme)] : []),
    ...grounds.map(({ look, name }) => entry(drawSample(look, theme), name, 40, theme)),
    ...hexsides.map(({ pattern, name, colour }) =>
      entry(drawSideSample(pattern, colour, theme), capitalise(name), 30, theme),
    ),
    ...areas.flatMap(({ kind, name, side = 0 }) =>
      kind === 'zone' ? [entry(drawZoneLine('M-18 0h36', theme.sides[side % 2]!), `Zone: ${name}`, 28, theme)] : [],
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
          ? [
              entry(
                [{ kind: 'path', d: box([0, 0], 30, 16, 3), fill: theme.paper, stroke: theme.grid, width: 1 }],
                name,
                28,
                theme,
              ),
            ]
          : [],
    ),
    ...areas.flatMap(({ kind, name, side = 0 }) =>
      kind === 'exit' || kind === 'entrance'
        ? [
            entry(
              drawSignpost(kind, theme.sides[side % 2]!),
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
      turnLine(i + 1, { label, note: note.split(' · '), isNow: i + 1 === turn }, theme),
    ),
  ]
}

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

/** A road or a watercourse. */
function drawStroke(edge: string, fill: string, width: number): Shape[] {
  const d = 'M-18 3Q-8 -5 0 0T18 -3'
  return [
    { kind: 'path', d, stroke: edge, width: width + 2.5 },
    { kind: 'path', d, stroke: fill, width },
  ]
}

/** One hex of a ground, as small as a line. */
export function drawSample(look: GroundLook, theme: Theme): Shape[] {
  if (look.pattern === 'stream' || look.pattern === 'river') {
    const { water, waterEdge } = tinted(theme, look)
    return drawStroke(waterEdge, water, look.pattern === 'stream' ? 5 : 13)
  }
  const board = loneBoard(look)
  const layout = new HexLayout(board, -RADIUS, -RADIUS * 0.866)
  const shapes = drawGround(board, layout, theme)
  return [{ kind: 'group', x: 0, y: 0, scale: 0.42, shapes: Object.values(shapes).flat() }]
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
