import type { Point } from '../../src/board/table/point.ts'
import type { HexPalette } from '../../src/engine/hex-scenario-editor.ts'
import type { GroundLook, PiecePortrait } from '../../src/engine/portrait.ts'

export type WayLook = NonNullable<HexPalette['ways'][number]['look']>

/** What a gesture shows while it goes on. */
export type GestureOverlay = {
  /** Hexes that would change, with the ground that they would get. */
  readonly painted?: { readonly hexes: readonly number[]; readonly ground: GroundLook | undefined }
  /** Sides of hexes that would change, with what would lie there; nothing where they would be cleared. */
  /** Sides of hexes that are picked. */
  readonly pickedSides?: readonly number[]
  readonly sides?: { readonly sides: readonly number[]; readonly kind: HexPalette['hexsides'][number] | undefined }
  /** Places that are being chosen. */
  readonly chosen?: readonly number[]
  /** A road or watercourse from centre to centre, as it would look. */
  readonly path?: { readonly hexes: readonly number[]; readonly look: WayLook }
  /** Counters on their way. */
  readonly pieces?: readonly PiecePortrait[]
  /** On a table: what is being drawn or bent. */
  readonly outline?: DrawnOutline
  /** On a table: drawings on their way. */
  readonly outlines?: readonly DrawnOutline[]
  /** On a table: a rectangle from corner to corner. */
  readonly rectangle?: readonly [Point, Point]
  /** On a table: what is being measured. */
  readonly ruler?: Ruler
  /** What it is about to do, in words: for the eye and for the ear. */
  readonly description: string
}

/** Points on a table, joined in their order. */
export type DrawnOutline = { readonly points: readonly Point[]; readonly isClosed: boolean }

/** From point to point, with what it measures in words. */
export type Ruler = { readonly from: Point; readonly to: Point; readonly label: string }
