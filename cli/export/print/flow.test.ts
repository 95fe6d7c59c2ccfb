import { expect, test } from 'vitest'
import { Flow } from './flow.ts'
import type { Measure } from './text.ts'

/** Every letter is as wide as half its size. */
const measure: Measure = (text, { size }) => (text.length * size) / 2
const PAGE = { left: 0, top: 0, right: 500, bottom: 700, width: 500, height: 700 }
const places = (many: number) => Array.from({ length: many }, (_, i) => `Place ${i + 1}: A${i + 1}.`)

/** How high a list is when it is set by itself. */
function heightOf(many: number): number {
  const flow = new Flow('Order of battle', PAGE, measure)
  flow.sections([{ heading: 'Places', sentences: places(many) }])
  expect(flow.pages).toHaveLength(1)
  return flow.y
}

test('a long list that is left alone stands in two columns, a short one does not', () => {
  const perLine = heightOf(5) - heightOf(4)
  expect(perLine).toBeGreaterThan(0)
  expect(heightOf(20) - heightOf(5)).toBeCloseTo(5 * perLine)
})
