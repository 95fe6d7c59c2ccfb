import type { CodeEntry } from './index.ts'

/** Variants of a battle, and how they are chosen. */
export const VARIANT_CODES = {
  'variant/unknown': {
    severity: 'error',
    title: 'There is no such variant',
    why: 'A variant is chosen and excluded by the short name that it has under `variants`.',
    fix: 'Correct the name: they stand under `variants` in the file of the battle.',
  },
  'variant/excluded': {
    severity: 'error',
    title: 'Two variants exclude each other',
    why: 'The battle says of one of them that it cannot be chosen together with the other.',
    fix: 'Choose one of the two.',
  },
  'variant/missing': {
    severity: 'error',
    title: 'A variant speaks of something that is not there',
    why: 'What a variant changes or removes must be in the battle, otherwise it would do less than its author means.',
    fix: 'Correct the name, or move what is new to `adds`. A part that the battle has lost can go from the variant too.',
  },
  'variant/ambiguous': {
    severity: 'error',
    title: 'A variant may mean several entries',
    why: 'An entry of a list is removed by what it says; here several entries say that, and something different besides.',
    fix: 'Say more of the entry, or list each of them.',
  },
  'variant/exists': {
    severity: 'error',
    title: 'A variant adds what is already there',
    why: 'Entries are added to lists and keys to mappings; a number or a text can only be changed.',
    fix: 'Move it from `adds` to `changes`.',
  },
  'variant/no-effect': {
    severity: 'warning',
    title: 'A variant changes nothing',
    why: 'Whoever chooses it plays the battle as it is without it.',
    fix: 'Say what is different under `changes`, `removes` or `adds`, or remove the variant.',
  },
  'variant/breaks': {
    severity: 'error',
    title: 'A variant breaks the battle',
    why: 'What stands here is sound without the variant and wrong with it: say, it names something that the variant takes away.',
    fix: 'Let the variant change this too, or leave in place what this needs.',
  },
} as const satisfies Record<string, CodeEntry>
