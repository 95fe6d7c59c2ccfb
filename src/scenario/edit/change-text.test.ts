import { describe, expect, it, test } from 'vitest'
import { SYSTEMS } from '../../systems/index.ts'
import { formatPart, HEAD } from '../format/format.fixture.ts'
import { type Change, ImpossibleChange } from './change.ts'
import { changeText } from './change-text.ts'
import { applyEdits } from './text-edits.ts'

const { schema } = SYSTEMS[0]!
/** What a part of a scenario becomes. */
const changed = (text: string, ...changes: Change[]) =>
  applyEdits(HEAD + text, changeText(HEAD + text, changes, schema)).slice(HEAD.length)
const set = (path: Change['path'], value: unknown): Change => ({ kind: 'set', path, value })
const remove = (...path: (string | number)[]): Change => ({ kind: 'remove', path })
const insert = (path: Change['path'], value: unknown): Change => ({ kind: 'insert', path, value })

describe('setting a value', () => {
  it('keeps its quotes and the comment behind it', () => {
    expect(changed("title: 'Ligny'   # the last victory\n", set(['title'], "Blücher's"))).toBe(
      "title: 'Blücher''s'   # the last victory\n",
    )
    expect(changed('title:   "Ligny" # x\n', set(['title'], 'Wavre'))).toBe('title:   "Wavre" # x\n')
    expect(changed('rows:  13 # all\n', set(['rows'], 14))).toBe('rows:  14 # all\n')
  })

  it('gives it quotes where it would be read as something else', () => {
    expect(changed('date:  x\n', set(['date'], '1815-06-18'))).toBe('date:  "1815-06-18"\n')
    expect(changed('a: {n:  x}\n', set(['a', 'n'], 'b, c'))).toBe('a: {n:  "b, c"}\n')
  })

  it('keeps a text in lines of its own so', () => {
    expect(changed('briefing: >-\n  One\n  two.\nturns: 6\n', set(['briefing'], 'Three.'))).toBe(
      'briefing: >-\n  Three.\nturns: 6\n',
    )
    expect(changed('briefing: short\n', set(['briefing'], 'One.\n\nTwo.\n'))).toBe('briefing: |\n  One.\n\n  Two.\n')
  })

  it('makes the mappings on the way, each key in its place', () => {
    expect(changed('turns: 6\nsides:\n  french: {}\n', set(['board', 'terrain', 'woods'], ['A1']))).toBe(
      'turns: 6\nboard:\n  terrain: { woods: [A1] }\nsides:\n  french: {}\n',
    )
    expect(changed('board:\n', set(['board', 'rows'], 13))).toBe('board:\n  rows: 13\n')
  })

  it('begins a scenario where there are but comments', () => {
    expect(applyEdits('# to do', changeText('# to do', [set(['title'], 'Ligny')]))).toBe('# to do\ntitle: Ligny\n')
  })

  it('leaves everything else as it is written', () => {
    const text = 'board:   { rows: 13,kind: "hex" }   # flat\n\n\nturns:    6\n'
    expect(changed(text, set(['board', 'rows'], 12))).toBe(text.replace('13', '12'))
  })
})

