import { expect, test } from 'vitest'
import { HexGrid } from '../board/hex-grid.ts'
import { HexLayout, NEAT } from './hex-layout.ts'
import type { Point } from './shapes.ts'

const board = { kind: 'hex', firstColumn: 0, columns: 4, rows: 3, ground: [], groundNames: {}, roads: [], names: [] }

/** The area inside of the polygons of a path, which do not overlap. */
function areaOf(path: string): number {
  const polygons = path
    .split('Z')
    .map((part) => [...part.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as Point))
  return polygons.reduce(
    (sum, points) =>
      sum +
      Math.abs(
        points.reduce((twice, [x, y], i) => {
          const [nextX, nextY] = points[(i + 1) % points.length]!
          return twice + x * nextY - nextX * y
        }, 0),
      ) /
        2,
    0,
  )
}

test('hexes and their margins fill the map up to its border, its corners too', () => {
  const layout = new HexLayout(board as never, 24, 64)
  const { width, height } = layout.frame(NEAT)
  expect(HexGrid.of(0, 4, 3).size).toBe(layout.hexes.length)
  const covered = areaOf(layout.outlines(layout.hexes) + layout.margins(layout.hexes))
  expect(covered / (width * height)).toBeCloseTo(1, 2)
})
