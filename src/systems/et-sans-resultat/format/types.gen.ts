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
 * The year of the campaign: how well a nation ploys and deploys depends on it.
 */
export type EsrYear = number
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
 * The turn from which on it is so. With `when`, `d6` or `delay`: the first turn in which it may become so. Default: 1.
 */
export type WeatherFrom = number
/**
 * The side controls all of these areas: it was the last to be alone inside with deployed infantry or cavalry in order. Or `{ areas, … }` for another side, for some of the areas, or for several turns in a row.
 */
export type EsrControl = EsrAreas | EsrControlDetail
/**
 * The id of an area under `board`.
 */
export type EsrAreaId = string
/**
 * Areas under `board`.
 *
 * @minItems 1
 * @maxItems 50
 */
export type EsrAreas = EsrAreaId[]
/**
 * One of the names defined under `sides`.
 */
export type SideId = string
/**
 * How many of the places, at the same time. Default: all of them.
 */
export type LeastPlaces = number
/**
 * For how many turns: the places are controlled at the end of so many turns in a row.
 */
export type TurnsInARow = number
/**
 * Whose troops they are, in lower-case letters. Ploying and deploying, and the weight of some guns, depend on it: french, polish, italian, austrian, russian, prussian, british …
 */
export type EsrNation = string
/**
 * A unit type: `line`, `light` or `irregular` infantry, `cavalry`, a `foot-battery` or a `horse-battery`, or one of this battle's own `troops`.
 */
export type EsrTroopId = string
/**
 * Only units of these types.
 *
 * @minItems 1
 * @maxItems 50
 */
export type TroopTypes = EsrTroopId[]
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
 * The id of a formation.
 */
export type EsrFormationId = string
/**
 * Formations, by their ids. Where units are counted, only theirs, those of their detachments included.
 *
 * @minItems 1
 * @maxItems 100
 */
export type EsrFormationIds = EsrFormationId[]
/**
 * The minimum number of units.
 */
export type LeastUnits = number
/**
 * The minimum number of leaders; only leaders count then.
 */
export type LeastLeaders = number
/**
 * An edge of the board. The first column is the west edge; row 1 is the south edge where columns have letters, and the north edge where they have numbers. On a table, north is the top.
 */
export type Edge = 'north' | 'south' | 'east' | 'west'
/**
 * The least number.
 */
export type EsrAtLeast = number
/**
 * This turn or a later one has begun.
 */
export type ConditionTurn = number
/**
 * The event with this `id` has happened.
 */
export type EventHappened = string
/**
 * The result of a die that is needed: `4+` is 4 or more. It is rolled at the beginning of each turn, from `from` on and while `when` holds, until it succeeds.
 */
export type WeatherChance = string
/**
 * How many turns later.
 */
export type TurnsLate = number
/**
 * What the weather is, and with it what it does where nothing else is said: `clear`, `fog`, `rain`, `heavy-rain`, `snow`, `mud`, `dusk` or `night`. The guide lists what each does, under "Let fog lift".
 */
export type WeatherState = 'clear' | 'fog' | 'rain' | 'heavy-rain' | 'snow' | 'mud' | 'dusk' | 'night'
/**
 * What players call it.
 */
export type WeatherName = string
/**
 * Only in these areas under `board`. Without it everywhere, whatever the weather was in single areas before.
 *
 * @minItems 1
 * @maxItems 50
 */
export type EsrWeatherAreas = EsrAreaId[]
/**
 * Nobody sees farther than so many inches out of it or into it: neither guns nor skirmishers fire farther, and no vantage point reaches farther.
 */
export type EsrSightLimit = number
/**
 * Guns fire no farther than so many inches out of it or into it.
 */
export type EsrRangeLimit = number
/**
 * Added to the fire of foot and guns that stand in it; never to a charge.
 */
export type WeatherFire = number
/**
 * Small arms fail on this result of a die or less, rolled before they fire; 0 if they never do.
 */
export type WeatherMisfire = number
/**
 * Added to how many inches units march in the open that begin in it. Who can march at all keeps at least 1; generals ride as ever.
 */
export type EsrSlowing = number
/**
 * The weather: changes, the earliest first. It is clear before the first. A change comes `from` a turn on, `when` a condition holds, by chance (`d6`) or after a `delay`, at the beginning of a turn.
 *
 * @maxItems 100
 */
export type EsrWeather = EsrWeatherChange[]
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
 * The turn in which it happens. With `when`, `d6` or `delay`: the first turn in which it may. Default: 1.
 */
export type TimedTurn = number
/**
 * The result of a die that is needed: `4+` is 4 or more. It is rolled at the beginning of each turn, from `turn` on and while `when` holds, until it succeeds.
 */
export type ArrivalChance = string
/**
 * The id of a feature under `board`.
 */
export type EsrFeatureId = string
/**
 * Features under `board`, by their ids.
 *
 * @minItems 1
 * @maxItems 100
 */
export type EsrFeatureIds = EsrFeatureId[]
/**
 * The kind of ground that they become: a printed one, or one of the battle's own. Lines become lines and areas areas; what a feature says of itself no longer counts.
 */
export type EsrBecomes = string
/**
 * They are gone; only `true` is useful.
 */
export type EsrRemoved = true
/**
 * They are not there before; only `true` is useful.
 */
export type EsrBuilt = true
/**
 * Terrain that the event changes.
 *
 * @minItems 1
 * @maxItems 100
 */
export type EsrFeatureChanges = EsrFeatureChange[]
/**
 * What players are told when it happens, in a sentence or two.
 */
export type EventMessage = string
/**
 * What happens once during play: in a `turn`, `when` a condition holds, by chance (`d6`), after a `delay`, or by a side's `choice`. Terrain may change then, and conditions can ask whether it has `happened`.
 *
 * @maxItems 30
 */
export type EsrEvents = EsrEvent[]
/**
 * The people, as the legend and the player aid name them. Without it, the adjective.
 */
export type PeopleName = string
/**
 * What sentences call its troops. Without it, the nation's own key with a capital letter.
 */
export type NationAdjective = string
/**
 * The nation that it is like: one that the sheet knows, one under `nations`, or one that a side lists.
 */
export type EsrLikeNationId = string
/**
 * The colour of its counters: `#` and six hexadecimal digits. Without it they have the colour of their side. Symbols on it are white or black, whichever is easier to read.
 */
export type NationColour = string
/**
 * Combat rating: what the unit adds in combat.
 */
export type EsrRating = number
/**
 * How many men: they decide which of two units is the larger. Batteries have none.
 */
export type EsrMen = number
/**
 * How many guns the battery has, howitzers included. Two are a section; an odd one counts as a section too.
 */
export type EsrGuns = number
/**
 * The weight of its shot in pounds. Howitzers count like the guns beside them.
 */
export type EsrWeight = number
/**
 * S1, S2, S3: shock in the first fight of a turn. E: engineers. RF1, RF2, RF3: rifle company. IM: impetuous.
 */
export type EsrUnitTrait = 'S1' | 'S2' | 'S3' | 'E' | 'RF1' | 'RF2' | 'RF3' | 'IM'
/**
 * S1, S2, S3: shock. E: engineers. RF1, RF2, RF3: a rifle company with it. IM: impetuous.
 *
 * @maxItems 5
 */
export type EsrUnitTraits = EsrUnitTrait[]
/**
 * One to three letters or digits drawn on the counter. Default: L for lights, I for irregulars.
 */
export type EsrLetter = string
/**
 * Movement in a turn, in inches: a number whose tenths divide 3600 points evenly, so that each tenth of an inch costs whole points (7.1).
 */
export type EsrRate = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 12 | 15 | 18 | 20 | 24 | 30 | 36
/**
 * By how much steps in rough ground cost more. Default: that of the type it is `like`, in the movement table.
 */
export type EsrRoughFactor = number
/**
 * By how much steps in dense ground cost more. Default: that of the type it is `like`, in the movement table.
 */
export type EsrDenseFactor = number
/**
 * Whether the border of dense ground ends its move. Default: as for the type it is `like`; lights and irregulars are not halted.
 */
export type EsrHalts = boolean
/**
 * What it adds in combat in dense ground. Default: 1 for lights and irregulars, 0 for all others.
 */
export type EsrInDense = number
/**
 * How far it fires in inches: its guns, or the skirmishers of a battalion. Default: `reach.guns` or `reach.skirmish` of the tables.
 */
export type EsrRange = number
/**
 * The short range of its guns in inches. Default: `reach.shortRange` of the tables.
 */
export type EsrShortRange = number
/**
 * What each section of two guns is worth, whatever their weight. Default: as in the table of guns (9.4).
 */
export type EsrSection = number
/**
 * Whether assessments make it evade or remove it as they do irregulars. Default: as for the type it is `like`.
 */
