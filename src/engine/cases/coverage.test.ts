import { expect, test } from 'vitest'
import { coverage } from './coverage.ts'

test('counts cases by the rules that they cite, and a number covers only itself', () => {
  const rules = { '6.2': 'movement.ts', '6.2.1': 'fire.ts', '6.2 roads': 'movement.ts' }
  const cases = [{ rules: ['6.2', '6.2'] }, { rules: ['6.2', '6.2 roads'] }]
  expect(coverage(rules, cases)).toEqual([
    { rule: '6.2', file: 'movement.ts', cases: 2 },
    { rule: '6.2.1', file: 'fire.ts', cases: 0 },
    { rule: '6.2 roads', file: 'movement.ts', cases: 1 },
  ])
})
