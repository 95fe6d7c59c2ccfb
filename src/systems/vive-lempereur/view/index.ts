export { boardView, portrayType } from './portrait.ts'
export { presenter } from './presenter.ts'
export { makePrintKit } from './print/print-kit.ts'
export { scout } from './scouting.ts'
