import { describe, expect, test } from 'vitest'
import { NOWHERE } from '../../src/board/nowhere.ts'
import { makeDice } from '../../src/engine/dice.ts'
import { playRandomly } from '../../src/engine/random-game.ts'
import type { GameEvent } from '../../src/engine/system.ts'
import { TERRAIN_TYPES } from '../../src/systems/vive-lempereur/format/catalog.ts'
import { game } from '../../src/systems/vive-lempereur/rules/game.ts'
import { lift, put } from '../../src/systems/vive-lempereur/rules/position.ts'
import { type BattleState, GONE, NOBODY, ORDER, ORDERED, SQUARE } from '../../src/systems/vive-lempereur/rules/state.ts'
import { shippedBattles } from './shipped.ts'
import { watchOrders } from './vive-lempereur/order-invariants.ts'
import { positionTrouble } from './vive-lempereur/position-invariants.ts'
import { progressTrouble, watchPursuits } from './vive-lempereur/progress-invariants.ts'

const START = firstOrders()
const waterloo = () => game.copy(START)

/** Waterloo in its first round, when orders are given: everybody is where the book has him. */
function firstOrders(): BattleState {
  const state = game.setup(shippedBattles('vive-lempereur').find(({ id }) => id === 'waterloo')!, 3)
  const first = game.copy(state)
  let isFound = false
  playRandomly(game, state, makeDice(3), (now) => {
    if (!isFound && now.decision === ORDER) game.copy(now, first)
    isFound ||= now.decision === ORDER
  })
  return first
}

const at = (state: BattleState, label: string) => state.field.grid.find(label)
const unitIn = (state: BattleState, label: string) => state.troops[at(state, label)]!
const generalIn = (state: BattleState, label: string) => state.leader[at(state, label)]!

function carry(state: BattleState, piece: number, label: string): void {
  lift(state, piece)
  put(state, piece, at(state, label))
}

const CORRUPTIONS: readonly (readonly [what: string, trouble: RegExp, corrupt: (state: BattleState) => void])[] = [
  ['two units in a hex', /shares its hex/, (state) => carry(state, unitIn(state, 'D5'), 'E4')],
  ['two generals in a hex', /another general/, (state) => carry(state, generalIn(state, 'F5'), 'K4')],
  ['a general among enemies', /with an enemy/, (state) => carry(state, generalIn(state, 'F5'), 'C10')],
  ['a unit on impassable ground', /is on rough terrain/, (state) => paint(state, 'D5', 'rough')],
  ['a unit where a special rule keeps it out', /may not be/, intoHougoumont],
  ['a general with a foreign unit', /another nation/, (state) => carry(state, prussianGeneral(state), 'C10')],
  ['a garrison in the open', /a garrison on open ground/, (state) => carry(state, unitIn(state, 'M9'), 'A13')],
  ['a square in woods', /in square on woods/, squareInWoods],
  ['cavalry in square', /cannot be in square/, (state) => (state.status[unitIn(state, 'B5')]! |= SQUARE)],
  ['too many elements', /5 elements of 4/, (state) => (state.elements[unitIn(state, 'D5')] = 5)],
  ['less than no elements', /-1 elements/, (state) => (state.elements[unitIn(state, 'D5')] = -1)],
  ['a unit without elements', /has no elements/, (state) => (state.elements[unitIn(state, 'D5')] = 0)],
  ['a unit that is gone', /is gone, and yet there/, (state) => (state.status[unitIn(state, 'D5')]! |= GONE)],
  ['a table that forgets a unit', /shares its hex/, (state) => (state.troops[at(state, 'D5')] = NOBODY)],
  [
    'a table with a unit too many',
    /holds .* as its unit/,
    (state) => (state.troops[at(state, 'A1')] = unitIn(state, 'D5')),
  ],
  [
    'a table with a general too many',
    /as its general/,
    (state) => (state.leader[at(state, 'A1')] = generalIn(state, 'K4')),
  ],
  ['a negative die', /has dice/, (state) => (state.commandDice[0] = -1)],
  ['too many orders', /orders left/, (state) => (state.ordersLeft[0] = -1)],
  ['a card too many', /in hand/, (state) => (state.hands[0] = 3)],
  ['a hand without a card', /cards in hand/, (state) => state.hands.fill(0)],
  ['a turn too many', /turn 7/, (state) => (state.turn = 7)],
  ['a seventh round', /round 7/, (state) => (state.round = 7)],
  ['a facing that is none', /faces 6/, (state) => (state.facing[unitIn(state, 'D5')] = 6)],
  ['a retreat forgotten', /retreat/, (state) => (state.retreats[0] = unitIn(state, 'D5'))],
]

describe('a position is found out with', () => {
  test.each(CORRUPTIONS)('%s', (_what, trouble, corrupt) => {
    const state = waterloo()
    expect(positionTrouble(state)).toBeUndefined()
    corrupt(state)
    expect(positionTrouble(state)).toMatch(trouble)
  })
})

const CHANGES: readonly (readonly [what: string, trouble: RegExp, change: (state: BattleState) => void])[] = [
  ['an element gained', /elements, though events tell/, (state) => state.elements[unitIn(state, 'D5')]!--],
  ['a strength gained', /could recover another number/, (state) => state.strength[unitIn(state, 'D5')]!--],
  ['a unit back from the dead', /comes back/, (state) => (state.status[unitIn(state, 'D5')]! |= GONE)],
  ['a move that nobody made', /by no event/, (state) => carry(state, unitIn(state, 'D5'), 'D4')],
  ['a unit out of nowhere', /by no event/, (state) => lift(state, unitIn(state, 'D5'))],
  ['time running backwards', /from turn 2/, (state) => (state.turn = 2)],
  ['dice that come back', /more command dice/, (state) => state.commandDice.fill(0)],
]

