import { type Dice, makeDice } from '../../src/engine/dice.ts'
import { Match } from '../../src/engine/match.ts'
import type { Offer } from '../../src/engine/presenter.ts'
import { readReplay } from '../../src/engine/read-replay.ts'
import { makeReplay, playReplay, type Replay } from '../../src/engine/replay.ts'
import { type GameEvent, isRefusal } from '../../src/engine/system.ts'
import type { Battle } from './battle.ts'
import type { Computer, PlayerId } from './players.ts'

/** An action that was played. */
export type Step = {
  readonly action: unknown
  readonly side: number
  readonly offer: Offer
  /** When it was, as the situation tells. */
  readonly time: string
  readonly lines: readonly { readonly event: GameEvent; readonly text: string }[]
}

/** A state is kept after so many actions, so that looking back needs few of them to be played again. */
const KEPT_EVERY = 50

/** A game on a screen: the match, who plays, who has the device, and which moment is looked at. */
export class Session {
  readonly battle: Battle
  readonly seed: number
  readonly players: readonly PlayerId[]
  readonly #match: Match<unknown, unknown>
  readonly #steps: Step[] = []
  readonly #kept: unknown[] = []
  readonly #dice: Dice
  /** By side; absent where a person plays, and until they are fetched. */
  #computers: readonly (Computer | undefined)[] = []
  readonly #listeners = new Set<() => void>()
  #version = 0
  #seated: number | undefined
  #shown: number | undefined

  constructor(battle: Battle, seed: number, players: readonly PlayerId[]) {
    this.battle = battle
    this.seed = seed
    this.players = players
    this.#match = new Match(battle.game, battle.scenario, seed)
    this.#keep()
    this.#dice = makeDice(seed + 1)
  }

  /** Changes with everything that there is to see. */
  get version(): number {
    return this.#version
  }

  get steps(): readonly Step[] {
    return this.#steps
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
   * Who decides now. Where several do at the same time, computers come first, because nobody waits for them, then
   * whoever has the device.
   */
  get decider(): number | undefined {
    const deciders = this.battle.game.deciders(this.state)
    return deciders.find((side) => !this.isHuman(side)) ?? deciders.find((side) => side === this.#seated) ?? deciders[0]
  }

  /** Whether a person may see the screen only after another one has turned away. */
  get isCovered(): boolean {
    const { decider } = this
    if (decider === undefined || !this.isHuman(decider) || this.humans.length < 2) return false
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

  /** Fetches the computers that play. */
  async loadComputers(): Promise<void> {
    if (this.#computers.length > 0) return
    const { battle, players } = this
    this.#computers = await Promise.all(
      players.map(async (id) => (id === 'human' ? undefined : battle.loadComputer(id))),
    )
  }

  /**
   * Has computers, once they are loaded, play one action or as many as `goOn` lets them, until a person decides or the
   * battle is over.
   */
  playComputer(goOn: () => boolean = () => false): void {
    do {
      const { decider } = this
      const computer = decider === undefined ? undefined : this.#computers[decider]
      if (decider === undefined || !computer) break
      this.#carryOut(computer.choose(this.battle.game, this.state, decider, this.#dice))
    } while (goOn())
    this.#changed()
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

  /** Takes back everything after so many actions. */
  rewind(to: number): void {
    this.#match.undo(this.#steps.length - to)
    this.#steps.length = to
    this.#kept.length = Math.floor(to / KEPT_EVERY) + 1
    this.#shown = undefined
    this.#settleSeat()
    this.#changed()
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
    return makeReplay(this.#match)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #carryOut(action: unknown): void {
    const { tell, presenter } = this.battle
    const side = this.decider!
    const offer = presenter.offer(this.state, action)
    const { time } = presenter.situation(this.state)
    const events = this.#match.play(action)
    if (isRefusal(events)) throw new Error(`refused: ${events.reason}`)
    const lines = events.map((event) => ({ event, text: tell(this.state, event) }))
    this.#steps.push({ action, side, offer, time, lines })
    if (this.#steps.length % KEPT_EVERY === 0) this.#keep()
    this.#settleSeat()
  }

  /** What everybody may see is nobody's: the next secret begins with a cover. */
  #settleSeat(): void {
    if (!this.battle.presenter.isSecret(this.state)) this.#seated = undefined
  }

  #undoTo(): number | undefined {
    // A secret is taken back by whoever chose it, and by nobody else.
    const isAnothers = this.humans.length > 1 && this.battle.presenter.isSecret(this.state)
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

/** A game out of a saved file, or what is wrong with the file, for a person. */
export function openReplay(battle: Battle, text: string, players: readonly PlayerId[]): Session | { problem: string } {
  const { replay, diagnostics } = readReplay(text)
  if (!replay) {
    const [first] = diagnostics
    return { problem: `This is no saved game. ${first?.message ?? ''} ${first?.hint ?? ''}`.trim() }
  }
  const { stop } = playReplay(battle.game, battle.scenario, replay)
  if (stop) return { problem: stop.message }
  const session = new Session(battle, replay.seed, players)
  for (const said of replay.actions) session.play(battle.game.read(session.state, said))
  return session
}
