import { describe, expect, test } from 'vitest'
import { makeDice, roll } from '../../src/engine/dice.ts'
import { playRandomly } from '../../src/engine/random-game.ts'
import { heuristic } from '../../src/players/heuristic.ts'
import { findPlayer, PLAYER_NAMES } from '../../src/players/index.ts'
import { playGame } from '../../src/players/play-game.ts'
import { random } from '../../src/players/random.ts'
import { search } from '../../src/players/search.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { CARDS } from '../../src/systems/vive-lempereur/format/catalog.ts'
import { ACT, type BattleState, CARD, HAND, NOBODY, ORDER } from '../../src/systems/vive-lempereur/rules/state.ts'
import { FUZZED, generateSound } from '../fuzz/systems.ts'
import { usually } from '../support/effort.ts'
import { playMirrored } from '../support/mirrored.ts'

/** Enough for search to think about every choice that it thinks about at all. */
const BUDGET = 200

/**
 * For each system two of its battles, and how many actions lie between the positions that are looked at. A number makes a
 * small battle: those that ship on a table are too long for a player who thinks ahead.
 */
const SAMPLES: Readonly<Record<string, readonly (readonly [battle: string, each: number])[]>> = {
  'vive-lempereur': [
    ['quatre-bras', usually(75, 25)],
    ['hypothetical', usually(240, 80)],
  ],
  'napoleon-at-waterloo': [
    ['standard', usually(75, 25)],
    ['advanced', usually(330, 110)],
  ],
  'et-sans-resultat': [
    ['3', usually(27, 9)],
    ['5', usually(27, 9)],
  ],
}

/** What every state has that is compared here. */
type AnyState = { readonly dice: Int32Array; readonly hex?: Int32Array; readonly x?: Int32Array }

/** Every system whose games players can evaluate. */
const contests = (
  await Promise.all(
    FUZZED.map(async (fuzzed) => {
      const system = SYSTEMS.find(({ id }) => id === fuzzed.probe.system)!
      const evaluator = await system.loadEvaluator?.()
      return evaluator ? [{ ...fuzzed, id: system.id, system, evaluator }] : []
    }),
  )
).flat()
type Contest = (typeof contests)[number]

const playersOf = ({ evaluator }: Contest) => ({ heuristic: heuristic(evaluator), search: search(evaluator, BUDGET) })
const battleOf = (contest: Contest, id: string) =>
  contest.shipped.find((one) => one.id === id) ?? generateSound(contest, Number(id))

/** Some positions of a game between two heuristics; of those that are wanted, one in seven. */
function positions(
  contest: Contest,
  scenario: Scenario,
  seed: number,
  each: number,
  isWanted: (state: unknown) => boolean = () => false,
): AnyState[] {
  const { game } = contest
  const found: AnyState[] = []
  let [number, wanted] = [0, 0]
  const before = (state: unknown) => {
    if (isWanted(state) ? wanted++ % 7 === 0 : number++ % each === 0) found.push(game.copy(state) as AnyState)
  }
  const player = playersOf(contest).heuristic
  playGame({ game, scenario, seed, players: [player, player], observe: { before } })
  return found
}

test('every system has players that evaluate its games', () => {
  expect(contests.map(({ id }) => id)).toEqual(SYSTEMS.map(({ id }) => id))
})

