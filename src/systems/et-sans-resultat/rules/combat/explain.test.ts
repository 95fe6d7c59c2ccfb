import { expect, test } from 'vitest'
import { ScriptedDice } from '../../../../engine/cases/scripted-dice.ts'
import { Stage } from '../fire/staged.fixture.ts'
import { copy, REMOVED, ROUTED } from '../state.ts'
import { explainFight } from './explain.ts'
import { fightAll } from './fights.ts'

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

test('12: the chances are those of all 1296 ways in which the dice of the first roll fall', () => {
  const stage = new Stage(
    { french: { units: { a: { at: [20, 15], rating: 4 } } } },
    { allied: { units: { d: { at: [20, 15.6] } } } },
    // A tie ends the fight here, so that only the first roll counts.
    { now: { units: { a: { contacted: 'd' } } }, tables: { combat: { tieLimit: 1 } } },
  )
  const [a, d] = [stage.unit('a'), stage.unit('d')]
  const seen = { removed: 0, routed: 0, lost: 0 }
  const faces = [1, 2, 3, 4, 5, 6]
  for (const first of faces) {
    for (const second of faces) {
      for (const third of faces) {
        for (const fourth of faces) {
          const state = copy(stage.state)
          state.script = new ScriptedDice([first, second, third, fourth])
          fightAll(state, undefined)
          if (state.stance[d] === REMOVED) seen.removed++
          if (state.stance[d] === ROUTED) seen.routed++
          if (state.losses[stage.formation('french')] === 1) seen.lost++
        }
      }
    }
  }
  const { chances } = explainFight(stage.state, [a], d)
  const share = (is: RegExp) =>
    chances.filter(({ result }) => is.test(result)).reduce((sum, { chance }) => sum + chance * 1296, 0)
  expect(share(/the defender is removed/)).toBeCloseTo(seen.removed, 6)
  expect(share(/the defender routs/)).toBeCloseTo(seen.routed, 6)
  expect(share(/^lost/)).toBeCloseTo(seen.lost, 6)
})
