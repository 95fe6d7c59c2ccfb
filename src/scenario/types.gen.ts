/* Generated from schema/ by `npm run generate`. Do not edit. */

/**
 * Version of the scenario format. This Berthier reads and writes 1.
 */
export type Format = 1
/**
 * The rulebook that the battle is played with.
 */
export type System = string
/**
 * Short name for file names and links: lower-case letters, digits and hyphens.
 */
export type Id = string
/**
 * The battle's name as players read it.
 */
export type Title = string
/**
 * Day of the battle, as year-month-day. In quotes, because older YAML tools would misread it.
 */
export type BattleDate = string
/**
 * Who made this file.
 *
 * @maxItems 100
 *
 * Items: A person or a group.
 */
export type Authors = string[]
/**
 * One or two sentences for lists and previews.
 */
export type Summary = string
/**
 * The story so far, for the players: plain text, paragraphs separated by blank lines. Rules do not belong here: they are data in `specialRules`, `reinforcements` and `victory`.
 */
export type Briefing = string
/**
 * A file of definitions, by its path from the folder of this file.
 */
export type UsedFile = string
/**
 * Files of definitions that the battle takes nations, troops and the like from. Paths start at the folder of this file and have forward slashes. An entry of the battle with the name of a used one changes it, key by key.
 *
 * @minItems 1
 * @maxItems 50
 */
export type Uses = UsedFile[]
/**
 * How many turns the battle lasts at most.
 */
export type Turns = number
/**
 * What players call the side: an adjective, since sentences put it before a noun (the Austrian side, Austrian infantry).
 */
export type SideName = string
/**
 * A variant of the battle, by its short name under `variants`.
 */
export type VariantId = string
/**
 * A remark for whoever reads the file. The game ignores it.
 */
export type Note = string
/**
 * The variants that were chosen to make this battle out of another. Berthier writes it into what it makes of a variant; only readers of the file need it.
 *
 * @minItems 1
 * @maxItems 50
 */
export type Chosen = VariantId[]
/**
 * `printed`: as the publisher printed it. `reconstruction`: worked out from other evidence because the print was not available. `own`: the author's own design.
 */
export type SourceStatus = 'printed' | 'reconstruction' | 'own'
/**
 * Book and section, page or address.
 */
export type Citation = string
/**
 * A hex such as `D5`, or a range such as `B7-B10`: every hex from column to column and from row to row, so `A1-V4` is the four southern rows. With numbers `"0417"` and `0101-1101`.
 */
export type HexRange = string
/**
 * Hexes and ranges of hexes, such as `[A8, B7-B10]`.
 *
 * @maxItems 10000
 */
export type HexList = HexRange[]
/**
 * A hex, as the board numbers its own. `D5` where columns have letters: A, B, C … from west to east without J, then AA, AB …, and row 1 is the south edge. `"0417"` where columns have numbers, in quotes: column 04 from the west, row 17 from the north.
 */
export type Hex = string
/**
 * A chain of neighbouring hexes in order. `M1-M13` runs along one column.
 *
 * @maxItems 1000
 */
export type HexPath = HexRange[]
/**
 * The side between two neighbouring hexes, `D5/D6`, or several sides of one hex: `"D5/D6,E5"` are those of D5 towards D6 and E5, in quotes within brackets. On a slope the first hex is the higher one.
 */
export type Hexside = string
/**
 * Sides of hexes, such as `[D5/D6, D6/E5]`.
 *
 * @maxItems 10000
 */
export type HexsideList = Hexside[]
/**
 * First and last column: letters (there is no column J, so `A-V` is 21 columns; after Z come AA, AB …) or numbers such as `01-27`. Every second column lies half a hex farther south: B, D, F … or 01, 03, 05 …
 */
export type Columns = string
/**
 * Number of rows. Row 1 is the south edge; where columns have numbers, row 01 is the north edge, and there are 99 at most.
 */
