import type { LucideIcon } from 'lucide-react'
import type { HexGrid } from '../../src/board/hex-grid.ts'
import type { GroundPattern, PiecePortrait } from '../../src/engine/portrait.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import type { View } from '../view/view-state.ts'

/** What tools work on. */
export type Desk = { readonly document: ScenarioDocument; readonly view: View; readonly grid: HexGrid }

export type ToolId = ('select' | 'brush' | 'fill' | 'erase' | 'way') | ('stamp' | 'facing' | 'name' | 'zone' | 'scout')

/** Keys that are held while a gesture begins. */
export type Held = { readonly shift: boolean; readonly alt: boolean; readonly ctrl: boolean }

/**
 * What a hand does from pressing to letting go, with a mouse, a finger or the keyboard alike: each begins on a hex,
 * goes from hex to hex without gaps, and ends.
 */
export interface Gesture {
  /** On to another hex. */
  to(hex: number): void
  /** What it shows meanwhile. */
  readonly overlay: GestureOverlay
  /** Let go: what it comes to is one step of the history. */
  finish(): void
}

/** What a gesture shows while it goes on. */
export type GestureOverlay = {
  /** Hexes that would change, with the ground that they would get. */
  readonly painted?: { readonly hexes: readonly number[]; readonly ground: GroundPattern | undefined }
  /** Hexes that are being chosen. */
  readonly chosen?: readonly number[]
  /** A chain from centre to centre. */
  readonly path?: readonly number[]
  /** Counters on their way. */
  readonly pieces?: readonly PiecePortrait[]
  /** What it is about to do, in words: for the eye and for the ear. */
  readonly words: string
}

export interface Tool {
  readonly id: ToolId
  readonly name: string
  /** The key that takes it up. */
  readonly key: string
  readonly icon: LucideIcon
  /** What a hand does with it, in one line. */
  readonly hint: string
  /** Begins on a hex; nothing where there is nothing to begin. */
  begin(desk: Desk, hex: number, held: Held): Gesture | undefined
}
