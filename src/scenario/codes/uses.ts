import type { CodeEntry } from './index.ts'

/** Files of definitions, and the battles that use them. */
export const USES_CODES = {
  'uses/path': {
    severity: 'error',
    title: 'Not a path to a file of definitions',
    why: 'Battles are shared: a path must lead from the folder of the battle to a YAML or JSON file on every machine, so addresses, paths from the root and backslashes are refused.',
    fix: 'Write a path with forward slashes that starts at the folder of the file: `../armies/coalition-1805.yaml`.',
  },
  'uses/missing': {
    severity: 'error',
    title: 'A used file cannot be read',
    why: 'What it defines is unknown, so the battle cannot be played. Names that it may define are not reported as unknown.',
    fix: 'Correct the path. Where there is no folder, as with a file dropped on a page, take the battle in one piece: `berthier convert battle.yaml whole.yaml --inline`.',
  },
  'uses/outside': {
    severity: 'error',
    title: 'A used file is outside the folder',
    why: 'The editor reads nothing outside the folder that it serves.',
    fix: 'Serve a folder that has both files: `berthier edit PARENT-FOLDER`.',
  },
  'uses/not-definitions': {
    severity: 'error',
    title: 'A used file has no definitions',
    why: 'Only a file with `kind: definitions` can be used; a battle cannot be used by another.',
    fix: 'Move what both battles need into a file of definitions.',
  },
  'uses/other-system': {
    severity: 'error',
    title: 'A used file is for another rulebook',
    why: 'Rulebooks define different things, and the same words mean other things in them.',
    fix: 'Use a file with the same `system`.',
  },
  'uses/circle': {
    severity: 'error',
    title: 'Files of definitions use each other in a circle',
    why: 'A file changes what it takes from those that it uses; in a circle nothing comes first.',
    fix: 'Remove one of the entries, or move what both need into a third file.',
  },
  'uses/conflict': {
    severity: 'error',
    title: 'Two used files define the same name',
    why: 'Neither of the two uses the other, so nothing says which definition counts.',
    fix: 'Rename one of them, or let one file use the other: then it changes what it takes from it.',
  },
  'uses/unused': {
    severity: 'warning',
    title: 'The battle takes nothing from a used file',
    why: 'Nothing in the battle has a name that the file, or one that it uses, defines.',
    fix: 'Remove the entry, or use what it defines.',
  },
} as const satisfies Readonly<Record<string, CodeEntry>>
