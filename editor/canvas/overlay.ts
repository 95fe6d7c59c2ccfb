import type { Extent, GroundLook, PiecePortrait } from '../../src/engine/portrait.ts'
import type { BoardParts } from '../../src/scene/parts.ts'
import type { Point, Shape } from '../../src/scene/shapes.ts'
import type { Theme } from '../../src/scene/theme.ts'
import type { Motion } from './motion.ts'
import type { Pen } from './pen.ts'
import type { Places } from './region.ts'

/** What is shown over the map for the moment: everything is optional, and drawn anew whenever it changes. */
export type Overlay = {
  readonly selection?: Places | undefined
  /** Where the pointer is, and where the keyboard is. */
  readonly hover?: number | undefined
  readonly cursor?: number | undefined
  /** Places that would change, with the ground that they would get. */
  readonly painted?: PaintedPlaces | undefined
  /** Places that are being chosen, or pointed out by a panel. */
  readonly chosen?: Places | undefined
  /** Sides of hexes that are picked, as lines. */
  readonly pickedSides?: readonly (readonly [Point, Point])[] | undefined
  /** Sides of hexes that would be cleared, as lines. */
  readonly cleared?: readonly (readonly [Point, Point])[] | undefined
  /** What would be drawn on the ground, as it would look: in colours of the theme, on the map. */
  readonly drawn?: ((parts: BoardParts, theme: Theme) => readonly Shape[]) | undefined
  /** A chain from centre to centre. */
  readonly path?: readonly number[] | undefined
  /** Counters on their way, in the places where they would come to stand. */
  readonly pieces?: readonly PiecePortrait[] | undefined
  /** A counter that is meant alone: it lies in front of its stack. */
  readonly picked?: PiecePortrait | undefined
  readonly areas?: readonly HighlightedArea[] | undefined
  readonly problems?: readonly ProblemMark[] | undefined
  /** Places that a variant makes different. */
  readonly differing?: Places | undefined
  readonly scouting?: readonly ScoutedPlaces[] | undefined
  /** What somebody else draws over the map: a game, where it goes on. It lies over areas, and under hover and cursor. */
  readonly sketch?: ((pen: Pen, parts: BoardParts) => void) | undefined
  /** What moves: it lies over everything that is drawn on the map. */
  readonly motion?: Motion | undefined
  /** What is drawn by hand, in coordinates of the scene. */
  readonly lasso?: readonly Point[] | undefined
  readonly rectangle?: { readonly from: Point; readonly to: Point } | undefined
  readonly ruler?: { readonly from: Point; readonly to: Point; readonly label: string } | undefined
}

/** Ground that would be painted; the counters that stand on it stay in sight. */
export type PaintedPlaces = {
  readonly places: Places
  readonly ground: GroundLook | undefined
  readonly standing?: readonly PiecePortrait[]
}

/** An area that is pointed out, in the colour of its side. */
export type HighlightedArea = { readonly places: Places; readonly label: string; readonly side?: number | undefined }

/** Each severity has a shape of its own. */
export type ProblemMark = { readonly place: number; readonly severity: 'error' | 'warning' | 'info' }

/** Each kind has a hatching of its own, and a word in each place. */
export type ScoutedPlaces = {
  readonly kind: 'sight' | 'range' | 'march' | 'zone'
  readonly within?: Extent | undefined
  readonly places: readonly { readonly place: number; readonly note: string }[]
}
