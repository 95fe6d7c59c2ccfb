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
 * A kind of ground in hexes or, with `on: hexsides`, on their sides.
 */
export type NawGroundEntry = NawHexsideDefinition | NawGroundDefinition
/**
 * A kind of ground on hexsides: stream, river, wall, slope, bridge or ford, or one of the battle's own under `ground`, with `on: hexsides`.
 */
export type SideKindId = string
/**
 * The kind of ground that it is like: `clear`, `town`, `woods`, `woods-road`, or one under `ground`.
 */
export type NawGroundId = string
/**
 * The drawing, by name. Patterns can be told apart without colour, so give each kind of ground its own.
 */
export type GroundPattern =
  | 'woods'
  | 'orchard'
  | 'hill'
  | 'field'
  | 'rough'
  | 'stream'
  | 'marsh'
  | 'river'
  | 'bridge'
  | 'farm'
  | 'town'
  | 'fortified'
  | 'lake'
  | 'ice'
  | 'snow'
  | 'sand'
  | 'heath'
  | 'scrub'
  | 'bog'
  | 'ravine'
  | 'sunken-road'
  | 'vineyard'
  | 'garden'
  | 'enclosures'
  | 'cemetery'
  | 'ruins'
  | 'walled-village'
  | 'redoubt'
  | 'abatis'
/**
 * The colour of the ground: `#` and six hexadecimal digits. Without it, the pattern's usual colour. It is dimmed on dark screens and grey in print.
 */
export type GroundColour = string
/**
 * The kind that it is like: `infantry`, `cavalry`, `artillery`, `horse-artillery`, `leader`, or one under `troops`. A new kind needs it; one of those five that is changed does not.
 */
export type NawTroopId = string
/**
 * What the battlefield is divided into.
 */
export type BoardKind = 'hex'
/**
 * First and last column: letters (there is no column J, so `A-V` is 21 columns; after Z come AA, AB …) or numbers such as `01-27`. Every second column lies half a hex farther south: B, D, F … or 01, 03, 05 …
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
 * The side between two neighbouring hexes, `D5/D6`, or several sides of one hex: `"D5/D6,E5"` are those of D5 towards D6 and E5, in quotes within brackets. On a slope the first hex is the higher one.
 */
export type Hexside = string
/**
 * A stream between hexes: 1 more movement point to cross; an attack is one column worse if all attackers attack across such sides.
 *
 * @maxItems 10000
 */
export type NawStreamSides = Hexside[]
/**
 * A river between hexes: crossed only at bridges and fords. Nobody attacks across it except guns, which bombard; zones of control end at it. Where a bridge or ford lets an attack across, the defenders are doubled if all attackers attack across such sides.
 *
 * @maxItems 10000
 */
export type NawRiverSides = Hexside[]
/**
 * A wall or hedge between hexes: 1 more movement point to cross, infantry only; an attack is one column worse if all attackers attack across such sides.
 *
 * @maxItems 10000
 */
export type NawWallSides = Hexside[]
/**
 * A steep slope; the first hex of each side is the higher one. 1 more movement point to go up; an attack is one column worse if all attackers attack up such sides.
 *
 * @maxItems 10000
 */
export type NawSlopeSides = Hexside[]
/**
 * A bridge over a stream or river: it is crossed as if there were no water. What the water does for the defenders stays.
 *
 * @maxItems 10000
 */
export type NawBridgeSides = Hexside[]
/**
 * A ford through a stream or river: 2 more movement points to cross. What the water does for the defenders stays.
 *
 * @maxItems 10000
 */
export type NawFordSides = Hexside[]
/**
 * Sides of hexes, such as `[D5/D6, D6/E5]`.
 *
 * @maxItems 10000
 */
export type HexsideList = Hexside[]
/**
 * The people, as the legend and the player aid name them. Without it, the adjective.
 */
export type PeopleName = string
/**
 * What sentences call its troops. Without it, the nation's own key with a capital letter.
 */
export type NationAdjective = string
/**
 * The nation that it is like: one under `nations`, or one that a side lists.
 */
export type LikeNationId = string
/**
 * The colour of its counters: `#` and six hexadecimal digits. Without it they have the colour of their side. Symbols on it are white or black, whichever is easier to read.
 */
export type NationColour = string
/**
 * What players call the side: an adjective, since sentences put it before a noun (the Austrian side, Austrian infantry).
 */
export type SideName = string
/**
 * Whose troops they are, in lower-case letters. Any word will do; `nations` may give it a name and a colour, and demoralisation can spare it.
 */
export type NawNation = string
/**
 * One to three characters on the counter, beside the symbol.
 */
export type NawLetter = string
/**
 * The range in hexes; only guns have one. Without it, that of `tables.gunRange`.
 */
