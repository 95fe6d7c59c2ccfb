export { CATALOG } from './catalog.ts'
export { featuresAfter, featuresBroken } from './changed-features.ts'
export { ALL_CODES, type CheckReport, OWN_CODES } from './codes.ts'
export { armyOf, atomOf, conditionNames, describeCondition, describeConditionOf } from './conditions.ts'
export { D6 } from './dice.ts'
export { entranceLists, entriesOf, isRolled, listOf } from './entrances.ts'
export { type Fragment, fillDefaults } from './fill-defaults.ts'
export { chiefId, objectiveId, spareIds } from './generated-ids.ts'
export {
  type Area,
  BREACHED,
  BRIDGE,
  BUILT_UP,
  DENSE,
  type Feature,
  FORTIFICATION,
  FORTIFIED_CITY,
  IMPASSABLE,
  isInArea,
  isInFeature,
  mixtureAt,
  POOR_ROAD,
  ROAD,
  ROUGH,
  STRONG_POINT,
  TableGround,
  toPoint,
  VANTAGE,
} from './ground.ts'
export { type GroundKind, type GroundRow, Grounds, PRINTED_GROUND } from './grounds.ts'
export type { Mixture } from './mixtures.ts'
export {
  baseAs,
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
  sharedUnitsOf,
  sidesOf,
  stateOf,
  troopsOf,
  unitLabel,
  usualFacing,
} from './roster.ts'
export { SCHEMA, SCHEMA_ROOT, validator } from './schema.ts'
export { definingPath, type FullFormation, formationsOf, writeOut } from './shared-formations.ts'
export { summarise } from './summary.ts'
export {
  ALLOWANCE,
  nationsIn,
  printedTables,
  rowFor,
  sectionRow,
  sectionValue,
  sizeBand,
  type Tables,
  tablesOf,
  tenths,
} from './tables.ts'
export { TEMPLATE } from './template.ts'
export { type Arm, PRINTED_TROOPS, type TroopKind, type TroopRow, type Troops } from './troops.ts'
export type * from './types.gen.ts'
export { halvesGuns, WEATHER } from './weather.ts'
