import { describe, expect, it } from 'vitest'
import { readPoints, writePoints } from './points.ts'

describe('points in a field', () => {
  it('are read as they are written', () => {
    const points = [[18, 29.7], [18.6, 28.4]] // biome-ignore format: points
    expect(readPoints(writePoints(points))).toEqual(points)
  })

  it('may stand on lines, with or without commas, and count to the tenth', () => {
    expect(readPoints('18 29.72\n 18.6 ,28.4;')).toEqual([[18, 29.7], [18.6, 28.4]]) // biome-ignore format: points
  })

  it('are none while somebody is still typing', () => {
    for (const text of ['18,', '18, 2; x', '18, 2, 3', '18.']) expect(readPoints(text)).toBeUndefined()
    expect(readPoints('')).toEqual([])
  })

  it('are empty where there are none', () => {
    expect([writePoints(undefined), writePoints([undefined])]).toEqual(['', ''])
  })
})
