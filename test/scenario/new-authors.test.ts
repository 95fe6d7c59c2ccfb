import { describe, expect, test } from 'vitest'
import { fixAll } from '../../src/scenario/fix.ts'
import { Lines } from '../../src/scenario/position.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

const templateOf = (id: string) => SYSTEMS.find((system) => system.id === id)!.template

/** What `berthier new` begins with: hexes with letters, hexes with numbers, and a table. */
const BATTLES = {
  hexes: templateOf('vive-lempereur'),
  numbers: templateOf('napoleon-at-waterloo'),
  table: templateOf('et-sans-resultat'),
}

/** What is said of a new battle with a part replaced: the text that is marked, message and hint. */
function found([battle, part, by]: readonly [keyof typeof BATTLES, string, string, ...unknown[]]) {
  expect(BATTLES[battle]).toContain(part)
  const text = BATTLES[battle].replace(part, () => by)
  return validate(text, SYSTEMS).diagnostics.map(({ message, hint, range }) => [text.slice(...range!), message, hint])
}

type Row = readonly [
  battle: keyof typeof BATTLES,
  part: string,
  by: string,
  marked: string,
  message: string,
  hint: string | RegExp,
]

/** One mistake is one problem: where it stands, what it is, and what to do. */
const wanted = ([, , , marked, message, hint]: Row) => [
  [marked, message, typeof hint === 'string' ? hint : expect.stringMatching(hint)],
]

describe('a hex that is written as elsewhere', () => {
  test.each<Row>([
    ['hexes', 'woods: [D6-D8', 'woods: [D6 to D8', 'D6 to D8', 'D6 to D8 is no hex.', 'Did you mean D6-D8?'],
    ['hexes', '[D6-D8, E7]', '[D6-D8, Е7]', 'Е7', 'Е7 is no hex.', 'Did you mean E7?'],
    [
      'hexes',
      'controls: [L7, L9]',
      'controls: [Mill farm]',
      'Mill farm',
      'Mill farm is no hex.',
      'Write hexes, not names: Mill farm is L7.',
    ],
    [
      'hexes',
      'path: [P7, Q7',
      'path: [P7/Q7',
      'P7/Q7',
      'P7/Q7 is the side between two hexes, not a hex.',
      'Write hexes here. What lies between hexes, such as a river or a wall, belongs in board › hexsides.',
    ],
    ['numbers', '"0710"', '"710"', '"710"', '710 is no hex.', 'Did you mean "0710"?'],
    ['numbers', '"0710"', '"07.10"', '"07.10"', '07.10 is no hex.', 'Did you mean "0710"?'],
    ['numbers', '"0710"', '"Mont"', '"Mont"', 'Mont is no hex.', 'Write a hex as "0512", in quotes.'],
    [
      'numbers',
      '"0710"',
      'G10',
      'G10',
      'G10 is off the board, which has columns 01-15 and rows 1-12.',
      'Hexes of this board are written as 0101.',
    ],
  ])('%s: %j as %j', (...row) => {
    expect(found(row)).toEqual(wanted(row))
  })

  test('is mended, in quotes where it is a number', () => {
    const mended = fixAll(validate(BATTLES.numbers.replace('"0710"', '"710"'), SYSTEMS), SYSTEMS)
    expect(mended.validation.text).toBe(BATTLES.numbers)
  })
})

