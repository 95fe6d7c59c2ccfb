import type { CodeEntry } from './index.ts'

/** What only case files can get wrong: see docs/cases.md. */
export const CASE_CODES = {
  'case/unknown-rule': {
    severity: 'error',
    title: 'A case that cites a rule or clause that is not in the rulebook',
    why: 'Cases are counted by the rules and clauses that they show; this one would not count.',
    fix: 'Use a name from `berthier cases --coverage`: table rows have a word after the number, clauses a hyphen and a letter.',
  },
  'case/duplicate-title': {
    severity: 'error',
    title: 'Two cases of a file with the same title',
    why: 'A report names cases by their titles, so the two could not be told apart.',
    fix: 'Rename one of them: say what it shows that the other does not.',
  },
  'case/swallowed-words': {
    severity: 'warning',
    title: 'Words after a # that YAML reads as a comment',
    why: '`attack 1010 with 1011 5-4 #2` without quotes is `attack 1010 with 1011 5-4`: a different attack.',
    fix: 'Put the whole line in quotes. A real comment has a space after its #.',
  },
} as const satisfies Record<string, CodeEntry>
