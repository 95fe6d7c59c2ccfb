import type { HexSymmetry } from '../board/hex-symmetry.ts'
import type { Path } from '../scenario/diagnostic.ts'
import type { Change } from '../scenario/edit/change.ts'
import type { Margins } from '../scenario/edit/hexes/resize.ts'
import type { SchemaPlace } from '../scenario/schema-nodes.ts'
import type { Extent, GroundPattern, PiecePortrait } from './portrait.ts'

/**
 * How battles of a system are drawn up: what an editor needs to know of a rulebook. Everything that it reads is a draft
 * (see `Validation`): the scenario's data, whatever is wrong having been taken out, so that lists may have holes. Its
 * edits are changes of the data; it makes none where there is nothing to change. Hexes are indices of the board's grid.
 */
export interface Draftsman {
  /** What can be painted and deployed, for this battle's sides. */
  palette(draft: unknown): Palette
  /** What the battle consists of, each thing with its place in the data. */
  survey(draft: unknown): Survey

  /** Gives hexes a type of terrain; the palette's first is open ground, which takes others away. */
  paint(draft: unknown, hexes: readonly number[], terrain: string): Change[]
  /** Adds a road or watercourse, or lengthens one of the same kind that begins or ends where it does. */
  lay(draft: unknown, kind: string, hexes: readonly number[]): Change[]
  /**
   * Takes things out of hexes: terrain, ways (cut where they run through), pieces that are there at the start, names,
   * areas. Areas that share the board out stay, and so do hexes that rules and conditions speak of.
   */
  clear(draft: unknown, hexes: readonly number[], what: ReadonlySet<Substance>): Change[]

  /** Deploys a new unit in each hex. */
  deploy(draft: unknown, unit: NewPiece, hexes: readonly number[]): Change[]
  /** Moves pieces, at the start or when they arrive, to other hexes; what else is said of them stays. */
  move(draft: unknown, moves: readonly { readonly piece: Path; readonly hex: number }[]): Change[]
  dismiss(draft: unknown, pieces: readonly Path[]): Change[]
  /** Turns pieces towards a direction (an index into DIRECTIONS). */
  turn(draft: unknown, pieces: readonly Path[], facing: number): Change[]
  /** Gives a piece what can be said of it, such as a name; nothing where `value` is undefined. */
  detail(draft: unknown, piece: Path, key: string, value: unknown): Change[]

  /** Adds hexes to an area or takes them out. Where areas share the board out, they leave the one they were in. */
  mark(draft: unknown, area: Path, hexes: readonly number[], isMember: boolean): Change[]

  /** Takes a piece of the battlefield along, to be dropped elsewhere: of all that `clear` would take out. */
  lift(draft: unknown, hexes: readonly number[], what: ReadonlySet<Substance>): Cutting
  /** Transforms a cutting within the rectangle that it covers: on a staggered board it may lie half a hex further south. */
  transformCutting(cutting: Cutting, how: Transformation): Cutting
  /** The hexes of the board that a cutting would cover if it were dropped on a hex. */
  footprint(draft: unknown, cutting: Cutting, hex: number): number[]
  /** Drops a cutting so that its origin comes to lie on a hex; what falls off the board is left out and told. */
  drop(draft: unknown, cutting: Cutting, hex: number): Edit
  /** Transforms the whole battle: every hex that the scenario speaks of, and all facings; nothing while entries are wrong. */
  transform(draft: unknown, how: Transformation): Edit
  /** Gives the board more or fewer columns and rows at its edges, with everything on it; what falls off is told. */
  resize(draft: unknown, margins: Margins): Edit
  /** Gives each side's units, arrivals, zones, hexes, conditions and edge to the other; nothing while entries are wrong. */
  swapSides(draft: unknown): Edit
  /**
   * Gives a side another name wherever the scenario speaks of it; nothing where one is spoken of by that name already.
   * It reads the data as they stand, because what is wrong otherwise may speak of the side as well.
   */
  renameSide(data: unknown, from: string, to: string): Change[]

  /** Moves an arrival to another turn. */
  reschedule(draft: unknown, arrival: Path, turn: number): Change[]

  /** The words of a place of the schema that fit this battle, for one of its sides or any; nothing where all do. */
  words(draft: unknown, place: SchemaPlace, side: string | undefined): readonly string[] | undefined
  /** What a part of the scenario says, in a sentence of plain English: a condition, an arrival, a special rule. */
  say(draft: unknown, part: Path): string | undefined
  /** What can be seen, hit and reached from a hex, as the engine has it; or why it cannot tell. */
  scout(draft: unknown, hex: number): Promise<Scouting | { readonly problem: string }>

