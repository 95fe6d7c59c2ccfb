import { expect, test } from 'vitest'
import { makeDice } from '../engine/dice.ts'
import type { Evaluator } from '../engine/evaluator.ts'
import type { Game } from '../engine/system.ts'
import { postureChooser } from './posture.ts'

/** A game of turns of two steps: each adds what was chosen, and three turns are a battle. */
type Sum = { turn: number; step: number; sum: number }

const game = {
  deciders: ({ turn }: Sum) => (turn > 3 ? [] : [0]),
  actions: () => [0, 1, 2],
  copy: (state: Sum, into: Sum = { turn: 0, step: 0, sum: 0 }) => Object.assign(into, state),
  carryOut(state: Sum, action: number) {
    state.sum += action
    state.step = 1 - state.step
    if (state.step === 0) state.turn++
  },
} as unknown as Game<Sum, number>

const preferring = (wanted: number) => (_: Sum, __: number, actions: readonly number[]) =>
  actions.map((action) => -Math.abs(action - wanted))

const evaluator: Evaluator<Sum, number> = {
  won: 10,
  // Four is best in a turn; three and more than four are not.
  value: ({ turn, sum }) => -Math.abs(sum - 4 * (turn - 1)),
  weigh: preferring(1),
  imagine: () => undefined,
  span: ({ turn }) => turn,
  effort: () => 0,
  postures: { weighers: [preferring(1), preferring(0), preferring(2)], effort: () => 1 },
}

test('the posture is chosen whose whole turn ends best, though no single action of it was thought through', () => {
  const weigh = postureChooser(evaluator, 100)(game, { turn: 1, step: 0, sum: 0 }, 0, makeDice(1))
  expect(weigh({ turn: 1, step: 0, sum: 0 }, 0, [0, 1, 2])).toEqual([-2, -1, -0])
})

test('a side keeps to its posture until the span is over, and chooses anew in the next, or in another battle', () => {
  const choose = postureChooser(evaluator, 100)
  const state = { turn: 1, step: 0, sum: 0 }
  const dice = makeDice(1)
  const first = choose(game, state, 0, dice)
  const rolled = [...dice]
  state.step = 1
  // A turn that is half over would now end best otherwise.
  state.sum = 4
  expect(choose(game, state, 0, dice)).toBe(first)
  expect([...dice]).toEqual(rolled)
  state.turn = 2
  state.step = 0
  state.sum = 8
  expect(choose(game, state, 0, dice)).not.toBe(first)
  expect([...dice]).not.toEqual(rolled)
  expect(choose(game, { turn: 1, step: 0, sum: 0 }, 0, dice)).toBe(first)
})

test('what a posture comes to is seen at the end of its own span, if that is longer, and it is kept as long', () => {
  const stepwise = { ...evaluator, span: ({ turn, step }: Sum) => 2 * turn + step }
  const usual = { turn: 1, step: 0, sum: 0 }
  const weighFirst = (one: Evaluator<Sum, number>) =>
    postureChooser(one, 100)(game, usual, 0, makeDice(1))(usual, 0, [0, 1, 2])
  // After a single step nobody has anything of four yet.
  expect(weighFirst(stepwise)).not.toEqual([-2, -1, -0])
  const longer = { ...stepwise, postures: { ...stepwise.postures!, span: ({ turn }: Sum) => turn } }
  expect(weighFirst(longer)).toEqual([-2, -1, -0])
  const choose = postureChooser(longer, 100)
  const state = { turn: 1, step: 0, sum: 0 }
  const first = choose(game, state, 0, makeDice(1))
  state.step = 1
  expect(choose(game, state, 0, makeDice(2))).toBe(first)
})

test('without postures it is the usual way', () => {
  const { postures: _, ...plain } = evaluator
  const dice = makeDice(1)
  const before = [...dice]
  expect(
    postureChooser(plain, 100)(game, { turn: 1, step: 0, sum: 0 }, 0, dice)({ turn: 1, step: 0, sum: 0 }, 0, [0, 1]),
  ).toEqual([-1, -0])
  expect([...dice]).toEqual(before)
})

test('with experience, what was seen in one span counts in the next, but not in another battle', () => {
  const forgetful = postureChooser(evaluator, 6)
  const experienced = postureChooser({ ...evaluator, postures: { ...evaluator.postures!, experience: 1000 } }, 6)
  const state = { turn: 1, step: 0, sum: 0 }
  const first = [forgetful, experienced].map((choose) => choose(game, state, 0, makeDice(1)))
  expect(first[0]).toBe(first[1])
  // In the next turn another ends as well.
  Object.assign(state, { turn: 2, sum: 5 })
  expect(forgetful(game, state, 0, makeDice(1))).not.toBe(first[0])
  expect(experienced(game, state, 0, makeDice(1))).toBe(first[1])
  expect(experienced(game, { ...state }, 0, makeDice(1))).not.toBe(first[1])
})
