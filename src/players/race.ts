import { exponential } from '../engine/portable-math.ts'

/** What the evaluator thinks counts like so many futures: few futures are mostly luck. */
const PRIOR = 10
/** Nobody is given up before so many futures. */
const FIRST_LAP = 6
/** A candidate goes on as long as it can be expected to turn out so much better than the leader. */
const WORTHWHILE = 0.04

/** An action, what it was thought to be worth, and the values of the futures that it has met. */
export type Candidate<Action> = { readonly action: Action; readonly weight: number; readonly values: number[] }

/**
 * Lets candidates meet one future after the other, all of them the same ones, and gives up those that will hardly be the
 * best any more, until one is left or the budget is spent. Gives the leader. What was thought before counts like so many futures.
 */
export function race<Action>(
  candidates: readonly Candidate<Action>[],
  budget: number,
  trial: (action: Action, future: number) => { readonly nodes: number; readonly value: number },
  prior: number = PRIOR,
): Action {
  let left = candidates
  let leader = left[0]!
  let nodes = 0
  for (let future = 0; left.length > 1 && nodes < budget; future++) {
    for (const candidate of left) {
      const tried = trial(candidate.action, future)
      nodes += tried.nodes
      candidate.values.push(tried.value)
    }
    leader = left.reduce((best, candidate) => (leadOf(candidate, best, prior) > 0 ? candidate : best))
    if (future + 1 >= FIRST_LAP) {
      left = left.filter((one) => one === leader || hopeOf(one, leader, prior) > WORTHWHILE)
    }
  }
  return leader.action
}

/** How much better a candidate has turned out than another in the futures that both have met. */
export function leadOf<Action>(one: Candidate<Action>, other: Candidate<Action>, prior: number): number {
  const futures = Math.min(one.values.length, other.values.length)
  let sum = prior * (one.weight - other.weight)
  for (let i = 0; i < futures; i++) sum += one.values[i]! - other.values[i]!
  return sum / (prior + futures)
}

/** About how much is to be gained by the chance that a candidate is better than the leader after all. */
function hopeOf<Action>(one: Candidate<Action>, leader: Candidate<Action>, prior: number): number {
  const behind = leadOf(leader, one, prior)
  let squares = 0
  for (let i = 0; i < one.values.length; i++) {
    const off = leader.values[i]! - one.values[i]! - behind
    squares += off * off
  }
  if (squares === 0) return 0
  const error = Math.sqrt(squares) / one.values.length
  const errors = behind / error
  // Close to the mean of what a normal distribution has beyond zero.
  return (0.4 * error * exponential((-errors * errors) / 2)) / (1 + errors * errors)
}
