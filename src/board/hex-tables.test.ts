import { describe, expect, test } from 'vitest'
import { HexGrid } from './hex-grid.ts'
import { distance, isInFront, lineBetween } from './hex-lines.ts'
import { HexTables } from './hex-tables.ts'

const grids = [HexGrid.of(0, 9, 7), HexGrid.of(3, 6, 8), HexGrid.of(1, 1, 5), HexGrid.of(0, 40, 30)]

/** Every pair of a small grid, and some of a large one. */
function* pairs({ size }: HexGrid): Generator<[number, number]> {
  const step = size > 100 ? 37 : 1
  for (let from = 0; from < size; from += step) for (let to = 0; to < size; to += step) yield [from, to]
}

describe.each(grids)('the tables of $columnRange with $rows rows', (grid) => {
  const tables = HexTables.of(grid)

  test('know the distances and arcs', () => {
    const wrong: string[] = []
    for (const [from, to] of pairs(grid)) {
      const isRight =
        tables.distance(from, to) === distance(grid, from, to) &&
        tables.distancesFrom(from)[to] === distance(grid, from, to) &&
        [0, 1, 2, 3, 4, 5].every((facing) => {
          const isSo = isInFront(grid, from, facing, to)
          return (
            tables.isInFront(from, facing, to) === isSo &&
            ((tables.frontsTowards(from, to) >> facing) & 1) === Number(isSo)
          )
        })
      if (!isRight) wrong.push(`${grid.label(from)} ${grid.label(to)}`)
    }
    expect(wrong).toEqual([])
  })

  test('draw the lines, and beside the edge of the board only the hexes that are there', () => {
    const wrong: string[] = []
    for (const [from, to] of pairs(grid)) {
      if (from === to) continue
      const { crossed, along } = tables.line(from, to)
      const expected = lineBetween(grid, from, to)
      const sides: [number, number][] = []
      for (let i = 0; i < along.length; i += 4) {
        const rows = [along[i + 1]!, along[i + 3]!].map((row) => grid.row(from) + row)
        if (rows.every((row) => row >= 0 && row < grid.rows)) sides.push([from + along[i]!, from + along[i + 2]!])
      }
      const isRight =
        JSON.stringify([...crossed].map((hex) => from + hex)) === JSON.stringify(expected.crossed) &&
        JSON.stringify(sides) === JSON.stringify(expected.along)
      if (!isRight) wrong.push(`${grid.label(from)} ${grid.label(to)}`)
    }
    expect(wrong).toEqual([])
  })

  test('know the directions of neighbours, and of nobody else', () => {
    const far = grid.size - 1
    for (let direction = 0; direction < 6; direction++) {
      const next = tables.neighbours[direction]!
      expect(next === -1 || tables.directionTo(0, next) === direction).toBe(true)
    }
    expect(tables.directionTo(0, far)).toBe(grid.areNeighbours(0, far) ? tables.directionTo(0, far) : -1)
  })
})

test('a line along the top edge runs between a hex of the board and nothing', () => {
  const grid = HexGrid.of(0, 3, 4)
  const { crossed, along } = HexTables.of(grid).line(grid.find('A4'), grid.find('C4'))
  expect([crossed.length, along.length]).toEqual([0, 4])
})
