import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/engine/system.ts'
import { kindOf, makeAction } from '../../src/systems/vive-lempereur/rules/actions.ts'
import { STAY } from '../../src/systems/vive-lempereur/rules/advance.ts'
import type { Event } from '../../src/systems/vive-lempereur/rules/events.ts'
import { game } from '../../src/systems/vive-lempereur/rules/game.ts'
import { GIVE_ORDER } from '../../src/systems/vive-lempereur/rules/orders.ts'
import type { BattleState } from '../../src/systems/vive-lempereur/rules/state.ts'
import { Chance } from './chance.ts'
import { FULL_CARE, playChecked } from './checked-game.ts'
import { shippedBattles } from './shipped.ts'
import type { TroubleKind } from './trouble.ts'
import { PLAYERS } from './vive-lempereur/players.ts'
import { probe } from './vive-lempereur/probe.ts'

const QUATRE_BRAS = shippedBattles('vive-lempereur').find(({ id }) => id === 'quatre-bras')!
const CARE = { ...FULL_CARE, listing: 3, samples: 3, mostActions: 2000 }

type Fake = Partial<Game<BattleState, number, Event>>

/** What the fuzzer says of the real game with one mistake in it. */
function troubleWith(fake: Fake): TroubleKind | undefined {
  const table = { game: { ...game, ...fake }, probe, scenario: QUATRE_BRAS, seed: 7, chance: new Chance(7), care: CARE }
  return playChecked(table, PLAYERS['fighter']!).trouble?.kind
}

const isOrder = (one: number) => kindOf(one) === GIVE_ORDER
let [setups, shakes] = [0, 0]
const NEVER = { rule: '0', reason: 'Nobody does anything.' }

const MISTAKES: readonly (readonly [mistake: string, kind: TroubleKind, fake: Fake])[] = [
  ['throws in the midst of a game', 'exception', { apply: failingOnOrders }],
  ['lets nobody do anything', 'stuck', { actions: () => [], refusal: () => NEVER, apply: failing }],
  ['never comes to an end', 'endless', { apply: (state, one) => game.refusal(state, one) && failing() }],
  [
    'lists an illegal action',
    'listing',
    { actions: (state, side) => [...game.actions(state, side), makeAction(STAY, 0, 0, side)] },
  ],
  [
    'keeps back a legal action',
    'listing',
    { actions: (state, side) => game.actions(state, side).filter((one, i) => i === 0 || !isOrder(one)) },
  ],
  ['refuses too little', 'listing', { refusal: (state, one) => (isOrder(one) ? undefined : game.refusal(state, one)) }],
  [
    'carries out what it refuses',
    'listing',
    { apply: (state, one, events) => game.refusal(state, one) ?? game.apply(state, one, events) },
  ],
  ['refuses too late', 'side effect', { apply: refusingLate }],
  ['changes the state when it is asked', 'side effect', { refusal: rollingTheDice }],
  [
    'reads another action than it wrote',
    'wording',
    { parse: (state, text) => game.parse(state, text.replace('centre', 'left')) },
  ],
  ['gives copies that share memory', 'copy', { copy: (state) => state }],
  ['gives copies with other dice', 'copy', { copy: (state, into) => shaken(game.copy(state, into)) }],
  [
    'tells chances that do not make 1',
    'explain',
    { explain: () => ({ base: 1, modifiers: [], value: 1, chances: [] }) },
  ],
  [
    'tells a value that is not the sum',
    'explain',
    { explain: () => ({ base: 1, modifiers: [], value: 2, chances: [{ result: 'hit', chance: 1 }] }) },
  ],
  ['lets units gain elements', 'invariant', { apply: gainingAnElement }],
  ['begins with other dice each time', 'replay', { setup: (scenario) => game.setup(scenario, ++setups) }],
]

describe('the fuzzer finds a game that', () => {
  test.each(MISTAKES)('%s', (_mistake, kind, fake) => {
    expect(troubleWith(fake)).toBe(kind)
  })
})

test('the fuzzer finds nothing in the real game', () => {
  const table = { game, probe, scenario: QUATRE_BRAS, seed: 7, chance: new Chance(7), care: CARE }
  const { trouble, actions } = playChecked(table, PLAYERS['fighter']!)
  expect(trouble).toBeUndefined()
  expect(actions.length).toBeGreaterThan(100)
})

function failing(): never {
  throw new Error('out of paper')
}

function failingOnOrders(...[state, one, events]: Parameters<typeof game.apply>): void {
  if (isOrder(one)) failing()
  game.apply(state, one, events)
}

function refusingLate(...[state, one, events]: Parameters<typeof game.apply>): void {
  state.first++
  if (!game.refusal(state, one)) state.first--
  game.apply(state, one, events)
}

function rollingTheDice(...[state, one]: Parameters<typeof game.refusal>): ReturnType<typeof game.refusal> {
  shaken(state)
  return game.refusal(state, one)
}

function shaken(state: BattleState): BattleState {
  state.dice[0]! += ++shakes
  return state
}

function gainingAnElement(...[state, one, events]: Parameters<typeof game.apply>): void {
  game.apply(state, one, events)
  const hurt = state.elements.findIndex((elements, piece) => elements > 0 && elements < state.strength[piece]!)
  if (hurt >= 0) state.elements[hurt]!++
}
