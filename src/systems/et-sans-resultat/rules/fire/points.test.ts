import { expect, test } from 'vitest'
import type { Modifier } from '../../../../engine/system.ts'
import { catchUpWeather } from '../weather.ts'
import { gunPoints, skirmishPoints } from './points.ts'
import { row, Stage } from './staged.fixture.ts'

const TARGET = { enemy: { units: { e: { at: [20, 20] } } } } as const

const battery = (weight: number, guns: number) => ({ type: 'foot-battery', rating: 1, weight, guns }) as const

test('9.3, 9.4: two batteries of eight 6-pounders are worth 8', () => {
  const stage = new Stage({ guns: { units: row(2, [20, 17], battery(6, 8), 'g') } }, TARGET)
  const { points, units } = gunPoints(stage.state, stage.formation('guns'), stage.formation('enemy'), false)
  expect(points).toBe(8)
  expect(units).toHaveLength(2)
})

test('9.3: British 9-pounders with a marker of artillery fatigue, fired intensely, are worth 3', () => {
  const stage = new Stage(
    TARGET,
    { guns: { units: row(1, [20, 23], battery(9, 6), 'g') } },
    { now: { formations: { guns: { fatigue: { artillery: 1 } } } } },
  )
  const [guns, enemy] = [stage.formation('guns'), stage.formation('enemy')]
  expect(gunPoints(stage.state, guns, enemy, true).points).toBe(3)
})

test('9.3, 13.5: bad weather halves guns, and halves are rounded down once', () => {
  const stage = new Stage(
    TARGET,
    { guns: { units: row(1, [20, 23], battery(9, 6), 'g') } },
    { weather: [{ from: 1, state: 'mud' }] },
  )
  catchUpWeather(stage.state)
  const [guns, enemy] = [stage.formation('guns'), stage.formation('enemy')]
  expect(gunPoints(stage.state, guns, enemy, false).points).toBe(3)
  expect(gunPoints(stage.state, guns, enemy, true).points).toBe(4)
})

test('13.5: weather counts from its turn on', () => {
  const stage = new Stage(
    TARGET,
    { guns: { units: row(1, [20, 23], battery(9, 6), 'g') } },
    { weather: [{ from: 2, state: 'snow' }, { from: 3, state: 'clear' }] }, // biome-ignore format: one change a turn
  )
  const points = [1, 2, 3].map((turn) => {
    stage.state.turn = turn
    catchUpWeather(stage.state)
    return gunPoints(stage.state, stage.formation('guns'), stage.formation('enemy'), false).points
  })
  expect(points).toEqual([6, 3, 6])
})

test('9.3: guns are never worth less than 0', () => {
  const stage = new Stage(
    { guns: { units: row(1, [20, 17], battery(4, 8), 'g') } },
    TARGET,
    { now: { formations: { guns: { fatigue: { artillery: 1 } } } } }, // biome-ignore format: as the others
  )
  const modifiers: Modifier[] = []
  const { points, units } = gunPoints(stage.state, stage.formation('guns'), stage.formation('enemy'), true, modifiers)
  expect(points).toBe(0)
  expect(units).toHaveLength(1)
  expect(modifiers.reduce((sum, { add }) => sum + add, 0)).toBe(0)
})

test('9.4: an odd gun is a section, and other 12-pounders than Russian ones are worth 3', () => {
  const stage = new Stage({ guns: { units: row(1, [20, 17], battery(12, 7), 'g') } }, TARGET)
  expect(gunPoints(stage.state, stage.formation('guns'), stage.formation('enemy'), false).points).toBe(12)
})

test('9.5: six line and two light battalions of effective doctrine, tired and intense, are worth 18', () => {
  const units = { ...row(6, [20, 18], {}, 'line'), ...row(2, [20, 19], { type: 'light' }, 'light') }
  const stage = new Stage(
    { foot: { units } },
    { enemy: { units: row(6, [20, 20], {}, 'e') } },
    { now: { formations: { foot: { fatigue: { infantry: 2 } } } } },
  )
  const [foot, enemy] = [stage.formation('foot'), stage.formation('enemy')]
  expect(skirmishPoints(stage.state, foot, enemy, true)).toMatchObject({ points: 18, units: { length: 8 } })
})

test('9.5: five line battalions of ineffective doctrine with a rifle company of rating 2 are worth 7', () => {
  const units = row(5, [20, 18], {}, 'line')
  const stage = new Stage(
    { foot: { doctrine: 'ineffective', units: { ...units, 'line-1': { ...units['line-1'], traits: ['RF2'] } } } },
    { enemy: { units: row(5, [20, 20], {}, 'e') } },
  )
  const [foot, enemy] = [stage.formation('foot'), stage.formation('enemy')]
  expect(skirmishPoints(stage.state, foot, enemy, false).points).toBe(7)
})

test('9.6: skirmishers are worth nothing against a cavalry formation on Attack, which they may fire at', () => {
  const horse = (directive: 'attack' | 'defend') =>
    ({ horse: { directive, units: row(3, [20, 20], { type: 'cavalry' }, 'h') } }) as const
  for (const [directive, points] of [
    ['attack', 0],
    ['defend', 10],
  ] as const) {
    // biome-ignore format: a pair a line
    const stage = new Stage({ foot: { units: row(5, [20, 18], {}, 'f') } }, horse(directive))
    const fire = skirmishPoints(stage.state, stage.formation('foot'), stage.formation('horse'), false)
    expect(fire).toMatchObject({ points, units: { length: 5 } })
  }
})
