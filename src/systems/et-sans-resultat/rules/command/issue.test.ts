import { expect, test } from 'vitest'
import { listed as listedBy } from '../../../../engine/listed.fixture.ts'
import { Stage } from '../fire/staged.fixture.ts'
import { FARM, foyAt, neysArmy, read, say } from './command.fixture.ts'
import { issueDecision } from './issue.ts'

test('5.1: orders are issued by the force, refused where they make no sense, and written as they are read', () => {
  const stage = new Stage(
    {
      foy: { commander: { leadership: 'B' }, units: { a: { at: [20, 10] } } },
      pire: { units: { p: { at: [25, 10] } } },
      jerome: { units: { j: {} }, arrives: { turn: 3, entry: 'south' } },
    },
    { picton: { units: { e: { at: [20, 30] } } } },
    { board: { entries: { south: { at: [20, 0], facing: 'N' } } } },
  )
  const order = (text: string) => say(stage, issueDecision, text)
  expect(order('order foy attack')).toBeUndefined()
  expect(order('order foy attack')).toBe('5.1')
  expect(order('order foy move')).toBeUndefined()
  expect(order('order pire support foy')).toBeUndefined()
  expect(order('order pire support pire')).toBe('5.1')
  expect(order('order pire support picton')).toBe('5.1')
  expect(order('order pire attack foy')).toBe('5.1')
  expect(order('order picton attack')).toBe('5.1')
  expect(order('order jerome attack')).toBe('13.4')
  expect(order('order pire support jerome')).toBe('5.1')
  expect(order('objective french-force crossroads')).toBe('2.1')
  expect(issueDecision.parse(stage.state, 0, 'order foy retreat')).toMatchObject({ rule: '' })
  expect(issueDecision.parse(stage.state, 0, 'order grouchy attack')).toMatchObject({ rule: '' })
  expect(issueDecision.parse(stage.state, 0, 'march foy 20,20')).toBeUndefined()
  for (const text of ['order foy move', 'order pire support foy']) {
    expect(issueDecision.format(stage.state, read(stage, issueDecision, text))).toBe(text)
  }
})

test('5.1: an army commander sends a force to an objective that it does not have, and not his own force', () => {
  const stage = new Stage({}, {}, { armies: neysArmy({}), board: { areas: FARM } })
  expect(say(stage, issueDecision, 'objective ii-corps crossroads')).toBe('5.1')
  expect(say(stage, issueDecision, 'objective ii-corps farm')).toBeUndefined()
  expect(say(stage, issueDecision, 'objective ii-corps farm')).toBe('5.1')
  expect(stage.told('objective-issued')).toMatchObject([{ force: 'ii-corps', commander: 'ney', area: 'farm' }])
  const own = new Stage({}, {}, { armies: neysArmy({}, { commander: 'army' }), board: { areas: FARM } })
  expect(say(own, issueDecision, 'objective ii-corps farm')).toBe('5.6')
})

test('3.3: every order that is listed is legal, and none for a formation that has had one this turn', () => {
  const stage = foyAt(0, 'B')
  const listed = listedBy(issueDecision, stage.state, 0)
  expect(listed.map((action) => issueDecision.format(stage.state, action))).toEqual([
    'order foy defend',
    'order foy move',
    'order foy reserve',
  ])
  expect(listed.every((action) => issueDecision.refusal(stage.state, action) === undefined)).toBe(true)
  issueDecision.carryOut(stage.state, listed[0]!, undefined)
  expect(issueDecision.hasChoice(stage.state, 0)).toBe(false)
})

test('an order is explained by its test of the next turn, in 36ths', () => {
  const stage = foyAt(0, 'B', { delay: 3 })
  const odds = issueDecision.explain!(stage.state, read(stage, issueDecision, 'order foy move'))!
  expect(odds.modifiers.map(({ rule, add }) => [rule, add])).toEqual([
    ["Activation issuer's leadership", 2],
    ["Activation receiver's leadership", 2],
    ['Activation delay', -2],
  ])
  expect(odds).toMatchObject({ base: 0, value: 2 })
  expect(odds.chances).toEqual([
    { result: 'active', chance: 30 / 36 },
    { result: 'delayed', chance: 6 / 36 },
  ])
})
