import type { Scenario } from '../scenario/types.gen.ts'
import { type Game, type GameEvent, isRefusal, type Outcome, type Refusal } from './system.ts'

/** A game being played: a battle, a seed, and what the players have done so far. */
export class Match<State, Action> {
  readonly game: Game<State, Action>
  readonly scenario: Scenario
  readonly seed: number
  #state: State
  readonly #moves: { readonly action: Action; readonly text: string; readonly events: readonly GameEvent[] }[] = []

  /** The beginning of a battle; the scenario must be sound. */
  constructor(game: Game<State, Action>, scenario: Scenario, seed: number) {
    this.game = game
    this.scenario = scenario
    this.seed = seed
    this.#state = game.setup(scenario, seed)
  }

  get system(): string {
    return this.scenario.system
  }

  /** To look at, never to change: `game.copy` gives one to try things on. It is another object after `undo`. */
  get state(): State {
    return this.#state
  }

  /** What was done, as players say it. */
  get actions(): readonly string[] {
    return this.#moves.map(({ text }) => text)
  }

  /** What was done last; nothing at the beginning. */
  get lastSaid(): string | undefined {
    return this.#moves.at(-1)?.text
  }

  /** Everything that happened. */
  get events(): readonly GameEvent[] {
    return this.#moves.flatMap(({ events }) => events)
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.#state)
  }

  /** Plays an action: what happened, or why it is refused; then nothing has changed. */
  play(action: Action): readonly GameEvent[] | Refusal {
    const refusal = this.game.refusal(this.#state, action)
    if (refusal) return refusal
    // Written first: the words for an action are those of the moment in which it is chosen.
    const text = this.game.format(this.#state, action)
    const events: GameEvent[] = []
    this.game.carryOut(this.#state, action, events)
    this.#moves.push({ action, text, events })
    return events
  }

  /** Plays the action that a player says. */
  playText(text: string): readonly GameEvent[] | Refusal {
    const action = this.game.parse(this.#state, text)
    return isRefusal(action) ? action : this.play(action)
  }

  /**
   * Takes the last actions back, with their dice, and tells whether there were as many. The others are played again from
   * the beginning: that takes milliseconds, and no copies are kept that nobody may ever want.
   */
  undo(number = 1): boolean {
    if (number > this.#moves.length) return false
    this.#moves.length -= number
    this.#state = this.game.setup(this.scenario, this.seed)
    for (const { action } of this.#moves) this.game.carryOut(this.#state, action)
    return true
  }
}
