export { SHEET } from './catalog.ts'
export { readClock } from './clock.ts'
export { D6 } from './dice.ts'
export { complete, type Fragment } from './fill-defaults.ts'
export { chiefId, objectiveId, spareIds } from './generated-ids.ts'
export {
  type Area,
  BRIDGE,
  BUILT_UP,
  DENSE,
  type Feature,
  FORTIFICATION,
  FORTIFIED_CITY,
  Ground,
  IMPASSABLE,
  isInArea,
  POOR_ROAD,
  ROAD,
  ROUGH,
  STRONG_POINT,
  tenths,
  toPoint,
  VANTAGE,
} from './ground.ts'
export {
  callUnit,
  type Draft,
  facingOf,
  footprintOf,
  isBattery,
  type ListedBattery,
  type ListedCommander,
  type ListedForce,
  type ListedFormation,
  type ListedSpecialty,
  type ListedUnit,
  muster,
  type Roster,
  stateOf,
  usualFacing,
} from './roster.ts'
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
