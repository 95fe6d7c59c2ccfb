import {
  type BoardPortrait,
  GROUND_PATTERNS,
  type GroundPattern,
  type HexBoardPortrait,
  type PieceSymbol,
  type Portrait,
} from '../engine/portrait.ts'
import { drawArrow, drawZoneLine, ownerColours, SECTOR_LINE } from './areas.ts'
import { drawGarrison, drawGeneral } from './counters.ts'
import { drawGround } from './ground/index.ts'
import { HexLayout, RADIUS } from './hex-layout.ts'
import { box, round, type Shape } from './shapes.ts'
import { drawSymbol } from './symbols.ts'
import { drawTableSample } from './table/sample.ts'
import { TENTH } from './table-layout.ts'
import type { SideColours, Theme } from './theme.ts'

/** How wide a column of the legend is, and how high a column may be at least. */
export const LEGEND_WIDTH = 205
const LOWEST = 460

/** A line of the legend: how high it is, and what stands there. Headings stay with what follows. */
type Line = {
  readonly height: number
  readonly isHeading?: boolean
  draw(x: number, y: number): readonly Shape[]
}

/** What the picture shows: sides, symbols, ground, north and scale; only what is there. In columns no higher than `room`. */
export function drawLegend(
  portrait: Portrait,
  left: number,
  top: number,
  theme: Theme,
  room = Number.POSITIVE_INFINITY,
): { readonly shapes: readonly Shape[]; readonly width: number; readonly height: number } {
  const shapes: Shape[] = []
  const lines = linesOf(portrait, theme)
  const most = Math.max(room, LOWEST)
  let [x, y, height] = [left, top, 0]
  lines.forEach((line, i) => {
    const needed = line.height + (line.isHeading ? (lines[i + 1]?.height ?? 0) : 0)
    if (y + needed > top + most) [x, y] = [x + LEGEND_WIDTH, top]
    shapes.push(...line.draw(x, y))
    y += line.height
    height = Math.max(height, y - top)
  })
  return { shapes, width: x + LEGEND_WIDTH - left, height }
}

function linesOf({ sides, symbols, board, areas, turns = [] }: Portrait, theme: Theme): Line[] {
  const there = new Set(board.kind === 'hex' ? board.ground : board.patches.map(({ pattern }) => pattern))
  const patterns = GROUND_PATTERNS.filter((pattern) => there.has(pattern))
  const sample = board.kind === 'hex' ? drawSample : drawTableSample
  return [
    { height: 66, draw: (x, y) => [...drawNorth(x + 16, y + 24, theme), ...drawScale(board, x + 46, y + 20, theme)] },
    heading('Sides', theme),
    ...sides.map(({ name }, side) => {
      const { fill, edge } = theme.sides[side % 2]!
      return entry([{ kind: 'path', d: box([0, 0], 24, 24, 4), fill, stroke: edge, width: 1.5 }], name, 32, theme)
    }),
    ...(symbols.length > 0 ? [heading('Units', theme)] : []),
    ...symbols.map(({ symbol, name }) => entry(drawSign(symbol, theme), name, 34, theme)),
    ...(patterns.length > 0 ? [heading('Ground', theme)] : []),
    ...patterns.map((pattern) => entry(sample(pattern, theme), board.groundNames[pattern] ?? pattern, 40, theme)),
    ...areas.flatMap(({ kind, name, side }) =>
      kind === 'zone' ? [entry(drawZoneLine('M-18 0h36', ownerColours(side, theme)), `Zone: ${name}`, 28, theme)] : [],
    ),
    ...(areas.some(({ kind }) => kind === 'sector')
      ? [
          entry(
            [{ kind: 'path', d: 'M-18 0h36', stroke: theme.sector, ...SECTOR_LINE }],
            'Border of sectors',
            28,
            theme,
          ),
        ]
      : []),
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
    ...(board.kind === 'table' && board.waters.length > 0
      ? [entry(drawStroke(theme.waterEdge, theme.water, 5), 'Water', 28, theme)]
      : []),
    ...(turns.length > 0 ? [heading('Turns', theme)] : []),
    ...turns.map(({ label, note }, i) => turnLine(i + 1, label, note, theme)),
  ]
}

