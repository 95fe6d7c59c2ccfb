import { type Dice, makeDice, roll } from '../engine/dice.ts'
import type { Evaluator } from '../engine/evaluator.ts'
import type { Game } from '../engine/system.ts'
import { bySide, playOn, type Weigher } from './play-on.ts'
import { race } from './race.ts'

/**
 * Chooses how to conduct a span of play as it begins, and keeps to it until it is over: single actions of a long turn are too many to think
 * each through, but ways to play the whole of it are few. Each is played to the end of the span, the enemy's reply included.
 */
export function postureChooser<State, Action>(
  evaluator: Evaluator<State, Action>,
  budget: number,
): (game: Game<State, Action>, state: State, side: number, dice: Dice) => Weigher<State, Action> {
  const { postures } = evaluator
  const usual: Weigher<State, Action> = (...position) => evaluator.weigh(...position)
  if (!postures) return () => usual
  const spanOf = (state: State, side: number) => postures.span?.(state, side) ?? evaluator.span(state, side)
  let scratch: State | undefined
  let chosen: { readonly state: State; readonly moment: number; readonly weigh: Weigher<State, Action> } | undefined
  return (game, state, side, dice) => {
    const moment = 2 * spanOf(state, side) + side
    if (chosen?.state === state && chosen.moment === moment) return chosen.weigh
    const candidates = postures.weighers.map((action) => ({ action, weight: 0, values: [] }))
    const seed = roll(dice, 0x8000_0000)
    const ahead = (scratch = game.copy(state, scratch))
    const weigh = race(candidates, budget * postures.effort(state), (own, future) => {
      game.copy(state, ahead)
      const others = evaluator.weigherAhead?.() ?? usual
      const weighBoth = bySide(side, own, others)
      const nodes = playOn(game, evaluator, ahead, side, undefined, makeDice(seed + future), weighBoth, spanOf)
      return { nodes, value: evaluator.value(ahead, side) }
    })
    chosen = { state, moment, weigh }
    return weigh
  }
}
