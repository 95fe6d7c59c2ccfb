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
export { D6 } from './dice.ts'
export { complete, type Fragment } from './fill-defaults.ts'
export { type Ground, readGround, TOWN, WOODS, WOODS_ROAD } from './ground.ts'
export { notation } from './notation/index.ts'
export { writeTroops } from './notation/troops.ts'
export { sayCondition, sayVictory } from './notation/words.ts'
export { type OpenDraft, open, piecesIn } from './open-draft.ts'
export { DEFAULTS, OPTION_NAMES, type Options, readOptions, sayOptions } from './options.ts'
export { countUnits, type Draft, enlist, fights, forEachValue, type Recruit, readValues, sidesOf } from './roster.ts'
export { summarise } from './summary.ts'
export { oddsStep, readTables, type Tables, type TerrainEffect } from './tables.ts'
export { TEMPLATE } from './template.ts'
