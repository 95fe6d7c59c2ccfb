import { expect, test } from 'vitest'
import { SKIRMISH } from '../../src/scene/table/skirmish.fixture.ts'
import { colorsFor } from '../output/terminal.ts'
import { drawTextMap } from './text-map.ts'

const plain = colorsFor({ isTTY: false, write: () => true }, {})

test('a table in letters has a line for each inch, its pieces, its ground and its ways', () => {
  const lines = drawTextMap(SKIRMISH, plain).split('\n')
  expect(lines).toHaveLength(1 + 36 + 1)
  expect(lines[0]).toMatch(/^ {4}0 +5 +10 +15 /)
  // The battery stands 10 inches east and 8 north, the battalion 24 and 18.
  expect(lines.find((line) => line.startsWith('  8 '))!.slice(4 + 20, 4 + 22)).toBe('BA')
  expect(lines.find((line) => line.startsWith(' 18 '))!.slice(4 + 48, 4 + 50)).toBe('RI')
  const map = lines.join('\n')
  for (const sign of ['/\\', '##', '==', '~~']) expect(map).toContain(sign)
  expect(lines.at(-1)).toContain('/\\ hill, ## village, == road, ~~ water')
})

test('a wide table has squares of more than an inch, so that no line is too long for a terminal', () => {
  const wide = { ...SKIRMISH, board: { ...SKIRMISH.board, width: 1200, height: 600 }, pieces: [] }
  const lines = drawTextMap(wide, plain).split('\n')
  expect(Math.max(...lines.slice(0, -1).map((line) => line.length))).toBeLessThanOrEqual(100)
  expect(lines).toHaveLength(1 + 20 + 1)
})
