import { expect, test } from 'vitest'
import { rectAround } from '../../src/scene/covered.ts'
import { overlap, type Point } from '../../src/scene/shapes.ts'
import { placeMark } from './draw-marks.ts'

const HEX = { halfWidth: 34, halfHeight: 29 }
const MARK = { width: 40, height: 22 }
const counter = (at: Point) => rectAround(at, 42, 42)
/** The six hexes around one at the origin. */
const AROUND: readonly Point[] = [
  [0, -58],
  [51, -29],
  [51, 29],
  [0, 58],
  [-51, 29],
  [-51, -29],
]

test('odds stand on the upper edge of their target where nobody is in the way', () => {
  const { x, y, width, height } = placeMark(MARK, [0, 0], HEX, [])
  expect([x + width / 2, y + height / 2]).toEqual([0, -29])
})

test.each([0, 1, 2, 3, 4, 5])(
  'odds cover no counter as long as one hex around their target is free: number %i',
  (free) => {
    const counters = [[0, 0] as const, ...AROUND.filter((_, i) => i !== free)].map(counter)
    const mark = placeMark(MARK, [0, 0], HEX, counters)
    expect(counters.map((one) => overlap(mark, one))).toEqual(counters.map(() => 0))
  },
)

test('where all is full, odds cover as little as can be, and are as near as can be', () => {
  const counters = [[0, 0] as const, ...AROUND].map(counter)
  const far = counters.concat(rectAround([0, 0], 1000, 1000))
  expect(placeMark(MARK, [0, 0], HEX, far)).toEqual(placeMark(MARK, [0, 0], HEX, counters))
})
