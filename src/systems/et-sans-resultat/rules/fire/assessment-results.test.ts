import { expect, test } from 'vitest'
import { describeEvent } from '../../text/event-text.ts'
import { ORDERS, RETREATING } from '../state.ts'
import { assess } from './assessment.ts'
import { row, Stage, type Units } from './staged.fixture.ts'

const BATTERY = { type: 'foot-battery', rating: 1, guns: 8, weight: 6, state: 'limbered' } as const
const orderOf = (stage: Stage, id: string) => ORDERS[stage.state.order[stage.formation(id)]!]

/** A formation under fire of a score, 4 inches from an enemy; its commander adds 1. */
function underFire(units: Units, score: number, rest: object = {}): Stage {
  const enemy = { enemy: { units: { e: { at: [20, 22] } } } }
  return new Stage({ foot: { units } }, enemy, { now: { formations: { foot: { score } } }, ...rest })
}

test('Assessment -1 to -4: irregulars evade without a roll, impetuous units attack on 10, a die of batteries retires', () => {
  const units = {
    ...row(1, [20, 18], { type: 'irregular' }, 'i'),
    ...row(2, [25, 18], { traits: ['IM'] }, 'm'),
    ...row(3, [20, 14], BATTERY, 'g'),
  }
  const stage = underFire(units, 50).dice(1, 2, 5, 5, 5, 6, 2)
  assess(stage.state, 'fire', stage.events)
  expect(stage.told('assessment')).toMatchObject([{ total: -1, result: '-1 to -4' }])
  expect(stage.at('i-1')).toEqual([200, 160])
  expect(stage.told('reaction').map(({ unit, result }) => [unit, result])).toEqual([
    ['m-1', 'attack'],
    ['m-2', 'stand'],
  ])
  expect(['g-1', 'g-2', 'g-3'].filter((id) => stage.stance(id) === 'reserve')).toHaveLength(2)
  expect(stage.fatigue('foot')).toEqual([4, 0, 0])
  expect(stage.left).toBe(0)
})

test('11.9: the batteries nearest the enemy retire first, and there is no die where there are none', () => {
  const guns = { far: { ...BATTERY, at: [20, 13] }, near: { ...BATTERY, at: [20, 17] } }
  const stage = underFire({ ...row(2, [20, 15], {}, 'f'), ...guns }, 30).dice(1, 1, 2)
  assess(stage.state, 'fire', stage.events)
  expect([stage.stance('far'), stage.stance('near')]).toEqual(['limbered', 'reserve'])
  const without = underFire(row(2, [20, 15], {}, 'f'), 30).dice(1, 1)
  assess(without.state, 'fire', without.events)
  expect(without.left).toBe(0)
})

test('Assessment -5 to -9: irregulars are removed, cavalry routs, and the infantry carries the fatigue', () => {
  const units = {
    ...row(3, [20, 18], {}, 'f'),
    ...row(1, [20, 16], { type: 'irregular' }, 'i'),
    ...row(2, [20, 14], { type: 'cavalry' }, 'h'),
    g: BATTERY,
  }
  const stage = underFire(units, 80).roll(2)
  assess(stage.state, 'fire', stage.events)
  expect(stage.told('assessment')).toMatchObject([{ total: -5, result: '-5 to -9' }])
  expect(['f-1', 'i-1', 'h-1', 'h-2'].map((id) => stage.stance(id))).toEqual([
    'deployed',
    'removed',
    'routed',
    'routed',
  ])
  expect(stage.fatigue('foot')).toEqual([5, 0, 0])
  expect(orderOf(stage, 'foot')).toBe('defend')
})

test('Assessment -10 or less: what is left retreats at once to 6 inches from the enemy', () => {
  const stage = underFire({ ...row(3, [20, 18], {}, 'f'), ...row(1, [20, 16], { type: 'cavalry' }, 'h') }, 130).roll(2)
  assess(stage.state, 'fire', stage.events)
  expect(stage.told('assessment')).toMatchObject([{ total: -10, result: '-10 or less' }])
  expect(stage.state.order[stage.formation('foot')]).toBe(RETREATING)
  expect(stage.stance('h-1')).toBe('removed')
  expect(stage.fatigue('foot')).toEqual([0, 0, 0])
  expect(stage.at('f-2')).toEqual([200, 160])
})

test('11.7: irregulars far from the enemy roll, and have nothing to evade from', () => {
  const stage = underFire(row(1, [20, 10], { type: 'irregular' }, 'i'), 10).roll(6, 2)
  assess(stage.state, 'fire', stage.events)
  expect(stage.told('reaction')).toHaveLength(1)
  expect(stage.at('i-1')).toEqual([200, 100])
})

test('11.8: impetuous units of a formation that runs do not roll, and a locked formation keeps its directive', () => {
  const units = row(1, [20, 16], { traits: ['IM'] }, 'm')
  const running = underFire(units, 10, { now: { formations: { foot: { order: 'retreat', score: 10 } } } }).roll(9)
  assess(running.state, 'fire', running.events)
  expect(running.told('reaction')).toEqual([])
  const locked = underFire(units, 10, { specialRules: [{ rule: 'lock-directive', formation: 'foot' }] }).roll(6, 4)
  assess(locked.state, 'fire', locked.events)
  expect(orderOf(locked, 'foot')).toBe('defend')
  expect(locked.at('m-1')).toEqual([200, 214])
})

test('What an assessment does is told with its dice', () => {
  const units = { ...row(1, [20, 18], { type: 'irregular' }, 'i'), ...row(2, [20, 14], BATTERY, 'g') }
  const stage = underFire(units, 20).dice(2, 2, 4, 5, 3)
  assess(stage.state, 'fire', stage.events)
  expect(stage.events.map((event) => describeEvent(stage.state, event))).toEqual([
    'foot is assessed: dice 4, leadership +1, score 20 -2 = 3 (0 to 4)',
    'i-1 rolls 9 against 8: it stands',
    'foot: die 3, 2 batteries retire',
    'g-1 goes to reserve from 19.3,14',
    'g-2 goes to reserve from 20.8,14',
    'foot tires: artillery fatigue +2',
  ])
})
