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
 * 8.1 Woods: a unit that enters stops; -2 to fire at a unit here, -1 to fire from here; blocks sight.
 *
 * @maxItems 10000
 */
export type Woods = HexRange[]
/**
 * 8.2 Orchard: free to move; -1 to fire at a unit here or through it; does not block sight.
 *
 * @maxItems 10000
 */
export type Orchard = HexRange[]
/**
 * 8.3 Hill: free to move; -2 to fire at a unit here; guns reach one hex further from it; blocks sight.
 *
 * @maxItems 10000
 */
export type Hill = HexRange[]
/**
 * 8.7 Field: free to move; -1 to fire at a unit here; blocks sight.
 *
 * @maxItems 10000
 */
export type Field = HexRange[]
/**
 * 8.8 Rough terrain: impassable; blocks sight.
 *
 * @maxItems 10000
 */
export type Rough = HexRange[]
/**
 * 8.5 Stream: a unit that enters stops; -2 to fire from here, guns not at all; does not block sight. A whole brook is shorter under `rivers`.
 *
 * @maxItems 10000
 */
export type Stream = HexRange[]
/**
 * 8.5 Marsh: a unit that enters stops; -2 to fire from here, guns not at all; does not block sight.
 *
 * @maxItems 10000
 */
export type Marsh = HexRange[]
/**
 * 8.5 River: crossed only at bridges; blocks sight. A whole river is shorter under `rivers`.
 *
 * @maxItems 10000
 */
export type River = HexRange[]
/**
 * 8.6 Bridge: open ground, except that no square can be formed on it.
 *
 * @maxItems 10000
 */
export type Bridge = HexRange[]
/**
 * 8.4 Farm: a building. A unit that enters stops (not along a road) and cannot fire that round; -2 to fire at it, -1 from it; blocks sight.
 *
 * @maxItems 10000
 */
export type Farm = HexRange[]
/**
 * 8.4 Town: a building. A unit that enters stops (not along a road) and cannot fire that round; -3 to fire at it, -2 from it; blocks sight.
 *
 * @maxItems 10000
 */
export type Town = HexRange[]
/**
 * 8.4 Fortified building: a unit that enters stops (not along a road) and cannot fire that round; -5 to fire at it, -3 from it; blocks sight.
 *
 * @maxItems 10000
 */
export type Fortified = HexRange[]
/**
 * Hexes with ground of the battle's own: what it does stands under `ground`.
 *
 * @maxItems 10000
 */
export type OwnGround = HexRange[]
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
 * Brooks and rivers, each a path of neighbouring hexes.
 *
 * @maxItems 1000
 */
export type Rivers = Watercourse[]
/**
 * The side between two neighbouring hexes, `D5/D6`, or several sides of one hex: `"D5/D6,E5"` are those of D5 towards D6 and E5, in quotes within brackets. On a slope the first hex is the higher one.
 */
export type Hexside = string
/**
 * A stream between hexes: a unit that crosses it stops; -4 to shock across it.
 *
 * @maxItems 10000
 */
export type StreamSides = Hexside[]
/**
 * A river between hexes: crossed only at bridges and fords. Nobody shocks across it, and zones of control end at it.
 *
 * @maxItems 10000
 */
export type RiverSides = Hexside[]
/**
 * A wall or hedge between hexes: only infantry crosses it, and stops; -2 to fire across it; no cavalry shocks across it.
 *
 * @maxItems 10000
 */
export type WallSides = Hexside[]
/**
 * A steep slope; the first hex of each side is the higher one. -1 to fire up it, -4 to shock up it; it does nothing to those who go or fire down.
 *
 * @maxItems 10000
 */
export type SlopeSides = Hexside[]
/**
 * A bridge over a stream or river: it is crossed as if there were no water; -4 to shock across it.
 *
 * @maxItems 10000
 */
export type BridgeSides = Hexside[]
/**
 * A ford through a stream or river: a unit that crosses it stops; -4 to shock across it.
 *
 * @maxItems 10000
 */
export type FordSides = Hexside[]
/**
 * Sides of hexes, such as `[D5/D6, D6/E5]`.
 *
 * @maxItems 10000
 */
export type HexsideList = Hexside[]
/**
 * The three sectors that cards, dice and 4.2 refer to (2.0): `west`, `centre` and `east`, or, in a battle fought between west and east, `north`, `centre` and `south`. Together they have every hex once.
 */
export type Sectors = SectorsByRows | SectorsByColumns
/**
 * The hexes of a sector, usually one range such as `A1-G13`.
 *
 * @minItems 1
 * @maxItems 10000
 */
export type SectorHexes = HexRange[]
/**
 * A kind of ground: in hexes, or with `on: hexsides` between them.
 */
export type GroundOrHexside = HexsideDefinition | GroundDefinition
/**
 * A kind of ground on hexsides: stream, river, wall, slope, bridge or ford, or one of the battle's own under `ground`, with `on: hexsides`.
 */
export type SideKindId = string
/**
 * A kind of ground: one of the rulebook's (2.2), of which `open` is ground without a tile, or one of the battle's own under `ground`.
 */
export type GroundId = string
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
 * An arm of service. Garrisons are infantry; horse artillery is artillery.
 */
export type Arm = 'infantry' | 'cavalry' | 'artillery'
/**
 * The people, as the legend and the player aid name them. Without it, the adjective.
 */
export type PeopleName = string
/**
 * What sentences call its troops. Without it, the nation's own key with a capital letter.
 */
export type NationAdjective = string
/**
 * The colour of its counters: `#` and six hexadecimal digits. Without it they have the colour of their side. Symbols on it are white or black, whichever is easier to read.
 */
export type NationColour = string
/**
 * Whose troops they are: `french`, `english` or `prussian`, or a nation of the battle's own under `nations`. In the book English stands for every Allied contingent that is not Prussian.
 */
export type NationId = string
/**
 * The flag of the special dice (1.2) with which its units react to charges (9.3). Several nations may have the same flag.
 */
export type Flag = 'french' | 'english' | 'prussian'
/**
 * What players call the side: an adjective, since sentences put it before a noun (the Austrian side, Austrian infantry).
 */
export type SideName = string
/**
 * A nation, or `{ nation, edge }` for troops that retreat towards another edge than their side.
 */
export type SideNation = NationId | NationWithEdge
/**
 * An edge of the board. The first column is the west edge; row 1 is the south edge where columns have letters, and the north edge where they have numbers. On a table, north is the top.
 */
