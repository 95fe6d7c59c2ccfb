import { NOWHERE } from '../../src/board/nowhere.ts'
import type { Replay } from '../../src/engine/replay.ts'
import { isRefusal, type Refusal } from '../../src/engine/system.ts'
import { GameTimeline, sharedSteps, type TimelineBranch, type TimelineStep } from './game-timeline.ts'
import type { PlayableBattle } from './playable-battle.ts'
import type { PlayerId } from './players.ts'

/** Where actions said before no longer go on, and why. */
export type Halt = { readonly number: number; readonly text: string; readonly refusal: Refusal }

export type SessionOptions = { readonly isTest?: boolean | undefined; readonly isAlone?: boolean | undefined }

/** A game on a screen: the match, who plays, who has the device, and which moment is looked at. */
export class GameSession {
  readonly battle: PlayableBattle
  readonly seed: number
  readonly players: readonly PlayerId[]
  /** Whether one person plays all sides that people play, and hides nothing from himself. */
  readonly isAlone: boolean
  readonly #timeline: GameTimeline
  #lines: readonly TimelineBranch[] = []
  #isTest: boolean
  #trouble: string | undefined
  readonly #listeners = new Set<() => void>()
  #version = 0
  #seated: number | undefined
  #isGuarded = false
  #shown: number | undefined

  constructor(
    battle: PlayableBattle,
    seed: number,
    players: readonly PlayerId[],
    { isTest, isAlone }: SessionOptions = {},
  ) {
    this.battle = battle
    this.seed = seed
    this.players = players
    this.isAlone = isAlone ?? false
    this.#isTest = isTest ?? false
    this.#timeline = new GameTimeline(battle, seed)
    this.#settleSeat()
  }

  /** Changes with everything that there is to see. */
  get version(): number {
    return this.#version
  }

  get steps(): readonly TimelineStep[] {
    return this.#timeline.steps
  }

  /** Other courses that the battle has taken, the oldest first. */
  get branches(): readonly TimelineBranch[] {
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
    return this.#timeline.state
  }

  /** After how many actions the moment is that is looked at. */
  get viewedStep(): number {
    return this.#shown ?? this.steps.length
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
    return this.#isGuarded && this.#seated !== decider
  }

  /** The side whose eyes the screen is for; none where everybody looks on. */
  get viewer(): number | undefined {
    const { humans } = this
    if (this.battle.game.outcome(this.state)) return undefined
    if (humans.length === 1) return humans[0]
    return humans.length > 1 && this.#isGuarded ? this.decider : undefined
  }

  /** The side that sees no more of the board than the screen shows: where two people look on, that of whoever has nothing hidden. */
  get boardViewer(): number | undefined {
    const { viewer, humans } = this
    if (viewer !== undefined || humans.length < 2 || this.isAlone || this.battle.game.outcome(this.state)) return viewer
    const hiding = humans.find((side) => this.battle.presenter.hides?.(this.state, side))
    return humans.find((side) => hiding !== undefined && side !== hiding)
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
  playTexts(texts: readonly string[]): Halt | undefined {
    let halt: Halt | undefined
    for (const [i, text] of texts.entries()) {
      const action = this.battle.game.parse(this.state, text)
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

  /** Whether the last action was nothing but to take somebody up, who can be let go. */
  get canLetGo(): boolean {
    const last = this.steps.at(-1)
    if (!this.isLive || !last || last.lines.length > 0 || last.offer.kind !== 'choose') return false
    if (!this.isHuman(last.side) || this.decider !== last.side) return false
    return !this.battle.presenter.isSecret(this.state)
  }

  /**
   * Lets go of whoever was taken up last: that was nothing but a choice, by which nothing happened and no die fell. It is no undo: the
   * game is as it was. What is planned unseen is an order, though nothing happens by it yet. Says whether there was anybody.
   */
  letGo(): boolean {
    if (!this.canLetGo) return false
    this.#goBack(this.steps.length - 1)
    this.#changed()
    return true
  }

  /** Takes back everything after so many actions. What is taken back stays at hand, and the game is a test from now on. */
  rewind(to: number): void {
    if (to >= this.steps.length) return this.viewStep(to)
    this.#isTest = true
    this.#keepLine()
    this.#goBack(to)
    this.#changed()
  }

  /** Goes on with another course; the one that is left stays at hand. */
  takeBranch(line: TimelineBranch): void {
    this.#keepLine()
    this.#lines = this.#lines.filter((one) => one !== line)
    const shared = sharedSteps(this.steps, line.steps)
    this.#goBack(shared)
    for (const { action } of line.steps.slice(shared)) this.#carryOut(action)
    this.#changed()
  }

  #keepLine(): void {
    const steps = [...this.steps]
    const isKnown = this.#lines.some((line) => sharedSteps(line.steps, steps) === steps.length)
    if (!isKnown) this.#lines = [...this.#lines, { steps }]
  }

  #goBack(to: number): void {
    this.#timeline.goBack(to)
    this.#shown = undefined
    this.#trouble = undefined
    this.#settleSeat()
  }

  /** Looks at the moment after so many actions; at the last one, play goes on. */
  viewStep(step: number): void {
    const wanted = Math.max(0, Math.min(step, this.steps.length))
    this.#shown = wanted === this.steps.length ? undefined : wanted
    this.#changed()
  }

  /** The state after so many actions. */
  stateAt(step: number): unknown {
    return this.#timeline.stateAt(step)
  }

  /** The game as a record, for a file. */
  record(): Replay {
    return { ...this.#timeline.record(), ...(this.#isTest && { test: true as const }) }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #carryOut(action: unknown): void {
    this.#timeline.play(action)
    this.#settleSeat()
  }

  /** What everybody may see is nobody's: the next secret begins with a cover. */
  #settleSeat(): void {
    const { decider } = this
    this.#isGuarded = decider !== undefined && this.#guards(decider)
    if (!this.#isGuarded) this.#seated = undefined
  }

  /** Whether only its own player may see what the screen shows to a side that decides. */
  #guards(side: number): boolean {
    const { presenter, sides } = this.battle
    if (presenter.isSecret(this.state)) return true
    if (this.isAlone || !presenter.hides?.(this.state, side)) return false
    const isAnyOtherHiding = sides.some((_, other) => other !== side && presenter.hides!(this.state, other))
    return this.#seated === side || isAnyOtherHiding || this.#canOrderHidden(side)
  }

  /** Whether what a side can do now concerns its hidden units; where actions are not all listed, it may. */
  #canOrderHidden(side: number): boolean {
    const { battle, state } = this
    const { game, presenter } = battle
    if (presenter.subjects) return true
    const seen = new Set(battle.portray(state, 1 - side).pieces.map(({ place }) => place))
    const hidden = new Set(battle.portray(state, side).pieces.flatMap(({ place }) => (seen.has(place) ? [] : [place])))
    return game.actions(state, side).some((action) => hidden.has(presenter.offer(state, action).place ?? NOWHERE))
  }

  #undoTo(): number | undefined {
    // A secret is taken back by whoever chose it, and by nobody else.
    const isAnothers = this.humans.length > 1 && !this.isAlone && this.battle.presenter.isSecret(this.state)
    if (isAnothers && this.steps.at(-1)?.side !== this.decider) return undefined
    const last = this.steps.findLastIndex(({ side }) => this.isHuman(side))
    if (last >= 0) return last
    return this.humans.length === 0 && this.steps.length > 0 ? this.steps.length - 1 : undefined
  }

  #changed(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}
