import { describe, expect, test } from 'vitest'
import { battle } from '../../test/support/replay-games.ts'
import type { ViveLempereurScenario } from '../systems/vive-lempereur/format/index.ts'
import { Digest, digestScenario } from './digest.ts'

describe('a digest', () => {
  // From the reference page of Fowler, Noll and Vo.
  test.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('of %j is that of FNV-1a with 64 bits', (text, digest) => {
    expect(new Digest().text(text).toString()).toBe(digest)
  })

  test('of words is that of their bytes, the lowest first', () => {
    const words = Int32Array.of(0x6f6f66, -1)
    expect(new Digest().words(words).toString()).not.toBe(new Digest().words(words.toReversed()).toString())
    expect(new Digest().words(Int32Array.of(0x64636261)).toString()).toBe(new Digest().text('abcd').toString())
  })

  test('of a text in pieces is that of the whole, accents and all', () => {
    expect(new Digest().text('Mont ').text('Saint-Jéan').toString()).toBe(
      new Digest().text('Mont Saint-Jéan').toString(),
    )
    expect(new Digest().text('é').toString()).not.toBe(new Digest().text('e').toString())
  })
})

describe("a battle's digests", () => {
  const waterloo = battle('waterloo')
  const changed = (change: Partial<ViveLempereurScenario>) => {
    const [before, after] = [digestScenario(waterloo), digestScenario({ ...waterloo, ...change })]
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key])
  }

  test('stay when its story is told otherwise', () => {
    const { sources: _, ...without } = waterloo
    expect(changed({ title: 'Mont-Saint-Jean', briefing: 'Rain.', summary: 'A plain.', authors: ['Ney'] })).toEqual([])
    expect(digestScenario(without)).toEqual(digestScenario(waterloo))
    expect(changed({ victory: waterloo.victory.map((goal) => ({ ...goal, note: 'Hard.' })) })).toEqual([])
  })

  test('stay when the order of its parts changes', () => {
    const reversed = Object.fromEntries(Object.entries(waterloo).toReversed()) as ViveLempereurScenario
    expect(JSON.stringify(digestScenario(reversed))).toBe(JSON.stringify(digestScenario(waterloo)))
  })

  test('tell which part has changed', () => {
    expect(changed({ turns: 5 })).toEqual(['turns'])
    expect(changed({ turns: 5, board: { ...waterloo.board, roads: [] } }).toSorted()).toEqual(['board', 'turns'])
    expect(changed({ options: {} })).toEqual(['options'])
  })

  test('change with the order of the sides, of which the first is side 0', () => {
    const sides = Object.fromEntries(Object.entries(waterloo.sides).toReversed())
    expect(changed({ sides })).toEqual(['sides'])
  })
})
