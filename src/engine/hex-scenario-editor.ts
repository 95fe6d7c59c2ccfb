import type { HexSymmetry } from '../board/hex-symmetry.ts'
import type { Path } from '../scenario/diagnostic.ts'
import type { Change } from '../scenario/edit/change.ts'
import type { Margins } from '../scenario/edit/hexes/resize.ts'
import type { SideKindName } from '../scenario/hexsides/kinds.ts'
import type { GroundPattern } from './portrait.ts'
import type {
  Edit,
  NewPiece,
  PieceEditing,
  ScenarioEditorOfAnyBoard,
  SurveyOfAnyBoard,
  UnitPalette,
} from './scenario-editor.ts'

/** How battles on a board of hexes are drawn up. Hexes are indices of the board's grid. */
export interface HexScenarioEditor extends ScenarioEditorOfAnyBoard {
  readonly kind: 'hex'
  /** What can be painted and deployed, for this battle's sides. */
  palette(draft: unknown): HexPalette
  survey(draft: unknown): HexSurvey
  readonly ground: HexGroundEditing
  readonly pieces: HexPieceEditing
  readonly clipboard: HexClipboard
  readonly board: HexBoardEditing
}

interface HexGroundEditing {
  /** Gives hexes a type of terrain; the palette's first is open ground, which takes others away. */
  paint(draft: unknown, hexes: readonly number[], terrain: string): Change[]
  /** Adds a road or watercourse, or lengthens one of the same kind that begins or ends where it does. */
  lay(draft: unknown, kind: string, hexes: readonly number[]): Change[]
  /** Puts a kind of ground on sides of hexes, each told from the hex that its number names; without a kind clears them. */
  paintHexsides(draft: unknown, sides: readonly number[], kind: string | undefined): Change[]
  /**
   * Takes things out of hexes: terrain, ways and hexsides (cut where they run through), pieces that are there at the start, names,
   * areas. Areas that share the board out stay, and so do hexes that rules and conditions speak of.
   */
  clear(draft: unknown, hexes: readonly number[], what: ReadonlySet<ClearTarget>): Change[]
  /** Adds hexes to an area or takes them out. Where areas share the board out, they leave the one they were in. */
  mark(draft: unknown, area: Path, hexes: readonly number[], isMember: boolean): Change[]
}

interface HexPieceEditing extends PieceEditing {
  /** Deploys a new unit in each hex, at the start or as an arrival of its turn: where units enter by the board's edge, by these hexes. */
  deploy(draft: unknown, unit: NewPiece, hexes: readonly number[]): Change[]
  /** Moves pieces, at the start or when they arrive, to other hexes; what else is said of them stays. */
  move(draft: unknown, moves: readonly { readonly piece: Path; readonly hex: number }[]): Change[]
}

interface HexClipboard {
  /** Takes a piece of the battlefield along, to be dropped elsewhere: of all that `ground.clear` would take out. */
  lift(draft: unknown, hexes: readonly number[], what: ReadonlySet<ClearTarget>): HexClip
  /** Transforms a clip within the rectangle that it covers: on a staggered board it may lie half a hex further south. */
  transform(clip: HexClip, how: Transformation): HexClip
  /** The hexes of the board that a clip would cover if it were dropped on a hex. */
  footprint(draft: unknown, clip: HexClip, hex: number): number[]
  /** Drops a clip, or only some of what is in it, so that its origin comes to lie on a hex; what falls off the board is left out and reported. */
  drop(draft: unknown, clip: HexClip, hex: number, what?: ReadonlySet<ClearTarget>): Edit
}

interface HexBoardEditing {
  /** Transforms the whole battle: every hex that the scenario speaks of, and all facings; nothing while entries are wrong. */
  transform(draft: unknown, how: Transformation): Edit
  /** Gives the board more or fewer columns and rows at its edges, with everything on it; what falls off is reported. */
  resize(draft: unknown, margins: Margins): Edit
  /** The ways to share the whole board out anew among areas that hold all of it, whatever they hold now. */
  divisions?(draft: unknown): readonly Division[]
  /** The boards that `blank` and `resize` can make. */
  readonly sizes: HexBoardSizes
  /** A small sound battle on an open board of this size, as the text of a scenario; throws where there is none. */
  blank(size: { readonly columns: number; readonly rows: number }): string
}

/** A way to share a board out, by the names of its areas: `north, centre and south`. */
export type Division = { readonly name: string; readonly changes: readonly Change[] }

/** What can be on a piece of the battlefield. */
export type ClearTarget = 'terrain' | 'ways' | 'pieces' | 'names' | 'areas'

export type HexPalette = UnitPalette & {
  readonly kind: 'hex'
  readonly terrain: readonly {
    readonly id: string
    readonly name: string
    /** Nothing for open ground. */
    readonly pattern: GroundPattern | undefined
    /** The colour of its ground, where that is not the pattern's. */
    readonly colour?: string | undefined
    /** Its effects in a few words, with rule numbers. */
    readonly effects: string
  }[]
  readonly ways: readonly {
    readonly id: string
    readonly name: string
    /** How it is drawn: as a road where it does not say. */
    readonly look?: 'road' | 'stream' | 'river'
    readonly effects: string
  }[]
  /** What can be painted on the sides of hexes. */
  readonly hexsides: readonly {
    readonly id: string
    readonly name: string
    readonly pattern: SideKindName
    readonly colour: string | undefined
    /** Whether it is water between steep banks. */
    readonly isSteep: boolean
    readonly effects: string
  }[]
}

export type HexSurvey = SurveyOfAnyBoard & {
  readonly kind: 'hex'
  readonly areas: readonly SurveyedArea[]
  readonly ways: readonly {
    readonly path: Path
    readonly kind: string
    readonly name: string | undefined
    readonly hexes: readonly number[]
  }[]
  /** For each hex the id of its terrain. */
  readonly terrain: readonly string[]
}

/**
 * A set of hexes that the scenario speaks of: a sector, a zone, a name, an objective, an entrance. Those that every
 * battle can have are there even while they have no hexes, so that hexes can be put into them.
 */
export type SurveyedArea = {
  readonly path: Path
  readonly kind: 'sector' | 'zone' | 'name' | 'control' | 'objective' | 'entrance' | 'exit' | 'rule'
  /** In words: `Deployment of the French`. */
  readonly label: string
  readonly hexes: readonly number[]
  readonly side?: string
}

/**
 * A piece of a battlefield, cut out; positions are relative to its origin, the hex in the middle. Plain data, so that a
 * clipboard can hold it.
 */
export type HexClip = {
  readonly kind: 'hex'
  readonly system: string
  /** In words: `12 hexes with 3 units`. */
  readonly what: string
  /** The hex that it was held by when it was cut out: dropped there, it lies where it was. */
  readonly origin: number
  readonly parts: unknown
}

/** Least and most columns and rows. */
export type HexBoardSizes = {
  readonly columns: readonly [least: number, most: number]
  readonly rows: readonly [least: number, most: number]
}

/** Left and right exchanged, or half a turn. */
export type Transformation = HexSymmetry
