import { expect, test } from 'vitest'
import { ridesOf, rideTo } from './generals.ts'
import { Parade } from './moving.fixture.ts'
import { planDecision } from './plans.ts'

/** A river from south to north with a bridge at its middle, and a road over it. */
const features = {
  river: { kind: 'river', line: [[25, 0], [25, 36]] }, // biome-ignore format: points
  bridge: { kind: 'bridge', area: [[24, 10], [26, 10], [26, 12], [24, 12]] }, // biome-ignore format: points
  road: { kind: 'road', line: [[20, 5], [20, 11], [30, 11], [30, 5]] }, // biome-ignore format: points
} as const

const stage = () =>
  new Parade(
    { foy: { units: { a: { at: [31, 5.2] } } }, jamin: { units: { b: { at: [40, 34] } } } },
    {},
    {
      board: { features },
      generals: { french: { at: [20, 5] } },
    },
  )

const rides = (parade: Parade) => ridesOf(parade.state, 0).map((action) => planDecision.format(parade.state, action))

test('3.7 rides go round by roads and bridges where that is quicker or the only way', () => {
  expect(rides(stage())).toContain('go french-general 20,11 30,11 30,7 31,5.2')
})

test('3.7 to whom it is too far a ride is offered as far as a turn goes, and the next turn leads on', () => {
  const parade = stage()
  const [, , toJamin] = ridesOf(parade.state, 0)
  const [x, y] = toJamin!.path.at(-1)!
  expect(x).toBeGreaterThan(260)
  parade.state.commanderX[0] = x
  parade.state.commanderY[0] = y
  expect(ridesOf(parade.state, 0).some(({ path }) => path.at(-1)!.join() === '400,340')).toBe(true)
})

test('3.7 every ride that is offered is legal, and nobody is offered to stay twice', () => {
  const parade = stage()
  const listed = ridesOf(parade.state, 0)
  for (const action of listed) expect(planDecision.refusal(parade.state, action)).toBeUndefined()
  expect(new Set(listed.map(({ path }) => path.at(-1)!.join())).size).toBe(listed.length)
})

test('3.7 who points at a place means the way there, and straight where he cannot get there', () => {
  const { state } = stage()
  expect(rideTo(state, 0, [300, 60]).path).toEqual([[200, 110], [300, 110], [300, 60]]) // biome-ignore format: points
  expect(rideTo(state, 0, [480, 360]).path).toEqual([[480, 360]])
})
