import { describe, expect, test } from 'vitest'
import { BROKEN, RETREATING } from '../state.ts'
import { isEngaged } from './contact.ts'
import { Parade } from './moving.fixture.ts'
import { breakThrough, evadeUnit, retireUnit, withdraw } from './retreat.ts'
import { rout } from './rout.ts'
import { advanceStraight } from './straight.ts'

const POND = (area: readonly (readonly number[])[]) => ({ board: { features: { pond: { kind: 'pond', area } } } })

describe('11.12 a formation that withdraws', () => {
  const beaten = (order: number, units: object, enemies: object = { foe: { at: [24, 20] } }) => {
    const stage = new Parade({ div: { units: units as never } }, { foes: { units: enemies as never } })
    stage.state.order[stage.formation('div')] = order
    withdraw(stage.state, stage.formation('div'), order === BROKEN ? 120 : 60, stage.events)
    return stage
  }

  test('goes straight home until it is far enough from every enemy', () => {
    expect(beaten(RETREATING, { a: { at: [24, 19.4] } }).at('a')).toEqual([240, 140])
    expect(beaten(BROKEN, { a: { at: [24, 19.4] } }).at('a')).toEqual([240, 80])
  })

  test('stays where it is if it is far enough', () => {
    expect(beaten(RETREATING, { a: { at: [24, 13] } }).at('a')).toEqual([240, 130])
  })

  test('goes past friends and stops on none of them', () => {
    const stage = new Parade(
      { div: { units: { a: { at: [24, 19] } } }, other: { units: { friend: { at: [24, 14] } } } },
      { foes: { units: { foe: { at: [24, 20] } } } },
    )
    stage.state.order[stage.formation('div')] = RETREATING
    withdraw(stage.state, stage.formation('div'), 60, stage.events)
    expect(stage.at('a')).toEqual([240, 134])
  })

  test('loses whoever an enemy bars from home', () => {
    const stage = beaten(RETREATING, { a: { at: [24, 19] } }, { foe: { at: [24, 20] }, behind: { at: [24, 17] } })
    expect(stage.stance('a')).toBe('removed')
  })

  test('loses whoever has to go off the table', () => {
    const stage = beaten(BROKEN, { a: { at: [24, 10] } }, { foe: { at: [24, 11] } })
    expect(stage.stance('a')).toBe('removed')
    expect(stage.told('left-table')).toHaveLength(1)
  })

  test('sends its guns to reserve, and loses its cavalry if it is broken', () => {
    const units = {
      guns: { type: 'foot-battery', state: 'unlimbered', at: [26, 18] },
      horse: { type: 'cavalry', at: [22, 18] },
    }
    const retreating = beaten(RETREATING, units)
    expect([retreating.stance('guns'), retreating.stance('horse')]).toEqual(['reserve', 'deployed'])
    expect(beaten(BROKEN, units).stance('horse')).toBe('removed')
  })
})

describe('12.9 a unit that retires', () => {
  const beaten = (unit: object, circumstances: object = {}, friends: object = {}) =>
    new Parade(
      { div: { units: { a: { at: [24, 19.4], ...unit }, ...friends } } },
      { foes: { units: { foe: { at: [24, 20] } } } },
      { ...circumstances },
    )
  const retire = (stage: Parade) => retireUnit(stage.state, stage.unit('a'), stage.unit('foe'), stage.events)

  test('goes 4 inches on foot and 5 on horse, facing as before', () => {
    for (const [type, y] of [
      ['line', 154],
      ['cavalry', 144],
    ] as const) {
      // biome-ignore format: pairs
      const stage = beaten({ type })
      expect(retire(stage)).toBe(true)
      expect(stage.at('a')).toEqual([240, y])
      expect(stage.state.facing[stage.unit('a')]).toBe(0)
    }
  })

  test('has no room where it cannot get out of contact, and stays', () => {
    const stage = beaten({}, POND([[20, 18], [28, 18], [28, 19.3], [20, 19.3]])) // biome-ignore format: an outline
    expect(retire(stage)).toBe(false)
    expect(stage.at('a')).toEqual([240, 194])
  })

  test('has none either at the edge of the table', () => {
    const stage = new Parade(
      { div: { units: { a: { at: [24, 3] } } } },
      { foes: { units: { foe: { at: [24, 3.6] } } } },
    )
    expect(retire(stage)).toBe(false)
  })

  test('7.9 stops short of a friend', () => {
    const stage = beaten({}, {}, { b: { at: [24, 15.4] } })
    expect(retire(stage)).toBe(true)
    expect(isEngaged(stage.state, stage.unit('a'))).toBe(false)
    expect(stage.at('a')).toEqual([240, 160])
  })

  test('is a battery: it goes to reserve', () => {
    const stage = beaten({ type: 'foot-battery', state: 'unlimbered' })
    expect(retire(stage)).toBe(true)
    expect(stage.stance('a')).toBe('reserve')
  })
})