export type Rows = number
/**
 * What the battlefield is divided into.
 */
export type BoardKind = 'hex'
/**
 * A road: a list of neighbouring hexes, or `{ name, path }`.
 */
export type Road = HexPath | NamedRoad
/**
 * A name on the map.
 */
export type PlaceName = string
/**
 * Roads, each a path of neighbouring hexes, optionally with a name.
 *
 * @maxItems 1000
 */
export type Roads = Road[]
/**
 * An edge of the board. The first column is the west edge; row 1 is the south edge where columns have letters, and the north edge where they have numbers. On a table, north is the top.
 */
export type Edge = 'north' | 'south' | 'east' | 'west'
/**
 * One of the names defined under `sides`.
 */
export type SideId = string
/**
 * What the battlefield is: a free table, measured in inches.
 */
export type TableKind = 'table'
/**
 * Inches from edge to edge. Precise to a tenth.
 */
export type TableSize = number
/**
 * How many yards of ground an inch of the table is, for the map's scale.
 */
export type TableScale = number
/**
 * A distance in inches. Precise to a tenth.
 */
export type TableLength = number
/**
 * Inches from the west edge, or from the south edge. Precise to a tenth.
 */
export type TableCoordinate = number
/**
 * A place on the table, such as `[20.7, 10.2]`: inches from the west edge, then inches from the south edge.
 *
 * @minItems 2
 * @maxItems 2
 */
export type TablePoint = TableCoordinate[]
/**
 * The corners of an outline, one after the other. The last is joined to the first, which is not repeated.
 *
 * @minItems 3
 * @maxItems 1000
 */
export type TableOutline = TablePoint[]
/**
 * The bends of a road or a stream, one after the other.
 *
 * @minItems 2
 * @maxItems 1000
 */
export type TableLine = TablePoint[]
/**
 * A facing: one of sixteen points of the compass, clockwise N, NNE, NE, ENE, E … North is the top of the table.
 */
export type TableFacing =
  'N' | 'NNE' | 'NE' | 'ENE' | 'E' | 'ESE' | 'SE' | 'SSE' | 'S' | 'SSW' | 'SW' | 'WSW' | 'W' | 'WNW' | 'NW' | 'NNW'
/**
 * A short name that orders and other parts of the file use: lower-case letters, digits and hyphens.
 */
export type TableId = string
/**
 * The name as players read it.
 */
export type TableName = string
/**
 * What it is: one of the printed kinds, or one of this battle's own under `ground`. `road`, `poor-road`, `stream` and `river` are lines, everything else is an area. The kind sets the defaults of a feature: its class, and whether it blocks sight, is a vantage point or is closed.
 */
export type TableGroundId = string
/**
 * How hard it is to move through.
 */
export type TableGroundClass = 'clear' | 'rough' | 'dense'

/**
 * What every battle has, whatever its rulebook. `system` names the rulebook, which decides what else the file contains.
 */
export interface Scenario {
  format: Format
  system: System
  id: Id
  title: Title
  date?: BattleDate
  authors?: Authors
  summary?: Summary
  briefing?: Briefing
  sources?: object
  uses?: Uses
  turns: Turns
  clock?: Clock
  /**
   * The two sides of the battle, by short names that the rest of the file uses.
   */
  sides: {
    [k: string]: AnySide
  }
  variants?: Variants
  chosen?: Chosen
}
/**
 * The time of day: when the first turn begins, and how long a turn lasts. It appears in the turn record, the log, headlines and reports. Without it, turns only have numbers.
 */
export interface Clock {
  /**
   * When the first turn begins, in quotes, as hours and minutes.
   */
  start: string
  /**
   * How many minutes a turn lasts.
   */
  minutes: number
}
/**
 * A side, as far as every rulebook knows it.
 */
export interface AnySide {
  name: SideName
}
/**
 * Named what-ifs, by short names. Each changes parts of the battle, and is checked and played like a battle of its own. Which of them count is chosen when the battle is played.
 */
