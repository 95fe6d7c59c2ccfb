import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Affine, alignThree, fitInto } from './underlay.ts'

const at = ([a, b, c, d, e, f]: Affine, [u, v]: readonly [number, number]) => [a * u + c * v + e, b * u + d * v + f]
const number = fc.integer({ min: -1000, max: 1000 })
const point = fc.tuple(number, number)

describe('a picture under the map', () => {
  it('brings each of three points to where it belongs', () => {
    fc.assert(
      fc.property(fc.tuple(point, point, point), fc.tuple(point, point, point), (from, to) => {
        const [[u0, v0], [u1, v1], [u2, v2]] = from
        fc.pre((u1 - u0) * (v2 - v0) !== (u2 - u0) * (v1 - v0))
        const transform = alignThree(from, to)
        for (const i of [0, 1, 2] as const) {
          const [x, y] = at(transform!, from[i])
          expect(x).toBeCloseTo(to[i][0], 4)
          expect(y).toBeCloseTo(to[i][1], 4)
        }
      }),
    )
  })

  it('cannot be aligned by three points on one line', () => {
    const three = [
      [0, 0],
      [1, 1],
      [2, 2],
    ] as const
    expect(alignThree(three, three)).toBeUndefined()
  })

  it('lies in the middle of the map at first, whole and undistorted', () => {
    expect(fitInto({ width: 200, height: 100 }, { x: 10, y: 20, width: 100, height: 100 })).toEqual([
      0.5, 0, 0, 0.5, 10, 45,
    ])
  })
})
