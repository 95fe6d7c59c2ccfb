import { expect, test } from 'vitest'
import { HexGrid } from './hex-grid.ts'
import { sideFromBeyond, sideLabel, sideTowards } from './hex-sides.ts'
import { HexTables } from './hex-tables.ts'
import { isLineBarred, sidesInto } from './side-lines.ts'

const grid = HexGrid.of(0, 7, 7)
const hexes = HexTables.of(grid)
const hex = (label: string) => grid.find(label)

function barredAt(...sides: string[]): Uint8Array {
  const barred = new Uint8Array(grid.size * 6)
  for (const text of sides) {
    const [a, b] = text.split('/')
    const side = sideTowards(grid, hex(a!), hex(b!))
    barred[side] = barred[sideFromBeyond(grid, side)] = 1
  }
  return barred
}

test('every line leads from neighbour to neighbour, so that each step has a side', () => {
  const nothing = new Uint8Array(grid.size * 6)
  for (let from = 0; from < grid.size; from++) {
    for (let to = 0; to < grid.size; to++) {
      if (from === to) continue
      // A step without a side would be barred by nothing at all.
      expect([from, to, isLineBarred(hexes, from, to, nothing)]).toEqual([from, to, false])
      expect(sidesInto(hexes, from, to).length).toBeGreaterThan(0)
    }
  }
})

test('a line is barred by a side that it comes over, and by no other', () => {
  expect(isLineBarred(hexes, hex('C1'), hex('C4'), barredAt('C2/C3'))).toBe(true)
  expect(isLineBarred(hexes, hex('C1'), hex('C4'), barredAt('C2/D3'))).toBe(false)
  expect(isLineBarred(hexes, hex('C4'), hex('C1'), barredAt('C2/C3'))).toBe(true)
})

test('where a line comes by a corner, both sides there must bar it', () => {
  // From C3 to E3 it runs between D3 and D4.
  expect(isLineBarred(hexes, hex('C3'), hex('E3'), barredAt('C3/D3'))).toBe(false)
  expect(isLineBarred(hexes, hex('C3'), hex('E3'), barredAt('C3/D3', 'C3/D4'))).toBe(true)
  expect(isLineBarred(hexes, hex('C3'), hex('E3'), barredAt('D3/D4'))).toBe(false)
  const into = sidesInto(hexes, hex('C3'), hex('E3')).map((side) => sideLabel(grid, side))
  expect(into.sort()).toEqual(['D3/E3', 'D4/E3'])
})

test('a line comes into its last hex over one side', () => {
  expect(sidesInto(hexes, hex('C1'), hex('C4')).map((side) => sideLabel(grid, side))).toEqual(['C3/C4'])
  expect(sidesInto(hexes, hex('C3'), hex('C4')).map((side) => sideLabel(grid, side))).toEqual(['C3/C4'])
})
