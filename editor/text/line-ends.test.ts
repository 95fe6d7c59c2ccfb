import { Text } from '@codemirror/state'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LineEnds, typedInto } from './line-ends.ts'

const MIXED = 'one\r\ntwo\nthree\rfour\r\nfive'

describe('line ends', () => {
  it('are one sign each where the text is shown', () => {
    expect(new LineEnds(MIXED).shown).toBe('one\ntwo\nthree\nfour\nfive')
  })

  it('lead from every word to the same word and back', () => {
    const ends = new LineEnds(MIXED)
    for (const word of ['one', 'two', 'three', 'four', 'five']) {
      expect(ends.toShown(MIXED.indexOf(word))).toBe(ends.shown.indexOf(word))
      expect(ends.toText(ends.shown.indexOf(word))).toBe(MIXED.indexOf(word))
    }
  })

  it('stay as they are where something else is typed', () => {
    const { shown } = new LineEnds(MIXED)
    const at = (word: string) => shown.indexOf(word)
    const typed = [
      { from: at('two'), to: at('two'), insert: 'and ' },
      { from: at('four'), to: at('five'), insert: '' },
    ]
    expect(typedInto(MIXED, typed)).toBe('one\r\nand two\nthree\rfive')
  })

  it('of a new line are those of the line that it is put into', () => {
    expect(typedInto('a\r\nb\r\n', [{ from: 1, to: 1, insert: '\nc' }])).toBe('a\r\nc\r\nb\r\n')
    expect(typedInto('a\nb\r\nc', [{ from: 5, to: 5, insert: '\nd' }])).toBe('a\nb\r\nc\r\nd')
    expect(typedInto('a', [{ from: 1, to: 1, insert: '\n' }])).toBe('a\n')
  })

  it('of a new line never join the one beside it', () => {
    expect(typedInto('\rbc\n', [{ from: 0, to: 3, insert: '\n' }])).toBe('\r\n\n')
    expect(typedInto('a\r\n', [{ from: 2, to: 2, insert: '\n' }])).toBe('a\r\n\r\n')
    expect(typedInto('a\rb\n', [{ from: 2, to: 2, insert: '\n' }])).toBe('a\r\r\nb\n')
  })

  it('are shown after any typing as the editor has it, and outside of it the text stays', () => {
    const part = fc.constantFrom('a', 'bc', '\n', '\r\n', '\r', ': ')
    fc.assert(
      fc.property(fc.array(part), fc.nat(), fc.nat(), fc.constantFrom('', 'x', '\n', 'y\nz'), (parts, a, b, insert) => {
        const text = parts.join('')
        const ends = new LineEnds(text)
        const [from, to] = [a, b].map((one) => one % (ends.shown.length + 1)).toSorted((one, other) => one - other)
        const after = typedInto(text, [{ from: from!, to: to!, insert }])
        expect(after.startsWith(text.slice(0, ends.toText(from!)))).toBe(true)
        expect(after.endsWith(text.slice(ends.toText(to!)))).toBe(true)
        // Where what was between them is gone, a return and a feed become one line end, as everywhere.
        const [start, end] = [ends.toText(from!), ends.toText(to!)]
        fc.pre(insert !== '' || text[start - 1] !== '\r' || text[end] !== '\n')
        const shown = Text.of(ends.shown.split('\n')).replace(from!, to!, Text.of(insert.split('\n')))
        expect(new LineEnds(after).shown).toBe(shown.toString())
      }),
    )
  })
})
