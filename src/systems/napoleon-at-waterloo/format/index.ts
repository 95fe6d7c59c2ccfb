export { belongsTo, describeEntrance, entranceLists, entrancesIn, groupName, troopsName } from './arrivals.ts'
export {
  ARMS,
  type Arm,
  EDITIONS,
  KIND_NAMES,
  KINDS,
  LEVELS,
  type PrintedKind,
  RESULT_NAMES,
  RESULTS,
  TERRAIN_LABELS,
  TERRAINS,
} from './catalog.ts'
export { ALL_CODES, type CheckReport, OWN_CODES } from './codes.ts'
export { atomOf, conditionNames, describeCondition } from './conditions.ts'
export { D6 } from './dice.ts'
export { complete, type Fragment } from './fill-defaults.ts'
export { type NawGround, readGround, WOODS, WOODS_ROAD } from './ground.ts'
export {
  describeGround,
  groundDefinitions,
  groundKindsOf,
  isPrintedGround,
} from './ground-kinds.ts'
export { NO_SIDE_EFFECT, type SideEffects, sideKindsOf } from './hexsides.ts'
export { describeKind, describeValues, isPrinted, type Kind, type KindRow, kindRow, kindsOf } from './kinds.ts'
export { formatTroops } from './notation/troops.ts'
export { describeVictory } from './notation/victory-text.ts'
export { type OpenDraft, open, piecesIn } from './open-draft.ts'
export { DEFAULTS, describeAnswers, OPTION_NAMES, type Options, readOptions } from './options.ts'
export {
  countUnits,
  enlist,
  fights,
  forEachValue,
  type NawDraft,
  type Recruit,
  readValues,
  sidesOf,
} from './roster.ts'
export { SCHEMA, SCHEMA_ROOT, validator } from './schema.ts'
export { summarise } from './summary.ts'
export { oddsStep, readTables, type Tables, type TerrainEffect } from './tables.ts'
export { TEMPLATE } from './template.ts'
export type * from './types.gen.ts'
export { LENGTHS, STEPS, WEATHER } from './weather.ts'
