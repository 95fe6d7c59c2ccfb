import { assert, double, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { NOWHERE } from '../../src/board/hex-grid.ts'
import { LONE_BOARD } from '../../src/export/lone-hex.ts'
import { HexLayout } from '../../src/scene/hex-layout.ts'
import { hexesAlong } from './board-pointer.ts'

const layout = new HexLayout({ ...LONE_BOARD, columns: 12, rows: 9 }, 0, 0)
const inside = tuple(
  double({ min: 0, max: layout.width, noNaN: true }),
  double({ min: 0, max: layout.height, noNaN: true }),
).filter((point) => layout.at(point) !== NOWHERE)

test('a line from anywhere to anywhere goes from neighbour to neighbour, unless it leaves the board', () => {
  assert(
    property(inside, inside, (from, to) => {
      const way = [layout.at(from), ...hexesAlong(layout, from, to)]
      const leaves = Array.from({ length: 1000 }, (_, i) => i / 1000).some(
        (share) => layout.at([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]) === NOWHERE,
      )
      const gaps = way.slice(1).filter((hex, i) => !layout.grid.areNeighbours(way[i]!, hex))
      return way.at(-1) === layout.at(to) && (leaves || gaps.length === 0)
    }),
  )
})

test('who stays in a hex enters none', () => {
  const [x, y] = layout.centre(30)
  expect(hexesAlong(layout, [x, y], [x + 5, y - 5])).toEqual([])
})

test('beside the board there is nothing to enter, and coming back is told', () => {
  const [x, y] = layout.centre(layout.grid.find('A5'))
  expect(hexesAlong(layout, [x, y], [-300, y])).toEqual([])
  expect(hexesAlong(layout, [-300, y], [x, y])).toEqual([layout.grid.find('A5')])
})