  /** The boards that `blank` and `resize` can make. */
  readonly sizes: BoardSizes
  /** A small sound battle on an open board of this size, as the text of a scenario; throws where there is none. */
  blank(size: { readonly columns: number; readonly rows: number }): string
  /** The parts of the scenario that panels show, besides the map. */
  readonly sections: readonly Section[]
}

/** What can be on a piece of the battlefield. */
export type Substance = 'terrain' | 'ways' | 'pieces' | 'names' | 'areas'

export type Palette = {
  readonly terrain: readonly {
    readonly id: string
    readonly name: string
    /** Nothing for open ground. */
    readonly pattern: GroundPattern | undefined
    /** Its effects in a few words, with rule numbers. */
    readonly effects: string
  }[]
  readonly ways: readonly { readonly id: string; readonly name: string; readonly effects: string }[]
  readonly units: readonly PaletteUnit[]
  /** Where more units are legal than can be listed: an example of the words that find one, and what they find. */
  readonly unlisted?: { readonly example: string; readonly find: (words: string) => readonly PaletteUnit[] }
}

export type PaletteUnit = {
  readonly type: string
  readonly name: string
  /** The sides that can have it. */
  readonly sides: readonly string[]
  /** Its values in a few words. */
  readonly values: string
  /** How it looks, in the colours of its side. */
  readonly portrait: Omit<PiecePortrait, 'place' | 'side'>
}

export type NewPiece = { readonly side: string; readonly type: string; readonly facing?: number }

export type Survey = {
  readonly pieces: readonly SurveyedPiece[]
  readonly areas: readonly SurveyedArea[]
  readonly ways: readonly {
    readonly path: Path
    readonly kind: string
    readonly name: string | undefined
    readonly hexes: readonly number[]
  }[]
  /** For each hex the id of its terrain. */
  readonly terrain: readonly string[]
  readonly arrivals: readonly SurveyedArrival[]
  readonly reserves: readonly SurveyedReserve[]
  readonly turns: number
}

export type SurveyedPiece = {
  /** Where in the data it is deployed; edits of its list may give it another place. */
  readonly path: Path
  readonly hex: number
  readonly side: string
  readonly type: string
  /** In words: `French infantry (Foy)`. */
  readonly label: string
  readonly strength: number
  readonly facing: number | undefined
  /** The turn of its arrival; nothing where it is there at the start. */
  readonly arrives?: number
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

/** Units that come later: on a certain turn, or in stages by dice. */
export type SurveyedArrival = {
  readonly path: Path
  readonly side: string
  readonly from: number
  readonly to: number
  readonly label: string
  readonly hexes: readonly number[]
  readonly isStaged: boolean
}

/** Units of a type without a hex of their own: dice or an entrance bring them in, or the players deploy them before the battle. */
export type SurveyedReserve = {
  /** Where in the data their number stands. */
  readonly path: Path
  readonly side: string
  readonly type: string
  readonly count: number
  /** Of one of them. */
  readonly strength: number
  readonly comes: 'at-the-start' | 'later'
}

/**
 * A piece of a battlefield, cut out; positions are relative to its origin, the hex in the middle. Plain data, so that a
 * clipboard can hold it.
 */
export type Cutting = {
  readonly system: string
  /** In words: `12 hexes with 3 units`. */
  readonly what: string
  /** The hex that it was held by when it was cut out: dropped there, it lies where it was. */
  readonly origin: number
  readonly parts: unknown
}

/** Least and most columns and rows. */
export type BoardSizes = {
  readonly columns: readonly [least: number, most: number]
  readonly rows: readonly [least: number, most: number]
}

/** Changes, and what could not be taken along or has to be looked at. */
export type Edit = { readonly changes: readonly Change[]; readonly notices: readonly string[] }

/** Left and right exchanged, or half a turn. */
export type Transformation = HexSymmetry

export type Scouting = {
  readonly title: string
  readonly findings: readonly {
    readonly kind: 'sight' | 'range' | 'march' | 'zone'
    readonly label: string
    /** Of what no grid cuts into places: the area. Places are then those of interest in it. */
    readonly within?: Extent
    /** With a word for each place, such as the modifier of fire or the cost of the way. */
    readonly places: readonly { readonly place: number; readonly note: string }[]
  }[]
}

/** A panel's share of the scenario: top-level keys, edited by forms that their schema makes. */
export type Section = {
  readonly id: string
  readonly title: string
  readonly keys: readonly string[]
}
