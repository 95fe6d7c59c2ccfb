import { describe, expect, test } from 'vitest'
import { HexGrid } from './hex-grid.ts'
import {
  cornersOf,
  foldSides,
  hexBeyond,
  hexesAtCorner,
  makeSides,
  parseSides,
  plainSide,
  sideFromBeyond,
  sideLabel,
  sidesBetween,
  sideTowards,
} from './hex-sides.ts'
import { NOWHERE } from './nowhere.ts'

const grid = HexGrid.of(0, 6, 5)
const hex = (label: string) => grid.find(label)

describe('the notation of hexsides', () => {
  test.each(['D5/D6', 'D5/D6,E5', '0417/0418', '0417/0418,0517,0317'])('%s is read and written', (text) => {
    expect(makeSides(parseSides(text)!)).toBe(text)
  })

  test.each(['D5', 'D5/', '/D5', 'D5-D6', 'D5/D6,', 'D5/D6, E5', 'd5/d6', 'D0/D1', '0400/0401', 'D5/D6/E5'])(
    '%s is no hexside',
    (text) => {
      expect(parseSides(text)).toBeUndefined()
    },
  )

  test('a list is sorted, has each side once, and tells three sides of a hex together', () => {
    const fold = (...texts: string[]) => foldSides(texts.map((text) => parseSides(text)!))
    expect(fold('D5/D6', 'B2/B3', 'D5/D6')).toEqual(['B2/B3', 'D5/D6'])
    expect(fold('D5/E5', 'D5/D6')).toEqual(['D5/D6', 'D5/E5'])
    expect(fold('D5/E5,D6', 'D5/C5')).toEqual(['D5/C5,D6,E5'])
  })

  test('which hex a side is told from stays', () => {
    expect(foldSides([parseSides('D6/D5')!])).toEqual(['D6/D5'])
  })
})

describe('the numbers of hexsides', () => {
  test('a side has a number from each of its hexes, and one of them for both', () => {
    for (let side = 0; side < grid.size * 6; side++) {
      const other = sideFromBeyond(grid, side)
      if (other === NOWHERE) continue
      expect(sideFromBeyond(grid, other)).toBe(side)
      expect(plainSide(grid, other)).toBe(plainSide(grid, side))
      expect(sideTowards(grid, Math.floor(side / 6), hexBeyond(grid, side))).toBe(side)
    }
  })

  test('hexes that are no neighbours have no side', () => {
    expect(sideTowards(grid, hex('A1'), hex('A3'))).toBe(NOWHERE)
    expect(sideLabel(grid, sideTowards(grid, hex('B2'), hex('C1')))).toBe('B2/C1')
  })

  test('two sides of one hex that follow one another share a corner, whichever hex they are seen from', () => {
    const [, corner] = cornersOf(grid, hex('C3') * 6)
    expect(cornersOf(grid, hex('C3') * 6 + 1)[0]).toBe(corner)
    for (let side = 0; side < grid.size * 6; side++) {
      const other = sideFromBeyond(grid, side)
      if (other === NOWHERE) continue
      expect(new Set(cornersOf(grid, other))).toEqual(new Set(cornersOf(grid, side)))
    }
  })

  test('three hexes meet at a corner, fewer at the edge', () => {
    const [first, second] = cornersOf(grid, sideTowards(grid, hex('C3'), hex('C4')))
    const labels = (corner: number) =>
      hexesAtCorner(grid, corner)
        .map((one) => grid.label(one))
        .sort()
    expect([labels(first), labels(second)]).toEqual([
      ['B4', 'C3', 'C4'],
      ['C3', 'C4', 'D4'],
    ])
    expect(labels(cornersOf(grid, sideTowards(grid, hex('A1'), hex('A2')))[0])).toEqual(['A1', 'A2'])
  })

  test('between two sides of one hex lie those of the shorter way around it, inside the board', () => {
    const side = (label: string) => {
      const [of = '', towards = ''] = label.split('/')
      return sideTowards(grid, hex(of), hex(towards))
    }
    const between = (from: string, to: string) =>
      sidesBetween(grid, side(from), side(to)).map((one) => sideLabel(grid, one))
    expect(between('C3/C2', 'C3/C2')).toEqual([])
    expect(between('C3/C2', 'C3/D3')).toEqual([])
    expect(between('C3/C2', 'C3/D4')).toEqual(['C3/D3'])
    expect(between('D4/C3', 'C2/C3')).toEqual(['C3/D3'])
    expect(between('C3/B4', 'C3/C2')).toEqual(['C3/B3'])
    // Opposite ones: clockwise, and rows go up.
    expect(between('C3/C2', 'C3/C4')).toEqual(['C3/B3', 'C3/B4'])
    expect(between('C3/C2', 'E3/E4')).toEqual([])
    expect(between('C1/B1', 'C1/D1')).toEqual([])
  })
})
