export {
  ARMS,
  EDITIONS,
  KIND_NAMES,
  KINDS,
  type Kind,
  LEVELS,
  RESULT_NAMES,
  RESULTS,
  TERRAIN_LABELS,
  TERRAINS,
  type Terrain,
} from './catalog.ts'
export { readClock } from './clock.ts'
export { ALL_CODES, type CheckReport, OWN_CODES } from './codes.ts'
export { D6 } from './dice.ts'
export { complete, type Fragment } from './fill-defaults.ts'
export { type NawGround, readGround, TOWN, WOODS, WOODS_ROAD } from './ground.ts'
export { notation } from './notation/index.ts'
export { formatTroops } from './notation/troops.ts'
export { describeCondition, describeVictory } from './notation/victory-text.ts'
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
