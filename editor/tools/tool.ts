import type { LucideIcon } from 'lucide-react'
import type { HexGrid } from '../../src/board/hex-grid.ts'
import type { TableSize } from '../../src/board/table/places.ts'
import type { ClearTarget, HexPalette } from '../../src/engine/hex-scenario-editor.ts'
import type { HexOrTable } from '../document/board.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import type { GestureOverlay } from '../view/gesture-overlay.ts'
import type { ToolId, ViewStore } from '../view/view-state.ts'

/** What tools work on: the document, how it is looked at, and the board under the hand. */
type Desk<Board> = Board & { readonly document: ScenarioDocument; readonly view: ViewStore }
export type HexDesk = Desk<{ readonly grid: HexGrid }>
export type TableDesk = Desk<{
  readonly size: TableSize
  /** How far a hand may miss what it means, in tenths: it depends on how near one looks. */
  readonly near: number
}>

/** The board under the hand. */
export type ToolBoard =
  | { readonly kind: 'hex'; readonly grid: HexGrid }
  | { readonly kind: 'table'; readonly size: TableSize; readonly near: number }

/** Keys that are held; and with a pointer on hexes the sides that it has come by, each told from the hex that it was in. */
export type Held = {
  readonly shift: boolean
  readonly alt: boolean
  readonly ctrl: boolean
  readonly sides?: readonly number[]
}

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

type ToolOn<Board extends HexOrTable, DeskOfBoard> = {
  /** The boards that it is for. */
  readonly board: Board
  readonly id: ToolId
  readonly name: string
  /** The key that takes it up. */
  readonly key: string
  readonly icon: LucideIcon
  /** What a hand does with it, in one line. */
  readonly hint: string
  /** Whether what it would begin is shown before it is pressed: beginning alone changes nothing. */
  readonly aims?: true
  /** What it changes alone: locked, it does nothing. */
  readonly changes?: ClearTarget
  /** Begins at a place; nothing where there is nothing to begin. */
  begin(desk: DeskOfBoard, place: number, held: Held): Gesture | undefined
}

export const NOTHING_HELD: Held = { shift: false, alt: false, ctrl: false }

export type HexTool = ToolOn<'hex', HexDesk> & {
  /** Whether a rulebook with this palette has anything for it; without it, every one has. */
  readonly isOffered?: (palette: HexPalette) => boolean
}
export type TableTool = ToolOn<'table', TableDesk>
export type Tool = HexTool | TableTool
