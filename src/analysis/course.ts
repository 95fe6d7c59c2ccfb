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
}

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
    for (const event of events) {
      const fact = recorder?.record(event)
      if (fact?.kind === 'turn') turn = fact.turn
      if (fact) facts.push({ number, turn, fact })
    }
    const next = deciderOf(game, state, replay.actions[number])
    const asked = askMoment(analysed, chances, { number, side, text, before, after: state }, futures, chance)
    // Of what is told, headings such as `— combat —` belong to a log.
    const told = events.map((event) => game.describe(state, event)).filter((line) => !/^—.*—$/.test(line))
    moments.push({ number, side, turn, text, told, before: asked.before, decided: asked.decided, after: asked.after })
    before = game.copy(state, before)
    side = next
    chance = asked.onward
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
): Pick<Moment, 'before' | 'decided' | 'after'> & { readonly onward: number } {
  const action = game.parse(from, text, side) as Action
  const isForced = game.deciders(from).length === 1 && game.actions(from, side).length === 1
  const decided = isForced ? before : chances.of(from, side, futures, action)
  const onward = chances.of(to, deciderOf(game, to, replay.actions[number]), futures)
  // Where the span is over, the futures until now end here and others begin: what lies between the two is nobody's doing.
  const isSpanOver = evaluator.span(to, side) !== evaluator.span(from, side)
  return { before, decided, after: isSpanOver ? chances.now(to, side) : onward, onward }
}

/** Who says the next action: of two who decide at once, the one whose words it can be. */
function deciderOf<State, Action>(game: Game<State, Action>, state: State, text: string | undefined): number {
  const deciders = game.deciders(state)
  if (deciders.length < 2 || text === undefined) return deciders[0] ?? 0
  const speaks = (side: number) => {
    const action = game.parse(state, text, side)
    return !isRefusal(action) && game.refusal(state, action) === undefined
  }
  return deciders.find(speaks) ?? deciders[0]!
}
