export { evaluator } from './evaluator.ts'
