import { describe, expect, test } from 'vitest'
import { shippedBattles } from '../../../../test/fuzz/shipped.ts'
import { makeDice } from '../../../engine/dice.ts'
import { heuristic } from '../../../players/heuristic.ts'
import type { Scenario } from '../../../scenario/types.gen.ts'
import type { NapoleonAtWaterlooScenario } from '../format/index.ts'
import { kindOf, makeAction } from '../rules/actions.ts'
import { DECLARE_ON } from '../rules/declaration.ts'
import { PASS } from '../rules/end-of-phase.ts'
import { LOSE } from '../rules/exchange.ts'
import { game } from '../rules/game.ts'
import { RESOLVE } from '../rules/modes.ts'
import { ATTACKING, type BattleState, BOMBARDMENT, COMBAT, DECLARATION, MOVEMENT, PAYMENT } from '../rules/state.ts'
import { attackStrength } from '../rules/strengths.ts'
import { evaluator } from './evaluator.ts'

const [ADVANCED, STANDARD] = shippedBattles('napoleon-at-waterloo') as [Scenario, Scenario]
const player = heuristic(evaluator)
const [FRENCH, ALLIED] = [0, 1]

/** A small battle on the map of an edition: `1212 infantry 4-4`, and so on; nobody else comes. */
function battle(edition: Scenario, french: string, allied: string, keep = false): BattleState {
  const { reinforcements, ...rest } = edition as Scenario & NapoleonAtWaterlooScenario
  const units = { french: army(french), allied: army(allied) }
  const scenario: NapoleonAtWaterlooScenario = { ...rest, ...(keep && { reinforcements }), units }
  return game.setup(scenario, 1)
}

function army(list: string) {
  const units: Record<string, Record<string, { at: string; name: string }[]>> = {}
  list.split(', ').forEach((one, i) => {
    const [at, kind, size] = one.split(' ') as [string, string, string]
    const kinds = (units[kind] ??= {})
    ;(kinds[size] ??= []).push({ at, name: `no ${i}` })
  })
  return units
}

const choose = (state: BattleState) => player.choose(game, state, game.deciders(state)[0]!, makeDice(1))

/** Lets the player decide as long as a test holds. */
function playWhile(state: BattleState, goesOn: (state: BattleState) => boolean): BattleState {
  while (game.deciders(state).length > 0 && goesOn(state)) game.apply(state, choose(state))
  return state
}

/** A side's own movement to its end. */
function move(state: BattleState, side = FRENCH): BattleState {
  playWhile(state, (now) => now.side !== side)
  return playWhile(state, (now) => now.side === side && now.phase === MOVEMENT)
}

const labels = ({ field, hex }: BattleState, side = FRENCH) =>
  [...hex.keys()].filter((piece) => field.side[piece] === side).map((piece) => field.grid.label(hex[piece]!))
const far = ({ field }: BattleState, a: string, b: string) =>
  field.hexes.distance(field.grid.find(a), field.grid.find(b))

