import type { Portrait } from '../engine/portrait.ts'
import { drawingOf } from './board-drawing.ts'
import { cartoucheWidth, drawCartouche } from './cartouche.ts'
import { drawPieces } from './counters.ts'
import { drawNames, placeNames } from './labels.ts'
import { type BoardLayout, MARGIN, TITLE } from './layout.ts'
import { drawLegend, spreadLegend } from './legend.ts'
import { drawMarks, type Mark } from './marks.ts'
import { box, LAYERS, type LayerId, type Scene, type Shape } from './shapes.ts'
import { type Theme, themeWithSides } from './theme.ts'

/** What a picture shows besides the battle. */
export type DrawOptions = {
  readonly theme: Theme
  readonly marks?: readonly Mark[]
  /** The layers to draw; all of them where it is left out. */
  readonly layers?: ReadonlySet<LayerId>
}

/** A battle as layers of plain shapes. */
export function drawScene(portrait: Portrait, options: DrawOptions): Scene {
  const { marks = [], layers } = options
  const theme = themeWithSides(options.theme, portrait.sides)
  const drawing = drawingOf(portrait)
  const { layout } = drawing
  const hasTitle = layers?.has('legend') ?? true
  const legend = hasTitle ? placeLegend(portrait, layout, theme) : NO_LEGEND
  const width = Math.max(layout.width + 2 * MARGIN + legend.width, hasTitle ? cartoucheWidth(portrait) + 2 * MARGIN : 0)
  const height = Math.max(layout.height + TITLE + 2 * MARGIN, legend.foot + MARGIN)
  // Names of units go with the units.
  const named = (layers?.has('pieces') ?? true) ? portrait : { ...portrait, pieces: [], groups: [] }
  let board: ReturnType<typeof drawing.whole> | undefined
  const drawBoard = () => (board ??= drawing.whole(theme))
  const drawLayer = (id: LayerId): readonly Shape[] => {
    switch (id) {
      case 'paper':
        return [
          { kind: 'path', d: box([width / 2, height / 2], width, height), fill: theme.page },
          ...drawBoard().paper,
        ]
      case 'pieces':
        return drawPieces(portrait, layout, theme)
      case 'names':
        return drawNames(placeNames(named, layout), theme)
      case 'marks':
        return drawMarks(marks, layout, theme)
      case 'legend':
        return [...drawCartouche(portrait, MARGIN - 8, theme), ...legend.shapes]
      default:
        return drawBoard()[id]
    }
  }
  const shown = LAYERS.filter((id) => layers?.has(id) ?? true)
  return { title: portrait.title, width, height, layers: shown.map((id) => ({ id, shapes: drawLayer(id) })) }
}

/** The legend as it is placed: how much wider it makes the picture, and how far down it reaches. */
type PlacedLegend = { readonly shapes: readonly Shape[]; readonly width: number; readonly foot: number }
const NO_LEGEND: PlacedLegend = { shapes: [], width: 0, foot: 0 }

/** How far a legend stands off a table, outside of whose border are numbers; and how far below. */
const [BESIDE, BELOW] = [14, 34]

/** Beside the board; below a table that is too small to have all of it beside in one column. */
function placeLegend(portrait: Portrait, layout: BoardLayout, theme: Theme): PlacedLegend {
  const isTable = portrait.board.kind === 'table'
  const away = isTable ? BESIDE : 0
  const left = layout.width + 2 * MARGIN + away
  // Beside the title as well, unless that is wider than the board.
  const top = MARGIN + (cartoucheWidth(portrait) > left - MARGIN ? TITLE + 10 : 0)
  const beside = drawLegend(portrait, left, top, theme, MARGIN + TITLE + layout.height - top)
  const under = MARGIN + TITLE + layout.height + BELOW
  const below =
    isTable && beside.columns > 1 ? spreadLegend(portrait, MARGIN, under, theme, layout.width + MARGIN) : undefined
  if (below) return { shapes: below.shapes, width: 0, foot: under + below.height }
  return { shapes: beside.shapes, width: beside.width + away + MARGIN, foot: top + beside.height }
}
