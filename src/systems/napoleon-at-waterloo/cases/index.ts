export { caseBook } from './case-book.ts'
