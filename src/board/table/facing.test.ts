import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ahead,
  bearing,
  FACINGS,
  FLANK,
  FRONT,
  formatFacing,
  parseFacing,
  REAR,
  sector,
  stepsBetween,
  VECTORS,
} from './facing.ts'

const facing = fc.integer({ min: 0, max: FACINGS - 1 })
const offset = fc.integer({ min: -1200, max: 1200 })

describe('facings', () => {
  it('has a vector for each that is a quarter turn of another, and all nearly a thousand long', () => {
    for (const [i, [x, y]] of VECTORS.entries()) {
      expect(VECTORS[(i + 4) % FACINGS]).toEqual([y, 0 - x])
      expect(Math.abs(Math.hypot(x, y) - 1000)).toBeLessThan(0.25)
      expect(Math.round((Math.atan2(x, y) / Math.PI) * 8 + FACINGS) % FACINGS).toBe(i)
    }
  })

  it('is named by the points of the compass', () => {
    expect([0, 1, 4, 6, 15].map(formatFacing)).toEqual(['N', 'NNE', 'E', 'SE', 'NNW'])
    for (let i = 0; i < FACINGS; i++) expect(parseFacing(formatFacing(i))).toBe(i)
    expect(parseFacing('north')).toBeUndefined()
  })

  it('counts steps the shorter way round', () => {
    expect([stepsBetween(0, 15), stepsBetween(15, 1), stepsBetween(3, 11), stepsBetween(7, 7)]).toEqual([1, 2, 8, 0])
  })
})

describe('bearings', () => {
  it('finds each facing along its own vector', () => {
    for (const [i, [x, y]] of VECTORS.entries()) expect(bearing(x, y)).toBe(i)
  })

  it('finds the nearest sixteenth of the circle, but for a hair of rounded vectors', () => {
    fc.assert(
      fc.property(offset, offset, (dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0)
        const exact = ((Math.atan2(dx, dy) / Math.PI) * 8 + FACINGS) % FACINGS
        const found = bearing(dx, dy)
        const off = Math.abs(((exact - found + 24) % FACINGS) - 8)
        expect(off).toBeLessThan(0.502)
      }),
    )
  })

  it('turns with the table', () => {
    fc.assert(
      fc.property(offset, offset, facing, (dx, dy, towards) => {
        const turned = bearing(dy, 0 - dx, (towards + 4) % FACINGS)
        expect(turned).toBe((bearing(dx, dy, towards) + 4) % FACINGS)
      }),
    )
  })

  it('takes of two that are equally near the one nearer to where it looks', () => {
    // Perpendicular to the difference of the vectors of N and NNE: both reach equally far.
    expect([bearing(76, 383, 15), bearing(76, 383, 0), bearing(76, 383, 1), bearing(76, 383, 7)]).toEqual([0, 0, 1, 1])
    expect([bearing(324, 217, 2), bearing(324, 217, 3)]).toEqual([2, 3])
  })

  it('looks where it looks when there is no way to go', () => {
    for (let i = 0; i < FACINGS; i++) expect(bearing(0, 0, i)).toBe(i)
  })
})

describe('sectors', () => {
  it('has two steps to each side in front, then three of flank, and the rest in the rear', () => {
    const sectors = VECTORS.map(([x, y]) => sector(3, x, y))
    const around = Array.from({ length: FACINGS }, (_, i) => sectors[(3 + i) % FACINGS])
    const [f, l, r] = [FRONT, FLANK, REAR]
    expect(around).toEqual([f, f, f, l, l, l, r, r, r, r, r, l, l, l, f, f])
  })

  it('gives a tie between front and flank to the front, and one between flank and rear to the flank', () => {
    expect([sector(0, 324, 217), sector(0, -324, 217)]).toEqual([FRONT, FRONT])
    expect([sector(0, 324, 216), sector(0, -324, 216)]).toEqual([FLANK, FLANK])
    expect([sector(0, 324, -217), sector(0, -324, -217)]).toEqual([FLANK, FLANK])
    expect([sector(0, 324, -218), sector(0, -324, -218)]).toEqual([REAR, REAR])
  })

  it('has everything that stands in the same place in front', () => {
    expect(sector(9, 0, 0)).toBe(FRONT)
  })
})

describe('places ahead', () => {
  it('goes straight on to the nearest tenth, and back', () => {
    expect(ahead([100, 100], 0, 60)).toEqual([100, 160])
    expect(ahead([100, 100], 1, 60)).toEqual([123, 155])
    expect(ahead([100, 100], 1, -60)).toEqual([77, 45])
    expect(ahead([100, 100], 8, 60)).toEqual([100, 40])
    // 191.5 and 462 tenths.
    expect(ahead([0, 0], 1, 500)).toEqual([191, 462])
    expect(ahead([0, 0], 9, 500)).toEqual([-191, -462])
  })

  it('is behind for one who faces the other way', () => {
    fc.assert(
      fc.property(facing, fc.integer({ min: -500, max: 500 }), (looks, tenths) => {
        expect(ahead([600, 600], looks, tenths)).toEqual(ahead([600, 600], (looks + 8) % FACINGS, 0 - tenths))
      }),
    )
  })
})
