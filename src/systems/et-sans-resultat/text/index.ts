export { describe, describeCourse, describeForce, describeFormation, describeGround } from './describe.ts'
export { describeFeature } from './describe-features.ts'
export { describeEvent, STEP_NAMES } from './event-text.ts'
export { formatPoint } from './points.ts'
export {
  describeCommander,
  describeCondition,
  describeReason,
  FEATURE_NAMES,
  NO_VICTORY,
  TYPE_WORDS,
  WEATHER_WORDS,
} from './words.ts'
