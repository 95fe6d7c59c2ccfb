import { expect, test } from 'vitest'
import { listed as listedBy } from '../../../../engine/listed.fixture.ts'
import { isRefusal } from '../../../../engine/system.ts'
import { Stage } from '../fire/staged.fixture.ts'
import { INSPIRED, NOBODY, ORDERS, ROUTED } from '../state.ts'
import { actionDecision } from './actions.ts'
import {
  act,
  battalions,
  battery,
  commanderOf,
  divisions,
  FARM,
  GUN,
  gunLine,
  lastAct,
  neysArmy,
  read,
  reserves,
} from './command.fixture.ts'
import { commanderPlace, leadershipOf, tacticsOf } from './status.ts'

test('6: a general near a formation takes command of it without a test, stands at its centre and leads it', () => {
  const stage = divisions('B')
  const foy = stage.formation('foy')
  expect(act(stage, 'french-general take-command bachelu')).toBe('6 take-command')
  expect(act(stage, 'french-general take-command foy')).toBeUndefined()
  expect(lastAct(stage)).toMatchObject({ act: 'take-command', on: 'foy', success: true })
  expect(lastAct(stage)).not.toHaveProperty('dice')
  stage.state.y[stage.unit('f-1')] = 130
  expect(commanderPlace(stage.state, commanderOf(stage, 'french-general'))).toEqual([200, 110])
  expect([leadershipOf(stage.state, foy), tacticsOf(stage.state, foy)]).toEqual([2, 2])
  expect(act(stage, 'french-general take-command bachelu')).toBe('6 take-command')
})

test('6: who leads a formation adds his leadership there again, and loses it for another (example 5)', () => {
  const now = { commanders: { 'french-general': { leads: 'foy' } }, units: { 'f-1': { state: 'routed' }, 'b-1': { state: 'routed' } } } as const // biome-ignore format: short
  const here = divisions('B', now).roll(3)
  expect(act(here, 'french-general rally foy f-1')).toBeUndefined()
  expect(lastAct(here)).toMatchObject({ dice: 3, total: 8, success: true })
  const there = divisions('B', now).roll(3)
  expect(act(there, 'french-general rally bachelu b-1')).toBeUndefined()
  expect(lastAct(there)).toMatchObject({ dice: 3, total: 4, success: false })
  expect(there.stance('b-1')).toBe('routed')
})

test('6: after a failure a commander does nothing more this turn', () => {
  const stage = divisions('C', { units: { 'f-1': { state: 'routed' }, 'b-1': { state: 'routed' } } }).roll(2)
  expect(act(stage, 'french-general rally foy f-1')).toBeUndefined()
  expect(act(stage, 'french-general rally bachelu b-1')).toBe('6')
  expect(act(stage, 'french-general take-command foy')).toBe('6')
  expect(actionDecision.hasChoice(stage.state, 0)).toBe(false)
})

test('5.6: a force commander of B changes his own objective with a 6 (example 6)', () => {
  const stage = new Stage({}, {}, { armies: neysArmy({}), board: { areas: FARM } }).roll(6)
  expect(act(stage, 'reille change-objective crossroads')).toBe('6 change-objective')
  expect(act(stage, 'ney change-objective farm')).toBe('6 change-objective')
  expect(act(stage, 'reille change-objective farm')).toBeUndefined()
  expect(lastAct(stage)).toMatchObject({ total: 8, success: true })
  expect(stage.state.objective[0]).toBe(1)
  expect(act(stage, 'reille change-objective crossroads')).toBe('6')
})

test('5.6: by the other readings the leadership of the army commander is taken off, once or twice', () => {
  for (const [ownObjective, total] of [
    ['superior', 8],
    ['superiorDoubled', 6],
  ] as const) {
    // biome-ignore format: pairs
    const stage = new Stage(
      {},
      {},
      { armies: neysArmy({}), board: { areas: FARM }, tables: { activation: { ownObjective } } },
    ).roll(6)
    act(stage, 'reille change-objective farm')
    expect(lastAct(stage)).toMatchObject({ total })
  }
})

