import { replayStepwise } from '../engine/replay.ts'
import { Chances } from './chances.ts'
import type { AnalysedGame, Moment } from './course.ts'

/** An action that changed the chances more than others did. */
export type TurningPoint = Moment & {
  /** What the side could have done, and how many points of chance that would have been worth; none where nothing was better. */
  readonly instead?: { readonly text: string; readonly gain: number }
}

const MOST_POINTS = 5
/** Less than that is no turning point, and a better action that gains less is not worth telling. */
const LEAST_SWING = 0.03
const LEAST_GAIN = 0.01
/** What belongs to one attack is one turning point: orders, dice, reactions and retreats follow each other. */
const APART = 8
/** A better action is looked for among so many, each with so many times the usual futures. */
const MOST_ALTERNATIVES = 8
const CARE = 3

/** The moments that changed the chances most, in the order of the game. */
export function pickTurningPoints(moments: readonly Moment[]): readonly Moment[] {
  const picked: Moment[] = []
  for (const moment of moments.toSorted((a, b) => swingOf(b) - swingOf(a) || a.number - b.number)) {
    if (picked.length === MOST_POINTS || swingOf(moment) < LEAST_SWING) break
    if (picked.every(({ number }) => Math.abs(number - moment.number) >= APART)) picked.push(moment)
  }
  return picked.toSorted((a, b) => a.number - b.number)
}

export const swingOf = ({ before, after }: Pick<Moment, 'before' | 'after'>) => Math.abs(after - before)

/** Adds what would have been better; the game is played again up to each of them. Yields after each look. */
export function* addAlternatives<State, Action>(
  analysed: AnalysedGame<State, Action>,
  points: readonly Moment[],
  futures: number,
): Generator<void, readonly TurningPoint[]> {
  const { game, scenario, replay } = analysed
  const found: TurningPoint[] = []
  const course = replayStepwise(game, scenario, replay)
  let state = game.setup(scenario, replay.seed)
  let played = 0
  for (const point of points) {
    while (played < point.number - 1) {
      const step = course.next()
      if (step.done) return found
      state = step.value.state
      played++
    }
    found.push({ ...point, ...(yield* findBetter(analysed, state, point, CARE * futures)) })
  }
  return found
}

/** The best of what the evaluator thinks promising, where it is better than what was done. */
function* findBetter<State, Action>(
  { game, evaluator, replay }: AnalysedGame<State, Action>,
  state: State,
  { side, text }: Moment,
  futures: number,
): Generator<void, Pick<TurningPoint, 'instead'>> {
  if (game.outcome(state)) return {}
  const chances = new Chances(game, evaluator, replay.seed)
  const chanceOf = (action: Action) => {
    const chance = chances.of(state, side, futures, action)
    return side === 0 ? chance : 1 - chance
  }
  const actions = game.actions(state, side)
  const weights = evaluator.weigh(state, side, actions)
  const promising = actions
    .map((action, i) => ({ action, weight: weights[i]!, text: game.format(state, action) }))
    .filter((one) => one.text !== text)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_ALTERNATIVES)
  const done = chanceOf(game.parse(state, text, side) as Action)
  let best: TurningPoint['instead']
  for (const { action, text: other } of promising) {
    const gain = chanceOf(action) - done
    yield
    if (gain >= Math.max(LEAST_GAIN, best?.gain ?? 0)) best = { text: other, gain }
  }
  return best ? { instead: best } : {}
}
