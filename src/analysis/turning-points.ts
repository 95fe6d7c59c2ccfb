import { replayStepwise } from '../engine/replay.ts'
import { Chances, type Reading } from './chances.ts'
import { type AnalysedGame, askMoment, type Moment } from './course.ts'
import type { TurnPlans } from './plans.ts'

/** An action that changed the chances more than others did. */
export type TurningPoint = Moment & {
  /** What the side could have done, and how many points of chance that would have been worth; none where nothing was better. */
  readonly instead?: {
    readonly text: string
    readonly gain: number
    /** Whose it would have been, and at which action, where the turning point is a whole turn. */
    readonly side?: number
    readonly number?: number
  }
  /** Where it is a whole turn: its first and last action. */
  readonly span?: readonly [number, number]
  /** And what the choices of each side were worth in it, for the first side, against those of `heuristic`. */
  readonly choices?: readonly [number, number]
}

const MOST_POINTS = 5
/** So many are looked at again with care: what stands out at first sight does so by chance, too. */
const MOST_CANDIDATES = 12
/** Less than that is no turning point, and a better action that gains less is not worth telling. */
const LEAST_SWING = 0.03
const LEAST_GAIN = 0.01
/** What belongs to one attack is one turning point: orders, dice, reactions and retreats follow each other. */
export const APART = 8
/** A better action is looked for among so many. */
const MOST_ALTERNATIVES = 8
/** A closer look takes so many times the usual futures. */
const CARE = 4

/** The moments that changed the chances most, in the order of the game. Yields after each look. */
export function* findTurningPoints<State, Action>(
  analysed: AnalysedGame<State, Action>,
  moments: readonly Moment[],
  futures: number,
  calibration: Reading<State> | undefined,
): Generator<void, readonly TurningPoint[]> {
  const { game, evaluator, replay } = analysed
  const chances = new Chances(game, evaluator, replay.seed, calibration)
  const candidates = pick(moments, MOST_CANDIDATES)
  const points = pick(yield* lookAgain(analysed, chances, candidates, CARE * futures), MOST_POINTS)
  return yield* addAlternatives(analysed, chances, points, CARE * futures)
}

/** The turns that changed the chances most, in their order: where plans of both sides are carried out together, nothing less decides. */
export function findTurningTurns(
  moments: readonly Moment[],
  plans: ReadonlyMap<number, TurnPlans>,
): readonly TurningPoint[] {
  return [...new Set(moments.map(({ turn }) => turn))]
    .map((turn) =>
      wholeTurn(
        moments.filter((one) => one.turn === turn),
        plans.get(turn),
      ),
    )
    .filter(({ before, after }) => Math.abs(after - before) >= LEAST_SWING)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || a.number - b.number)
    .slice(0, MOST_POINTS)
    .toSorted((a, b) => a.number - b.number)
}

/** A turn as one moment: that in which most happened. */
function wholeTurn(moments: readonly Moment[], plans: TurnPlans | undefined): TurningPoint {
  const [most] = moments.toSorted((a, b) => swingOf(b) - swingOf(a) || b.story.length - a.story.length)
  const [first, last] = [moments[0]!, moments.at(-1)!]
  const sum = (figure: (moment: Moment) => number) => moments.reduce((all, moment) => all + figure(moment), 0)
  const choicesOf = (side: 0 | 1) => (plans?.gains[side] ?? 0) + sum((one) => (one.side === side ? one.skill : 0))
  const choices = [choicesOf(0), choicesOf(1)] as const
  const luck = sum((one) => one.luck)
  return {
    ...most!,
    before: first.before,
    after: last.after,
    skill: 0,
    luck,
    due: last.after - first.before - luck - choices[0] - choices[1],
    story: moments.flatMap(({ story }) => story),
    span: [first.number, last.number],
    choices,
    ...(plans?.instead && { instead: plans.instead }),
  }
}

/** The greatest changes that are apart from each other, in the order of the game. */
function pick(moments: readonly Moment[], most: number): readonly Moment[] {
  const picked: Moment[] = []
  for (const moment of moments.toSorted((a, b) => swingOf(b) - swingOf(a) || a.number - b.number)) {
    if (picked.length === most || swingOf(moment) < LEAST_SWING) break
    if (picked.every(({ number }) => Math.abs(number - moment.number) >= APART)) picked.push(moment)
  }
  return picked.toSorted((a, b) => a.number - b.number)
}

/** How much was changed by somebody's choice, by dice, and by orders that came to something. */
export const swingOf = ({ skill, luck, due }: Pick<Moment, 'skill' | 'luck' | 'due'>) => Math.abs(skill + luck + due)

/** The same moments with other chances: by more futures. */
function* lookAgain<State, Action>(
  analysed: AnalysedGame<State, Action>,
  chances: Chances<State, Action>,
  moments: readonly Moment[],
  futures: number,
): Generator<void, readonly Moment[]> {
  const seen: Moment[] = []
  for (const { moment, before, after } of revisit(analysed, moments)) {
    seen.push({ ...moment, ...askMoment(analysed, chances, { ...moment, before, after }, futures) })
    yield
  }
  return seen
}

/** Adds what would have been better. */
function* addAlternatives<State, Action>(
  analysed: AnalysedGame<State, Action>,
  chances: Chances<State, Action>,
  points: readonly Moment[],
  futures: number,
): Generator<void, readonly TurningPoint[]> {
  const found: TurningPoint[] = []
  for (const { moment, before } of revisit(analysed, points))
    found.push({ ...moment, ...(yield* findBetter(analysed, chances, before, moment, futures)) })
  return found
}

/** Plays the game again, and stops at some moments with the positions before and after. */
function* revisit<State, Action>(
  { game, scenario, replay }: AnalysedGame<State, Action>,
  moments: readonly Moment[],
): Generator<{ readonly moment: Moment; readonly before: State; readonly after: State }> {
  const wanted = new Map(moments.map((moment) => [moment.number, moment]))
  let before = game.setup(scenario, replay.seed)
  let number = 0
  for (const { state } of replayStepwise(game, scenario, replay)) {
    const moment = wanted.get(++number)
    if (moment) yield { moment, before, after: state }
    before = game.copy(state, before)
  }
}

/** The best of what the evaluator thinks promising, where it is better than what was done. */
function* findBetter<State, Action>(
  { game, evaluator }: AnalysedGame<State, Action>,
  chances: Chances<State, Action>,
  state: State,
  { side, viewer, text }: Moment,
  futures: number,
): Generator<void, Pick<TurningPoint, 'instead'>> {
  const chanceOf = (action: Action) => {
    const chance = chances.of(state, viewer, futures, action)
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
