export { boardView } from './portrait.ts'
export { lookOfGround } from './portrait-board.ts'
export { portrayUnit } from './portrait-units.ts'
export { presenter } from './presenter.ts'
