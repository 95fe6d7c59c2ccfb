import { expect, test } from 'vitest'
import { listed } from '../../../../engine/listed.fixture.ts'
import { Stage } from '../fire/staged.fixture.ts'
import { ATTACK, BROKEN, NOBODY, ORDERS } from '../state.ts'
import { activateOrders } from './activation.ts'
import { FARM, foyAt, neysArmy, say } from './command.fixture.ts'
import { issueDecision } from './issue.ts'
import { takeStatus } from './status.ts'

const orderOf = (stage: Stage, id: string) => ORDERS[stage.state.order[stage.formation(id)]!]
const pendingTo = (stage: Stage, id: string) => ORDERS[stage.state.newOrder[stage.formation(id)]!] ?? 'none'
const delayOf = (stage: Stage, id: string) => stage.state.delay[stage.formation(id)]

function activate(stage: Stage) {
  stage.events.length = 0
  activateOrders(stage.state, stage.events)
  expect(stage.left).toBe(0)
  return stage.told('order-test')
}

test('5.3: an order from B to B over 10 inches is active with a 5 (example 1)', () => {
  const stage = foyAt(0, 'B').roll(5)
  expect(activate(stage)).toMatchObject([
    { formation: 'foy', commander: 'french-general', dice: 5, total: 9, result: 'active' },
  ])
  expect([orderOf(stage, 'foy'), pendingTo(stage, 'foy')]).toEqual(['attack', 'none'])
})

test('5.5, 5.7: an objective from army B to force B over 25 inches is delayed with 2 and active with 3 (example 2)', () => {
  const stage = () =>
    new Stage(
      {},
      {},
      { armies: neysArmy({}), board: { areas: FARM }, now: { forces: { 'ii-corps': { pending: 'farm' } } } },
    )
  const delayed = stage().dice(1, 1, 4)
  expect(activate(delayed)).toMatchObject([{ force: 'ii-corps', total: 6, result: 'delayed', delay: 2 }])
  expect([delayed.state.objective[0], delayed.state.objectiveDelay[0]]).toEqual([0, 2])
  const active = stage().roll(3)
  expect(activate(active)).toMatchObject([{ total: 7, result: 'active' }])
  expect([active.state.objective[0], active.state.newObjective[0]]).toEqual([1, NOBODY])
})

test('5.4, 5.7: distance, fatigue and an enemy at 6 inches delay an order by half a die, rounded up (example 3)', () => {
  const stage = new Stage(
    { foy: { units: { a: { at: [20, 13] } } } },
    { enemy: { units: { e: { at: [20, 19] } } } },
    {
      generals: { french: { at: [20, 0] } },
      now: { formations: { foy: { pending: 'attack', fatigue: { infantry: 1, artillery: 1 } } } },
    },
  ).dice(4, 4, 5)
  expect(activate(stage)).toMatchObject([{ dice: 8, total: 6, result: 'delayed', delay: 3 }])
  expect([orderOf(stage, 'foy'), pendingTo(stage, 'foy'), delayOf(stage, 'foy')]).toEqual(['defend', 'attack', 3])
})

test('5.8: an enemy at 3 inches counts 3, not 1 and 3; with a retreat a 5 loses the order (example 4)', () => {
  const stage = new Stage(
    { foy: { units: { a: { at: [20, 13] } } } },
    { enemy: { units: { e: { at: [20, 16] } } } },
    { generals: { french: { at: [20, 5] } }, now: { formations: { foy: { pending: 'attack', order: 'retreat' } } } },
  ).roll(5)
  expect(activate(stage)).toMatchObject([{ total: 2, result: 'lost' }])
  expect([orderOf(stage, 'foy'), pendingTo(stage, 'foy')]).toEqual(['retreat', 'none'])
})

test('5.8: an enemy near the issuer is as bad as one near the receiver', () => {
  const stage = new Stage(
    { foy: { units: { a: { at: [20, 10] } } } },
    { enemy: { units: { e: { at: [20, 0] } } } },
    { generals: { french: { at: [20, 3] } }, now: { formations: { foy: { pending: 'attack' } } } },
  ).dice(3, 3, 1)
  expect(activate(stage)).toMatchObject([{ total: 5, modifiers: expect.stringContaining('within 3 inches -3') }])
})

test('5.4: a delayed order waits until its last marker is gone, and is tested then without a penalty', () => {
  const stage = foyAt(0, 'B').dice(1, 1, 3)
  expect(activate(stage)).toMatchObject([{ total: 6, result: 'delayed', delay: 2 }])
  stage.state.turn++
  expect(activate(stage.roll())).toEqual([])
  expect(stage.told('order-waits')).toMatchObject([{ formation: 'foy', delay: 1 }])
  stage.state.turn++
  expect(activate(stage.roll(3))).toMatchObject([{ total: 7, result: 'active' }])
})

