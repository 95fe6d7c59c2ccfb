import type { CodeEntry } from './index.ts'

/** The file itself, before anything in it can be understood. */
export const FILE_CODES = {
  'file/empty': {
    severity: 'error',
    title: 'The file holds no scenario',
    why: 'It is empty, or has only comments.',
    fix: 'Start from a template: `berthier new my-battle.yaml`.',
  },
  'file/binary': {
    severity: 'error',
    title: 'The file is not text',
    why: 'It holds zero bytes, as pictures, archives and programs do.',
    fix: 'Check the path; a scenario is a YAML or JSON text file.',
  },
  'file/encoding': {
    severity: 'error',
    title: 'The text is not UTF-8',
    why: 'YAML tools and Git expect UTF-8; in another encoding names such as Wagnelée would be misread.',
    fix: 'Save the file as UTF-8 in your editor.',
  },
  'file/too-large': {
    severity: 'error',
    title: 'The file is too large',
    why: 'A board of 200 × 200 hexes with 2,000 units takes less than 1 MB. More than 2 MB, a hundred thousand values or four hundred thousand words and marks is no scenario, and would stall every tool that reads it.',
    fix: 'Write runs of hexes as ranges (`A1-V4`), and check that this is the file you meant.',
  },
  'yaml/syntax': {
    severity: 'error',
    title: 'The text is not YAML, or not JSON',
    why: 'Nothing behind the mistake can be trusted, so nothing else was checked.',
    fix: 'Mend the place shown: most often a missing bracket, quote or space after a colon, or a wrong indent.',
  },
  'yaml/tab': {
    severity: 'error',
    title: 'A tab indents a line',
    why: 'YAML allows only spaces before the first word of a line.',
    fix: 'Replace the tab with spaces, two a level; `berthier validate --fix` does it where the level is certain.',
  },
  'yaml/duplicate-key': {
    severity: 'error',
    title: 'The same key twice',
    why: 'Only one of the two could count, and readers would not agree which.',
    fix: 'Merge the two, or remove one.',
  },
  'yaml/several-documents': {
    severity: 'error',
    title: 'More than one document in a file',
    why: 'A file is one battle; `---` begins another document.',
    fix: 'Put each battle in a file of its own.',
  },
  'yaml/too-deep': {
    severity: 'error',
    title: 'Nested too deeply',
    why: 'No scenario needs more than 50 levels. Such a file can only be a mistake or an attack.',
    fix: 'Check the brackets, and that this is the file you meant.',
  },
  'yaml/alias': {
    severity: 'error',
    title: 'An alias that cannot be followed',
    why: 'It names no anchor before it, leads back into itself, or unfolds to more data than a scenario can hold.',
    fix: 'Write the value out.',
  },
  'yaml/tag': {
    severity: 'error',
    title: 'A tag',
    why: 'Tags such as `!thing` or `!!binary` make other tools read the value as something else; a scenario has only text, numbers, lists and mappings.',
    fix: 'Remove the tag.',
  },
  'yaml/key': {
    severity: 'error',
    title: 'A key that is not a word',
    why: 'Keys are words such as `units`. A list, a mapping or nothing at all cannot be one, nor the merge key `<<` of older YAML, nor a word of more than 1,024 characters.',
    fix: 'Give the entry a short name before its colon; write merged entries out.',
  },
} as const satisfies Record<string, CodeEntry>
