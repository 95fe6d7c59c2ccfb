import { mix } from '../board/colours.ts'
import type { Portrait } from '../engine/portrait.ts'
import { drawingOf } from './board-drawing.ts'
import { drawPieces } from './counters.ts'
import { drawNames, placeNames } from './labels.ts'
import { type BoardLayout, MARGIN, TITLE } from './layout.ts'
import { drawLegend, spreadLegend } from './legend.ts'
import { drawMarks, type Mark } from './marks.ts'
import { box, LAYERS, type LayerId, type Scene, type Shape } from './shapes.ts'
import { textWidth } from './table/text-width.ts'
import type { Theme } from './theme.ts'

/** What a picture shows besides the battle. */
export type DrawOptions = {
  readonly theme: Theme
  readonly marks?: readonly Mark[]
  /** The layers to draw; all of them where it is left out. */
  readonly layers?: ReadonlySet<LayerId>
}

/** A battle as layers of plain shapes. */
export function drawScene(portrait: Portrait, { theme, marks = [], layers }: DrawOptions): Scene {
  const drawing = drawingOf(portrait)
  const { layout } = drawing
  const legend = (layers?.has('legend') ?? true) ? placeLegend(portrait, layout, theme) : NO_LEGEND
  const width = layout.width + 2 * MARGIN + legend.width
  const height = Math.max(layout.height + TITLE + 2 * MARGIN, legend.foot + MARGIN)
  const drawn = drawing.whole(theme)
  // Names of units go with the units.
  const hasPieces = portrait.board.kind === 'hex' || (layers?.has('pieces') ?? true)
  const shapes: Readonly<Record<LayerId, readonly Shape[]>> = {
    ...drawn,
    paper: [{ kind: 'path', d: box([width / 2, height / 2], width, height), fill: theme.page }, ...drawn.paper],
    pieces: drawPieces(portrait, layout, theme),
    names: drawNames(placeNames(hasPieces ? portrait : { ...portrait, pieces: [], groups: [] }, layout), theme),
    marks: drawMarks(marks, layout, theme),
    legend: [...drawTitle(portrait, theme), ...legend.shapes],
  }
  const shown = LAYERS.filter((id) => layers?.has(id) ?? true)
  return { title: portrait.title, width, height, layers: shown.map((id) => ({ id, shapes: shapes[id] })) }
}

/** The legend as it is placed: how much wider it makes the picture, and how far down it reaches. */
type PlacedLegend = { readonly shapes: readonly Shape[]; readonly width: number; readonly foot: number }
const NO_LEGEND: PlacedLegend = { shapes: [], width: 0, foot: 0 }

/** How far a legend stands off a table, outside of whose border are numbers; and how far below. */
const [BESIDE, BELOW] = [14, 34]

/** Beside the board; below a table that is too small to have all of it beside in one column. */
function placeLegend(portrait: Portrait, layout: BoardLayout, theme: Theme): PlacedLegend {
  const isTable = portrait.board.kind === 'table'
  const [away, top] = [isTable ? BESIDE : 0, MARGIN + TITLE + 10]
  const beside = drawLegend(portrait, layout.width + 2 * MARGIN + away, top, theme, layout.height - 10)
  const under = MARGIN + TITLE + layout.height + BELOW
  const below =
    isTable && beside.columns > 1 ? spreadLegend(portrait, MARGIN, under, theme, layout.width + MARGIN) : undefined
  if (below) return { shapes: below.shapes, width: 0, foot: under + below.height }
  return { shapes: beside.shapes, width: beside.width + away + MARGIN, foot: top + beside.height }
}

/** The title, and what stands beside it. */
function drawTitle({ title, subtitle }: Portrait, theme: Theme): Shape[] {
  const line = { kind: 'text', y: MARGIN + 20, anchor: 'start' } as const
  const head: Shape = { ...line, x: MARGIN, text: title, size: TITLE_SIZE, fill: theme.ink, bold: true }
  if (subtitle === undefined) return [head]
  const x = MARGIN + textWidth(title, TITLE_SIZE, true) + 16
  return [head, { ...line, x, text: subtitle, size: 15, fill: mix(theme.faint, theme.ink, 0.5), slant: true }]
}

const TITLE_SIZE = 26
