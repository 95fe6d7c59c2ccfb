import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInBand } from './band.ts'
import type { Point } from './point.ts'
import { createRaster, markBand, markRing, marksAt, type Raster } from './raster.ts'
import { contains } from './ring.ts'
import { nearby, pointsOf, simpleRing } from './sample-points.ts'

const [width, height] = [20, 18]
const points = Array.from(
  { length: (width + 1) * (height + 1) },
  (_, i): Point => [i % (width + 1), Math.floor(i / (width + 1))],
)
const marked = (raster: Raster, bits: number) => points.filter(([x, y]) => (marksAt(raster, x, y) & bits) !== 0)

describe('rasters', () => {
  it('marks exactly the points that a ring contains', () => {
    fc.assert(
      fc.property(simpleRing, (ring) => {
        const raster = createRaster(width, height)
        markRing(raster, 1, ring)
        expect(marked(raster, 1)).toEqual(points.filter((point) => contains(ring, point)))
      }),
      { numRuns: 300 },
    )
  })

  it('marks exactly the points that are in a band', () => {
    const line = fc.array(nearby, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 9 }), (corners, wide) => {
        const raster = createRaster(width, height)
        markBand(raster, 1, corners, wide)
        expect(marked(raster, 1)).toEqual(points.filter((point) => isInBand(corners, wide, point)))
      }),
      { numRuns: 300 },
    )
  })

  it('keeps the marks of other features', () => {
    const raster = createRaster(width, height)
    markRing(raster, 1, pointsOf('0,0 10,0 10,10 0,10'))
    markBand(raster, 0x8000, pointsOf('0,5 20,5'), 2)
    expect([marksAt(raster, 5, 5), marksAt(raster, 5, 9), marksAt(raster, 15, 5), marksAt(raster, 15, 9)]).toEqual([
      0x8001, 1, 0x8000, 0,
    ])
  })

  it('has points on every edge of the table and no marks beyond', () => {
    const raster = createRaster(width, height)
    markRing(raster, 1, pointsOf('-50,-50 50,-50 50,50 -50,50'))
    expect([marksAt(raster, 0, 0), marksAt(raster, 20, 0), marksAt(raster, 0, 18), marksAt(raster, 20, 18)]).toEqual([
      1, 1, 1, 1,
    ])
    expect([marksAt(raster, -1, 0), marksAt(raster, 21, 0), marksAt(raster, 0, -1), marksAt(raster, 0, 19)]).toEqual([
      0, 0, 0, 0,
    ])
  })
})
