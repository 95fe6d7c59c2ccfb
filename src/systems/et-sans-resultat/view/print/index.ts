export { makePrintKit } from './print-kit.ts'