export type Edge = 'north' | 'south' | 'east' | 'west'
/**
 * A unit type: one of the reference sheet, such as `elite-infantry`, or one under `troops`.
 */
export type TroopId = string
/**
 * One to three characters on the counter, beside the symbol.
 */
export type TroopLetter = string
/**
 * How many elements it has at full strength.
 */
export type TroopElements = number
/**
 * Its fire values by range, from the next hex outwards; there are as many ranges as numbers. One number alone is that of the next hex, and the others stay as they are.
 */
export type TroopFire = FireRow | FireNumber
/**
 * A fire value (7.2).
 */
export type FireNumber = number
/**
 * Fire values from the next hex outwards.
 *
 * @minItems 1
 * @maxItems 9
 */
export type FireRow = FireNumber[]
/**
 * Its fire values in a round in which it has moved, by range as in `fire`; the reference sheet has such values for horse artillery.
 */
export type TroopFireAfterMoving = FireRow | FireNumber
/**
 * How many hexes it may move (6.0); none for a battery that is dug in.
 */
export type TroopMoves = number
/**
 * How many hexes it may move and still fire, or shock (6.0).
 */
export type TroopMovesAndFires = number
/**
 * How many command dice it rolls to rally (12.0). With none it does not rally.
 */
export type TroopRally = number
/**
 * Whether it forms square (6.0, 9.3), as infantry does; other arms never do.
 */
export type TroopSquare = boolean
/**
 * Whether it may leave an element behind as a garrison (6.0), as infantry does.
 */
export type TroopLeavesGarrisons = boolean
/**
 * Whether it reacts to charges (9.3): infantry by a square, artillery by fire, cavalry by a counter-charge.
 */
export type TroopReacts = boolean
/**
 * Whether a general is of use to it: +2 at an adjacent enemy (7.3.11), and retreats may be ignored (7.3.17). By default to infantry and cavalry.
 */
export type TroopLed = boolean
/**
 * Whether it may take the hex of an adjacent enemy that it has driven off or destroyed, as cavalry does after a shock (7.3).
 */
export type TroopAdvances = boolean
/**
 * Whether it has a zone of control (6.2). Without one enemies pass it freely, and no charge that comes beside it is answered or stopped by it.
 */
export type TroopZoneOfControl = boolean
/**
 * Whether it fires at any enemy in front that it sees. By default infantry fires at the closest (7.3).
 */
export type TroopChoosesTarget = boolean
/**
 * Whether it causes no more losses than it has elements left, as infantry does (7.3).
 */
export type TroopLossesLimited = boolean
/**
 * What a retreat is for it: it `retreats`, as infantry and cavalry do; it `loses` an element instead under attack from the next hex, as artillery does (10.1 G); or it `stands`, as a garrison does (6.0).
 */
export type TroopRetreats = 'retreats' | 'loses' | 'stands'
/**
 * Which side gives the first order of a round: `most-orders` (5.1, the default) or `exploration`, the winner of the exploration roll (14.0).
 */
export type Initiative = 'most-orders' | 'exploration'
/**
 * How many of this card.
 */
export type CardCount = number
/**
 * A command card. `left`, `centre` and `right` are the sectors as the player sees them from their own edge.
 */
export type Card =
  'left' | 'centre' | 'right' | 'coordinated-attack' | 'infantry-manoeuvre' | 'grand-charge' | 'bombardment'
/**
 * The six cards of the first turn, if the scenario chooses them instead of the player (4.1).
 *
 * @minItems 6
 * @maxItems 6
 */
export type FirstHand = Card[]
/**
 * How many tiles of this terrain there are.
 */
export type TileCount = number
/**
 * How many units of this type.
 */
export type UnitCount = number
/**
 * `hidden`, `loser-first` (all units at once), or `{ loser, winner }`: units at a time.
 */
export type ExplorationResult = ExplorationWord | UnitsByResult
/**
 * `hidden`: both at once, unseen. `loser-first`: the loser places everything first.
 */
export type ExplorationWord = 'hidden' | 'loser-first'
/**
 * How many units at a time.
 */
export type UnitsAtATime = number
/**
 * A hex such as `D5`, or `{ at: D5, … }` with facing, formation, name, losses or nation, or with values of its own such as `fire`.
 */
export type Placement = Hex | DetailedPlacement
/**
 * A hex, as the board numbers its own. `D5` where columns have letters: A, B, C … from west to east without J, then AA, AB …, and row 1 is the south edge. `"0417"` where columns have numbers, in quotes: column 04 from the west, row 17 from the north.
 */
export type Hex = string
/**
 * The hexside that the unit faces (6.2.1). Without it a unit faces away from its own edge.
 */
export type Facing = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW'
/**
 * Whose troops they are: one of the nations that `sides` lists.
 */
export type FightingNationId = string
/**
 * Old Guard: 4 elements, moves 1 and fires or 2, fire 12 adjacent and 6 at two hexes.
 *
 * @maxItems 2000
 */
export type OldGuard = Placement[]
/**
 * Elite infantry: 4 elements, moves 1 and fires or 2, fire 11 adjacent and 6 at two hexes.
 *
 * @maxItems 2000
 */
export type EliteInfantry = Placement[]
/**
 * English infantry: 4 elements, moves 1 and fires or 2, fire 10 adjacent and 5 at two hexes.
 *
 * @maxItems 2000
 */
export type EnglishInfantry = Placement[]
/**
 * French infantry: 4 elements, moves 1 and fires or 2, fire 9 adjacent and 5 at two hexes.
 *
 * @maxItems 2000
 */
export type FrenchInfantry = Placement[]
/**
 * Regular infantry: 4 elements, moves 1 and fires or 2, fire 8 adjacent and 5 at two hexes.
 *
 * @maxItems 2000
 */
export type RegularInfantry = Placement[]
/**
 * Militia: 4 elements, moves 1 and fires or 2, fire 7 adjacent and 4 at two hexes.
 *
 * @maxItems 2000
 */
export type MilitiaInfantry = Placement[]
/**
 * Heavy cavalry: 3 elements, moves 3 and shocks with 14.
 *
 * @maxItems 2000
 */
export type HeavyCavalry = Placement[]
/**
 * Medium cavalry (dragoons, lancers): 3 elements, moves 3 and shocks with 12.
 *
 * @maxItems 2000
 */
