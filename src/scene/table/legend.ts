import {
  groundsOf,
  lookOf,
  type PiecePortrait,
  type PieceSymbol,
  type Portrait,
  type TableBoardPortrait,
  type TurnPortrait,
} from '../../engine/portrait.ts'
import { capitalise } from '../../scenario/wording.ts'
import { drawArrow, drawHaze, EVENT_LINE } from '../areas.ts'
import { drawGeneral } from '../counters.ts'
import { entry, heading, type Line, noteLeft, TEXT_LEFT, TEXT_SIZE, turnLine, turnRow } from '../legend-lines.ts'
import { box, type Shape } from '../shapes.ts'
import { coloursFor, type Theme, themeWithSides } from '../theme.ts'
import { coloursOf, drawFlag, drawZone } from './areas.ts'
import { drawBlock } from './block.ts'
import { drawRose, drawScale } from './rose.ts'
import { drawSampleOf, drawTableSample } from './sample.ts'
import { wrap } from './text-width.ts'

/** How wide the legend of a table is: long names of formations are in its turn record. */
export const TABLE_LEGEND_WIDTH = 300

/** What the picture of a table shows: only what is there, and each kind once. */
export function tableLines(portrait: Portrait<TableBoardPortrait>, theme: Theme): Line[] {
  const { board, symbols, key = [], turns = [], turn } = portrait
  const line = (sign: readonly Shape[], text: string, height: number) =>
    entry(sign, wrap(text, TABLE_LEGEND_WIDTH - TEXT_LEFT, TEXT_SIZE), height, theme)
  const grounds = groundsOf(board).flatMap((kind) => {
    const look = lookOf(board, kind)
    return look ? [{ look, name: capitalise(board.groundNames[kind] ?? kind) }] : []
  })
  // On grey paper nations look like their side.
  const nations = theme.tint.isGrey ? [] : (portrait.nations ?? [])
  const sides = [...portrait.sides, ...nations].map(({ name, colour }, side) => {
    const { fill, edge } = coloursFor({ side, ...(colour !== undefined && { colour }) }, theme)
    return line([{ kind: 'path', d: box([0, 0], 30, 18, 2), fill, stroke: edge, width: 1.5 }], name, 26)
  })
  return [
    { height: 84, draw: (x, y) => [...drawRose(x + 30, y + 42, theme), ...drawScale(board, x + 84, y + 38, theme)] },
    heading('Sides', theme),
    ...sides,
    ...(symbols.length > 0 ? [heading('Units', theme)] : []),
    ...symbols.map(({ symbol, name }) => line(drawUnitSign(symbol, portrait, theme), name, 30)),
    ...bearings(portrait, theme).map(([sign, text]) => line(sign, text, 38)),
    ...key.map((text) => line([], text, 22)),
    ...(grounds.length > 0 ? [heading('Ground', theme)] : []),
    ...grounds.map(({ look, name }) => line(drawTableSample(look, theme), name, 31)),
    ...ways(board, theme).map(([sign, text]) => line(sign, text, 24)),
    ...areaSigns(portrait, theme).map(([sign, text]) => line(sign, text, 25)),
    ...(turns.length > 0 ? [heading('Turns', theme)] : []),
    ...turnLines(turns, turn, themeWithSides(theme, portrait.sides)),
  ]
}

/** So many turns stand in a row of the record. */
const IN_A_ROW = 4

/** All turns in rows, and below them what happens in some: who arrives, in the colours of his side. */
function turnLines(turns: readonly TurnPortrait[], now: number | undefined, theme: Theme): Line[] {
  const all = turns.map(({ label, note, comers = [] }, i) => ({
    turn: i + 1,
    label,
    events: comers.length > 0 ? comers : note === '' ? [] : [{ name: note }],
    isNow: i + 1 === now,
    isMarked: note !== '',
  }))
  const rows = Array.from({ length: Math.ceil(all.length / IN_A_ROW) }, (_, i) =>
    turnRow(all.slice(i * IN_A_ROW, (i + 1) * IN_A_ROW), TABLE_LEGEND_WIDTH / IN_A_ROW, theme),
  )
  const notes = all.flatMap(({ turn, events, isNow }) =>
    events.map(({ name, side }: { readonly name: string; readonly side?: number }, i) =>
      eventLine(i === 0 ? turn : undefined, name, side, isNow, theme),
    ),
  )
  return [...rows, ...(notes.length > 0 ? [{ height: 8, draw: () => [] }, ...notes] : [])]
}

/** One thing that happens, behind its turn where it is the first of it; with a mark of whose it is. */
function eventLine(
  turn: number | undefined,
  name: string,
  side: number | undefined,
  isNow: boolean,
  theme: Theme,
): Line {
  const left = noteLeft('') + (side === undefined ? 0 : 16)
  const lines = wrap(name, TABLE_LEGEND_WIDTH - left, 12, true)
  const { fill, edge } = coloursOf(side, theme)
  return {
    height: 24 + (lines.length - 1) * 14,
    draw: (x, y) => [
      ...(turn === undefined ? [] : turnLine(turn, { label: '', note: [], isNow }, theme).draw(x, y)),
      ...(side === undefined
        ? []
        : [{ kind: 'path' as const, d: box([x + left - 12, y + 10.3], 11, 8, 1), fill, stroke: edge, width: 1 }]),
      ...lines.map(
        (text, i): Shape => ({
          kind: 'text',
          x: x + left,
          y: y + 14.5 + i * 14,
          text,
          size: 12,
          fill: theme.ink,
          anchor: 'start',
          bold: true,
        }),
      ),
    ],
  }
}

