import { Match } from '../../src/engine/match.ts'
import type { Offer, Reference } from '../../src/engine/presenter.ts'
import { makeReplay, type Replay } from '../../src/engine/replay.ts'
import { type GameEvent, isRefusal } from '../../src/engine/system.ts'
import type { PlayableBattle } from './playable-battle.ts'

/** An action that was played. */
export type TimelineStep = {
  readonly action: unknown
  /** As a player says it. */
  readonly text: string
  readonly side: number
  readonly offer: Offer
  /** When it was, as the situation tells. */
  readonly time: string
  readonly lines: readonly {
    readonly event: GameEvent
    readonly text: string
    readonly reference?: Reference | undefined
  }[]
}

/** A course that the battle took before it was taken back and played otherwise. */
export type TimelineBranch = { readonly steps: readonly TimelineStep[] }

/** A state is kept after so many actions, so that looking back needs few of them to be played again. */
const KEPT_EVERY = 50

/** How a battle has gone so far, told for a screen; any moment of it can be looked at. */
export class GameTimeline {
  readonly #battle: PlayableBattle
  readonly #match: Match<unknown, unknown>
  readonly #steps: TimelineStep[] = []
  readonly #kept: unknown[]

  constructor(battle: PlayableBattle, seed: number) {
    this.#battle = battle
    this.#match = new Match(battle.game, battle.scenario, seed)
    this.#kept = [battle.game.copy(this.state)]
  }

  get state(): unknown {
    return this.#match.state
  }

  get steps(): readonly TimelineStep[] {
    return this.#steps
  }

  /** Plays a legal action. */
  play(action: unknown): void {
    const { describeEvent, presenter, game } = this.#battle
    const offer = presenter.offer(this.state, action)
    const side = offer.side ?? this.#sideOf(action)
    const { time } = presenter.situation(this.state)
    const events = this.#match.play(action)
    if (isRefusal(events)) throw new Error(`refused: ${events.reason}`)
    const lines = events.map((event) => ({
      event,
      text: describeEvent(this.state, event),
      reference: presenter.referencesOf?.(this.state, event),
    }))
    this.#steps.push({ action, text: this.#match.lastSaid!, side, offer, time, lines })
    if (this.#steps.length % KEPT_EVERY === 0) this.#kept.push(game.copy(this.state))
  }

  /** Takes back everything after so many actions. */
  goBack(to: number): void {
    this.#match.undo(this.#steps.length - to)
    this.#steps.length = to
    this.#kept.length = Math.floor(to / KEPT_EVERY) + 1
  }

  /** The state after so many actions. */
  stateAt(step: number): unknown {
    if (step === this.#steps.length) return this.state
    const { game } = this.#battle
    const kept = Math.floor(step / KEPT_EVERY)
    const state = game.copy(this.#kept[kept])
    for (const { action } of this.#steps.slice(kept * KEPT_EVERY, step)) game.carryOut(state, action)
    return state
  }

  record(): Replay {
    return makeReplay(this.#match)
  }

  /** Whose action it is: where both decide at the same time, the one who has this choice. */
  #sideOf(action: unknown): number {
    const { game } = this.#battle
    const deciders = game.deciders(this.state)
    if (deciders.length === 1) return deciders[0]!
    const text = game.format(this.state, action)
    const hasIt = (side: number) => game.actions(this.state, side).some((one) => game.format(this.state, one) === text)
    return deciders.find(hasIt)!
  }
}

/** How many actions two courses have in common. */
export function sharedSteps(a: readonly TimelineStep[], b: readonly TimelineStep[]): number {
  const differs = a.findIndex(({ text }, i) => text !== b[i]?.text)
  return differs < 0 ? a.length : differs
}
