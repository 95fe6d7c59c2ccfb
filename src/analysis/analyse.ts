import type { RecordedOutcome, Stop } from '../engine/replay.ts'
import { Story } from './account.ts'
import { Calibration } from './calibration.ts'
import { type AnalysedGame, followCourse, type Moment } from './course.ts'
import { FUTURES } from './futures.ts'
import { correctOutlook } from './outlook.ts'
import { judgePlans, type TurnPlans } from './plans.ts'
import { findTurningPoints, findTurningTurns, type TurningPoint } from './turning-points.ts'

/** What a game tells of itself. Plain data; chances are those of the first side, from 0 to 1. */
export type Analysis = {
  readonly battle: { readonly id: string; readonly title: string; readonly date?: string }
  readonly sides: readonly { readonly id: string; readonly name: string }[]
  readonly outcome?: RecordedOutcome
  /** Where the game does not replay, and why; what is told then reaches as far as it does. */
  readonly stop?: Stop
  /** Before the first action and after each. */
  readonly chances: readonly number[]
  /** The number of the first action of each turn. */
  readonly turns: readonly { readonly turn: number; readonly action: number }[]
  /** By side: what the dice gave it beyond what they owed, and what its decisions gained against those of `heuristic`. */
  readonly luck: readonly [number, number]
  readonly skill: readonly [number, number]
  readonly turningPoints: readonly (TurningPoint & {
    /** What happened, in a clause or two. */
    readonly summary: string
  })[]
  /** The battle told in paragraphs. */
  readonly account: readonly string[]
}

export type AnalysisOptions = {
  readonly futures?: number
  /** Hears how many actions are done, of all. */
  readonly onProgress?: (done: number, all: number) => void
}

/** Follows a recorded game: how the chances changed, by dice and by decisions, where it turned, and how it reads. */
export function analyse<State, Action>(
  analysed: AnalysedGame<State, Action>,
  { futures = FUTURES, onProgress }: AnalysisOptions = {},
): Analysis {
  const work = analyseStepwise(analysed, futures)
  const all = analysed.replay.actions.length
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    onProgress?.(Math.floor(step.value * all), all)
  }
}

/** What of the work is done once values are calibrated, and once every action has been asked about. */
const [CALIBRATED, FOLLOWED] = [0.3, 0.85]
/** The same where positions are valued as they stand: the rest is to play turns on. */
const SLOW = { known: 0.4, followed: 0.5 }

/** The same bit by bit, for a page that has to stay awake. Yields what share is done. */
export function* analyseStepwise<State, Action>(
  analysed: AnalysedGame<State, Action>,
  futures: number,
): Generator<number, Analysis> {
  const { game, scenario } = analysed
  const all = Math.max(1, analysed.replay.actions.length)
  const isSlow = analysed.evaluator.isSlow ?? false
  const [calibrated, followed] = isSlow ? [SLOW.known, SLOW.followed] : [CALIBRATED, FOLLOWED]
  const learnt = isSlow
    ? yield* sharesOf(correctOutlook(analysed), (done) => calibrated * done)
    : yield* calibrate(analysed, futures, (done) => (calibrated * done) / all)
  const course = yield* sharesOf(
    followCourse(analysed, futures, learnt),
    (done) => calibrated + ((followed - calibrated) * done) / all,
  )
  const { moments, replayed } = course
  // The last stroke is told as the end; what led to it turned the battle.
  const contested = replayed.outcome ? moments.slice(0, -1) : moments
  const judging = isSlow ? judgePlans(analysed, moments, futures, learnt) : undefined
  const plans = judging && (yield* sharesOf(judging, (done) => followed + (1 - followed) * done))
  const turningPoints = plans
    ? findTurningTurns(contested, plans)
    : yield* sharesOf(findTurningPoints(analysed, contested, futures, learnt), () => followed)
  const sides = game
    .sides(game.setup(scenario, analysed.replay.seed))
    .map((id) => ({ id, name: scenario.sides[id]?.name ?? id }))
  const told = {
    battle: { id: scenario.id, title: scenario.title, ...(scenario.date !== undefined && { date: scenario.date }) },
    sides,
    ...(replayed.outcome && { outcome: replayed.outcome }),
    ...(replayed.stop && { stop: replayed.stop }),
    chances: chancesOf(moments),
    turns: turnsOf(moments),
    luck: luckOf(moments),
    skill: [skillOf(moments, plans, 0), skillOf(moments, plans, 1)] as const,
    turningPoints,
  }
  const story = new Story(analysed, course, told)
  const summed = { ...told, turningPoints: turningPoints.map((point) => ({ ...point, summary: story.sumUp(point) })) }
  return { ...summed, account: story.write(replayed.outcome?.reason) }
}

function* calibrate<State, Action>(
  analysed: AnalysedGame<State, Action>,
  futures: number,
  shareOf: (done: number) => number,
): Generator<number, Calibration<State, Action>> {
  const learnt = new Calibration(analysed)
  yield* sharesOf(learnt.learn(futures), shareOf)
  return learnt
}

/** A part of the work, and what share of the whole is done after each of its steps. */
function* sharesOf<Step, Result>(
  part: Generator<Step, Result>,
  shareOf: (step: Step) => number,
): Generator<number, Result> {
  for (;;) {
    const step = part.next()
    if (step.done) return step.value
    yield shareOf(step.value)
  }
}

/** Before each action, and after the last. */
function chancesOf(moments: readonly Moment[]): readonly number[] {
  return [...moments.map(({ before }) => before), ...moments.slice(-1).map(({ after }) => after)]
}

function turnsOf(moments: readonly Moment[]): Analysis['turns'] {
  const first = new Map<number, number>()
  for (const { turn, number } of moments) if (!first.has(turn)) first.set(turn, number)
  return [...first].map(([turn, action]) => ({ turn, action }))
}

/** What the dice took from one side they gave to the other. */
function luckOf(moments: readonly Moment[]): readonly [number, number] {
  const luck = moments.reduce((sum, one) => sum + one.luck, 0)
  return [luck, 0 - luck]
}

function skillOf(moments: readonly Moment[], plans: ReadonlyMap<number, TurnPlans> | undefined, side: 0 | 1): number {
  const atOnce = moments.reduce((sum, one) => (one.side === side ? sum + one.skill : sum), 0)
  const gained = [...(plans?.values() ?? [])].reduce((sum, { gains }) => sum + gains[side], atOnce)
  return side === 0 ? gained : 0 - gained
}