describe('in the movement', () => {
  test('three units come together against one, so that they have 3-1', () => {
    const state = move(battle(STANDARD, '1216 infantry 4-4, 1416 infantry 4-4, 1117 infantry 4-4', '1213 infantry 4-4'))
    for (const hex of labels(state)) expect(far(state, hex, '1213')).toBe(1)
  })

  test('nobody goes alone where he would have to attack at 1-3', () => {
    const state = move(battle(STANDARD, '1216 infantry 2-4', '1213 infantry 6-4, 1413 infantry 6-4'))
    expect(far(state, labels(state)[0]!, '1213')).toBeGreaterThan(1)
    expect(far(state, labels(state)[0]!, '1413')).toBeGreaterThan(1)
  })

  test.each([STANDARD, ADVANCED])('$edition: guns come into range, but not into contact', (edition) => {
    const guns = edition === STANDARD ? '5-3' : '6-3'
    const state = move(battle(edition, `1217 artillery ${guns}, 1218 infantry 7-4`, '1213 infantry 2-4'))
    expect(far(state, labels(state)[0]!, '1213')).toBe(2)
  })

  test('Napoleon is where no cavalry can ride him down: out of its reach, or with his Guard', () => {
    const state = move(
      battle(
        ADVANCED,
        '1416 leader 0-5, 1418 infantry 8-4, 1418 infantry 7-4, 0320 infantry 4-4',
        '1412 cavalry 5-5, 1212 cavalry 5-5',
      ),
    )
    const leader = state.field.recruits.findIndex(({ kind }) => kind === 'leader')
    const hex = state.field.grid.label(state.hex[leader]!)
    const isGuarded = labels(state).filter((one) => one === hex).length > 2
    expect(isGuarded || (far(state, hex, '1412') > 6 && far(state, hex, '1212') > 6)).toBe(true)
  })

  test('Victory B: the seventh unit leaves the board when that wins', () => {
    const state = battle(STANDARD, '0803 infantry 4-4', '2020 infantry 4-4')
    state.lost[ALLIED] = 40
    state.firsts[0] = 1
    state.exited[FRENCH] = 6
    expect(game.outcome(move(state))?.winner).toBe(FRENCH)
  })

  test('nobody leaves the board once the enemy was first to destroy what both need', () => {
    const state = battle(ADVANCED, '0803 infantry 4-4', '2020 infantry 4-4')
    state.demoralised = FRENCH
    expect(move(state).exited[FRENCH]).toBe(0)
  })

  test.each([
    [0, 'hold while Prussians are to come'],
    [1, 'go forward when nobody else is to come'],
  ])('%i: the Allies %s', (isGoing) => {
    const [french, allied] = ['1418 infantry 7-4, 1618 infantry 7-4', '1410 infantry 6-4, 1610 infantry 6-4']
    const state = battle(STANDARD, french, allied, isGoing === 0)
    game.apply(state, makeAction(PASS, FRENCH))
    const before = labels(state, ALLIED)[0]!
    const after = labels(move(state, ALLIED), ALLIED)[0]!
    expect(Math.sign(far(state, before, '1418') - far(state, after, '1418'))).toBe(isGoing)
  })
})

describe('in the combat', () => {
  const fighting = (state: BattleState, phase: number) => {
    if (state.phase === MOVEMENT) game.apply(state, makeAction(PASS, FRENCH))
    return playWhile(state, (now) => now.phase < phase)
  }

  test('what is certain is taken', () => {
    const state = fighting(battle(ADVANCED, '1216 infantry 8-4, 1216 infantry 7-4', '1215 infantry 2-4'), COMBAT)
    playWhile(state, (now) => now.side === FRENCH)
    expect(state.lost).toEqual(Int32Array.of(0, 2))
  })

  test('nobody attacks at 1-3 who need not', () => {
    const state = fighting(battle(ADVANCED, '1216 infantry 2-4', '1215 infantry 6-4'), COMBAT)
    expect(kindOf(choose(state))).toBe(PASS)
  })

  test('Artillery 7: guns bombard, since they have nothing to lose', () => {
    const state = fighting(battle(ADVANCED, '1217 artillery 6-3', '1215 infantry 5-4'), BOMBARDMENT)
    expect(kindOf(choose(state))).toBe(DECLARE_ON)
  })

  test('Standard Combat B: the weak soak off the strong enemy, the others fall on the weak one', () => {
    const french = '1215 infantry 7-4, 1316 infantry 6-4, 1413 cavalry 1-5'
    const state = fighting(battle(STANDARD, french, '1315 infantry 4-4, 1414 infantry 7-4'), COMBAT)
    const attacks: number[][] = []
    playWhile(state, (now) => {
      if (now.decision === DECLARATION && kindOf(choose(now)) === RESOLVE) {
        attacks.push([attackStrength(now), now.field.strength[now.top[now.target[0]!]!]!])
      }
      return now.side === FRENCH
    })
    expect(attacks).toEqual([
      [13, 4],
      [1, 7],
    ])
  })

  test('Results EX: what is owed is paid with as little as possible', () => {
    const state = battle(ADVANCED, '1216 infantry 4-4, 1216 infantry 3-4, 1216 infantry 2-4', '1215 infantry 5-4')
    const firstToGo = (owed: number) => {
      const copy = game.copy(state)
      copy.decision = PAYMENT
      copy.owed = owed
      for (const piece of [0, 1, 2]) copy.status[piece]! |= ATTACKING
      const payments = [0, 1, 2].map((piece) => makeAction(LOSE, FRENCH, piece))
      const weights = evaluator.weigh(copy, FRENCH, payments)
      return payments.map((_, i) => copy.field.strength[i]!).filter((_, i) => weights[i] === Math.max(...weights))
    }
    expect(firstToGo(5)).toEqual([3])
    expect(firstToGo(4)).toEqual([4])
    expect(firstToGo(2)).toEqual([2])
  })
})
