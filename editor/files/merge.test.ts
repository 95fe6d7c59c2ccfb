import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergePlaces, mergeTexts, resolveMerge } from './merge.ts'

const BASE = 'title: Ligny\nturns: 6\n# the French\nunits:\n  french: [D3]\n  allied: [D9]\n'
const edit = (...edits: readonly (readonly [string, string])[]) =>
  edits.reduce((text, [from, to]) => text.replace(from, to), BASE)

describe('a merge', () => {
  test('takes the changes of both where they touch other lines', () => {
    const merge = mergeTexts(BASE, edit(['Ligny', 'Wavre']), edit(['[D9]', '[D9, E9]']))
    expect(merge.conflicts).toEqual([])
    expect(resolveMerge(merge, [])).toBe(edit(['Ligny', 'Wavre'], ['[D9]', '[D9, E9]']))
  })

  test('takes what both did once', () => {
    const both = edit(['turns: 6', 'turns: 8'])
    expect(resolveMerge(mergeTexts(BASE, both, both), [])).toBe(both)
  })

  test('lists lines that both changed, and resolves them as the person chooses', () => {
    const [mine, theirs] = [edit(['turns: 6', 'turns: 7']), edit(['turns: 6', 'turns: 8'], ['Ligny', 'Wavre'])]
    const merge = mergeTexts(BASE, mine, theirs)
    expect(merge.conflicts).toEqual([
      { base: 'title: Ligny\nturns: 6\n', mine: 'title: Ligny\nturns: 7\n', theirs: 'title: Wavre\nturns: 8\n' },
    ])
    expect(resolveMerge(merge, ['mine'])).toBe(mine)
    expect(resolveMerge(merge, ['theirs'])).toBe(theirs)
    expect(resolveMerge(merge, ['both'])).toContain('turns: 7\ntitle: Wavre\nturns: 8\n#')
  })

  test('is a conflict where one removes what the other changes', () => {
    const merge = mergeTexts(BASE, edit(['  french: [D3]\n', '']), edit(['[D3]', '[D4]']))
    expect(merge.conflicts).toEqual([{ base: '  french: [D3]\n', mine: '', theirs: '  french: [D4]\n' }])
    expect(resolveMerge(merge, ['theirs'])).toContain('[D4]')
  })

  test('puts a line end between two texts of which the first lacks it', () => {
    const merge = mergeTexts('a', 'a\nb', 'a\nc')
    expect(resolveMerge(merge, ['both'])).toMatch(/b\n(?:a\n)?c$/)
  })

  test('keeps line ends as they are', () => {
    const windows = (text: string) => text.replaceAll('\n', '\r\n')
    const merge = mergeTexts(windows(BASE), windows(edit(['Ligny', 'Wavre'])), windows(edit(['[D9]', '[E9]'])))
    expect(resolveMerge(merge, [])).toBe(windows(edit(['Ligny', 'Wavre'], ['[D9]', '[E9]'])))
  })

  test('tells each place that was changed, by whom and in which line', () => {
    const mine = edit(['Ligny', 'Wavre'], ['[D3]', '[D4]'])
    const theirs = edit(['[D9]', '[E9]'], ['turns: 6\n', 'turns: 6\nclock: 1\n'], ['[D3]', '[D5]'])
    expect(mergePlaces(mergeTexts(BASE, mine, theirs))).toEqual([
      { line: 1, part: { by: 'mine', base: 'title: Ligny\n', text: 'title: Wavre\n' } },
      { line: 3, part: { by: 'theirs', base: '', text: 'clock: 1\n' } },
      {
        line: 5,
        part: {
          base: '  french: [D3]\n  allied: [D9]\n',
          mine: '  french: [D4]\n  allied: [D9]\n',
          theirs: '  french: [D5]\n  allied: [E9]\n',
        },
      },
    ])
  })

  test('needs a choice for each conflict', () => {
    expect(() => resolveMerge(mergeTexts('a\n', 'b\n', 'c\n'), [])).toThrow('a choice for each conflict')
  })

  test('with one side unchanged gives the other, and loses no line of either', () => {
    const text = array(constantFrom('a\n', 'b\n', 'c\n', 'd\n')).map((lines) => lines.join(''))
    assert(
      property(text, text, text, (base, mine, theirs) => {
        expect(resolveMerge(mergeTexts(base, mine, base), [])).toBe(mine)
        expect(resolveMerge(mergeTexts(base, base, theirs), [])).toBe(theirs)
        const merge = mergeTexts(base, mine, theirs)
        const all = (side: 'mine' | 'theirs') =>
          resolveMerge(
            merge,
            merge.conflicts.map(() => side),
          )
        const own = (side: string) => side.split('\n').filter((line) => !base.includes(line))
        expect(all('mine').split('\n')).toEqual(expect.arrayContaining(own(mine)))
        expect(all('theirs').split('\n')).toEqual(expect.arrayContaining(own(theirs)))
      }),
    )
  })

  test('of large texts of like lines is found, and one of unlike texts is one conflict', () => {
    const rows = Array.from({ length: 100_000 }, (_, i) => `  - ${i % 3}\n`)
    const [base, mine, theirs] = [rows, rows.with(100, 'mine\n'), rows.with(90_000, 'theirs\n')].map((lines) =>
      lines.join(''),
    )
    expect(mergeTexts(base!, mine!, theirs!).conflicts).toEqual([])
    const unlike = (word: string) => Array.from({ length: 20_000 }, (_, i) => `${word} ${i}\n`).join('')
    const merge = mergeTexts(unlike('a'), unlike('b'), unlike('c'))
    expect(merge.conflicts).toHaveLength(1)
    expect(resolveMerge(merge, ['theirs'])).toBe(unlike('c'))
  })
})
