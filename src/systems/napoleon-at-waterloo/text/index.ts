export { describe, describeCombat, describeTables } from './describe.ts'
export { describeEvent } from './event-text.ts'
export { nameOf } from './piece-names.ts'
