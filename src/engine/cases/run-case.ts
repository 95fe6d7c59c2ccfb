import type { Path } from '../../scenario/diagnostic.ts'
import { count } from '../../scenario/wording.ts'
import { type Game, type GameEvent, isRefusal, type Refusal } from '../system.ts'
import { compareBreakdown, isCited } from './breakdown.ts'
import type { CaseBook, ShippedScenarios } from './case-book.ts'
import type { Case, Check, ExplainCheck } from './case-file.ts'
import { Failed } from './failed.ts'
import { NO_DICE, RollWanted, ScriptedDice } from './scripted-dice.ts'

/** What a case is played with. */
export type Table = {
  readonly game: Game<unknown, unknown>
  readonly book: CaseBook<unknown>
  readonly scenarios: ShippedScenarios
}

/** Why a case does not hold. */
export type CaseFailure = {
  /** Where in the file it stopped. */
  readonly path: Path
  readonly message: string
  /** Line by line what was expected, and what is. */
  readonly details: readonly string[]
  /** Everything that happened before it. */
  readonly events: readonly string[]
}

/** Plays a case; nothing where it holds. An engine that breaks down makes this case fail, and no other. */
export function runCase(example: Case, table: Table): CaseFailure | undefined {
  return new Run(example, table).play()
}

/** What would come of a line: its last action in its own state, a refusal, or nothing where dice would fall first. */
type Rehearsal = { readonly state: unknown; readonly action: unknown } | { readonly refusal: Refusal } | undefined

class Run {
  readonly #case: Case
  readonly #table: Table
  readonly #dice: ScriptedDice | undefined
  readonly #sentences: string[] = []
  /** What came of the line before, and of this one so far. */
  #before: readonly GameEvent[] = []
  #lately: GameEvent[] = []
  #state: unknown
  #path: Path

  constructor(example: Case, table: Table) {
    this.#case = example
    this.#table = table
    this.#dice = example.dice && new ScriptedDice(example.dice)
    this.#path = [...example.path, 'position']
  }