export type NawRange = number
/**
 * By how much its strength is multiplied when it is attacked, before the ground multiplies it. Default: 1.
 */
export type NawUnitDefence = number
/**
 * For how many units it counts in a stack; a leader may count 0 and take no room. Default: 1.
 */
export type NawUnitStacking = number
/**
 * Whether it has a zone of control. Without one, enemies pass and leave it freely; who is next to it still fights it. Default: true.
 */
export type NawZoneOfControl = boolean
/**
 * Whether it may leave an enemy zone of control by moving. Default: in the advanced game cavalry and leaders may, infantry and artillery may not (Zones 2); in the standard game nobody may.
 */
export type NawLeavesZones = boolean
/**
 * What is added to the die.
 */
export type NawDieModifier = number
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
 * The hexes of units with these numbers; list a hex twice for two of them.
 *
 * @maxItems 2000
 */
export type NawPlacements = NawPlacement[]
/**
 * What conditions and withdrawals call the group: `arrived: { group: bulow }`.
 */
export type ArrivalId = string
/**
 * What players call the group.
 */
export type GroupName = string
/**
 * The turn in which it happens. With `when`, `d6` or `delay`: the first turn in which it may. Default: 1.
 */
export type TimedTurn = number
/**
 * At least this many combat units of the side have left the board through its exits; or `{ side, … }` for others.
 */
export type NawExited = NawExitedUnits | TroopsExited
/**
 * How many combat units of the side.
 */
export type NawExitedUnits = number
/**
 * One of the names defined under `sides`.
 */
export type SideId = string
/**
 * Only units of these types.
 *
 * @minItems 1
 * @maxItems 50
 */
export type TroopTypes = NawTroopId[]
/**
 * The name of a unit, as `name` has it.
 */
export type NamedUnit = string
/**
 * Only units with these names.
 *
 * @minItems 1
 * @maxItems 100
 */
export type UnitNames = NamedUnit[]
/**
 * The minimum number of units.
 */
export type LeastUnits = number
/**
 * The minimum number of leaders; only leaders count then.
 */
export type LeastLeaders = number
/**
 * The minimum strength in all: elements or strength points, as the rulebook counts them.
 */
export type LeastStrength = number
/**
 * The side controls all of these hexes at the same time; or `{ hexes, … }` for another side, for some of the hexes, or for several turns in a row.
 */
export type HexControl = ConditionHexes | HexControlDetail
/**
 * Hexes and ranges of hexes.
 *
 * @minItems 1
 * @maxItems 10000
 */
export type ConditionHexes = HexRange[]
/**
 * How many of the places, at the same time. Default: all of them.
 */
export type LeastPlaces = number
/**
 * For how many turns: the places are controlled at the end of so many turns in a row.
 */
export type TurnsInARow = number
/**
 * The `id` of a group of `reinforcements`.
 */
export type GroupId = string
/**
 * This turn or a later one has begun.
 */
export type ConditionTurn = number
/**
 * The event with this `id` has happened.
 */
export type EventHappened = string
/**
 * The result of a die that is needed: `4+` is 4 or more. It is rolled at the beginning of each turn, from `turn` on and while `when` holds, until it succeeds.
 */
export type ArrivalChance = string
/**
 * How many turns later.
 */
export type TurnsLate = number
/**
 * The edge hexes that they may enter by, of which the owner chooses; or `{ d6: … }` if a die decides.
 */
export type NawEntrance = NawEntranceHexes | DieEntrance
/**
 * The edge hexes that they may enter by.
 *
 * @minItems 1
 * @maxItems 10000
 */
export type NawEntranceHexes = HexRange[]
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
 * Later arrivals, each with its time, entry hexes and units.
 *
 * @maxItems 500
 */
export type NawReinforcements = NawArrival[]
/**
 * Only units that stand in these hexes at the start.
 *
 * @minItems 1
 * @maxItems 10000
 */
export type StartHexes = HexRange[]
/**
 * Whether an attack on one of the units releases all of them at once; only `true` is useful.
 */
export type ReleasedByAttack = true
/**
 * Units on the board that may not move until they are released: in a `turn`, `when` a condition holds, by chance (`d6`), after a `delay`, or when they are `attacked`.
 *
 * @maxItems 100
 */
export type Reserves = Reserve[]
/**
 * Units that leave the battle: in a `turn`, `when` a condition holds, by chance (`d6`), or after a `delay`. They are neither lost nor do they exit.
 *
 * @maxItems 100
 */
export type Withdrawals = Withdrawal[]
/**
 * The turn from which on it is so. With `when`, `d6` or `delay`: the first turn in which it may become so. Default: 1.
 */
export type WeatherFrom = number
/**
 * The result of a die that is needed: `4+` is 4 or more. It is rolled at the beginning of each turn, from `from` on and while `when` holds, until it succeeds.
 */