export type EsrEvades = boolean
/**
 * Whether it occupies towns and works for its formation when it is deployed. Default: infantry does.
 */
export type EsrOccupies = boolean
/**
 * Whether it charges at targets of opportunity (5.10c). Default: cavalry does.
 */
export type EsrCharges = boolean
/**
 * Whether it breaks through when it wins a fight by enough. Default: yes.
 */
export type EsrBreaksThrough = boolean
/**
 * A side of a base in inches.
 */
export type EsrBaseSide = number
/**
 * Its base when deployed or unlimbered, in inches: width along the front, then depth. Default: as in the table of footprints (1.3).
 *
 * @minItems 2
 * @maxItems 2
 */
export type EsrFrontBase = EsrBaseSide[]
/**
 * Its base in column or limbered, in inches: width, then depth. Default: as in the table of footprints (1.3).
 *
 * @minItems 2
 * @maxItems 2
 */
export type EsrColumnBase = EsrBaseSide[]
/**
 * What it is: one of the printed kinds, or one of this battle's own under `ground`. `road`, `poor-road`, `stream` and `river` are lines, everything else is an area. The kind sets the defaults of a feature: its class, and whether it blocks sight, is a vantage point or is closed.
 */
export type TableGroundId = string
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
 * How hard it is to move through.
 */
export type TableGroundClass = 'clear' | 'rough' | 'dense'
/**
 * `infantry`, `cavalry` or `artillery`, or a unit type.
 */
export type EsrEntrant = string
/**
 * Who may enter: arms, or unit types by name. Default: everybody. Generals go wherever it is not impassable.
 *
 * @minItems 1
 * @maxItems 20
 */
export type EsrEntrants = EsrEntrant[]
/**
 * The name as players read it.
 */
export type TableName = string
/**
 * The commander's name as players read it.
 */
export type EsrCommanderName = string
/**
 * Leadership rating: A is the best, and adds 3 to tests; B adds 2, C adds 1.
 */
export type EsrLeadership = 'A' | 'B' | 'C'
/**
 * Tactical rating: what the commander adds in combat.
 */
export type EsrTactics = number
/**
 * WO: wandered off. CD: charmed life. DD: a date with death.
 */
export type EsrCommanderTrait = 'WO' | 'CD' | 'DD'
/**
 * How the commander fares in danger: WO has wandered off, CD leads a charmed life, DD has a date with death.
 *
 * @maxItems 3
 */
export type EsrCommanderTraits = EsrCommanderTrait[]
/**
 * Guard or line: the French Guard deploys better. Default: line.
 */
export type EsrGrade = 'line' | 'guard'
/**
 * Whether its skirmishers fight well.
 */
export type EsrDoctrine = 'effective' | 'ineffective'
/**
 * BR: brittle. DT: determined. ST: stoic. EN: enthusiastic. IM: impetuous.
 */
export type EsrFormationTrait = 'BR' | 'DT' | 'ST' | 'EN' | 'IM'
/**
 * The formation's character. BR: brittle. DT: determined. ST: stoic, when it defends. EN: enthusiastic, when it attacks. IM: impetuous, all its units.
 *
 * @maxItems 5
 */
export type EsrFormationTraits = EsrFormationTrait[]
/**
 * The unit's name as players read it. Default: its id.
 */
export type EsrUnitName = string
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
 * What players call the side: an adjective, since sentences put it before a noun (the Austrian side, Austrian infantry).
 */
export type SideName = string
/**
 * The side that has the initiative on turn 1 and on every odd turn after it; the other has it on even turns. It goes first whenever the sides act one after the other.
 */
export type EsrFirstSideId = string
/**
 * A short name that orders and other parts of the file use: lower-case letters, digits and hyphens.
 */
export type TableId = string
/**
 * When and where a commander arrives: such as `{ turn, entry }`, or the formation that he arrives with.
 */
export type EsrRide = EsrFormationId | EsrRideIn
/**
 * The id of an entry under `board`.
 */
export type EsrEntryId = string
/**
 * Who commands the force: its own commander, or `army` if the army's commander commands it himself.
 */
export type EsrForceCommand = EsrArmyCommanderHimself | EsrForceCommander
/**
 * The army's commander commands this force himself.
 */
export type EsrArmyCommanderHimself = 'army'
/**
 * What the force is sent to: one of the areas under `board`, or a point such as `[20, 30]`.
 */
export type EsrObjective = TablePoint | EsrAreaId
/**
 * A formation that is said in full, or `like` one of `formations`.
 */
export type EsrFormationEntry = EsrPlacedFormation | EsrFormation
/**
 * The name of one of the `formations` that the battle or a file that it uses defines.
 */
export type EsrSharedFormationId = string
/**
 * The order that is in force at the start, or on arrival. `support` needs the supported formation under `supports`.
 */
export type EsrDirective = 'attack' | 'defend' | 'support' | 'move' | 'reserve'
/**
 * Where it comes in: an entry, several of which the owner chooses one, or `{ d6: … }` if a die decides.
 */
export type EsrEntrance = EsrDieEntrance | EsrEntryChoice
/**
 * An entry, or several of which the owner chooses one when the column comes.
 */
export type EsrEntryChoice = EsrEntryList | EsrEntryId
/**
 * Entries, of which the owner chooses one.
 *
 * @minItems 1
 * @maxItems 20
 */
export type EsrEntryList = EsrEntryId[]
/**
 * How it stands at the start: `ployed` in march column or `deployed` for battle; a battery in `reserve`, `limbered` or `unlimbered`. Default: deployed, or in reserve for a battery without a place; arriving units are in column.
 */
export type EsrUnitState = 'ployed' | 'deployed' | 'reserve' | 'limbered' | 'unlimbered'
/**
 * What players call the group.
 */
export type GroupName = string
/**
 * The id of a force.
 */
export type EsrForceId = string
/**
 * Forces, by their ids: all of their formations.
 *
 * @minItems 1
 * @maxItems 50
 */
export type EsrForceIds = EsrForceId[]
/**
 * Whether an attack on one of the units releases all of them at once; only `true` is useful.
 */
export type ReleasedByAttack = true
/**
 * Formations on the table that may not move until they are released: in a `turn`, `when` a condition holds, by chance (`d6`), after a `delay`, or when they are `attacked`.
 *
 * @maxItems 100
 */
export type EsrReserves = EsrReserve[]
/**
 * Formations that leave the battle: in a `turn`, `when` a condition holds, by chance (`d6`), or after a `delay`. They are neither lost nor broken, nor do they leave by an edge.
 *
 * @maxItems 100
 */
export type EsrWithdrawals = EsrWithdrawal[]
/**
 * One special rule: `rule` names it and decides what else it needs.
 */
export type EsrSpecialRule =
  EsrLockDirective | EsrGroundBreaks | BreakingPoint | EsrTruce | EsrOffMapGuns | EsrChosenSetUp | EsrHiddenSetUp
/**
 * The result of a die on which it breaks: `5+` is 5 or more.
 */
export type BreakingDie = string
/**
 * The minimum strength in all: elements or strength points, as the rulebook counts them.
 */
export type LeastStrength = number
/**
 * How this battle differs from the sheet: each entry is a rule that the engine knows.
 *
 * @maxItems 200
 */
export type EsrSpecialRules = EsrSpecialRule[]
/**
 * The first and the last year in which it counts.
 *
 * @minItems 2
 * @maxItems 2
 */
export type EsrYears = EsrYear[]
/**
 * Modifiers for nation, grade and year; the first row that fits counts, and nothing is added if none does (8.6).
 *
 * @minItems 1
 * @maxItems 50
 */
export type EsrPloyNations = EsrPloyNation[]
/**
 * How many units may change at most, the best row first. The last row has no `min`.
 *
 * @minItems 1
 * @maxItems 50
 */
export type EsrPloyResults = EsrPloyResult[]
/**
 * What a section is worth.
 */
export type EsrSectionValue = number
/**
 * What the sum does, the best row first. The last row has no `min`.
 *
 * @minItems 1
 * @maxItems 50
 */
export type EsrAssessmentResults = EsrAssessmentResult[]
/**
 * A base in inches: its width along the front, then its depth from front to back.
 *
 * @minItems 2
 * @maxItems 2
 *
 * Items: A side of the base in inches.
 */
export type EsrFootprint = number[]
/**
 * The most men of small and of medium units; a unit with more men is large (2.9).
 *
 * @minItems 1
 * @maxItems 20
 *
 * Items: The largest number of men of a band.
 */
export type EsrSizeBands = number[]
/**
 * Who wins, and how greatly, in order: the first line that holds when it is checked decides. If none does, the battle is a draw.
 *
 * @minItems 1
 * @maxItems 100
 */