export interface Variants {
  [k: string]: Variant
}
/**
 * A what-if. `changes` holds first, then `removes`, then `adds`; each has the keys of a battle, except format, system, id, uses, variants and chosen.
 */
export interface Variant {
  /**
   * What players call the variant.
   */
  name: string
  /**
   * What is different, and why one would play it, in a sentence or two.
   */
  description?: string
  /**
   * Variants that cannot be chosen together with this one. It is enough that one of the two says so.
   *
   * @minItems 1
   * @maxItems 50
   */
  excludes?: VariantId[]
  /**
   * What is different, as a battle would say it: a mapping changes what is there key by key, and anything else, lists too, replaces it.
   */
  changes?: {}
  /**
   * What is not there: `all` under a key takes the key away; a list takes entries out of the list there. Of an entry with keys, list only what singles it out.
   */
  removes?: {}
  /**
   * What is there too: entries are added at the end of a list, and keys to a mapping.
   */
  adds?: {}
  note?: Note
}
/**
 * Where each part of the battle comes from, so that no reconstruction is mistaken for print.
 */
export interface Sources {
  placements?: Provenance
  terrain?: Provenance
  reinforcements?: Provenance
  specialRules?: Provenance
  victory?: Provenance
}
/**
 * Where one part of the battle comes from.
 */
export interface Provenance {
  status: SourceStatus
  cite?: Citation
  note?: Note
  printed?: HexList
  inferred?: HexList
  historical?: HexList
}
/**
 * A road with a name.
 */
export interface NamedRoad {
  name?: PlaceName
  path: HexPath
  note?: Note
}
/**
 * Names on the map, each with its hexes.
 */
export interface Names {
  [k: string]: HexList
}
/**
 * Where one part of the battle comes from.
 */
export interface TableProvenance {
  status: SourceStatus
  cite?: Citation
  note?: Note
}
/**
 * Terrain on the table by its id, the lowest first: what comes later is drawn on top. What no feature covers is clear.
 */
export interface TableFeatures {
  [k: string]: TableFeature
}
/**
 * A piece of terrain: its kind, and its `area` or `line`.
 */
export interface TableFeature {
  name?: TableName
  kind: TableGroundId
  class?: TableGroundClass
  /**
   * Whether a commander on it has a superior vantage point. Default: only on hills.
   */
  vantage?: boolean
  /**
   * Whether it is closed to all units. Default: only rivers and ponds; a bridge opens what is under it.
   */
  impassable?: boolean
  /**
   * Whether it blocks sight. Default: woods, hills and buildings, except bridges.
   */
  blocks?: boolean
  /**
   * How wide a line is, in inches. Default: 0.6.
   */
  width?: number
  area?: TableOutline
  line?: TableLine
  note?: Note
}
/**
 * Named areas by their ids: what forces are sent to, and what victory may depend on. They change nothing on the ground.
 */
export interface TableAreas {
  [k: string]: TableArea
}
/**
 * A named area: its outline, and who holds it at the start.
 */
export interface TableArea {
  name: TableName
  owner?: SideId
  area: TableOutline
  note?: Note
}
/**
 * Where troops enter the table, by id.
 */
export interface TableEntries {
  [k: string]: TableEntry
}
/**
 * A point on an edge of the table, and the direction in which a column marches in.
 */
export interface TableEntry {
  name?: TableName
  at: TablePoint
  facing: TableFacing
  /**
   * The road that the column comes along, if any: the id of a feature.
   */
  road?: string
  note?: Note
}
/**
 * The battlefield: a table of `width` by `height` inches. Places are `[x, y]`, x from the west edge and y from the south edge.
 */
export interface TableBoard {
  kind: TableKind
  width: TableSize
  height: TableSize
  yards?: TableScale
  features?: TableFeatures
  areas?: TableAreas
  entries?: TableEntries
}