describe('an action is found out that makes', () => {
  // The state before is the one that is wrong, so that the state after stays a sound one.
  test.each(CHANGES)('%s', (_what, trouble, change) => {
    const [before, after] = [waterloo(), waterloo()]
    after.commandDice[0] = 1
    expect(progressTrouble(after, after, [])).toBeUndefined()
    change(before)
    expect(progressTrouble(before, after, [])).toMatch(trouble)
  })

  test('a unit disappear', () => {
    const [before, after] = [waterloo(), waterloo()]
    lift(after, unitIn(after, 'D5'))
    expect(progressTrouble(before, after, [])).toMatch(/is in no hex by no event/)
  })

  test('a unit die unnoticed', () => {
    const [before, after] = [waterloo(), waterloo()]
    const general = generalIn(after, 'K4')
    lift(after, general)
    after.elements[general] = 0
    after.status[general]! |= GONE
    expect(after.hex[general]).toBe(NOWHERE)
    expect(progressTrouble(before, after, [])).toMatch(/no event tells why/)
  })

  test('a unit take two orders in a round', () => {
    const state = waterloo()
    const piece = unitIn(state, 'D5')
    state.status[piece]! |= ORDERED
    expect(progressTrouble(state, state, [{ kind: 'order', piece }])).toMatch(/ordered again/)
  })

  test('a pursuit count more hexes than the general has fled', () => {
    const state = waterloo()
    const piece = generalIn(state, 'K4')
    const fled: GameEvent = { kind: 'retreat', piece, how: 'retreats', to: 'K3' }
    const watch = watchPursuits()
    expect(watch(state, [fled, { kind: 'capture', piece, value: 1 }])).toBeUndefined()
    expect(watch(state, [fled, { kind: 'capture', piece, value: 3 }])).toMatch(/rolled for with 3/)
  })
})

const nothing = () => {}

type Facts = (state: BattleState) => GameEvent
const moves =
  (from: string, to: string): Facts =>
  (state) => ({ kind: 'move', piece: unitIn(state, from), from, to })
const fires =
  (from: string, target: string, value = 9, die = 5, hits = 1): Facts =>
  (state) => ({ kind: 'fire', piece: unitIn(state, from), from, target, value, die, hits })

const FAULTS: readonly (readonly [
  what: string,
  trouble: RegExp,
  event: Facts,
  prepare: (state: BattleState) => void,
])[] = [
  ['a step over several hexes', /steps from D5 to D7/, moves('D5', 'D7'), nothing],
  ['a step onto another unit', /hex of a unit/, moves('E4', 'D5'), nothing],
  ['a step in square', /moves in square/, moves('D5', 'D6'), (state) => (state.status[unitIn(state, 'D5')]! |= SQUARE)],
  ['a step of a garrison', /takes 1 steps/, moves('M9', 'M10'), nothing],
  ['a step from zone to zone', /zone to zone/, moves('D5', 'D6'), (state) => carry(state, unitIn(state, 'C10'), 'E5')],
  ['fire at nobody', /no enemy/, fires('D5', 'D6'), nothing],
  ['fire at friends', /no enemy/, fires('D5', 'E4'), nothing],
  ['fire out of range', /fires \d hexes far/, fires('D5', 'C10'), nothing],
  ['a shock into a building', /building/, fires('D7', 'D8'), cavalryBesideHougoumont],
  [
    'a hit that was none',
    /hits 1 times by 4 and 5/,
    fires('D5', 'D6', 4),
    (state) => carry(state, unitIn(state, 'C10'), 'D6'),
  ],
]

describe('an order is found out with', () => {
  test.each(FAULTS)('%s', (_what, trouble, event, prepare) => {
    const state = waterloo()
    prepare(state)
    expect(watchOrders()(state, state, [event(state)])).toMatch(trouble)
  })

  test('a step after one into a zone of control', () => {
    const state = waterloo()
    carry(state, unitIn(state, 'C10'), 'D7')
    const watch = watchOrders()
    expect(watch(state, state, [moves('D5', 'D6')(state)])).toBeUndefined()
    carry(state, unitIn(state, 'D5'), 'D6')
    expect(watch(state, state, [moves('D6', 'C6')(state)])).toMatch(/goes on in a zone/)
  })
})

function paint(state: BattleState, label: string, type: (typeof TERRAIN_TYPES)[number]): void {
  // The ground of a battle without tiles belongs to all its games.
  Object.assign(state, { ground: state.ground.slice() })
  state.ground[at(state, label)] = TERRAIN_TYPES.indexOf(type)
}

function intoHougoumont(state: BattleState): void {
  lift(state, unitIn(state, 'D8'))
  carry(state, unitIn(state, 'B5'), 'D8')
}

function cavalryBesideHougoumont(state: BattleState): void {
  carry(state, unitIn(state, 'D7'), 'A1')
  carry(state, unitIn(state, 'B5'), 'D7')
}

function squareInWoods(state: BattleState): void {
  paint(state, 'D5', 'woods')
  state.status[unitIn(state, 'D5')]! |= SQUARE
}

function prussianGeneral({ field }: BattleState): number {
  return field.roster.recruits.findIndex(({ type, nation }) => type === 'general' && nation === 'prussian')
}
