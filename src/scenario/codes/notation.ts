import type { CodeEntry } from './index.ts'

/** What `convert` says of JSON and of a rulebook's set-up notation. */
export const NOTATION_CODES = {
  'number/inexact': {
    severity: 'error',
    title: 'A number that cannot be kept exactly',
    why: 'It is too large, too precise, infinite or no number at all, and JSON would silently hold another one.',
    fix: 'Write a number of at most 15 digits, or put it in quotes as a text.',
  },
  'notation/no-setup': {
    severity: 'error',
    title: 'No set-up in the text',
    why: 'A set-up has a heading for each side, such as `#### French units:`, and lines such as `French Infantry (9/5): D5; E4.` below it.',
    fix: 'Check that this is the text you meant, and add the headings.',
  },
  'notation/outside': {
    severity: 'info',
    title: 'Lines outside the battle',
    why: 'They stand before its title, or under headings that belong to no set-up.',
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
    title: 'A side of unknown nation',
    why: 'The dice know three flags: French, English (which stands for every Ally who is not Prussian) and Prussian.',
    fix: 'Name the flag in brackets: `#### Saxon units (French):`.',
  },
  'notation/no-side': {
    severity: 'error',
    title: 'Units under no side',
    why: 'The line stands under no heading such as `#### French units:`, so nobody knows who they fight for.',
    fix: 'Move it under the heading of its side.',
  },
  'notation/unknown-type': {
    severity: 'error',
    title: 'An unknown unit type',
    why: 'The line begins with a name that the reference sheet does not have.',
    fix: 'Take a name of the reference sheet, such as `French Infantry` or `Horse Artillery`.',
  },
  'notation/hex': {
    severity: 'error',
    title: 'Not a hex of the board',
    why: 'Each unit stands in a hex such as `D5`, and the printed map has columns A to V without J and rows 1 to 13.',
    fix: 'Correct the hex.',
  },
  'notation/detail': {
    severity: 'error',
    title: 'A detail in brackets that is not understood',
    why: 'Behind a hex may stand `(facing NE; square; losses 1; Prussian; called "Foy")`.',
    fix: 'Write it in that form, or remove it.',
  },
  'notation/values': {
    severity: 'warning',
    title: 'Fire values that contradict the unit type',
    why: 'The values in brackets are those of another row of the reference sheet; the name was taken.',
    fix: 'Correct the name or the values.',
  },
  'notation/count': {
    severity: 'warning',
    title: 'A number of units that does not add up',
    why: 'The parts in brackets are not as many as the number before them; the parts were taken.',
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
    why: 'A list that is split in two was probably meant to have two turns, as in 13.2. Both were taken as they are.',
    fix: 'Check the source; mark a doubtful arrival with `suspect`.',
  },
  'notation/by-hand': {
    severity: 'warning',
    title: 'A line that has to be turned into data by hand',
    why: 'It describes the battlefield or a procedure in prose, or it names a place without its hexes.',
    fix: 'Add what it says to the converted file, under the key that the message names.',
  },
  'notation/not-understood': {
    severity: 'warning',
    title: 'A line that was not understood',
    why: 'Nothing of it is in the converted file.',
    fix: 'Rewrite the line, or add what it says to the converted file by hand.',
  },
} as const satisfies Record<string, CodeEntry>
