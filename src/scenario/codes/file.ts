import type { CodeEntry } from './index.ts'

/** The file itself, before anything in it can be understood. */
export const FILE_CODES = {
  'file/empty': {
    severity: 'error',
    title: 'The file has no scenario',
    why: 'It is empty, or has only comments.',
    fix: 'Start from a template: `berthier new my-battle.yaml`.',
  },
  'file/binary': {
    severity: 'error',
    title: 'The file is not text',
    why: 'It contains zero bytes, as pictures, archives and programs do.',
    fix: 'Check the path; a scenario is a YAML or JSON text file.',
  },
  'file/encoding': {
    severity: 'error',
    title: 'The text is not UTF-8',
    why: 'YAML tools and Git expect UTF-8; in another encoding, names such as Wagnelée are misread.',
    fix: 'Save the file as UTF-8 in your editor.',
  },
  'file/too-large': {
    severity: 'error',
    title: 'The file is too large',
    why: 'A board of 200 × 200 hexes with 2,000 units takes less than 1 MB. A file of more than 2 MB, 50,000 values or 200,000 words and marks, or a text of more than 100,000 characters, would stall every tool that reads it.',
    fix: 'Write runs of hexes as ranges (`A1-V4`), and check that this is the right file.',
  },
  'yaml/syntax': {
    severity: 'error',
    title: 'The text is not YAML, or not JSON',
    why: 'What follows the mistake is unreliable, so nothing else was checked.',
    fix: 'Fix the marked place: most often a bracket, a quote or a space after a colon is missing, or an indent is wrong.',
  },
  'yaml/tab': {
    severity: 'error',
    title: 'A tab indents a line',
    why: 'YAML allows only spaces before the first word of a line.',
    fix: 'Replace the tab with spaces, two per level; `berthier validate --fix` does it where the level is certain.',
  },
  'yaml/duplicate-key': {
    severity: 'error',
    title: 'The same key twice',
    why: 'Only one of the two can count, and programs disagree on which.',
    fix: 'Merge the two, or remove one.',
  },
  'yaml/several-documents': {
    severity: 'error',
    title: 'More than one document in a file',
    why: 'A file is one battle; `---` starts another document.',
    fix: 'Put each battle in its own file.',
  },
  'yaml/too-deep': {
    severity: 'error',
    title: 'Nested too deeply',
    why: 'No scenario needs more than 50 levels; such a file is a mistake or an attack.',
    fix: 'Check the brackets, and that this is the right file.',
  },
  'yaml/alias': {
    severity: 'error',
    title: 'An alias that cannot be followed',
    why: 'It refers to no anchor before it or to itself, or it expands to more data than a scenario can have.',
    fix: 'Replace it with the value.',
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
    why: 'Keys are words such as `units`. A list, a mapping, an empty key, the merge key `<<` of older YAML or a word of more than 1,024 characters is not allowed.',
    fix: 'Give the entry a short name before its colon; copy merged entries.',
  },
  'text/hidden': {
    severity: 'warning',
    title: 'A character cannot be seen',
    why: 'Marks that reverse the direction of text, and letters without width, make a file say something else than it shows; names with them are never found.',
    fix: 'Remove it; `berthier validate --fix` does so.',
  },
  'text/look-alike': {
    severity: 'warning',
    title: 'A letter is not what it looks like',
    why: 'A Greek, Cyrillic, full-width or mathematical letter looks like a Latin one but is another, or a printed page has joined two letters into one: a search does not find the word, and two names look the same.',
    fix: 'Type the word anew.',
  },
  'excuse/malformed': {
    severity: 'warning',
    title: 'An excuse is not complete',
    why: 'A comment that excuses a warning names the code of the warning and gives a reason: without one, nobody knows later whether it still holds.',
    fix: 'Write `# berthier-ignore CODE: REASON`, beside the line or in a line of its own above it.',
  },
  'excuse/error': {
    severity: 'warning',
    title: 'An excuse is for an error',
    why: 'Only what still lets the battle be played can be excused: warnings and infos.',
    fix: 'Fix the error, and remove the excuse.',
  },
  'excuse/unused': {
    severity: 'warning',
    title: 'An excuse excuses nothing',
    why: 'The warning that it names is not reported for its line, so it would hide a new one later.',
    fix: 'Remove the comment, or move it to the line that it is about.',
  },
} as const satisfies Record<string, CodeEntry>