export type MediumCavalry = Placement[]
/**
 * Light cavalry: 3 elements, moves 3 and shocks with 9.
 *
 * @maxItems 2000
 */
export type LightCavalry = Placement[]
/**
 * Heavy artillery: 3 elements, moves 1 or fires 18, 10, 7, 4 and 2 at one to five hexes.
 *
 * @maxItems 2000
 */
export type HeavyArtillery = Placement[]
/**
 * Medium artillery: 3 elements, moves 1 or fires 16, 9, 6 and 3 at one to four hexes.
 *
 * @maxItems 2000
 */
export type MediumArtillery = Placement[]
/**
 * Horse artillery: 3 elements, moves 2 and fires 10, 6 and 3, or stands and fires 14, 8 and 4, at one to three hexes.
 *
 * @maxItems 2000
 */
export type HorseArtillery = Placement[]
/**
 * General: moves 3; attached to the unit of the hex he stands in, if there is one (6.3.1). One to a hex.
 *
 * @maxItems 2000
 */
export type General = Placement[]
/**
 * Garrison: 1 element, does not move, fires 4 at adjacent enemies; only in buildings; no victory value.
 *
 * @maxItems 2000
 */
export type Garrison = Placement[]
/**
 * Units of a type that `troops` defines.
 *
 * @maxItems 2000
 */
export type OwnType = Placement[]
/**
 * One group of arrivals: `{ side, turn, units }` or `{ side, pool, stages }`.
 */
export type Reinforcement = StagedArrival | ScheduledArrival
/**
 * One of the names defined under `sides`.
 */
export type SideId = string
/**
 * What conditions and withdrawals call the group: `arrived: { group: bulow }`.
 */
export type ArrivalId = string
/**
 * What players call the group.
 */
export type GroupName = string
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
 * Only units of these types.
 *
 * @minItems 1
 * @maxItems 50
 */
export type TroopTypes = TroopId[]
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
 * The minimum strength in all: elements or strength points, as the rulebook counts them.
 */
export type LeastStrength = number
/**
 * The minimum number of leaders; only leaders count then.
 */
export type LeastLeaders = number
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
 * `when-ordered` (default): the units wait for cards and dice. `at-once`: they move and fire on arrival without an order.
 */
export type Acts = 'when-ordered' | 'at-once'
/**
 * What happens when the entrance is occupied: `nearest` (default) takes the nearest free hex among all entrances of the group, `wait` tries again the next time.
 */
export type Occupied = 'nearest' | 'wait'
/**
 * Why the source itself seems wrong here. Berthier reports it as a warning.
 */
export type Suspect = string
/**
 * The turn in which it happens. With `when`, `d6` or `delay`: the first turn in which it may. Default: 1.
 */
export type TimedTurn = number
/**
 * The result of a die that is needed: `4+` is 4 or more. It is rolled at the beginning of each turn, from `turn` on and while `when` holds, until it succeeds.
 */
export type ArrivalChance = string
/**
 * How many turns later.
 */
export type TurnsLate = number
/**
 * Later arrivals: `{ side, turn, units }` for a fixed turn, `{ side, pool, stages }` for arrivals that dice decide.
 *
 * @maxItems 500
 */
export type Reinforcements = Reinforcement[]
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
 * One special rule: `rule` names it and decides what else it needs.
 */
export type SpecialRule =
  | RestrictedEntry
  | TerrainCountsAs
  | GeneralsKeepToTheirNation
  | FireModifier
  | HeldUntil
  | Without
  | GroundBreaks
  | BreakingPoint
  | Truce
  | OffMapGuns
  | ChosenSetUp
  | HiddenSetUp
/**
 * A general victory rule of 4.2.
 */
export type GeneralVictoryRule = 'sector-victory' | 'marginal-victory' | 'moral-victory'
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
export type SpecialRules = SpecialRule[]
/**
 * A number of hits (9.0).
 */
export type Hits = number
/**
 * Elements lost and hexes to retreat: `1/2` is one element and two hexes.
 */
export type CombatEffect = string
/**
 * A row of the combat effects table, from one hit upwards.
 *
 * @minItems 1
 * @maxItems 9
 */
export type EffectRow = CombatEffect[]
/**
 * A face of a command die: an arm, a general, or a flag, which orders any of them (5.1).
 */
export type CommandFace = 'infantry' | 'cavalry' | 'artillery' | 'general' | 'flag'
/**
 * The six faces of the command dice (1.2), for orders, rallies and reinforcements.
 *
 * @minItems 6
 * @maxItems 6
 */
export type CommandDie = CommandFace[]
/**
 * The six faces of the special dice (1.2), for reactions (9.3) and reinforcements (13.1).
 *
 * @minItems 6
 * @maxItems 6
 */
export type SpecialDie = Flag[]
/**
 * This battle's own victory conditions. The general ones of 4.2 hold as well (an empty sector decides at once; at the end fewer losses, then more elements), unless a special rule `without` takes them out.
 *
 * @maxItems 100
 */
export type Victory = VictoryCondition[]
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
export type VictoryPoints = Award[]
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
 * A battle for Advanced Vive l'Empereur.
 */
