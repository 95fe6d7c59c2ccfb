import type { Evaluator } from '../engine/evaluator.ts'
import { isLogHeading } from '../engine/log-headings.ts'
import { type Replay, type Replayed, replayStepwise } from '../engine/replay.ts'
import type { DescribePlace, StatisticsFact, StatisticsRecorder, StoryClause } from '../engine/statistics-recorder.ts'
import { type Game, isRefusal } from '../engine/system.ts'
import type { Scenario } from '../scenario/types.gen.ts'
import { Chances, type Reading } from './chances.ts'

/** What a game takes to be analysed. */
export type AnalysedGame<State, Action> = {
  readonly game: Game<State, Action>
  readonly evaluator: Evaluator<State, Action>
  readonly recorder: StatisticsRecorder<State> | undefined
  readonly scenario: Scenario
  readonly replay: Replay
  readonly describePlace: DescribePlace
  /** An action in the words of its button: for one of which nothing else is told. */
  readonly describeAction?: (state: State, action: Action) => string
}

/** An action of the game: who chose it, what came of it, and the chances of the first side. */
export type Moment = {
  /** Counted from 1. */
  readonly number: number
  readonly side: number
  /** Whose futures the chances are read from, by its place. */
  readonly viewer: number
  readonly turn: number
  /** As players write it, and as its button says. */
  readonly text: string
  readonly label: string
  readonly told: readonly string[]
  /** What a story tells of it, where the rulebook knows how to; losses apart. */
  readonly story: readonly StoryClause[]
  /** Before it was chosen; once it was, and its dice were not yet rolled; and afterwards. */
  readonly before: number
  readonly decided: number
  readonly after: number
  /**
   * What the choice changed, where there was one, and what its dice did, where any fell. The rest is nobody's doing: time passes, troops
   * arrive, what was hidden is seen, the battle ends.
   */
  readonly skill: number
  readonly luck: number
  /**
   * Where positions are valued as they stand: what was in the making before the choice, by orders that are carried out with this action.
   * Elsewhere the chances before it know that already.
   */
  readonly due: number
}

/** What the analysis asks of each action. */
type Figures = Pick<Moment, 'before' | 'decided' | 'after' | 'skill' | 'luck' | 'due'>

/** A game from its beginning as far as it goes. */
export type Course<State> = {
  readonly moments: readonly Moment[]
  /** What the books keep of it, each with the number of its action. */
  readonly facts: readonly { readonly number: number; readonly turn: number; readonly fact: StatisticsFact }[]
  readonly replayed: Replayed<State>
}

/** Plays a record again and asks at every action how the battle stands. Yields how many are done, after each. */
export function* followCourse<State, Action>(
  analysed: AnalysedGame<State, Action>,
  futures: number,
  calibration: Reading<State> | undefined,
): Generator<number, Course<State>> {
  const { game, evaluator, recorder, scenario, replay, describePlace, describeAction } = analysed
  const chances = new Chances(game, evaluator, replay.seed, calibration)
  const moments: Moment[] = []
  const facts: Course<State>['facts'][number][] = []
  let before = game.setup(scenario, replay.seed)
  let turn = 1
  let side = deciderOf(game, before, replay.actions[0])
  const horizon = new Horizon(evaluator, before, side)
  let viewer = horizon.viewer(before, side)
  let chance = chances.of(before, viewer, futures)
  const course = replayStepwise(game, scenario, replay)
  for (;;) {
    const step = course.next()
    if (step.done) return { moments, facts, replayed: step.value }
    const { state, events, text } = step.value
    const number = moments.length + 1
    // The action that ends a turn belongs to it.
    const began = turn
    for (const event of events) {
      const fact = recorder?.record(event)
      if (fact?.kind === 'turn') turn = fact.turn
      if (fact) facts.push({ number, turn, fact })
    }
    const played = { side, viewer, text, before, after: state }
    const next = deciderOf(game, state, replay.actions[number])
    const nextViewer = horizon.viewer(state, next)
    const onward = chances.of(state, nextViewer, futures)
    const figures = askMoment(analysed, chances, played, futures, {
      before: chance,
      ...(nextViewer === viewer && { onward }),
    })
    const told = events.map((event) => game.describe(state, event)).filter((line) => !isLogHeading(line))
    const label = describeAction?.(before, game.parse(before, text, side) as Action) ?? text
    const story = events.flatMap((event) => recorder?.tell?.(state, event, describePlace) ?? [])
    moments.push({ number, side, viewer, turn: began, text, label, told, story, ...figures })
    before = game.copy(state, before)
    side = next
    viewer = nextViewer
    chance = onward
    yield number
  }
}

