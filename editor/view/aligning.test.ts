import { describe, expect, it } from 'vitest'
import type { Point } from '../../src/scene/shapes.ts'
import { alignedBy, nextPoint, withPoint } from './aligning.ts'

/** Three pairs that move the picture by (10, 5). */
const SIX: readonly Point[] = [0, 100, 200].flatMap((x, i): Point[] => [
  [x, i * i],
  [x + 10, i * i + 5],
])

describe('aligning a picture', () => {
  it('asks for a point of the picture and its place on the map in turn, three times', () => {
    const asked = SIX.map((_, i) => nextPoint(SIX.slice(0, i)))
    expect(asked.map((one) => one?.pair)).toEqual([1, 1, 2, 2, 3, 3])
    expect(asked.map((one) => one?.isPicture)).toEqual([true, false, true, false, true, false])
    expect(nextPoint(SIX)).toBeUndefined()
  })

  it('takes no seventh point', () => {
    expect(withPoint(SIX, [1, 1])).toBe(SIX)
  })

  it('moves the picture to where its points belong', () => {
    const moved = alignedBy(SIX, [2, 0, 0, 2, 30, 40])!
    expect(moved.map((value) => Math.round(value * 1000) / 1000)).toEqual([2, 0, 0, 2, 40, 45])
  })

  it('is not possible by points on one line', () => {
    expect(
      alignedBy(
        SIX.map(([x]): Point => [x, x]),
        [1, 0, 0, 1, 0, 0],
      ),
    ).toBeUndefined()
  })
})
