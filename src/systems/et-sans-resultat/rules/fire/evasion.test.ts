import { expect, test } from 'vitest'
import { listed } from '../../../../engine/listed.fixture.ts'
import { isRefusal } from '../../../../engine/system.ts'
import { MAY_EVADE, stepOf } from '../state.ts'
import { evasionDecision } from './evasion.ts'
import { row, Stage } from './staged.fixture.ts'

/** Cavalry near an enemy, which may evade, with infantry beside it. */
function stageOf(enemyAt: readonly [number, number] = [20, 22]): Stage {
  const units = { ...row(2, [20, 18], { type: 'cavalry' }, 'h'), f: { at: [24, 18] } }
  const stage = new Stage({ horse: { units } }, { enemy: { units: { e: { at: enemyAt } } } })
  stage.state.formationBits[stage.formation('horse')]! |= MAY_EVADE
  stage.state.step = stepOf('fire-evasion')
  return stage
}

function decide({ state, events }: Stage, text: string): void {
  const action = evasionDecision.parse(state, 0, text)
  if (action === undefined || isRefusal(action)) throw new Error(action?.reason ?? 'not about evasion')
  expect(evasionDecision.refusal(state, action)).toBeUndefined()
  expect(evasionDecision.format(state, action)).toBe(text)
  evasionDecision.carryOut(state, action, events)
}

test('11.7: all cavalry of a formation evades together, up to 6 inches from the enemy, and the infantry stays', () => {
  const stage = stageOf()
  decide(stage, 'evade horse')
  for (const id of ['h-1', 'h-2']) {
    const [x, y] = stage.at(id)
    const square = (x! - 200) ** 2 + (y! - 220) ** 2
    expect(square).toBeGreaterThanOrEqual(60 ** 2)
    expect(square).toBeLessThan(62 ** 2)
  }
  expect(stage.at('f')).toEqual([240, 180])
  expect(evasionDecision.hasChoice(stage.state, 0)).toBe(false)
})

test('11.7: whoever stands stays, and does not decide again', () => {
  const stage = stageOf()
  const before = stage.at('h-1')
  decide(stage, 'stand horse')
  expect(stage.at('h-1')).toEqual(before)
  expect(listed(evasionDecision, stage.state, 0)).toEqual([])
  expect(evasionDecision.refusal(stage.state, { kind: 'evade', side: 0, formation: 0 })).toMatchObject({ rule: '11.7' })
})

test('11.7: evading breaks contact', () => {
  const stage = stageOf([19.3, 18.6])
  decide(stage, 'evade horse')
  expect(stage.at('h-1')[1]).toBeLessThan(140)
})

test('11.7: cavalry further than 6 inches from every enemy has nothing to decide', () => {
  const { state } = stageOf([20, 24.5])
  expect(evasionDecision.hasChoice(state, 0)).toBe(false)
  expect(evasionDecision.refusal(state, { kind: 'evade', side: 0, formation: 0 })).toMatchObject({ rule: '11.7' })
})

test('11.7: only the owner decides', () => {
  const { state } = stageOf()
  expect(listed(evasionDecision, state, 1)).toEqual([])
  expect(evasionDecision.refusal(state, { kind: 'stand', side: 1, formation: 0 })).toMatchObject({ rule: '11.7' })
})

test('12: standing in contact is explained as the fight to come', () => {
  const stage = stageOf([19.3, 18.6])
  const standing = evasionDecision.explain!(stage.state, { kind: 'stand', side: 0, formation: 0 })!
  expect(standing.chances.length).toBeGreaterThan(3)
  expect(standing.chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  const evading = evasionDecision.explain!(stage.state, { kind: 'evade', side: 0, formation: 0 })!
  expect(evading).toMatchObject({ value: 2, chances: [{ result: 'evades', chance: 1 }] })
})

test('Evasion that cannot be read says what it lacks', () => {
  const { state } = stageOf()
  expect(evasionDecision.parse(state, 0, 'done')).toBeUndefined()
  expect(evasionDecision.parse(state, 0, 'evade')).toMatchObject({ rule: '' })
  expect(evasionDecision.parse(state, 0, 'evade nobody')).toMatchObject({ reason: 'there is no formation nobody' })
})
