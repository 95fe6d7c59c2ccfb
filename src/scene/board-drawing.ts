import type { Portrait } from '../engine/portrait.ts'
import { HexDrawing } from './hex-drawing.ts'
import type { BoardLayout } from './layout.ts'
import type { LayerId, Rect, Shape } from './shapes.ts'
import { TableDrawing } from './table/drawing.ts'
import type { Theme } from './theme.ts'

/** The layers that each kind of board draws in its own way. */
export type BoardLayer = Exclude<LayerId, 'pieces' | 'names' | 'marks' | 'legend'>

/** Those of them that are its ground. */
export type GroundLayer = 'ground' | 'water' | 'roads' | 'buildings'

/** How a part is looked at. */
export type DrawingStyle = {
  readonly theme: Theme
  /** From so far that only colours are seen of the ground. */
  readonly isFar: boolean
  /** The size of the numbers of places. */
  readonly numberSize: number
}

/** A board with what lies on it but the pieces, drawn in the way of its kind: whole, or in parts. */
export interface BoardDrawing {
  readonly layout: BoardLayout
  /** How far the drawing of a place and of the pieces there reaches from its centre. */
  readonly reach: number
  whole(theme: Theme): Readonly<Record<BoardLayer, readonly Shape[]>>
  /** What a layer shows in a rectangle. It may draw more, but nothing inside differs from the whole. */
  part(layer: BoardLayer, rect: Rect, view: DrawingStyle): Shape[]
  /** Where it looks different from another of its kind; nothing where the boards are not alike at all. */
  changesFrom(before: BoardDrawing): Rect[] | undefined
  /** Where it looks different when a piece at a place does. */
  around(place: number): Rect
}

/** The only place that asks of what kind a board is, to draw it. */
export function drawingOf({ board, ...rest }: Portrait): BoardDrawing {
  return board.kind === 'hex' ? new HexDrawing({ board, ...rest }) : new TableDrawing({ board, ...rest })
}