describe('a list that is painted', () => {
  const woods = (list: string, hexes: string[]) =>
    changed(`board:\n    terrain:\n        woods: ${list}\n`, set(['board', 'terrain', 'woods'], hexes)).slice(35)

  it('changes only in the entries that come and go', () => {
    expect(woods('[A1,  B2, C3 ]', ['A1', 'C3', 'D4'])).toBe('[A1,  C3, D4 ]\n')
    expect(woods('[ A1,  B2, C3,]', ['A0', 'A1', 'B2'])).toBe('[ A0, A1,  B2,]\n')
    expect(woods('[A1, B2]', ['C3', 'D4', 'E5'])).toBe('[C3, D4, E5]\n')
    expect(woods('[A1,  B2]', [])).toBe('[]\n')
    expect(woods('[ ]', ['A1', 'B2'])).toBe('[A1, B2]\n')
  })

  it('keeps the comments of the entries that stay', () => {
    const list = '[D6, D7,   # Hougoumont\n            E7,\n            U6]  # Frichermont'
    expect(woods(list, ['D6', 'D7', 'U5', 'U6'])).toBe(
      '[D6, D7,   # Hougoumont\n            U5,\n            U6]  # Frichermont\n',
    )
    expect(woods(list, ['D6', 'E7', 'U6', 'U7'])).toBe('[D6, E7,\n            U6, U7]  # Frichermont\n')
    expect(woods('[D6, # one\n         # two\n         D7 # three\n         ]', ['D6', 'D7', 'E8'])).toBe(
      '[D6, # one\n         # two\n         D7, # three\n         E8\n         ]\n',
    )
  })

  it('keeps them in lines with dashes too', () => {
    const list = '\n        - D6 # one\n        # two\n        - D7\n        - E7'
    expect(woods(list, ['D6', 'D7', 'U5'])).toBe('\n        - D6 # one\n        # two\n        - D7\n        - U5\n')
    expect(woods(list, ['D6', 'E7'])).toBe('\n        - D6 # one\n        - E7\n')
    expect(woods(list, ['C1', 'D6', 'D7', 'E7'])).toBe(list.replace('- D6', '- C1\n        - D6').concat('\n'))
  })

  it('is filled anew where it was filled as the formatter does it', () => {
    const hexes = Array.from({ length: 40 }, (_, i) => `A${i * 2 + 1}`)
    const text = formatPart(`board: { terrain: {\n  # dense\n  woods: [${hexes.join(', ')}] } }\n`)
    const result = changed(text, set(['board', 'terrain', 'woods'], ['A0', ...hexes]))
    expect(result.split('\n').every(({ length }) => length <= 120)).toBe(true)
    expect(result).toContain('    # dense\n    woods: [A0, A1, ')
  })
})

describe('entries', () => {
  const roads =
    'board:\n  roads:\n    # first\n    - [A1, A2]\n\n    # second\n    - name: Road # named\n      path: [B1]\n    # last\n'

  it('go with the comments that are about them, and no others', () => {
    expect(changed(roads, remove('board', 'roads', 1))).toBe(
      'board:\n  roads:\n    # first\n    - [A1, A2]\n    # last\n',
    )
    expect(changed(roads, remove('board', 'roads', 0))).toBe(
      'board:\n  roads:\n    # second\n    - name: Road # named\n      path: [B1]\n    # last\n',
    )
  })

  it('leave an empty list behind, and the comments that were not theirs', () => {
    expect(changed(roads, remove('board', 'roads', 0), remove('board', 'roads', 0))).toBe(
      'board:\n  # last\n  roads: []\n',
    )
    expect(changed('control:\n  french: [A1]\n', remove('control', 'french'))).toBe('control: {}\n')
  })

  it('come before the entry at their place', () => {
    const added = changed(roads, insert(['board', 'roads', 1], ['C1', 'C2']))
    expect(added).toBe(roads.replace('[A1, A2]\n', '[A1, A2]\n    - [C1, C2]\n'))
    expect(changed(roads, insert(['board', 'roads', 0], ['C1']))).toBe(
      roads.replace('    # first\n', '    - [C1]\n    # first\n'),
    )
  })

  it('of a mapping behind a dash may go, even the first', () => {
    expect(changed('roads:\n   -  name: x\n      path: [A1]\n', remove('roads', 0, 'name'))).toBe(
      'roads:\n   -  path: [A1]\n',
    )
  })

  test('that are renamed keep their value, place and comments', () => {
    expect(
      changed('# a\n"names":\n  # b\n  Zoo:  [A1] # c\n  Ahr: [A2]\n', {
        kind: 'rename',
        path: ['names', 'Zoo'],
        name: 'La Haye: farm',
      }),
    ).toBe('# a\n"names":\n  # b\n  "La Haye: farm":  [A1] # c\n  Ahr: [A2]\n')
  })

  test('later changes are for what the earlier ones have left', () => {
    expect(changed('a:  [x, y]\n', remove('a', 0), insert(['a', 1], 'z'), set(['a', 0], 'w'))).toBe('a:  [w, z]\n')
  })
})