export interface ViveLempereurScenario {
  format: Format
  /**
   * The rulebook: Advanced Vive l'Empereur.
   */
  system: 'vive-lempereur'
  id: Id
  title: Title
  date?: BattleDate
  authors?: Authors
  summary?: Summary
  briefing?: Briefing
  sources?: Sources
  uses?: Uses
  turns: Turns
  clock?: Clock
  board: Board
  ground?: Ground
  nations?: Nations
  sides: Sides
  troops?: OwnTroops
  initiative?: Initiative
  cards?: Cards
  deployment?: Deployment
  units?: Units
  control?: ControlAtStart
  reinforcements?: Reinforcements
  reserves?: Reserves
  withdrawals?: Withdrawals
  weather?: HexWeather
  events?: HexEvents
  specialRules?: SpecialRules
  tables?: Tables
  options?: Options
  victory: Victory
  points?: VictoryPoints
  variants?: Variants
  chosen?: Chosen
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
 * The battlefield. The printed map is `columns: A-V` and `rows: 13` (2.0).
 */
export interface Board {
  kind: BoardKind
  columns: Columns
  rows: Rows
  terrain?: Terrain
  roads?: Roads
  rivers?: Rivers
  hexsides?: Hexsides
  names?: Names
  sectors: Sectors
  zones?: Zones
}
/**
 * Ground by its kind, each with its hexes (2.2, 8.0): kinds of the rulebook, and the battle's own under `ground`. A hex that is not listed is open ground. A hex has one kind.
 */
export interface Terrain {
  woods?: Woods
  orchard?: Orchard
  hill?: Hill
  field?: Field
  rough?: Rough
  stream?: Stream
  marsh?: Marsh
  river?: River
  bridge?: Bridge
  farm?: Farm
  town?: Town
  fortified?: Fortified
  [k: string]:
    | OwnGround
    | Woods
    | Orchard
    | Hill
    | Field
    | Rough
    | Stream
    | Marsh
    | River
    | Bridge
    | Farm
    | Town
    | Fortified
    | undefined
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
 * A brook or river. A hex of its path that has no terrain of its own becomes stream or river; a bridge, marsh or building on it stays what it is.
 */
export interface Watercourse {
  name?: PlaceName
  /**
   * `stream`: can be crossed anywhere, with a stop. `river`: only at bridges.
   */
  kind: 'stream' | 'river'
  path: HexPath
  note?: Note
}
/**
 * Ground on the sides between hexes, by its kind: what lies between two hexes hinders whoever crosses, fires or shocks there, and leaves the hexes as they are. The rulebook has none of it: these are Berthier's own rules. A side has one kind, and on a stream or river also a bridge or ford.
 */
export interface Hexsides {
  stream?: StreamSides
  river?: RiverSides
  wall?: WallSides
  slope?: SlopeSides
  bridge?: BridgeSides
  ford?: FordSides
  [k: string]: HexsideList | StreamSides | RiverSides | WallSides | SlopeSides | BridgeSides | FordSides | undefined
}
/**
 * Names on the map, each with its hexes.
 */
export interface Names {
  [k: string]: HexList
}
/**
 * Sectors for players at the west and east edge. The player at the west edge has `north` on the left, the player at the east edge has `south` on the left. If one of the sides has the north or south edge, its player sits opposite the other one.
 */
export interface SectorsByRows {
  north: SectorHexes
  centre: SectorHexes
  south: SectorHexes
}
/**
 * Sectors for players at the north and south edge. The player at the south edge has `west` on the left, the player at the north edge has `east` on the left. If one of the sides has the west or east edge, its player sits opposite the other one.
 */
export interface SectorsByColumns {
  west: SectorHexes
  centre: SectorHexes
  east: SectorHexes
}
/**
 * The ground each side deploys on, for battles with `deployment` (14.0). The rest is the disputed ground.
 */
export interface Zones {
  [k: string]: HexList
}
/**
 * Kinds of ground of this battle's own, by the name that `board.terrain` uses for them, or with `on: hexsides` the name that `board.hexsides` uses; also changes to those that there are, by theirs (`open` is ground without a tile).
 */
export interface Ground {
  [k: string]: GroundOrHexside
}
/**
 * A kind of ground on hexsides: the one that it is `like`, and then only what differs. `board.hexsides` uses it by its name. On a bridge or ford, what it says replaces what the water under it says.
 */
export interface HexsideDefinition {
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
   * The arms that may cross it; by default all. A general goes where any of them may.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: An arm that may cross: infantry, cavalry or artillery.
   */
  crosses?: ('infantry' | 'cavalry' | 'artillery')[]
  /**
   * Whether a unit that crosses it stops.
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
   * Added to the fire value of infantry and artillery whose fire comes across it into the hex of the target.
   */
  firing?: number
  /**
   * Whether cavalry shocks across it.
   */
  shocks?: boolean
  /**
   * Added to the fire value of cavalry that shocks across it.
   */
  shock?: number
  /**
   * Whether it blocks the line of sight to hexes beyond the next; always the same both ways.
   */
  blocksSight?: boolean
  /**
   * For whom it counts: `both` ways, or only for those who come towards the `first` hex of the side, as up a slope.
   */
  towards?: 'both' | 'first'
  note?: Note
}
/**
 * A kind of ground: the one that it is `like`, and then only what differs. One of the rulebook's that is changed needs no `like`, and a new kind without it is like `open`.
 */
export interface GroundDefinition {
  /**
   * What sentences call it. Without it, its own key with spaces for hyphens, or the rulebook's name.
   */
  name?: string
  like?: GroundId
  look?: GroundLook
  /**
   * Whether units can enter at all, as they cannot enter a river (8.5) or rough terrain (8.8).
   */
  passable?: boolean
  /**
   * The arms that may enter; by default all. A general goes where one of these arms is.
   *
   * @minItems 1
   * @maxItems 3
   */
  enters?: Arm[]
  /**
   * Whether a unit that enters stops, as in woods (8.1) or a stream (8.5). A building lets it pass along a road (8.4).
   */
  stops?: boolean
  /**
   * Whether it is a building (8.4): no flanks and no facing, no fire in the round of entry, no shock from it or at it, infantry fires at it from adjacent hexes only, and its defenders may ignore retreats.
   */
  building?: boolean
  /**
   * Whether infantry may leave a garrison here (6.0); by default in buildings.
   */
  garrison?: boolean
  /**
   * Whether infantry may form square here (6.0).
   */
  square?: boolean
  /**
   * Whether infantry that is charged here and not in square is in the open: +8 for the cavalry (9.2).
   */
  open?: boolean
  /**
   * Whether it blocks the line of sight (7.4.3).
   */
  blocksSight?: boolean
  /**
   * Added to the fire value at a unit here (9.2).
   */
  firingAt?: number
  /**
   * Added to the fire value of a unit here (9.2).
   */
  firingFrom?: number
  /**
   * Added to fire whose line leads through it, as through an orchard (8.2): the strongest on the way counts, once, and none if the target itself stands in such ground.
   */
  firingThrough?: number
  /**
   * Whether artillery fires from here, as it cannot from a stream or marsh (8.5).
   */
  gunsFire?: boolean
  /**
   * How many hexes farther artillery fires from here: 1 on a hill (8.3).
   */
  extraRange?: number
  /**
   * Whether artillery here sees over friends in the next hex, as from a hill (8.3).
   */
  seesOverFriends?: boolean
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
 * Nations of this battle's own, by the name that `sides` and units use for them; also other colours or names for `french`, `english` and `prussian`.
 */
export interface Nations {
  [k: string]: NationDefinition
}
/**
 * A nation: what it is called, how its counters look, and which flag of the special dice is its own. From the nation it is `like` it takes the flag, the colour and the right to the troops that the reference sheet names after that nation.
 */
export interface NationDefinition {
  name?: PeopleName
  adjective?: NationAdjective
  colour?: NationColour
  like?: NationId
  flag?: Flag
  note?: Note
}
/**
 * The two sides. Where the rules let the French go first in a tie (5.1), the side listed first does.
 */
export interface Sides {
  [k: string]: Side
}
/**
 * One side: what it is called, whose troops it has, and which edge of the board is its own.
 */
export interface Side {
  name: SideName
  /**
   * Whose troops fight for this side. The first is the nation of every unit that names no other, itself or by its type.
   *
   * @minItems 1
   * @maxItems 10
   */
  nations: SideNation[]
  /**
   * The side's own edge of the board: its units face away from it at the start and retreat towards it (10.1). Units of the west edge face `NE`, those of the east edge `SW`, because no hexside faces east or west.
   */
  edge: 'north' | 'south' | 'east' | 'west'
}
/**
 * A nation whose troops have an edge of their own.
 */
export interface NationWithEdge {
  nation: NationId
  edge: Edge
}
/**
 * Unit types of this battle's own, by the name that `units`, `deployment` and `reinforcements` use for them; also changes to those of the reference sheet, by theirs: this is where the printed unit table and its fire values (1.1) are replaced.
 */
export interface OwnTroops {
  [k: string]: TroopDefinition
}
/**
 * A unit type: the one that it is `like`, and then only what differs.
 */
export interface TroopDefinition {
  /**
   * What players call units of the type. Without it, the type's own key with capital letters.
   */
  name?: string
  like?: TroopId
  nation?: NationId
  /**
   * The arm, if it is another than that of the type it is `like`: which cards and dice order it, which modifiers of 9.2 it has and causes, what ground admits it, and whether it fires or shocks.
   */
  arm?: 'infantry' | 'cavalry' | 'artillery'
  /**
   * The symbol on the counter, if it is another type's.
   */
  symbol?: 'infantry' | 'cavalry' | 'artillery' | 'horse-artillery' | 'general' | 'garrison'
  letter?: TroopLetter
  elements?: TroopElements
  fire?: TroopFire
  fireAfterMoving?: TroopFireAfterMoving
  moves?: TroopMoves
  movesAndFires?: TroopMovesAndFires
  rally?: TroopRally
  square?: TroopSquare
  leavesGarrisons?: TroopLeavesGarrisons
  reacts?: TroopReacts
  led?: TroopLed
  advances?: TroopAdvances
  zoneOfControl?: TroopZoneOfControl
  choosesTarget?: TroopChoosesTarget
  lossesLimited?: TroopLossesLimited
  retreats?: TroopRetreats
  note?: Note
}
/**
 * A side's command cards where they differ from 3.0: by side. Without it each side has the ten cards of the book and chooses its first hand.
 */
export interface Cards {
  [k: string]: SideCards
}
/**
 * One side's cards.
 */
export interface SideCards {
  deck?: Deck
  firstHand?: FirstHand
}
/**
 * How many of each card the side has instead of the ten of 3.1 and 3.2 (two a sector and one of each other). At least six in all: one a round.
 */
export interface Deck {
  left?: CardCount
  centre?: CardCount
  right?: CardCount
  'coordinated-attack'?: CardCount
  'infantry-manoeuvre'?: CardCount
  'grand-charge'?: CardCount
  bombardment?: CardCount
}
/**
 * How the players themselves set up the battle (14.0): terrain tiles drawn and placed, then forces deployed in `board.zones`.
 */
export interface Deployment {
  tiles?: Tiles
  /**
   * What each side deploys: by side, numbers by unit type.
   */
  forces: {
    [k: string]: UnitCounts
  }
  order: DeploymentOrder
  /**
   * The fewest units that a side deploys in each of its sectors.
   */
  minimumPerSector?: number
}
/**
 * Terrain that the players draw without looking and place in turn.
 */
export interface Tiles {
  /**
   * How many tiles of each kind of ground there are to draw from: kinds of the rulebook, and the battle's own under `ground`.
   */
  stock: {
    woods?: TileCount
    orchard?: TileCount
    hill?: TileCount
    field?: TileCount
    rough?: TileCount
    marsh?: TileCount
    farm?: TileCount
    town?: TileCount
    fortified?: TileCount
    [k: string]: TileCount | undefined
  }
  /**
   * How many tiles each player draws.
   */
  draw: number
  /**
   * How many of them each player places in their own zone.
   */
  ownZone: number
  /**
   * How many of them each player places on the disputed ground.
   */
  disputed: number
  /**
   * How many tiles a player places before it is the other's turn.
   */
  atATime: number
}
/**
 * Numbers of units by type: one of these, or one of the battle's own under `troops`.
 */
export interface UnitCounts {
  'old-guard'?: UnitCount
  'elite-infantry'?: UnitCount
  'english-infantry'?: UnitCount
  'french-infantry'?: UnitCount
  'regular-infantry'?: UnitCount
  'militia-infantry'?: UnitCount
  'heavy-cavalry'?: UnitCount
  'medium-cavalry'?: UnitCount
  'light-cavalry'?: UnitCount
  'heavy-artillery'?: UnitCount
  'medium-artillery'?: UnitCount
  'horse-artillery'?: UnitCount
  general?: UnitCount
  [k: string]: UnitCount | undefined
}
/**
 * `exploration`: a roll decides (14.0). `alternate`: the sides take turns with a number of units each (4.0). `hidden`: both at once, unseen.
 */
export interface DeploymentOrder {
  exploration?: Exploration
  /**
   * Units placed at a time, by side; the side listed first begins.
   */
  alternate?: {
    [k: string]: UnitsAtATime
  }
  /**
   * Both sides deploy at the same time, unseen.
   */
  hidden?: true
}
/**
 * Each player rolls a die; the difference, 0 to 5, each once, decides how the sides deploy.
 */
export interface Exploration {
  [k: string]: ExplorationResult
}
/**
 * Units placed at a time; the loser begins.
 */
export interface UnitsByResult {
  loser: UnitsAtATime
  winner: UnitsAtATime
}
/**
 * The units and their places at the start: by side, then by unit type.
 */
export interface Units {
  [k: string]: PlacementsByType
}
/**
 * Units by type, each with its hexes: one of these types, or one of the battle's own under `troops`. A general in the hex of a unit is attached to it (6.3.1).
 */
export interface PlacementsByType {
  'old-guard'?: OldGuard
  'elite-infantry'?: EliteInfantry
  'english-infantry'?: EnglishInfantry
  'french-infantry'?: FrenchInfantry
  'regular-infantry'?: RegularInfantry
  'militia-infantry'?: MilitiaInfantry
  'heavy-cavalry'?: HeavyCavalry
  'medium-cavalry'?: MediumCavalry
  'light-cavalry'?: LightCavalry
  'heavy-artillery'?: HeavyArtillery
  'medium-artillery'?: MediumArtillery
  'horse-artillery'?: HorseArtillery
  general?: General
  garrison?: Garrison
  [k: string]:
    | OwnType
    | OldGuard
    | EliteInfantry
    | EnglishInfantry
    | FrenchInfantry
    | RegularInfantry
    | MilitiaInfantry
    | HeavyCavalry
    | MediumCavalry
    | LightCavalry
    | HeavyArtillery
    | MediumArtillery
    | HorseArtillery
    | General
    | Garrison
    | undefined
}
/**
 * A unit with more detail than its hex, and whatever is different from others of its type.
 */
export interface DetailedPlacement {
  at: Hex
  /**
   * What the unit or general is called.
   */
  name?: string
  facing?: Facing
  /**
   * `combat` (the default) or `square`: infantry only, on open ground or a hill (6.0).
   */
  formation?: 'combat' | 'square'
  /**
   * Elements already lost at the start.
   */
  losses?: number
  nation?: FightingNationId
  letter?: TroopLetter
  elements?: TroopElements
  fire?: TroopFire
  fireAfterMoving?: TroopFireAfterMoving
  moves?: TroopMoves
  movesAndFires?: TroopMovesAndFires
  rally?: TroopRally
  square?: TroopSquare
  leavesGarrisons?: TroopLeavesGarrisons
  reacts?: TroopReacts
  led?: TroopLed
  advances?: TroopAdvances
  zoneOfControl?: TroopZoneOfControl
  choosesTarget?: TroopChoosesTarget
  lossesLimited?: TroopLossesLimited
  retreats?: TroopRetreats
  note?: Note
}
/**
 * Hexes that a side controls before anyone has been there: by side. A hex with a combat unit at the start belongs to that unit's side anyway.
 */
export interface ControlAtStart {
  [k: string]: HexList
}
/**
 * A pool of units that arrive one after the other as the stages and their dice allow, before cards are played; with `when`, no sooner than from the turn on at whose beginning the condition has held. A general of the pool counts as a unit, and may come in together with one.
 */
export interface StagedArrival {
  side: SideId
  nation?: FightingNationId
  id?: ArrivalId
  name?: GroupName
  when?: Condition
  pool: UnitCounts
  /**
   * When and how the pool arrives: stages in the order in which they begin. If two overlap, both bring units, the earlier one first.
   *
   * @minItems 1
   * @maxItems 100
   */
  stages: Stage[]
  suspect?: Suspect
  note?: Note
}
/**
 * One of `controls`, `unitsIn`, `reached`, `eliminated`, `lost`, `arrived`, `points`, `turn`, `happened`, `broken` and `emptySector`, or other conditions joined by `all`, `any` and `not`. A side controls a hex if its combat unit was the last to be there, and no enemy unit is: a garrison wins no control, but keeps the enemy from it. Generals count among eliminated units, garrisons never (9.4.3, 6.0); strength is elements.
 */
export interface Condition {
  controls?: HexControl
  unitsIn?: HexUnitsIn
  reached?: HexReached
  eliminated?: TroopsEliminated
  lost?: StrengthLost
  arrived?: TroopsArrived
  points?: PointsScored
  turn?: ConditionTurn
  happened?: EventHappened
  broken?: BrokenSide
  emptySector?: EmptySector
  /**
   * Every one of these holds.
   *
   * @minItems 1
   * @maxItems 20
   */
  all?: Condition[]
  /**
   * At least one of these holds.
   *
   * @minItems 1
   * @maxItems 20
   */
  any?: Condition[]
  not?: Condition
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
  nation?: FightingNationId
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
  nation?: FightingNationId
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
  nation?: FightingNationId
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
  nation?: FightingNationId
  types?: TroopTypes
  names?: UnitNames
  strength: LeastStrength
}
/**
 * At least so many reinforcements (default: 1) have come onto the board.
 */
export interface TroopsArrived {
  side?: SideId
  nation?: FightingNationId
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
 * A side is broken: demoralised, or past its breaking point.
 */
export interface BrokenSide {
  side: SideId
}
/**
 * A side has no combat unit in a sector (4.2); in any one of the three, if no `sector` is named. Garrisons and lone generals do not hold a sector.
 */
export interface EmptySector {
  side: SideId
  /**
   * The sector in question, one of those under `board.sectors`; without it any of the three.
   */
  sector?: 'west' | 'centre' | 'east' | 'north' | 'south'
}
/**
 * A span of turns with one way of arriving.
 */
export interface Stage {
  /**
   * First turn of the stage.
   */
  from: number
  /**
   * Last turn of the stage. Without it the stage lasts to the end of the battle.
   */
  to?: number
  /**
   * How often units are due: at the beginning of each `round` or of each `turn`; `turn-then-round`: at the beginning of each turn, and those that have not come then again at the beginning of its later rounds.
   */
  each: 'round' | 'turn' | 'turn-then-round'
  /**
   * How many units are due each time.
   */
  units: number
  /**
   * Roll a flag die for each unit due: it arrives only if this flag comes up (1.2).
   */
  flagDie?: 'french' | 'english' | 'prussian'
  typeDie?: TypeDie
  entrance: Entrance
  acts?: Acts
  occupied?: Occupied
}
/**
 * Roll a command die for each unit that arrives: infantry, trooper and cannon bring a unit of that arm from the pool, of the owner's choice if there are several types, or no unit if none is left. Without `typeDie` the owner chooses from the pool.
 */
export interface TypeDie {
  /**
   * What the flag face brings: the owner's choice from the pool, or no unit.
   */
  flag: 'choose' | 'nobody'
  /**
   * What the general's face brings: a general of the pool, or no unit.
   */
  general: 'general' | 'nobody'
}
/**
 * Where units come in, on the edge of the board: `choose` lets the owner choose among hexes, `d6` rolls a die for each unit.
 */
export interface Entrance {
  choose?: HexList
  d6?: EntranceTable
}
/**
 * Die results 1 to 6, each once, with the hexes among which the owner then chooses.
 */
export interface EntranceTable {
  [k: string]: HexList
}
/**
 * Units that arrive together at the beginning of a turn, before cards are played: in a `turn`, `when` a condition holds, by chance (`d6`), or after a `delay`. Their hexes are on the edge of the board.
 */
export interface ScheduledArrival {
  side: SideId
  nation?: FightingNationId
  id?: ArrivalId
  name?: GroupName
  turn?: TimedTurn
  when?: Condition
  d6?: ArrivalChance
  delay?: ArrivalDelay
  units: PlacementsByType
  acts?: Acts
  occupied?: Occupied
  suspect?: Suspect
  note?: Note
}
/**
 * How many turns later it happens, by the roll of a die: results 1 to 6, each once, with a number of turns. It is rolled once, when it would otherwise happen.
 */
export interface ArrivalDelay {
  [k: string]: TurnsLate
}
/**
 * Units of a side that may not move until they are released together: those of a `nation`, of `types`, with `names` and in `hexes` at the start. They defend themselves.
 */
export interface Reserve {
  side: SideId
  name?: GroupName
  nation?: FightingNationId
  types?: TroopTypes
  names?: UnitNames
  hexes?: StartHexes
  turn?: TimedTurn
  when?: Condition
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
  nation?: FightingNationId
  types?: TroopTypes
  names?: UnitNames
  hexes?: StartHexes
  group?: GroupId
  turn?: TimedTurn
  when?: Condition
  d6?: ArrivalChance
  delay?: ArrivalDelay
  note?: Note
}
/**
 * A change of the weather: its `state`, and what it does where that differs from what the rulebook says of the state.
 */
export interface HexWeatherChange {
  from?: WeatherFrom
  when?: Condition
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
  when?: Condition
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
  becomes: GroundId
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
 * Only these arms, or only these sides, may enter or stand in these hexes. A general may be there together with a unit that may.
 */
export interface RestrictedEntry {
  /**
   * Restricts which units may enter hexes.
   */
  rule: 'restricted-entry'
  hexes: HexList
  /**
   * The arms that may enter. Without it every arm may.
   *
   * @minItems 1
   * @maxItems 10
   */
  arms?: Arm[]
  /**
   * The sides that may enter. Without it both may.
   *
   * @minItems 1
   * @maxItems 10
   */
  sides?: SideId[]
  note?: Note
}
/**
 * Terrain of one type is played as another, everywhere or in some hexes. The first rule for a hex counts.
 */
export interface TerrainCountsAs {
  /**
   * Plays one terrain as another.
   */
  rule: 'terrain-counts-as'
  terrain: GroundId
  as: GroundId
  hexes?: HexList
  /**
   * Whether it blocks sight, if that differs from `as`.
   */
  blocksSight?: boolean
  note?: Note
}
/**
 * A general may be attached only to units of his own nation.
 */
export interface GeneralsKeepToTheirNation {
  /**
   * Generals lead only their own nation's units.
   */
  rule: 'generals-keep-to-their-nation'
  note?: Note
}
/**
 * A modifier of the fire value at units in these hexes, or of units firing from them, on top of 9.2.
 */
export interface FireModifier {
  /**
   * Modifies fire at or from hexes.
   */
  rule: 'fire-modifier'
  hexes: HexList
  /**
   * Added to the fire value at a unit in these hexes.
   */
  firingAt?: number
  /**
   * Added to the fire value of a unit in these hexes.
   */
  firingFrom?: number
  note?: Note
}
/**
 * The units that start in these hexes take no orders before a turn. They may react and retreat. Of two rules for a hex the later turn counts.
 */
export interface HeldUntil {
  /**
   * Holds units back.
   */
  rule: 'held-until'
  hexes: HexList
  /**
   * The first turn in which they take orders.
   */
  turn: number
  note?: Note
}
/**
 * General victory rules of 4.2 that this battle does not use.
 */
export interface Without {
  /**
   * Switches general rules off.
   */
  rule: 'without'
  /**
   * `sector-victory`: decisive, at once, when the enemy has no combat unit in a sector. `marginal-victory`: at the end, fewer units lost. `moral-victory`: if still tied, more elements left.
   *
   * @minItems 1
   * @maxItems 50
   */
  rules: GeneralVictoryRule[]
  note?: Note
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
  becomes: GroundId
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
  when?: Condition
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
  when?: Condition
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
  nation?: FightingNationId
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
  nation?: FightingNationId
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
 * The printed tables, if this battle has its own. A table or a line that is left out is that of the book. The unit table with its fire values (1.1) is changed under `troops`, terrain (8.0) under `ground`, a single side’s deck under `cards`.
 */
export interface Tables {
  modifiers?: Modifiers
  combatEffects?: CombatEffects
  dice?: Dice
  cards?: CardTable
}
/**
 * The fire modifiers (9.2) besides terrain, by the arm that fires. A line that is left out is that of the book.
 */
export interface Modifiers {
  infantry?: InfantryModifiers
  cavalry?: CavalryModifiers
  artillery?: ArtilleryModifiers
}
/**
 * What is added when infantry fires. A garrison fires without modifiers (7.3). A cell that is left out is that of the book.
 */
export interface InfantryModifiers {
  /**
   * With a general, at an adjacent enemy (7.3.11).
   */
  general?: number
  /**
   * At an adjacent square.
   */
  onSquare?: number
  /**
   * At the flank or rear of an adjacent unit.
   */
  onFlank?: number
  /**
   * Out of a square.
   */
  fromSquare?: number
  /**
   * At infantry that is not in square. Nothing in the book.
   */
  onInfantry?: number
  /**
   * At artillery two hexes away.
   */
  onArtillery?: number
  /**
   * When firing at cavalry.
   */
  onCavalry?: number
}
/**
 * What is added when cavalry shocks. A cell that is left out is that of the book.
 */
export interface CavalryModifiers {
  /**
   * With a general (7.3.11).
   */
  general?: number
  /**
   * When firing at a square.
   */
  onSquare?: number
  /**
   * At the flank or rear of a unit.
   */
  onFlank?: number
  /**
   * At infantry that is not in square, in the open or on a hill.
   */
  onInfantry?: number
  /**
   * When firing at artillery.
   */
  onArtillery?: number
  /**
   * At cavalry. Nothing in the book.
   */
  onCavalry?: number
}
/**
 * What is added when artillery fires. A general adds nothing (7.3.12). A cell that is left out is that of the book.
 */
export interface ArtilleryModifiers {
  /**
   * When firing at a square.
   */
  onSquare?: number
  /**
   * At the flank or rear of an adjacent unit.
   */
  onFlank?: number
  /**
   * At infantry that is not in square. Nothing in the book.
   */
  onInfantry?: number
  /**
   * When firing at artillery.
   */
  onArtillery?: number
  /**
   * When firing at cavalry.
   */
  onCavalry?: number
}
/**
 * The combat effects table (9.1) as it is printed: a column for each number of hits, a row for each result of the d6. It replaces the printed one altogether.
 */
export interface CombatEffects {
  /**
   * The hits of the columns, from 1 upwards. A column holds up to the next one, the last for any more.
   *
   * @minItems 1
   * @maxItems 9
   */
  hits: Hits[]
  /**
   * For each result of the d6 its row, with an effect for each column.
   */
  effects: {
    [k: string]: EffectRow
  }
}
/**
 * The special dice (1.2), if other pictures are on their faces.
 */
export interface Dice {
  command?: CommandDie
  special?: SpecialDie
}
/**
 * What the command cards allow (3.1, 3.2), and how many each side has. What is left out is as in the book.
 */
export interface CardTable {
  left?: SectorCard
  centre?: SectorCard
  right?: SectorCard
  'coordinated-attack'?: CoordinatedAttackCard
  'infantry-manoeuvre'?: InfantryManoeuvreCard
  'grand-charge'?: GrandChargeCard
  bombardment?: BombardmentCard
}
/**
 * An order card for a sector (3.1).
 */
export interface SectorCard {
  /**
   * How many each side has, unless `cards` gives it a deck of its own.
   */
  count?: number
  /**
   * The command dice that it rolls (5.1).
   */
  dice?: number
}
/**
 * The order card for all sectors (3.1).
 */
export interface CoordinatedAttackCard {
  /**
   * How many each side has, unless `cards` gives it a deck of its own.
   */
  count?: number
  /**
   * The command dice that it rolls (5.1).
   */
  dice?: number
  /**
   * The most orders in each sector.
   */
  perSector?: number
}
/**
 * The automatic order to infantry of a sector (3.2).
 */
export interface InfantryManoeuvreCard {
  /**
   * How many each side has, unless `cards` gives it a deck of its own.
   */
  count?: number
  /**
   * The most infantry units that it orders.
   */
  units?: number
  /**
   * The hexes that a unit moves if it does not fire.
   */
  moves?: number
}
/**
 * The automatic order to cavalry (3.2).
 */
export interface GrandChargeCard {
  /**
   * How many each side has, unless `cards` gives it a deck of its own.
   */
  count?: number
  /**
   * The most cavalry units that it orders.
   */
  units?: number
}
/**
 * The automatic order to artillery (3.2).
 */
export interface BombardmentCard {
  /**
   * How many each side has, unless `cards` gives it a deck of its own.
   */
  count?: number
  /**
   * The most batteries that it orders. In the book all.
   */
  units?: number
  /**
   * By how much the fire value is multiplied, before modifiers.
   */
  fireTimes?: number
  /**
   * By how much the moves of a unit that does not fire are multiplied.
   */
  moveTimes?: number
}
/**
 * Where the book leaves a question open: how this battle plays it. Each option has a default; name it only to play differently.
 */
export interface Options {
  /**
   * 7.4: a line of sight that runs along the side between two hexes is blocked if `both` block (default) or if `one` does.
   */
  sightAlongHexside?: 'both' | 'one'
  /**
   * 9.2: whether a charge on the flank of infantry that is not in square gets both +8 (`cumulative`, default) or only one (`single`).
   */
  flankCharge?: 'cumulative' | 'single'
  /**
   * 10.1 F and G: what a retreat that becomes a loss costs: one element for the `result` (default) or one for each `hex`.
   */
  retreatLoss?: 'result' | 'hex'
  /**
   * 8.4: whether guns in a building fire with its modifier (`fires`, default) or are `silent`.
   */
  artilleryInBuildings?: 'fires' | 'silent'
  /**
   * 3.2, 6.0: whether a road adds a hex to the moves of an automatic order card (default) or not.
   */
  roadBonusOnAutomaticCards?: boolean
  /**
   * 12.0: whether a unit may move before it rallies. By default, a rally takes the whole order.
   */
  rallyAfterMoving?: boolean
  /**
   * 12.0: what makes a rally safe: all enemies are four hexes away, or none of them sees the unit (`all-enemies`, default); or `each-enemy` by itself is four hexes away or does not see it.
   */
  rallySafety?: 'all-enemies' | 'each-enemy'
  /**
   * 13.2: which combat unit takes control of a hex: one that ends its move or retreat there (`stopping`, default), or also one that passes through it (`passing`).
   */
  controlBy?: 'stopping' | 'passing'
  /**
   * 10.1 E and 7.3.17: whether guns with a general have to `retreat` (default: 7.3.17 names infantry and cavalry) or `may-ignore` retreats (10.1 E names all units).
   */
  gunsWithGeneral?: 'retreat' | 'may-ignore'
  /**
   * 10.1 E and G: whether guns that might ignore a retreat, such as in a building, `lose` an element for it when attacked from the next hex (default: G goes before E) or `may-ignore` it all the same.
   */
  gunsAtCloseRange?: 'lose' | 'may-ignore'
}
/**
 * `side` wins at `level` if `when` holds at a moment of `check`.
 */
export interface VictoryCondition {
  side: SideId
  /**
   * How great the victory is (4.2).
   */
  level: 'decisive' | 'substantial' | 'marginal' | 'moral'
  /**
   * When the condition is checked: after every order and as a turn begins (`immediately`), or at the end of each round, of each turn, or of the battle.
   */
  check: 'immediately' | 'end-of-round' | 'end-of-turn' | 'end-of-battle'
  when: Condition
  note?: Note
}
/**
 * `side` scores `points` for `when`, at the moments of `check`.
 */
export interface Award {
  side: SideId
  points: AwardPoints
  check?: AwardCheck
  when: Condition
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
