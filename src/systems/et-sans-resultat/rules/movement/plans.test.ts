import { describe, expect, test } from 'vitest'
import { listed } from '../../../../engine/listed.fixture.ts'
import { isRefusal } from '../../../../engine/system.ts'
import { Parade } from './moving.fixture.ts'
import { planDecision } from './plans.ts'

const FOE = { foes: { units: { foe: { at: [24, 15] } } } }
const both = () =>
  new Parade(
    { first: { directive: 'attack', units: { a: { at: [24, 5] } } }, second: { units: { b: { at: [30, 5] } } } },
    FOE,
    { generals: { french: { at: [20, 5] } } },
  )

const kinds = (stage: Parade) => new Set(listed(planDecision, stage.state, 0).map(({ kind }) => kind))

describe('3.1 plans', () => {
  test('are made formation by formation, then for commanders', () => {
    const stage = both()
    const named = () => planDecision.format(stage.state, listed(planDecision, stage.state, 0)[0]!).split(' ')[1]
    expect(named()).toBe('first')
    stage.plan('march first 24,9 facing N')
    expect(named()).toBe('second')
    stage.plan('hold second')
    expect([...kinds(stage)]).toEqual(['go'])
    expect(planDecision.hasChoice(stage.state, 0)).toBe(true)
    stage.plan('go french-general 20,5')
    expect(planDecision.hasChoice(stage.state, 0)).toBe(false)
  })

  test('can be changed until the side is done', () => {
    const stage = both().plan('march first 24,9 facing N', 'march first 24,8 facing N')
    expect(stage.move().at('a')).toEqual([240, 80])
  })

  test('5 attack are needed by whoever attacks', () => {
    const stage = both()
    expect(planDecision.mustStay!(stage.state, 0)?.rule).toBe('5 attack')
    stage.plan('march first 24,9 facing N')
    expect(planDecision.mustStay!(stage.state, 0)).toBeUndefined()
  })

  test('are of one side only', () => {
    const { state } = both()
    expect(planDecision.refusal(state, { kind: 'hold', side: 1, formation: 0 })?.rule).toBe('3.1')
  })
})

describe('a plan is explained', () => {
  const explained = (stage: Parade, text: string) => {
    const action = planDecision.parse(stage.state, 0, text)
    if (!action || isRefusal(action)) throw new Error(`${text} is no plan`)
    return planDecision.explain!(stage.state, action)
  }

  test('by the points of whoever needs most', () => {
    expect(explained(both(), 'march first 24,9 facing N')).toEqual({
      base: 0,
      modifiers: [{ rule: '7.1', what: 'points that a uses', add: 1800 }],
      value: 1800,
      chances: [{ result: 'all units get there', chance: 1 }],
    })
  })

  test('by the fight that it leads to', () => {
    const stage = new Parade({ first: { directive: 'attack', units: { a: { at: [24, 10] } } } }, FOE)
    const breakdown = explained(stage, 'march first 24,15 facing N')!
    expect(breakdown.modifiers.some(({ rule }) => rule === 'Combat rating')).toBe(true)
    expect(breakdown.chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    expect(stage.at('a')).toEqual([240, 100])
  })

  test('not where it is illegal', () => {
    expect(explained(both(), 'march first 24,20 facing N')).toBeUndefined()
  })
})

describe('what is not understood', () => {
  test.each([
    ['march nobody 24,9 facing N', 'nobody'],
    ['march first 24;9 facing N', '24;9'],
    ['march first 24,9.55 facing N', '24,9.55'],
    ['march first 24,9 facing North', 'North'],
    ['march first 24,9 facing N in square', 'in'],
    ['march first 24,9', 'how the march ends'],
    ['hold first now', 'now'],
    ['place first a 24,9', '24,9'],
    ['place first z 24,9 N', 'z'],
    ['go nobody 24,9', 'nobody'],
  ])('%s', (text, named) => {
    const refusal = planDecision.parse(both().state, 0, text)
    expect(refusal).toMatchObject({ rule: '' })
    expect(isRefusal(refusal) && refusal.reason).toContain(named)
  })

  test('is left to others if it is of another kind', () => {
    expect(planDecision.parse(both().state, 0, 'order first attack')).toBeUndefined()
  })
})
