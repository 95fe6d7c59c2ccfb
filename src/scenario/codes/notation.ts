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
  'notation/outside': {
    severity: 'info',
    title: 'Lines outside the battle',
    why: 'They come before its title, or under headings that belong to no set-up.',
    fix: 'Nothing, unless they belong to the battle: then move them under its title.',
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
  'notation/unknown-side': {
    severity: 'error',
    title: 'A side of an unknown nation',
    why: 'The dice have three flags: French, English (for every Ally who is not Prussian) and Prussian.',
    fix: 'Name the flag in brackets: `#### Saxon units (French):`.',
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
  'notation/detail': {
    severity: 'error',
    title: 'A detail in brackets that is not understood',
    why: 'A hex may be followed by `(facing NE; square; losses 1; Prussian; called "Foy")`.',
    fix: 'Write it in that form, or remove it.',
  },
  'notation/values': {
    severity: 'warning',
    title: 'Fire values that contradict the unit type',
    why: 'The values in brackets are those of another row of the reference sheet; the name was used.',
    fix: 'Correct the name or the values.',
  },
  'notation/count': {
    severity: 'warning',
    title: 'A number of units that does not add up',
    why: 'The parts in brackets do not add up to the number before them; the parts were used.',
    fix: 'Correct one of the numbers.',
  },
  'notation/no-turn': {
    severity: 'error',
    title: 'Reinforcements without a turn',
    why: 'Units that arrive in given hexes need a line such as `At the beginning of turn 4:` before them.',
    fix: 'Add that line.',
  },
  'notation/same-turn': {
    severity: 'info',
    title: 'Two blocks of arrivals with the same turn',
    why: 'A list that is split in two was probably meant to have two turns, as in 13.2. Both were kept as they are.',
    fix: 'Check the source; mark a doubtful arrival with `suspect`.',
  },
  'notation/by-hand': {
    severity: 'warning',
    title: 'A line that must be converted by hand',
    why: 'It describes the battlefield or a procedure in prose, or it names a place without its hexes.',
    fix: 'Add what it says to the converted file, under the key named in the message.',
  },
  'notation/not-understood': {
    severity: 'warning',
    title: 'A line that was not understood',
    why: 'The converted file has nothing of it.',
    fix: 'Rewrite the line, or add what it says to the converted file by hand.',
  },
} as const satisfies Record<string, CodeEntry>
