import type { CodeEntry } from './index.ts'

/** What the JSON Schema says of the data, and the choice of the rulebook. */
export const SCHEMA_CODES = {
  'format/unsupported': {
    severity: 'error',
    title: 'A format version that this Berthier does not read',
    why: '`format` is the version of the scenario format in which the file is written.',
    fix: 'Write `format: 1`; for a file of a later version, update Berthier.',
  },
  'system/unknown': {
    severity: 'error',
    title: 'An unknown rulebook',
    why: '`system` decides which units, terrain and rules exist, so nothing else could be checked.',
    fix: 'Name one of the systems that `berthier --help` lists.',
  },
  'system/mistaken': {
    severity: 'error',
    title: 'A battle of another rulebook',
    why: 'The keys and values of the file fit another rulebook than the one that `system` names, so nothing else could be checked.',
    fix: 'Correct `system`, or write the battle anew in the form of that rulebook: `berthier new` gives an example.',
  },
  'schema/unknown-key': {
    severity: 'error',
    title: 'A key that does not exist',
    why: 'An ignored key would be a lost rule, so an unknown key is an error.',
    fix: 'Correct its name; `berthier schema` and your editor list the allowed keys.',
  },
  'schema/missing-key': {
    severity: 'error',
    title: 'A key is missing',
    why: 'The battle cannot be played without it.',
    fix: 'Add it.',
  },
  'schema/misplaced': {
    severity: 'error',
    title: 'An entry that belongs one level deeper',
    why: 'Its keys belong inside an entry of this kind, as when a unit is in the place of a formation.',
    fix: 'Move it under the key named in the message.',
  },
  'schema/type': {
    severity: 'error',
    title: 'The wrong kind of value',
    why: 'There is a list where a word belongs, a word where a number belongs, or the like.',
    fix: 'Write the kind of value named in the message.',
  },
  'schema/value': {
    severity: 'error',
    title: 'A word that is not allowed here',
    why: 'Only the words of a fixed list are allowed here.',
    fix: 'Use one of the words in the message.',
  },
  'schema/text': {
    severity: 'error',
    title: 'Text of the wrong form',
    why: 'Ids, dates and column ranges have a fixed form, and titles and names must not be empty.',
    fix: 'Write it like the example in the message.',
  },
  'schema/number': {
    severity: 'error',
    title: 'A number out of range',
    why: 'The number is smaller or larger than the game allows.',
    fix: 'Use a number within the limits in the message.',
  },
  'schema/size': {
    severity: 'error',
    title: 'Too few or too many entries',
    why: 'The list or mapping has a minimum or maximum number of entries.',
    fix: 'Add or remove entries as the message says.',
  },
  'schema/choice': {
    severity: 'error',
    title: 'Not exactly one of several keys',
    why: 'The keys exclude each other, and one of them is required.',
    fix: 'Keep only one of them.',
  },
} as const satisfies Record<string, CodeEntry>
