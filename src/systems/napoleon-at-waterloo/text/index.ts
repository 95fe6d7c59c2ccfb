export { describeHappening, describeRule } from './course.ts'
export { describe, describeCombat, describeMove, describeTables } from './describe.ts'
export { describeEvent } from './event-text.ts'
export { modeName, nameOf } from './piece-names.ts'