export type EsrVictory = EsrVictoryCondition[]
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
export type EsrVictoryPoints = EsrAward[]
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
 * A battle for Et sans résultat!, on a table in inches.
 */
export interface EtSansResultatScenario {
  format: Format
  /**
   * The rulebook: Et sans résultat!, at 150 yards to the inch.
   */
  system: 'et-sans-resultat'
  id: Id
  title: Title
  date?: BattleDate
  year: EsrYear
  authors?: Authors
  summary?: Summary
  briefing?: Briefing
  sources?: EsrSources
  uses?: Uses
  turns: Turns
  clock?: Clock
  weather?: EsrWeather
  events?: EsrEvents
  nations?: EsrNations
  troops?: EsrTroops
  ground?: EsrGround
  formations?: EsrSharedFormations
  board: TableBoard
  sides: EsrSides
  first: EsrFirstSideId
  armies: EsrArmies
  reserves?: EsrReserves
  withdrawals?: EsrWithdrawals
  specialRules?: EsrSpecialRules
  tables?: EsrTables
  victory: EsrVictory
  points?: EsrVictoryPoints
  variants?: Variants
  chosen?: Chosen
}
/**
 * Where each part of the battle comes from, so that no estimate is mistaken for history and no ruling for print.
 */
export interface EsrSources {
  terrain?: TableProvenance
  areas?: TableProvenance
  armies?: TableProvenance
  ratings?: TableProvenance
  placements?: TableProvenance
  arrivals?: TableProvenance
  weather?: TableProvenance
  specialRules?: TableProvenance
  tables?: TableProvenance
  victory?: TableProvenance
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
 * A change of the weather: its `state`, and what it does where that differs from what the table of the rulebook says. Heavy rain, snow and mud halve the fire of guns as well.
 */
export interface EsrWeatherChange {
  from?: WeatherFrom
  when?: EsrCondition
  d6?: WeatherChance
  delay?: ArrivalDelay
  state: WeatherState
  name?: WeatherName
  areas?: EsrWeatherAreas
  sight?: EsrSightLimit
  range?: EsrRangeLimit
  fire?: WeatherFire
  misfire?: WeatherMisfire
  movement?: EsrSlowing
  note?: Note
}
/**
 * One of `controls`, `unitsIn`, `reached`, `eliminated`, `lost`, `exited`, `arrived`, `broken`, `points`, `turn` and `happened`, or other conditions joined by `all`, `any` and `not`. They are looked at when a turn ends, and those of weather, events and arrivals when one begins.
 */
export interface EsrCondition {
  controls?: EsrControl
  unitsIn?: EsrUnitsIn
  reached?: EsrReached
  eliminated?: EsrEliminated
  lost?: EsrLost
  exited?: EsrExited
  arrived?: EsrArrived
  broken?: EsrBroken
  brokenFormations?: EsrBrokenFormations
  points?: PointsScored
  turn?: ConditionTurn
  happened?: EventHappened
  /**
   * Every one of these holds.
   *
   * @minItems 1
   * @maxItems 20
   */
  all?: EsrCondition[]
  /**
   * At least one of these holds.
   *
   * @minItems 1
   * @maxItems 20
   */
  any?: EsrCondition[]
  not?: EsrCondition
}
/**
 * A side controls areas.
 */
export interface EsrControlDetail {
  side?: SideId
  areas: EsrAreas
  atLeast?: LeastPlaces
  for?: TurnsInARow
}
/**
 * At least so many infantry and cavalry units are in these areas; batteries only where `types` or `names` say so.
 */
export interface EsrUnitsIn {
  side?: SideId
  nation?: EsrNation
  types?: TroopTypes
  names?: UnitNames
  formations?: EsrFormationIds
  areas: EsrAreas
  units: LeastUnits
}
/**
 * At the end of some turn so far, at least so many infantry and cavalry units (default: 1) have been in these areas together.
 */
export interface EsrReached {
  side?: SideId
  nation?: EsrNation
  types?: TroopTypes
  names?: UnitNames
  formations?: EsrFormationIds
  areas: EsrAreas
  units?: LeastUnits
}
/**
 * At least so many units have been removed for good, or so many commanders have fallen or been taken. Whoever has left the table has not.
 */
export interface EsrEliminated {
  side?: SideId
  nation?: EsrNation
  types?: TroopTypes
  names?: UnitNames
  formations?: EsrFormationIds
  units?: LeastUnits
  leaders?: LeastLeaders
}
/**
 * At least so many units are routed or have been removed for good. A routed unit that is rallied no longer counts.
 */
export interface EsrLost {
  side?: SideId
  nation?: EsrNation
  types?: TroopTypes
  names?: UnitNames
  formations?: EsrFormationIds
  units: LeastUnits
}
/**
 * At least so many infantry and cavalry units in order have left the table, by any edge or by this one. They may do so only if a condition of the battle counts them. Without `side`, `nation` or `formations`: those of the side whose condition it is. `atLeast` is the same as `units`.
 */
export interface EsrExited {
  side?: SideId
  nation?: EsrNation
  types?: TroopTypes
  names?: UnitNames
  formations?: EsrFormationIds
  edge?: Edge
  units?: LeastUnits
  atLeast?: EsrAtLeast
}
/**
 * At least so many units that were not there from the start (default: 1) have come onto the table.
 */
export interface EsrArrived {
  side?: SideId
  nation?: EsrNation
  types?: TroopTypes
  names?: UnitNames
  formations?: EsrFormationIds
  units?: LeastUnits
}
/**
 * At least so many formations (default: 1) are broken or gone: of a side, or of these. Or the whole `army` of a side is, by its `breaking-point` under `specialRules`.
 */
export interface EsrBroken {
  side?: SideId
  formations?: EsrFormationIds
  army?: SideId
  atLeast?: EsrAtLeast
}
/**
 * The same as `broken`, of a side.
 */
export interface EsrBrokenFormations {
  side: SideId
  atLeast: EsrAtLeast
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
 * Something that happens once, at the beginning of a turn. Events are looked at in the order of the list, after the weather and before arrivals. Who stands where the ground becomes one that he may not enter is lost.
 */
export interface EsrEvent {
  id: EventId
  name?: EventName
  side?: SideId
  choice?: EventChoice
  turn?: TimedTurn
  when?: EsrCondition
  d6?: ArrivalChance
  delay?: ArrivalDelay
  features?: EsrFeatureChanges
  message?: EventMessage
  note?: Note
}
/**
 * Features under `board`, and what becomes of them: another kind of ground, gone (`removed`), or there only from then on (`built`).
 */
export interface EsrFeatureChange {
  ids: EsrFeatureIds
  becomes?: EsrBecomes
  removed?: EsrRemoved
  built?: EsrBuilt
}
/**
 * Nations with a name, a colour or a likeness of their own, by the word that `sides` and formations use for them.
 */
export interface EsrNations {
  [k: string]: EsrOwnNation
}
/**
 * A nation: what it is called and how its counters look. From the nation it is `like` it takes the colour, the bonus on ploying and deploying (8.6) and the value of guns (9.4).
 */
export interface EsrOwnNation {
  name?: PeopleName
  adjective?: NationAdjective
  like?: EsrLikeNationId
  colour?: NationColour
  note?: Note
}
/**
 * Unit types of this battle's own, by the name that units use for them; also changes to the printed `line`, `light`, `irregular`, `cavalry`, `foot-battery` and `horse-battery`.
 */
export interface EsrTroops {
  [k: string]: EsrTroop
}
/**
 * A unit type: one that there is, which it is `like`, and what differs. What it says of rating, men, guns, weight and traits goes for its units that say nothing themselves.
 */
export interface EsrTroop {
  /**
   * What units of the type are called, as players read it. Default: its key, with a capital letter.
   */
  name?: string
  like?: EsrTroopId
  rating?: EsrRating
  men?: EsrMen
  guns?: EsrGuns
  weight?: EsrWeight
  traits?: EsrUnitTraits
  letter?: EsrLetter
  moves?: EsrMoves
  rough?: EsrRoughFactor
  dense?: EsrDenseFactor
  halts?: EsrHalts
  inDense?: EsrInDense
  skirmish?: EsrSkirmishValues
  range?: EsrRange
  shortRange?: EsrShortRange
  section?: EsrSection
  evades?: EsrEvades
  occupies?: EsrOccupies
  charges?: EsrCharges
  breaksThrough?: EsrBreaksThrough
  base?: EsrFrontBase
  column?: EsrColumnBase
  note?: Note
}
/**
 * How far it goes in a turn, in inches: in column on a `road`, `ployed` elsewhere, and `deployed`. What is left out is as for the type it is `like`.
 */
export interface EsrMoves {
  road?: EsrRate
  ployed?: EsrRate
  deployed?: EsrRate
}
/**
 * What each deployed battalion is worth in skirmishing (9.5), in a formation of effective and of ineffective doctrine.
 */
export interface EsrSkirmishValues {
  /**
   * In a formation of effective doctrine.
   */
  effective?: number
  /**
   * In a formation of ineffective doctrine.
   */
  ineffective?: number
}
/**
 * Kinds of ground of this battle's own, by the name that `board.features` uses for them; also changes to the printed kinds, by theirs.
 */
export interface EsrGround {
  [k: string]: EsrGroundKind
}
/**
 * A kind of ground: one that there is, which it is `like`, and what differs. Areas are like areas, and lines like lines. What a feature says itself goes before its kind.
 */
export interface EsrGroundKind {
  /**
   * What ground of the kind is called, as players read it. Default: its key, with a capital letter.
   */
  name?: string
  like?: TableGroundId
  look?: GroundLook
  class?: TableGroundClass
  cost?: EsrGroundCost
  /**
   * Whether entering and leaving it ends the move of whoever dense ground halts. Default: that of the class.
   */
  halts?: boolean
  /**
   * What is added to the roll of a formation that deploys units into it. Default: that of the class.
   */
  deploying?: number
  /**
   * Whether it is closed to all units. Default: as for the kind it is `like`.
   */
  impassable?: boolean
  enters?: EsrEntrants
  /**
   * Whether it blocks sight. Default: as for the kind it is `like`.
   */
  blocks?: boolean
  /**
   * How far one sees into or out of it, in inches, where it blocks sight. Default: `reach.sight` of the tables.
   */
  sight?: number
  /**
   * Whether a commander on it has a superior vantage point. Default: as for the kind it is `like`.
   */
  vantage?: boolean
  /**
   * What a formation that occupies it adds to its assessments. Default: that of the kind it is `like`, in the table of assessments.
   */
  assessment?: number
  /**
   * What a unit adds that is attacked in it from outside. Default: that of the kind it is `like`, in the table of combat.
   */
  combat?: number
  /**
   * Whether engineers have their bonus against units in it. Default: built-up areas, fortifications and bridges.
   */
  engineers?: boolean
  /**
   * Whether a bridge over it opens it. Default: streams, rivers, ponds and marshes.
   */
  bridged?: boolean
  /**
   * How wide a line of it is, in inches. Default: 0.6.
   */
  width?: number
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
 * By how much each step costs more: for units in column, deployed ones, and lights and irregulars however they stand. What is left out comes from the class. On a road columns pay nothing for it.
 */
export interface EsrGroundCost {
  /**
   * For units in column, limbered guns and generals.
   */
  ployed?: number
  /**
   * For deployed units.
   */
  deployed?: number
  /**
   * For lights and irregulars, in column and deployed.
   */
  light?: number
}
/**
 * Formations by name, for the armies of one battle or, in a file of definitions, of several: who they are, not where they stand. A formation of an army that is `like` one of them takes from it what it does not say itself.
 */
export interface EsrSharedFormations {
  [k: string]: EsrSharedFormation
}
/**
 * A formation as its army knows it: its commander, character and units. Directive, place and arrival are for the battles to say.
 */
export interface EsrSharedFormation {
  name?: TableName
  commander?: EsrSharedCommander
  nation?: EsrNation
  grade?: EsrGrade
  doctrine?: EsrDoctrine
  traits?: EsrFormationTraits
  units?: EsrSharedUnits
  note?: Note
}
/**
 * Who commands the formation. Of a commander that is said elsewhere only what differs needs to be said.
 */
export interface EsrSharedCommander {
  name?: EsrCommanderName
  leadership?: EsrLeadership
  tactics?: EsrTactics
  traits?: EsrCommanderTraits
  note?: Note
}
/**
 * The units of the formation, each under a short name that no other unit of a battle has.
 */
export interface EsrSharedUnits {
  [k: string]: EsrSharedUnit
}
/**
 * A unit as its army knows it: type, numbers and whatever differs from its type. Battles say where it stands.
 */
export interface EsrSharedUnit {
  name?: EsrUnitName
  type?: EsrTroopId
  rating?: EsrRating
  men?: EsrMen
  guns?: EsrGuns
  weight?: EsrWeight
  traits?: EsrUnitTraits
  nation?: EsrNation
  letter?: EsrLetter
  moves?: EsrMoves
  rough?: EsrRoughFactor
  dense?: EsrDenseFactor
  halts?: EsrHalts
  inDense?: EsrInDense
  skirmish?: EsrSkirmishValues
  range?: EsrRange
  shortRange?: EsrShortRange
  section?: EsrSection
  evades?: EsrEvades
  occupies?: EsrOccupies
  charges?: EsrCharges
  breaksThrough?: EsrBreaksThrough
  base?: EsrFrontBase
  column?: EsrColumnBase
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
 * The two sides of the battle.
 */
export interface EsrSides {
  [k: string]: EsrSide
}
/**
 * One side: what it is called, whose troops it has, and which edge is home.
 */
export interface EsrSide {
  name: SideName
  /**
   * Whose troops fight for this side. The first is the nation of every formation that names no other.
   *
   * @minItems 1
   * @maxItems 50
   */
  nations: EsrNation[]
  edge: Edge
}
/**
 * The armies by side: their commanders, forces, formations and units.
 */
export interface EsrArmies {
  [k: string]: EsrArmy
}
/**
 * The army of a side: its commander, if it has one, and its forces.
 */
export interface EsrArmy {
  commander?: EsrArmyCommander
  forces: EsrForces
}
/**
 * Who commands the army, and gives its forces their objectives. He is a separate piece.
 */
export interface EsrArmyCommander {
  id: TableId
  name: EsrCommanderName
  leadership: EsrLeadership
  tactics: EsrTactics
  traits?: EsrCommanderTraits
  at?: TablePoint
  arrives?: EsrRide
  /**
   * How many imperial aides-de-camp he can send in the whole battle. Default: none.
   */
  aides?: number
  note?: Note
}
/**
 * When a commander arrives, and his entry: in a `turn`, `when` a condition holds, by chance (`d6`), or after a `delay`.
 */
export interface EsrRideIn {
  turn?: TimedTurn
  when?: EsrCondition
  d6?: ArrivalChance
  delay?: ArrivalDelay
  entry: EsrEntryId
  note?: Note
}
/**
 * The forces of an army by id: corps, or whatever one commander leads.
 */
export interface EsrForces {
  [k: string]: EsrForce
}
/**
 * A force: its commander, its objective, its formations, and what it keeps in reserve.
 */
export interface EsrForce {
  name: TableName
  commander: EsrForceCommand
  objective: EsrObjective
  artilleryChief?: EsrArtilleryChief
  batteries?: EsrReserveBatteries
  specialty?: EsrSpecialtyUnits
  formations: EsrFormations
  note?: Note
}
/**
 * Who commands a force, and gives its formations their directives. He is a separate piece.
 */
export interface EsrForceCommander {
  id: TableId
  name: EsrCommanderName
  leadership: EsrLeadership
  tactics: EsrTactics
  traits?: EsrCommanderTraits
  at?: TablePoint
  arrives?: EsrRide
  note?: Note
}
/**
 * Who commands a grand battery, if the force forms one.
 */
export interface EsrArtilleryChief {
  name: EsrCommanderName
  leadership: EsrLeadership
  tactics: EsrTactics
  traits?: EsrCommanderTraits
  note?: Note
}
/**
 * The force's own batteries by id, in reserve until they are committed to a formation.
 */
export interface EsrReserveBatteries {
  [k: string]: EsrReserveBattery
}
/**
 * A battery in the reserve of a force.
 */
export interface EsrReserveBattery {
  name?: EsrUnitName
  type: EsrTroopId
  rating?: EsrRating
  guns?: EsrGuns
  weight?: EsrWeight
  nation?: EsrNation
  letter?: EsrLetter
  moves?: EsrMoves
  rough?: EsrRoughFactor
  dense?: EsrDenseFactor
  halts?: EsrHalts
  range?: EsrRange
  shortRange?: EsrShortRange
  section?: EsrSection
  base?: EsrFrontBase
  column?: EsrColumnBase
  note?: Note
}
/**
 * Engineers and rifle companies by id: a leader action commits them to a unit of the force for good.
 */
export interface EsrSpecialtyUnits {
  [k: string]: EsrSpecialtyUnit
}
/**
 * Engineers or a rifle company.
 */
export interface EsrSpecialtyUnit {
  name?: EsrUnitName
  /**
   * What it brings to its unit. E: engineers. RF1, RF2, RF3: a rifle company and its rating.
   */
  trait: 'E' | 'RF1' | 'RF2' | 'RF3'
  formation?: EsrFormationId
  note?: Note
}
/**
 * The formations of a force by id: divisions, or brigades on their own. Orders name them by it.
 */
export interface EsrFormations {
  [k: string]: EsrFormationEntry
}
/**
 * A formation of an army that is `like` one of `formations`: its directive, the units that are here and where they stand. What it says of itself or of a unit goes before what is said there; units that it does not list are not in the battle.
 */
export interface EsrPlacedFormation {
  like: EsrSharedFormationId
  name?: TableName
  commander?: EsrSharedCommander
  nation?: EsrNation
  grade?: EsrGrade
  doctrine?: EsrDoctrine
  traits?: EsrFormationTraits
  directive: EsrDirective
  supports?: EsrFormationId
  facing?: TableFacing
  arrives?: EsrArrival
  joins?: EsrFormationId
  units: EsrPlacedUnits
  note?: Note
}
/**
 * When and where a formation marches on, in column: in a `turn`, `when` a condition holds, by chance (`d6`), or after a `delay`. A formation without one is on the table from the start.
 */
export interface EsrArrival {
  turn?: TimedTurn
  when?: EsrCondition
  d6?: ArrivalChance
  delay?: ArrivalDelay
  entry: EsrEntrance
  /**
   * Its place among columns with the same entry and turn: 1 goes first. Default: as listed.
   */
  queue?: number
  /**
   * Entries to try in turn if the enemy is too close to the first. Without them it waits.
   *
   * @minItems 1
   * @maxItems 20
   */
  otherwise?: EsrEntryId[]
  note?: Note
}
/**
 * A die decides where it comes in: it is rolled once, when the column is due.
 */
export interface EsrDieEntrance {
  d6: EsrEntryTable
}
/**
 * Die results 1 to 6, each once, with the entry, or with several of which the owner then chooses one.
 */
export interface EsrEntryTable {
  [k: string]: EsrEntryChoice
}
/**
 * The units of the formation that are in the battle, by the names that they have where the formation is defined. Units of their own have a `type`.
 */
export interface EsrPlacedUnits {
  [k: string]: EsrPlacedUnit
}
/**
 * A unit that is defined with its formation: where it stands, and whatever else differs in this battle.
 */
export interface EsrPlacedUnit {
  name?: EsrUnitName
  type?: EsrTroopId
  rating?: EsrRating
  men?: EsrMen
  guns?: EsrGuns
  weight?: EsrWeight
  traits?: EsrUnitTraits
  nation?: EsrNation
  letter?: EsrLetter
  moves?: EsrMoves
  rough?: EsrRoughFactor
  dense?: EsrDenseFactor
  halts?: EsrHalts
  inDense?: EsrInDense
  skirmish?: EsrSkirmishValues
  range?: EsrRange
  shortRange?: EsrShortRange
  section?: EsrSection
  evades?: EsrEvades
  occupies?: EsrOccupies
  charges?: EsrCharges
  breaksThrough?: EsrBreaksThrough
  base?: EsrFrontBase
  column?: EsrColumnBase
  at?: TablePoint
  facing?: TableFacing
  state?: EsrUnitState
  note?: Note
}
/**
 * A formation: its commander, character, directive and units.
 */
export interface EsrFormation {
  name: TableName
  commander: EsrCommander
  nation?: EsrNation
  grade?: EsrGrade
  doctrine: EsrDoctrine
  traits?: EsrFormationTraits
  directive: EsrDirective
  supports?: EsrFormationId
  facing?: TableFacing
  arrives?: EsrArrival
  joins?: EsrFormationId
  units: EsrUnits
  note?: Note
}
/**
 * Who commands a formation. He is where its centre is, and goes by its id.
 */
export interface EsrCommander {
  name: EsrCommanderName
  leadership: EsrLeadership
  tactics: EsrTactics
  traits?: EsrCommanderTraits
  note?: Note
}
/**
 * The units of a formation by id: battalions, cavalry regiments and batteries, from the left of its line to the right. Orders name them by it.
 */
export interface EsrUnits {
  [k: string]: EsrUnit
}
/**
 * A battalion, a cavalry regiment or a battery. Batteries have `guns` and `weight`, all others `men`; rating and numbers may also come from its type. What it says itself goes before its type. A unit that is on the table from the start and not in reserve has `at`.
 */
export interface EsrUnit {
  name?: EsrUnitName
  type: EsrTroopId
  rating?: EsrRating
  men?: EsrMen
  guns?: EsrGuns
  weight?: EsrWeight
  traits?: EsrUnitTraits
  nation?: EsrNation
  letter?: EsrLetter
  moves?: EsrMoves
  rough?: EsrRoughFactor
  dense?: EsrDenseFactor
  halts?: EsrHalts
  inDense?: EsrInDense
  skirmish?: EsrSkirmishValues
  range?: EsrRange
  shortRange?: EsrShortRange
  section?: EsrSection
  evades?: EsrEvades
  occupies?: EsrOccupies
  charges?: EsrCharges
  breaksThrough?: EsrBreaksThrough
  base?: EsrFrontBase
  column?: EsrColumnBase
  at?: TablePoint
  facing?: TableFacing
  state?: EsrUnitState
  note?: Note
}
/**
 * Formations of a side that may not move, and take no orders, until they are released together: those of a `nation`, of `forces`, or these `formations`. They defend themselves where they stand.
 */
export interface EsrReserve {
  side: SideId
  name?: GroupName
  nation?: EsrNation
  forces?: EsrForceIds
  formations?: EsrFormationIds
  turn?: TimedTurn
  when?: EsrCondition
  d6?: ArrivalChance
  delay?: ArrivalDelay
  attacked?: ReleasedByAttack
  note?: Note
}
/**
 * Formations of a side that leave the battle together at the beginning of a turn, wherever they are: those of a `nation`, of `forces`, or these `formations`. Those that have not arrived never come.
 */
export interface EsrWithdrawal {
  side: SideId
  name?: GroupName
  nation?: EsrNation
  forces?: EsrForceIds
  formations?: EsrFormationIds
  turn?: TimedTurn
  when?: EsrCondition
  d6?: ArrivalChance
  delay?: ArrivalDelay
  note?: Note
}
/**
 * `lock-directive`: no order changes the directive that a formation begins with, until something happens.
 */
export interface EsrLockDirective {
  /**
   * Keeps a formation to its directive.
   */
  rule: 'lock-directive'
  formation: EsrFormationId
  until?: EsrRelease
  note?: Note
}
/**
 * What releases the formation for good: the first of these to happen. Without any it is locked for the whole battle.
 */
export interface EsrRelease {
  /**
   * An enemy unit is within so many inches of one of its units.
   */
  enemyWithin?: number
  /**
   * This turn begins.
   */
  turn?: number
}
/**
 * Ground that may break, such as ice or a weak bridge: by a die when a unit has moved into one of the `features` or across it (`entry`), and by a die when guns fire at a formation with a unit on it (`fire`). Each feature breaks by itself: the unit is lost, and the feature `becomes` other ground, or is gone (`removed`); who may not be there then is lost as well.
 */
export interface EsrGroundBreaks {
  /**
   * Lets ground break under units.
   */
  rule: 'ground-breaks'
  /**
   * What players call the ground. Default: the name of the feature.
   */
  name?: string
  features: EsrFeatureIds
  entry?: BreakingDie
  fire?: BreakingDie
  becomes?: EsrBecomes
  removed?: EsrRemoved
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
 * A truce: until its time comes (`turn`, `when`, `d6`, `delay`), units of the `side` neither march into these areas nor fire at enemies in them, nor go into contact with them.
 */
export interface EsrTruce {
  /**
   * Keeps a side behind a line for a time.
   */
  rule: 'truce'
  side: SideId
  areas: EsrAreas
  turn?: TimedTurn
  when?: EsrCondition
  d6?: ArrivalChance
  delay?: ArrivalDelay
  note?: Note
}
/**
 * Guns off the table: from their time on (`turn`, `when`, `d6`, `delay`; from the first turn where none is given), the `side` may name an enemy formation at the beginning of a turn that has a unit in one of the `areas`. Their points join the fire at it in that turn. Where the weather limits sight there, one of the side's units must be as near to that unit as it allows.
 */
export interface EsrOffMapGuns {
  /**
   * Guns that stand off the table.
   */
  rule: 'off-map-guns'
  side: SideId
  /**
   * What players call the guns.
   */
  name: string
  /**
   * The points of the guns.
   */
  fire: number
  areas: EsrAreas
  turn?: TimedTurn
  when?: EsrCondition
  d6?: ArrivalChance
  delay?: ArrivalDelay
  /**
   * How many turns lie between two bombardments; 1 is each turn, the default.
   */
  every?: number
  /**
   * How often they fire in the battle. Default: as often as they may.
   */
  shots?: number
  note?: Note
}
/**
 * Units on the table at the start that their owner places before the first turn: each with its centre `within` these areas. Which units: of a `nation`, of `types`, with `names`, or of `formations`.
 */
export interface EsrChosenSetUp {
  /**
   * Lets a side place units itself.
   */
  rule: 'chosen-set-up'
  side: SideId
  nation?: EsrNation
  types?: TroopTypes
  names?: UnitNames
  formations?: EsrFormationIds
  within: EsrAreas
  note?: Note
}
/**
 * Units that the enemy does not see at the start: he cannot fire at them until they move, fire, fight, rout, or an enemy unit is as near as `seenFrom`. Which units: of a `nation`, of `types`, with `names`, or of `formations`.
 */
export interface EsrHiddenSetUp {
  /**
   * Hides units from the enemy.
   */
  rule: 'hidden-set-up'
  side: SideId
  nation?: EsrNation
  types?: TroopTypes
  names?: UnitNames
  formations?: EsrFormationIds
  /**
   * From how many inches an enemy unit sees them. Default: 1.
   */
  seenFrom?: number
  note?: Note
}
/**
 * The tables of the sheet, and the numbers that our reading adds where the sheet is silent: what a battle plays differently. Every key has a default; a list replaces the default, a mapping only its own keys. Distances are in inches.
 */
export interface EsrTables {
  leadership?: EsrLeadershipTable
  activation?: EsrActivationTable
  actions?: EsrActionTable
  movement?: EsrMovementTable
  ploy?: EsrPloyTable
  guns?: EsrGunTable
  skirmish?: EsrSkirmishTable
  fate?: EsrFateTable
  assessment?: EsrAssessmentTable
  status?: EsrStatusTable
  combat?: EsrCombatTable
  recovery?: EsrRecoveryTable
  reach?: EsrReachTable
  directives?: EsrDirectiveTable
  footprints?: EsrFootprints
  spacing?: EsrSpacing
  area?: EsrReformationArea
  sizeBands?: EsrSizeBands
  readings?: EsrReadings
}
/**
 * What a leadership rating is worth wherever it is added.
 */
export interface EsrLeadershipTable {
  /**
   * What a commander rated A adds.
   */
  A?: number
  /**
   * What a commander rated B adds.
   */
  B?: number
  /**
   * What a commander rated C adds.
   */
  C?: number
}
/**
 * Order activation and leader actions: what is added to 2D6, and what the sum does.
 */
export interface EsrActivationTable {
  /**
   * By how much the issuer's leadership is multiplied when an army commander orders a force commander (5.5).
   */
  armyFactor?: number
  /**
   * What is taken off when a force commander changes his own objective: his `own` leadership, his `superior`'s, or twice that (5.6).
   */
  ownObjective?: 'own' | 'superior' | 'superior-doubled'
  /**
   * How many times more the leadership of an issuer counts who leads the formation himself.
   */
  leadingThis?: number
  /**
   * How many times more the leadership of an issuer counts who leads another formation himself: -1 subtracts it.
   */
  leadingOther?: number
  /**
   * The issuer has a superior vantage point (1.9).
   */
  vantage?: number
  /**
   * For each full stretch of `reach.command` between the two commanders (5.7).
   */
  distance?: number
  /**
   * For each fatigue marker of the formation.
   */
  fatigue?: number
  /**
   * For each delay marker (5.4).
   */
  delay?: number
  /**
   * Either commander is within `reach.near` of the enemy.
   */
  enemyNear?: number
  /**
   * Either commander is within `reach.close` of the enemy; it replaces the other (5.8).
   */
  enemyClose?: number
  /**
   * The formation is on reserve.
   */
  reserved?: number
  /**
   * The formation is retreating.
   */
  retreating?: number
  /**
   * The formation is broken.
   */
  broken?: number
  /**
   * A battery is committed out of its formation's own reserve.
   */
  formationReserve?: number
  /**
   * The sum from which the order is active or the action succeeds.
   */
  success?: number
  /**
   * The sum from which an order is only delayed; below it the order is lost (5.3).
   */
  delayed?: number
  /**
   * For how many turns an order is delayed: half a die rounded up, or a die (13.6).
   */
  delayFor?: 'half-die' | 'die'
  /**
   * What an imperial aide does to the order that he is sent after: it is `active` at once, or `tested` at once, without its delay markers (6).
   */
  aide?: 'active' | 'tested'
  /**
   * What delay markers do: the order has to `wait` until they are gone, or is tested all the same with the penalty (5.4).
   */
  delayMode?: 'wait' | 'penalty-only'
}
/**
 * Which leader actions take a test (6).
 */
export interface EsrActionTable {
  /**
   * Taking personal command of a formation.
   */
  'take-command'?: boolean
  /**
   * Abandoning personal command of a formation.
   */
  'abandon-command'?: boolean
  /**
   * Abandoning personal command of a formation that retreats or is broken.
   */
  'abandon-running'?: boolean
  /**
   * Changing one's own objective.
   */
  'change-objective'?: boolean
  /**
   * Committing a battery.
   */
  'commit-battery'?: boolean
  /**
   * Sending an imperial aide.
   */
  'send-aide'?: boolean
  /**
   * Committing engineers or a rifle company.
   */
  'commit-specialty'?: boolean
  /**
   * Recalling a battery.
   */
  'recall-battery'?: boolean
  /**
   * Limbering a battery up.
   */
  'displace-battery'?: boolean
  /**
   * Making a detachment.
   */
  detach?: boolean
  /**
   * Forming a grand battery.
   */
  'grand-battery'?: boolean
  /**
   * Rallying a unit.
   */
  rally?: boolean
  /**
   * Inspiring a formation.
   */
  inspire?: boolean
}
/**
 * How far units go in a turn, and what ground does to it.
 */
export interface EsrMovementTable {
  rate?: EsrRateTable
  /**
   * By how much steps in rough ground cost more, for all but lights and irregulars (7.2).
   */
  rough?: number
  /**
   * By how much steps in rough ground cost more for lights and irregulars (7.2).
   */
  roughLight?: number
  /**
   * By how much steps in dense ground cost more, for all but lights and irregulars, whom its border does not halt (7.3).
   */
  dense?: number
  /**
   * Whether entering or leaving dense ground ends the move, for all but lights and irregulars (7.3).
   */
  denseHalts?: boolean
  /**
   * By how much steps in dense ground cost more for lights and irregulars (7.2).
   */
  denseLight?: number
  /**
   * By how much steps cost more for formations that retreat or are broken (7.2).
   */
  withdrawing?: number
}
/**
 * How far units and generals go in a turn, in inches (7.1).
 */
export interface EsrRateTable {
  infantry?: EsrRates
  cavalry?: EsrRates
  general?: EsrGeneralRates
}
/**
 * How far units of an arm go in a turn; guns go like infantry or, if they are horse artillery, like cavalry.
 */
export interface EsrRates {
  road?: EsrRate
  ployed?: EsrRate
  deployed?: EsrRate
}
/**
 * How far generals go in a turn.
 */
export interface EsrGeneralRates {
  road?: EsrRate
  ployed?: EsrRate
}
/**
 * Ploying and deploying: what is added to 2D6, and how many units may change.
 */
export interface EsrPloyTable {
  /**
   * For each fatigue marker of the formation.
   */
  fatigue?: number
  /**
   * For each full third of its movement used (8.2).
   */
  third?: number
  nations?: EsrPloyNations
  /**
   * Deploying into rough ground.
   */
  rough?: number
  /**
   * Deploying into dense ground.
   */
  dense?: number
  /**
   * Only cavalry deploys.
   */
  onlyCavalry?: number
  /**
   * The deployment is rushed (8.4).
   */
  rush?: number
  /**
   * The fatigue for each class that is rushed (8.4).
   */
  rushFatigue?: number
  /**
   * The formation is on reserve.
   */
  reserved?: number
  results?: EsrPloyResults
}
/**
 * What formations of some nations add. Without `grade` or `years` it is for all of them.
 */
export interface EsrPloyNation {
  /**
   * The nations that it is for.
   *
   * @minItems 1
   * @maxItems 50
   */
  nations?: EsrNation[]
  /**
   * Instead of `nations`: every other nation of the side on which this one fights.
   */
  alliesOf?: string
  /**
   * Only guard, or only line.
   */
  grade?: 'guard' | 'line'
  years?: EsrYears
  /**
   * What it adds to the roll.
   */
  add: number
}
/**
 * How many units may change from a sum on.
 */
export interface EsrPloyResult {
  /**
   * The smallest sum of this row.
   */
  min?: number
  /**
   * How many units may change.
   */
  units: number
}
/**
 * Artillery fire: what guns are worth.
 */
export interface EsrGunTable {
  /**
   * What each section of two guns is worth by the weight of shot; a nation before it goes first: `french-8`. The value of plain 12-pounders is our ruling: the sheet's was lost (9.4).
   */
  perSection?: {
    [k: string]: EsrSectionValue
  }
  /**
   * For each artillery fatigue marker.
   */
  fatigue?: number
  /**
   * What is left of it in snow, heavy rain or mud, in percent (13.5).
   */
  badWeather?: number
  /**
   * What an intense bombardment makes of it, in percent.
   */
  intense?: number
  /**
   * The artillery fatigue that an intense bombardment costs.
   */
  intenseFatigue?: number
  /**
   * The least that guns are worth.
   */
  floor?: number
}
/**
 * Skirmishing: what each deployed battalion is worth.
 */
export interface EsrSkirmishTable {
  effective?: EsrSkirmishers
  ineffective?: EsrSkirmishers
  rifles?: EsrRifles
  /**
   * For each infantry fatigue marker.
   */
  fatigue?: number
  /**
   * What is left of it against a cavalry formation on the attack, in percent (9.6).
   */
  attackingCavalry?: number
  /**
   * What an intense skirmish assault makes of it, in percent.
   */
  intense?: number
  /**
   * The infantry fatigue that an intense skirmish assault costs.
   */
  intenseFatigue?: number
  /**
   * The minimum: our ruling; the sheet says it only of guns (9.5).
   */
  floor?: number
}
/**
 * What battalions of a doctrine are worth. The value of line battalions of ineffective doctrine is our ruling: the sheet's was lost (9.5).
 */
export interface EsrSkirmishers {
  /**
   * A battalion of line infantry.
   */
  line?: number
  /**
   * A battalion of light infantry.
   */
  light?: number
  /**
   * A battalion of irregulars.
   */
  irregular?: number
}
/**
 * What committed rifle companies are worth by rating: our ruling, the sheet's values were lost (9.5).
 */
export interface EsrRifles {
  /**
   * A rifle company of rating 1.
   */
  RF1?: number
  /**
   * A rifle company of rating 2.
   */
  RF2?: number
  /**
   * A rifle company of rating 3.
   */
  RF3?: number
}
/**
 * Leader fate: what is added to the first 2D6, and what the second decides.
 */
export interface EsrFateTable {
  /**
   * A commander with this total or less is harmed.
   */
  harmed?: number
  /**
   * An army or force commander leads a formation himself.
   */
  personalCommand?: number
  /**
   * Wandered off: our ruling, the sheet's value was lost (10.2).
   */
  WO?: number
  /**
   * Charmed life: our ruling, the sheet's value was lost (10.2).
   */
  CD?: number
  /**
   * A date with death: our ruling, the sheet's value was lost (10.2).
   */
  DD?: number
  /**
   * He has been found invincible before: our ruling (10.3).
   */
  invincible?: number
  /**
   * The second roll from which he is unhurt.
   */
  unhurt?: number
  /**
   * The second roll from which he is only wounded.
   */
  wounded?: number
  /**
   * The second roll from which he is only unhorsed.
   */
  stunned?: number
  /**
   * The second roll from which he is only disabled; below it he is killed. He is gone either way.
   */
  disabled?: number
  /**
   * For how many turns a minor wound takes his ratings.
   */
  woundTurns?: number
}
/**
 * Assessments: what is added to 2D6, and what the total does.
 */
export interface EsrAssessmentTable {
  /**
   * The artillery and skirmish score from which a formation is assessed.
   */
  trigger?: number
  /**
   * The formation is brittle.
   */
  brittle?: number
  /**
   * The formation is determined.
   */
  determined?: number
  /**
   * The formation is stoic and defends.
   */
  stoic?: number
  /**
   * The formation is enthusiastic and attacks.
   */
  enthusiastic?: number
  /**
   * The formation is retreating.
   */
  retreating?: number
  /**
   * The formation is rallying.
   */
  rallying?: number
  /**
   * The formation is broken.
   */
  broken?: number
  /**
   * A friendly formation retreats within `reach.friendRetreating`.
   */
  friendRetreating?: number
  /**
   * A friendly formation is broken within `reach.friendBroken`.
   */
  friendBroken?: number
  /**
   * It occupies a built-up area.
   */
  builtUp?: number
  /**
   * It occupies a fortification.
   */
  fortification?: number
  /**
   * It occupies a fortified city.
   */
  fortifiedCity?: number
  /**
   * It occupies a strong point.
   */
  strongPoint?: number
  /**
   * It is outflanked, or its reformation area is touched (11.4).
   */
  outflanked?: number
  /**
   * For each full `scorePer` points of the enemy's score (11.3).
   */
  score?: number
  /**
   * How many points of the score count once.
   */
  scorePer?: number
  /**
   * For each full `lossesPer` fights lost this turn (11.3).
   */
  losses?: number
  /**
   * How many lost fights count once.
   */
  lossesPer?: number
  /**
   * For each fatigue marker.
   */
  fatigue?: number
  /**
   * For each enemy battery within `reach.shortRange` that has it in its arc.
   */
  shortRange?: number
  /**
   * For each enemy battery that enfilades it (11.5).
   */
  enfilade?: number
  /**
   * For each unlimbered battery of its own, or a friend's within `reach.friendlyBattery`.
   */
  unlimbered?: number
  /**
   * For each of these that has fired intensely.
   */
  intense?: number
  /**
   * A commander inspires it: our ruling (6).
   */
  inspired?: number
  /**
   * Whom its fatigue is given to: the `principal` class, or `spread` one by one over the classes that it has (2.7).
   */
  fatigueTo?: 'principal' | 'spread'
  results?: EsrAssessmentResults
}
/**
 * What happens from a total on. Units that are not named are not affected.
 */
export interface EsrAssessmentResult {
  /**
   * The smallest sum of this row.
   */
  min?: number
  /**
   * Impetuous units attack on 2D6 of at most this.
   */
  roll?: number
  /**
   * What irregulars do: evade if they `roll` at most that, `evade` in any case, or be `removed`.
   */
  irregulars?: 'roll' | 'evade' | 'removed'
  /**
   * What cavalry does: it may evade, must evade, routs, or is removed.
   */
  cavalry?: 'may-evade' | 'must-evade' | 'rout' | 'removed'
  /**
   * How many batteries retire: half a die rounded up, a die, or all.
   */
  batteries?: 'half-die' | 'die' | 'all'
  /**
   * How much fatigue the formation takes.
   */
  fatigue?: number
  /**
   * Whether the formation converts to retreat.
   */
  retreat?: boolean
}
/**
 * Status checks: how much fatigue turns a formation away, in percent of its deployed units (11.11).
 */
export interface EsrStatusTable {
  /**
   * The percentage from which it retreats.
   */
  retreat?: number
  /**
   * The percentage from which it is broken.
   */
  broken?: number
}
/**
 * Combat: what is added to each side's 2D6, and what the difference does.
 */
export interface EsrCombatTable {
  /**
   * Defending a fortification or a strong point (12.6).
   */
  fortified?: number
  /**
   * Attacked from the rear, or limbered artillery (12.5).
   */
  rear?: number
  /**
   * Ployed: our ruling (12.5).
   */
  ployed?: number
  /**
   * Of a broken formation, or in its own reformation area.
   */
  broken?: number
  /**
   * For each full step of fatigue, as `fatiguePer` says (12.4).
   */
  fatigue?: number
  fatiguePer?: EsrFatiguePer
  /**
   * Against a larger unit (12.3).
   */
  larger?: number
  /**
   * Against several units (12.3).
   */
  multiple?: number
  /**
   * Shock of rating 1, in the first fight of the turn (12.7).
   */
  S1?: number
  /**
   * Shock of rating 2, in the first fight of the turn (12.7).
   */
  S2?: number
  /**
   * Shock of rating 3, in the first fight of the turn (12.7).
   */
  S3?: number
  /**
   * Engineers against a built-up area, a bridge or a fort (12.6).
   */
  engineers?: number
  /**
   * Lights in dense ground.
   */
  lightInDense?: number
  /**
   * Irregulars in dense ground.
   */
  irregularInDense?: number
  /**
   * Won by so much or more: breakthrough, or infantry holds against cavalry.
   */
  breakthrough?: number
  /**
   * Lost by so much or more: infantry without support routs instead of retiring.
   */
  supported?: number
  /**
   * Lost by so much or more: the unit routs.
   */
  rout?: number
  /**
   * Lost by so much or more: the unit is removed.
   */
  removed?: number
  /**
   * What cavalry that wins and holds takes in fatigue.
   */
  winFatigue?: number
  /**
   * What each side takes in fatigue for a tie.
   */
  tieFatigue?: number
  /**
   * What cavalry that retires takes in fatigue.
   */
  retireFatigue?: number
  /**
   * What a unit that routs or is removed brings its formation in fatigue.
   */
  routFatigue?: number
  /**
   * After so many ties in a row both stay in contact: our ruling (12.12).
   */
  tieLimit?: number
}
/**
 * How much fatigue counts once in combat, by what the enemy is.
 */
export interface EsrFatiguePer {
  /**
   * Against enemy cavalry.
   */
  cavalry?: number
  /**
   * Against enemy infantry.
   */
  infantry?: number
  /**
   * Against enemy artillery.
   */
  artillery?: number
}
/**
 * Fatigue recovery: our ruling (8.7).
 */
export interface EsrRecoveryTable {
  /**
   * Markers that a formation at rest loses.
   */
  quiet?: number
  /**
   * Markers that a rallying formation loses.
   */
  rally?: number
}
/**
 * Distances in the rules, in inches.
 */
export interface EsrReachTable {
  /**
   * How far guns fire.
   */
  guns?: number
  /**
   * Short range of guns.
   */
  shortRange?: number
  /**
   * How far skirmishers reach.
   */
  skirmish?: number
  /**
   * How far off the enemy is near.
   */
  near?: number
  /**
   * How far off the enemy is close.
   */
  close?: number
  /**
   * The stretch that costs an order 1 (5.7).
   */
  command?: number
  /**
   * How near to the point of an objective a unit has reached it (5.9).
   */
  objective?: number
  /**
   * From how far a commander may join a formation (6).
   */
  personalCommand?: number
  /**
   * How near to a deployed unit a battery is committed (6).
   */
  commit?: number
  /**
   * How far apart the batteries of a grand battery may be (6).
   */
  grandBattery?: number
  /**
   * From how far a detachment rejoins (6).
   */
  rejoin?: number
  /**
   * How far deployed units end from the centre of their formation: our ruling (3.6).
   */
  cohesion?: number
  /**
   * How far a unit shifts when it ploys or deploys (8.5).
   */
  change?: number
  /**
   * Formations recover with no enemy within this: our ruling (8.7).
   */
  recovery?: number
  /**
   * How far retreating and broken units stay from the enemy (7.10).
   */
  withdraw?: number
  /**
   * Commanders are in danger so near to enemy guns (10.1).
   */
  fateGuns?: number
  /**
   * How near to other enemies a commander is in danger (10.1).
   */
  fateOthers?: number
  /**
   * How near a retreating friend unsettles a formation.
   */
  friendRetreating?: number
  /**
   * How near a broken friend unsettles a formation.
   */
  friendBroken?: number
  /**
   * How near a friend's battery steadies a formation.
   */
  friendlyBattery?: number
  /**
   * How near an enemy outflanks: our ruling (11.4).
   */
  outflank?: number
  /**
   * How near an enemy lets cavalry evade (11.7).
   */
  evadeFrom?: number
  /**
   * How far from all enemies evading units stop (11.7).
   */
  evadeTo?: number
  /**
   * How far from the enemy a formation goes that begins to retreat (11.12).
   */
  retreatTo?: number
  /**
   * How far from the enemy a formation goes that is broken (11.12).
   */
  brokenTo?: number
  /**
   * How near a friend supports the loser of a fight: our ruling (12.8).
   */
  support?: number
  /**
   * How far foot retires: our ruling (12.9).
   */
  retireFoot?: number
  /**
   * How far horse retires: our ruling (12.9).
   */
  retireHorse?: number
  /**
   * How far foot breaks through: our ruling (12.10).
   */
  breakthroughFoot?: number
  /**
   * How far horse breaks through: our ruling (12.10).
   */
  breakthroughHorse?: number
  /**
   * How near to an entry an enemy closes it (13.4).
   */
  entry?: number
  /**
   * How far one sees into or out of woods and buildings: our ruling (1.8).
   */
  sight?: number
}
/**
 * Distances that directives and their conversions go by, in inches (5, 5.10).
 */
export interface EsrDirectiveTable {
  /**
   * How near to the line from its centre to the objective an enemy must be engaged by an attack.
   */
  attackLine?: number
  /**
   * How far the centre of a defending formation may move from where it began to defend.
   */
  defend?: number
  /**
   * How near to an enemy no unit of a defending formation moves.
   */
  defendEnemy?: number
  /**
   * How near to the supported formation a supporting one ends.
   */
  support?: number
  /**
   * How near to an enemy a moving formation may stop and defend.
   */
  moveMayStop?: number
  /**
   * How near to an enemy a moving formation must stop and defend.
   */
  moveMustStop?: number
  /**
   * How near to an enemy no unit of a reserve goes, and at which it defends.
   */
  reserveEnemy?: number
  /**
   * How near an enemy is that matters to an attack, a support or an opportunity.
   */
  conversion?: number
  /**
   * How far cavalry charges at a target of opportunity (5.10c).
   */
  opportunity?: number
  /**
   * A retreat ends with no enemy within this, and a rally ends with one.
   */
  retreatClear?: number
  /**
   * A broken formation rallies with no enemy within this.
   */
  brokenClear?: number
}
/**
 * How large bases are, in inches, as `[width, depth]`: `infantry` and `cavalry` deployed, a `battery` unlimbered, and a `column` for all units in column or limbered (1.3).
 */
export interface EsrFootprints {
  infantry?: EsrFootprint
  cavalry?: EsrFootprint
  battery?: EsrFootprint
  column?: EsrFootprint
}
/**
 * From centre to centre of neighbours in the layouts of a march, in inches (3.4).
 */
export interface EsrSpacing {
  /**
   * In a line of infantry.
   */
  line?: number
  /**
   * In a line of cavalry.
   */
  cavalryLine?: number
  /**
   * Between the two lines of a double line.
   */
  double?: number
  /**
   * In a column, one behind another.
   */
  column?: number
}
/**
 * The reformation area of a formation, in inches: our ruling (1.10).
 */
export interface EsrReformationArea {
  /**
   * The radius of the area.
   */
  radius?: number
  /**
   * How far behind the formation's centre it lies.
   */
  behind?: number
  /**
   * How far it goes in a turn.
   */
  reach?: number
  /**
   * How near to its centre an enemy touches it.
   */
  touch?: number
}
/**
 * Where our reading adds to the sheet, or narrows it: each can be set to the letter of the sheet. A column that fights like limbered guns is `combat.ployed` (12.5): 0 by the letter.
 */
export interface EsrReadings {
  /**
   * What unlimbered guns of a formation do that retreats or breaks: go to its `reserve`, or `stay`, as by the letter only a leader has them limbered (2.2).
   */
  runningGuns?: 'reserve' | 'stay'
  /**
   * Whether routed units in their reformation area are `safe`, or, by the letter, `attacked` by enemies who touch it: the best of them fights at -5 (2.2).
   */
  routedUnits?: 'safe' | 'attacked'
  /**
   * Whether a unit is larger by its band (`bands`, see `sizeBands`) or, by the letter, with any more `men`; batteries then count none (2.9).
   */
  larger?: 'bands' | 'men'
  /**
   * Whether the guns of a formation fire at `one` target and its skirmishers at one, or, by the letter, at `several`: each battery and battalion can be given its own (9.1).
   */
  targets?: 'one' | 'several'
  /**
   * Whether all assessments of a step are worked out `together` before any is carried out, or one after another, `in-turn`, so that the result of one affects the next (11.2).
   */
  assessments?: 'together' | 'in-turn'
  /**
   * Which units occupy a town or a fortification for their formation: `deployed-infantry`, or, by the letter of the sheet, `any-unit` on the table (11.6).
   */
  occupiedBy?: 'deployed-infantry' | 'any-unit'
  /**
   * Whether only the `best` of the towns and works counts that a formation occupies, or, by the letter, the `sum` of a town or fortification, a fortified city and a strong point (11.6).
   */
  shelters?: 'best' | 'sum'
  /**
   * When fatigue makes formations retreat or break: `after-combat`, those assessed there, or, by the letter, `after-assessments` of either kind, all of them (11.11).
   */
  statusCheck?: 'after-combat' | 'after-assessments'
}
/**
 * `side` wins at `level` if `when` holds at the `check`.
 */
export interface EsrVictoryCondition {
  side: SideId
  /**
   * How great the victory is.
   */
  level: 'marginal' | 'substantial' | 'decisive'
  /**
   * When it is checked: at the end of every turn (`end-of-turn`), which ends the battle at once, or only after the last turn (`at-end`).
   */
  check: 'end-of-turn' | 'at-end'
  when: EsrCondition
  note?: Note
}
/**
 * `side` scores `points` for `when`, at the moments of `check`.
 */
export interface EsrAward {
  side: SideId
  points: AwardPoints
  check?: AwardCheck
  when: EsrCondition
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
