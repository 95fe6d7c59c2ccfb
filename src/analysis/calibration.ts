import { type Dice, makeDice } from '../engine/dice.ts'
import type { Evaluator } from '../engine/evaluator.ts'
import { exponential, logarithm } from '../engine/portable-math.ts'
import { replayStepwise } from '../engine/replay.ts'
import { playOn } from '../players/play-on.ts'
import { CERTAIN, firstSidesShare } from './chances.ts'
import type { AnalysedGame } from './course.ts'

/** How many actions may be played out for a whole game, where `FUTURES` are asked for; and how often at most and at least from one position. */
const BUDGET = 600_000
const [MOST, LEAST] = [64, 8]
/** The futures that these are meant for. */
const USUAL_FUTURES = 24
/** A value is never believed to be surer than this: nothing could be learnt of it. */
const SUREST = 0.995
/** Before anything was seen, values are believed: so sure that they are right in the mean, and in how far they differ. */
const [SHIFT_SPREAD, SLOPE_SPREAD] = [2, 0.5]
/** A better position is never taken for a worse one. */
const LEAST_SLOPE = 0.05

/** What became of a position that was met at the end of a span: the odds that its value promised, and the share of victory it came to. */
type Seen = { readonly odds: number; readonly came: number; readonly weight: number }
/** Chances are read as `shift + slope × odds`. */
type Line = { readonly shift: number; readonly slope: number }

/**
 * What values are worth in one game: from where each span of it begins the battle is played to its end a number of times, and what became
 * of the positions met at the ends of spans says how chances are to be read off their values. A rulebook's values hold for all battles
 * alike; the one that is analysed may be harder for a side, or as good as drawn.
 */
export class Calibration<State, Action> {
  readonly #analysed: AnalysedGame<State, Action>
  /** By side: what was seen where its spans began, by their numbers. */
  readonly #seen: readonly [Map<number, Seen[]>, Map<number, Seen[]>] = [new Map(), new Map()]
  readonly #lines: readonly [Map<number, Line>, Map<number, Line>] = [new Map(), new Map()]

  constructor(analysed: AnalysedGame<State, Action>) {
    this.#analysed = analysed
  }

  /** Plays the record again, and out from the beginning of each span. Yields how many of its actions are done, after each of them. */
  *learn(futures: number): Generator<number, void> {
    const { game, evaluator, scenario, replay } = this.#analysed
    const times = this.#timesFor(futures)
    const state = game.setup(scenario, replay.seed)
    let spans = this.#spansOf(state)
    yield* this.#playOut(state, times, 0)
    let number = 0
    for (const { state: next } of replayStepwise(game, scenario, replay)) {
      yield ++number
      const now = this.#spansOf(next)
      if (game.outcome(next) || now.every((span, side) => span === spans[side])) continue
      const began = now.map((span, side) => span !== spans[side])
      spans = now
      const won = yield* this.#playOut(next, times, number)
      for (const [side, isNew] of began.entries())
        if (isNew) this.#note(side, now[side]!, oddsOf(valueOf(evaluator, next, side)), won, times)
    }
  }

  /** The chance of the first side, read off one that a value promises where a span of a side begins. */
  read(state: State, side: number, promised: number): number {
    const { shift, slope } = this.#lineFor(side, this.#analysed.evaluator.span(state, side))
    return chanceOf(shift + slope * oddsOf(promised))
  }

