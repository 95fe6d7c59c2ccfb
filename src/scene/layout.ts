import type { BoardPortrait, Extent, HexBoardPortrait, TableBoardPortrait } from '../engine/portrait.ts'
import { HexLayout } from './hex-layout.ts'
import type { Point, Rect } from './shapes.ts'
import { TableLayout } from './table-layout.ts'

/** Where the places of a board are in the picture, whatever its kind. */
export interface BoardLayout {
  /** Whether places are cells that hold pieces; otherwise they are points, and pieces lie anywhere. */
  readonly isGrid: boolean
  readonly width: number
  readonly height: number
  /** How far what is drawn at a place reaches to both sides of its centre, and up and down. */
  readonly halfWidth: number
  readonly halfHeight: number
  /** The place in the middle of the board. */
  readonly middle: number
  /** The directions in which pieces can face, in words, clockwise from the north. */
  readonly directions: readonly string[]
  centre(place: number): Point
  /** The place at a point of the picture, or NOWHERE beside the board. */
  at(point: Point): number
  has(place: number): boolean
  label(place: number): string
  /** `in D5`, `at 20.7,10.2`. */
  where(place: number): string
  /** The place with this label, or NOWHERE. */
  find(label: string): number
  /** So many steps to the east and the north: the steps of a cursor. Infinite ones lead to the edge, others beyond it NOWHERE. */
  step(from: number, east: number, north: number): number
  /** The share of a step that the smallest is. */
  readonly fineStep: number
  /** Whether two places lie side by side, so that one name is enough for both. */
  areNeighbours(a: number, b: number): boolean
  /** The board with some air around it. */
  frame(air: number): Rect
  /** The line around a place, so much further in than its rim: for marks. */
  rim(place: number, margin?: number): readonly Point[]
  /** The same as a path. */
  outline(place: number, margin?: number): string
  /** A share of what a place stands for where figures are shown place by place. */
  cell(place: number, share: number): readonly Point[]
  /** The borders of a part of the board: closed chains. */
  rings(extent: Extent): readonly (readonly Point[])[]
  /** The same as a path. */
  pathOf(extent: Extent): string
}

/** The air around a board in its scene, and the room for the title above it. */
export const MARGIN = 24
export const TITLE = 40

/** Where the places of a board are in its scene. */
export function layoutOf(board: HexBoardPortrait): HexLayout
export function layoutOf(board: TableBoardPortrait): TableLayout
export function layoutOf(board: BoardPortrait): BoardLayout
export function layoutOf(board: BoardPortrait): BoardLayout {
  return board.kind === 'hex'
    ? new HexLayout(board, MARGIN, MARGIN + TITLE)
    : new TableLayout(board, MARGIN, MARGIN + TITLE)
}

/** A direction in degrees, in the words of a board. */
export function directionName({ directions }: BoardLayout, degrees: number): string {
  const count = directions.length
  return directions[((Math.round((degrees / 360) * count) % count) + count) % count]!
}
