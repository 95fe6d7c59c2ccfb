/* Generated from schema/ by `npm run generate`. Do not edit. */

/**
 * Version of the scenario format. This Berthier reads and writes 1.
 */
export type Format = 1
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
 * `printed`: as the publisher printed it. `reconstruction`: worked out from other evidence because the print was not available. `own`: the author's own design.
 */
export type SourceStatus = 'printed' | 'reconstruction' | 'own'
/**
 * Book and section, page or address.
 */
export type Citation = string
/**
 * A remark for whoever reads the file. The game ignores it.
 */
export type Note = string
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
 * How many turns the battle lasts at most.
 */
export type Turns = number
/**
 * What the battlefield is divided into.
 */
export type BoardKind = 'hex'
/**
 * First and last column: letters (there is no column J, so `A-V` is 21 columns; after Z come AA, AB …) or numbers such as `01-27`. Every second column lies half a hex further south: B, D, F … or 01, 03, 05 …
 */
export type Columns = string
/**
 * Number of rows. Row 1 is the south edge; where columns have numbers, row 01 is the north edge, and there are 99 at most.
 */
export type Rows = number
/**
 * A road: a list of neighbouring hexes, or `{ name, path }`.
 */
export type Road = HexPath | NamedRoad
/**
 * A chain of neighbouring hexes in order. `M1-M13` runs along one column.
 *
 * @maxItems 1000
 */
export type HexPath = HexRange[]
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
 * Whose troops they are, in lower-case letters. Demoralisation can spare a nation.
 */
export type NawNation = string
/**
 * A unit: its hex, or `{ at, … }` with more about it.
 */
export type NawPlacement = Hex | NawPlacedUnit
/**
 * A hex, as the board numbers its own. `D5` where columns have letters: A, B, C … from west to east without J, then AA, AB …, and row 1 is the south edge. `"0417"` where columns have numbers, in quotes: column 04 from the west, row 17 from the north.
 */
export type Hex = string
/**
 * What is printed on the counter besides its numbers.
 */
export type NawUnitName = string
/**
 * Where units with these numbers stand; a hex twice for two of them.
 *
 * @maxItems 2000
 */
export type NawPlacements = NawPlacement[]
/**
 * One of the names defined under `sides`.
 */
export type SideId = string
/**
 * How many units with these numbers, or the name of each.
 */
export type NawTroops = NawNamedTroops | NawCountedTroops
/**
 * The name of each of the units.
 *
 * @minItems 1
 * @maxItems 2000
 */
export type NawNamedTroops = NawUnitName[]
/**
 * How many units with these numbers.
 */
export type NawCountedTroops = number
/**
 * Later arrivals, each with its turn, entry hexes and units.
 *
 * @maxItems 500
 */
export type NawReinforcements = NawArrival[]
/**
 * Odds of attacker to defender, one of them 1.
 */
export type NawOdds = string
/**
 * What becomes of them. `AE`: attackers eliminated. `Ar`: attackers retreat. `EX`: exchange. `Dr`: defenders retreat. `DE`: defenders eliminated.
 */
export type NawResult = 'AE' | 'Ar' | 'EX' | 'Dr' | 'DE'
/**
 * A row of the combat results table, from the worst odds to the best.
 *
 * @maxItems 100
 */
export type NawResultRow = NawResult[]
/**
 * What is added to the die.
 */
export type NawDieModifier = number
/**
 * Who wins, and how greatly. In the standard game the first condition to hold ends the battle at once, the first in the list before others, and nobody wins without one. In the advanced game the levels that both have reached after the last turn are compared: the winner keeps the difference.
 *
 * @minItems 1
 * @maxItems 100
 */
export type NawVictory = NawVictoryCondition[]

/**
 * A battle for Napoleon at Waterloo.
 */
export interface NapoleonAtWaterlooScenario {
  format: Format
  /**
   * The rulebook: Napoleon at Waterloo.
   */
  system: 'napoleon-at-waterloo'
  /**
   * Which game is played: the `standard` one of divisions, or the `advanced` one of brigades, with stacks, bombardments and modified dice. It decides the rules, and the tables that the battle does not include.
   */
  edition: 'standard' | 'advanced'
  id: Id
  title: Title
  date?: BattleDate
  authors?: Authors
  summary?: Summary
  briefing?: Briefing
  sources?: NawSources
  turns: Turns
  clock?: NawClock
  board: NawBoard
  sides: NawSides
  /**
   * How many units of a side may be in a hex at the end of its movement. Default: 1 in the standard game and 3 in the advanced one (Movement 2).
   */
  stacking?: number
  units: NawUnits
  reinforcements?: NawReinforcements
  exits?: NawExits
  tables?: NawTables
  options?: NawOptions
  demoralisation?: NawDemoralisation
  victory: NawVictory
}
/**
 * Where each part of the battle comes from, so that no reconstruction is mistaken for print.
 */
