import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { changed, check, extended, marked, onBoard, places, soundBattle } from '../fixtures/diagnostics/sound-battle.ts'
import { shippedFiles } from '../fuzz/shipped.ts'

describe('a slip in the YAML is explained where it was made:', () => {
  /** Each text has one slip, at the place marked ». */
  const slips: readonly (readonly [slip: string, text: string, message: string, hint: string])[] = [
    [
      'a colon in a text',
      titled('Austerlitz»: the sun'),
      'Text with a colon needs quotes.',
      'Write title: "Austerlitz: the sun".',
    ],
    [
      'no space after the colon of a number',
      changed('turns: 6', 'turns»:6'),
      'A space is missing after the colon.',
      'Add a space after it.',
    ],
    [
      'no space before a bracket',
      changed('  kind: hex', '  names»:{ Mill: [B3] }\n  kind: hex'),
      'A space is missing after the colon.',
      'Add a space after it.',
    ],
    [
      'a quote within single quotes',
      titled("'The Ford»'s'"),
      'The text in quotes already ends here.',
      "Write a quote inside the text twice (''), or put the text in double quotes.",
    ],
    [
      'a quote within double quotes',
      titled('"The »"Ford" is here"'),
      'The text in quotes already ends here.',
      'Write a quote inside the text as \\", or put the text in single quotes.',
    ],
    [
      'a bracket in a comment',
      changed('victory: []', 'victory: [unit »#2]'),
      'A comment starts here and swallows the ] that closes the [.',
      'Put the text with the # in quotes.',
    ],
    ['an open [', changed('victory: []', 'victory: »['), 'This [ is never closed.', 'Add the ].'],
    ['an open { where the file ends', '»{ "rules": ', 'This { is never closed.', 'Add the }.'],
    [
      'an open { before more lines',
      changed('french: { regular-infantry: [A1, B1, C1] }', 'french: »{ regular-infantry: [A1, B1, C1]'),
      'This { is never closed.',
      'Add the }.',
    ],
    [
      'a list within a mapping that is not closed',
      changed('west: [A1-A6],', 'west: »[A1-A6,'),
      'This [ is closed by }.',
      'Close it with ].',
    ],
    ['a bracket too many', changed('west: [A1-A6],', 'west: [A1-A6]»],'), 'This ] closes nothing.', 'Remove it.'],
    [
      'a key that begins with a dash',
      changed('units:\n', '»- units:\n'),
      'A list item cannot be among keys.',
      'Indent it below the key of its list, or remove the dash.',
    ],
    [
      'an item that is indented less than the one before it',
      changed('victory: []', 'victory:\n  - { side: french }\n »- { side: allied }'),
      'This line is indented by 1 space; the lines around it by 0 or 2.',
      'Indent it by 2 spaces, or not at all.',
    ],
    [
      'no space after a dash',
      changed('victory: []', 'victory:\n  »-{ side: french, level: decisive }'),
      'A space is missing after the dash.',
      'Add a space after it.',
    ],
    [
      'a full-width colon',
      changed('turns: 6', 'turns»\uff1a 6'),
      'This is a full-width \uff1a, which YAML takes for a letter.',
      'Write :.',
    ],
    [
      'a conflict',
      changed('turns: 6', '»<<<<<<< HEAD\nturns: 6\n=======\nturns: 8\n>>>>>>> theirs'),
      'Git has left a conflict here: both versions stand in the file.',
      'Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
    ],
    [
      'a code block of Markdown',
      `»\`\`\`yaml\n${changed('turns: 6', 'turns: 6')}\`\`\`\n`,
      'This is the mark of a Markdown code block.',
      'Remove this line, and the ``` that closes the block.',
    ],
    ['a wrong bracket', changed('victory: []', 'victory: »[}'), 'This [ is closed by }.', 'Close it with ].'],
    [
      'a bracket too many',
      changed('victory: []', 'victory: []»]'),
      'This ] closes nothing.',
      'Remove it, or put the text in quotes.',
    ],
    [
      'a line in brackets at the left',
      changed('victory: []', 'victory: [\n»{}\n]'),
      'This line is inside [ ] but not indented enough.',
      'Indent it more than the line where the bracket opens.',
    ],
    [
      'a comma left out',
      changed('victory: []', 'victory: [[A1] »[B1]]'),
      'A comma is missing before this.',
      'Put a comma between the entries.',
    ],
    [
      'a comma too many',
      changed('victory: []', 'victory: [A1,»,B1]'),
      'There is no entry before this comma.',
      'Remove the comma, or add the entry.',
    ],
    [
      'an opening bracket left out',
      changed('sectors: {', 'sectors:').replace('west:', 'west»:'),
      'A bracket is missing before this colon, or quotes around the text.',
      'Open the bracket that the line closes, or put the text in quotes.',
    ],
    ['an open quote', titled('»"Skirmish'), 'The quote " is never closed.', 'Add a " at the end of the text.'],
    [
      'an open quote before another text in quotes',
      titled(`»'Skirmish\nsummary: 'A fight'`),
      "The quote ' is never closed.",
      "Add a ' at the end of the text.",
    ],
    [
      'a line indented too little',
      changed('  columns', ' »columns'),
      'This line is indented by 1 space; the lines around it by 0 or 2.',
      'Indent it by 2 spaces, or not at all.',
    ],
    [
      'a line indented too much',
      changed('  columns', '   »columns'),
      'This line is indented by 3 spaces; the lines around it by 2.',
      'Indent it by 2 spaces.',
    ],
    [
      'a line indented below a value',
      changed('turns: 6', '  »turns: 6'),
      'This line is indented by 2 spaces; the line above it is not indented.',
      'Do not indent it, or remove what follows the colon above it.',
    ],
    [
      'a key of an item in a column of its own',
      onBoard('roads:\n    - name: Lane\n     »path: [A1, A2]'),
      'This line is indented by 5 spaces; the lines around it by 4 or 6.',
      'Indent it by 4 or 6 spaces.',
    ],
    [
      'a key below the dash of its item',
      onBoard('roads:\n    - name: Lane\n    »path: [A1, A2]'),
      'This line among list items has no dash.',
      'Indent it by 6 spaces if it belongs to the item above, or start it with a dash.',
    ],
    [
      'an item among keys',
      changed('turns: 6', '»- turns'),
      'A list item cannot be among keys.',
      'Indent it below the key of its list, or remove the dash.',
    ],
    [
      'a text that falls back to the left',
      extended('briefing: |\n    A hot day.\n  »Thunder.'),
      'This line is indented less than the text above it.',
      'Indent it by 4 spaces, like the text.',
    ],
    [
      'a first line that is indented',
      ` »${soundBattle}`,
      'The first key is indented by 1 space, a later one is not.',
      'Start both in the same column.',
    ],
    ['a colon left out', changed('turns: 6', '»turns 6'), 'A colon is missing after the key turns.', 'Write turns: 6.'],
    [
      'a colon left out in the last line',
      changed('victory: []', '»victory []'),
      'A colon is missing after the key victory.',
      'Write victory: [].',
    ],
    [
      'a colon left out above a mapping',
      changed('board:', '»board'),
      'A colon is missing after the key board.',
      'Add a colon after it.',
    ],
    [
      'a text that goes on at the left',
      extended('summary: Napoleon attacks\n»across the brook.'),
      'This line has no key with a colon.',
      'Add a colon after its key, or indent it more if it continues the text above.',
    ],
    ...['@', '`', '%', '*', '&'].map(
      (sign) =>
        [
          `a text that begins with ${sign}`,
          titled(`»${sign} Skirmish`),
          `Text cannot start with ${sign}.`,
          `Write "${sign} Skirmish".`,
        ] as const,
    ),
    ['a text that begins with !', titled('»!Attack! now'), 'Text cannot start with !.', 'Write "!Attack! now".'],
    ['a text in stars', titled('»*Skirmish* again'), 'Text cannot start with *.', 'Write "*Skirmish* again".'],
    ['a key that begins with @', changed('turns:', '»@turns:'), 'Text cannot start with @.', 'Put it in quotes.'],
    [
      'a dash behind a key',
      titled('»- Skirmish'),
      'A list item cannot be in the line of its key.',
      'Start the list in the next line, or put the text in quotes.',
    ],
    [
      'a text behind its |',
      titled('| »Skirmish'),
      'Text cannot be in the line of its |.',
      'Put it in the next line, indented, or in quotes.',
    ],
    [
      'a backslash in double quotes',
      titled('"a »\\q"'),
      '\\q has no meaning in double quotes.',
      'Write \\\\ for a backslash, or put the text in single quotes.',
    ],
    [
      'a word behind a list',
      changed('victory: []', 'victory: [] »none'),
      'The value before this is already complete.',
      'Remove this, or put the whole text in quotes.',
    ],
  ]
  for (const [slip, slipped, message, hint] of slips) {
    test(`${slip} is one problem with a remedy`, () => {
      const { text, at } = marked(slipped)
      const found = check(text)
      expect(found.map((one) => [one.place, one.message, one.hint])).toEqual([[`yaml/syntax ${at}`, message, hint]])
    })
  }

  test('what has no words of ours has all of the words of the parser', () => {
    expect(check(titled('&a &b Skirmish'))).toMatchObject([
      { code: 'yaml/syntax', message: 'This is not YAML: a node can have at most one anchor.' },
    ])
  })
})

