import type { Appraiser } from '../engine/appraiser.ts'
import { type Dice, makeDice, roll } from '../engine/dice.ts'
import type { Game } from '../engine/system.ts'
import { heaviest } from './heuristic.ts'
import type { Player } from './player.ts'

/** How many actions are thought through, and how far. */
export const DEFAULT_BUDGET = 2000
const MOST_CANDIDATES = 8
/** Sweeps over all candidates before the worse half is given up. */
const SWEEPS = 3
const MARGIN = 3
const HORIZON = Number((globalThis as any).process.env.HORIZON ?? 1000)

/**
 * Thinks ahead: plays what could follow each promising action, in games that it may believe to be in, and takes the one
 * that turns out best. The worse half of the candidates is given up again and again (sequential halving), until the
 * budget of simulated actions is spent. All candidates meet the same futures, so that luck does not decide between them.
 */
export function search<State, Action>(
  appraiser: Appraiser<State, Action>,
  budget: number = DEFAULT_BUDGET,
): Player<State, Action> {
  let scratch: State | undefined
  return {
    choose(game, state, side, dice) {
      const actions = game.actions(state, side)
      if (actions.length === 0) throw new Error('nobody can do anything, and yet the battle is not over')
      if (actions.length === 1) return actions[0]!
      const weights = appraiser.weigh(state, side, actions)
      const own = makeDice(roll(dice, 2 ** 32))
      if (!appraiser.isWeighty(state)) return actions[heaviest(weights, own)]!
      const seed = roll(own, 2 ** 31)
      const candidates = mostPromising(weights).map((place) => ({ action: actions[place]!, sum: 0, weight: weights[place]! }))
      scratch = scratch === undefined ? game.copy(state) : game.copy(state, scratch)
      const ahead = scratch
      let left = candidates
      let nodes = 0
      let future = 0
      while (left.length > 1 && nodes < budget) {
        const phaseEnd = nodes + (budget - nodes) / (Math.ceil(Math.log2(left.length)) + 0)
        do {
          for (const candidate of left) {
            game.copy(state, ahead)
            nodes += playOn(game, appraiser, ahead, side, candidate.action, makeDice(seed + future))
            candidate.sum += appraiser.value(ahead, side)
          }
          future++
        } while (nodes < phaseEnd)
        left = left.toSorted((a, b) => b.sum - a.sum || b.weight - a.weight).slice(0, Math.ceil(left.length / 2))
      }
      return left[0]!.action
    },
  }
}

/** The places of the greatest weights, the greatest first. */
function mostPromising(weights: readonly number[]): number[] {
  const places = [...weights.keys()].sort((a, b) => weights[b]! - weights[a]! || a - b)
  const least = weights[places[0]!]! - MARGIN
  return places.slice(0, MOST_CANDIDATES).filter((place) => weights[place]! >= least)
}

/** Plays an action and what may follow, both sides by their weights, to the end of the span. Gives the number of actions. */
function playOn<State, Action>(
  game: Game<State, Action>,
  appraiser: Appraiser<State, Action>,
  state: State,
  side: number,
  action: Action,
  dice: Dice,
): number {
  appraiser.imagine(state, side, dice)
  const span = appraiser.span(state)
  game.apply(state, action)
  let number = 1
  for (;;) {
    const [decider] = game.deciders(state)
    if (decider === undefined || appraiser.span(state) !== span) return number
    if (number >= HORIZON && decider === side && appraiser.isWeighty(state)) return number
    const actions = game.actions(state, decider)
    game.apply(state, actions.length === 1 ? actions[0]! : actions[heaviest(appraiser.weigh(state, decider, actions), dice)]!)
    number++
  }
}
export const _ = SWEEPS
