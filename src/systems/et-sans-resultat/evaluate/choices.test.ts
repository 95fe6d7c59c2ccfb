import { describe, expect, test } from 'vitest'
import { type Circumstances, row } from '../rules/fire/staged.fixture.ts'
import { isOnTable } from '../rules/queries.ts'
import { OFF } from '../rules/state.ts'
import { ALLIED, CouncilOfWar, crossroads, FRENCH, foot, square, tired, type Where } from './council.fixture.ts'
import { stakesOf } from './stakes.ts'

describe('what is worth having', () => {
  test('an area on which the victory hangs is worth it to both, and one that no condition speaks of nothing', () => {
    const farm = { name: 'Farm', area: square(40, 30, 2) }
    const stage = new CouncilOfWar({}, {}, { owner: 'allied', board: { areas: { ...crossroads('allied'), farm } } })
    for (const side of [FRENCH, ALLIED]) {
      const [middle, beside] = stakesOf(stage.state, side)
      expect(middle).toBeGreaterThan(0.9)
      expect(beside).toBe(0)
    }
  })

  test('an area that decides only with broken formations is worth more when one more is enough', () => {
    const when = { all: [{ controls: ['crossroads'] }, { brokenFormations: { side: 'allied', atLeast: 2 } }] }
    const victory = [{ side: 'french', level: 'marginal', check: 'at-end', when }]
    const allied = { pack: { units: foot(2, 10, 30, 'p') }, best: { units: foot(2, 30, 30, 'b') } }
    const stake = (now: object) =>
      stakesOf(new CouncilOfWar({}, allied, { owner: 'allied', victory, now }).state, ALLIED)[0]!
    expect(stake({ formations: { pack: { order: 'broken' } } })).toBeGreaterThan(2 * stake({}))
  })
})

describe('orders', () => {
  const orders = (own: number, theirs: number, more: Circumstances & Where = {}) =>
    new CouncilOfWar(
      { foy: { units: foot(own, 24, 12, 'f'), directive: 'defend' } },
      { pack: { units: foot(theirs, 24, 18, 'p') } },
      { owner: 'allied', ...more },
    ).decide('issue')

  test('a formation that is stronger than those who hold what it has to take is ordered to attack', () => {
    expect(orders(8, 4)).toContain('order foy attack')
  })

  test('one that is weaker waits, and in the last turns attacks all the same if its side is behind', () => {
    expect(orders(5, 8)).not.toContain('order foy attack')
    expect(orders(5, 8, { turn: 15 })).toContain('order foy attack')
  })

  test('an attack is not called off because it has still far to go, but because those who are there are too strong', () => {
    const given = (theirs: number) =>
      new CouncilOfWar(
        { foy: { units: foot(8, 24, 3, 'f'), directive: 'attack' } },
        { pack: { units: foot(theirs, 24, 14, 'p') } },
        { owner: 'allied', board: { areas: crossroads('allied', [24, 22]) } },
      ).decide('issue')
    expect(given(6)).not.toContain('order foy defend')
    expect(given(16)).toContain('order foy defend')
  })

  test('one that is worn out is not sent to attack', () => {
    expect(orders(8, 4, { now: tired('foy', 6) })).not.toContain('order foy attack')
  })

  test('one that is where it is sent, with nobody before it, is not ordered to attack: it would halt at once', () => {
    const stage = new CouncilOfWar(
      { foy: { units: foot(8, 24, 18, 'f') } },
      { pack: { units: foot(2, 24, 26, 'p') } },
      { owner: 'french' },
    )
    expect(stage.decide('issue')).not.toContain('order foy attack')
  })

  test('cavalry goes behind the infantry that attacks', () => {
    const stage = new CouncilOfWar(
      {
        foy: { units: foot(8, 24, 12, 'f'), directive: 'attack' },
        pire: { units: row(2, [30, 8], { type: 'cavalry' }, 'h'), directive: 'defend' },
      },
      { pack: { units: foot(4, 24, 18, 'p') } },
      { owner: 'allied' },
    )
    expect(stage.decide('issue')).toContain('order pire support foy')
  })

  test('the one furthest from the enemy is kept in reserve where enough others are fit, and not in the last third', () => {
    const line = { directive: 'attack' }
    const french = {
      foy: { ...line, units: foot(6, 12, 12, 'f') },
      bachelu: { ...line, units: foot(6, 24, 12, 'b') },
      jerome: { ...line, units: foot(6, 36, 12, 'j') },
      girard: { directive: 'defend', units: foot(6, 24, 2, 'g') },
    }
    const given = (turn: number) =>
      new CouncilOfWar(french, { pack: { units: foot(4, 24, 24, 'p') } }, { owner: 'allied', turn }).decide('issue')
    expect(given(5)).toContain('order girard reserve')
    expect(given(14)).not.toContain('order girard reserve')
  })
})