describe('fixes of slips', () => {
  test('a missing space after a colon is added', () => {
    expect(fixed(changed('turns: 6', 'turns:6'))).toBe(soundBattle)
    expect(fixed(changed('  sectors: {', '  sectors:{'))).toBe(soundBattle)
  })

  test('a missing space after a name of several words is left to the author', () => {
    expect(check(onBoard('names:\n    Ford: [A3]\n    Old Mill:[B3]'))).toMatchObject([
      { message: 'A space is missing after the colon.', hint: 'Add a space after it.' },
    ])
    expect(fixed(onBoard('names:\n    Ford: [A3]\n    Old Mill:[B3]'))).toBeUndefined()
  })

  const roads = 'roads:\n    - name: Lane\n      path: [A1, A2]\n    - path: [B1, B2]'
  const sound = onBoard(roads)
  const tabs: readonly (readonly [where: string, slip: string, right: string])[] = [
    ['between two keys', changed('  rows', '\trows'), soundBattle],
    ['behind a space', changed('  rows', ' \trows'), soundBattle],
    ['behind spaces enough', changed('  rows', '  \trows'), soundBattle],
    ['before the last key of a mapping', changed('  allied: { name', '\tallied: { name'), soundBattle],
    ['before the first key of a mapping', changed('  kind', '\tkind'), soundBattle],
    ['before an item', changed('    - path', '\t- path', sound), sound],
    ['before a key of an item', changed('      path: [A1', '\tpath: [A1', sound), sound],
  ]
  for (const [where, slip, right] of tabs) {
    test(`a tab ${where} becomes the indent of its neighbour`, () => expect(fixed(slip)).toBe(right))
  }

  const doubtful: readonly (readonly [where: string, slip: string])[] = [
    ['that may end a mapping', 'a:\n  b:\n    c: 1\n»\td: 2\n'],
    ['below a key without a value', 'a:\n  b:\n»\tc: 1\n'],
    ['below a text', 'a:\n  b: >-\n    text\n»\tc: 1\n'],
    ['below the first level', 'a: 1\n»\tb: 2\n'],
    ['in brackets', 'a: [\n»\tA1\n  ]\n'],
    ['behind a dash', 'a:\n  -»\tb: 1\n'],
  ]
  for (const [where, slip] of doubtful) {
    test(`a tab ${where} is shown and left to the author`, () => {
      const { text, at } = marked(slip)
      expect(places(text)).toEqual([`yaml/tab ${at}`])
      expect(fixed(text)).toBeUndefined()
    })
  }
})

