export { checkScenario } from './check-scenario.ts'
