import { describe, expect, test } from 'vitest'
import { bringIntoSight, type Camera, fit, keepInSight, pan, toMap, toScreen, zoom } from './camera.ts'

const SCREEN = { width: 800, height: 600 }
const whole = fit({ x: 10, y: 20, width: 1600, height: 600 }, SCREEN)
const onScreen = ({ x, y, k }: Camera, px: number, py: number) => [x + px * k, y + py * k]

describe('a camera', () => {
  test('fits a frame into the middle of the screen', () => {
    expect(whole.k).toBe(0.5)
    expect(onScreen(whole, 10, 20)).toEqual([0, 150])
    expect(onScreen(whole, 1610, 620)).toEqual([800, 450])
  })

  test('zooms around the point that is pointed at, and never without end', () => {
    const near = zoom(whole, 2, { x: 400, y: 300 }, whole)
    expect(onScreen(near, 810, 320)).toEqual([400, 300])
    expect(zoom(whole, 1e9, { x: 0, y: 0 }, whole).k).toBe(whole.k * 12)
    expect(zoom(whole, 0, { x: 0, y: 0 }, whole).k).toBe(whole.k / 2)
  })

  test('moves only as far as a point needs to be seen', () => {
    expect(bringIntoSight(whole, [810, 320], SCREEN, 50)).toBe(whole)
    const moved = bringIntoSight(pan(whole, -500, 0), [10, 320], SCREEN, 50)
    expect(onScreen(moved, 10, 320)).toEqual([50, 300])
  })

  test('comes near enough to see a hex, however large the map is', () => {
    const huge = fit({ x: 0, y: 0, width: 100_000, height: 100_000 }, SCREEN)
    expect(zoom(huge, 1e9, { x: 0, y: 0 }, huge).k).toBe(3)
  })

  test('never loses the map', () => {
    const frame = { x: 10, y: 20, width: 1600, height: 600 }
    expect(keepInSight(whole, frame, SCREEN)).toEqual(whole)
    expect(onScreen(keepInSight(pan(whole, 5000, -5000), frame, SCREEN), 10, 620)).toEqual([720, 80])
    expect(onScreen(keepInSight(pan(whole, -5000, 5000), frame, SCREEN), 1610, 20)).toEqual([80, 520])
  })

  test('knows where a point of the screen is on the map', () => {
    expect(toMap(whole, toScreen(whole, [123, 45]))).toEqual([123, 45])
  })
})
