import { expect, test } from 'vitest'
import { sees } from './sight.ts'
import { Stage } from './staged.fixture.ts'

/** A feature from 10 to 12 inches east, and 5 to 15 north. */
function sight(kind: string, fromX: number, toX: number): boolean {
  const area = [[10, 5], [12, 5], [12, 15], [10, 15]] // biome-ignore format: an outline
  const { state } = new Stage({}, {}, { board: { features: { it: { kind, area } } } })
  return sees(state, fromX, 100, toX, 100)
}

test('1.8: woods and buildings between two ends block', () => {
  expect(sight('woods', 50, 150)).toBe(false)
  expect(sight('built-up', 50, 150)).toBe(false)
  expect(sight('field', 50, 150)).toBe(true)
})

test('1.8: one sees an inch into woods and out of them, and no further', () => {
  expect(sight('woods', 50, 110)).toBe(true)
  expect(sight('woods', 110, 50)).toBe(true)
  expect(sight('woods', 50, 111)).toBe(false)
  expect(sight('woods', 105, 115)).toBe(true)
  expect(sight('woods', 102, 118)).toBe(false)
})

test('1.8: hills block only those who are both off them', () => {
  expect(sight('hill', 50, 150)).toBe(false)
  expect(sight('hill', 50, 119)).toBe(true)
  expect(sight('hill', 110, 300)).toBe(true)
})

test('1.8: what a scenario says does not block, does not', () => {
  const area = [[10, 5], [12, 5], [12, 15], [10, 15]] // biome-ignore format: an outline
  const features = { knoll: { kind: 'hill', area, blocks: false }, copse: { kind: 'woods', area, blocks: false } }
  const { state } = new Stage({}, {}, { board: { features } })
  expect(sees(state, 50, 100, 150, 100)).toBe(true)
})

test('1.8: units and features beside the line do not block', () => {
  const area = [[10, 11], [12, 11], [12, 15], [10, 15]] // biome-ignore format: an outline
  const { state } = new Stage(
    { foot: { units: { f: { at: [11, 10] } } } },
    {},
    { board: { features: { wood: { kind: 'woods', area } } } },
  )
  expect(sees(state, 50, 100, 150, 100)).toBe(true)
})
