import { type Dice, makeDice } from '../engine/dice.ts'
import type { Evaluator } from '../engine/evaluator.ts'
import type { Game, Outcome } from '../engine/system.ts'
import { playOn } from '../players/play-on.ts'

/** Nobody has won before the battle is over. */
export const CERTAIN = 0.98

/** What an end is worth to the first side: a draw is half a victory. */
export function firstSidesShare({ winner }: Outcome): number {
  return winner === undefined ? 0.5 : 1 - winner
}

/**
 * How likely positions of a game are to be won, as the player `search` judges: what may follow is played to the end of the span of
 * play a number of times, and what stands there is valued. Every position meets the same futures, so that two of them differ by
 * what was done and not by luck in the asking.
 */
export class Chances<State, Action> {
  readonly #game: Game<State, Action>
  readonly #evaluator: Evaluator<State, Action>
  readonly #seed: number
  readonly #calibration: Reading<State> | undefined
  #scratch: State | undefined

  constructor(
    game: Game<State, Action>,
    evaluator: Evaluator<State, Action>,
    seed: number,
    calibration?: Reading<State>,
  ) {
    this.#game = game
    this.#evaluator = evaluator
    this.#seed = seed
    this.#calibration = calibration
  }

  /** From 0 to 1, for the first side, as a side sees it; with an action, after that was decided and before its dice are rolled. */
  of(state: State, side: number, futures: number, action?: Action): number {
    if (this.#game.outcome(state) || (this.#evaluator.isSlow && action === undefined)) return this.now(state, side)
    let sum = 0
    for (let future = 0; future < futures; future++) {
      const ahead = (this.#scratch = this.#game.copy(state, this.#scratch))
      this.#goOn(ahead, side, action, makeDice(this.#seed + future))
      sum += this.now(ahead, side)
    }
    return sum / futures
  }

  /** What the player `heuristic` would choose instead of an action; nothing where it might have chosen the same. */
  rivalOf(state: State, side: number, text: string): Action | undefined {
    const actions = this.#game.actions(state, side)
    const weights = this.#evaluator.weigh(state, side, actions)
    const most = weights.reduce((one, other) => Math.max(one, other), -Infinity)
    const isUsual = actions.some((action, i) => weights[i] === most && this.#game.format(state, action) === text)
    return isUsual ? undefined : actions[weights.indexOf(most)]
  }

  /** As it stands, without a look at what may follow: to be compared only where a span of play is over. */
  now(state: State, side: number): number {
    const outcome = this.#game.outcome(state)
    if (outcome) return firstSidesShare(outcome)
    return this.#read(state, side)
  }

  /** To the end of the span, or where that takes too long as far as the action goes. */
  #goOn(state: State, side: number, action: Action | undefined, dice: Dice): void {
    if (action === undefined || !this.#evaluator.isSlow) {
      playOn(this.#game, this.#evaluator, state, side, action, dice)
      return
    }
    this.#evaluator.imagine(state, side, dice)
    this.#game.apply(state, action)
  }

  #read(state: State, side: number): number {
    const { won } = this.#evaluator
    const lead = this.#evaluator.value(state, side) / won
    const chance = (1 + (side === 0 ? lead : -lead)) / 2
    return this.#calibration?.read(state, side, chance) ?? Math.max(1 - CERTAIN, Math.min(CERTAIN, chance))
  }
}

/** How chances are read off what values promise. */
export type Reading<State> = { read(state: State, side: number, promised: number): number }
