export { caseBook } from './case-book.ts'
export { positionExporter } from './position-export/index.ts'
