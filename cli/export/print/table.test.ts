import { expect, test } from 'vitest'
import { divide } from './columns.ts'
import { layOutTable, PAD_X, shareWidth } from './table.ts'
import { fit, type Measure, wrap } from './text.ts'

/** Every letter is as wide as half its size. */
const measure: Measure = (text, { size }) => (text.length * size) / 2
const TEN = { size: 10 }

test('columns get what they want where there is room', () => {
  expect(shareWidth([50, 100], [20, 20], 200)).toEqual([50, 100])
})

test('narrow columns keep their width, and wide ones share the rest', () => {
  const [narrow, first, second] = shareWidth([40, 400, 400], [40, 50, 50], 300) as [number, number, number]
  expect(narrow).toBe(40)
  expect(first).toBeCloseTo(130)
  expect(second).toBeCloseTo(130)
})

test('where even the longest words have no room, all columns shrink alike', () => {
  expect(shareWidth([400, 400], [300, 100], 200)).toEqual([150, 50])
})

test('a table fills its width, and no line of a cell is wider than its column', () => {
  const rows = [['woods', 'D6, D7, E7, U6, V6, D6, D7, E7, U6, V6, D6, D7, E7, U6, V6', '5']]
  const { widths, rows: laid, aligned } = layOutTable({ head: ['Ground', 'Hexes', 'Number'], rows }, 180, measure)
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(180)
  expect(aligned).toEqual(['start', 'start', 'middle'])
  laid[0]!.forEach((lines, i) => {
    for (const line of lines) expect(measure(line, { size: 8 })).toBeLessThanOrEqual(widths[i]! - 2 * PAD_X)
  })
  expect(laid[0]![1]!.join(' ')).toBe(rows[0]![1])
})

test('text is broken between words, and within a word that is too long for a line', () => {
  expect(wrap('the old guard', 40, TEN, measure)).toEqual(['the old', 'guard'])
  expect(wrap('a Brandenburg b', 30, TEN, measure)).toEqual(['a', 'Brande', 'nburg', 'b'])
  expect(wrap('', 30, TEN, measure)).toEqual([''])
})

test('a word without an end is broken letter by letter: how much is measured grows with its length, not with its square', () => {
  let measured = 0
  const counting: Measure = (text, type) => {
    measured += text.length
    return measure(text, type)
  }
  expect(wrap('x'.repeat(10_000), 500, TEN, counting)).toEqual(Array(100).fill('x'.repeat(100)))
  expect(measured).toBeLessThan(40_000)
})

test('a text that does not fit becomes smaller, and then is cut', () => {
  expect(fit('guard', 25, TEN, measure)).toEqual({ text: 'guard', type: TEN })
  expect(fit('guard', 20, TEN, measure)).toEqual({ text: 'guard', type: { size: 8 } })
  expect(fit('old guards', 20, TEN, measure)).toEqual({ text: 'old g…', type: { size: 6 } })
})

test('blocks are divided over two columns that are as even as can be, or fill the first where there are too many', () => {
  expect(divide([30, 10, 10, 10], 100)).toEqual([1, 4])
  expect(divide([60, 60, 60], 100)).toEqual([1, 2])
  expect(divide([40, 40, 40, 40, 40], 100)).toEqual([2, 4])
  expect(divide([300, 40], 100)).toEqual([1, 2])
})
