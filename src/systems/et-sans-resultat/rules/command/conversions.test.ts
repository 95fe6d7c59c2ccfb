import { expect, test } from 'vitest'
import { listed } from '../../../../engine/listed.fixture.ts'
import type { FormationFragment } from '../../format/fill-defaults.ts'
import { row, Stage } from '../fire/staged.fixture.ts'
import { hasMovedInto, isInContact } from '../movement/contact.ts'
import { COUNTS_BROKEN, ORDERS } from '../state.ts'
import { chargeHome } from './charges.ts'
import { read, say } from './command.fixture.ts'
import { conversionDecision, convert } from './conversions.ts'

type Order = (typeof ORDERS)[number]

const orderOf = (stage: Stage, id: string) => ORDERS[stage.state.order[stage.formation(id)]!]
const foot = (count: number, x: number, y: number, name: string) => row(count, [x, y], {}, name)
const horse = (count: number, x: number, y: number, name: string) =>
  row(count, [x, y], { type: 'cavalry', rating: 3, men: 400 }, name)
const convertTo = (stage: Stage, text: string, side = 0) => say(stage, conversionDecision, text, side)

/** A French formation at 20,10 with an order, and an allied battalion so many inches to the north of it. */
function facing(
  order: Order,
  inches: number,
  units: NonNullable<FormationFragment['units']> = { a: { at: [20, 10] } },
  now = {},
) {
  const stage = new Stage(
    { own: { units } },
    { enemy: { units: { e: { at: [20, 10 + inches] } } } },
    { now: { formations: { own: { order, ...now } } } },
  )
  convert(stage.state, stage.events)
  return stage
}

/** What an order has turned into by itself. */
const becomes = (order: Order, inches: number, now = {}) => orderOf(facing(order, inches, undefined, now), 'own')

test('5.10a: an attack that has reached its objective turns to defence, unless an enemy is within 3 inches', () => {
  const at = (x: number, enemy: number) => {
    const stage = new Stage(
      { own: { directive: 'attack', units: { a: { at: [x, 18] } } } },
      { enemy: { units: { e: { at: [x, 18 + enemy] } } } },
    )
    convert(stage.state, stage.events)
    return orderOf(stage, 'own')
  }
  expect(at(22, 3.1)).toBe('defend')
  expect(at(22, 3)).toBe('attack')
  expect(at(21.9, 3.1)).toBe('attack')
})

test('5.10b: cavalry may leave off its attack while no enemy is within 3 inches; infantry may not', () => {
  const regiments = horse(2, 20, 10, 'c')
  const near = facing('attack', 3, { c: { type: 'cavalry', at: [20, 10] } })
  expect(convertTo(near, 'convert own defend')).toBe('5.10b')
  const free = facing('attack', 4, regiments)
  expect(conversionDecision.hasChoice(free.state, 0)).toBe(true)
  expect(convertTo(free, 'convert own defend')).toBeUndefined()
  expect(orderOf(free, 'own')).toBe('defend')
  expect(convertTo(facing('attack', 4), 'convert own defend')).toBe('5.10b')
})

test('5.10c: cavalry on defend, support or move may turn on an enemy within 3 inches of its deployed regiments', () => {
  for (const order of ['defend', 'move'] as const) {
    const stage = facing(order, 3, { c: { type: 'cavalry', at: [20, 10] } })
    expect(convertTo(stage, 'convert own attack')).toBeUndefined()
    expect(stage.told('conversion')).toMatchObject([
      { formation: 'own', before: order, order: 'attack', rule: '5.10c' },
    ])
  }
  expect(convertTo(facing('defend', 3.1, { c: { type: 'cavalry', at: [20, 10] } }), 'convert own attack')).toBe('5.10c')
  const ployed = facing('defend', 3, { c: { type: 'cavalry', at: [20, 10], state: 'ployed' } })
  expect(convertTo(ployed, 'convert own attack')).toBe('5.10c')
  expect(convertTo(facing('defend', 3), 'convert own attack')).toBe('5.10c')
  // 2.5: half of a formation is not more than half.
  const mixed = facing('defend', 3, { a: { at: [25, 10] }, c: { type: 'cavalry', at: [20, 10] } })
  expect(convertTo(mixed, 'convert own attack')).toBe('5.10c')
})

