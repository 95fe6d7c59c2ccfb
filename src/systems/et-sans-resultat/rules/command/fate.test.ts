import { expect, test } from 'vitest'
import type { EsrCommanderTrait } from '../../format/index.ts'
import { Stage } from '../fire/staged.fixture.ts'
import { HARMED, INVINCIBLE, NOBODY, ORDERS, REPLACED } from '../state.ts'
import { commanderOf, enemyAt, FARM, neysArmy } from './command.fixture.ts'
import { rollFates } from './fate.ts'
import { commanderPlace, leadershipOf, leadershipRating, tacticsOf } from './status.ts'

function roll(stage: Stage) {
  stage.events.length = 0
  rollFates(stage.state, stage.events)
  expect(stage.left).toBe(0)
  return stage.told('fate')
}

const GUN = { type: 'foot-battery', rating: 1 } as const

/** Foy with one battalion at 20,10 and a general who may lead him, and an enemy so many inches to the north. */
function near(inches: number, enemy = {}, { leads = false, traits = [] as EsrCommanderTrait[], now = {} } = {}) {
  return new Stage(
    {
      foy: { directive: 'attack', commander: { leadership: 'A', tactics: 3, traits }, units: { a: { at: [20, 10] } } },
    },
    { enemy: { units: { e: { at: [20, 10 + inches], ...enemy }, far: { at: [20, 35] } } } },
    {
      generals: { french: { leadership: 'B', tactics: 2 }, allied: { at: [40, 35] } },
      now: { ...(leads && { commanders: { 'french-general': { leads: 'foy' } } }), ...now },
    },
  )
}

test('10.1: commanders within 6 inches of guns on the table or 3 of another enemy roll, formation commanders too', () => {
  const who = (stage: Stage) => roll(stage).map((event) => event.commander)
  expect(who(near(3).roll(12))).toEqual(['foy'])
  expect(who(near(3.1).roll())).toEqual([])
  expect(who(near(6, GUN).roll(12))).toEqual(['foy'])
  expect(who(near(6.1, GUN).roll())).toEqual([])
  expect(who(near(3, { ...GUN, state: 'reserve' }).roll())).toEqual([])
})

test('10.1: only a modified 2 or less harms', () => {
  expect(roll(near(3).roll(3))).toMatchObject([{ total: 3, harmed: false }])
  expect(roll(near(3).roll(2, 11))).toMatchObject([{ total: 2, harmed: true }])
})

test('10.2, 10.3: a force commander who leads a formation is harmed by a 4, and wounded by a 9 (example 23)', () => {
  const stage = near(3, {}, { leads: true }).roll(4, 9, 12)
  expect(roll(stage)).toMatchObject([
    { commander: 'french-general', dice: 4, total: 2, harmed: true },
    { commander: 'foy', harmed: false },
  ])
  expect(stage.told('harm')).toMatchObject([{ commander: 'french-general', dice: 9, result: 'wounded' }])
  const foy = stage.formation('foy')
  const general = commanderOf(stage, 'french-general')
  expect(stage.state.wounded[general]).toBe(3)
  expect([leadershipRating(stage.state, general), leadershipOf(stage.state, foy), tacticsOf(stage.state, foy)]).toEqual(
    [0, 0, 0],
  )
  expect(stage.state.formationBits[foy]! & HARMED).toBe(HARMED)
})

test('10.2: some wander off or are charmed, some have a date with death', () => {
  for (const [trait, total] of [
    ['WO', 4],
    ['CD', 5],
    ['DD', 1],
  ] as const) {
    // biome-ignore format: pairs
    const stage = near(3, {}, { traits: [trait] })
    expect(roll(trait === 'DD' ? stage.roll(3, 10) : stage.roll(3))).toMatchObject([{ total, harmed: trait === 'DD' }])
  }
})

test('10.3: 11 or more leaves him unhurt and invincible, which adds 2 from then on', () => {
  const stage = near(3).roll(2, 11)
  roll(stage)
  expect(stage.state.commanderBits[commanderOf(stage, 'foy')]! & INVINCIBLE).toBe(INVINCIBLE)
  expect(stage.state.wounded[commanderOf(stage, 'foy')]).toBe(0)
  expect(roll(stage.roll(2))).toMatchObject([{ total: 4, harmed: false }])
})

