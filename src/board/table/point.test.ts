import { describe, expect, it } from 'vitest'
import { isWithin, squaredDistance } from './point.ts'

describe('points of a table', () => {
  it('measures distances by their squares', () => {
    expect(squaredDistance([10, 20], [13, 16])).toBe(25)
  })

  it('counts what lies exactly at the end of a reach as within it', () => {
    expect(isWithin([0, 0], [36, 48], 60)).toBe(true)
    expect(isWithin([0, 0], [36, 49], 60)).toBe(false)
  })
})
