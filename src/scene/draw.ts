import type { Portrait } from '../engine/portrait.ts'
import { drawingOf } from './board-drawing.ts'
import { drawPieces } from './counters.ts'
import { drawNames, placeNames } from './labels.ts'
import { MARGIN, TITLE } from './layout.ts'
import { drawLegend } from './legend.ts'
import { drawMarks, type Mark } from './marks.ts'
import { box, LAYERS, type LayerId, type Scene, type Shape } from './shapes.ts'
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
  const hasLegend = layers?.has('legend') ?? true
  const legend = drawLegend(portrait, layout.width + 2 * MARGIN, MARGIN + TITLE + 10, theme, layout.height - 10)
  const width = layout.width + 2 * MARGIN + (hasLegend ? legend.width + MARGIN : 0)
  const board = layout.height + TITLE
  const height = Math.max(board, hasLegend ? legend.height + TITLE + 10 : 0) + 2 * MARGIN
  const drawn = drawing.whole(theme)
  const shapes: Readonly<Record<LayerId, readonly Shape[]>> = {
    ...drawn,
    paper: [{ kind: 'path', d: box([width / 2, height / 2], width, height), fill: theme.page }, ...drawn.paper],
    pieces: drawPieces(portrait, layout, theme),
    names: drawNames(placeNames(portrait, layout), theme),
    marks: drawMarks(marks, layout, theme),
    legend: [
      {
        kind: 'text',
        x: MARGIN,
        y: MARGIN + 20,
        text: portrait.title,
        size: 26,
        fill: theme.ink,
        anchor: 'start',
        bold: true,
      },
      ...legend.shapes,
    ],
  }
  const shown = LAYERS.filter((id) => layers?.has(id) ?? true)
  return { title: portrait.title, width, height, layers: shown.map((id) => ({ id, shapes: shapes[id] })) }
}
