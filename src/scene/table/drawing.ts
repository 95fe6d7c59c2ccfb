import type { Portrait, TableBoardPortrait } from '../../engine/portrait.ts'
import type { BoardDrawing, BoardLayer, View } from '../board-drawing.ts'
import { layoutOf } from '../layout.ts'
import { box, type Rect, type Shape } from '../shapes.ts'
import { type TableLayout, TENTH } from '../table-layout.ts'
import type { Theme } from '../theme.ts'
import { drawTableAreas } from './areas.ts'
import { drawTableGround } from './ground.ts'

/** Lines and numbers lie so many tenths apart: six inches. */
const STEP = 60
const NUMBER_SIZE = 9

/** A table without a grid. */
export class TableDrawing implements BoardDrawing {
  readonly board: TableBoardPortrait
  readonly layout: TableLayout
  readonly areas: Portrait['areas']
  readonly reach: number

  constructor({ board, areas, pieces }: Pick<Portrait<TableBoardPortrait>, 'board' | 'areas' | 'pieces'>) {
    this.board = board
    this.layout = layoutOf(board)
    this.areas = areas
    const halves = pieces.map(({ footprint }) => (footprint ? Math.hypot(footprint.width, footprint.depth) / 2 : 0))
    // What is written below a piece comes on top.
    this.reach = Math.max(20, ...halves.map((half) => half * TENTH)) + 16
  }

  whole(theme: Theme): Record<BoardLayer, Shape[]> {
    return {
      paper: this.#drawPaper(theme),
      ...drawTableGround(this.board, this.layout, theme),
      grid: this.#drawLines(theme),
      areas: drawTableAreas(this.areas, this.layout, theme),
      coordinates: this.#drawInches(theme),
    }
  }

  part(layer: BoardLayer, rect: Rect, { theme }: View): Shape[] {
    switch (layer) {
      case 'paper':
        return this.#drawPaper(theme)
      case 'grid':
        return this.#drawLines(theme)
      case 'areas':
        return drawTableAreas(this.areas, this.layout, theme)
      case 'coordinates':
        return this.#drawInches(theme)
      default:
        return drawTableGround(this.board, this.layout, theme, rect)[layer]
    }
  }

  changesFrom(before: BoardDrawing): Rect[] | undefined {
    // A table changes as a whole: pieces move on it, but the ground stays.
    const key = ({ board, areas }: TableDrawing) => JSON.stringify([board, areas])
    return before instanceof TableDrawing && key(before) === key(this) ? [] : undefined
  }

  around(place: number): Rect {
    const [x, y] = this.layout.centre(place)
    const { reach } = this
    return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
  }

  #drawPaper(theme: Theme): Shape[] {
    const { x, y, width, height } = this.layout.frame(0)
    return [{ kind: 'path', d: box([x + width / 2, y + height / 2], width, height), fill: theme.paper }]
  }

  /** The edge, and a faint line every six inches to judge distances by. */
  #drawLines(theme: Theme): Shape[] {
    const { x, y, width, height } = this.layout.frame(0)
    const d = [
      ...this.#steps(this.board.width).map((at) => `M${x + at * TENTH} ${y}v${height}`),
      ...this.#steps(this.board.height).map((at) => `M${x} ${y + height - at * TENTH}h${width}`),
    ].join('')
    return [
      ...(d === '' ? [] : [{ kind: 'path' as const, d, stroke: theme.grid, width: 0.8, opacity: 0.6 }]),
      { kind: 'path', d: box([x + width / 2, y + height / 2], width, height), stroke: theme.grid, width: 2 },
    ]
  }

  /** Inches along the southern and the western edge. */
  #drawInches(theme: Theme): Shape[] {
    const { x, y, height } = this.layout.frame(0)
    const write = (left: number, top: number, tenths: number): Shape => ({
      kind: 'text',
      x: left,
      y: top,
      text: String(tenths / 10),
      size: NUMBER_SIZE,
      fill: theme.faint,
      anchor: 'middle',
    })
    return [
      ...this.#steps(this.board.width).map((at) => write(x + at * TENTH, y + height - 4, at)),
      ...this.#steps(this.board.height).map((at) => write(x + 9, y + height - at * TENTH + 3, at)),
    ]
  }

  #steps(length: number): number[] {
    return Array.from({ length: Math.ceil(length / STEP) - 1 }, (_, i) => (i + 1) * STEP)
  }
}