describe('a list without its brackets or dashes', () => {
  test.each<Row>([
    [
      'hexes',
      'turns: 6',
      'turns: 6\nspecialRules: [no generals]',
      'no generals',
      'An entry of specialRules must be a mapping, but is the text "no generals".',
      /^One special rule/,
    ],
    [
      'hexes',
      'turns: 6',
      'turns: 6\nuses: ../armies/a.yaml',
      '../armies/a.yaml',
      'uses must be a list, but is the text "../armies/a.yaml".',
      'Put it in brackets: [../armies/a.yaml].',
    ],
    // Woods are no hex, and no name is a key of a unit: neither brackets nor a dash would help.
    [
      'hexes',
      'woods: [D6-D8, E7], ',
      'D6: woods, ',
      'woods',
      'D6 must be a list, but is the text "woods".',
      /^Hexes with ground/,
    ],
    [
      'hexes',
      'general: [H3, { at: Q3, name: Reille }]',
      'general: { Reille: Q3 }',
      '{ Reille: Q3 }',
      'general must be a list, but is a mapping.',
      /Example: \[/,
    ],
    [
      'hexes',
      'heavy-cavalry: [N2]',
      'heavy-cavalry: N2, O2',
      'N2, O2',
      'heavy-cavalry must be a list, but is the text "N2, O2".',
      'Put it in brackets: [N2, O2].',
    ],
    [
      'hexes',
      'heavy-cavalry: [N2]',
      'heavy-cavalry: (N2; O2)',
      '(N2; O2)',
      'heavy-cavalry must be a list, but is the text "(N2; O2)".',
      'Write a list in brackets: [N2, O2].',
    ],
    [
      'hexes',
      '  - { side: allied, turn: 3, units: { elite-infantry: [L13] } }',
      '  { side: allied, turn: 3, units: { elite-infantry: [L13] } }',
      '{ side: allied, turn: 3, units: { elite-infantry: [L13] } }',
      'reinforcements must be a list, but is a mapping.',
      'Begin each entry with a dash: - side: …',
    ],
    // A word in brackets would be no weather either.
    [
      'hexes',
      'turns: 6',
      'turns: 6\nweather: rain',
      'rain',
      'weather must be a list, but is the text "rain".',
      /Example/,
    ],
    [
      'table',
      'at: [15.5, 7]',
      'at: "15.5, 7"',
      '"15.5, 7"',
      'at must be a list, but is the text "15.5, 7".',
      'Put it in brackets: [15.5, 7].',
    ],
    ['table', 'at: [15.5, 7]', 'at: D3', 'D3', 'at must be a list, but is the text "D3".', /^A place on the table/],
    [
      'table',
      '[[20, 15], [27, 15], [27, 18], [20, 18]]',
      '[20, 15, 27, 15, 27, 18, 20, 18]',
      '[20, 15, 27, 15, 27, 18, 20, 18]',
      'area must be a list of points, but is a list of numbers.',
      'Put each point in brackets: [[20, 15], [27, 15], …].',
    ],
  ])('%s: %j as %j', (...row) => {
    expect(found(row)).toEqual(wanted(row))
  })
})

describe('a number with more than its digits', () => {
  test.each<Row>([
    ['hexes', 'turns: 6', 'turns: six', 'six', 'turns must be a whole number, but is the text "six".', 'Write 6.'],
    ['hexes', 'turns: 6', 'turns: 6,', '6,', 'turns must be a whole number, but is the text "6,".', 'Write 6.'],
    [
      'table',
      'width: 36',
      'width: 36"',
      '36"',
      'width must be a number, but is the text "36"".',
      /^Write the number alone, without "\. Inches from edge to edge/,
    ],
    [
      'table',
      'weight: 8 }',
      'weight: 12 pdr }',
      '12 pdr',
      'weight must be a whole number, but is the text "12 pdr".',
      /^Write the number alone, without pdr\. /,
    ],
    [
      'table',
      'men: 600, at: [15.5',
      'men: 1,600, at: [15.5',
      '600',
      'The comma before 600 ends the number, so 600 reads as a key.',
      /^Write /,
    ],
    [
      'table',
      'men: 600, at: [15.5',
      'men: 0.6, at: [15.5',
      '0.6',
      'men must be a whole number, but is 0.6.',
      /^How many men/,
    ],
  ])('%s: %j as %j', (...row) => {
    expect(found(row)).toEqual(wanted(row))
  })
})

describe('a word of another language or rulebook', () => {
  test.each<Row>([
    [
      'hexes',
      'turns: 6',
      'turns: 6\nreserves: [{ side: french, hex: [N2], turn: 3 }]',
      'hex',
      'Unknown key hex in reserves › entry 1.',
      'Did you mean hexes?',
    ],
    [
      'hexes',
      'turns: 6',
      'turns: 6\npoints: [{ side: french, points: 2, controls: [L7] }]',
      'controls',
      'Unknown key controls in points › entry 1, and when is missing.',
      'controls belongs in when, one level deeper.',
    ],
    [
      'hexes',
      'turns: 6',
      'turns: 6\nvariants: { long: { turns: 8 } }',
      'turns',
      'Unknown key turns in variants › long, and name is missing.',
      'turns belongs in changes, one level deeper.',
    ],
    [
      'numbers',
      '{ 6-4: ["0710"',
      '{ 6/4: ["0710"',
      '6/4',
      '6/4 cannot be a key in units › french › infantry.',
      'Did you mean 6-4?',
    ],
    [
      'hexes',
      'light-cavalry: [B3]',
      'light-cavalry: [Chasseurs B3]',
      'Chasseurs B3',
      'Chasseurs B3 is no hex.',
      'Write a unit with a name as { at: B3, name: Chasseurs }.',
    ],
    ['hexes', 'woods: [D6', 'forest: [D6', 'forest', 'There is no kind of ground forest.', 'Did you mean woods?'],
    [
      'hexes',
      'nations: [english]',
      'nations: [England]',
      'England',
      'There is no nation England.',
      'Did you mean english?',
    ],
    [
      'hexes',
      'light-cavalry: [B3]',
      'light-cavalry: [{ at: B3, facing: north-east }]',
      'north-east',
      'north-east is not a hexside of these hexes.',
      'Did you mean NE?',
    ],
    [
      'table',
      'kind: stream, line:',
      'kind: stream, path:',
      'path',
      'Unknown key path in board › features › brook.',
      'Did you mean line?',
    ],
    [
      'table',
      'level: marginal, check: at-end, when: { controls: [village] }',
      'level: marginal, check: at-end, when: { controls: { hexes: [village] } }',
      'hexes',
      'Unknown key hexes in victory › entry 2 › when › controls.',
      'Did you mean areas?',
    ],
    [
      'hexes',
      'turns: 6',
      'turns: 6\nexits: { french: [A1] }',
      'exits',
      'Unknown key exits at the top of the file.',
      /^It is a key of Napoleon at Waterloo\. Keys here: format, /,
    ],
    [
      'hexes',
      'eliminated: { side: allied, units: 6 }',
      'destroyedFirst: 15',
      'destroyedFirst',
      'Unknown key destroyedFirst in victory › entry 2 › when.',
      /^It is a key of Napoleon at Waterloo\. Keys here: controls, /,
    ],
    [
      'hexes',
      'when: { controls: [L7, L9] }',
      'when: { controls: [L7], and: { controls: [L9] } }',
      'and',
      'Unknown key and in victory › entry 1 › when.',
      'Did you mean all?',
    ],
    [
      'numbers',
      'nation: prussian',
      'nation: prussia',
      'prussia',
      'No side has prussia troops.',
      'Did you mean prussian? Nations of allied: british, prussian.',
    ],
    ['table', 'kind: built-up', 'kind: town', 'town', 'There is no kind of ground town.', 'Did you mean built-up?'],
    [
      'table',
      'type: line, rating: 3, men: 600, at: [15.5',
      'type: line-infantry, rating: 3, men: 600, at: [15.5',
      'line-infantry',
      'There is no unit type line-infantry.',
      'Did you mean line?',
    ],
  ])('%s: %j as %j', (...row) => {
    expect(found(row)).toEqual(wanted(row))
  })
})

describe('dates, names and titles as people write them', () => {
  const date = (by: string) => ['hexes', 'turns: 6', `date: ${by}\nturns: 6`, by, `date cannot be ${by}.`] as const

  test.each<Row>([
    [...date('06/18/1815'), 'Write "1815-06-18".'],
    [...date('18.6.1815'), 'Write "1815-06-18".'],
    [...date('18 June 1815'), 'Write "1815-06-18".'],
    [...date('1815/06/18'), 'Write "1815-06-18".'],
    // Nobody knows which of the two is the month.
    [...date('06/07/1815'), /^Day of the battle/],
    [
      'hexes',
      'id: new-battle',
      'id: Mont St Jean',
      'Mont St Jean',
      'id cannot be Mont St Jean.',
      'Write mont-st-jean.',
    ],
    [
      'hexes',
      'title: New battle',
      'title: #1 of the day',
      '',
      'title must be a text, but is empty.',
      'The # begins a comment. Put the text in quotes: "#1 of the day".',
    ],
    [
      'hexes',
      'heavy-cavalry: [N2]',
      'heavy-cavalry: [&nbsp;N2]',
      '',
      'An entry of heavy-cavalry must be a text or a mapping, but is empty.',
      '&nbsp;N2 names an anchor of YAML. Remove the &, or put the text in quotes.',
    ],
    [
      'hexes',
      'title: New battle',
      'title: The ﬁrst battle',
      'ﬁ',
      'ﬁ is one character here, as printed pages have it, not the letters fi: a search does not find the word.',
      'Write fi.',
    ],
  ])('%s: %j as %j', (...row) => {
    expect(found(row)).toEqual(wanted(row))
  })

  test('a ligature is mended', () => {
    const mended = fixAll(validate(BATTLES.hexes.replace('New battle', 'The ﬁrst battle'), SYSTEMS), SYSTEMS)
    expect(mended.validation.text).toBe(BATTLES.hexes.replace('New battle', 'The first battle'))
  })
})

describe('YAML as other languages have it', () => {
  test.each<Row>([
    ['hexes', 'turns: 6', '// six\nturns: 6', '//', '// begins no comment in YAML.', 'Begin the comment with #.'],
    ['hexes', 'turns: 6', '/* six */\nturns: 6', '/*', '/* begins no comment in YAML.', 'Begin the comment with #.'],
    ['hexes', 'turns: 6', 'turns = 6', '=', 'A key is followed by a colon, not by =.', 'Write turns: 6.'],
    [
      'hexes',
      '  - { side: allied, turn',
      '  • { side: allied, turn',
      '• ',
      'The • begins no item of a list in YAML.',
      'Begin the item with a hyphen and a space.',
    ],
    [
      'hexes',
      '{ Mill farm: [L7] }',
      '{{ Mill farm: [L7] }}',
      '{ Mill farm: [L7] }',
      'A key must be a word, followed by a colon.',
      'Remove one of the two pairs of braces.',
    ],
  ])('%s: %j as %j', (...row) => {
    expect(found(row)).toEqual(wanted(row))
  })

  test('an alias that is mistyped is told which anchor it is like', () => {
    const text = BATTLES.hexes.replace('[D3, F3', '&line [D3, F3').replace('light-cavalry: [B3]', 'light-cavalry: *lin')
    expect(validate(text, SYSTEMS).diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      ['*lin refers to an anchor that is not defined before it.', 'Did you mean *line?'],
    ])
  })
})

describe('a line out of its column is blamed, not the line after it', () => {
  test.each<Row>([
    [
      'table',
      '            doctrine: effective\n            # attack',
      '          doctrine: effective\n            # attack',
      'doctrine:',
      'This line is indented by 10 spaces; the lines around it by 12.',
      'Indent it by 12 spaces.',
    ],
    [
      'hexes',
      'units:\n  french:\n',
      'units:\nfrench:\n',
      'french:',
      'This line is not indented; the lines that belong beside it by 2.',
      'Indent it by 2 spaces.',
    ],
  ])('%s: %j as %j', (...row) => {
    expect(found(row)).toEqual(wanted(row))
  })
})

test('what is missing from the whole file is shown at its first line only', () => {
  const text = BATTLES.hexes.replace('system: vive-lempereur\n', '')
  const [problem] = validate(text, SYSTEMS).diagnostics
  const lines = new Lines(text)
  expect(problem).toMatchObject({ code: 'schema/missing-key' })
  expect(lines.at(problem!.range![1]).line).toBe(lines.at(problem!.range![0]).line)
})
