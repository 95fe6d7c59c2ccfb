import { expect, test } from 'vitest'
import { type Box, beside } from './beside.ts'

const map: Box = { left: 0, top: 0, width: 800, height: 600 }
const card = { width: 200, height: 100 }
const at = (left: number, top: number, size = 40): Box => ({ left, top, width: size, height: size })
const meet = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

test('a card stands beside what it is about, on the map, and over no counter where there is room', () => {
  const about = at(400, 300)
  const counters = [about, at(450, 300), at(450, 340), at(360, 300), at(400, 260), at(400, 345)]
  const box = { ...beside(card, about, map, counters), ...card }
  expect(counters.filter((counter) => meet(box, counter))).toEqual([])
  expect(Math.hypot(box.left + 100 - 420, box.top + 50 - 320)).toBeLessThan(280)
})

test('in a corner it stays on the map, and never covers what it is about', () => {
  for (const about of [at(0, 0), at(760, 0), at(0, 560), at(760, 560)]) {
    const box = { ...beside(card, about, map, []), ...card }
    expect(meet(box, about)).toBe(false)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.top).toBeGreaterThanOrEqual(0)
    expect(box.left + card.width).toBeLessThanOrEqual(map.width)
    expect(box.top + card.height).toBeLessThanOrEqual(map.height)
  }
})
