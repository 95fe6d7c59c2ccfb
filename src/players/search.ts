import { makeDice, roll } from '../engine/dice.ts'
import type { Evaluator } from '../engine/evaluator.ts'
import { heaviest } from './heuristic.ts'
import { bySide, playOn, type Weigher } from './play-on.ts'
import type { Player } from './player.ts'
import { postureChooser } from './posture.ts'
import { type Candidate, race } from './race.ts'

/** How many simulated actions a choice may cost that deserves an effort of one. */
const BUDGET = 600
/** Only what the evaluator thinks good is thought through: so many actions at most, and none that is so much worse. */
const MOST_CANDIDATES = 7
const MARGIN = 3
/** A candidate needs about so many simulated actions to be judged at all. */
const LEAST_EFFORT = 48

/**
 * Thinks ahead: plays what could follow each promising action until the span of play is over, in games that it may
 * believe to be in, and takes the one that turns out best. All candidates meet the same futures, so that luck does not
 * decide between them. Where the evaluator knows several postures, it chooses one for the span in the same way.
 */
export function search<State, Action>(
  evaluator: Evaluator<State, Action>,
  budget: number = BUDGET,
): Player<State, Action> {
  let scratch: State | undefined
  const usual: Weigher<State, Action> = (...position) => evaluator.weigh(...position)
  const postureFor = postureChooser(evaluator, budget)
  return {
    choose(game, state, side, dice) {
      const actions = game.actions(state, side)
      if (actions.length === 0) throw new Error('no action is legal, but the battle is not over')
      if (actions.length === 1) return actions[0]!
      const own = postureFor(game, state, side, dice)
      const weights = own(state, side, actions)
      const nodes = budget * evaluator.effort(state)
      const kinOf = evaluator.kin && ((place: number) => evaluator.kin!(state, actions[place]!))
      const candidates = mostPromising(weights, nodes, kinOf).map(
        (place): Candidate<Action> => ({ action: actions[place]!, weight: weights[place]!, values: [] }),
      )
      if (candidates.length < 2) return actions[heaviest(weights, dice)]!
      const seed = roll(dice, 0x8000_0000)
      const ahead = (scratch = game.copy(state, scratch))
      return race(candidates, nodes, (action, future) => {
        game.copy(state, ahead)
        const weighBoth = evaluator.weigherAhead?.() ?? bySide(side, own, usual)
        const number = playOn(game, evaluator, ahead, side, action, makeDice(seed + future), weighBoth)
        return { nodes: number, value: evaluator.value(ahead, side) }
      })
    },
  }
}

/** The places of the greatest weights, the greatest first, one of each kin; not more than the budget has futures for. */
function mostPromising(
  weights: readonly number[],
  budget: number,
  kinOf: ((place: number) => number) | undefined,
): number[] {
  const places = [...weights.keys()].sort((a, b) => weights[b]! - weights[a]! || a - b)
  const least = weights[places[0]!]! - MARGIN
  const most = Math.min(MOST_CANDIDATES, Math.floor(budget / LEAST_EFFORT))
  const met = new Set<number>()
  const promising: number[] = []
  for (const place of places) {
    if (promising.length === most || weights[place]! < least) break
    const kin = kinOf?.(place) ?? place
    if (met.has(kin)) continue
    met.add(kin)
    promising.push(place)
  }
  return promising
}