describe('leaders', () => {
  test('a general tries what he is likely to succeed in first, and never what he cannot', () => {
    const stage = new CouncilOfWar(
      { foy: { units: foot(6, 16, 8, 'f') }, jerome: { units: foot(6, 32, 8, 'j') } },
      { pack: { units: foot(6, 24, 30, 'p') } },
      {
        owner: 'allied',
        now: {
          formations: { foy: { fatigue: { infantry: 15 } } },
          units: { 'f-1': { state: 'routed' }, 'j-1': { state: 'routed' } },
        },
      },
    )
    const acts = stage.decide('actions')
    expect(acts.some((act) => act.includes('rally') && act.includes('j-1'))).toBe(true)
    expect(acts.some((act) => act.includes('f-1'))).toBe(false)
  })
})

describe('on the march', () => {
  test('whoever has to hold an area that an enemy could walk into goes into it', () => {
    const stage = new CouncilOfWar(
      { foy: { units: foot(8, 24, 13, 'f') } },
      { pack: { units: foot(8, 24, 28, 'p') } },
      { owner: 'french' },
    )
    expect(stage.inside('foy')).toBe(0)
    stage.decide('plans')
    expect(stage.inside('foy')).toBeGreaterThan(0)
  })

  test('whoever stands between it and the enemy stays where he is', () => {
    const stage = new CouncilOfWar(
      { foy: { units: foot(8, 24, 23, 'f') } },
      { pack: { units: foot(8, 24, 32, 'p') } },
      { owner: 'french' },
    )
    expect(stage.decide('plans')).toContain('hold foy')
  })

  test('a fresh formation goes in although one that is worn out stands there, which falls back', () => {
    const stage = new CouncilOfWar(
      { foy: { units: foot(8, 24, 18, 'f') }, jerome: { units: foot(8, 24, 13, 'j') } },
      { pack: { units: foot(8, 24, 27, 'p') } },
      { owner: 'french', now: tired('foy', 7) },
    )
    stage.decide('plans')
    expect(stage.inside('jerome')).toBeGreaterThan(0)
    stage.play(3)
    expect(stage.centre('foy')[1]).toBeLessThan(180)
  })

  test('who is tired and has no enemy near rests instead of dressing its lines', () => {
    const plan = (now: object) =>
      new CouncilOfWar(
        { foy: { units: foot(8, 24, 18, 'f'), facing: 'NE' } },
        { pack: { units: foot(8, 24, 34, 'p') } },
        { owner: 'french', now },
      ).decide('plans')
    expect(plan(tired('foy', 4))).toContain('hold foy')
    expect(plan({})).not.toContain('hold foy')
  })

  test('13.4: a column goes on past its objective, so that the one behind it comes in', () => {
    const entries = { road: { at: [24, 0], facing: 'N' } }
    const column = (name: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}-${i}`, {}]))
    const stage = new CouncilOfWar(
      {
        foy: { directive: 'move', arrives: { turn: 1, entry: 'road' }, units: column('f', 12) },
        jerome: { directive: 'move', arrives: { turn: 3, entry: 'road' }, units: column('j', 6) },
      },
      { pack: { units: foot(6, 24, 33, 'p') } },
      { owner: 'french', turn: 1, board: { entries, areas: crossroads('french', [24, 5]) } },
    )
    stage.play(4)
    const { state } = stage
    const all = (name: string, count: number) => Array.from({ length: count }, (_, i) => stage.unit(`${name}-${i}`))
    expect(all('j', 6).filter((unit) => state.stance[unit] === OFF)).toEqual([])
    const beyond = all('f', 12).filter(
      (unit) => isOnTable(state, unit) && !state.field.ground.isOnTable(state.x[unit]!, state.y[unit]!),
    )
    expect(beyond).toEqual([])
  })
})

describe('an assault', () => {
  test('is made by the infantry, while limbered guns that go along stop short of the enemy', () => {
    const guns = { type: 'foot-battery', at: [24, 12], state: 'limbered' }
    const stage = new CouncilOfWar(
      { foy: { units: { ...foot(6, 24, 11, 'f'), guns }, directive: 'attack' } },
      { pack: { units: foot(4, 24, 18, 'p') } },
      { owner: 'allied' },
    )
    stage.decide('plans')
    const { state } = stage
    const distance = (a: number, b: number) => Math.hypot(state.x[a]! - state.x[b]!, state.y[a]! - state.y[b]!)
    const gap = (unit: number) => Math.min(...[1, 2, 3, 4].map((i) => distance(unit, stage.unit(`p-${i}`))))
    expect(Math.min(...[1, 2, 3, 4, 5, 6].map((i) => gap(stage.unit(`f-${i}`))))).toBeLessThan(10)
    expect(gap(stage.unit('guns'))).toBeGreaterThan(30)
  })
})

describe('ploy and deploy', () => {
  const guns = (at: readonly number[], enemy: readonly [number, number], arrives?: object) =>
    new CouncilOfWar(
      {
        foy: { units: { ...foot(2, 10, 5, 'f'), guns: { type: 'foot-battery', at, state: 'limbered' } } },
        ...(arrives && { jerome: { directive: 'move', arrives, units: { j: {} } } }),
      },
      { pack: { units: foot(2, ...enemy, 'p') } },
      { owner: 'allied', board: { entries: { road: { at: [24, 0], facing: 'N' } } } },
    ).decide('deployment')

  test('guns unlimber with an enemy in range, facing him, and not before one who is far away', () => {
    expect(guns([24, 10], [24, 15])).toEqual(expect.arrayContaining([expect.stringMatching(/^change guns/)]))
    expect(guns([24, 10], [24, 30])).not.toEqual(expect.arrayContaining([expect.stringMatching(/^change guns/)]))
  })

  test('nor where a column is to come in', () => {
    const unlimbers = expect.arrayContaining([expect.stringMatching(/^change guns/)])
    expect(guns([24, 1], [24, 6])).toEqual(unlimbers)
    expect(guns([24, 1], [24, 6], { turn: 6, entry: 'road' })).not.toEqual(unlimbers)
  })
})

describe('conversions', () => {
  test('an enemy before it halts a formation on the march, but no column that is still coming in', () => {
    const converts = (count: number) => {
      const column = Array.from({ length: count }, (_, i) => [`f-${i}`, { at: [24, 5.5 - 1.2 * i], state: 'ployed' }])
      return new CouncilOfWar(
        { foy: { directive: 'move', units: Object.fromEntries(column) } },
        { pack: { units: foot(2, 24, 11, 'p') } },
        { owner: 'french' },
      ).decide('conversions')
    }
    expect(converts(4)).toContain('convert foy defend')
    expect(converts(6)).not.toContain('convert foy defend')
  })
})