  play(): CaseFailure | undefined {
    const { path, play, expect } = this.#case
    try {
      this.#begin()
      for (const [i, line] of play.entries()) {
        this.#path = [...path, 'play', i]
        if (typeof line === 'string') this.#act(line)
        else this.#check(line)
      }
      this.#wait(undefined)
      this.#path = [...path, 'expect']
      if (expect !== undefined) this.#expect(expect)
      this.#requireAllDice()
      return undefined
    } catch (error) {
      const events = this.#sentences
      if (error instanceof Failed) {
        return { path: error.path ?? this.#path, message: error.message, details: error.details, events }
      }
      const message = `The engine failed: ${error instanceof Error ? error.message : String(error)}`
      return { path: this.#path, message, details: [], events }
    }
  }

  #begin(): void {
    const { book, game, scenarios } = this.#table
    const posed = book.applyPosition(this.#case.position, scenarios, this.#case.seed)
    if ('problems' in posed) {
      const path = [...this.#path, ...(posed.problems[0]?.path ?? [])]
      const messages = posed.problems.map(({ message }) => message)
      throw new Failed('The position is impossible.', messages, path)
    }
    this.#state = posed.state
    if (this.#dice) game.script(this.#state, this.#dice)
    this.#happen('The beginning', (events) => book.begin(this.#state, events))
  }

  /** Plays a line, and what has to be played before it. */
  #act(line: string): void {
    this.#before = this.#lately
    this.#lately = []
    this.#wait(line)
    for (const text of this.#steps(this.#state, line)) this.#play(text)
  }

  /** Plays on until a line is due, or to the end of the case. */
  #wait(line: string | undefined): void {
    for (const text of this.#table.book.meanwhile?.(this.#state, line) ?? []) this.#play(text)
  }

  #play(text: string): void {
    const { game } = this.#table
    const action = this.#read(this.#state, text)
    const refusal = isRefusal(action) ? action : game.refusal(this.#state, action)
    if (refusal) throw this.#settled(text, refusal) ?? new Failed(`${text} is refused: ${reasonOf(refusal)}`)
    this.#happen(text, (events) => game.carryOut(this.#state, action, events))
  }

  /** A line that is refused because what it says has come about by itself. */
  #settled(text: string, refusal: Refusal): Failed | undefined {
    const kinds = this.#table.book.settled?.(this.#state, text)
    if (!kinds) return undefined
    if (kinds.length === 0) return new Failed(`${text} is superfluous: ${reasonOf(refusal)} Remove the line.`)
    const events = [...this.#before, ...this.#lately]
    const happened = events.filter(({ kind }) => kinds.includes(kind)).map((event) => this.#describe(event))
    if (happened.length === 0) return undefined
    return new Failed(
      `${text} is superfluous: it happens by itself, because there is no other choice. Remove the line.`,
      happened,
    )
  }

  #check(check: Check): void {
    if ('expect' in check) this.#expect(check.expect)
    else if ('explain' in check) {
      this.#wait(check.explain)
      this.#explain(check)
    } else if ('refused' in check) {
      this.#wait(check.refused)
      this.#refused(check.refused, check.rule)
    } else {
      for (const line of [...(check.legal ?? []), ...(check.illegal ?? [])]) this.#wait(line)
      this.#legal(check.legal ?? [])
      this.#illegal(check.illegal ?? [])
    }
  }

  #expect(expected: unknown): void {
    const differences = this.#table.book.compare(this.#state, expected)
    if (differences.length > 0) throw new Failed('The result differs from the expectation.', differences)
  }

  #refused(line: string, rule: string | undefined): void {
    const refusal = this.#refusal(line)
    const expected = `expected: refused${rule === undefined ? '' : ` by ${rule}`}`
    if (!refusal) throw new Failed(`${line} is legal.`, [expected, 'actual: legal'])
    if (rule === undefined || [refusal.rule, ...(refusal.also ?? [])].some((cited) => isCited(cited, rule))) return
    throw new Failed(`${line} is refused by another rule.`, [expected, `actual: ${reasonOf(refusal)}`])
  }

  #legal(lines: readonly string[]): void {
    for (const [i, line] of lines.entries()) {
      const refusal = this.#refusal(line)
      if (!refusal) continue
      const details = ['expected: legal', `actual: ${reasonOf(refusal)}`]
      throw new Failed(`${line} is refused.`, details, [...this.#path, 'legal', i])
    }
  }

  #illegal(lines: readonly string[]): void {
    for (const [i, line] of lines.entries()) {
      if (this.#refusal(line)) continue
      throw new Failed(`${line} is legal.`, ['expected: illegal', 'actual: legal'], [...this.#path, 'illegal', i])
    }
  }

  #explain(check: ExplainCheck): void {
    const rehearsal = this.#rehearse(check.explain)
    if (!rehearsal) throw new Failed(`${check.explain} rolls dice before there are numbers to explain.`)
    if ('refusal' in rehearsal) throw new Failed(`${check.explain} is refused: ${reasonOf(rehearsal.refusal)}`)
    const breakdown = this.#table.game.explain(rehearsal.state, rehearsal.action)
    if (!breakdown) throw new Failed(`${check.explain} has no numbers to explain.`)
    const differences = compareBreakdown(breakdown, check)
    if (differences.length > 0) throw new Failed(`${check.explain} gives different numbers.`, differences)
  }

  /** Why a line is illegal now. One that comes to a roll before its end is legal so far. */
  #refusal(line: string): Refusal | undefined {
    const rehearsal = this.#rehearse(line)
    return rehearsal && 'refusal' in rehearsal ? rehearsal.refusal : undefined
  }

  /** Tries a line on a copy and without dice, up to its last action. */
  #rehearse(line: string): Rehearsal {
    const { game } = this.#table
    const state = game.copy(this.#state)
    game.script(state, NO_DICE)
    const steps = this.#steps(state, line)
    const last = steps.at(-1)
    if (last === undefined) return undefined
    try {
      for (const text of steps.slice(0, -1)) {
        const action = this.#read(state, text)
        const refusal = isRefusal(action) ? action : game.refusal(state, action)
        if (refusal) return { refusal }
        game.carryOut(state, action)
      }
    } catch (error) {
      if (error instanceof RollWanted) return undefined
      throw error
    }
    const action = this.#read(state, last)
    const refusal = isRefusal(action) ? action : game.refusal(state, action)
    return refusal ? { refusal } : { state, action }
  }

  #steps(state: unknown, line: string): readonly string[] {
    const { book } = this.#table
    return [...book.implied(state, line), ...book.split(line, state)]
  }

  /** An action or a refusal by a rule. A text that is no action at all is a slip in the case. */
  #read(state: unknown, text: string): unknown {
    const action = this.#table.game.parse(state, text)
    if (isRefusal(action) && action.rule === '') throw new Failed(`${text} is not an action: ${action.reason}`)
    return action
  }

  #happen(roller: string, happen: (events: GameEvent[]) => void): void {
    if (this.#dice) this.#dice.roller = roller
    const events: GameEvent[] = []
    try {
      happen(events)
    } finally {
      this.#lately.push(...events)
      this.#sentences.push(...events.map((event) => this.#describe(event)))
    }
  }

  #describe(event: GameEvent): string {
    try {
      return this.#table.game.describe(this.#state, event)
    } catch {
      // After a breakdown the state may no longer make sense; that the engine broke down is what matters.
      return event.kind
    }
  }

  #requireAllDice(): void {
    if (!this.#dice) return
    const { from, results } = this.#dice.left
    if (results.length === 0) return
    const message = `${count(results.length, 'die is', 'dice are')} left over: ${results.join(', ')}.`
    throw new Failed(message, [], [...this.#case.path, 'dice', from])
  }
}

function reasonOf({ rule, reason }: Refusal): string {
  return `${reason} (${rule})`
}
