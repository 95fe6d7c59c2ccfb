import { expect, test } from 'vitest'
import { coverage, inBookOrder, missingForRule } from './coverage.ts'

const DONE = { permission: true, prohibition: false }
const REFUSED = { permission: false, prohibition: true }

test('counts cases by the rules and clauses that they cite, and a name covers only itself', () => {
  const rules = { '6.2': 'movement.ts', '6.2.1': 'fire.ts', '6.2 roads': 'movement.ts' }
  const clause = { text: 'A unit may follow the road.', kind: 'may', code: 'allowance.ts' } as const
  const cases = [
    { rules: ['6.2', '6.2'], evidence: DONE },
    { rules: ['6.2', '6.2 roads-a'], evidence: DONE },
    { rules: ['6.2 roads-a'], evidence: REFUSED },
  ]
  expect(coverage({ rules, clauses: { '6.2 roads-a': clause } }, cases)).toEqual([
    { rule: '6.2', file: 'movement.ts', cases: 2, clauses: [] },
    { rule: '6.2.1', file: 'fire.ts', cases: 0, clauses: [] },
    {
      rule: '6.2 roads',
      file: 'movement.ts',
      cases: 0,
      clauses: [{ id: '6.2 roads-a', ...clause, cases: 2, permission: 1, prohibition: 1, missing: [] }],
    },
  ])
})

test('a rule is missing what its clauses are missing; one without clauses wants a case of its own', () => {
  const rules = { 1.1: 'a.ts', 1.2: 'b.ts' }
  const clauses = { '1.1-a': { text: 'Something.', kind: 'may not', code: 'a.ts' } } as const
  const covered = coverage({ rules, clauses }, [{ rules: ['1.1-a', '1.1'], evidence: REFUSED }])
  expect(covered.map(missingForRule)).toEqual([['a case that carries an action out'], ['a case']])
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