/**
 * Whose futures reach farthest: where each side's span lasts until its own next turn, an answer that the enemy gives in between must not
 * be read off futures that end before his reply. Where all spans begin together, it is whoever decides.
 */
class Horizon<State, Action> {
  readonly #evaluator: Evaluator<State, Action>
  #spans: readonly [number, number]
  /** The side whose span began last, if one did alone. */
  #last: number | undefined

  constructor(evaluator: Evaluator<State, Action>, state: State, decider: number) {
    this.#evaluator = evaluator
    this.#spans = this.#spansOf(state)
    // Spans that are counted alike begin together.
    if (this.#spans[0] !== this.#spans[1]) this.#last = decider
  }

  viewer(state: State, decider: number): number {
    const spans = this.#spansOf(state)
    const begun = [0, 1].filter((side) => spans[side] !== this.#spans[side])
    if (begun.length > 0) this.#last = begun.length === 1 ? begun[0] : undefined
    this.#spans = spans
    return this.#last ?? decider
  }

  #spansOf(state: State): readonly [number, number] {
    return [this.#evaluator.span(state, 0), this.#evaluator.span(state, 1)]
  }
}

/** An action between the positions before and after it. */
type Played<State> = Pick<Moment, 'side' | 'viewer' | 'text'> & { readonly before: State; readonly after: State }

/** What has been asked already: the chances before it was chosen, and how they stand once it is done, both as the viewer sees them. */
type Asked = { readonly before?: number; readonly onward?: number }

/** The chances of a moment, all as one side sees them and at the end of one span: others could not be compared. */
export function askMoment<State, Action>(
  { game, evaluator }: AnalysedGame<State, Action>,
  chances: Chances<State, Action>,
  { side, viewer, text, before: from, after: to }: Played<State>,
  futures: number,
  { before = chances.of(from, viewer, futures), onward }: Asked = {},
): Figures {
  const action = game.parse(from, text, side) as Action
  const isForced = game.deciders(from).length === 1 && game.actions(from, side).length === 1
  // Futures begin with the only action there is, or with the one that the player `heuristic` chooses: that has been asked already.
  const rival = isForced ? undefined : chances.rivalOf(from, side, text)
  const decided = rival === undefined && !evaluator.isSlow ? before : chances.of(from, viewer, futures, action)
  const rolls = rollsDice(game, from, action)
  // Where the span is over, the futures until now end here and others begin: what lies between the two is nobody's doing.
  const isSpanOver = evaluator.span(to, viewer) !== evaluator.span(from, viewer)
  const after = isSpanOver ? chances.now(to, viewer) : (onward ?? (rolls ? chances.of(to, viewer, futures) : decided))
  // That the battle ends, at its hour or by what was won before, is no merit of whoever had the last word.
  const hasChosen = !isForced && game.outcome(to) === undefined
  const expected = !evaluator.isSlow ? before : rival === undefined ? decided : chances.of(from, viewer, futures, rival)
  return {
    before,
    decided,
    after,
    skill: hasChosen ? decided - expected : 0,
    luck: rolls ? after - decided : 0,
    due: hasChosen ? expected - before : 0,
  }
}

/** Whether an action is decided by dice: it is played once more on a copy, with dice that are counted. */
function rollsDice<State, Action>(game: Game<State, Action>, state: State, action: Action): boolean {
  const copy = game.copy(state)
  let rolls = 0
  game.script(copy, { next: () => Math.min(0, rolls++) })
  game.apply(copy, action)
  return rolls > 0
}

/** Who says the next action: of two who decide at once, the one whose words it can be. */
function deciderOf<State, Action>(game: Game<State, Action>, state: State, text: string | undefined): number {
  const deciders = game.deciders(state)
  if (deciders.length < 2 || text === undefined) return deciders[0] ?? 0
  const speaks = (side: number) => {
    const action = game.parse(state, text, side)
    return !isRefusal(action) && game.refusal(state, action) === undefined
  }
  // A text that names the other side can be read for both: whoever has that choice says it. On a table not all are listed.
  const hasIt = (side: number) => game.actions(state, side).some((action) => game.format(state, action) === text)
  return deciders.find(hasIt) ?? deciders.find(speaks) ?? deciders[0]!
}
