import type { CodeEntry } from './index.ts'

/** What only case files can get wrong: see docs/cases.md. */
export const CASE_CODES = {
  'case/unknown-rule': {
    severity: 'error',
    title: 'A case that cites a rule or clause that the book does not have',
    why: 'Cases are counted by the rules and clauses that they show; one for what does not exist would count for nothing.',
    fix: 'Take a name that `berthier cases --coverage` lists: lines of tables have a word behind the number, clauses a hyphen and a letter.',
  },
  'case/duplicate-title': {
    severity: 'error',
    title: 'Two cases of a file with the same title',
    why: 'A report names cases by their titles, and nobody could tell which of the two it means.',
    fix: 'Say in the title what this case shows that the other does not.',
  },
  'case/swallowed-words': {
    severity: 'warning',
    title: 'Words behind a # that YAML takes for a comment',
    why: '`attack 1010 with 1011 5-4 #2` without quotes is `attack 1010 with 1011 5-4`: another attack than the one that was meant.',
    fix: 'Put the whole line in quotes. A comment that is meant as one has a blank behind its #.',
  },
} as const satisfies Record<string, CodeEntry>