test('5.4, 1.9: a vantage point and delay markers count in an action, and a reserve is easily moved (example 8)', () => {
  const hill = { kind: 'hill', area: [[19, 6], [21, 6], [21, 8], [19, 8]] } // biome-ignore format: an outline
  const stage = new Stage({ foy: { units: battalions(2, 20, 10, 'f') } }, {}, {
    board: { features: { hill } as never },
    generals: { french: { leadership: 'B', at: [20, 7] } },
    now: { formations: { foy: { pending: 'attack', delay: 2 } }, units: { 'f-1': { state: 'routed' } } },
  }).roll(6) // biome-ignore format: short
  act(stage, 'french-general rally f-1')
  expect(lastAct(stage)).toMatchObject({ total: 9, success: true })
  const reserve = new Stage({ foy: { directive: 'reserve', units: battalions(2, 20, 10, 'f') } }, {}, {
    generals: { french: { at: [20, 7] } },
    now: { units: { 'f-1': { state: 'routed' } } },
  }).roll(2) // biome-ignore format: short
  act(reserve, 'french-general rally f-1')
  expect(lastAct(reserve)).toMatchObject({ total: 7, success: true })
})

test('6: a rallied unit is deployed beside the reformation area, outside it', () => {
  const stage = divisions('B', { units: { 'f-1': { state: 'routed' } } }).roll(12)
  act(stage, 'french-general rally f-1')
  const foy = stage.formation('foy')
  const [x, y] = stage.at('f-1')
  const distance = Math.hypot(x! - stage.state.areaX[foy]!, y! - stage.state.areaY[foy]!)
  expect(stage.stance('f-1')).toBe('deployed')
  expect(distance).toBeGreaterThan(10)
  expect(distance).toBeLessThanOrEqual(40)
  expect(act(stage, 'french-general rally f-2')).toBe('6 rally')
})

test('6: he abandons personal command by a test, or without one if the formation retreats or is broken', () => {
  const leading = (order: 'attack' | 'retreat' | 'broken') =>
    divisions('C', { formations: { foy: { order } }, commanders: { 'french-general': { leads: 'foy' } } })
  const failing = leading('attack').roll(2)
  expect(act(failing, 'french-general abandon-command')).toBeUndefined()
  expect(lastAct(failing)).toMatchObject({ total: 5, success: false })
  expect(failing.state.leads[commanderOf(failing, 'french-general')]).toBe(failing.formation('foy'))
  for (const order of ['retreat', 'broken'] as const) {
    const stage = leading(order)
    expect(act(stage, 'french-general abandon-command foy')).toBeUndefined()
    expect(stage.state.leads[commanderOf(stage, 'french-general')]).toBe(NOBODY)
    expect(stage.state.superior[stage.formation('foy')]).toBe(NOBODY)
    expect(commanderPlace(stage.state, commanderOf(stage, 'french-general'))).toEqual([200, 100])
  }
})

test('6: he inspires the formation that he leads, without a test, once', () => {
  const stage = divisions('B', { commanders: { 'french-general': { leads: 'foy' } } })
  expect(act(stage, 'french-general inspire bachelu')).toBe('6 inspire')
  expect(act(stage, 'french-general inspire foy')).toBeUndefined()
  expect(stage.state.formationBits[stage.formation('foy')]! & INSPIRED).toBe(INSPIRED)
  expect(act(stage, 'french-general inspire foy')).toBe('6')
})

test('6: an imperial aide makes an order active at once, whatever its delay, and is gone', () => {
  const stage = new Stage({}, {}, {
    armies: neysArmy({ units: battalions(2, 20, 20, 'f') }, {}, 1),
    board: { areas: FARM },
    now: { formations: { foy: { pending: 'attack', delay: 3 } }, forces: { 'ii-corps': { pending: 'farm' } } },
  }) // biome-ignore format: short
  const foy = stage.formation('foy')
  expect(act(stage, 'reille send-aide foy')).toBe('6 send-aide')
  expect(act(stage, 'ney send-aide foy')).toBeUndefined()
  expect([ORDERS[stage.state.order[foy]!], stage.state.newOrder[foy], stage.state.delay[foy]]).toEqual([
    'attack',
    NOBODY,
    0,
  ])
  expect(act(stage, 'ney send-aide ii-corps')).toBe('6 send-aide')
  stage.state.aides[commanderOf(stage, 'ney')] = 1
  expect(act(stage, 'ney send-aide ii-corps')).toBeUndefined()
  expect(stage.state.objective[0]).toBe(1)
})