describe('12.10 a unit that breaks through', () => {
  const winner = (directive: string, enemies: object) =>
    new Parade({ div: { directive, units: { a: { at: [24, 12] } } } }, { foes: { units: enemies as never } })

  test('goes 4 inches straight ahead in attack', () => {
    const stage = winner('attack', {})
    expect(breakThrough(stage.state, stage.unit('a'), [240, 126], stage.events)).toEqual([])
    expect(stage.at('a')).toEqual([240, 160])
  })

  test('else takes the place of the loser', () => {
    const stage = winner('defend', {})
    breakThrough(stage.state, stage.unit('a'), [240, 126], stage.events)
    expect(stage.at('a')).toEqual([240, 126])
  })

  test('runs into the next enemy', () => {
    const stage = winner('attack', { foe: { at: [24, 15] } })
    expect(breakThrough(stage.state, stage.unit('a'), [240, 126], stage.events)).toEqual([stage.unit('foe')])
    expect(stage.at('a')).toEqual([240, 144])
  })
})

describe('11.7 a unit that evades', () => {
  test('goes straight away from the nearest enemy until it is 6 inches from all', () => {
    const stage = new Parade(
      { div: { units: { a: { type: 'cavalry', at: [24, 19.4] } } } },
      { foes: { units: { foe: { at: [24, 20] } } } },
    )
    evadeUnit(stage.state, stage.unit('a'), stage.events)
    expect(stage.at('a')).toEqual([240, 140])
  })

  test('goes no further than its deployed allowance, and not off the table', () => {
    const stage = new Parade(
      { div: { units: { a: { type: 'cavalry', at: [24, 3] } } } },
      { foes: { units: { foe: { at: [24, 3.6] } } } },
    )
    evadeUnit(stage.state, stage.unit('a'), stage.events)
    expect(stage.at('a')).toEqual([240, 0])
  })
})

describe('12.11 a unit that routs', () => {
  const running = (enemies: object) =>
    new Parade(
      { div: { units: { a: { at: [24, 19.4] } } } },
      { foes: { units: enemies as never } },
      { now: { formations: { div: { area: [24, 13] } } } },
    )

  test('goes into the reformation area', () => {
    const stage = running({})
    rout(stage.state, stage.unit('a'), stage.events)
    expect([stage.stance('a'), ...stage.at('a')]).toEqual(['routed', 240, 130])
  })

  test('is lost if enemies touch that', () => {
    const stage = running({ foe: { at: [24, 14.5] } })
    rout(stage.state, stage.unit('a'), stage.events)
    expect(stage.stance('a')).toBe('removed')
  })
})

test('7.3 a straight move ends at the edge of a wood', () => {
  const wood = { board: { features: { wood: { kind: 'woods', area: [[20, 14], [28, 14], [28, 18], [20, 18]] } } } } // biome-ignore format: an outline
  const stage = new Parade({ div: { units: { a: { at: [24, 12] } } } }, {}, wood)
  const { end, steps } = advanceStraight(stage.state, stage.unit('a'), 0, 1, 3600, { mayContact: true })
  expect([end, steps]).toEqual(['dense', 20])
})

test('1.5 a straight move on a slant ends in contact', () => {
  for (let x = 100; x <= 380; x += 20) {
    const stage = new Parade(
      { div: { units: { a: { at: [x / 10, 12] } } } },
      { foes: { units: { foe: { at: [24, 24] } } } },
    )
    const a = stage.unit('a')
    advanceStraight(stage.state, a, 240 - x, 120, 36_000, { mayContact: true })
    expect(isEngaged(stage.state, a)).toBe(true)
  }
})
