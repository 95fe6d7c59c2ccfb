import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIRECTIONS, HexGrid } from './hex-grid.ts'
import { NUMBERED } from './hex-labels.ts'
import { distance } from './hex-lines.ts'
import {
  atOffset,
  type HexSymmetry,
  hexImages,
  offsetTo,
  rowImages,
  turnDirection,
  turnOffset,
} from './hex-symmetry.ts'
import { NOWHERE } from './nowhere.ts'

const size = fc.integer({ min: 1, max: 12 })
const grids = fc
  .tuple(fc.constantFrom(0, 1, 2, 3, NUMBERED, NUMBERED + 1), size, size)
  .map(([first, columns, rows]) => {
    return HexGrid.of(first, columns, rows)
  })
const symmetries = fc.constantFrom<HexSymmetry>('mirror', 'half-turn')
const isExact = (grid: HexGrid, how: HexSymmetry) => (how === 'mirror') === (grid.columns % 2 === 1)

describe('the image of a board', () => {
  test('is exact in a mirror with an odd number of columns, in a half-turn with an even one', () => {
    fc.assert(
      fc.property(grids, symmetries, (grid, how) => {
        const images = hexImages(grid, how)
        fc.pre(isExact(grid, how))
        expect(images.includes(NOWHERE)).toBe(false)
        images.forEach((image, hex) => expect(images[image]).toBe(hex))
      }),
    )
  })

  test('otherwise misses at most one hex in every second column, and no two hexes have the same', () => {
    fc.assert(
      fc.property(grids, symmetries, (grid, how) => {
        const images = [...hexImages(grid, how)]
        const missing = images.filter((image) => image === NOWHERE).length
        expect(missing).toBeLessThanOrEqual(isExact(grid, how) ? 0 : Math.floor(grid.columns / 2))
        const there = images.filter((image) => image !== NOWHERE)
        expect(new Set(there).size).toBe(there.length)
      }),
    )
  })

  test('by rows is never missing, and is the same where the image is exact', () => {
    fc.assert(
      fc.property(grids, symmetries, (grid, how) => {
        const images = rowImages(grid, how)
        images.forEach((image, hex) => {
          expect(images[image]).toBe(hex)
          expect(grid.isOnEdge(image)).toBe(grid.isOnEdge(hex))
        })
      }),
    )
    fc.assert(
      fc.property(grids, symmetries, (grid, how) => {
        fc.pre(isExact(grid, how))
        expect(rowImages(grid, how)).toEqual(hexImages(grid, how))
      }),
    )
  })

  test('keeps every distance, and turns every direction to a neighbour', () => {
    fc.assert(
      fc.property(grids, symmetries, (grid, how) => {
        const images = hexImages(grid, how)
        const there = [...images.keys()].filter((hex) => images[hex] !== NOWHERE)
        for (const hex of there) {
          const far = there[there.length - 1 - there.indexOf(hex)]!
          expect(distance(grid, images[hex]!, images[far]!)).toBe(distance(grid, hex, far))
          for (let direction = 0; direction < DIRECTIONS.length; direction++) {
            const next = grid.neighbour(hex, direction)
            if (next === NOWHERE || images[next] === NOWHERE) continue
            expect(grid.neighbour(images[hex]!, turnDirection(direction, how))).toBe(images[next])
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  test('of the printed board has Hougoumont in the east when mirrored', () => {
    const grid = HexGrid.of(0, 21, 13)
    expect(grid.label(hexImages(grid, 'mirror')[grid.find('D8')]!)).toBe('S8')
    expect(grid.label(hexImages(grid, 'half-turn')[grid.find('A1')]!)).toBe('V13')
    expect(hexImages(grid, 'half-turn')[grid.find('B1')]).toBe(NOWHERE)
  })
})

describe('an offset', () => {
  test('leads back to the hex that it was taken from, and is as good on columns of the other parity', () => {
    const grid = HexGrid.of(0, 40, 40)
    const between = (min: number, max: number) => fc.tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    const middle = between(15, 25).map(([column, row]) => grid.at(column, row))
    fc.assert(
      fc.property(middle, middle, between(-5, 5), between(-5, 5), (from, to, [a, b], [c, d]) => {
        const near = (columns: number, rows: number) => grid.at(grid.column(from) + columns, grid.row(from) + rows)
        const [first, second] = [near(a, b), near(c, d)]
        const [one, other] = [offsetTo(grid, from, first), offsetTo(grid, from, second)]
        expect(atOffset(grid, from, one)).toBe(first)
        expect(distance(grid, atOffset(grid, to, one), atOffset(grid, to, other))).toBe(distance(grid, first, second))
      }),
    )
  })

  test('turned twice is itself', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), symmetries, (columns, halves, how) => {
        expect(turnOffset(turnOffset([columns, halves], how), how).map((one) => one + 0)).toEqual([columns, halves])
      }),
    )
  })
})
