import { expect, test } from 'vitest'
import { Stage } from '../fire/staged.fixture.ts'
import { explainFight } from './explain.ts'

const stageOf = (a: object, d: object) =>
  new Stage({ french: { units: { a: { at: [20, 10], ...a } } } }, { allied: { units: { d: { at: [20, 20], ...d } } } })

test('12: an even fight is won and lost alike, and ties in 146 of 1296 pairs of rolls', () => {
  const stage = stageOf({}, {})
  const { value, chances } = explainFight(stage.state, [stage.unit('a')], stage.unit('d'))
  expect(value).toBe(0)
  expect(chances.find(({ result }) => result === 'tie')?.chance).toBeCloseTo(146 / 1296, 12)
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  const share = (start: string) =>
    chances.filter(({ result }) => result.startsWith(start)).reduce((sum, { chance }) => sum + chance, 0)
  expect(share('won')).toBeCloseTo(share('lost'), 12)
})

test('12: what counts for the defender is taken off, and the sum is the value', () => {
  const stage = stageOf({ rating: 4, type: 'cavalry', traits: ['S2'] }, { rating: 3 })
  const { value, modifiers } = explainFight(stage.state, [stage.unit('a')], stage.unit('d'))
  expect(modifiers).toEqual([
    { rule: 'Combat rating', what: 'attack: combat rating', add: 4 },
    { rule: 'Combat shock', what: 'attack: shock 2', add: 2 },
    { rule: 'Combat rating', what: 'defence: combat rating', add: -3 },
  ])
  expect(value).toBe(3)
})

test('12: infantry that beats cavalry does not break through', () => {
  const stage = stageOf({ type: 'cavalry', rating: 0 }, { rating: 9 })
  const { chances } = explainFight(stage.state, [stage.unit('a')], stage.unit('d'))
  expect(chances.map(({ result }) => result)).not.toContainEqual(expect.stringContaining('breaks through'))
  expect(chances.map(({ result }) => result)).toContain('lost: the attacker is removed')
})
