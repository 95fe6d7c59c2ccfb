import type { LucideIcon } from 'lucide-react'
import type { HexGrid } from '../../src/board/hex-grid.ts'
import type { TableSize } from '../../src/board/table/places.ts'
import type { Point } from '../../src/board/table/point.ts'
import type { BoardPortrait, GroundPattern, PiecePortrait } from '../../src/engine/portrait.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import type { View } from '../view/view-state.ts'

export type BoardKind = BoardPortrait['kind']

/** What tools work on: the document, how it is looked at, and the board under the hand. */
type Desk<Board> = Board & { readonly document: ScenarioDocument; readonly view: View }
export type HexDesk = Desk<{ readonly grid: HexGrid }>
export type TableDesk = Desk<{
  readonly size: TableSize
  /** How far a hand may miss what it means, in tenths: it depends on how near one looks. */
  readonly near: number
}>

/** The board under the hand. */
export type Ground =
  | { readonly kind: 'hex'; readonly grid: HexGrid }
  | { readonly kind: 'table'; readonly size: TableSize; readonly near: number }

export type ToolId =
  | ('select' | 'brush' | 'fill' | 'erase' | 'way' | 'stamp' | 'facing' | 'name' | 'zone' | 'scout')
  | ('area' | 'line' | 'ruler')

/** Keys that are held. */
export type Held = { readonly shift: boolean; readonly alt: boolean; readonly ctrl: boolean }

/**
 * What a hand does from pressing to letting go, with a mouse, a finger or the keyboard alike: each begins at a place,
 * goes from place to place (on hexes without gaps), and ends.
 */
export interface Gesture {
  /** On to another place, or on the same with other keys held. */
  to(place: number, held: Held): void
  /** What it shows meanwhile. */
  readonly overlay: GestureOverlay
  /** Let go: what it comes to is one step of the history. */
  finish(): void
}

/** What a gesture shows while it goes on. */
export type GestureOverlay = {
  /** Hexes that would change, with the ground that they would get. */
  readonly painted?: { readonly hexes: readonly number[]; readonly ground: GroundPattern | undefined }
  /** Places that are being chosen. */
  readonly chosen?: readonly number[]
  /** A chain from centre to centre. */
  readonly path?: readonly number[]
  /** Counters on their way. */
  readonly pieces?: readonly PiecePortrait[]
  /** On a table: what is being drawn or bent. */
  readonly outline?: Outline
  /** On a table: drawings on their way. */
  readonly outlines?: readonly Outline[]
  /** On a table: a rectangle from corner to corner. */
  readonly rectangle?: readonly [Point, Point]
  /** On a table: what is being measured. */
  readonly ruler?: Ruler
  /** What it is about to do, in words: for the eye and for the ear. */
  readonly words: string
}

/** Points on a table, joined in their order. */
export type Outline = { readonly points: readonly Point[]; readonly isClosed: boolean }

/** From point to point, with what it measures in words. */
export type Ruler = { readonly from: Point; readonly to: Point; readonly label: string }

type ToolOn<Board extends BoardKind, DeskOfBoard> = {
  /** The boards that it is for. */
  readonly board: Board
  readonly id: ToolId
  readonly name: string
  /** The key that takes it up. */
  readonly key: string
  readonly icon: LucideIcon
  /** What a hand does with it, in one line. */
  readonly hint: string
  /** Begins at a place; nothing where there is nothing to begin. */
  begin(desk: DeskOfBoard, place: number, held: Held): Gesture | undefined
}

export type HexTool = ToolOn<'hex', HexDesk>
export type TableTool = ToolOn<'table', TableDesk>
export type Tool = HexTool | TableTool
