import type { CodeEntry } from './index.ts'

/** What the JSON Schema says of the data, and the choice of the rulebook. */
export const SCHEMA_CODES = {
  'format/unsupported': {
    severity: 'error',
    title: 'A format version that this Berthier does not read',
    why: '`format` says which version of the scenario format the file is written in.',
    fix: 'Write `format: 1`; for a file of a later version, update Berthier.',
  },
  'system/unknown': {
    severity: 'error',
    title: 'An unknown rulebook',
    why: '`system` decides which units, terrain and rules exist, so nothing else could be checked.',
    fix: 'Name one of the systems that `berthier --help` lists.',
  },
  'schema/unknown-key': {
    severity: 'error',
    title: 'A key that does not exist',
    why: 'A key that is ignored is a rule that is lost, so an unknown one is an error.',
    fix: 'Correct its name; `berthier schema` and your editor list what is allowed.',
  },
  'schema/missing-key': {
    severity: 'error',
    title: 'A key is missing',
    why: 'The battle cannot be played without it.',
    fix: 'Add it.',
  },
  'schema/misplaced': {
    severity: 'error',
    title: 'Something that belongs one level deeper',
    why: 'It has the keys of what other entries here hold: a unit stands where a formation should.',
    fix: 'Move it under the key that the message names.',
  },
  'schema/type': {
    severity: 'error',
    title: 'The wrong kind of value',
    why: 'A list stands where a word belongs, a word where a number belongs, or the like.',
    fix: 'Write the kind of value that the message names.',
  },
  'schema/value': {
    severity: 'error',
    title: 'A word that is not one of those allowed',
    why: 'Here the format knows a closed list of words.',
    fix: 'Take one of the words that the message lists.',
  },
  'schema/text': {
    severity: 'error',
    title: 'A text of the wrong form',
    why: 'Identifiers, dates and column ranges have a fixed form, and titles and names are not empty.',
    fix: 'Write it like the example in the message.',
  },
  'schema/number': {
    severity: 'error',
    title: 'A number out of range',
    why: 'Less or more than the game can use.',
    fix: 'Take a number within the limits that the message names.',
  },
  'schema/size': {
    severity: 'error',
    title: 'Too few or too many entries',
    why: 'The list or mapping needs another number of entries.',
    fix: 'Add or remove entries as the message says.',
  },
  'schema/choice': {
    severity: 'error',
    title: 'Not exactly one of several keys',
    why: 'The keys exclude each other, and one of them is needed.',
    fix: 'Keep the one you mean.',
  },
} as const satisfies Record<string, CodeEntry>