test('5.10c: cavalry in reserve does not charge: it turns to defence first', () => {
  const stage = facing('reserve', 3, { c: { type: 'cavalry', at: [20, 10] } })
  expect(orderOf(stage, 'own')).toBe('defend')
  expect(convertTo(stage, 'convert own attack')).toBe('5.10')
})

test('5.10c: those who have turned charge the nearest enemy straight, up to 3 inches, into contact', () => {
  const stage = facing('defend', 3, horse(2, 20.75, 10, 'c'))
  convertTo(stage, 'convert own attack')
  chargeHome(stage.state, stage.events)
  expect(isInContact(stage.state, stage.unit('c-1'), stage.unit('e'))).toBe(true)
  expect(hasMovedInto(stage.state, stage.unit('c-1'), stage.unit('e'))).toBe(true)
  expect(stage.told('charge')).toMatchObject([{ unit: 'c-1', target: 'e' }])
  // The second regiment is further off than 3 inches, and stays.
  expect(stage.at('c-2')).toEqual([215, 100])
})

test('5.10c: cavalry that was on the attack before does not charge', () => {
  const stage = facing('attack', 3, horse(1, 20, 10, 'c'))
  chargeHome(stage.state, stage.events)
  expect(stage.at('c-1')).toEqual([200, 100])
})

test('5.10c: where both sides charge, whom they go at is settled before anybody moves, and the initiative goes first', () => {
  const stage = new Stage({ own: { units: horse(1, 20, 10, 'c') } }, { enemy: { units: horse(1, 20, 13, 'e') } })
  convert(stage.state, stage.events)
  expect(convertTo(stage, 'convert own attack', 0)).toBeUndefined()
  expect(convertTo(stage, 'convert enemy attack', 1)).toBeUndefined()
  chargeHome(stage.state, stage.events)
  expect(stage.at('e-1')).toEqual([200, 130])
  expect(stage.told('charge')).toMatchObject([{ unit: 'c-1', target: 'e-1' }])
  expect(isInContact(stage.state, stage.unit('c-1'), stage.unit('e-1'))).toBe(true)
})

test('5.10d: a march may turn to defence at 6 inches, and must at 3', () => {
  expect(becomes('move', 3)).toBe('defend')
  const stage = facing('move', 6)
  expect(orderOf(stage, 'own')).toBe('move')
  expect(convertTo(stage, 'convert own defend')).toBeUndefined()
  expect(convertTo(facing('move', 6.1), 'convert own defend')).toBe('5.10d')
})

test('5.10d: marching cavalry with an enemy at 3 inches has to choose: it cannot be left as it is', () => {
  const stage = facing('move', 3, { c: { type: 'cavalry', at: [20, 10] } })
  expect(orderOf(stage, 'own')).toBe('move')
  expect(conversionDecision.mustStay!(stage.state, 0)).toMatchObject({ rule: '5.10d' })
  expect(
    listed(conversionDecision, stage.state, 0).map((action) => conversionDecision.format(stage.state, action)),
  ).toEqual(['convert own attack', 'convert own defend'])
  expect(convertTo(stage, 'convert own defend')).toBeUndefined()
  expect(conversionDecision.mustStay!(stage.state, 0)).toBeUndefined()
})

/** A formation in support of another that attacks, with enemies north of each. */
function supporting(supported: number, own: number, order: 'attack' | 'defend' = 'attack') {
  const stage = new Stage(
    { foy: { directive: order, units: { a: { at: [10, 10] } } }, pire: { directive: 'support', supports: 'foy', units: { b: { at: [40, 10] } } } },
    { enemy: { units: { e: { at: [10, 10 + supported] } } }, other: { units: { o: { at: [40, 10 + own] } } } },
  ) // biome-ignore format: short
  convert(stage.state, stage.events)
  return stage
}

test('5.10e: support may turn to the attack when the supported attack an enemy within 3 inches', () => {
  expect(convertTo(supporting(3, 10), 'convert pire attack')).toBeUndefined()
  expect(convertTo(supporting(3.1, 10), 'convert pire attack')).toBe('5.10e')
  expect(convertTo(supporting(3, 10, 'defend'), 'convert pire attack')).toBe('5.10e')
})