/** A box of the turn record: its number, the time, and what happens. */
function turnLine(turn: number, label: string, note: string, theme: Theme): Line {
  const at = (x: number, y: number, text: string, bold = false): Shape => ({
    kind: 'text',
    x,
    y: y + 14.5,
    text,
    size: 12,
    fill: theme.ink,
    anchor: 'start',
    bold,
  })
  return {
    height: 22,
    draw: (x, y) => [
      { kind: 'path', d: box([x + 12, y + 10], 22, 19, 3), fill: theme.paper, stroke: theme.ink, width: 1 },
      { ...at(x + 12, y, String(turn), true), anchor: 'middle' } as Shape,
      at(x + 32, y, label),
      at(x + 32 + (label === '' ? 0 : 48), y, note, true),
    ],
  }
}

/** As on the board: out of it, or into it. */
function drawSignpost(kind: 'exit' | 'entrance', colours: SideColours): Shape[] {
  return [{ kind: 'group', x: 0, y: 0, turn: kind === 'exit' ? 0 : 180, shapes: drawArrow(colours) }]
}

function heading(text: string, theme: Theme): Line {
  return {
    height: 34,
    isHeading: true,
    draw: (x, y) => [{ kind: 'text', x, y: y + 22, text, size: 14, fill: theme.ink, anchor: 'start', bold: true }],
  }
}

function entry(sign: readonly Shape[], text: string, height: number, theme: Theme): Line {
  return {
    height,
    draw: (x, y) => [
      { kind: 'group', x: x + 20, y: y + height / 2 - 2, shapes: sign },
      { kind: 'text', x: x + 48, y: y + height / 2 + 3, text, size: 12.5, fill: theme.ink, anchor: 'start' },
    ],
  }
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
export function drawSample(pattern: GroundPattern, theme: Theme): Shape[] {
  if (pattern === 'stream') return drawStroke(theme.waterEdge, theme.water, 5)
  if (pattern === 'river') return drawStroke(theme.waterEdge, theme.water, 13)
  const board: HexBoardPortrait = {
    kind: 'hex',
    firstColumn: 0,
    columns: 1,
    rows: 1,
    ground: [pattern],
    groundNames: {},
    roads: [],
    waters: [],
    names: [],
  }
  const layout = new HexLayout(board, -RADIUS, -RADIUS * 0.866)
  const shapes = drawGround(board, layout, theme)
  return [{ kind: 'group', x: 0, y: 0, scale: 0.42, shapes: Object.values(shapes).flat() }]
}

function drawNorth(x: number, y: number, theme: Theme): Shape[] {
  return [
    { kind: 'path', d: `M${x} ${y - 20}l8 30l-8 -6l-8 6Z`, fill: theme.paper, stroke: theme.ink, width: 1.2 },
    { kind: 'path', d: `M${x} ${y - 20}l8 30l-8 -6Z`, fill: theme.ink },
    { kind: 'text', x, y: y - 24, text: 'N', size: 11, fill: theme.ink, anchor: 'middle', bold: true },
  ]
}

/** Two hexes from centre to centre, or three inches. */
function drawScale({ kind }: BoardPortrait, x: number, y: number, theme: Theme): Shape[] {
  const [step, steps, text] = kind === 'hex' ? [RADIUS * Math.sqrt(3), 2, '2 hexes'] : [10 * TENTH, 3, '3 inches']
  const ticks = Array.from({ length: steps + 1 }, (_, i) => `M${round(x + i * step)} ${y - 4}v8`).join('')
  return [
    { kind: 'path', d: `M${x} ${y}h${round(step * steps)}${ticks}`, stroke: theme.ink, width: 1.4 },
    { kind: 'text', x: x + (step * steps) / 2, y: y + 17, text, size: 10, fill: theme.ink, anchor: 'middle' },
  ]
}