export type WeatherChance = string
/**
 * What the weather is, and with it what it does where nothing else is said: `clear`, `fog`, `rain`, `heavy-rain`, `snow`, `mud`, `dusk` or `night`. The guide lists what each does, under "Let fog lift".
 */
export type WeatherState = 'clear' | 'fog' | 'rain' | 'heavy-rain' | 'snow' | 'mud' | 'dusk' | 'night'
/**
 * What players call it.
 */
export type WeatherName = string
/**
 * Only in these hexes. Without it everywhere, whatever the weather was in single hexes before.
 *
 * @minItems 1
 * @maxItems 10000
 */
export type WeatherHexes = HexRange[]
/**
 * Nobody sees farther than so many hexes out of it or into it.
 */
export type HexSight = number
/**
 * Guns fire no farther than so many hexes out of it or into it.
 */
export type HexGunRange = number
/**
 * Added to the fire of foot and guns that stand in it; never to a charge.
 */
export type WeatherFire = number
/**
 * Small arms fail on this result of a die or less, rolled before they fire; 0 if they never do.
 */
export type WeatherMisfire = number
/**
 * Added to how far units move that begin their move in it. Who can move at all keeps at least 1.
 */
export type HexMovement = number
/**
 * The weather: changes, the earliest first. It is clear before the first. A change comes `from` a turn on, `when` a condition holds, by chance (`d6`) or after a `delay`, at the beginning of a turn.
 *
 * @maxItems 100
 */
export type HexWeather = HexWeatherChange[]
/**
 * What conditions call the event: `happened: bridge-blown`.
 */
export type EventId = string
/**
 * What players call the event.
 */
export type EventName = string
/**
 * Whether the `side` decides: from then on it may bring the event about at the beginning of a turn, while `when` holds; only `true` is useful.
 */
export type EventChoice = true
/**
 * The hexes that change.
 *
 * @minItems 1
 * @maxItems 10000
 */
export type ChangedHexes = HexRange[]
/**
 * A kind of ground: clear, town or woods, or one of the battle's own under `ground`.
 */
export type ChangedGround = string
/**
 * Ground that the event changes.
 *
 * @minItems 1
 * @maxItems 100
 */
export type GroundChanges = GroundChange[]
/**
 * The sides that change.
 *
 * @minItems 1
 * @maxItems 10000
 */
export type ChangedSides = Hexside[]
/**
 * Ground on hexsides that the event changes.
 *
 * @minItems 1
 * @maxItems 100
 */
export type HexsideChanges = HexsideChange[]
/**
 * What players are told when it happens, in a sentence or two.
 */
export type EventMessage = string
/**
 * What happens once during play: in a `turn`, `when` a condition holds, by chance (`d6`), after a `delay`, or by a side's `choice`. Ground may change then, and conditions can ask whether it has `happened`.
 *
 * @maxItems 100
 */
export type HexEvents = HexEvent[]
/**
 * One special rule: `rule` names it and decides what else it needs. A unit is lost as a whole: where ground breaks, `loses: 3` costs units of 3 strength points or less. Guns off the map fire in both editions, with their `fire` as strength, and only `Dr` and `DE` count.
 */
export type NawSpecialRule = GroundBreaks | BreakingPoint | Truce | OffMapGuns | ChosenSetUp | HiddenSetUp
/**
 * The result of a die on which it breaks: `5+` is 5 or more.
 */
export type BreakingDie = string
/**
 * How much strength a unit loses (`loses`), and a battery where that differs (`gunsLose`); or `all`, which is the default.
 */
export type LostWithGround = LostWhole | LostPart
/**
 * The whole unit, with everybody in it.
 */
export type LostWhole = 'all'
/**
 * So much of its strength, as the rulebook counts it.
 */
export type LostPart = number
/**
 * How this battle differs from the book: each entry is a rule that the engine knows.
 *
 * @maxItems 200
 */
export type NawSpecialRules = NawSpecialRule[]
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
 * Who wins, and how greatly. In the standard game the first condition to hold ends the battle at once, the first in the list before others, and without one no side wins. In the advanced game the levels that both have reached after the last turn are compared: the winner keeps the difference.
 *
 * @minItems 1
 * @maxItems 100
 */
export type NawVictory = NawVictoryCondition[]
/**
 * How many victory points the side scores.
 */
export type AwardPoints = number
/**
 * When they are scored: `once`, as soon as the condition holds for the first time (the default); at the end of `each-turn` in which it holds; `at-end` of the battle if it holds then; or `every-time` that the number is reached again which the condition counts: for `{ eliminated: { side: allied, units: 2 } }`, for every second unit.
 */
