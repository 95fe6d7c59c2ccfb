import { assert, double, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { APOTHEM, HexLayout, RADIUS } from '../../src/scene/hex-layout.ts'
import { LONE_BOARD } from '../../src/scene/lone-hex.ts'
import { placesAlong } from './board-pointer.ts'

const layout = new HexLayout({ ...LONE_BOARD, columns: 12, rows: 9 }, 0, 0)
/** Between the jagged edges of the board: no line from point to point leaves it. */
const inside = tuple(
  double({ min: RADIUS, max: layout.width - RADIUS, noNaN: true }),
  double({ min: APOTHEM, max: layout.height - APOTHEM, noNaN: true }),
)

test('a line from anywhere to anywhere goes from neighbour to neighbour', () => {
  assert(
    property(inside, inside, (from, to) => {
      const way = [layout.at(from), ...placesAlong(layout, from, to)]
      const gaps = way.slice(1).filter((hex, i) => !layout.grid.areNeighbours(way[i]!, hex))
      return way.at(-1) === layout.at(to) && gaps.length === 0
    }),
  )
})

test('who stays in a hex enters none', () => {
  const [x, y] = layout.centre(30)
  expect(placesAlong(layout, [x, y], [x + 5, y - 5])).toEqual([])
})

test('beside the board there is nothing to enter, and coming back is told', () => {
  const [x, y] = layout.centre(layout.grid.find('A5'))
  expect(placesAlong(layout, [x, y], [-300, y])).toEqual([])
  expect(placesAlong(layout, [-300, y], [x, y])).toEqual([layout.grid.find('A5')])
})
