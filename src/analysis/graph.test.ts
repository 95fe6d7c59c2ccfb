import { expect, test } from 'vitest'
import { drawGraph } from './graph.ts'

test('the graph has a dot a column, the middle line, and the turns below', () => {
  const chances = [0.5, 0.6, 0.8, 1, 0.2, 0]
  const turns = [
    { turn: 1, action: 1 },
    { turn: 2, action: 4 },
  ]
  expect(drawGraph({ chances, turns }, 40)).toEqual([
    '100 %    ●',
    '',
    '        ●',
    '',
    '       ●',
    ' 50 % ●·····',
    '',
    '',
    '          ●',
    '',
    '  0 %      ●',
    ' turn 1  2',
  ])
})

test('a long game is as wide as there is room, and a game without an action has no dot', () => {
  const chances = Array.from({ length: 1000 }, (_, i) => i / 999)
  const lines = drawGraph({ chances, turns: [] }, 50)
  expect(Math.max(...lines.map(({ length }) => length))).toBe(49)
  expect(drawGraph({ chances: [], turns: [] }, 50).join('')).not.toContain('●')
})
