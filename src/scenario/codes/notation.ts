import type { CodeEntry } from './index.ts'

/** What `convert` says of JSON and of a rulebook's set-up notation. */
export const NOTATION_CODES = {
  'number/inexact': {
    severity: 'error',
    title: 'A number that cannot be stored exactly',
    why: 'It is too large, too precise, infinite or not a number, and JSON would silently store another value.',
    fix: 'Write a number of at most 15 digits, or put it in quotes.',
  },
  'notation/no-setup': {
    severity: 'error',
    title: 'No set-up in the text',
    why: 'A set-up has a heading for each side, such as `#### French units:`, and lines such as `French Infantry (9/5): D5; E4.` below it.',
    fix: 'Check that this is the right text, and add the headings.',
  },
  'notation/no-title': {
    severity: 'error',
    title: 'A set-up without a title',
    why: 'A scenario needs a title, and its short name is made from it.',
    fix: 'Put a heading before the set-up, such as `### Waterloo`, or give one with `--title`.',
  },
  'notation/sides': {
    severity: 'error',
    title: 'Not two sides',
    why: 'A battle has two sides, each with its own heading.',
    fix: 'Write one heading for each side, such as `#### French units:` and `#### Allied units:`.',
  },
  'notation/no-side': {
    severity: 'error',
    title: 'Units under no side',
    why: 'The line stands under no heading such as `#### French units:`, so it is unclear who the units fight for.',
    fix: 'Move it under the heading of its side.',
  },
  'notation/unknown-type': {
    severity: 'error',
    title: 'An unknown unit type',
    why: 'The line starts with a name that is not on the reference sheet.',
    fix: 'Use a name of the reference sheet, such as `French Infantry` or `Horse Artillery`.',
  },
  'notation/hex': {
    severity: 'error',
    title: 'Not a hex of the board',
    why: 'Each unit is in a hex such as `D5`; the printed map has columns A to V without J and rows 1 to 13.',
    fix: 'Correct the hex.',
  },
  'notation/not-understood': {
    severity: 'warning',
    title: 'A line that was not understood',
    why: 'The converted file has nothing of it.',
    fix: 'Rewrite the line, or add what it says to the converted file by hand.',
  },
} as const satisfies Record<string, CodeEntry>
