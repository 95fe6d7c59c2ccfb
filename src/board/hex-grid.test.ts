import { describe, expect, test } from 'vitest'
import { DIRECTIONS, HexGrid } from './hex-grid.ts'
import { columnLabel, columnOrdinal, makeHex, parseColumns, parseHex } from './hex-labels.ts'
import { NOWHERE } from './nowhere.ts'

/** The printed map: A-V without J, 13 rows. */
const map = HexGrid.of(0, 21, 13)
const around = (label: string) =>
  DIRECTIONS.map((_, direction) => {
    const hex = map.neighbour(map.find(label), direction)
    return hex === NOWHERE ? '-' : map.label(hex)
  })

describe('the labels of hexes', () => {
  test('2.0 the columns of the map run from A to V without J: 21 of them', () => {
    const letters = Array.from({ length: 21 }, (_, i) => columnLabel(i)).join('')
    expect(letters).toBe('ABCDEFGHIKLMNOPQRSTUV')
  })

  test('after Z come AA, AB and so on, again without J', () => {
    expect([24, 25, 26, 33, 34, 50].map(columnLabel)).toEqual(['Z', 'AA', 'AB', 'AI', 'AK', 'BA'])
  })

  test('letters and ordinals lead back to each other', () => {
    for (let i = 0; i < 650; i++) expect(columnOrdinal(columnLabel(i))).toBe(i)
  })

  test('there is no column J, alone or in a pair', () => {
    expect(['J', 'AJ', 'JA'].map(columnOrdinal)).toEqual([-1, -1, -1])
    expect(parseHex('J5')).toEqual({ column: -1, row: 4 })
  })

  test.each(['D5', 'V13', 'AA1', 'HC200'])('%s is read and written back', (label) => {
    expect(makeHex(parseHex(label)!)).toBe(label)
  })

  test.each(['', 'D', '5', 'D0', 'D-1', 'D5.5', 'd5x'])('%j is no hex', (text) => {
    expect(parseHex(text)).toBeUndefined()
  })
})

describe('the hexes of the map', () => {
  test('every hex is found by its label, and nothing else is', () => {
    for (let hex = 0; hex < map.size; hex++) expect(map.find(map.label(hex))).toBe(hex)
    expect(['W1', 'A14', 'A0', 'J5', 'AA1'].map((label) => map.find(label))).toEqual([-1, -1, -1, -1, -1])
  })

  test('a hex of a shifted column (B D F H K …) has its side neighbours in its own row and the one below', () => {
    expect(around('H5')).toEqual(['H6', 'I5', 'I4', 'H4', 'G4', 'G5'])
    expect(around('K5')).toEqual(['K6', 'L5', 'L4', 'K4', 'I4', 'I5'])
  })

  test('a hex of another column has them in its own row and the one above', () => {
    expect(around('I10')).toEqual(['I11', 'K11', 'K10', 'I9', 'H10', 'H11'])
  })

  test('13.2 the three hexes of Quatre Bras touch each other', () => {
    const [a, b, c] = ['H11', 'I10', 'I11'].map((label) => map.find(label))
    expect([map.areNeighbours(a!, b!), map.areNeighbours(b!, c!), map.areNeighbours(a!, c!)]).toEqual([
      true,
      true,
      true,
    ])
  })

  test('beyond the edge there is nothing', () => {
    expect(around('A1')).toEqual(['A2', 'B2', 'B1', '-', '-', '-'])
    expect(around('V13')).toEqual(['-', '-', '-', 'V12', 'U13', '-'])
  })

  test('neighbours are mutual, in opposite directions', () => {
    const oneWay: string[] = []
    for (let hex = 0; hex < map.size; hex++) {
      for (let direction = 0; direction < 6; direction++) {
        const next = map.neighbour(hex, direction)
        if (next !== NOWHERE && map.neighbour(next, (direction + 3) % 6) !== hex) oneWay.push(map.label(hex))
      }
    }
    expect(oneWay).toEqual([])
  })

  test('the first and last column and row are the edge', () => {
    const edge = ['A7', 'V7', 'K1', 'K13'].map((label) => map.isOnEdge(map.find(label)))
    expect([...edge, map.isOnEdge(map.find('K7'))]).toEqual([true, true, true, true, false])
  })

  test('a path that ends at the edge leads off it, as straight as it gets; any other ends', () => {
    const off = (hex: string, before: string) => {
      const direction = map.directionOff(map.find(hex), map.find(before))
      return direction === undefined ? undefined : DIRECTIONS[direction]
    }
    expect(off('K13', 'K12')).toBe('N')
    expect(off('K1', 'K2')).toBe('S')
    expect(off('A7', 'B7')).toBe('NW')
    expect(off('A7', 'A8')).toBe('SW')
    expect(off('K7', 'K8')).toBeUndefined()
    expect(off('K13', 'H2')).toBeUndefined()
  })

  test('a board that begins elsewhere keeps the names and the shift of its columns', () => {
    const part = HexGrid.of(columnOrdinal('H'), 3, 5)
    expect(part.columnRange).toBe('H-K')
    expect(part.label(part.neighbour(part.find('K2'), 5))).toBe('I2')
  })
})

describe('a map whose hexes are numbered', () => {
  /** 27 columns and 22 rows, columns with odd numbers half a hex lower. */
  const numbered = HexGrid.of(columnOrdinal('01'), 27, 22)
  const aroundNumbered = (label: string) =>
    DIRECTIONS.map((_, direction) => {
      const hex = numbered.neighbour(numbered.find(label), direction)
      return hex === NOWHERE ? '-' : numbered.label(hex)
    })

  test('has four digits a hex, columns first, and counts rows from the north', () => {
    for (let hex = 0; hex < numbered.size; hex++) expect(numbered.find(numbered.label(hex))).toBe(hex)
    expect(numbered.columnRange).toBe('01-27')
    expect(numbered.label(numbered.at(columnOrdinal('04'), 0))).toBe('0422')
    expect(['0023', '2801', '0100', '0123', 'A1'].map((label) => numbered.find(label))).toEqual([-1, -1, -1, -1, -1])
  })

  test('has the neighbours of odd columns in their own row and the one below, of even ones in the one above', () => {
    expect(aroundNumbered('0505')).toEqual(['0504', '0605', '0606', '0506', '0406', '0405'])
    expect(aroundNumbered('0605')).toEqual(['0604', '0704', '0705', '0606', '0505', '0504'])
    expect(aroundNumbered('0101')).toEqual(['-', '0201', '0202', '0102', '-', '-'])
  })

  test.each(['', '417', '04175', '04x7', '0400'])('%j is none of its hexes', (text) => {
    expect(parseHex(text)).toBeUndefined()
  })

  test('has columns from 01 on', () => {
    expect([columnOrdinal('00'), columnLabel(columnOrdinal('01')), columnLabel(columnOrdinal('99'))]).toEqual([
      -1,
      '01',
      '99',
    ])
    expect(parseColumns('01-27')).toEqual([columnOrdinal('01'), columnOrdinal('27')])
    expect(['A-27', '1-27', 'A', ''].map(parseColumns)).toEqual([undefined, undefined, undefined, undefined])
  })
})
