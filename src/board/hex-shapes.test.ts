import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HexGrid } from './hex-grid.ts'
import { distance } from './hex-lines.ts'
import { chainBetween, discAround, floodFrom, rectangleBetween } from './hex-shapes.ts'

const grid = HexGrid.of(0, 21, 13)
const labels = (hexes: readonly number[]) => hexes.map((hex) => grid.label(hex))
const anyHex = fc.integer({ min: 0, max: grid.size - 1 })

describe('shapes of hexes', () => {
  it('has seven hexes in a disc of radius 1, and fewer at the edge', () => {
    expect(labels(discAround(grid, grid.find('D5'), 1)).sort()).toEqual(['C4', 'C5', 'D4', 'D5', 'D6', 'E4', 'E5'])
    expect(labels(discAround(grid, grid.find('A1'), 1)).sort()).toEqual(['A1', 'A2', 'B1', 'B2'])
  })

  it('has in a disc exactly the hexes that are near', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 0, max: 4 }), (centre, radius) => {
        const near = Array.from({ length: grid.size }, (_, hex) => hex).filter(
          (hex) => distance(grid, centre, hex) <= radius,
        )
        expect(discAround(grid, centre, radius).sort((a, b) => a - b)).toEqual(near)
      }),
    )
  })

  it('goes from hex to hex by neighbours, without a detour', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const chain = chainBetween(grid, from, to)
        expect([chain[0], chain.at(-1)]).toEqual([from, to])
        expect(chain).toHaveLength(distance(grid, from, to) + 1)
        for (let i = 1; i < chain.length; i++) expect(grid.areNeighbours(chain[i - 1]!, chain[i]!)).toBe(true)
      }),
    )
  })

  it('runs straight along a column, and evenly along a row', () => {
    expect(labels(chainBetween(grid, grid.find('D2'), grid.find('D5')))).toEqual(['D2', 'D3', 'D4', 'D5'])
    expect(labels(chainBetween(grid, grid.find('A3'), grid.find('E3')))).toHaveLength(5)
  })

  it('floods what hangs together', () => {
    const wood = new Set(['A1', 'A2', 'B2', 'D5'].map((hex) => grid.find(hex)))
    expect(labels(floodFrom(grid, grid.find('A1'), (hex) => wood.has(hex))).sort()).toEqual(['A1', 'A2', 'B2'])
  })

  it('fills a rectangle from corner to corner, whichever is named first', () => {
    const hexes = ['B7', 'B8', 'C7', 'C8']
    expect(labels(rectangleBetween(grid, grid.find('C8'), grid.find('B7'))).sort()).toEqual(hexes)
  })
})
