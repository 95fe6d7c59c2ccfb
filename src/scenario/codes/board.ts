import type { CodeEntry } from './index.ts'

/** The battlefield: hexes, terrain, roads, rivers, names, sectors, zones. */
export const BOARD_CODES = {
  'hex/malformed': {
    severity: 'error',
    title: 'Not a hex',
    why: 'A hex is a column letter and a row number, `D5`; a range is two hexes with a hyphen, `B7-B10`. On a board with numbers a hex has four digits in quotes, `"0417"`, because YAML reads them as a number without quotes; a range needs none, `0417-0422`.',
    fix: 'Write it in that form, with capital letters.',
  },
  'hex/no-column-j': {
    severity: 'error',
    title: 'There is no column J',
    why: 'Printed maps skip J because it looks like I: after I comes K.',
    fix: 'Use the right column, most often I or K.',
  },
  'hex/off-board': {
    severity: 'error',
    title: 'A hex off the board',
    why: 'The board has only the columns and rows given under `board`.',
    fix: 'Correct the hex, or enlarge the board.',
  },
  'hex/listed-twice': {
    severity: 'warning',
    title: 'The same hex twice in a list',
    why: 'It changes nothing, but one of the two was probably meant to be another hex.',
    fix: 'Correct or remove one; `berthier fmt` removes it.',
  },
  'hex/range-in-path': {
    severity: 'error',
    title: 'A range that is not a path',
    why: 'In a road or river the hexes are in order, so a range runs along one column: `M1-M13` or `M13-M1`.',
    fix: 'List the hexes one by one.',
  },
  'board/columns': {
    severity: 'error',
    title: 'Columns that are not a range',
    why: '`columns` gives the first and the last column from west to east, such as `A-V` or `01-27`.',
    fix: 'Put the western column first, and use neither J nor 00.',
  },
  'board/too-large': {
    severity: 'error',
    title: 'The board is too large',
    why: 'A board has at most 100,000 hexes, and at most 99 rows if hexes have numbers.',
    fix: 'Use fewer columns or rows.',
  },
  'terrain/painted-twice': {
    severity: 'error',
    title: 'Two terrains in a hex',
    why: 'A hex has one terrain tile, so it is unclear which of the two counts.',
    fix: 'Remove the hex from one of the lists.',
  },
  'terrain/bridge-over-nothing': {
    severity: 'warning',
    title: 'A bridge that crosses nothing',
    why: 'No river or stream flows through the hex or beside it, or on a table under it, so the bridge has no effect.',
    fix: 'Draw the watercourse there, move the bridge onto the water, or remove it.',
  },
  'road/broken': {
    severity: 'error',
    title: 'A road with a gap',
    why: 'Each hex of a road must be adjacent to the one before.',
    fix: 'Add the hexes between them, or split the road in two.',
  },
  'river/broken': {
    severity: 'error',
    title: 'A river with a gap',
    why: 'Each hex of a river or stream must be adjacent to the one before.',
    fix: 'Add the hexes between them, or split it in two.',
  },
  'name/no-hex': {
    severity: 'error',
    title: 'A name without a hex',
    why: 'There is no place to show it.',
    fix: 'Add its hexes, or remove it.',
  },
} as const satisfies Record<string, CodeEntry>
