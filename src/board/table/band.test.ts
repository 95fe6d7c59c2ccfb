import { describe, expect, it } from 'vitest'
import { isInBand } from './band.ts'
import { pointsOf } from './sample-points.ts'

describe('bands', () => {
  const road = pointsOf('10,10 50,10 50,40')

  it('reaches half its width to each side, the border included', () => {
    expect([12, 13, 14].map((y) => isInBand(road, 6, [30, y]))).toEqual([true, true, false])
    expect([46, 47, 53, 54].map((x) => isInBand(road, 6, [x, 30]))).toEqual([false, true, true, false])
  })

  it('is exact for an odd width', () => {
    expect([12, 13].map((y) => isInBand(road, 5, [30, y]))).toEqual([true, false])
  })

  it('is exact on the border of a slanting line', () => {
    // 4x = 3y: (-4, 3) is five tenths off it, to the side.
    const slanting = pointsOf('-300,-400 300,400')
    expect([isInBand(slanting, 10, [-4, 3]), isInBand(slanting, 9, [-4, 3])]).toEqual([true, false])
    expect([isInBand(slanting, 10, [296, 403]), isInBand(slanting, 10, [295, 403])]).toEqual([true, false])
  })

  it('is round at its ends and corners', () => {
    expect([isInBand(road, 10, [7, 6]), isInBand(road, 10, [6, 6])]).toEqual([true, false])
    expect([isInBand(road, 10, [53, 6]), isInBand(road, 10, [54, 6])]).toEqual([true, false])
  })

  it('is a disc around a single point', () => {
    expect([isInBand([[9, 9]], 10, [12, 13]), isInBand([[9, 9]], 10, [13, 13])]).toEqual([true, false])
  })
})
