import { describe, expect, test } from 'vitest'
import { makeDice, roll } from '../src/engine/dice.ts'
import { playRandomly } from '../src/engine/random-game.ts'
import { heuristic } from '../src/players/heuristic.ts'
import { findPlayer, PLAYER_NAMES } from '../src/players/index.ts'
import { playGame } from '../src/players/play-game.ts'
import { search } from '../src/players/search.ts'
import { addScores, NO_GAMES, playMirrored, type Score } from '../src/players/tournament.ts'
import type { Scenario } from '../src/scenario/types.gen.ts'
import { SYSTEMS } from '../src/systems/index.ts'
import type { Action } from '../src/systems/vive-lempereur/actions.ts'
import { appraiser } from '../src/systems/vive-lempereur/appraise/index.ts'
import { CARDS } from '../src/systems/vive-lempereur/catalog.ts'
import { game } from '../src/systems/vive-lempereur/game.ts'
import { ACT, type BattleState, CARD, HAND, NOBODY, ORDER } from '../src/systems/vive-lempereur/state.ts'
import { generateSound } from './fuzz/generate/sound.ts'
import { shippedBattles } from './fuzz/shipped.ts'

const battles = shippedBattles('vive-lempereur')
const battle = (id: string) => battles.find((one) => one.id === id)!
/** Enough for search to think about every choice that it thinks about at all. */
const BUDGET = 200
const players = { heuristic: heuristic(appraiser), search: search(appraiser, BUDGET) }

/** Some positions of a game between two heuristics, and of those where something is hidden one in seven. */
function positions(scenario: Scenario, seed: number, each: number): BattleState[] {
  const found: BattleState[] = []
  let [number, hidden] = [0, 0]
  const before = (state: BattleState) => {
    const isHidden = state.decision === CARD || state.decision === HAND
    if (isHidden ? hidden++ % 7 === 0 : number++ % each === 0) found.push(game.copy(state))
  }
  playGame({ game, scenario, seed, players: [players.heuristic, players.heuristic], observe: { before } })
  return found
}

describe('the same seed gives the same game', () => {
  test.each(Object.entries(players))('%s', (_, player) => {
    const play = () => {
      const actions: Action[] = []
      const before = (_state: BattleState, action: Action) => void actions.push(action)
      playGame({
        game,
        scenario: battle('quatre-bras'),
        seed: 5,
        players: [player, players.heuristic],
        observe: { before },
      })
      return actions
    }
    expect(play()).toEqual(play())
  })
})

describe('a player does not see', () => {
  const states = [...positions(battle('quatre-bras'), 3, 25), ...positions(battle('hypothetical'), 4, 80)]

  test.each(Object.entries(players))('%s: the dice to come', (_, player) => {
    for (const state of states) {
      for (const side of game.deciders(state)) {
        const other = game.copy(state)
        other.dice.set(makeDice(99))
        expect(player.choose(game, other, side, makeDice(7))).toBe(player.choose(game, state, side, makeDice(7)))
      }
    }
  })

  test.each(Object.entries(players))(
    '%s: the hand of the other, nor the card that he has laid face down',
    (_, player) => {
      const dice = makeDice(11)
      const changed: number[] = []
      for (const state of states) {
        for (const side of game.deciders(state)) {
          const other = game.copy(state)
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

describe('imagine', () => {
  test('makes another game of the same look: own hand, board and choices stay, and it can be played to its end', () => {
    for (const state of positions(battle('waterloo'), 1, 60)) {
      const [side] = game.deciders(state)
      const copy = game.copy(state)
      appraiser.imagine(copy, side!, makeDice(2))
      expect(copy.dice).not.toEqual(state.dice)
      expect(copy.hex).toEqual(state.hex)
      const own = (one: BattleState) => one.hands.slice(side! * CARDS.length, (side! + 1) * CARDS.length)
      expect(own(copy)).toEqual(own(state))
      expect(game.actions(copy, side!)).toEqual(game.actions(state, side!))
      playRandomly(game, copy, makeDice(3))
      expect(game.outcome(copy)).toBeDefined()
    }
  })
})

describe('every player finishes its games', () => {
  test.each(PLAYER_NAMES)('%s, in generated battles, and the quick ones in those that ship', async (name) => {
    const [system] = SYSTEMS
    const player = await findPlayer(system!, name, 60)
    const any = await system!.loadGame()
    const generated = Array.from({ length: name === 'search' ? 10 : 30 }, (_, i) => generateSound(1000 * i))
    for (const scenario of name === 'search' ? generated : [...battles, ...generated]) {
      const { outcome } = playGame({ game: any, scenario, seed: 2, players: [player, player] })
      expect(outcome.level).toBeTruthy()
    }
  })
})

test('heuristic beats random with both sides', () => {
  const random = {
    choose: (g: typeof game, state: BattleState, side: number, dice: Int32Array) => {
      const actions = g.actions(state, side)
      return actions[roll(dice, actions.length) - 1]!
    },
  }
  let score: Score = NO_GAMES
  for (let seed = 0; seed < 10; seed++) {
    for (const { result } of playMirrored(game, battle('quatre-bras'), seed, [players.heuristic, random])) {
      score = addScores(score, { ...NO_GAMES, [result]: 1 })
    }
  }
  expect(score.won).toBeGreaterThanOrEqual(17)
})