export type AwardCheck = 'once' | 'each-turn' | 'at-end' | 'every-time'
/**
 * What the points are for, as reports show it.
 */
export type AwardName = string
/**
 * Victory points: what each side scores for places, losses, exits and events. They decide by victory conditions that ask for `points`, such as `{ points: { margin: 10 } }` with a level for each margin.
 *
 * @maxItems 200
 */
export type NawVictoryPoints = NawAward[]
/**
 * A variant of the battle, by its short name under `variants`.
 */
export type VariantId = string
/**
 * The variants that were chosen to make this battle out of another. Berthier writes it into what it makes of a variant; only readers of the file need it.
 *
 * @minItems 1
 * @maxItems 50
 */
export type Chosen = VariantId[]

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
  uses?: Uses
  turns: Turns
  clock?: Clock
  ground?: NawGround
  board: NawBoard
  nations?: OwnNations
  sides: NawSides
  troops?: NawOwnTroops
  /**
   * How many units of a side may be in a hex at the end of its movement. Default: 1 in the standard game and 3 in the advanced one (Movement 2).
   */
  stacking?: number
  units: NawUnits
  reinforcements?: NawReinforcements
  reserves?: Reserves
  withdrawals?: Withdrawals
  exits?: NawExits
  weather?: HexWeather
  events?: HexEvents
  specialRules?: NawSpecialRules
  tables?: NawTables
  options?: NawOptions
  demoralisation?: NawDemoralisation
  control?: ControlAtStart
  victory: NawVictory
  points?: NawVictoryPoints
  variants?: Variants
  chosen?: Chosen
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
 * Kinds of ground of this battle's own, by the names that `board.terrain` or, with `on: hexsides`, `board.hexsides` uses for them; also changes to the kinds that every battle has, by theirs: `clear`, `town`, `woods` and `woods-road`, and those of hexsides.
 */
export interface NawGround {
  [k: string]: NawGroundEntry
}
/**
 * A kind of ground on hexsides: the one that it is `like`, and then only what differs. `board.hexsides` uses it by its name. On a bridge or ford, what it says replaces what the water under it says.
 */
export interface NawHexsideDefinition {
  /**
   * What sentences and the legend call it. Without it, its own key with spaces for hyphens.
   */
  name?: string
  /**
   * That this ground lies on the sides of hexes and not in them.
   */
  on: 'hexsides'
  like?: SideKindId
  /**
   * The colour that it is drawn in: `#` and six hexadecimal digits. Without it, that of the kind that it is like.
   */
  colour?: string
  /**
   * Whether it can be crossed at all, as a river cannot.
   */
  passable?: boolean
  /**
   * The arms that may cross it; by default all. A leader goes where any of them may.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: An arm that may cross: infantry, cavalry or artillery.
   */
  crosses?: ('infantry' | 'cavalry' | 'artillery')[]
  /**
   * The movement points to cross, beside those of the hex.
   */
  cost?: number
  /**
   * Whether crossing takes all movement points that are left.
   */
  stops?: boolean
  /**
   * Whether units retreat across it, if they may cross it.
   */
  retreats?: boolean
  /**
   * Whether zones of control reach across it; always the same both ways.
   */
  zones?: boolean
  /**
   * Whether units attack across it; guns fire across it in any case. Always the same both ways.
   */
  attacks?: boolean
  /**
   * Whether it stops the fire of guns beyond the next hex; always the same both ways.
   */
  blocksFire?: boolean
  /**
   * What multiplies the defenders of a hex if all who attack it on the ground come across such sides.
   */
  defence?: number
  /**
   * By how many columns the odds shift if all who attack a hex on the ground come across such sides; negative helps the defenders.
   */
  shift?: number
  /**
   * For whom it counts: `both` ways, or only for those who come towards the `first` hex of the side, as up a slope.
   */
  towards?: 'both' | 'first'
  note?: Note
}
/**
 * A kind of ground: the one that it is `like`, and then only what differs. Without `like`, a new kind is like `clear`.
 */
export interface NawGroundDefinition {
  /**
   * What the legend and sentences call it. Without it, its own key with a capital letter.
   */
  name?: string
  like?: NawGroundId
  look?: GroundLook
  /**
   * Whether units may enter at all. Default: as the ground that it is like.
   */
  passable?: boolean
  /**
   * The kinds of units that may enter; by default all. A kind stands for those that are like it, and `artillery` for horse artillery, too. A leader goes where anybody may.
   *
   * @minItems 1
   * @maxItems 30
   */
  enters?: NawTroopId[]
  /**
   * Movement points to enter.
   */
  move?: number
  /**
   * Movement points to enter for single kinds of units, and those that are like them; the others pay `move`.
   */
  moveBy?: {
    /**
     * Movement points to enter.
     */
    [k: string]: number
  }
  /**
   * Movement points to enter along a road, by all kinds of units. Ground like woods has it from woods/road; otherwise a road makes no difference. A unit on such a road leaves it off the road only where it may enter the ground itself.
   */
  roadMove?: number
  /**
   * By how much the strength of defenders is multiplied.
   */
  defence?: number
  /**
   * By how many columns the odds of an attack on it move: -1 is one to the left.
   */
  shift?: number
  /**
   * Whether guns cannot fire through it.
   */
  blocksFire?: boolean
  note?: Note
}
/**
 * How this ground is drawn. Without it, it looks like the ground that it is `like`.
 */
