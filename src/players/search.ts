import type { Appraiser } from '../engine/appraiser.ts'
import { type Dice, makeDice, roll } from '../engine/dice.ts'
import type { Game } from '../engine/system.ts'
import { heaviest } from './heuristic.ts'
import type { Player } from './player.ts'

/** How many simulated actions a choice may cost. */
const BUDGET = 600
/** Only what the appraiser thinks good is thought through: so many actions at most, and none that is so much worse. */
const MOST_CANDIDATES = 5
const MARGIN = 1.5
/** After so many actions a future ends, as soon as it is the own turn again. */
const HORIZON = 12
/** What both sides choose at once shapes all that follows: it is judged at the end of the span, with so much more effort. */
const COMMON_EFFORT = 4
/** What the appraiser thinks counts like so many futures: few futures are mostly luck. */
const PRIOR = 12

type Candidate<Action> = { readonly action: Action; sum: number }

/**
 * Thinks ahead: plays what could follow each promising action, in games that it may believe to be in, and takes the one
 * that turns out best. The worse half of the candidates is given up again and again (sequential halving), until the
 * budget is spent. All candidates meet the same futures, so that luck does not decide between them.
 */
export function search<State, Action>(
  appraiser: Appraiser<State, Action>,
  budget: number = BUDGET,
): Player<State, Action> {
  let scratch: State | undefined
  return {
    choose(game, state, side, dice) {
      const actions = game.actions(state, side)
      if (actions.length === 0) throw new Error('nobody can do anything, and yet the battle is not over')
      if (actions.length === 1) return actions[0]!
      const weights = appraiser.weigh(state, side, actions)
      if (!appraiser.isWeighty(state)) return actions[heaviest(weights, dice)]!
      const candidates = mostPromising(weights, budget).map((place) => ({
        action: actions[place]!,
        sum: PRIOR * weights[place]!,
      }))
      if (candidates.length === 1) return candidates[0]!.action
      const seed = roll(dice, 2 ** 31)
      const ahead = (scratch = game.copy(state, scratch))
      // Only in an imagined game it does not show whether the other has chosen already.
      appraiser.imagine(ahead, side, makeDice(seed))
      const isCommon = game.deciders(ahead).length > 1
      const horizon = isCommon ? Number.POSITIVE_INFINITY : HORIZON
      return halve(candidates, isCommon ? COMMON_EFFORT * budget : budget, (action, future) => {
        game.copy(state, ahead)
        const nodes = playOn(game, appraiser, ahead, side, action, makeDice(seed + future), horizon)
        return { nodes, value: appraiser.value(ahead, side) }
      })
    },
  }
}

/** The places of the greatest weights, the greatest first; not more than the budget has futures for. */
function mostPromising(weights: readonly number[], budget: number): number[] {
  const places = [...weights.keys()].sort((a, b) => weights[b]! - weights[a]! || a - b)
  const least = weights[places[0]!]! - MARGIN
  const most = Math.max(1, Math.min(MOST_CANDIDATES, Math.floor(budget / (2 * HORIZON))))
  return places.slice(0, most).filter((place) => weights[place]! >= least)
}

/** Tries the candidates in turn, and keeps the better half as often as it takes to be left with one. */
function halve<Action>(
  candidates: readonly Candidate<Action>[],
  budget: number,
  trial: (action: Action, future: number) => { readonly nodes: number; readonly value: number },
): Action {
  let left = candidates
  let [nodes, future] = [0, 0]
  while (left.length > 1) {
    const enough = nodes + (budget - nodes) / Math.ceil(Math.log2(left.length))
    do {
      for (const candidate of left) {
        const tried = trial(candidate.action, future)
        nodes += tried.nodes
        candidate.sum += tried.value
      }
      future++
    } while (nodes < enough)
    left = left.toSorted((a, b) => b.sum - a.sum).slice(0, Math.ceil(left.length / 2))
  }
  return left[0]!.action
}

/** Plays an action and what may follow, both sides by their weights. Gives the number of actions. */
function playOn<State, Action>(
  game: Game<State, Action>,
  appraiser: Appraiser<State, Action>,
  state: State,
  side: number,
  action: Action,
  dice: Dice,
  horizon: number,
): number {
  appraiser.imagine(state, side, dice)
  const span = appraiser.span(state)
  game.apply(state, action)
  let number = 1
  for (;;) {
    const [decider] = game.deciders(state)
    if (decider === undefined || appraiser.span(state) !== span) return number
    if (number >= horizon && decider === side && appraiser.isWeighty(state)) return number
    const actions = game.actions(state, decider)
    const weights = actions.length === 1 ? ONE : appraiser.weigh(state, decider, actions)
    game.apply(state, actions[heaviest(weights, dice)]!)
    number++
  }
}

const ONE: readonly number[] = [0]
