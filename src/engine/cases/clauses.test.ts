import { expect, test } from 'vitest'
import { clausesByRule, evidenceOf, missingFor } from './clauses.ts'

const CLAUSE = { text: 'Units stop next to an enemy.', code: 'movement.ts' } as const

test('play shows a permission by what is carried out or legal, a prohibition by what is refused or illegal', () => {
  expect(evidenceOf(['move D6'])).toEqual({ permission: true, prohibition: false })
  expect(evidenceOf([{ legal: ['move D6'] }])).toEqual({ permission: true, prohibition: false })
  expect(evidenceOf([{ refused: 'move D6' }])).toEqual({ permission: false, prohibition: true })
  expect(evidenceOf([{ legal: ['move D6'], illegal: ['move D7'] }])).toEqual({ permission: true, prohibition: true })
  expect(evidenceOf(['order D5', { refused: 'move D6' }])).toEqual({ permission: false, prohibition: true })
  expect(evidenceOf(['order D5', { refused: 'move D6' }, 'move D7'])).toEqual({ permission: true, prohibition: true })
  expect(evidenceOf([{ explain: 'fire D6', value: 3 }, { expect: {} }])).toEqual({
    permission: false,
    prohibition: false,
  })
})

test('a definition wants one case, a permission and a prohibition want both kinds, no effect wants none', () => {
  const none = { cases: 0, permission: 0, prohibition: 0 }
  const done = { cases: 2, permission: 2, prohibition: 0 }
  const both = { cases: 1, permission: 1, prohibition: 1 }
  const explained = { cases: 1, permission: 0, prohibition: 0 }
  expect(missingFor({ ...CLAUSE, kind: 'is' }, none)).toEqual(['a case'])
  expect(missingFor({ ...CLAUSE, kind: 'is' }, explained)).toEqual([])
  expect(missingFor({ ...CLAUSE, kind: 'must' }, done)).toEqual([])
  expect(missingFor({ ...CLAUSE, kind: 'may' }, done)).toEqual(['a case that has an action refused'])
  expect(missingFor({ ...CLAUSE, kind: 'may not' }, both)).toEqual([])
  expect(missingFor({ ...CLAUSE, kind: 'may' }, explained)).toEqual([
    'a case that carries an action out',
    'a case that has an action refused',
  ])
  expect(missingFor({ ...CLAUSE, kind: 'may', noEffect: 'The scale of the map.' }, none)).toEqual([])
})

test('a clause belongs to the rule that its id names, or to the one that it names itself', () => {
  const rules = { 6.2: 'a.ts', 'Results 3-1': 'b.ts', 'Movement J': 'c.ts' }
  const clause = { ...CLAUSE, kind: 'is' as const }
  const clauses = { '6.2-a': clause, MJa: { ...clause, rule: 'Movement J' }, 'Results 3-1-a': clause, '6.2-b': clause }
  const found = [...clausesByRule(rules, clauses)].map(([rule, listed]) => [rule, listed.map(([id]) => id)])
  expect(found).toEqual([
    ['6.2', ['6.2-a', '6.2-b']],
    ['Movement J', ['MJa']],
    ['Results 3-1', ['Results 3-1-a']],
  ])
  expect(() => clausesByRule(rules, { '6.3-a': clause })).toThrow(
    'clause 6.3-a belongs to no rule: add 6.3 to the rules of its rulebook',
  )
})
