export {
  CARDS,
  COMBAT_EFFECTS,
  DECK,
  MODIFIERS,
  ROUNDS_PER_TURN,
  TERRAIN,
  TERRAIN_TYPES,
  type TerrainRow,
  UNIT_TYPES,
  UNITS,
  type UnitRow,
} from './catalog.ts'
export { ALL_CODES, type CheckReport, type Code, OWN_CODES } from './codes.ts'
export { COMMAND_DIE, COMMAND_FACES, D6, D10, SPECIAL_DIE } from './dice.ts'
export { expandDieTable } from './die-tables.ts'
export {
  completeDraft,
  mayField,
  nationsIn,
  type OpenDraft,
  openDraft,
  type ScenarioDraft,
} from './draft.ts'
export { EntryRules, type Troops } from './entry-rules.ts'
export { type Fragment, fillDefaults } from './fill-defaults.ts'
export { paintGround, playGround } from './ground.ts'
export { adjectivesOf, describeNation, FLAG_NAMES, isFlag, nationRow } from './nations.ts'
export { formatPoolLines } from './notation/arrivals.ts'
export { formatDetails } from './notation/details.ts'
export { placeNames } from './notation/format-notation.ts'
export { notation } from './notation/index.ts'
export {
  ACTS,
  type BattleNames,
  byDieResult,
  CHECKS,
  describeCondition,
  describeHexes,
  describeSpecialRule,
  describeStage,
  describeTurn,
  describeVictory,
  OCCUPIED,
} from './notation/sentences.ts'
export { nationOf, nationsOf } from './notation/sides.ts'
export { inSheetOrder } from './notation/unit-types.ts'
export { USUAL_OPTIONS } from './options.ts'
export { type PlacedUnit, readPlacements } from './placements.ts'
export {
  ARTILLERY,
  CAVALRY,
  enlist,
  type Fallen,
  GARRISON,
  GENERAL,
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
export { summarise } from './summary.ts'
export { TEMPLATE } from './template.ts'
export { TerrainRules } from './terrain-rules.ts'
export type * from './types.gen.ts'
