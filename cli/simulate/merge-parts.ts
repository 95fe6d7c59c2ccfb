import type { GameResult } from '../../src/balance/game-record.ts'
import type { Result } from '../../src/balance/games.ts'
import { Ledger, type Series } from '../../src/balance/ledger.ts'
import { type SeriesPlan, stopRule } from '../../src/balance/plan.ts'
import { UsageError } from '../usage-error.ts'
import { type Part, resultsOf } from './part.ts'

/** The series of a part, with the file that it comes from. */
export type NamedPart = { readonly name: string } & Pick<Part, 'series'>

/** All parts together: the series as one run would have them, and what is to be said about the parts. */
export type Merged = {
  readonly series: readonly Series<GameResult>[]
  readonly remarks: readonly string[]
  readonly isWhole: boolean
}

/** Puts parts together, in any order: games that several have are counted once, and must agree. */
export function mergeParts(plans: readonly SeriesPlan[], parts: readonly NamedPart[]): Merged {
  const repeated = new Set<string>()
  const gaps: string[] = []
  const merged = plans.map((plan, i) => {
    const ledger = new Ledger<GameResult>(plan.encounters.length, plan.games, stopRule(plan.stop))
    // In the order of their games, nothing has to wait for what comes before it.
    const sorted = parts.filter(({ series }) => series[i]).toSorted((a, b) => a.series[i]!.first - b.series[i]!.first)
    const missing: string[] = []
    let covered = 0
    for (const [place, named] of sorted.entries()) {
      const own = named.series[i]!
      const results = resultsOf(own, plan.series)
      if (own.games > 0 && own.first <= covered) {
        repeated.add(named.name)
        for (const other of sorted.slice(0, place)) refuseDisagreement(results, named, other, i, plan.series)
      }
      if (own.first > covered + 1) missing.push(describeGap(covered + 1, own.first - 1))
      covered = Math.max(covered, own.first + own.games - 1)
      ledger.enter(results)
    }
    if (covered < plan.games) missing.push(describeGap(covered + 1, plan.games))
    // What came after the decision is not missed.
    if (!ledger.end) gaps.push(...missing)
    return ledger.read('interrupted')
  })
  return {
    series: merged,
    remarks: [
      ...[...repeated].map((name) => `${name} repeats games of other parts: they are counted once.`),
      ...new Set(gaps),
    ],
    isWhole: merged.every(({ end }) => end !== 'interrupted'),
  }
}

/** Two parts that have the same games must have the same results. */
function refuseDisagreement(
  results: readonly Result<GameResult>[],
  named: NamedPart,
  other: NamedPart,
  series: number,
  seed: number,
): void {
  const theirs = new Map(resultsOf(other.series[series]!, seed).map((result) => [result.number, result]))
  const found = results.find((result) => {
    const twin = theirs.get(result.number)
    return twin && fingerprint(twin) !== fingerprint(result)
  })
  if (found) throw new UsageError(disagreement(found.number, other, named))
}

/** All that two plays of a game must agree about. */
const fingerprint = (result: Result<GameResult>) =>
  'failure' in result ? 'failed' : result.records.map(({ winner, digest }) => `${winner} ${digest}`).join(' ')

function disagreement(number: number, one: NamedPart, other: NamedPart): string {
  return `${one.name} and ${other.name} disagree about game ${number}: one comes from another build or a broken machine. Play both again.`
}

function describeGap(from: number, to: number): string {
  return `${from === to ? `game ${from} is` : `games ${from} to ${to} are`} missing: add the parts that have them.`
}
