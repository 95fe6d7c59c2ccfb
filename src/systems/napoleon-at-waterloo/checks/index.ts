export { check } from './check-scenario.ts'
