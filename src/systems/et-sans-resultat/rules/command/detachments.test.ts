import { expect, test } from 'vitest'
import { Stage } from '../fire/staged.fixture.ts'
import { DETACHED, FAILED, ORDERS } from '../state.ts'
import { act, battalions, commanderOf, divisions } from './command.fixture.ts'
import { leadershipOf, tacticsOf } from './status.ts'

test('6: up to half of the units make a detachment with their share of the fatigue, and rejoin it freely when near', () => {
  const stage = divisions('B', { formations: { foy: { fatigue: { infantry: 4 } } } }).roll(12)
  const foy = stage.formation('foy')
  expect(act(stage, 'french-general detach foy defend f-1 f-2')).toBe('6 detach')
  expect(act(stage, 'french-general detach foy attack f-1')).toBe('6 detach')
  expect(act(stage, 'french-general detach foy defend b-1')).toBe('6 detach')
  expect(act(stage, 'french-general detach foy move f-3')).toBeUndefined()
  const slot = stage.formation('french-detachment-1')
  const { state } = stage
  expect([ORDERS[state.order[slot]!], state.formationBits[slot]! & DETACHED]).toEqual(['move', DETACHED])
  // Four markers on three battalions: one and a third each, rounded up.
  expect([stage.fatigue('foy'), stage.fatigue('french-detachment-1')]).toEqual([
    [2, 0, 0],
    [2, 0, 0],
  ])
  expect([leadershipOf(state, slot), tacticsOf(state, slot), state.force[slot]]).toEqual([1, 0, state.force[foy]])
  expect([state.areaX[slot], state.areaY[slot]]).toEqual([215, 40])
  expect(act(stage, 'french-general detach foy move f-2')).toBe('6')
  state.x[stage.unit('f-3')] = 260
  expect(act(stage, 'french-general rejoin french-detachment-1')).toBe('6 rejoin')
  state.x[stage.unit('f-3')] = 230
  // That an action has failed does not keep them from it.
  state.commanderBits[commanderOf(stage, 'french-general')]! |= FAILED
  expect(act(stage, 'french-general rejoin french-detachment-1')).toBeUndefined()
  expect([stage.fatigue('foy'), state.formation[stage.unit('f-3')]]).toEqual([[4, 0, 0], foy])
  expect(act(stage, 'french-general rejoin bachelu')).toBe('6 rejoin')
})

test('13.4: a column that belongs to a formation rejoins it like a detachment, and nobody counts it as broken', () => {
  const stage = new Stage(
    { foy: { units: battalions(2, 20, 10, 'f') }, rear: { joins: 'foy', units: battalions(1, 20, 8, 'r') } },
    {},
    {},
  )
  expect(act(stage, 'french-general rejoin rear')).toBeUndefined()
  expect(stage.state.formation[stage.unit('r-1')]).toBe(stage.formation('foy'))
  expect(stage.told('rejoined')).toMatchObject([{ formation: 'rear', parent: 'foy' }])
})

test('13.7: a formation that is locked to its directive detaches nobody', () => {
  const specialRules = [{ rule: 'lock-directive', formation: 'foy' }] as const
  const stage = new Stage({ foy: { units: battalions(4, 20, 10, 'f') } }, {}, { specialRules: [...specialRules] })
  expect(act(stage, 'french-general detach foy move f-1')).toBe('13.7')
})
