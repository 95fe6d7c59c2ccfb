export {
  ARMS,
  CARD_ROWS,
  CARDS,
  type CardRow,
  MODIFIERS,
  ROUNDS_PER_TURN,
  SITUATIONS,
  type Situation,
  TERRAIN,
  TERRAIN_TYPES,
  type TerrainType,
  UNIT_TYPES,
  type UnitRow,
} from './catalog.ts'
export { ALL_CODES, type CheckReport, type Code, OWN_CODES } from './codes.ts'
export { atomOf, type BattleNames, describeCondition, describeHexes, wordsFrom } from './conditions.ts'
export { COMMAND_DIE, D6, D10, SPECIAL_DIE } from './dice.ts'
export {
  completeDraft,
  mayField,
  nationsIn,
  type OpenDraft,
  openDraft,
  type ScenarioDraft,
  usualNation,
} from './draft.ts'
export { EntryRules, type Troops } from './entry-rules.ts'
export { type Fragment, fillDefaults, thirds } from './fill-defaults.ts'
export { paintGround, playGround } from './ground.ts'
export { type GroundRow, groundListOf, isPrintedGround } from './ground-list.ts'
export {
  describeEffects,
  describeFurtherEffects,
  describeGroundKind,
  groundFacts,
  groundNamesOf,
} from './ground-text.ts'
export { NO_SIDE_EFFECT, type SideEffects, sideKindsOf } from './hexsides.ts'
export { adjectivesOf, describeNation, FLAG_NAMES, flagOf, isFlag, nationRow } from './nations.ts'
export {
  ACTS,
  byDieResult,
  CHECKS,
  describeSpecialRule,
  describeStage,
  describeTurn,
  describeVictory,
  OCCUPIED,
} from './notation/sentences.ts'
export { USUAL_OPTIONS } from './options.ts'
export { placeNames } from './place-names.ts'
export { type PlacedUnit, readPlacements } from './placements.ts'
export { formatPoolLines } from './pool-lines.ts'
export {
  ARTILLERY,
  CAVALRY,
  enlist,
  type Fallen,
  INFANTRY,
  type Roster,
  sideOfNation,
} from './roster.ts'
export { SCHEMA, SCHEMA_ROOT, validator } from './schema.ts'
export {
  directionFrom,
  facingFrom,
  hasFirstOnLeft,
  isFoughtAcross,
  OPPOSITE_EDGE,
  type SectorName,
  sectorHexes,
  sectorNames,
} from './sectors.ts'
export { nationOf, nationsOf } from './side-nations.ts'
export { summarise } from './summary.ts'
export {
  countFaces,
  describeCard,
  describeFactor,
  describeSituation,
  formatEffect,
  nameCard,
  nameColumns,
  nameModifier,
} from './table-text.ts'
export {
  cardRow,
  deckOf,
  EFFECT_DICE,
  type Effect,
  modifierLines,
  PRINTED_EFFECTS,
  parseEffect,
  readTables,
  type Tables,
} from './tables.ts'
export { TEMPLATE } from './template.ts'
export { TerrainRules } from './terrain-rules.ts'
export {
  COMBAT,
  GARRISON,
  GENERAL,
  holdsGround,
  isPrintedType,
  ownValues,
  rowOf,
  type TroopRow,
  type TroopValues,
  troopListOf,
  troopRow,
  type UnitType,
} from './troop-list.ts'
export { describeNumbers, describeTroop, describeValues, troopFacts } from './troop-text.ts'
export { inSheetOrder, inTypeOrder, knownCounts } from './type-order.ts'
export type * from './types.gen.ts'
export { formatDetails } from './unit-details.ts'
export { LENGTHS, WEATHER } from './weather.ts'