test('6: engineers and a rifle company join battalions of their force for good', () => {
  const specialty = { sappers: { trait: 'E' }, jager: { trait: 'RF2' } } as const
  const armies = neysArmy({ units: { ...battalions(2, 20, 20, 'f'), g: battery(24, 20) } }, { specialty })
  const stage = new Stage({}, {}, { armies }).roll(12, 12)
  expect(act(stage, 'reille commit-specialty jager g')).toBe('6 commit-specialty')
  expect(act(stage, 'reille commit-specialty foy jager f-1')).toBeUndefined()
  expect(act(stage, 'reille commit-specialty jager f-2')).toBe('6 commit-specialty')
  expect(act(stage, 'reille commit-specialty sappers f-2')).toBeUndefined()
  expect(stage.state.rifles[stage.unit('f-1')]).toBe(2)
  expect(stage.told('specialty')).toMatchObject([
    { specialty: 'jager', unit: 'f-1' },
    { specialty: 'sappers', unit: 'f-2' },
  ])
})

test('6: a force commander acts only in his own force, the army commander everywhere, a formation commander nowhere', () => {
  const other = {
    name: 'III Corps',
    objective: 'crossroads',
    commander: { id: 'kellermann', name: 'Kellermann', leadership: 'B', tactics: 1, at: [20, 22] },
    formations: {},
  }
  const armies = neysArmy({ units: { ...battalions(3, 20, 20, 'f'), own: { ...GUN, state: 'reserve' } } }, {}, 0, {
    'iii-corps': other,
  } as never)
  const stage = new Stage({}, {}, { armies }).roll(12)
  expect(act(stage, 'kellermann commit-battery foy own')).toBe('6')
  expect(act(stage, 'ney commit-battery foy own')).toBeUndefined()
  expect(actionDecision.parse(stage.state, 0, 'foy inspire foy')).toMatchObject({ rule: '' })
})

test('3.3: what is listed is legal, and reads as it is written', () => {
  const stage = gunLine(true)
  stage.state.stance[stage.unit('b')] = ROUTED
  const listed = listedBy(actionDecision, stage.state, 0)
  const kinds = new Set(listed.map((action) => action.act))
  expect([...kinds].sort()).toEqual(['detach', 'displace-battery', 'grand-battery', 'rally', 'recall-battery'])
  for (const action of listed) {
    expect(actionDecision.refusal(stage.state, action)).toBeUndefined()
    const text = actionDecision.format(stage.state, action)
    expect(actionDecision.parse(stage.state, 0, text)).toEqual(action)
  }
})

test('texts that mean no leader action are told apart from those of another kind', () => {
  const stage = gunLine(true)
  const misread = (text: string) => {
    const found = actionDecision.parse(stage.state, 0, text)
    return isRefusal(found) ? found.rule : found
  }
  expect(misread('march foy 20,20')).toBeUndefined()
  expect(misread('reille dances')).toBe('')
  expect(misread('reille commit-battery foy g9')).toBe('')
  expect(misread('reille detach foy retreat f')).toBe('')
  expect(misread('reille take-command foy twice')).toBe('')
  expect(misread('grouchy take-command foy')).toBe('')
})

test('an action is explained by its test in 36ths; one without a test has nothing to explain', () => {
  const stage = reserves()
  const odds = actionDecision.explain!(stage.state, read(stage, actionDecision, 'reille commit-battery foy own'))!
  expect(odds.modifiers.map(({ rule, add }) => [rule, add])).toEqual([
    ["Activation issuer's leadership", 1],
    ["Activation receiver's leadership", 1],
    ['Activation from formation reserve', 2],
  ])
  expect(odds.chances).toEqual([
    { result: 'success', chance: 35 / 36 },
    { result: 'failure', chance: 1 / 36 },
  ])
  expect(actionDecision.explain!(stage.state, read(stage, actionDecision, 'reille take-command foy'))).toBeUndefined()
})
