import { describe, expect, test } from 'vitest'
import { HexGrid } from './hex-grid.ts'
import { cheapestRoute } from './hex-routes.ts'
import { chainBetween } from './hex-shapes.ts'

const grid = HexGrid.of(0, 15, 12)
const at = (label: string) => grid.find(label)
const labels = (hexes: readonly number[] | undefined) => hexes?.map((hex) => grid.label(hex))

describe('the cheapest route', () => {
  test('over even ground is as short as the straight one', () => {
    for (const [from, to] of [
      ['A1', 'P12'],
      ['C7', 'N7'],
      ['D2', 'D11'],
      ['H6', 'H6'],
    ] as const)
      expect(cheapestRoute(grid, at(from), at(to), () => 1)).toHaveLength(chainBetween(grid, at(from), at(to)).length)
  })

  test('goes around what is dear, and through it where the way around is dearer', () => {
    const wall = new Set(['D3', 'D4', 'D5', 'D6', 'D7'].map(at))
    const over = (price: number) => cheapestRoute(grid, at('B5'), at('F5'), (hex) => (wall.has(hex) ? price : 1))!
    expect(over(100).some((hex) => wall.has(hex))).toBe(false)
    expect(over(1.5).filter((hex) => wall.has(hex))).toHaveLength(1)
  })

  test('is none where all ways are closed', () => {
    const wall = new Set(Array.from({ length: 12 }, (_, row) => grid.at(3, row)))
    expect(cheapestRoute(grid, at('A5'), at('H5'), (hex) => (wall.has(hex) ? Infinity : 1))).toBeUndefined()
  })

  test('asks for the side that is crossed', () => {
    // The one side between C5 and C6 is closed: the way leads around it.
    const closed = (hex: number, from: number) =>
      [hex, from].every((one) => one === at('C5') || one === at('C6')) ? Infinity : 1
    expect(labels(cheapestRoute(grid, at('C5'), at('C6'), closed))).toHaveLength(3)
  })
})