  /** The more actions there are to play out, the less often. */
  #timesFor(futures: number): number {
    const { game, scenario, replay } = this.#analysed
    const all = replay.actions.length
    let [number, cost] = [0, all]
    let spans = this.#spansOf(game.setup(scenario, replay.seed))
    for (const { state } of replayStepwise(game, scenario, replay)) {
      number++
      const now = this.#spansOf(state)
      if (now.some((span, side) => span !== spans[side])) cost += all - number
      spans = now
    }
    const affordable = Math.max(LEAST, Math.min(MOST, Math.floor(BUDGET / Math.max(1, cost))))
    return Math.max(1, Math.ceil((affordable * futures) / USUAL_FUTURES))
  }

  /** Plays a position to the end so many times, each side's knowledge in turn; gives the share of victory of the first side. */
  *#playOut(from: State, times: number, number: number): Generator<number, number> {
    const { game, replay } = this.#analysed
    const ahead = game.copy(from)
    let won = 0
    for (let time = 0; time < times; time++) {
      game.copy(from, ahead)
      won += this.#playOnce(ahead, time % 2, makeDice(replay.seed + number + time))
      yield number
    }
    return won / times
  }

  #playOnce(ahead: State, knower: number, dice: Dice): number {
    const { game, evaluator } = this.#analysed
    const met: { readonly side: number; readonly span: number; readonly odds: number; readonly nth: number }[] = []
    const passed: [number, number] = [0, 0]
    let spans = this.#spansOf(ahead)
    for (;;) {
      playOn(game, evaluator, ahead, knower, undefined, dice, undefined, bothSpans(evaluator))
      const outcome = game.outcome(ahead)
      if (outcome) {
        const came = firstSidesShare(outcome)
        // What was met sooner says more of the position that was played on from.
        for (const { side, span, odds, nth } of met) this.#note(side, span, odds, came, 1 / nth)
        return came
      }
      const now = this.#spansOf(ahead)
      for (const side of [0, 1] as const) {
        if (now[side] === spans[side]) continue
        met.push({ side, span: now[side], odds: oddsOf(valueOf(evaluator, ahead, side)), nth: ++passed[side] })
      }
      spans = now
    }
  }

  #note(side: number, span: number, odds: number, came: number, weight: number): void {
    const seen = this.#seen[side as 0 | 1]
    const own = seen.get(span)
    if (own) own.push({ odds, came, weight })
    else seen.set(span, [{ odds, came, weight }])
  }

  #lineFor(side: number, span: number): Line {
    const lines = this.#lines[side as 0 | 1]
    const known = lines.get(span)
    if (known) return known
    const line = fitLine(this.#seen[side as 0 | 1].get(span) ?? [])
    lines.set(span, line)
    return line
  }

  #spansOf(state: State): readonly [number, number] {
    const { evaluator } = this.#analysed
    return [evaluator.span(state, 0), evaluator.span(state, 1)]
  }
}

/** A number that changes with the span of either side: no battle has as many spans. */
const bothSpans =
  <State>(evaluator: { span(state: State, side: number): number }) =>
  (state: State) =>
    evaluator.span(state, 0) * 1_000_003 + evaluator.span(state, 1)

/** What a value promises the first side, as the other one may see it. */
function valueOf<State, Action>(evaluator: Evaluator<State, Action>, state: State, side: number): number {
  const lead = evaluator.value(state, side) / evaluator.won
  return (1 + (side === 0 ? lead : -lead)) / 2
}

/** The logarithm of the odds. */
function oddsOf(chance: number): number {
  const share = Math.max(1 - SUREST, Math.min(SUREST, chance))
  return logarithm(share / (1 - share))
}

const chanceOf = (odds: number) => Math.max(1 - CERTAIN, Math.min(CERTAIN, logistic(odds)))
const logistic = (x: number) => 1 / (1 + exponential(-x))

/** The most likely line, by Newton's method, from the belief that values are right. */
export function fitLine(seen: readonly Seen[]): Line {
  let [shift, slope] = [0, 1]
  const [stiffness, steadiness] = [1 / (SHIFT_SPREAD * SHIFT_SPREAD), 1 / (SLOPE_SPREAD * SLOPE_SPREAD)]
  for (let round = 0; round < ROUNDS; round++) {
    let [a, b, aa, ab, bb] = [-shift * stiffness, (1 - slope) * steadiness, stiffness, 0, steadiness]
    for (const { odds, came, weight } of seen) {
      const chance = logistic(shift + slope * odds)
      const [off, spread] = [weight * (came - chance), weight * chance * (1 - chance)]
      a += off
      b += off * odds
      aa += spread
      ab += spread * odds
      bb += spread * odds * odds
    }
    const det = aa * bb - ab * ab
    shift += within((a * bb - b * ab) / det)
    slope = Math.max(LEAST_SLOPE, slope + within((b * aa - a * ab) / det))
  }
  return { shift, slope }
}

const ROUNDS = 25
/** No step is so large that the next one starts from nowhere. */
const within = (step: number) => Math.max(-1, Math.min(1, step))
