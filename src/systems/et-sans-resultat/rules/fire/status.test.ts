import { expect, test } from 'vitest'
import { ASSESSED, BROKEN, NOBODY, ORDERS, RETREATING } from '../state.ts'
import { row, Stage } from './staged.fixture.ts'
import { checkStatuses, statusFor } from './status.ts'

const ENEMY = { enemy: { units: { e: { at: [20, 20] } } } } as const

test.each([
  [10, 9, NOBODY],
  [10, 10, RETREATING],
  [10, 14, RETREATING],
  [10, 15, BROKEN],
  [7, 10, RETREATING],
  [7, 11, BROKEN],
])('11.11: %i deployed units with fatigue %i', (count, infantry, status) => {
  const now = { formations: { foot: { fatigue: { infantry } } } }
  const stage = new Stage({ foot: { units: row(count, [20, 18], {}, 'f') } }, ENEMY, { now })
  expect(statusFor(stage.state, stage.formation('foot'))).toBe(status)
})

test('11.11: only formations that were assessed after combat are checked', () => {
  const now = { formations: { foot: { fatigue: { infantry: 9 } } } }
  const stage = new Stage({ foot: { units: row(2, [20, 18], {}, 'f') } }, ENEMY, { now })
  checkStatuses(stage.state, stage.events)
  expect(ORDERS[stage.state.order[stage.formation('foot')]!]).toBe('defend')
})

test('11.11: a broken formation does not get better, and a retreating one does not retreat again', () => {
  for (const order of ['broken', 'retreat'] as const) {
    const now = { formations: { foot: { order, fatigue: { infantry: 2 } } } }
    const stage = new Stage({ foot: { units: row(2, [20, 18], {}, 'f') } }, ENEMY, { now })
    expect(statusFor(stage.state, stage.formation('foot'))).toBe(NOBODY)
  }
})

test('11.11, 11.12: whoever has too much fatigue goes 6 inches from the enemy and drops its order', () => {
  const now = { formations: { foot: { fatigue: { infantry: 2 }, pending: 'attack' } } } as const
  const stage = new Stage({ foot: { units: row(2, [20, 18], {}, 'f') } }, ENEMY, { now })
  const foot = stage.formation('foot')
  stage.state.formationBits[foot]! |= ASSESSED
  checkStatuses(stage.state, stage.events)
  expect(stage.state.order[foot]).toBe(RETREATING)
  expect(stage.state.newOrder[foot]).toBe(NOBODY)
  for (const id of ['f-1', 'f-2']) {
    const [x, y] = stage.at(id)
    expect((x! - 200) ** 2 + (y! - 200) ** 2).toBeGreaterThanOrEqual(3600)
  }
  expect(stage.told('status-check')).toMatchObject([{ formation: 'foot', fatigue: 2, deployed: 2 }])
})

test('11.12: a formation that breaks goes 12 inches from the enemy and loses its cavalry, routed or not', () => {
  const units = { ...row(2, [20, 18], {}, 'f'), ...row(2, [20, 17], { type: 'cavalry' }, 'h') }
  const now = { formations: { foot: { fatigue: { infantry: 9 } } }, units: { 'h-2': { state: 'routed' } } } as const
  const stage = new Stage({ foot: { units } }, ENEMY, { now })
  const foot = stage.formation('foot')
  stage.state.formationBits[foot]! |= ASSESSED
  checkStatuses(stage.state, stage.events)
  expect(stage.state.order[foot]).toBe(BROKEN)
  expect([stage.stance('h-1'), stage.stance('h-2')]).toEqual(['removed', 'removed'])
  expect(stage.at('f-1')[1]).toBeLessThanOrEqual(80)
})
