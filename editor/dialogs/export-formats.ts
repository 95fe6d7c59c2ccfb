/** What a battle can become, for whom, and what can be chosen. */
export type ExportFormat = {
  readonly id: string
  readonly name: string
  readonly about: string
  /** Where it is made: in this page, or by the program that serves it. */
  readonly where: 'page' | 'server'
  /** What its preview shows. */
  readonly preview: 'picture' | 'text' | 'none'
  readonly choices: readonly Choice[]
}

type Choice = {
  readonly key: string
  readonly name: string
  readonly options: readonly (readonly [value: string, name: string])[]
}

const THEME: Choice = {
  key: 'theme',
  name: 'Colours',
  options: [
    ['light', 'Light'],
    ['dark', 'Dark'],
    ['print', 'For print'],
  ],
}

const PRINT_THEME: Choice = {
  ...THEME,
  options: [
    ['light', 'Colour'],
    ['print', 'Grey'],
  ],
}

export const EXPORT_FORMATS: readonly ExportFormat[] = [
  {
    id: 'html',
    name: 'Playable page',
    about: 'One file that plays the battle in any browser, offline: against a friend or the computer.',
    where: 'server',
    preview: 'picture',
    choices: [],
  },
  {
    id: 'library',
    name: 'Library',
    about: 'A folder of playable pages with one that lists them, for a website or a stick. It comes as an archive.',
    where: 'server',
    preview: 'none',
    choices: [
      {
        key: 'force',
        name: 'Battles with errors',
        options: [
          ['', 'Leave them out'],
          ['true', 'Export their sound parts, which cannot be played'],
        ],
      },
    ],
  },
  {
    id: 'link',
    name: 'Link',
    about: 'An address that holds the whole battle. Whoever opens it can look at it, change it and play it.',
    where: 'page',
    preview: 'none',
    choices: [],
  },
  {
    id: 'pdf',
    name: 'Print and play (PDF)',
    about: 'Cover, order of battle, map sheets, counters, player aid and cards, ready for the printer.',
    where: 'server',
    preview: 'picture',
    choices: [
      {
        key: 'paper',
        name: 'Paper',
        options: [
          ['a4', 'A4'],
          ['letter', 'Letter'],
        ],
      },
      {
        key: 'map',
        name: 'Map',
        options: [
          ['tiled', 'At full size, on sheets to glue together'],
          ['one-sheet', 'Fitted to one sheet'],
        ],
      },
      PRINT_THEME,
    ],
  },
  {
    id: 'png',
    name: 'Picture (PNG)',
    about: 'The map with its units, title and legend.',
    where: 'server',
    preview: 'picture',
    choices: [
      THEME,
      {
        key: 'width',
        name: 'Width',
        options: [
          ['1600', '1600 pixels'],
          ['800', '800 pixels'],
          ['3200', '3200 pixels'],
          ['6000', '6000 pixels'],
        ],
      },
    ],
  },
  {
    id: 'svg',
    name: 'Drawing (SVG)',
    about: 'The same picture as lines and text, sharp at any size and editable in Inkscape or Illustrator.',
    where: 'page',
    preview: 'picture',
    choices: [THEME],
  },
  {
    id: 'markdown',
    name: 'Set-up sheet (Markdown)',
    about: 'Everything that the file says of the battle, in words and tables.',
    where: 'page',
    preview: 'text',
    choices: [],
  },
  {
    id: 'vassal',
    name: 'VASSAL module',
    about: 'Board, counters, at-start stacks, dice and briefing for VASSAL.',
    where: 'server',
    preview: 'picture',
    choices: [],
  },
  {
    id: 'tiled',
    name: 'Tiled map',
    about: 'A map for the Tiled editor with its tilesets. Berthier reads it back with your changes.',
    where: 'server',
    preview: 'picture',
    choices: [],
  },
  {
    id: 'json',
    name: 'Data (JSON)',
    about: 'Every hex, unit and rule written out, for other programs.',
    where: 'server',
    preview: 'none',
    choices: [],
  },
]
