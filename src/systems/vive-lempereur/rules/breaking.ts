export { flees, isBeaten, isBroken } from '../../../engine/breaking-points.ts'
