import type { Rulebook } from '../scenario/rulebook.ts'
import type { Scenario } from '../scenario/types.gen.ts'
import type { CaseBook } from './cases/case-book.ts'
import type { Rolls } from './dice.ts'
import type { Evaluator } from './evaluator.ts'
import type { BoardView } from './portrait.ts'
import type { PositionExporter } from './position-exporter.ts'
import type { Presenter } from './presenter.ts'
import type { PrintKitMaker } from './print-kit.ts'
import type { ScenarioEditor } from './scenario-editors.ts'
import type { StatisticsRecorder } from './statistics-recorder.ts'

/** A side by its place among the scenario's sides. */
export type Side = number

/** Why an action is illegal, and the rule that forbids it; there is no rule if the text is not an action at all. */
export type Refusal = {
  readonly rule: string
  readonly reason: string
  /** Other rules that say the same, or that lead to it. */
  readonly also?: readonly string[]
}

/** Something that happened: a kind and named facts, all plain text and numbers. */
export type GameEvent = { readonly kind: string; readonly [fact: string]: string | number | boolean }

/** How a battle ended: who won (nobody in a draw), how greatly, and why. */
export type Outcome = { readonly winner: Side | undefined; readonly level: string; readonly reason: string }

/** One number that goes into a result. */
export type Modifier = {
  readonly rule: string
  readonly what: string
  readonly add: number
  /** What it is added to where that is not the value: the die that is rolled. */
  readonly to?: 'die'
}

/** The modifiers that make the value out of the base, and those of the die. */
export function partModifiers({ modifiers }: Breakdown): {
  readonly value: readonly Modifier[]
  readonly die: readonly Modifier[]
} {
  return { value: modifiers.filter(({ to }) => to === undefined), die: modifiers.filter(({ to }) => to === 'die') }
}

/** How an action is resolved: the numbers with their rules, and the probability of each result. */
export type Breakdown = {
  /** What it is about, where the action alone does not say that: of several fights, the first. */
  readonly about?: string
  readonly base: number
  readonly modifiers: readonly Modifier[]
  /** The base with all modifiers, those of the die apart. */
  readonly value: number
  /** Base and value as players say them, where that is not the number: odds such as `12 against 4: 3-1`. */
  readonly said?: { readonly base: string; readonly value: string }
  /** The results, each with its exact probability; together they make 1. */
  readonly chances: readonly { readonly result: string; readonly chance: number }[]
  /** How many throws of the dice there are, each as likely as the others, where players count so: 36 of two. */
  readonly throws?: number
}

/** How a system is played. `State` holds everything that changes, dice included; an `Action` is one decision. */
export interface Game<State, Action, Event extends GameEvent = GameEvent> {
  /** Changes when games recorded before no longer replay. */
  readonly version: number
  /** The beginning of a battle, up to the first decision; `events` takes in what happens until then. A scenario with errors has no state. */
  setup(scenario: Scenario, seed: number, events?: Event[]): State
  /** The ids of the sides, by their places. */
  sides(state: State): readonly string[]
  /** Who decides now: nobody once the battle is over, both where choices are simultaneous and hidden. */
  deciders(state: State): readonly Side[]
  /** The one judge: a reason with its rule number, or nothing where the action is legal. */
  refusal(state: State, action: Action): Refusal | undefined
  /** Every legal action of a side on a grid; on a table, a finite sensible choice of them. */
  actions(state: State, side: Side): Action[]
  /** Carries out a legal action in place. What happened is added to `events`. Throws on an illegal one, before any change. */
  apply(state: State, action: Action, events?: Event[]): void
  /** The same for an action that is known to be legal, as it was listed or judged in this very state: nothing is checked. */
  carryOut(state: State, action: Action, events?: Event[]): void
  /** A state with the same future; cheapest into one that is no longer needed. */
  copy(state: State, into?: State): State
  outcome(state: State): Outcome | undefined
  /** The numbers behind an action, where it has any. */
  explain(state: State, action: Action): Breakdown | undefined
  /** An action as a player says it, in this state. */
  format(state: State, action: Action): string
  /**
   * The action that a player means, or why there is none. The rule of a refusal is empty only where the text is not
   * understood, as with a misspelt word: a case that expects a refusal must not hold by a slip of its author. Where both
   * sides decide at once, `side` is the one that speaks; without it, whoever is spoken of tells.
   */
  parse(state: State, text: string, side?: Side): Action | Refusal
  /** An event as a sentence for the log. */
  describe(state: State, event: Event): string
  /** Takes the next rolls of this state, and not of its copies, from a script instead of its dice, until it is taken away. */
  script(state: State, rolls: Rolls | undefined): void
  /** Everything that changes in numbers: equal for equal states. */
  fingerprint(state: State): Int32Array
}

/** A rulebook that can be played. The game is loaded on demand, so that other tools start quickly. */
export interface System extends Rulebook {
  loadGame(): Promise<Game<unknown, unknown>>
  /** What cases need. */
  loadCaseBook(): Promise<CaseBook<unknown>>
  /** What pictures need. */
  loadBoardView(): Promise<BoardView<unknown>>
  /** What players need that do more than choose at random. */
  loadEvaluator?(): Promise<Evaluator<unknown, unknown>>
  /** What screens need to let people play; without it every action is a plain button. */
  loadPresenter?(): Promise<Presenter<unknown, unknown>>
  /** What the books about many games need; without it only outcomes are counted. */
  loadStatisticsRecorder?(): Promise<StatisticsRecorder<unknown>>
  /** What an editor needs to draw up battles; without it only the text can be edited. */
  loadScenarioEditor?(): Promise<ScenarioEditor>
  /** What is needed to make a battle or a case of a position; without it positions are only played. */
  loadPositionExporter?(): Promise<PositionExporter<unknown, unknown>>
  /** What a battle on paper needs; without it only the map and what the picture shows are printed. */
  loadPrintKit?(): Promise<PrintKitMaker>
}

/** Whether reading an action ended in a refusal. */
export function isRefusal(read: unknown): read is Refusal {
  return typeof read === 'object' && read !== null && 'rule' in read && 'reason' in read
}
