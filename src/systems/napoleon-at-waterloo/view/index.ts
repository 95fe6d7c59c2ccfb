export { boardView, portrayCounter } from './portrait.ts'
export { presenter } from './presenter.ts'
export { scout } from './scouting.ts'