describe.each(contests)('$id', (contest) => {
  const { id, game, evaluator, system, shipped } = contest
  const samples = SAMPLES[id]!
  const players = playersOf(contest)

  test.each([
    ['heuristic', players.heuristic],
    ['search', search(evaluator, BUDGET / 5)],
  ] as const)('the same seed gives the same game: %s', (_, player) => {
    const play = () => {
      const actions: unknown[] = []
      const before = (_state: unknown, action: unknown) => void actions.push(action)
      // Shipped battles by every player are the business of `determinism.test.ts`.
      const scenario = generateSound(contest, 3)
      playGame({ game, scenario, seed: 5, players: [player, players.heuristic], observe: { before } })
      return actions
    }
    expect(play()).toEqual(play())
  })

  test.each(Object.entries(players))('a player does not see the dice to come: %s', (_, player) => {
    for (const [battle, each] of samples) {
      for (const state of positions(contest, battleOf(contest, battle), 3, each)) {
        for (const side of game.deciders(state)) {
          const other = game.copy(state) as AnyState
          other.dice.set(makeDice(99))
          expect(player.choose(game, other, side, makeDice(7))).toEqual(player.choose(game, state, side, makeDice(7)))
        }
      }
    }
  })

  test('what is imagined is another game of the same look, which can be played to its end', () => {
    for (const [battle, each] of samples) {
      for (const state of positions(contest, battleOf(contest, battle), 1, each)) {
        const [side] = game.deciders(state)
        const copy = game.copy(state) as AnyState
        evaluator.imagine(copy, side!, makeDice(2))
        expect(copy.dice).not.toEqual(state.dice)
        expect([copy.hex, copy.x]).toEqual([state.hex, state.x])
        expect(game.actions(copy, side!)).toEqual(game.actions(state, side!))
        playRandomly(game, copy, makeDice(3))
        expect(game.outcome(copy)).toBeDefined()
      }
    }
  })

  test.each(PLAYER_NAMES)(
    '%s finishes its games in generated battles, and the quick ones in those that ship',
    async (name) => {
      const player = await findPlayer(system, name, 60)
      const generated = Array.from({ length: name === 'search' ? usually(3, 10) : usually(8, 30) }, (_, i) =>
        generateSound(contest, 1000 * i),
      )
      for (const scenario of name === 'search' ? generated : [...shipped, ...generated]) {
        const { outcome } = playGame({ game, scenario, seed: 2, players: [player, player] })
        expect(outcome.level).toBeTruthy()
      }
    },
  )

  test('heuristic beats random with both sides', () => {
    // Generated battles are too small to tell players apart; those that ship on a table are so long that few games have to do.
    const isLong = samples.every(([battle]) => Number(battle) > 0)
    const [scenario, seeds] = isLong
      ? [shipped.find((one) => one.id === 'quatre-bras')!, usually(2, 4)]
      : [battleOf(contest, samples[0]![0]), usually(6, 10)]
    const scores = playMirrored(game, scenario, [...Array(seeds).keys()], [players.heuristic, random])
    expect((scores[0].won + scores[1].won) / (2 * seeds)).toBeGreaterThanOrEqual(0.85)
  })
})

describe('vive-lempereur: a player does not see', () => {
  const contest = contests.find(({ id }) => id === 'vive-lempereur')!
  const { game, evaluator } = contest
  const isHidden = (state: unknown) => [CARD, HAND].includes((state as BattleState).decision)
  const states = SAMPLES['vive-lempereur']!.flatMap(([battle, each], i) =>
    positions(contest, battleOf(contest, battle), 3 + i, each, isHidden),
  ) as unknown as BattleState[]

  test.each(Object.entries(playersOf(contest)))(
    '%s: the hand of the other, nor the card that he has laid face down',
    (_, player) => {
      const dice = makeDice(11)
      const changed: number[] = []
      for (const state of states) {
        for (const side of game.deciders(state)) {
          const other = game.copy(state) as BattleState
          const isDealt = [1, 2, 3, 4].some(() => dealAnew(other, 1 - side, () => roll(dice, CARDS.length) - 1))
          if (!isDealt) continue
          changed.push(state.decision)
          expect(player.choose(game, other, side, makeDice(7))).toBe(player.choose(game, state, side, makeDice(7)))
        }
      }
      expect(changed.length).toBeGreaterThan(20)
      expect(changed).toEqual(expect.arrayContaining([HAND, CARD, ORDER, ACT]))
    },
  )

  test('and what is imagined leaves him his own hand', () => {
    for (const state of states) {
      const [side] = game.deciders(state)
      const copy = game.copy(state) as BattleState
      evaluator.imagine(copy, side!, makeDice(2))
      const own = (one: BattleState) => one.hands.slice(side! * CARDS.length, (side! + 1) * CARDS.length)
      expect(own(copy)).toEqual(own(state))
    }
  })
})

/** Exchanges what only the other side knows: a card of his hand, and the one that lies face down. */
function dealAnew(state: BattleState, side: number, pick: () => number): boolean {
  const place = side * CARDS.length
  const hidden = state.decision === CARD ? state.card[side]! : NOBODY
  if (state.decision === HAND && state.turn === 1 && state.field.firstHands[side]) return false
  if (hidden !== NOBODY) {
    const held = CARDS.findIndex((_, card) => card !== hidden && state.hands[place + card]! > 0)
    if (held < 0) return false
    state.hands[place + held]!--
    state.hands[place + hidden]!++
    state.played[place + hidden]!--
    state.played[place + held]!++
    state.card[side] = held
    return true
  }
  const [out, into] = [pick(), pick()]
  const deck = state.field.decks[side]!
  // 4.1: while hands are filled up, what was played last turn comes back, and what has stayed in hand is known.
  const isFilled = state.decision === HAND && state.played.some((cards) => cards > 0)
  const known = isFilled ? deck[out]! - state.played[place + out]! : 0
  const free = deck[into]! - state.hands[place + into]! - (isFilled ? 0 : state.played[place + into]!)
  if (out === into || state.hands[place + out]! <= known || free <= 0) return false
  state.hands[place + out]!--
  state.hands[place + into]!++
  return true
}
