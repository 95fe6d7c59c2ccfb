import { expect, test } from 'vitest'
import { shippedBattles } from '../../../../test/fuzz/shipped.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { makeDice } from '../../../engine/dice.ts'
import { heaviest } from '../../../players/heuristic.ts'
import { game } from '../rules/game.ts'
import type { BattleState } from '../rules/state.ts'
import { outlookFor } from './outlook.ts'
import { POSTURES } from './postures.ts'
import { likelyCost } from './standing.ts'
import { value } from './value.ts'
import { weigh } from './weigh.ts'
import type { Weights } from './weights.ts'

const battles = shippedBattles('vive-lempereur').map((scenario) => [scenario.id, scenario] as const)

/** The position after two rounds in which the first side had other weights. */
function playedTwoRounds(start: BattleState, weights: Weights, seed: number): BattleState {
  const state = game.copy(start)
  const dice = makeDice(seed)
  while (state.turn === 1 && state.round <= 2) {
    const [side] = game.deciders(state)
    if (side === undefined) break
    const actions = game.actions(state, side)
    game.apply(
      state,
      actions[heaviest(side === 0 ? weigh(state, 0, actions, weights) : weigh(state, 1, actions), dice)]!,
    )
  }
  return state
}

/** What the enemy is likely to cost the first side where it stands, in the worth of units. */
function danger(state: BattleState): number {
  const outlook = outlookFor(state, 0)
  const { bySide, fights } = state.field.roster
  const fighting = bySide[0]!.filter((piece) => fights[piece] === 1 && state.hex[piece]! !== NOWHERE)
  return fighting.reduce((sum, piece) => sum + likelyCost(outlook, piece, state.hex[piece]!), 0)
}

test('Ligny: after two rounds a careful side stands in less danger than one that trades losses', () => {
  const { 1: scenario } = battles.find(([id]) => id === 'ligny')!
  const [, careful, , , trading] = POSTURES
  for (const seed of [1, 2, 3]) {
    const start = game.setup(scenario, seed)
    expect(danger(playedTwoRounds(start, careful!, seed))).toBeLessThan(danger(playedTwoRounds(start, trading!, seed)))
  }
})

test('Ligny: whoever looks to his weak units fears for those with one element as others do not, and no more for whole ones', () => {
  const { 1: scenario } = battles.find(([id]) => id === 'ligny')!
  const state = playedTwoRounds(game.setup(scenario, 1), POSTURES[0]!, 1)
  const { bySide, fights } = state.field.roster
  const fears = (piece: number) =>
    [POSTURES[0]!, POSTURES[5]!].map((posture) => likelyCost(outlookFor(state, 0, posture), piece, state.hex[piece]!))
  const inDanger = bySide[0]!.filter(
    (piece) =>
      fights[piece] === 1 && state.hex[piece]! !== NOWHERE && state.elements[piece]! >= 3 && fears(piece)[0]! > 0,
  )
  expect(inDanger).not.toEqual([])
  for (const piece of inDanger) {
    const [usual, sparing] = fears(piece)
    expect(sparing).toBe(usual)
    state.elements[piece] = 1
    const [usualNow, sparingNow] = fears(piece)
    expect(sparingNow).toBeGreaterThan(usualNow!)
  }
})

test.each(battles)('%s: whatever posture was asked about last, the usual one weighs as before', (_, scenario) => {
  const start = game.setup(scenario, 1)
  const state = playedTwoRounds(start, POSTURES[0]!, 1)
  const [side] = game.deciders(state)
  const actions = game.actions(state, side!)
  const before = [...weigh(state, side!, actions)]
  const worth = value(state, side!)
  for (const posture of POSTURES.slice(1)) weigh(state, side!, actions, posture)
  expect(weigh(state, side!, actions)).toEqual(before)
  expect(value(state, side!)).toBe(worth)
})
