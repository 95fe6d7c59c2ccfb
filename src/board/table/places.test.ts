import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOWHERE } from '../nowhere.ts'
import { findPlace, hasPlace, placeLabel, placeOf, pointOf, type TableSize } from './places.ts'

const length = fc.integer({ min: 1, max: 1200 })
const sizes = fc.record({ width: length, height: length })
const placed = sizes.chain((size) =>
  fc.tuple(fc.constant(size), fc.integer({ min: 0, max: size.width }), fc.integer({ min: 0, max: size.height })),
)
const TABLE: TableSize = { width: 720, height: 480 }

describe('a place of a table', () => {
  test('leads back to its point, and its label leads back to it', () => {
    fc.assert(
      fc.property(placed, ([size, x, y]) => {
        const place = placeOf(size, [x, y])
        expect(hasPlace(size, place)).toBe(true)
        expect(pointOf(size, place)).toEqual([x, y])
        expect(findPlace(size, placeLabel(size, place))).toBe(place)
      }),
    )
  })

  test('is named by inches, x before y', () => {
    expect(placeLabel(TABLE, placeOf(TABLE, [207, 102]))).toBe('20.7,10.2')
    expect(placeLabel(TABLE, 0)).toBe('0.0,0.0')
    expect(findPlace(TABLE, '72,48')).toBe(placeOf(TABLE, [720, 480]))
  })

  test('is nowhere beside the table, and nothing else is a label', () => {
    for (const point of [
      [-1, 0],
      [0, -1],
      [721, 0],
      [0, 481],
    ] as const)
      expect(placeOf(TABLE, point)).toBe(NOWHERE)
    for (const label of ['72.1,3', 'D5', '0417', '1.25,3', '1,2,3', ' 1,2', '', '-1,2']) {
      expect([label, findPlace(TABLE, label)]).toEqual([label, NOWHERE])
    }
    expect([-1, 721 * 481, 0.5].map((place) => hasPlace(TABLE, place))).toEqual([false, false, false])
  })
})
