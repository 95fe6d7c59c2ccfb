import { type Dice, makeDice, roll } from '../engine/dice.ts'
import type { Evaluator } from '../engine/evaluator.ts'
import type { Game } from '../engine/system.ts'
import { bySide, playOn, type Weigher } from './play-on.ts'
import { type Candidate, leadOf, race } from './race.ts'

/** The posture of a side, and what each of them is thought to be worth against the first, where that counts in the next span. */
type Conduct<State, Action> = {
  readonly state: State
  readonly span: number
  readonly weigh: Weigher<State, Action>
  readonly worths?: readonly number[] | undefined
}

/**
 * Chooses how to conduct a span of play as it begins, and keeps to it until it is over: single actions of a long turn are too many to think
 * each through, but ways to play the whole of it are few. Each is played to the end of the span, the enemy's reply included. Where
 * `experience` says so, what was seen in the spans before still counts.
 */
export function postureChooser<State, Action>(
  evaluator: Evaluator<State, Action>,
  budget: number,
): (game: Game<State, Action>, state: State, side: number, dice: Dice) => Weigher<State, Action> {
  const { postures } = evaluator
  const usual: Weigher<State, Action> = (...position) => evaluator.weigh(...position)
  if (!postures) return () => usual
  const { experience } = postures
  const spanOf = (state: State, side: number) => postures.span?.(state, side) ?? evaluator.span(state, side)
  let scratch: State | undefined
  const conducts: (Conduct<State, Action> | undefined)[] = []
  return (game, state, side, dice) => {
    const span = spanOf(state, side)
    const last = conducts[side]?.state === state ? conducts[side] : undefined
    if (last?.span === span) return last.weigh
    const candidates = postures.weighers.map(
      (action, i): Candidate<Weigher<State, Action>> => ({ action, weight: last?.worths?.[i] ?? 0, values: [] }),
    )
    const seed = roll(dice, 0x8000_0000)
    const ahead = (scratch = game.copy(state, scratch))
    const weigh = race(
      candidates,
      budget * postures.effort(state),
      (own, future) => {
        game.copy(state, ahead)
        const others = evaluator.weigherAhead?.() ?? usual
        const weighBoth = bySide(side, own, others)
        const nodes = playOn(game, evaluator, ahead, side, undefined, makeDice(seed + future), weighBoth, spanOf)
        return { nodes, value: evaluator.value(ahead, side) }
      },
      experience,
    )
    const worths =
      experience === undefined ? undefined : candidates.map((one) => leadOf(one, candidates[0]!, experience))
    conducts[side] = { state, span, weigh, worths }
    return weigh
  }
}
