import type { Evaluator } from '../engine/evaluator.ts'
import { type Replay, type Replayed, replayStepwise } from '../engine/replay.ts'
import type { StatisticsFact, StatisticsRecorder } from '../engine/statistics-recorder.ts'
import { type Game, isRefusal } from '../engine/system.ts'
import type { Scenario } from '../scenario/types.gen.ts'
import { Chances } from './chances.ts'
import type { DescribePlace } from './place-names.ts'

/** What a game takes to be analysed. */
export type AnalysedGame<State, Action> = {
  readonly game: Game<State, Action>
  readonly evaluator: Evaluator<State, Action>
  readonly recorder: StatisticsRecorder<State> | undefined
  readonly scenario: Scenario
  readonly replay: Replay
  readonly describePlace: DescribePlace
}

/** An action of the game: who chose it, what came of it, and the chances of the first side. */
export type Moment = {
  /** Counted from 1. */
  readonly number: number
  readonly side: number
  readonly turn: number
  readonly text: string
  readonly told: readonly string[]
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
}

/** What the analysis asks of each action. */
type Figures = Pick<Moment, 'before' | 'decided' | 'after' | 'skill' | 'luck'>

/** A game from its beginning as far as it goes. */
export type Course<State> = {
  readonly moments: readonly Moment[]
  /** What the books keep of it, each with the number of its action. */
  readonly facts: readonly { readonly number: number; readonly turn: number; readonly fact: StatisticsFact }[]
  readonly replayed: Replayed<State>
}

/** Plays a record again and asks at every action how the battle stands. Yields after each. */
export function* followCourse<State, Action>(
  analysed: AnalysedGame<State, Action>,
  futures: number,
): Generator<void, Course<State>> {
  const { game, evaluator, recorder, scenario, replay } = analysed
  const chances = new Chances(game, evaluator, replay.seed)
  const moments: Moment[] = []
  const facts: Course<State>['facts'][number][] = []
  let before = game.setup(scenario, replay.seed)
  let turn = 1
  let side = deciderOf(game, before, replay.actions[0])
  let chance = chances.of(before, side, futures)
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
    const next = deciderOf(game, state, replay.actions[number])
    const { onward, ...figures } = askMoment(
      analysed,
      chances,
      { number, side, text, before, after: state },
      futures,
      chance,
    )
    // Of what is told, headings such as `— combat —` and `Turn 3 (15:00)` belong to a log.
    const told = events
      .map((event) => game.describe(state, event))
      .filter((line) => !/^(?:—.*—|Turn \d+(?: \(.*\))?)$/.test(line))
    moments.push({ number, side, turn: began, text, told, ...figures })
    before = game.copy(state, before)
    side = next
    chance = onward
    yield
  }
}

/** An action between the positions before and after it. */
type Played<State> = Pick<Moment, 'number' | 'side' | 'text'> & { readonly before: State; readonly after: State }

/** The chances of a moment; `onward` is where the next one begins. `before` is asked for where it is not known. */
export function askMoment<State, Action>(
  { game, evaluator, replay }: AnalysedGame<State, Action>,
  chances: Chances<State, Action>,
  { number, side, text, before: from, after: to }: Played<State>,
  futures: number,
  before = chances.of(from, side, futures),
): Figures & { readonly onward: number } {
  const action = game.parse(from, text, side) as Action
  const isForced = game.deciders(from).length === 1 && game.actions(from, side).length === 1
  // What is played on from a position without a choice begins with that action, so it has been asked already.
  const decided = isForced && !evaluator.isSlow ? before : chances.of(from, side, futures, action)
  const onward = chances.of(to, deciderOf(game, to, replay.actions[number]), futures)
  // Where the span is over, the futures until now end here and others begin: what lies between the two is nobody's doing.
  const isSpanOver = evaluator.span(to, side) !== evaluator.span(from, side)
  const after = isSpanOver ? chances.now(to, side) : onward
  // That the battle ends, at its hour or by what was won before, is no merit of whoever had the last word.
  const hasChosen = !isForced && game.outcome(to) === undefined
  return {
    before,
    decided,
    after,
    onward,
    skill: hasChosen ? decided - before : 0,
    luck: rollsDice(game, from, action) ? after - decided : 0,
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
