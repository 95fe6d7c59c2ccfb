import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeHex, parseHex } from './hex-labels.ts'
import { expandRange, foldHexes, foldPath, type HexRange, makeRange, parseRange } from './hex-ranges.ts'

const read = (text: string) => text.split(' ').map((word) => parseRange(word)!)
const expand = (words: readonly string[]) => words.flatMap((word) => expandRange(parseRange(word)!)).map(makeHex)

const hex = fc.record({ column: fc.nat(30), row: fc.nat(12) })
const anyRange = fc.oneof(
  hex.map((first): HexRange => ({ first, last: first })),
  fc.record({ first: hex, last: hex }),
)
const columnRange = fc.tuple(fc.nat(2), fc.nat(6), fc.nat(6)).map(
  ([column, from, to]): HexRange => ({
    first: { column, row: from },
    last: { column, row: to },
  }),
)

describe('the notation of ranges', () => {
  it('reads a hex as a range of one', () => {
    expect(parseRange('D5')).toEqual({ first: { column: 3, row: 4 }, last: { column: 3, row: 4 } })
  })

  it('keeps the corners as they are written', () => {
    expect(parseRange('M13-M1')).toEqual({ first: { column: 11, row: 12 }, last: { column: 11, row: 0 } })
  })

  it('reads and folds hexes that are numbered, from north to south', () => {
    expect(parseRange('0417-0422')).toEqual({ first: parseHex('0417'), last: parseHex('0422') })
    expect(foldHexes(read('2712 2711 2709-2710 0101-1101 1410'))).toEqual(['0101-1101', '1410', '2709-2712'])
    expect(foldPath(read('1701 1702 1703'))).toEqual(['1701-1703'])
    expect(['0400', '0417-0400', '417', '0417-D5'].map(parseRange)).toEqual(Array(4).fill(undefined))
  })

  it('gives column J, which does not exist, the ordinal -1', () => {
    expect(parseRange('I1-J5')?.last.column).toBe(-1)
  })

  it.each(['', 'd5', 'D05', 'D 5', 'D5-', 'D5-E', 'D1000', 'D5-E6-F7', 'D5e1'])('does not read %j', (text) => {
    expect(parseRange(text)).toBeUndefined()
  })

  it('covers every column and row between the corners, and no column J', () => {
    expect(expand(['I2-K1'])).toEqual(['I2', 'I1', 'K2', 'K1'])
  })

  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyRange, (range) => {
        expect(parseRange(makeRange(range))).toEqual(range)
      }),
    )
  })
})

describe('folding a set of hexes', () => {
  it.each([
    ['B10 B7 B9 B8', 'B7-B10'],
    ['D6 D7', 'D6 D7'],
    ['D6-D7', 'D6 D7'],
    ['I5 K5', 'I5 K5'],
    ['L5 I5 K5', 'I5-L5'],
    ['G8 G9 H9 H10 I9 I10 K9 K10', 'G8 G9 H9-K10'],
    ['H1-H13 A7-V7', 'A7-G7 H1-H13 I7-V7'],
    ['A1-B1 A3-A9', 'A1 A3-A9 B1'],
    ['V4-A1', 'A1-V4'],
    ['AA1 Z1 Y1', 'Y1-AA1'],
    ['D5 D5', 'D5'],
  ])('writes %s as %s', (hexes, folded) => {
    expect(foldHexes(read(hexes))).toEqual(folded.split(' '))
  })

  it('writes nothing for no hexes', () => {
    expect(foldHexes([])).toEqual([])
  })

  it('keeps exactly the hexes', () => {
    fc.assert(
      fc.property(fc.array(anyRange), (ranges) => {
        const hexes = expand(foldHexes(ranges)!)
        expect(new Set(hexes)).toEqual(new Set(ranges.flatMap(expandRange).map(makeHex)))
        expect(hexes).toHaveLength(new Set(hexes).size)
      }),
    )
  })

  it('does not depend on the order or on how the ranges were cut', () => {
    fc.assert(
      fc.property(fc.array(anyRange), (ranges) => {
        const singles = ranges.flatMap(expandRange).map((position) => ({ first: position, last: position }))
        expect(foldHexes(singles.reverse())).toEqual(foldHexes(ranges))
      }),
    )
  })

  it('has nothing left to fold', () => {
    fc.assert(
      fc.property(fc.array(anyRange), (ranges) => {
        const folded = foldHexes(ranges)!
        expect(foldHexes(folded.map((word) => parseRange(word)!))).toEqual(folded)
      }),
    )
  })

  it('takes no longer for ranges that cover much', () => {
    const wholeBoard = read('A1-ZZ999')[0]!
    expect(foldHexes(Array.from({ length: 100_000 }, () => wholeBoard))).toEqual(['A1-ZZ999'])
  })
})

describe('folding crossing strips', () => {
  it('gives up past the limit', () => {
    const strips = read('A1-V1 A3-V3 A5-V5 B1-B5 D1-D5 F1-F5')
    expect(foldHexes(strips, 100)).toHaveLength(15)
    expect(foldHexes(strips, 10)).toBeUndefined()
  })
})

describe('folding a path', () => {
  it.each([
    ['M1 M2 M3', 'M1-M3'],
    ['M3 M2 M1', 'M3-M1'],
    ['M1 M2', 'M1 M2'],
    ['I2 K3 K4 L4 N6 N7 N8 O9', 'I2 K3 K4 L4 N6-N8 O9'],
    ['M1-M5 M6-M9', 'M1-M9'],
    ['M1-M5 M6-M4', 'M1-M6 M5 M4'],
    ['M1-M3 M3', 'M1-M3 M3'],
    ['M1 M3 M5', 'M1 M3 M5'],
  ])('writes %s as %s', (path, folded) => {
    expect(foldPath(read(path))).toEqual(folded.split(' '))
  })

  it('keeps the hexes and their order, however the path was cut', () => {
    fc.assert(
      fc.property(fc.array(columnRange), (ranges) => {
        const folded = foldPath(ranges)
        expect(expand(folded)).toEqual(ranges.flatMap(expandRange).map(makeHex))
        const singles = ranges.flatMap(expandRange).map((position) => ({ first: position, last: position }))
        expect(foldPath(singles)).toEqual(folded)
        expect(foldPath(folded.map((word) => parseRange(word)!))).toEqual(folded)
      }),
    )
  })
})
