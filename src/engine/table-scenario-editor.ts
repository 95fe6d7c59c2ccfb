import type { Point } from '../board/table/point.ts'
import type { TableSymmetry } from '../board/table/symmetry.ts'
import type { Path } from '../scenario/diagnostic.ts'
import type { Change } from '../scenario/edit/change.ts'
import type { GroundPattern } from './portrait.ts'
import type {
  Edit,
  FormEditing,
  NewPiece,
  PieceEditing,
  ScenarioEditorOfAnyBoard,
  SurveyOfAnyBoard,
  UnitPalette,
} from './scenario-editor.ts'

/**
 * How battles on a table are drawn up. Points are in tenths of an inch from the south-west corner, and directions in
 * sixteenths of the circle, clockwise from the north.
 */
export interface TableScenarioEditor extends ScenarioEditorOfAnyBoard {
  readonly kind: 'table'
  /** What can be drawn and deployed, for this battle's sides. */
  palette(draft: unknown): TablePalette
  survey(draft: unknown): TableSurvey
  readonly ground: TableGroundEditing
  readonly pieces: TablePieceEditing
  readonly commands: CommandEditing
  readonly clipboard: TableClipboard
  readonly board: TableBoardEditing
  readonly forms: TableFormEditing
}

/** What is drawn on the table: ground, roads, areas, entries. */
interface TableGroundEditing {
  /** Draws something of a kind of the palette; nothing where it has too few points. */
  draw(draft: unknown, kind: string, points: readonly Point[]): Change[]
  /** Gives something that is drawn other points. */
  reshape(draft: unknown, shape: Path, points: readonly Point[]): Change[]
  /** Takes drawn things away. */
  erase(draft: unknown, shapes: readonly Path[]): Change[]
  /** Lays a drawn thing right below another of its list; where none is named, on top of them all. */
  restack(draft: unknown, shape: Path, below: Path | undefined): Change[]
}

interface TablePieceEditing extends PieceEditing {
  /**
   * Adds a new unit to a command at each station; one that arrives later to a command of the same force that marches on in
   * that turn, which is raised where there is none.
   */
  deploy(draft: unknown, unit: NewPiece, command: Path, stations: readonly Station[]): Change[]
  /** Places pieces, each at its point and turned to its facing, so that a group keeps its order. */
  station(draft: unknown, pieces: readonly (Station & { readonly piece: Path })[]): Change[]
}

/** Who commands whom. */
interface CommandEditing {
  /**
   * Puts units, or whoever else a command takes, under another command of their side, with all that is said of them;
   * there they find a place of their own if they need one. A whole command goes with all who are under it.
   */
  regroup(draft: unknown, units: readonly Path[], command: Path): Edit & { readonly moved: readonly Path[] }
  /** Adds what a command `raises`, still empty, and where units can then be put; nothing where it raises none. */
  raise(draft: unknown, command: Path): { readonly changes: readonly Change[]; readonly made: Path } | undefined
  /** Takes a command that is under another away, with all who are under it. */
  disband(draft: unknown, command: Path): Change[]
  /** Has a command that holds units arrive on a turn, or be there from the start; its units lose or find their places. */
  postpone(draft: unknown, command: Path, turn: number | undefined): Edit
}

interface TableClipboard {
  /**
   * Takes units and drawn things along, to be dropped elsewhere; units that are a whole formation go as one. Nothing where
   * there is nothing to take.
   */
  lift(draft: unknown, things: readonly Path[]): TableClip | undefined
  /** Takes out what `lift` takes along. */
  cut(draft: unknown, things: readonly Path[]): Change[]
  /**
   * Drops a clip so that its origin comes to lie at a point, brought back where it would come off the table. Whoever
   * is dropped goes by an id of his own, and finds his command, or else the one that is named.
   */
  drop(draft: unknown, clip: TableClip, at: Point, command: Path | undefined): Edit & { readonly made: readonly Path[] }
}

