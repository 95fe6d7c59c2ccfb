export {
  CARDS,
  COMBAT_EFFECTS,
  DECK,
  MODIFIERS,
  ROUNDS_PER_TURN,
  SECTORS,
  TERRAIN,
  TERRAIN_TYPES,
  type TerrainRow,
  UNIT_TYPES,
  UNITS,
  type UnitRow,
} from './catalog.ts'
export { COMMAND_DIE, COMMAND_FACES, D6, D10, SPECIAL_DIE } from './dice.ts'
export { expandDieTable } from './die-tables.ts'
export { type Draft, nationsIn, type OpenDraft, open, readDraft } from './draft.ts'
export { EntryRules, type Troops } from './entry-rules.ts'
export { complete, type Fragment } from './fill-defaults.ts'
export { paintGround, playGround } from './ground.ts'
export { makePoolLines } from './notation/arrivals.ts'
export { makeDetails } from './notation/details.ts'
export { notation } from './notation/index.ts'
export { NATION_NAMES } from './notation/nations.ts'
export { nationOf, nationsOf } from './notation/sides.ts'
export { inSheetOrder } from './notation/unit-types.ts'
export {
  ACTS,
  byDieResult,
  CHECKS,
  type Names,
  OCCUPIED,
  sayCondition,
  sayHexes,
  saySpecialRule,
  sayStage,
  sayTurn,
  sayVictory,
} from './notation/words.ts'
export { placeNames } from './notation/write.ts'
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
export { summarise } from './summary.ts'
export { TEMPLATE } from './template.ts'
export { TerrainRules } from './terrain-rules.ts'
