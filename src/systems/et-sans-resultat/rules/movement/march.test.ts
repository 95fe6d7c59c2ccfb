import { describe, expect, test } from 'vitest'
import { APART, CONTACT } from '../../../../board/table/footprint.ts'
import type { Formations } from '../fire/staged.fixture.ts'
import { MARCHED } from '../state.ts'
import { contactsOf, hasMovedInto, meetingAt } from './contact.ts'
import { alone, Parade } from './moving.fixture.ts'

/** Goals to the south and to the north, so that everybody may attack everywhere. */
const FREE = { victory: [] }

const meet = (stage: Parade, one: string, other: string) => {
  const { state } = stage
  const [a, b] = [stage.unit(one), stage.unit(other)]
  return meetingAt(state, a, state.x[a]!, state.y[a]!, state.facing[a]!, b)
}

/** Whether one has moved into contact with the other (12.1). */
const moved = (stage: Parade, one: string, other: string) =>
  hasMovedInto(stage.state, stage.unit(one), stage.unit(other))

describe('7.7 all plans at once', () => {
  test('two lines that march at each other meet half-way, and both have moved into contact', () => {
    const stage = new Parade(
      { a: { directive: 'attack', units: { a: { at: [24, 12] } } } },
      { b: { directive: 'attack', units: { b: { at: [24, 24] } } } },
    )
    stage.move('march a 24,20 facing N', 'march b 24,16 facing S')
    expect(stage.at('a')).toEqual([240, 177])
    expect(stage.at('b')).toEqual([240, 183])
    expect(meet(stage, 'a', 'b')).toBe(CONTACT)
    expect([moved(stage, 'a', 'b'), moved(stage, 'b', 'a')]).toEqual([true, true])
  })

  test('whoever is faster gets further: cavalry catches a line that marches away', () => {
    const stage = new Parade(
      { horse: { directive: 'attack', units: { horse: { type: 'cavalry', at: [24, 12] } } } },
      { foot: { directive: 'move', units: { foot: { at: [24, 14] } } } },
    )
    stage.move('march horse 24,22 facing N', 'march foot 24,18 facing N')
    expect(stage.at('foot')).toEqual([240, 180])
    expect(stage.at('horse')).toEqual([240, 174])
    expect(contactsOf(stage.state, stage.unit('horse'))).toEqual([stage.unit('foot')])
  })
})

describe('7.8 enemies', () => {
  const facing = () =>
    new Parade(
      { a: { directive: 'attack', units: { a: { at: [24, 12] } } } },
      { b: { units: { b: { at: [24, 18] } } } },
    )

  test('stop a march front to front, without a gap', () => {
    const stage = facing().move('march a 24,18 facing N')
    expect(stage.at('a')).toEqual([240, 174])
    expect(moved(stage, 'a', 'b')).toBe(true)
    expect(moved(stage, 'b', 'a')).toBe(false)
    expect(stage.told('contact')).toMatchObject([{ unit: 'a', enemy: 'b' }])
  })

  test('are met on a slant too', () => {
    const slanting = new Parade(
      { a: { directive: 'attack', units: { a: { at: [21, 13] } } } },
      { b: { units: { b: { at: [24, 18] } } } },
    )
    slanting.move('place a a 24,18 NE')
    expect(meet(slanting, 'a', 'b')).toBe(CONTACT)
  })

  test('hold whoever starts in contact, unless it runs', () => {
    const touching = (order: string) =>
      new Parade(
        { a: { directive: 'attack', units: { a: { at: [24, 17.4] } } } },
        { b: { units: { b: { at: [24, 18] } } } },
        { now: { formations: { a: { order } } } },
      )
    expect(touching('attack').broken('march a 24,10 facing N')).toBe('7.8')
    expect(touching('attack').broken('hold a')).toBeUndefined()
    const running = touching('retreat').move()
    expect(running.at('a')).toEqual([240, 134])
  })
})