interface TableBoardEditing {
  /** Mirrors or turns the whole battle: all places, facings and edges; nothing while entries are wrong. */
  transform(draft: unknown, how: TableSymmetry): Edit
  /** Gives the table more or less room at its edges, in tenths; everything keeps its place on the ground. */
  resize(draft: unknown, margins: TableMargins): Edit
  /** Least and most inches from edge to edge that `blank` and `resize` can make. */
  readonly sizes: readonly [least: number, most: number]
  /** A small sound battle on an open table of so many inches, as the text of a scenario; throws where there is none. */
  blank(size: { readonly width: number; readonly height: number }): string
}

interface TableFormEditing extends FormEditing {
  /**
   * Gives a drawn thing, a command or a unit another id, wherever the scenario speaks of it; nothing where it is taken.
   * It reads the data as they stand, as `sides.rename` does.
   */
  rename(data: unknown, thing: Path, id: string): Change[]
}

/** Where a piece stands, and which way it looks where it has a front. */
export type Station = { readonly at: Point; readonly facing?: number | undefined }

/** How much further each edge lies outside, in tenths. */
export type TableMargins = Readonly<Record<'north' | 'east' | 'south' | 'west', number>>

/** Units and drawn things that were taken along. It is plain data, so that a clipboard can hold it. */
export type TableClip = {
  readonly kind: 'table'
  readonly system: string
  /** In words: `Bossu wood`. */
  readonly what: string
  /** The point that it was held by when it was cut out: dropped there, it lies where it was. */
  readonly origin: Point
  /** South-west and north-east corner of what it covered then. */
  readonly extent: readonly [Point, Point]
  readonly parts: unknown
}

/** How something lies on a table: what a ring encloses, along a line, or at a point. */
export type ShapeForm = 'ring' | 'line' | 'point'

export type TablePalette = UnitPalette & {
  readonly kind: 'table'
  readonly shapes: readonly {
    readonly id: string
    readonly name: string
    readonly form: ShapeForm
    /** How its ground is drawn, where it has any. */
    readonly pattern: GroundPattern | undefined
    /** The colour of its ground, where that is not the pattern's. */
    readonly colour?: string | undefined
    /** Its effects in a few words. */
    readonly effects: string
  }[]
}

export type TableSurvey = SurveyOfAnyBoard & {
  readonly kind: 'table'
  /** How many yards an inch is, where the battle says so. */
  readonly yards: number | undefined
  /** Whatever is drawn, the lowest first. */
  readonly shapes: readonly SurveyedShape[]
  /** Who commands whom: the armies of both sides. */
  readonly commands: readonly SurveyedCommand[]
}

/** Something that is drawn on a table: ground, a road, an area that is fought for, an entry. */
export type SurveyedShape = {
  readonly path: Path
  /** Its kind in the palette. */
  readonly kind: string
  readonly form: ShapeForm
  /** In words: `Bossu wood`. */
  readonly label: string
  /** Of a ring its corners, the first not repeated at the end. */
  readonly points: readonly Point[]
  /** How wide a line is. */
  readonly width?: number
  readonly side?: string
}

/** A command of the tree: an army, a force, a formation. */
export type SurveyedCommand = {
  readonly path: Path
  readonly side: string
  readonly label: string
  /** A few words beside it: who commands, and what is ordered. */
  readonly note: string
  /** Whether units can be put into it. */
  readonly holdsUnits: boolean
  /** The roles of those who can be put under it, and its own. */
  readonly takes: readonly string[]
  readonly role: string
  /** What can be added under it, in a word: `formation`. */
  readonly raises?: string
  /** The turn on which it arrives; nothing where it is there at the start. */
  readonly arrives?: number
  /** Whoever belongs to it besides its units: its commander, what it keeps in reserve. */
  readonly staff: readonly SurveyedMember[]
  readonly commands: readonly SurveyedCommand[]
  readonly units: readonly SurveyedMember[]
}

/** Somebody of a command, whether or not he stands on the table at the start. */
export type SurveyedMember = {
  readonly path: Path
  readonly label: string
  readonly note: string
  /** What he is to a command: he can be put under those that take it. Nobody takes a commander. */
  readonly role: string
}