export interface GroundLook {
  pattern?: GroundPattern
  colour?: GroundColour
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
  hexsides?: NawHexsides
  names?: Names
}
/**
 * Towns, woods and ground of the battle's own, each with its hexes. A hex that is not listed is clear. A hex of woods that a road leads into is woods/road.
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
  [k: string]: HexList | HexRange[] | undefined
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
 * Ground on the sides between hexes, by its kind: what lies between two hexes hinders whoever crosses or attacks there, and leaves the hexes as they are. The rulebook has none of it: these are Berthier's own rules. A side has one kind, and on a stream or river also a bridge or ford.
 */
export interface NawHexsides {
  stream?: NawStreamSides
  river?: NawRiverSides
  wall?: NawWallSides
  slope?: NawSlopeSides
  bridge?: NawBridgeSides
  ford?: NawFordSides
  [k: string]:
    | HexsideList
    | NawStreamSides
    | NawRiverSides
    | NawWallSides
    | NawSlopeSides
    | NawBridgeSides
    | NawFordSides
    | undefined
}
/**
 * Names on the map, each with its hexes.
 */
export interface Names {
  [k: string]: HexList
}
/**
 * Nations with a name or a colour of their own, by the word that `sides` and units use for them.
 */
export interface OwnNations {
  [k: string]: OwnNation
}
/**
 * A nation: what it is called, and how its counters look. From the nation it is `like` it takes the colour.
 */
export interface OwnNation {
  name?: PeopleName
  adjective?: NationAdjective
  like?: LikeNationId
  colour?: NationColour
  note?: Note
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
  name: SideName
  /**
   * Whose troops fight for this side. The first is the nation of every unit that names no other.
   *
   * @minItems 1
   * @maxItems 10
   */
  nations: NawNation[]
}
/**
 * Kinds of units of this battle's own, by the name that `units` and `reinforcements` use for them; also changes to `infantry`, `cavalry`, `artillery`, `horse-artillery` and `leader`.
 */
export interface NawOwnTroops {
  [k: string]: NawOwnKind
}
/**
 * A kind of unit: the kind that it is `like`, and then only what differs. Strength and movement stand on the counters.
 */
export interface NawOwnKind {
  /**
   * What players call units of the kind. Without it, the kind's own key with a capital letter.
   */
  name?: string
  like?: NawTroopId
  /**
   * The symbol on the counter, if it is another kind's.
   */
  symbol?: 'infantry' | 'cavalry' | 'artillery' | 'horse-artillery' | 'leader'
  letter?: NawLetter
  range?: NawRange
  defence?: NawUnitDefence
  stacking?: NawUnitStacking
  zoneOfControl?: NawZoneOfControl
  leavesZones?: NawLeavesZones
  capability?: NawOwnCapability
  note?: Note
}
/**
 * A row and a column of its own on the capability chart; what is left out is that of the kind it is `like`. Who attacks or defends with units of several rows chooses one, as among arms. The standard game has no chart.
 */
export interface NawOwnCapability {
  attack?: NawOwnAttack
  attackAfar?: NawOwnAttack
  defence?: NawOwnDefence
}
/**
 * What is added to the die when it attacks, by the defenders' kind. For guns `attack` is at one hex, and `attackAfar` farther.
 */
export interface NawOwnAttack {
  infantry?: NawDieModifier
  cavalry?: NawDieModifier
  artillery?: NawDieModifier
}
/**
 * What is added to the die when it is attacked, by the attackers' kind.
 */
export interface NawOwnDefence {
  infantry?: NawDieModifier
  cavalry?: NawDieModifier
  'artillery-1'?: NawDieModifier
  'artillery-2'?: NawDieModifier
}
/**
 * The units and their places at the start: by side, then by kind, then by the two numbers on the counter.
 */
export interface NawUnits {
  [k: string]: NawPlacementsByKind
}
/**
 * Units of one side by kind: one of these, or one of the battle's own under `troops`.
 */
export interface NawPlacementsByKind {
  infantry?: NawPlacementsByValues
  cavalry?: NawPlacementsByValues
  artillery?: NawPlacementsByValues
  'horse-artillery'?: NawPlacementsByValues
  leader?: NawPlacementsByValues
  [k: string]: NawPlacementsByValues | undefined
}
/**
 * Units of one kind by the numbers on their counters: combat strength and movement allowance, such as `5-4`, each with its hexes.
 */
