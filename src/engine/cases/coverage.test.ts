import { expect, test } from 'vitest'
import { coverage, inBookOrder } from './coverage.ts'

test('counts cases by the rules that they cite, and a number covers only itself', () => {
  const rules = { '6.2': 'movement.ts', '6.2.1': 'fire.ts', '6.2 roads': 'movement.ts' }
  const cases = [{ rules: ['6.2', '6.2'] }, { rules: ['6.2', '6.2 roads'] }]
  expect(coverage(rules, cases)).toEqual([
    { rule: '6.2', file: 'movement.ts', cases: 2 },
    { rule: '6.2.1', file: 'fire.ts', cases: 0 },
    { rule: '6.2 roads', file: 'movement.ts', cases: 1 },
  ])
})

test('lists whole numbers before what stands under them', () => {
  const rules = {
    1.1: 'a.ts',
    4: 'b.ts',
    '5 attack': 'c.ts',
    6: 'd.ts',
    '6 rally': 'e.ts',
    7.1: 'f.ts',
    9: 'g.ts',
    Fate: 'h.ts',
  }
  expect(inBookOrder(rules).map(([rule]) => rule)).toEqual(['1.1', '4', '5 attack', '6', '6 rally', '7.1', '9', 'Fate'])
  expect(inBookOrder({ 2: 'a.ts', 1.1: 'b.ts' }).map(([rule]) => rule)).toEqual(['1.1', '2'])
})
