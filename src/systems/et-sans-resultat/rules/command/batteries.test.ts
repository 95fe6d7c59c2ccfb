import { expect, test } from 'vitest'
import { Stage } from '../fire/staged.fixture.ts'
import { GRAND_BATTERY } from '../state.ts'
import { act, commanderOf, GUN, gunLine, lastAct, reserves } from './command.fixture.ts'
import { leadershipOf } from './status.ts'

test('6: a battery comes with a 3 out of the reserve of the formation, not of the force (example 7)', () => {
  const stage = reserves().roll(3, 3)
  expect(act(stage, 'reille commit-battery foy own')).toBeUndefined()
  expect(lastAct(stage)).toMatchObject({ total: 7, success: true })
  expect(stage.stance('own')).toBe('limbered')
  expect(act(stage, 'reille commit-battery foy corps')).toBeUndefined()
  expect(lastAct(stage)).toMatchObject({ total: 5, success: false })
  expect(stage.stance('corps')).toBe('reserve')
  expect(act(stage, 'reille take-command foy')).toBe('6')
})

test('6: a committed battery stands limbered within an inch and a half of a deployed unit, on nobody, in the formation', () => {
  const stage = reserves().roll(12)
  expect(act(stage, 'reille commit-battery foy corps')).toBeUndefined()
  const [x, y] = stage.at('corps')
  const nearest = Math.min(
    ...['f-1', 'f-2', 'f-3'].map((id) => Math.hypot(stage.at(id)[0]! - x!, stage.at(id)[1]! - y!)),
  )
  expect(nearest).toBeLessThanOrEqual(15)
  expect(stage.stance('corps')).toBe('limbered')
  expect(stage.state.formation[stage.unit('corps')]).toBe(stage.formation('foy'))
  // Behind the middle of the line: half a battalion's depth and half a team's.
  expect([x, y]).toEqual([200, 192])
})

test('6: a battery goes back to the reserve of its formation, and not in and out in one turn', () => {
  const stage = reserves().roll(12, 12)
  act(stage, 'reille commit-battery foy own')
  expect(act(stage, 'reille recall-battery own')).toBeUndefined()
  expect(stage.stance('own')).toBe('reserve')
  expect(act(stage, 'reille commit-battery foy own')).toBe('6')
  expect(act(stage, 'reille recall-battery own')).toBe('6 recall-battery')
})

test('7.8: a battery in contact is not recalled', () => {
  const stage = new Stage(
    { foy: { units: { f: { at: [25, 10] }, g: { ...GUN, at: [20, 10] } } } },
    { enemy: { units: { e: { at: [20, 10.6] } } } },
    { generals: { french: { at: [20, 8] } } },
  )
  expect(act(stage, 'french-general recall-battery foy g')).toBe('7.8')
})

test('6: only unlimbered guns are displaced, and they limber up where they stand', () => {
  const stage = new Stage(
    {
      foy: {
        units: { f: { at: [25, 10] }, g: { ...GUN, at: [20, 10] }, h: { ...GUN, at: [22, 10], state: 'limbered' } },
      },
    },
    {},
    { generals: { french: { at: [20, 8] } } },
  ).roll(12)
  expect(act(stage, 'french-general displace-battery h')).toBe('6 displace-battery')
  expect(act(stage, 'french-general displace-battery g')).toBeUndefined()
  expect([stage.stance('g'), stage.at('g')]).toEqual(['limbered', [200, 100]])
  expect(act(stage, 'french-general displace-battery f')).toBe('6 displace-battery')
})

test('6: three or more batteries that stand together become a grand battery under the artillery chief', () => {
  const stage = gunLine(true).roll(7)
  expect(act(stage, 'reille grand-battery g1 g2')).toBe('6 grand-battery')
  expect(act(stage, 'reille grand-battery g1 g2 far')).toBe('6 grand-battery')
  expect(act(stage, 'reille grand-battery g2 g1 g3')).toBe('6 grand-battery')
  expect(act(stage, 'reille grand-battery g1 g2 f')).toBe('6 grand-battery')
  expect(act(stage, 'reille grand-battery g1 g2 g3')).toBeUndefined()
  // 7 + 2 for Reille + 1 for the chief.
  expect(lastAct(stage)).toMatchObject({ total: 10, success: true })
  const slot = stage.formation('french-detachment-1')
  expect(stage.state.formationBits[slot]! & GRAND_BATTERY).toBe(GRAND_BATTERY)
  expect(stage.state.commander[slot]).toBe(commanderOf(stage, 'ii-corps-guns'))
  // Two of Foy's three batteries take their share of his two markers, rounded up.
  expect([stage.fatigue('foy'), stage.fatigue('french-detachment-1')]).toEqual([
    [0, 0, 0],
    [0, 0, 2],
  ])
  expect(act(stage, 'reille grand-battery g1 g2 g3')).toBe('6 grand-battery')
})

test('6: without an artillery chief an officer of the lowest rating commands a grand battery', () => {
  const stage = gunLine(false).roll(7)
  expect(act(stage, 'reille grand-battery g1 g2 g3')).toBeUndefined()
  expect(leadershipOf(stage.state, stage.formation('french-detachment-1'))).toBe(1)
})