export interface NawPlacementsByValues {
  [k: string]: NawPlacements
}
/**
 * A unit on the board with its name or nation, and whatever is different from others of its kind.
 */
export interface NawPlacedUnit {
  at: Hex
  name?: NawUnitName
  nation?: NawNation
  letter?: NawLetter
  range?: NawRange
  defence?: NawUnitDefence
  stacking?: NawUnitStacking
  zoneOfControl?: NawZoneOfControl
  leavesZones?: NawLeavesZones
  note?: Note
}
/**
 * Units that enter at the beginning of their side's movement: in a `turn`, `when` a condition holds, by chance (`d6`), or after a `delay`. The hex they are placed on costs its movement points.
 */
export interface NawArrival {
  id?: ArrivalId
  name?: GroupName
  turn?: TimedTurn
  when?: NawCondition
  d6?: ArrivalChance
  delay?: ArrivalDelay
  side: SideId
  nation?: NawNation
  at: NawEntrance
  units: NawTroopsByKind
  note?: Note
}
/**
 * One of `destroyed`, `destroyedFirst`, `demoralised`, `exited`, `leaderExited`, `leaderEliminated`, `controls`, `unitsIn`, `reached`, `eliminated`, `lost`, `arrived`, `broken`, `points`, `turn` and `happened`, or other conditions joined by `all`, `any` and `not`. A side controls a hex if its combat unit was the last to stand there. Strength is strength points, and a side is broken while it is demoralised, or once it is past its breaking point.
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
  exited?: NawExited
  /**
   * Whether the side's leader has left the board through its exits; only `true` is useful.
   */
  leaderExited?: true
  /**
   * Whether the enemy's leader is eliminated; only `true` is useful.
   */
  leaderEliminated?: true
  controls?: HexControl
  unitsIn?: HexUnitsIn
  reached?: HexReached
  eliminated?: TroopsEliminated
  lost?: StrengthLost
  broken?: BrokenSide
  arrived?: TroopsArrived
  points?: PointsScored
  turn?: ConditionTurn
  happened?: EventHappened
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
  not?: NawCondition
}
/**
 * At least so many units, leaders, or so much strength of units, have left the board through the exits of their side. Units that a withdrawal takes away do not count.
 */
export interface TroopsExited {
  side?: SideId
  nation?: NawNation
  types?: TroopTypes
  names?: UnitNames
  units?: LeastUnits
  leaders?: LeastLeaders
  strength?: LeastStrength
}
/**
 * A side controls hexes.
 */
export interface HexControlDetail {
  side?: SideId
  hexes: ConditionHexes
  atLeast?: LeastPlaces
  for?: TurnsInARow
}
/**
 * At least so many combat units, or so much strength of them, are in these hexes.
 */
export interface HexUnitsIn {
  side?: SideId
  nation?: NawNation
  types?: TroopTypes
  names?: UnitNames
  hexes: ConditionHexes
  units?: LeastUnits
  strength?: LeastStrength
}
/**
 * At some moment so far, at least so many combat units (default: 1), or so much strength of them, have been in these hexes together.
 */
export interface HexReached {
  side?: SideId
  nation?: NawNation
  types?: TroopTypes
  names?: UnitNames
  hexes: ConditionHexes
  units?: LeastUnits
  strength?: LeastStrength
}
/**
 * At least so many units, or leaders, have been eliminated. How units are counted is the rulebook's.
 */
export interface TroopsEliminated {
  side?: SideId
  nation?: NawNation
  types?: TroopTypes
  names?: UnitNames
  units?: LeastUnits
  leaders?: LeastLeaders
}
/**
 * Troops have lost at least so much strength, whether whole units or parts of them.
 */
export interface StrengthLost {
  side?: SideId
  nation?: NawNation
  types?: TroopTypes
  names?: UnitNames
  strength: LeastStrength
}
/**
 * A side is broken: demoralised, or past its breaking point.
 */
export interface BrokenSide {
  side: SideId
}
/**
 * At least so many reinforcements (default: 1) have come onto the board.
 */
export interface TroopsArrived {
  side?: SideId
  nation?: NawNation
  types?: TroopTypes
  names?: UnitNames
  group?: GroupId
  units?: LeastUnits
}
/**
 * A side has at least so many victory points (`atLeast`), or so many more than the other side (`margin`). Without `side`: the side whose condition it is.
 */
export interface PointsScored {
  side?: SideId
  /**
   * The minimum number of victory points.
   */
  atLeast?: number
  /**
   * The minimum lead in victory points.
   */
  margin?: number
}
/**
 * How many turns later it happens, by the roll of a die: results 1 to 6, each once, with a number of turns. It is rolled once, when it would otherwise happen.
 */
