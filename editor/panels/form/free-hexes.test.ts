import { describe, expect, test } from 'vitest'
import { HexGrid } from '../../../src/board/hex-grid.ts'
import { freeHexes } from './free-hexes.ts'

const grid = HexGrid.of(0, 3, 3)
const at = (...labels: string[]) => labels.map((label) => grid.find(label))
const free = (wanted: string[], taken: string[]) =>
  freeHexes(grid, at(...wanted), new Set(at(...taken))).map((hex) => grid.label(hex))

describe('hexes for new units', () => {
  test('are those that were selected, where nobody stands', () => {
    expect(free(['A1', 'C3'], ['B2'])).toEqual(['A1', 'C3'])
  })

  test('are the nearest free ones for those that are taken, each for one unit', () => {
    const found = free(['A1', 'A2'], ['A1', 'A2'])
    expect(new Set(found).size).toBe(2)
    for (const hex of found) expect(['A3', 'B1', 'B2']).toContain(hex)
  })

  test('are none on a board that is full', () => {
    const all = Array.from({ length: grid.size }, (_, hex) => grid.label(hex))
    expect(free(['A1'], all)).toEqual([])
  })
})