type Sign = readonly [sign: readonly Shape[], text: string]

const scaled = (scale: number, shapes: readonly Shape[]): Shape[] => [{ kind: 'group', x: 0, y: 0, scale, shapes }]

const LINE = { width: 10, depth: 6 } as const

function samplePiece(symbol: PieceSymbol): PiecePortrait {
  const piece = { place: 0, side: 0, symbol, type: '', grade: '', name: undefined, strength: 1, full: 1 } as const
  return { ...piece, facing: 0, square: false }
}

/** A unit as it is on this table, in line. */
function drawUnitSign(symbol: PieceSymbol, { pieces }: Portrait, theme: Theme): Shape[] {
  if (symbol === 'general') return drawGeneral(theme.sides[0], 11, theme)
  const own = pieces.find((piece) => piece.symbol === symbol && piece.footprint && isInLine(piece))
  return scaled(0.85, drawBlock(samplePiece(symbol), own?.footprint ?? LINE, theme))
}

const isInLine = ({ footprint }: PiecePortrait) => footprint !== undefined && footprint.width >= footprint.depth

/** How units are that are not in line: only what there is on the table. */
function bearings({ pieces }: Portrait, theme: Theme): Sign[] {
  const column = pieces.find((piece) => piece.footprint && !isInLine(piece))
  const later = pieces.find((piece) => piece.footprint && piece.arrives !== undefined)
  const sample = (piece: PiecePortrait, more: Partial<PiecePortrait>) =>
    scaled(0.8, drawBlock({ ...samplePiece(piece.symbol), ...more }, piece.footprint!, theme))
  return [
    ...(column ? [[sample(column, {}), 'In column'] as const] : []),
    ...(later ? [[sample(later, { arrives: 1 }), 'Head of an arriving column'] as const] : []),
  ]
}

function ways({ roads, waters, bridges, groundNames }: TableBoardPortrait, theme: Theme): Sign[] {
  const points = [
    [1, 3],
    [6, 4],
    [12, 7],
    [17, 8],
  ] as const
  const road = (isPoor: boolean) =>
    drawSampleOf({ roads: [{ name: undefined, points, width: isPoor ? 4 : 6, isPoor }] }, theme)
  // From edge to edge, so that it has no spring.
  const through = [[0, 3], ...points.slice(1, -1), [18, 8]] as const
  const water = (wide: boolean) =>
    drawSampleOf({ waters: [{ name: undefined, points: through, width: 6, wide }] }, theme)
  return [
    ...(roads.some(({ isPoor }) => !isPoor) ? [[road(false), 'Road'] as const] : []),
    ...(roads.some(({ isPoor }) => isPoor) ? [[road(true), 'Poor road'] as const] : []),
    ...(waters.some(({ wide }) => !wide) ? [[water(false), groundNames.stream ?? 'Stream'] as const] : []),
    ...(waters.some(({ wide }) => wide) ? [[water(true), groundNames.river ?? 'River'] as const] : []),
    ...(bridges.length > 0
      ? [[drawTableSample({ pattern: 'bridge' }, theme), groundNames.bridge ?? 'Bridge'] as const]
      : []),
  ]
}

/** Areas and entrances by whose they are. */
function areaSigns({ areas, sides }: Portrait, theme: Theme): Sign[] {
  const own = themeWithSides(theme, sides)
  const whose = (kind: string) => [...new Set(areas.filter((area) => area.kind === kind).map(({ side }) => side))]
  const named = (kind: string) => [...new Set(areas.filter((area) => area.kind === kind).map(({ name }) => name))]
  const nameOf = (side: number | undefined) => (side === undefined ? 'nobody' : (sides[side]?.name ?? ''))
  const arrow = (side: number | undefined, turn: number): Shape[] => [
    { kind: 'group', x: 0, y: 0, turn, shapes: drawArrow(coloursOf(side, own)) },
  ]
  return [
    ...whose('zone').map((side): Sign => {
      const colours = coloursOf(side, own)
      const flag: Shape = { kind: 'group', x: 8, y: 8, shapes: drawFlag(colours, theme) }
      return [[...drawZone('M-20 8H8', side, own), flag], `Area: ${nameOf(side)}`]
    }),
    ...named('event').map(
      (name): Sign => [[{ kind: 'path', d: 'M-18 0h36', stroke: theme.ink, ...EVENT_LINE }], `May change: ${name}`],
    ),
    ...named('weather').map((name): Sign => [drawHaze(box([0, 0], 30, 16, 3), theme), name]),
    ...whose('entrance').map((side): Sign => [arrow(side, 180), `Entrance: ${nameOf(side)}`]),
    ...whose('exit').map((side): Sign => [arrow(side, 0), `Exit: ${nameOf(side)}`]),
  ]
}