describe('7.9 friends', () => {
  test('may be crossed', () => {
    const stage = new Parade({ a: alone({ at: [24, 5] }), b: { units: { b: { at: [24, 8] } } } }, {})
    expect(stage.move('march a 24,13 facing N').at('one')).toEqual([240, 130])
  })

  test('are not stopped on: back to the last free spot', () => {
    const stage = new Parade({ a: alone({ at: [24, 5] }), b: { units: { b: { at: [24, 12] } } } }, {})
    stage.move('march a 24,12.5 facing N')
    expect(stage.at('one')).toEqual([240, 114])
  })

  test('who moved away leave their places free', () => {
    const stage = new Parade(
      { a: alone({ at: [24, 5] }), b: { directive: 'attack', units: { b: { at: [24, 12] } } } },
      {},
    )
    stage.move('march a 24,12 facing N', 'march b 24,16 facing N')
    expect(stage.at('one')).toEqual([240, 120])
  })

  test('of one plan may not be placed on each other', () => {
    const stage = new Parade({ a: { directive: 'attack', units: { p: { at: [24, 5] }, q: { at: [26, 5] } } } }, {})
    expect(stage.broken('place a p 25,10 N; q 25.5,10 N')).toBe('7.9')
    expect(stage.broken('place a p 25,10 N; q 26,10 N')).toBeUndefined()
  })
})

describe('7.10 those who run', () => {
  const run = (units: object, enemies: Formations, order = 'retreat') =>
    new Parade({ run: { units: { run: units } } }, enemies, { now: { formations: { run: { order } } } })

  test('go home', () => {
    expect(
      run({ at: [24, 18] }, {})
        .move()
        .at('run'),
    ).toEqual([240, 140])
  })

  test('keep off enemies on the way', () => {
    const stage = run({ at: [24, 18] }, { foe: { units: { foe: { at: [24, 11] } } } }).move()
    const [x, y] = stage.at('run')
    expect((x! - 240) ** 2 + (y! - 110) ** 2).toBeGreaterThanOrEqual(60 * 60)
    expect(y).toBeLessThanOrEqual(180)
  })

  test('7.11 go off the table and are gone', () => {
    const stage = run({ at: [24, 2] }, {}).move()
    expect(stage.stance('run')).toBe('removed')
    expect(stage.told('left-table')).toMatchObject([{ unit: 'run', edge: 'south' }])
    expect([...stage.state.exited]).not.toContain(1)
  })

  test('get no plan', () => {
    expect(run({ at: [24, 18] }, {}).broken('march run 24,10 facing S')).toBe('7.10')
    expect(run({ at: [24, 18] }, {}, 'rally').broken('hold run')).toBe('5 rally')
  })
})

describe('7.11 the edge', () => {
  test('is where a march ends', () => {
    const stage = new Parade({ a: alone({ at: [24, 35] }, 'support', { supports: 'a' }) }, {}, FREE)
    expect(stage.broken('march a 24,36.1 facing N')).toBe('7.11')
  })

  test('may be crossed where that can win the battle, and those who do are counted', () => {
    const victory = [
      { side: 'french', level: 'marginal', check: 'at-end', when: { exited: { edge: 'north', atLeast: 1 } } },
    ]
    const stage = new Parade({ a: alone({ at: [24, 34] }, 'move') }, {}, { victory })
    stage.move('march a 24,37 facing N')
    expect(stage.stance('one')).toBe('removed')
    expect([...stage.state.exited]).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
  })
})

test('8.7 only a plan that has moved somebody counts as a march', () => {
  const stage = new Parade({ a: { units: { p: { at: [24, 10] } } }, b: { units: { q: { at: [30, 10] } } } }, {})
  stage.move('march a 24,10 facing E', 'march b 30,11 facing N')
  expect(stage.state.facing[stage.unit('p')]).toBe(4)
  const marched = (id: string) => (stage.state.formationBits[stage.formation(id)]! & MARCHED) !== 0
  expect([marched('a'), marched('b')]).toEqual([false, true])
})

test('11.8 a unit that was stung into attacking goes at the nearest enemy, whatever the plan', () => {
  const stage = new Parade({ a: alone({ at: [24, 10] }, 'attack') }, { b: { units: { b: { at: [24, 16] } } } })
  stage.state.unitBits[stage.unit('one')]! |= 512
  stage.move()
  expect(stage.at('one')).toEqual([240, 154])
  expect(moved(stage, 'one', 'b')).toBe(true)
  expect(meet(stage, 'one', 'b')).not.toBe(APART)
})
