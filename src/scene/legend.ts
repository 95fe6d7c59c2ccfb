import { GROUND_PATTERNS, type GroundPattern, type HexBoardPortrait, type Portrait } from '../engine/portrait.ts'
import { drawGarrison, drawGeneral, drawSymbol } from './counters.ts'
import { drawGround } from './ground/index.ts'
import { HexLayout, RADIUS } from './hex-layout.ts'
import { box, round, type Shape } from './shapes.ts'
import type { Theme } from './theme.ts'

/** How wide the legend beside the board is. */
export const LEGEND_WIDTH = 190
const LINE = 40

/** What the picture shows: sides, symbols, ground, north and scale. Only what is there. */
export function drawLegend(
  portrait: Portrait,
  x: number,
  y: number,
  theme: Theme,
): { shapes: Shape[]; height: number } {
  const shapes: Shape[] = []
  let top = y
  const heading = (text: string) => {
    shapes.push({ kind: 'text', x, y: top + 14, text, size: 14, fill: theme.ink, anchor: 'start', bold: true })
    top += 26
  }
  const entry = (symbol: readonly Shape[], text: string, height = LINE) => {
    shapes.push({ kind: 'group', x: x + 20, y: top + height / 2 - 2, shapes: symbol })
    shapes.push({
      kind: 'text',
      x: x + 48,
      y: top + height / 2 + 3,
      text,
      size: 12.5,
      fill: theme.ink,
      anchor: 'start',
    })
    top += height
  }

  shapes.push(...drawNorth(x + 16, top + 24, theme), ...drawScale(x + 50, top + 20, theme))
  top += 62
  heading('Sides')
  portrait.sides.forEach(({ name }, side) => {
    const colours = theme.sides[side % 2]!
    entry([{ kind: 'path', d: box([0, 0], 24, 24, 4), fill: colours.fill, stroke: colours.edge, width: 1.5 }], name, 32)
  })
  top += 8
  if (portrait.symbols.length > 0) heading('Units')
  for (const { symbol, name } of portrait.symbols) {
    const ink = { ...theme.sides[0], ink: theme.ink }
    const sign =
      symbol === 'general'
        ? drawGeneral(theme.sides[0], 12, theme)
        : symbol === 'garrison'
          ? drawGarrison(theme.sides[0], theme)
          : drawSymbol(symbol, [0, 0], 1, ink)
    entry(sign, name, 34)
  }
  const patterns = GROUND_PATTERNS.filter((pattern) => portrait.board.ground.includes(pattern))
  top += 8
  if (patterns.length > 0) heading('Ground')
  for (const pattern of patterns) {
    entry(drawSample(pattern, theme), portrait.board.groundNames[pattern] ?? pattern)
  }
  if (portrait.board.roads.length > 0) {
    entry(
      [
        { kind: 'path', d: 'M-18 0h36', stroke: theme.roadEdge, width: 7.5 },
        { kind: 'path', d: 'M-18 0h36', stroke: theme.road, width: 5 },
      ],
      'Road',
      28,
    )
  }
  return { shapes, height: top - y }
}

/** One hex of a ground, as small as a line. */
function drawSample(pattern: GroundPattern, theme: Theme): Shape[] {
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

/** Two hexes from centre to centre. */
function drawScale(x: number, y: number, theme: Theme): Shape[] {
  const hex = RADIUS * Math.sqrt(3)
  const ticks = [0, 1, 2].map((i) => `M${round(x + i * hex)} ${y - 4}v8`).join('')
  return [
    { kind: 'path', d: `M${x} ${y}h${round(hex * 2)}${ticks}`, stroke: theme.ink, width: 1.4 },
    { kind: 'text', x: x + hex, y: y + 17, text: '2 hexes', size: 10, fill: theme.ink, anchor: 'middle' },
  ]
}