describe('the text around', () => {
  it('has its line ends, its byte order mark and no line end at its end', () => {
    const text = '\uFEFFtitle: x\r\nboard:\r\n    rows: 3'
    expect(applyEdits(text, changeText(text, [set(['board', 'columns'], 'A-C'), remove('title')]))).toBe(
      '\uFEFFboard:\r\n    rows: 3\r\n    columns: A-C',
    )
  })

  it('stays between its brackets, whatever comments are among them', () => {
    const text = '{ # all\n  title: x, # short\n  turns: 6\n  # odd\n  , board: { rows: 3 } }\n'
    expect(applyEdits(text, changeText(text, [set(['board', 'rows'], 4)]))).toBe(text.replace('3', '4'))
    expect(applyEdits(text, changeText(text, [set(['id'], 'ligny')]))).toBe(text.replace('3 }', '3 }, id: ligny'))
  })

  it('that is JSON stays JSON', () => {
    const text = JSON.stringify({ system: 'vive-lempereur', board: { rows: 3, names: { Zoo: ['A1'] } } }, null, 2)
    const after = applyEdits(text, changeText(text, [set(['board', 'names', 'Ahr'], ['A, 2']), set(['title'], 'x')]))
    expect(JSON.parse(after)).toMatchObject({ board: { names: { Ahr: ['A, 2'] } }, title: 'x' })
  })
})

describe('what cannot be done is refused', () => {
  const refusal = (text: string, change: Change) => {
    try {
      changeText(text, [change])
    } catch (error) {
      if (error instanceof ImpossibleChange) return error.message
      throw error
    }
    return undefined
  }

  test('in a text that is not YAML', () => {
    expect(refusal('title: [x\n', set(['title'], 'y'))).toMatch(/^The text is not valid YAML/)
  })

  test('where a change would be one of another place too', () => {
    const text = 'a: &hill [A1]\nb: *hill\nc: 1\n'
    expect(refusal(text, insert(['a', 0], 'B1'))).toMatch(/also change another place, where \*hill/)
    expect(refusal(text, insert(['b', 0], 'B1'))).toMatch(/where \*hill points/)
    expect(refusal(text, remove('a'))).toMatch(/anchor or alias blocks/)
    expect(applyEdits(text, changeText(text, [set(['b'], 2), set(['c'], 3)]))).toBe('a: &hill [A1]\nb: 2\nc: 3\n')
  })

  test.each([
    [set(['title', 'x'], 1), 'title is a single value and cannot contain x.'],
    [set(['list', 2], 1), 'list has no entry #3.'],
    [insert(['list', 3], 1), 'list has no entry #4.'],
    [insert(['title', 0], 1), 'title is not a list.'],
    [remove('board'), 'The scenario has no board.'],
    [{ kind: 'rename', path: ['title'], name: 'list' } as const, 'The scenario already has list.'],
  ])('%j', (change, message) => {
    expect(refusal('title: x\nlist: [1, 2]\n', change)).toBe(message)
  })
})

describe('what a draft does not tell of', () => {
  it('is not overwritten by what must be new', () => {
    const isNew = { kind: 'set', path: ['a', 'b'], value: 1, isNew: true } as const
    expect(changed('a: {}\n', isNew)).toBe('a:\n  b: 1\n')
    expect(() => changed('a: { b: 2 }\n', isNew)).toThrow('a already has b')
  })

  it('is not taken along by what must be empty', () => {
    const ifEmpty = { kind: 'remove', path: ['a'], ifEmpty: true } as const
    expect(changed('a: { b: 2 } # one\nc: 1\n', ifEmpty)).toBe('a: { b: 2 } # one\nc: 1\n')
    expect(changed('a: { b: 2 } # one\nc: 1\n', remove('a', 'b'), ifEmpty)).toBe('c: 1\n')
  })
})