test('5.4: an order that takes the place of a delayed one is tested at once, with what is left of the delay against it', () => {
  const stage = foyAt(0, 'B', { delay: 3 })
  expect(say(stage, issueDecision, 'order foy move')).toBeUndefined()
  stage.state.turn++
  expect(activate(stage.roll(5))).toMatchObject([{ order: 'move', total: 7, result: 'active' }])
  expect(stage.told('order-test')[0]!['modifiers']).toContain('2 delay markers -2')
  expect(delayOf(stage, 'foy')).toBe(0)
})

test('5.4: by the other reading markers do not hold an order up, but weigh on its test', () => {
  const stage = new Stage(
    { foy: { units: { a: { at: [20, 10] } } } },
    {},
    {
      generals: { french: { at: [20, 0] } },
      tables: { activation: { delayMode: 'penaltyOnly' } },
      now: { formations: { foy: { pending: 'attack', delay: 3 } } },
    },
  ).roll(7)
  expect(activate(stage)).toMatchObject([{ total: 7, result: 'active' }])
})

test('5.2: an order is not tested in the turn in which it is issued', () => {
  const stage = foyAt(0, 'B', { issued: 1 })
  expect(activate(stage)).toEqual([])
  expect(pendingTo(stage, 'foy')).toBe('attack')
})

test('1.9: a general on a height who sees a division below adds 2; not if a wood is between them or it is on a height too', () => {
  const hill = { kind: 'hill', area: [[18, 0], [22, 0], [22, 2], [18, 2]] } as const // biome-ignore format: an outline
  const wood = { kind: 'woods', area: [[18, 4], [22, 4], [22, 6], [18, 6]] } as const // biome-ignore format: an outline
  const height = { kind: 'hill', area: [[18, 9], [22, 9], [22, 12], [18, 12]] } as const // biome-ignore format: an outline
  const totalWith = (features: object) => {
    const stage = new Stage(
      { foy: { units: { a: { at: [20, 10] } } } },
      {},
      {
        board: { features: features as never },
        generals: { french: { at: [20, 1] } },
        now: { formations: { foy: { pending: 'attack' } } },
      },
    ).roll(8)
    return activate(stage)[0]!['total']
  }
  expect(totalWith({ hill })).toBe(12)
  expect(totalWith({ hill, wood })).toBe(10)
  expect(totalWith({ hill, height })).toBe(10)
  expect(totalWith({ wood })).toBe(10)
})

test('5.10h: an order ends a retreat and a rally, and makes the broken rally; until they have a directive they count as broken', () => {
  for (const [status, becomes] of [
    ['retreat', 'attack'],
    ['rally', 'attack'],
    ['broken', 'rally'],
  ] as const) {
    // biome-ignore format: pairs
    const stage = foyAt(0, 'B', { order: status }).roll(12)
    activate(stage)
    expect([orderOf(stage, 'foy'), pendingTo(stage, 'foy')]).toEqual([becomes, 'none'])
  }
})

test('5.10h: taking a status drops the order that is on its way', () => {
  const stage = foyAt(0, 'B', { delay: 2 })
  takeStatus(stage.state, stage.formation('foy'), BROKEN, stage.events)
  expect([orderOf(stage, 'foy'), pendingTo(stage, 'foy'), delayOf(stage, 'foy')]).toEqual(['broken', 'none', 0])
})

test('3.8: orders are tested in the order of the roster, those of the side with the initiative first', () => {
  const formations = (y: number, ids: readonly string[]) =>
    Object.fromEntries(ids.map((id, i) => [id, { units: { [`${id}-1`]: { at: [10 + 5 * i, y] } } }]))
  const pending = { pending: 'move' } as const
  const stage = new Stage(formations(4, ['a', 'b']), formations(32, ['c', 'd']), {
    now: { formations: { a: pending, b: pending, c: pending, d: pending } },
  }).roll(12, 12, 12, 12)
  stage.state.turn = 2
  expect(activate(stage).map((event) => 'formation' in event && event.formation)).toEqual(['c', 'd', 'a', 'b'])
})

test('13.7: no order changes the directive of a formation that the scenario locks, until what releases it happens', () => {
  const stage = new Stage(
    { guard: { directive: 'reserve', units: { g: { at: [20, 10] } } } },
    { enemy: { units: { e: { at: [20, 20] } } } },
    { specialRules: [{ rule: 'lock-directive', formation: 'guard', until: { enemyWithin: 6 } }] },
  )
  activate(stage)
  expect(say(stage, issueDecision, 'order guard attack')).toBe('13.7')
  expect(listed(issueDecision, stage.state, 0)).toEqual([])
  stage.state.y[stage.unit('e')] = 160
  activate(stage)
  expect(stage.told('released')).toMatchObject([{ formation: 'guard' }])
  stage.state.y[stage.unit('e')] = 200
  expect(say(stage, issueDecision, 'order guard attack')).toBeUndefined()
  expect(stage.state.newOrder[stage.formation('guard')]).toBe(ATTACK)
})
