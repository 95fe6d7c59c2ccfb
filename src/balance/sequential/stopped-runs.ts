import { likeliest, type Scale } from './likelihood.ts'
import { bounds, evidenceOf, type TestTerms } from './sequential-test.ts'

/** Hears of every way in which a run can end: after how many games, with which mean, and how likely that is. */
export type Visit = (games: number, mean: number, chance: number) => void

/**
 * Where a test ends, game by game. A total is the sum of the places of all results on the scale, from 0: the test goes on with
 * totals above `refutedLow`, below `refutedHigh`, and not from `proved` to `provedTo`.
 */
type Frontier = {
  readonly refutedLow: number
  readonly proved: number
  readonly provedTo: number
  readonly refutedHigh: number
}

/** So many of all runs, those that go on longest, may be left out. */
const NEGLIGIBLE = 1e-4

/**
 * Everything that can come of a test, and how likely it is: runs are not simulated but counted, total by total. Results come with
 * the shapes that were observed: for each mean, the likeliest distribution in the light of the counts.
 */
export class StoppedRuns {
  readonly #terms: TestTerms
  readonly #counts: readonly number[]
  readonly #most: number
  readonly #frontiers: Frontier[] = []

  /** `most`: after so many games a run ends in any case. */
  constructor(terms: TestTerms, counts: readonly number[], most: number) {
    this.#terms = terms
    this.#counts = counts
    this.#most = most
  }

  /** Every way in which a run can end where the mean is this, those of few games first. */
  visit(mean: number, visit: Visit): void {
    const { scale } = this.#terms
    const step = scale[1]! - scale[0]!
    const shares = likeliest(scale, this.#counts, mean)
    let first = 0
    let running: Float64Array = Float64Array.of(1)
    for (let games = 1; games <= this.#most; games++) {
      const next = spread(running, shares)
      const { refutedLow, proved, provedTo, refutedHigh } = this.#frontier(games)
      let left = 0
      let [from, to] = [next.length, -1]
      for (let i = 0; i < next.length; i++) {
        const chance = next[i]!
        if (chance < NOTHING) {
          next[i] = 0
          continue
        }
        const total = first + i
        const ends = total <= refutedLow || total >= refutedHigh || (total >= proved && total <= provedTo)
        if (ends || games === this.#most) {
          visit(games, scale[0]! + (step * total) / games, chance)
          next[i] = 0
        } else {
          left += chance
          if (i < from) from = i
          to = i
        }
      }
      if (left < NEGLIGIBLE) return
      running = next.subarray(from, to + 1)
      first += from
    }
  }

  #frontier(games: number): Frontier {
    for (let n = this.#frontiers.length + 1; n <= games; n++) {
      this.#frontiers.push(frontierAt(this.#terms, this.#counts, n, this.#frontiers.at(-1)))
    }
    return this.#frontiers[games - 1]!
  }
}

/** One game more: each running total goes on to several. */
function spread(running: Float64Array, shares: readonly number[]): Float64Array {
  const next = new Float64Array(running.length + shares.length - 1)
  for (let i = 0; i < running.length; i++) {
    if (running[i] === 0) continue
    for (let j = 0; j < shares.length; j++) next[i + j]! += running[i]! * shares[j]!
  }
  return next
}

function frontierAt(terms: TestTerms, shape: readonly number[], games: number, before: Frontier | undefined): Frontier {
  const { scale } = terms
  const { proved, refuted } = bounds(terms)
  const last = (scale.length - 1) * games
  const evidence = (total: number) => evidenceOf(terms, countsFor(scale, shape, games, total))
  const low = (total: number) => evidence(total).low ?? Number.POSITIVE_INFINITY
  const high = (total: number) => evidence(total).high ?? Number.POSITIVE_INFINITY
  // Evidence rises or falls with the total, and a border moves little from game to game.
  const find = (holds: (total: number) => boolean, from: number) => {
    let total = Math.max(0, Math.min(last + 1, from))
    while (total <= last && !holds(total)) total++
    while (total > 0 && holds(total - 1)) total--
    return total
  }
  return {
    refutedLow: find((total) => low(total) > refuted, (before?.refutedLow ?? -1) + 1) - 1,
    proved: find((total) => low(total) >= proved, before?.proved ?? 0),
    provedTo: find((total) => high(total) < proved, (before?.provedTo ?? -1) + 1) - 1,
    refutedHigh: find((total) => high(total) <= refuted, before?.refutedHigh ?? 0),
  }
}

/** The counts that so many games with such a total have most likely, whole or not. */
function countsFor(scale: Scale, shape: readonly number[], games: number, total: number): number[] {
  const mean = scale[0]! + ((scale[1]! - scale[0]!) * total) / games
  return likeliest(scale, shape, mean).map((share) => share * games)
}

/** What is less likely than this is not worth counting on. */
const NOTHING = 1e-12