export interface NawSources {
  terrain?: Provenance
  roads?: Provenance
  names?: Provenance
  units?: Provenance
  placements?: Provenance
  reinforcements?: Provenance
  combatResults?: Provenance
  capability?: Provenance
  terrainEffects?: Provenance
  zonesOfControl?: Provenance
  gunRange?: Provenance
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
 * The time of day for the turn record. Without it, turns only have numbers.
 */
export interface NawClock {
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
 * The battlefield. The map of the second edition is `columns: 01-27` and `rows: 22`.
 */
export interface NawBoard {
  kind: BoardKind
  columns: Columns
  rows: Rows
  terrain?: NawTerrain
  roads?: Roads
  names?: Names
}
/**
 * Towns and woods, each with its hexes. A hex that is not listed is clear. A hex of woods that a road leads into is woods/road.
 */
export interface NawTerrain {
  /**
   * Town: moves as clear, and doubles the strength of its defenders.
   *
   * @maxItems 10000
   */
  town?: HexRange[]
  /**
   * Woods: closed off the road in the standard game; 4 to enter in the advanced one, where attacks on them are one column worse. No guns fire through them.
   *
   * @maxItems 10000
   */
  woods?: HexRange[]
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
 * The two sides. The side listed first moves first in each turn.
 */
export interface NawSides {
  [k: string]: NawSide
}
/**
 * One side: what it is called, and whose troops it has.
 */
export interface NawSide {
  /**
   * The side's name as players read it.
   */
  name: string
  /**
   * Whose troops fight for this side. The first is the nation of every unit that names no other.
   *
   * @minItems 1
   * @maxItems 10
   */
  nations: NawNation[]
}
/**
 * The units and their places at the start: by side, then by kind, then by the two numbers on the counter.
 */
export interface NawUnits {
  [k: string]: NawPlacementsByKind
}
/**
 * Units of one side by kind.
 */
export interface NawPlacementsByKind {
  infantry?: NawPlacementsByValues
  cavalry?: NawPlacementsByValues
  artillery?: NawPlacementsByValues
  'horse-artillery'?: NawPlacementsByValues
  leader?: NawPlacementsByValues
}
/**
 * Units of one kind by the numbers on their counters: combat strength and movement allowance, such as `5-4`, each with its hexes.
 */
export interface NawPlacementsByValues {
  [k: string]: NawPlacements
}
/**
 * A unit on the board with its name or nation.
 */
export interface NawPlacedUnit {
  at: Hex
  name?: NawUnitName
  nation?: NawNation
  note?: Note
}
/**
 * Units that enter at the beginning of their side's movement. The hex they are placed on costs its movement points.
 */
export interface NawArrival {
  /**
   * The turn in which they arrive.
   */
  turn: number
  side: SideId
  nation?: NawNation
  /**
   * The edge hexes that they may enter by.
   *
   * @minItems 1
   * @maxItems 10000
   */
  at: HexRange[]
  units: NawTroopsByKind
  note?: Note
}
/**
 * Units that are not on the board yet, by kind.
 */
export interface NawTroopsByKind {
  infantry?: NawTroopsByValues
  cavalry?: NawTroopsByValues
  artillery?: NawTroopsByValues
  'horse-artillery'?: NawTroopsByValues
  leader?: NawTroopsByValues
}
/**
 * Units of one kind by the numbers on their counters: `5-4: 9` is nine 5-4.
 */
export interface NawTroopsByValues {
  [k: string]: NawTroops
}
/**
 * The hexes with arrows: who may leave the board through them for one movement point more, never to return (Victory B).
 */
export interface NawExits {
  [k: string]: HexList
}
/**
 * The printed tables, if this battle has its own. A table that is left out is that of the edition.
 */
export interface NawTables {
  combatResults?: NawCombatResults
  capability?: NawCapability
  terrainEffects?: NawTerrainEffects
  zonesOfControl?: NawZoneCosts
  /**
   * The range of guns in hexes. In both editions 2.
   */
  gunRange?: number
}
/**
 * The combat results table as it is printed: a column for each odds, a row for each result of the die. Odds and dice beyond its ends are read at the end.
 */
export interface NawCombatResults {
  /**
   * The odds of the columns, attacker to defender, from left to right.
   *
   * @minItems 2
   * @maxItems 100
   */
  odds: NawOdds[]
  /**
   * For each result of the die, modified where the edition modifies it, its row of results from left to right.
   */
  results: {
    [k: string]: NawResultRow
  }
}
/**
 * The capability chart: what is added to the die, by the attackers' kind. The standard game has none.
 */
export interface NawCapability {
  infantry: NawCapabilityRow
  cavalry: NawCapabilityRow
  'artillery-1': NawCapabilityRow
  'artillery-2': NawCapabilityRow
}
/**
 * A row of the capability chart, by the defenders' kind. `artillery-1` are guns that fire one hex far, `artillery-2` those that fire farther.
 */
export interface NawCapabilityRow {
  infantry: NawDieModifier
  cavalry: NawDieModifier
  artillery: NawDieModifier
}
/**
 * The terrain effects chart: by terrain. A terrain that is left out has the effects of the edition.
 */
export interface NawTerrainEffects {
  clear?: NawTerrainEffect
  town?: NawTerrainEffect
  woods?: NawTerrainEffect
  'woods-road'?: NawTerrainEffect
}
/**
 * How a terrain affects units that enter it, stand in it or fire through it. Woods/road are entered along the road by their own row, otherwise by that of woods.
 */
export interface NawTerrainEffect {
  /**
   * Movement points to enter. Without it, no unit may.
   */
  move?: number
  /**
   * By how much the strength of defenders is multiplied. Default: 1.
   */
  defence?: number
  /**
   * By how many columns the odds of an attack on it move: -1 is one to the left. Default: 0.
   */
  shift?: number
  /**
   * Whether guns cannot fire through it. Default: false.
   */
  blocksFire?: boolean
}
/**
 * What zones of control cost, in movement points beside the hex. In the standard game they stop a unit that enters, and cost nothing.
 */
export interface NawZoneCosts {
  /**
   * To enter a hex in an enemy zone of control.
   */
  enter: number
  /**
   * To leave a hex in an enemy zone of control, if allowed.
   */
  leave: number
}
/**
 * Where the editions of the game differ, or leave a question open: how this battle plays it. Each option has a default; name it only to play differently.
 */
export interface NawOptions {
  /**
   * Set-up: whether units that arrive may enter the board in an enemy zone of control. By default, not in the standard game (as in the third edition; the second is silent), and at its cost in the advanced one.
   */
  entryIntoZones?: boolean
  /**
   * Retreat, in the advanced game: whether woods without a road are open to those who have the points to march there (`passable`, default), or to nobody (`closed`), as in the standard game.
   */
  retreatIntoWoods?: 'passable' | 'closed'
}
/**
 * When losses demoralise a side, and which troops are exempt. Its effects depend on the edition. Without it nobody is ever demoralised.
 */
export interface NawDemoralisation {
  /**
   * The strength points that a side must lose to be demoralised. Only the first side to lose them is.
   */
  points: number
  /**
   * The sides that can be demoralised.
   *
   * @minItems 1
   * @maxItems 2
   */
  sides: SideId[]
  /**
   * Nations that are never demoralised, though their losses count.
   *
   * @maxItems 20
   */
  spares?: NawNation[]
}
/**
 * `side` wins, in the advanced game at `level`, if `when` holds.
 */
export interface NawVictoryCondition {
  side: SideId
  /**
   * How great the victory is: 1, 2 or 3 points when both sides have reached a level. The standard game has no levels.
   */
  level?: 'marginal' | 'provisional' | 'decisive'
  when: NawCondition
  note?: Note
}
/**
 * One of `destroyed`, `destroyedFirst`, `demoralised`, `exited`, `leaderExited`, `leaderEliminated`, or other conditions joined by `all` and `any`.
 */
export interface NawCondition {
  /**
   * Enemy units with at least this many strength points in all are destroyed.
   */
  destroyed?: number
  /**
   * The same, and the enemy has not destroyed as many before.
   */
  destroyedFirst?: number
  /**
   * Whether the enemy is demoralised; only `true` is useful.
   */
  demoralised?: true
  /**
   * At least this many combat units of the side have left the board through its exits.
   */
  exited?: number
  /**
   * Whether the side's leader has left the board through its exits; only `true` is useful.
   */
  leaderExited?: true
  /**
   * Whether the enemy's leader is eliminated; only `true` is useful.
   */
  leaderEliminated?: true
  /**
   * Every one of these holds.
   *
   * @minItems 1
   * @maxItems 20
   */
  all?: NawCondition[]
  /**
   * At least one of these holds.
   *
   * @minItems 1
   * @maxItems 20
   */
  any?: NawCondition[]
}
