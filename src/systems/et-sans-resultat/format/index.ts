export { CATALOG } from './catalog.ts'
export { readClock } from './clock.ts'
export { ALL_CODES, type CheckReport, OWN_CODES } from './codes.ts'
export { D6 } from './dice.ts'
export { type Fragment, fillDefaults } from './fill-defaults.ts'
export { chiefId, objectiveId, spareIds } from './generated-ids.ts'
export {
  type Area,
  BRIDGE,
  BUILT_UP,
  DENSE,
  type Feature,
  FORTIFICATION,
  FORTIFIED_CITY,
  IMPASSABLE,
  isInArea,
  POOR_ROAD,
  ROAD,
  ROUGH,
  STRONG_POINT,
  TableGround,
  tenths,
  toPoint,
  VANTAGE,
} from './ground.ts'
export {
  type EsrDraft,
  facingOf,
  footprintOf,
  isBattery,
  type ListedBattery,
  type ListedCommander,
  type ListedForce,
  type ListedFormation,
  type ListedSpecialty,
  type ListedUnit,
  type Roster,
  rosterOf,
  stateOf,
  unitLabel,
  usualFacing,
} from './roster.ts'
export { SCHEMA, SCHEMA_ROOT, validator } from './schema.ts'
export { summarise } from './summary.ts'
export {
  ALLOWANCE,
  FEATURES,
  printedTables,
  rowFor,
  sectionRow,
  sectionValue,
  sizeBand,
  type Tables,
  tablesOf,
} from './tables.ts'
export { TEMPLATE } from './template.ts'
export type * from './types.gen.ts'
