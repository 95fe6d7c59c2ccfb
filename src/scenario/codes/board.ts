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
    why: 'No river or stream flows through the hex or beside it, or on a table under it, or there is no water on its hexside, so the bridge or ford has no effect.',
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
  'road/no-bridge': {
    severity: 'warning',
    title: 'A road across water without a bridge',
    why: 'The road crosses a hexside with a stream or river. Without a bridge or ford there, whoever follows the road is stopped by the water or cannot cross it.',
    fix: 'Add the side to `bridge` or `ford`, or lead the road elsewhere.',
  },
  'river/loose-end': {
    severity: 'warning',
    title: 'A river between hexes that ends nowhere',
    why: 'Whoever cannot cross the river walks around its end. A river on hexsides goes on to the edge of the board or into other water; a stream may rise anywhere, but has no gaps.',
    fix: 'Add the sides that are missing.',
  },
  'hexside/malformed': {
    severity: 'error',
    title: 'Not a hexside',
    why: 'A hexside is two neighbouring hexes with a slash, `D5/D6`; several sides of one hex are `D5/D6,E5`. Within brackets a comma ends an entry, so that several sides need quotes: `["D5/D6,E5"]`.',
    fix: 'Write it in that form, with capital letters.',
  },
  'hexside/not-adjacent': {
    severity: 'error',
    title: 'A hexside between hexes that are not neighbours',
    why: 'Only neighbouring hexes have a common side.',
    fix: 'Correct one of the two hexes.',
  },
  'hexside/listed-twice': {
    severity: 'warning',
    title: 'The same hexside twice in a list',
    why: 'It changes nothing, but one of the two was probably meant to be another side. `D5/D6` and `D6/D5` are the same side.',
    fix: 'Correct or remove one.',
  },
  'hexside/two-kinds': {
    severity: 'error',
    title: 'Two kinds of ground on a hexside',
    why: 'A hexside has one kind of ground, so it is unclear which of the two counts. Only a bridge or ford lies on another kind: on a stream or river.',
    fix: 'Remove the side from one of the lists.',
  },
  'hexside/circle': {
    severity: 'error',
    title: 'Kinds of hexsides like each other in a circle',
    why: 'What a kind does not say itself, it takes from the kind it is `like`. In a circle, none of them says it.',
    fix: 'Make one of them like a stream, river, wall, slope, bridge or ford.',
  },
  'hexside/unlike': {
    severity: 'error',
    title: 'A kind of hexside that is like nothing',
    why: 'A new kind is drawn and played like another, except for what it says itself.',
    fix: 'Add `like`.',
  },
  'hexside/unused': {
    severity: 'warning',
    title: 'A kind of hexside that lies nowhere',
    why: 'The definition has no effect: no side of the board has the kind, nor one that is like it.',
    fix: 'Put it on the board, or remove it.',
  },
  'hexside/unknown-kind': {
    severity: 'error',
    title: 'An unknown kind of hexside',
    why: 'It is neither a kind that every battle has nor one that this battle defines under `ground`.',
    fix: 'Correct the name, or define the kind.',
  },
  'name/no-hex': {
    severity: 'error',
    title: 'A name without a hex',
    why: 'There is no place to show it.',
    fix: 'Add its hexes, or remove it.',
  },
} as const satisfies Record<string, CodeEntry>
