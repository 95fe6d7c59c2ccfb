import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from './point.ts'
import { boundsOf, contains, doubledArea, findTangle } from './ring.ts'
import { nearby, pointsOf, simpleRing } from './sample-points.ts'

const square = pointsOf('10,10 30,10 30,30 10,30')
const arrow = pointsOf('0,0 20,20 40,0 20,40')

describe('what a ring contains', () => {
  it('has its inside, its edges and its corners', () => {
    const points = pointsOf('20,20 10,20 30,20 20,10 20,30 10,10 30,10 30,30 10,30')
    expect(points.filter((point) => contains(square, point))).toEqual(points)
  })

  it('has nothing beyond, not even in line with an edge', () => {
    const points = pointsOf('9,20 31,20 9,10 31,10 9,30 31,30 10,9 10,31 30,9 30,31')
    expect(points.filter((point) => contains(square, point))).toEqual([])
  })

  it('has no part of a notch', () => {
    const points = pointsOf('20,19 20,20 20,21 10,9 10,10')
    expect(points.filter((point) => contains(arrow, point))).toEqual(pointsOf('20,20 20,21 10,10'))
  })

  it('has the same points whichever way round and from whichever corner it is told', () => {
    fc.assert(
      fc.property(simpleRing, nearby, (ring, point) => {
        const inside = contains(ring, point)
        expect(contains(ring.toReversed(), point)).toBe(inside)
        expect(contains([...ring.slice(1), ring[0]!], point)).toBe(inside)
        const swap = ([x, y]: Point): Point => [y, x]
        expect(contains(ring.map(swap), swap(point))).toBe(inside)
      }),
    )
  })

  it('has as many points as its area and border demand', () => {
    // Pick's theorem, a count that knows nothing of crossings: points = area + border / 2 + 1.
    fc.assert(
      fc.property(simpleRing, (ring) => {
        let points = 0
        for (let x = -3; x <= 23; x++) for (let y = -3; y <= 21; y++) if (contains(ring, [x, y])) points++
        const border = ring.reduce((sum, [x, y], i) => {
          const [nx, ny] = ring[(i + 1) % ring.length]!
          return sum + divisor(Math.abs(nx - x), Math.abs(ny - y))
        }, 0)
        expect(2 * points).toBe(Math.abs(doubledArea(ring)) + border + 2)
      }),
    )
  })
})

describe('the shape of a ring', () => {
  it('has an area above 0 counter-clockwise, below 0 clockwise', () => {
    expect([doubledArea(square), doubledArea(square.toReversed())]).toEqual([800, -800])
  })

  it('has bounds', () => {
    expect(boundsOf(arrow)).toEqual({ west: 0, south: 0, east: 40, north: 40 })
  })
})

describe('tangles', () => {
  const tangleOf = (ring: string) => findTangle(pointsOf(ring))

  it('finds none in a simple ring', () => {
    expect(findTangle(square)).toBeUndefined()
    expect(findTangle(arrow)).toBeUndefined()
    expect(findTangle(arrow.toReversed())).toBeUndefined()
  })

  it('allows a corner that is none: straight on is no tangle', () => {
    expect(tangleOf('0,0 5,0 10,0 10,10')).toBeUndefined()
  })

  it('names two edges that cross', () => {
    expect(tangleOf('0,0 10,10 10,0 0,10')).toEqual([0, 2])
  })

  it('names two edges that touch: a corner on an edge, a corner on a corner', () => {
    expect(tangleOf('0,0 10,0 10,10 5,0 0,10')).toEqual([0, 2])
    expect(tangleOf('0,0 5,5 0,10 5,10 5,0')).toEqual([0, 3])
    expect(tangleOf('0,0 5,5 10,0 10,10 5,5 0,10')).toEqual([0, 3])
  })

  it('names two edges that lie on each other', () => {
    expect(tangleOf('0,0 10,0 10,5 20,5 20,0 8,0 8,9')).toEqual([0, 4])
  })

  it('names two edges that fold back, at the last corner and the first too', () => {
    expect(tangleOf('0,0 5,9 20,9 10,9 10,3')).toEqual([1, 2])
    expect(tangleOf('10,0 20,0 20,10 25,0')).toEqual([0, 3])
    expect(tangleOf('0,0 10,0 5,0')).toEqual([0, 1])
    expect(tangleOf('3,3 5,5')).toEqual([0, 1])
  })

  it('names an edge without length twice', () => {
    expect(tangleOf('0,0 10,0 10,0 10,10')).toEqual([1, 1])
    expect(tangleOf('0,0 10,0 10,10 0,0')).toEqual([3, 3])
    expect(tangleOf('3,3')).toEqual([0, 0])
  })

  it('finds one in whatever has no area', () => {
    fc.assert(
      fc.property(simpleRing, (ring) => {
        expect(doubledArea(ring)).not.toBe(0)
      }),
    )
  })
})

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}
