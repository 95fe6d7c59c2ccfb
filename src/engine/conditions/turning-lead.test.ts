import { expect, test } from 'vitest'
import type { Asked } from './asked.ts'
import type { Tree } from './program.ts'
import { turningLead } from './turning-lead.ts'

type Goal = Parameters<typeof turningLead<never, never>>[0][number]

const lead = (side: number, least: number): Tree<Asked<never, never>> => ({
  kind: 'atom',
  atom: { kind: 'points', side, least, isMargin: true },
})
const goal = (side: number, rank: number, tree: Goal['tree'], isAtEnd = true): Goal => ({ side, rank, tree, isAtEnd })

test('whoever has the fewest points that win without a draw turns the battle', () => {
  const denied: Goal['tree'] = { kind: 'not', part: lead(0, 10) }
  expect(turningLead([goal(0, 0, lead(0, 20)), goal(0, 2, lead(0, 10)), goal(1, 2, denied)])).toBe(9.5)
})

test('where leads between two are a draw it turns halfway', () => {
  expect(turningLead([goal(0, 0, lead(0, 6)), goal(1, 0, lead(1, 2))])).toBe(2)
})

test('of two goals that hold the greater victory counts', () => {
  expect(turningLead([goal(0, 1, lead(0, 3)), goal(1, 2, { kind: 'not', part: lead(0, 8) })])).toBe(2.5)
})

test('nothing turns by a lead where something else decides, at another time, or only one side can win', () => {
  const turn: Goal['tree'] = { kind: 'atom', atom: { kind: 'turn', turn: 3 } }
  const points: Goal['tree'] = { kind: 'atom', atom: { kind: 'points', side: 1, least: 5, isMargin: false } }
  const first = goal(0, 0, lead(0, 1))
  expect(turningLead([])).toBeUndefined()
  expect(turningLead([first])).toBeUndefined()
  expect(turningLead([first, goal(1, 0, turn)])).toBeUndefined()
  expect(turningLead([first, goal(1, 0, points)])).toBeUndefined()
  expect(turningLead([first, goal(1, 0, lead(1, 1), false)])).toBeUndefined()
})