test('5.10e: support with an enemy within 3 inches of itself must defend, or attack where it may', () => {
  expect(orderOf(supporting(10, 3), 'pire')).toBe('defend')
  const both = supporting(3, 3)
  expect(orderOf(both, 'pire')).toBe('support')
  expect(conversionDecision.mustStay!(both.state, 0)).toMatchObject({ rule: '5.10e' })
  expect(convertTo(both, 'convert pire attack')).toBeUndefined()
  expect(orderOf(both, 'pire')).toBe('attack')
})

test('5.10f: a reserve turns to defence with an enemy within 6 inches', () => {
  expect([becomes('reserve', 6), becomes('reserve', 6.1)]).toEqual(['defend', 'reserve'])
})

test('5.10g: those who retreat or are broken rally when no enemy is near, and run again when one comes', () => {
  expect([becomes('retreat', 6), becomes('retreat', 6.1)]).toEqual(['retreat', 'rally'])
  expect([becomes('broken', 12), becomes('broken', 12.1)]).toEqual(['broken', 'rally'])
  expect(becomes('rally', 6, { fatigue: { infantry: 0 } })).toBe('retreat')
})

test('5.10g: whoever rallies goes to reserve with markers for at most half of its deployed units', () => {
  const rallying = (infantry: number) =>
    orderOf(facing('rally', 20, foot(4, 20, 10, 'a'), { fatigue: { infantry } }), 'own')
  expect([rallying(2), rallying(3)]).toEqual(['reserve', 'rally'])
})

test('13.3: a formation counts as broken while it rallies from it, and no longer once it is in reserve', () => {
  const counts = (stage: Stage) => (stage.state.formationBits[stage.formation('own')]! & COUNTS_BROKEN) !== 0
  const rallying = facing('broken', 20, undefined, { wasBroken: true })
  expect([orderOf(rallying, 'own'), counts(rallying)]).toEqual(['rally', true])
  convert(rallying.state, rallying.events)
  expect([orderOf(rallying, 'own'), counts(rallying)]).toEqual(['reserve', false])
})

test('5.10h: rallying is a status, too: whoever takes it drops the order that was on its way', () => {
  const stage = facing('retreat', 20, undefined, { pending: 'defend' })
  expect(orderOf(stage, 'own')).toBe('rally')
  expect(ORDERS[stage.state.newOrder[stage.formation('own')]!]).toBeUndefined()
})

test('5.10: an order is converted once in a step, and only to what it can turn into', () => {
  const stage = facing('move', 6)
  convertTo(stage, 'convert own defend')
  expect(convertTo(stage, 'convert own defend')).toBe('5.10')
  expect(convertTo(facing('defend', 20), 'convert own reserve')).toBe('5.10')
  expect(convertTo(facing('defend', 20), 'convert enemy attack')).toBe('5.10')
  expect(conversionDecision.hasChoice(facing('defend', 20).state, 0)).toBe(false)
})

test('13.7: a locked formation converts only where it must', () => {
  const locked = (inches: number, directive: 'defend' | 'reserve') => {
    const stage = new Stage(
      { own: { directive, units: horse(1, 20, 10, 'c') } },
      { enemy: { units: { e: { at: [20, 10 + inches] } } } },
      { specialRules: [{ rule: 'lock-directive', formation: 'own', until: { turn: 9 } }] },
    )
    convert(stage.state, stage.events)
    return stage
  }
  expect(convertTo(locked(3, 'defend'), 'convert own attack')).toBe('13.7')
  expect(orderOf(locked(6, 'reserve'), 'own')).toBe('defend')
})

test('texts of conversions are read as they are written', () => {
  const stage = facing('move', 6)
  expect(conversionDecision.format(stage.state, read(stage, conversionDecision, 'convert own defend'))).toBe(
    'convert own defend',
  )
  expect(conversionDecision.parse(stage.state, 0, 'convert own rally')).toMatchObject({ rule: '' })
  expect(conversionDecision.parse(stage.state, 0, 'convert nobody attack')).toMatchObject({ rule: '' })
  expect(conversionDecision.parse(stage.state, 0, 'hold own')).toBeUndefined()
})
