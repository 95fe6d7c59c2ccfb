export { describe, describeCourse, describeForce, describeFormation, describeGround } from './describe.ts'
export { sayGround } from './describe-features.ts'
export { describeEvent, STEP_NAMES } from './event-text.ts'
export { formatPoint } from './points.ts'
export {
  capital,
  describeReason,
  FEATURE_NAMES,
  NO_VICTORY,
  sayCommander,
  sayCondition,
  TYPE_WORDS,
  WEATHER_WORDS,
} from './words.ts'
