import { Match } from '../../src/engine/match.ts'
import type { Offer, Reference } from '../../src/engine/presenter.ts'
import { makeReplay, type Replay } from '../../src/engine/replay.ts'
import { type GameEvent, isRefusal, type Refusal } from '../../src/engine/system.ts'
import type { Battle } from './battle.ts'
import type { PlayerId } from './players.ts'

/** An action that was played. */
export type Step = {
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
export type Line = { readonly steps: readonly Step[] }

/** Where actions said before no longer go on, and why. */
export type Halt = { readonly number: number; readonly text: string; readonly refusal: Refusal }

export type Circumstances = { readonly isTest?: boolean | undefined; readonly isAlone?: boolean | undefined }

/** A state is kept after so many actions, so that looking back needs few of them to be played again. */
const KEPT_EVERY = 50

/** A game on a screen: the match, who plays, who has the device, and which moment is looked at. */
export class Session {
  readonly battle: Battle
  readonly seed: number
  readonly players: readonly PlayerId[]
  /** Whether one person plays all sides that people play, and hides nothing from himself. */
  readonly isAlone: boolean
  readonly #match: Match<unknown, unknown>
  readonly #steps: Step[] = []
  readonly #kept: unknown[] = []
  #lines: readonly Line[] = []
  #isTest: boolean
  #trouble: string | undefined
  readonly #listeners = new Set<() => void>()
  #version = 0
  #seated: number | undefined
  #shown: number | undefined

  constructor(battle: Battle, seed: number, players: readonly PlayerId[], { isTest, isAlone }: Circumstances = {}) {
    this.battle = battle
    this.seed = seed
    this.players = players
    this.isAlone = isAlone ?? false
    this.#isTest = isTest ?? false
    this.#match = new Match(battle.game, battle.scenario, seed)
    this.#keep()
  }

  /** Changes with everything that there is to see. */
  get version(): number {
    return this.#version
  }

  get steps(): readonly Step[] {
    return this.#steps
  }

  /** Other courses that the battle has taken, the oldest first. */
  get lines(): readonly Line[] {
    return this.#lines
  }

  /** Whether something was taken back: then it proves nothing about the players. */
  get isTest(): boolean {
    return this.#isTest
  }

  /** Why a computer does not go on. */
  get trouble(): string | undefined {
    return this.#trouble
  }

  report(trouble: string | undefined): void {
    this.#trouble = trouble
    this.#changed()
  }

  /** The state of play, whatever moment is looked at. */
  get state(): unknown {
    return this.#match.state
  }

  /** After how many actions the moment is that is looked at. */
  get shown(): number {
    return this.#shown ?? this.#steps.length
  }

  get isLive(): boolean {
    return this.#shown === undefined
  }

  /** Whether a person plays a side. */
  isHuman(side: number): boolean {
    return this.players[side] === 'human'
  }

  get humans(): readonly number[] {
    return this.battle.sides.flatMap((_, side) => (this.isHuman(side) ? [side] : []))
  }

  /**
   * Who decides now. Where several do at the same time, whoever has the device comes first, then other people: they need
   * not wait for what a computer chooses unseen.
   */
  get decider(): number | undefined {
    const deciders = this.battle.game.deciders(this.state)
    const people = deciders.filter((side) => this.isHuman(side))
    return people.find((side) => side === this.#seated) ?? people[0] ?? deciders[0]
  }

  /** Whether a person may see the screen only after another one has turned away. */
  get isCovered(): boolean {
    const { decider } = this
    if (decider === undefined || !this.isHuman(decider) || this.humans.length < 2 || this.isAlone) return false
    return this.battle.presenter.isSecret(this.state) && this.#seated !== decider
  }

  /** The side whose eyes the screen is for; none where everybody looks on. */
  get viewer(): number | undefined {
    const { humans } = this
    if (this.battle.game.outcome(this.state)) return undefined
    if (humans.length === 1) return humans[0]
    return humans.length > 1 && this.battle.presenter.isSecret(this.state) ? this.decider : undefined
  }

  /** The person who decides has the device now. */
  uncover(): void {
    this.#seated = this.decider
    this.#changed()
  }

  /** Plays a legal action of the side that decides. */
  play(action: unknown): void {
    this.#carryOut(action)
    this.#shown = undefined
    this.#changed()
  }

  /** Plays actions as players say them, as far as they are legal; tells where they are not. */
  playSaid(texts: readonly string[]): Halt | undefined {
    let halt: Halt | undefined
    for (const [i, text] of texts.entries()) {
      const action = this.battle.game.read(this.state, text)
      const refusal = isRefusal(action) ? action : this.battle.game.refusal(this.state, action)
      if (refusal) {
        halt = { number: i + 1, text, refusal }
        break
      }
      this.#carryOut(action)
    }
    this.#shown = undefined
    this.#changed()
    return halt
  }

  /** Whether a computer is to decide. */
  get isComputersTurn(): boolean {
    const { decider } = this
    return decider !== undefined && !this.isHuman(decider)
  }

  get canUndo(): boolean {
    return this.#undoTo() !== undefined
  }

  /** Takes back everything since a person last decided, that decision included. */
  undo(): void {
    const to = this.#undoTo()
    if (to !== undefined) this.rewind(to)
  }

  /** Takes back everything after so many actions. What is taken back stays at hand, and the game is a test from now on. */
  rewind(to: number): void {
    if (to >= this.#steps.length) return this.show(to)
    this.#isTest = true
    this.#keepLine()
    this.#goBack(to)
    this.#changed()
  }

  /** Goes on with another course; the one that is left stays at hand. */
  takeLine(line: Line): void {
    this.#keepLine()
    this.#lines = this.#lines.filter((one) => one !== line)
    const shared = sharedSteps(this.#steps, line.steps)
    this.#goBack(shared)
    for (const { action } of line.steps.slice(shared)) this.#carryOut(action)
    this.#changed()
  }

  #keepLine(): void {
    const steps = [...this.#steps]
    const isKnown = this.#lines.some((line) => sharedSteps(line.steps, steps) === steps.length)
    if (!isKnown) this.#lines = [...this.#lines, { steps }]
  }

  #goBack(to: number): void {
    this.#match.undo(this.#steps.length - to)
    this.#steps.length = to
    this.#kept.length = Math.floor(to / KEPT_EVERY) + 1
    this.#shown = undefined
    this.#trouble = undefined
    this.#settleSeat()
  }

  /** Looks at the moment after so many actions; at the last one, play goes on. */
  show(step: number): void {
    const wanted = Math.max(0, Math.min(step, this.#steps.length))
    this.#shown = wanted === this.#steps.length ? undefined : wanted
    this.#changed()
  }

  /** The state after so many actions. */
  stateAt(step: number): unknown {
    if (step === this.#steps.length) return this.state
    const { game } = this.battle
    const kept = Math.floor(step / KEPT_EVERY)
    const state = game.copy(this.#kept[kept])
    for (const { action } of this.#steps.slice(kept * KEPT_EVERY, step)) game.apply(state, action)
    return state
  }

  /** The game as a record, for a file. */
  record(): Replay {
    return { ...makeReplay(this.#match), ...(this.#isTest && { test: true as const }) }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #carryOut(action: unknown): void {
    const { tell, presenter } = this.battle
    const side = this.#sideOf(action)
    const offer = presenter.offer(this.state, action)
    const { time } = presenter.situation(this.state)
    const events = this.#match.play(action)
    if (isRefusal(events)) throw new Error(`refused: ${events.reason}`)
    const lines = events.map((event) => ({
      event,
      text: tell(this.state, event),
      reference: presenter.refer?.(this.state, event),
    }))
    this.#steps.push({ action, text: this.#match.lastSaid!, side, offer, time, lines })
    if (this.#steps.length % KEPT_EVERY === 0) this.#keep()
    this.#settleSeat()
  }

  /** Whose action it is: where both decide at the same time, the one who has this choice. */
  #sideOf(action: unknown): number {
    const { game } = this.battle
    const deciders = game.deciders(this.state)
    if (deciders.length === 1) return deciders[0]!
    const said = game.write(this.state, action)
    const hasIt = (side: number) => game.actions(this.state, side).some((one) => game.write(this.state, one) === said)
    return deciders.find(hasIt)!
  }

  /** What everybody may see is nobody's: the next secret begins with a cover. */
  #settleSeat(): void {
    if (!this.battle.presenter.isSecret(this.state)) this.#seated = undefined
  }

  #undoTo(): number | undefined {
    // A secret is taken back by whoever chose it, and by nobody else.
    const isAnothers = this.humans.length > 1 && !this.isAlone && this.battle.presenter.isSecret(this.state)
    if (isAnothers && this.#steps.at(-1)?.side !== this.decider) return undefined
    const last = this.#steps.findLastIndex(({ side }) => this.isHuman(side))
    if (last >= 0) return last
    return this.humans.length === 0 && this.#steps.length > 0 ? this.#steps.length - 1 : undefined
  }

  #keep(): void {
    this.#kept.push(this.battle.game.copy(this.state))
  }

  #changed(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}

/** How many actions two courses have in common. */
function sharedSteps(a: readonly Step[], b: readonly Step[]): number {
  const differs = a.findIndex(({ text }, i) => text !== b[i]?.text)
  return differs < 0 ? a.length : differs
}