export interface ArrivalDelay {
  [k: string]: TurnsLate
}
/**
 * A die decides where they come in: it is rolled once for the group, when it comes.
 */
export interface DieEntrance {
  d6: EntranceTable
}
/**
 * Die results 1 to 6, each once, with the hexes among which the owner then chooses.
 */
export interface EntranceTable {
  [k: string]: HexList
}
/**
 * Units that are not on the board yet, by kind: one of these, or one of the battle's own under `troops`.
 */
export interface NawTroopsByKind {
  infantry?: NawTroopsByValues
  cavalry?: NawTroopsByValues
  artillery?: NawTroopsByValues
  'horse-artillery'?: NawTroopsByValues
  leader?: NawTroopsByValues
  [k: string]: NawTroopsByValues | undefined
}
/**
 * Units of one kind by the numbers on their counters: `5-4: 9` is nine 5-4.
 */
export interface NawTroopsByValues {
  [k: string]: NawTroops
}
/**
 * Units of a side that may not move until they are released together: those of a `nation`, of `types`, with `names` and in `hexes` at the start. They defend themselves.
 */
export interface Reserve {
  side: SideId
  name?: GroupName
  nation?: NawNation
  types?: TroopTypes
  names?: UnitNames
  hexes?: StartHexes
  turn?: TimedTurn
  when?: NawCondition
  d6?: ArrivalChance
  delay?: ArrivalDelay
  attacked?: ReleasedByAttack
  note?: Note
}
/**
 * Units of a side that leave the battle together at the beginning of their side's turn, wherever they are: those of a `nation`, of `types`, with `names`, in `hexes` at the start, or of a `group` of reinforcements. Those that have not arrived never come.
 */
export interface Withdrawal {
  side: SideId
  name?: GroupName
  nation?: NawNation
  types?: TroopTypes
  names?: UnitNames
  hexes?: StartHexes
  group?: GroupId
  turn?: TimedTurn
  when?: NawCondition
  d6?: ArrivalChance
  delay?: ArrivalDelay
  note?: Note
}
/**
 * The hexes with arrows, by the side that may leave the board there, for one more movement point and for good (Victory B).
 */
export interface NawExits {
  [k: string]: HexList
}
/**
 * A change of the weather: its `state`, and what it does where that differs from what the rulebook says of the state.
 */
export interface HexWeatherChange {
  from?: WeatherFrom
  when?: NawCondition
  d6?: WeatherChance
  delay?: ArrivalDelay
  state: WeatherState
  name?: WeatherName
  hexes?: WeatherHexes
  sight?: HexSight
  range?: HexGunRange
  fire?: WeatherFire
  misfire?: WeatherMisfire
  movement?: HexMovement
  note?: Note
}
/**
 * Something that happens once, at the beginning of a turn. Events are looked at in the order of the list, after the weather and before arrivals. Who stands where the ground becomes one that he may not enter is lost.
 */
export interface HexEvent {
  id: EventId
  name?: EventName
  side?: SideId
  choice?: EventChoice
  turn?: TimedTurn
  when?: NawCondition
  d6?: ArrivalChance
  delay?: ArrivalDelay
  ground?: GroundChanges
  hexsides?: HexsideChanges
  message?: EventMessage
  note?: Note
}
/**
 * Hexes, and the kind of ground that they become.
 */
export interface GroundChange {
  hexes: ChangedHexes
  becomes: ChangedGround
}
/**
 * Sides of hexes, and what they become, or what is taken away from them. A bridge or ford comes onto the water that is there; everything else takes the place of what is there.
 */
export interface HexsideChange {
  sides: ChangedSides
  becomes?: SideKindId
  removes?: SideKindId
}
/**
 * Ground that may break, such as ice or a weak bridge: by a die when a unit enters one of the `hexes` (`entry`), and by a die when guns fire at a unit there (`fire`). The unit loses what `loses` says, and the hex `becomes` other ground.
 */
export interface GroundBreaks {
  /**
   * Lets ground break under units.
   */
  rule: 'ground-breaks'
  /**
   * What players call the ground.
   */
  name?: string
  hexes: ChangedHexes
  entry?: BreakingDie
  fire?: BreakingDie
  loses?: LostWithGround
  gunsLose?: LostWithGround
  becomes: ChangedGround
  note?: Note
}
/**
 * An army's breaking point: once a `side` has lost so many `units`, so much `strength`, or such a `share` of all its strength, it is broken for the rest of the battle. Conditions ask for it: `broken: { side: allied }`; a victory condition makes it a defeat.
 */
