import type { Path } from '../scenario/diagnostic.ts'
import type { Change } from '../scenario/edit/change.ts'
import type { SchemaPlace } from '../scenario/schema/nodes.ts'
import type { Extent, PiecePortrait } from './portrait.ts'

/**
 * How battles of a system are drawn up, on any board: what an editor needs to know of a rulebook. Everything that it
 * reads is a draft (see `Validation`): the scenario's data, whatever is wrong having been taken out, so that lists may
 * have holes. Its edits are changes of the data; it makes none where there is nothing to change. What depends on the
 * kind of board is in `hex-scenario-editor.ts` and `table-scenario-editor.ts`; `scenario-editors.ts` has them all.
 */
export interface ScenarioEditorOfAnyBoard {
  readonly pieces: PieceEditing
  readonly arrivals: ArrivalEditing
  readonly sides: SideEditing
  readonly forms: FormEditing
  /** What can be seen, hit and reached from a place, as the engine has it; or why it cannot tell. */
  scout(draft: unknown, place: number): Promise<Scouting | { readonly problem: string }>
}

export interface PieceEditing {
  dismiss(draft: unknown, pieces: readonly Path[]): Change[]
  /** Turns pieces towards one of the board's directions, by its index: `BoardLayout.directions`. */
  turn(draft: unknown, pieces: readonly Path[], facing: number): Change[]
  /** Sets a detail of a piece, such as its name; takes it away where `value` is undefined. */
  detail(draft: unknown, piece: Path, key: string, value: unknown): Change[]
}

interface ArrivalEditing {
  /** Moves an arrival to another turn. */
  reschedule(draft: unknown, arrival: Path, turn: number): Change[]
}

interface SideEditing {
  /** Gives each side's units, arrivals, zones, places, conditions and edge to the other; nothing while entries are wrong. */
  swap(draft: unknown): Edit
  /**
   * Gives a side another name wherever the scenario speaks of it; nothing where one is spoken of by that name already.
   * It reads the data as they stand, because what is wrong otherwise may speak of the side as well.
   */
  rename(data: unknown, from: string, to: string): Change[]
}

/** What the panels' forms need besides the schema. */
export interface FormEditing {
  /** The parts of the scenario that panels show, besides the map. */
  readonly sections: readonly FormSection[]
  /** The values of a place of the schema that fit this battle, for one of its sides or any; nothing where all do. */
  values(draft: unknown, place: SchemaPlace, side: string | undefined): readonly string[] | undefined
  /** The most that a number of a new entry, by its key, can sensibly be in this battle; nothing where any can. */
  most?(draft: unknown, key: string): number | undefined
  /** The printed tables that definitions of the battle change and lengthen. */
  readonly sheets?: readonly DefinitionSheet[]
  /** Describes a part of the scenario in a sentence of plain English: a condition, an arrival, a special rule. */
  describe(draft: unknown, part: Path): string | undefined
}

/** A printed table, such as that of the unit types, whose rows are definitions under a key of the scenario. */
export interface DefinitionSheet {
  /** The key: a battle says there, by a row's id, what it has otherwise than the book. */
  readonly key: string
  readonly title: string
  /** The table as the battle has it, its own rows last. */
  read(draft: unknown): SheetContent
}

type SheetContent = {
  readonly columns: readonly { readonly head: string; readonly about: string }[]
  readonly rows: readonly SheetRow[]
}

export type SheetRow = {
  readonly id: string
  readonly name: string
  /** One for each column; nothing where the row can have no such value. */
  readonly cells: readonly (SheetCell | undefined)[]
}

/** A value of a definition, or one of a list of them. */
export type SheetCell = {
  readonly key: string
  readonly value: number | boolean | undefined
  /** The whole list, and the place in it; one behind the last lengthens it. */
  readonly within?: { readonly list: readonly number[]; readonly index: number }
}

/** The units that can be deployed, for this battle's sides. */
export type UnitPalette = {
  readonly units: readonly PaletteUnit[]
  /** By side the direction that its units face where nothing else is said, as the index of `BoardLayout.directions`. */
  readonly usualFacing?: Readonly<Record<string, number>>
  /** By side, where its units may be of several: their nations, the usual one first. */
  readonly nations?: Readonly<Record<string, readonly SideNation[]>>
  /** Where more units are legal than can be listed: an example of the words that find one, and what they find. */
  readonly unlisted?: { readonly example: string; readonly find: (words: string) => readonly PaletteUnit[] }
}

/** A nation of a side; the colour is that of its counters, where it is its own. */
type SideNation = { readonly id: string; readonly name: string; readonly colour?: string }

export type PaletteUnit = {
  readonly type: string
  /** Whether its type says whose troops it is. */
  readonly hasNation?: boolean
  readonly name: string
  /** The sides that can have it. */
  readonly sides: readonly string[]
  /** Its values in a few words. */
  readonly values: string
  /** How it looks, in the colours of its side. */
  readonly portrait: Omit<PiecePortrait, 'place' | 'side'>
}

export type NewPiece = {
  readonly side: string
  readonly type: string
  readonly facing?: number
  /** Whose troops it is, where that is not the usual nation of its side. */
  readonly nation?: string
  /** The turn in which it arrives; nothing where it is there at the start. */
  readonly turn?: number
}

/** What battles on any board consist of, each thing with its place in the data. */
export type SurveyOfAnyBoard = {
  readonly pieces: readonly SurveyedPiece[]
  readonly arrivals: readonly SurveyedArrival[]
  readonly reserves: readonly SurveyedReserve[]
  readonly turns: number
}

export type SurveyedPiece = {
  /** Where in the data it is deployed; edits of its list may give it another place. */
  readonly path: Path
  readonly place: number
  readonly side: string
  readonly type: string
  /** In words: `French infantry (Foy)`. */
  readonly label: string
  readonly strength: number
  /** The index of a direction of the board, where it has a front. */
  readonly facing: number | undefined
  /** The turn of its arrival; nothing where it is there at the start. */
  readonly arrives?: number
  /** Whether it commands units and is none itself, so that nobody counts it among them. */
  readonly isCommander?: true
}

/** Units that come later: on a certain turn, or in stages by dice. */
export type SurveyedArrival = {
  readonly path: Path
  readonly side: string
  readonly from: number
  readonly to: number
  readonly label: string
  readonly places: readonly number[]
  readonly isStaged: boolean
  /** What decides besides the turn, in words: `when the French side controls D5`. */
  readonly condition?: string
}

/** Units of a type without a place of their own: dice or an entrance bring them in, or the players deploy them before the battle. */
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

/** Changes, and what could not be taken along or has to be looked at. */
export type Edit = { readonly changes: readonly Change[]; readonly notices: readonly string[] }

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
export type FormSection = {
  readonly id: string
  readonly title: string
  readonly keys: readonly string[]
}