describe('tags', () => {
  for (const tagged of ['!!str Skirmish', '! Skirmish', '&t !!str Skirmish', '!<tag:yaml.org,2002:str> Skirmish']) {
    test(`${tagged} is refused, although the parser knows the tag`, () => {
      const { text, at } = marked(titled(tagged.replace('!', () => '»!')))
      expect(places(text)).toEqual([`yaml/tag ${at}`])
    })
  }

  test('a tag of a key or of a list is refused, too', () => {
    expect(places('!!str a: 1\nb: !!seq [1]\n')).toEqual(['yaml/tag 1:1', 'yaml/tag 2:4'])
  })

  test('a tag is one problem however many aliases lead to it', () => {
    expect(places('a: &a !!str x\nb: [*a, *a]\n')).toEqual(['yaml/tag 1:7'])
  })
})

describe('any slip of one character in a shipped battle', () => {
  const battles = shippedFiles('vive-lempereur').map((file) => readFileSync(file, 'utf8'))
  const signs = battles.map((text) => [...text.matchAll(/[[\]{}"':]/g)].map(({ index }) => index))
  const battle = fc.nat(battles.length - 1)
  const deletion = fc.record({ battle, seed: fc.nat(), sign: fc.constant(undefined) })
  const insertion = fc.record({
    battle,
    seed: fc.nat(),
    sign: fc.constantFrom('[', ']', '{', '}', '"', "'", ':', '\t'),
  })

  test('is told in whole lines within the text', () => {
    fc.assert(
      fc.property(fc.oneof(deletion, insertion), ({ battle: index, seed, sign }) => {
        const original = battles[index]!
        const at = sign === undefined ? signs[index]![seed % signs[index]!.length]! : seed % original.length
        const text = original.slice(0, at) + (sign ?? '') + original.slice(at + (sign === undefined ? 1 : 0))
        const { findings, ranges } = parseText(text)
        const ofSyntax = findings.filter(({ code }) => code === 'yaml/syntax' || code === 'yaml/tab')
        expect(ofSyntax.length).toBeLessThanOrEqual(1)
        for (const finding of findings) {
          const [start, end] = ranges.get(finding)!
          expect(finding.message).toMatch(/^[^\n\r]+\.$/)
          expect(finding.hint ?? 'None.').toMatch(/^[^\n\r]+\.$/)
          expect(0 <= start && start <= end && end <= text.length).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })
})

function titled(title: string): string {
  return changed('title: Skirmish', `title: ${title}`)
}

/** The text once the fix of its first problem has been made. */
function fixed(text: string): string | undefined {
  const edit = check(text)[0]?.fix?.[0]
  return edit && text.slice(0, edit.range[0]) + edit.text + text.slice(edit.range[1])
}