export interface BreakingPoint {
  /**
   * Breaks an army that has lost too much.
   */
  rule: 'breaking-point'
  side: SideId
  units?: LeastUnits
  strength?: LeastStrength
  /**
   * The share of the strength of all units of the side, reinforcements included, in percent.
   */
  share?: number
  /**
   * What follows. `no-attacks`: its units neither move next to an enemy nor attack or charge; on a table its formations go over to the defence and get no order to attack. `retreats`: besides, whoever retreats goes one hex farther, or as far again on a table, and no retreat is ignored. Without it nothing but what conditions make of it.
   */
  effect?: 'no-attacks' | 'retreats'
  note?: Note
}
/**
 * A truce: until its time comes (`turn`, `when`, `d6`, `delay`), units of the `side` neither enter these hexes nor fire at enemies in them.
 */
export interface Truce {
  /**
   * Keeps a side behind a line for a time.
   */
  rule: 'truce'
  side: SideId
  hexes: ConditionHexes
  turn?: TimedTurn
  when?: NawCondition
  d6?: ArrivalChance
  delay?: ArrivalDelay
  note?: Note
}
/**
 * Guns off the map: from their time on (`turn`, `when`, `d6`, `delay`; from the first turn where none is given), the `side` may fire them at the beginning of a turn at an enemy unit in one of the `hexes`. The target's ground counts; nothing else does. Where the weather limits sight in the target's hex, one of the side's units must be as near to it as that.
 */
export interface OffMapGuns {
  /**
   * Guns that stand off the map.
   */
  rule: 'off-map-guns'
  side: SideId
  /**
   * What players call the guns.
   */
  name: string
  /**
   * The fire value, or strength, of the guns.
   */
  fire: number
  hexes: ConditionHexes
  turn?: TimedTurn
  when?: NawCondition
  d6?: ArrivalChance
  delay?: ArrivalDelay
  /**
   * How many turns lie between two shots; 1 is each turn, the default.
   */
  every?: number
  /**
   * How often they fire in the battle. Default: as often as they may.
   */
  shots?: number
  note?: Note
}
/**
 * Units that their owner places before the first turn: each into a free hex `within` the given ones. Which units: of a `nation`, of `types`, with `names`, or that stand in `hexes` in the file.
 */
export interface ChosenSetUp {
  /**
   * Lets a side place units itself.
   */
  rule: 'chosen-set-up'
  side: SideId
  nation?: NawNation
  types?: TroopTypes
  names?: UnitNames
  hexes?: StartHexes
  within: ConditionHexes
  note?: Note
}
/**
 * Units that the enemy does not see at the start: he cannot fire at them until they move, fire, lose strength, or an enemy unit is as near as `seenFrom`. They block nobody's sight but their friends'; their zones of control are there, and stop who comes upon them. Which units: of a `nation`, of `types`, with `names`, or that stand in `hexes` in the file.
 */
export interface HiddenSetUp {
  /**
   * Hides units from the enemy.
   */
  rule: 'hidden-set-up'
  side: SideId
  nation?: NawNation
  types?: TroopTypes
  names?: UnitNames
  hexes?: StartHexes
  /**
   * From how many hexes an enemy unit sees them. Default: 1.
   */
  seenFrom?: number
  note?: Note
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
   * Retreat, in the advanced game: whether woods without a road are open to units with enough points to move there (`passable`, default), or to none (`closed`), as in the standard game.
   */
  retreatIntoWoods?: 'passable' | 'closed'
}
/**
 * When losses demoralise a side, and which troops are exempt. Its effects depend on the edition. Without it, no side is ever demoralised.
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
   * Nations that are never demoralised, though their losses count, and with them the nations that are `like` them.
   *
   * @maxItems 20
   */
  spares?: NawNation[]
}
/**
 * Hexes that a side controls before anyone has been there: by side. A hex with a combat unit at the start belongs to that unit's side anyway.
 */
export interface ControlAtStart {
  [k: string]: HexList
}
/**
 * `side` wins, in the advanced game at `level`, if `when` holds when it is checked.
 */
export interface NawVictoryCondition {
  side: SideId
  /**
   * How great the victory is: 1, 2 or 3 points when both sides have reached a level. The standard game has no levels.
   */
  level?: 'marginal' | 'provisional' | 'decisive'
  /**
   * When it is checked in the standard game: at once (`immediately`, the default), at the end of each turn, or only after the last turn. The advanced game compares levels after the last turn.
   */
  check?: 'immediately' | 'end-of-turn' | 'end-of-battle'
  when: NawCondition
  note?: Note
}
/**
 * `side` scores `points` for `when`, at the moments of `check`.
 */
export interface NawAward {
  side: SideId
  points: AwardPoints
  check?: AwardCheck
  when: NawCondition
  name?: AwardName
  note?: Note
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
