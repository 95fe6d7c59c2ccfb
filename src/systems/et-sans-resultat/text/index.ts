export { describeReserve, describeWithdrawal } from './arrivals.ts'
export { describeHappening, describeWeather } from './course.ts'
export {
  describe,
  describeCourse,
  describeForce,
  describeFormation,
  describeGround,
  describeVictory,
} from './describe.ts'
export { describeGroundKinds, describeGroundRow } from './describe-ground.ts'
export { describeTroops } from './describe-troops.ts'
export { describeEvent, STEP_NAMES } from './event-text.ts'
export { formatPoint } from './points.ts'
export { tellEvent } from './story.ts'
export {
  describeCommander,
  describeReason,
  NO_VICTORY,
} from './words.ts'
