import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { VECTORS } from './facing.ts'
import { TABLE_SYMMETRIES, type TableSymmetry, turnEdge, turnFacing, turnPoint, turnSize } from './symmetry.ts'

const tenths = fc.integer({ min: 60, max: 4000 })
const size = fc.record({ width: tenths, height: tenths })
const how = fc.constantFrom(...TABLE_SYMMETRIES)
const point = fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 4000 }))
const times = (symmetry: TableSymmetry) => (symmetry === 'quarter-turn' ? 4 : 2)

test('done twice, or four times for a quarter, everything is where it was', () => {
  fc.assert(
    fc.property(size, how, point, fc.nat(15), (table, symmetry, at, facing) => {
      let now = { table, at: at as readonly [number, number], facing }
      for (let i = 0; i < times(symmetry); i++) {
        now = {
          table: turnSize(now.table, symmetry),
          at: turnPoint(now.table, now.at, symmetry),
          facing: turnFacing(now.facing, symmetry),
        }
      }
      expect(now).toEqual({ table, at, facing })
    }),
  )
})

test('whoever looks at something still looks at it', () => {
  const table = { width: 480, height: 360 }
  for (const symmetry of TABLE_SYMMETRIES) {
    for (const [facing, [dx, dy]] of VECTORS.entries()) {
      const [from, to] = [[0, 0] as const, [dx, dy] as const].map((at) => turnPoint(table, at, symmetry))
      expect([to![0] - from![0], to![1] - from![1]]).toEqual(VECTORS[turnFacing(facing, symmetry)])
    }
  }
})

test('edges go with the table', () => {
  expect(TABLE_SYMMETRIES.map((symmetry) => ['north', 'east'].map((edge) => turnEdge(edge, symmetry)))).toEqual([
    ['north', 'west'],
    ['south', 'east'],
    ['south', 'west'],
    ['east', 'south'],
  ])
})
