import type { Scenario } from '../scenario/types.gen.ts'
import type { GameResult } from './game-record.ts'
import { type Estimate, pairedDifference, signTest } from './intervals.ts'
import { scoreOf, shareOf } from './verdict.ts'

/** How a battle differs from another that was played on the same chance. */
export type BalanceComparison = {
  /** The side that is spoken of, by its place. */
  readonly side: number
  readonly before: Estimate
  readonly after: Estimate
  /** The change of the side's share. */
  readonly change: Estimate
  /** Pairs of games that went better for the side than before, worse, and alike. */
  readonly better: number
  readonly worse: number
  readonly alike: number
  /** How likely such a difference is by chance alone. */
  readonly chance: number
  /** Whether the interval of the change leaves no change out. */
  readonly moved: boolean
}

/** Why a battle cannot be compared with one of before: the same sides must fight by the same rulebook. */
export function whyIncomparable(before: Scenario, after: Scenario): string | undefined {
  if (before.system !== after.system) return `one is for ${before.system}, the other for ${after.system}`
  const [others, sides] = [before, after].map((one) => Object.keys(one.sides).join(', '))
  return sides === others ? undefined : `one has the sides ${others}, the other ${sides}`
}

/** Compares two series game by game: the records of one number had the same seed. */
export function compareSeries(
  before: readonly GameResult[],
  after: readonly GameResult[],
  side: number,
): BalanceComparison {
  const earlier = new Map(before.map((record) => [record.number, record]))
  const pairs = after.flatMap((record) => {
    const other = earlier.get(record.number)
    return other ? [scoreOf(record, side) - scoreOf(other, side)] : []
  })
  const better = pairs.filter((difference) => difference > 0).length
  const worse = pairs.filter((difference) => difference < 0).length
  const change = pairedDifference(pairs)
  return {
    side,
    before: shareOf(before, side),
    after: shareOf(after, side),
    change,
    better,
    worse,
    alike: pairs.length - better - worse,
    chance: signTest(better, worse),
    moved: change.low > 0 || change.high < 0,
  }
}