test('10.3: 7 or 8 turns the formation that he commands to defence, but not one that runs', () => {
  for (const [order, then] of [
    ['attack', 'defend'],
    ['retreat', 'retreat'],
  ] as const) {
    // biome-ignore format: pairs
    const stage = near(3, {}, { now: { formations: { foy: { order } } } }).roll(2, 8)
    roll(stage)
    expect(ORDERS[stage.state.order[stage.formation('foy')]!]).toBe(then)
  }
})

test('10.3: a stunned superior who leads nobody loses the orders that he has sent out', () => {
  const armies = neysArmy({ units: { f: { type: 'line', rating: 3, men: 600, at: [20, 10] } } })
  armies['allied'] = enemyAt([20, 27])
  const now = { formations: { foy: { pending: 'attack' } }, forces: { 'ii-corps': { pending: 'farm' } } } as const
  const stage = new Stage({}, {}, { armies, board: { areas: FARM }, now }).roll(2, 7)
  expect(roll(stage)).toMatchObject([{ commander: 'reille' }])
  expect(stage.state.newOrder[stage.formation('foy')]).toBe(NOBODY)
  expect(stage.state.newObjective[0]).toBe(1)
})

test('10.4: a killed formation commander is replaced at once by one of the lowest ratings, without his luck', () => {
  const stage = near(3, {}, { traits: ['DD'] }).roll(4, 6)
  roll(stage)
  expect(stage.told('harm')).toMatchObject([{ commander: 'foy', result: 'disabled' }])
  const foy = stage.formation('foy')
  expect([leadershipOf(stage.state, foy), tacticsOf(stage.state, foy)]).toEqual([1, 0])
  expect(stage.state.commanderBits[commanderOf(stage, 'foy')]! & REPLACED).toBe(REPLACED)
  expect(roll(stage.roll(3))).toMatchObject([{ total: 3, harmed: false }])
})

test('10.4: who takes a killed general’s place stands where he fell, and leads nobody himself', () => {
  const stage = near(3, {}, { leads: true }).roll(2, 4, 12)
  roll(stage)
  const general = commanderOf(stage, 'french-general')
  expect(stage.told('harm')).toMatchObject([{ commander: 'french-general', result: 'killed' }])
  expect([stage.state.leads[general], stage.state.superior[stage.formation('foy')]]).toEqual([NOBODY, NOBODY])
  expect(commanderPlace(stage.state, general)).toEqual([200, 100])
  expect(leadershipOf(stage.state, stage.formation('foy'))).toBe(3)
})

const force = (id: string, leadership: 'A' | 'B' | 'C', at: number[]) => ({
  name: id,
  objective: 'crossroads',
  commander: { id, name: id, leadership, tactics: 1, at },
  formations: {},
})

test('10.4: the army goes to the best of its force commanders, who keeps his force; nobody stands in for the dead man', () => {
  const more = { iii: force('kellermann', 'A', [40, 2]), i: force('drouet', 'A', [44, 2]) }
  const armies = { ...neysArmy({}, {}, 2, more), allied: enemyAt([20, 3]) }
  const stage = new Stage({}, {}, { armies }).roll(2, 2)
  const { state } = stage
  expect(roll(stage)).toMatchObject([{ commander: 'ney', harmed: true }])
  expect(stage.told('army-commander')).toMatchObject([{ commander: 'kellermann' }])
  expect(state.armyCommander[0]).toBe(commanderOf(stage, 'kellermann'))
  expect(state.forceCommander[1]).toBe(commanderOf(stage, 'kellermann'))
  expect(commanderPlace(state, commanderOf(stage, 'ney'))).toBeUndefined()
  // He now acts for the formations of all forces, and has no aides: those were Ney's.
  expect(state.aides[state.armyCommander[0]!]).toBe(0)
})

test('10.4: an army commander who leads a force himself is replaced there, and the army goes to another', () => {
  const armies = { ...neysArmy({}, { commander: 'army' }, 0, { iii: force('kellermann', 'B', [40, 2]) }), allied: enemyAt([20, 3]) } // biome-ignore format: short
  const stage = new Stage({}, {}, { armies }).roll(2, 2)
  roll(stage)
  const ney = commanderOf(stage, 'ney')
  expect(stage.state.armyCommander[0]).toBe(commanderOf(stage, 'kellermann'))
  expect([stage.state.forceCommander[0], leadershipRating(stage.state, ney)]).toEqual([ney, 1])
  expect(commanderPlace(stage.state, ney)).toEqual([200, 0])
})
