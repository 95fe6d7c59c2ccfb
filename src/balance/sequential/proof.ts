import type { GameResult } from '../game-record.ts'
import type { Estimate } from '../intervals.ts'
import type { Series } from '../ledger.ts'
import { meanOf, totalOf } from './likelihood.ts'
import { type Outlook, outlookFor } from './outlook.ts'
import { type Question, tallyOf } from './question.ts'
import { bounds, type Decision, type Evidence, evidenceOf, makeTest, type TestTerms } from './sequential-test.ts'
import { estimateStopped } from './stopped-estimate.ts'
import { StoppedRuns } from './stopped-runs.ts'

/** What a sequential test found out. Plain data; everything follows from the counts. */
export type Proof = {
  readonly decision: Decision | 'undecided'
  /** How often each value of the scale was observed. */
  readonly counts: readonly number[]
  readonly evidence: Evidence
  readonly bounds: { readonly proved: number; readonly refuted: number }
  /** The plain mean of what was observed, which leans to where the test stopped; absent without a game. */
  readonly mean: number | null
  /** The mean and its 95 % interval, with the stopping taken into account. */
  readonly estimate: Estimate
  /** What it would take to decide; absent where it is decided. */
  readonly outlook?: Outlook
}

/** Judges what was played. `most`: the test would have ended after so many observations in any case. */
export function prove(question: Question, terms: TestTerms, { records, end }: Series<GameResult>, most: number): Proof {
  const { scale } = terms
  const counts = tallyOf(question, records)
  const games = totalOf(counts)
  const decision = games === 0 ? undefined : makeTest(terms)(counts)
  // Whoever interrupts a test does not look at the figures first: it is one of so many games.
  const last = end === 'interrupted' ? games : Math.max(games, most)
  const estimate = estimateStopped(scale, counts, new StoppedRuns(terms, counts, last))
  return {
    decision: decision ?? 'undecided',
    counts,
    evidence: evidenceOf(terms, counts),
    bounds: bounds(terms),
    mean: games === 0 ? null : meanOf(scale, counts),
    estimate,
    ...(decision === undefined && games > 0 && { outlook: outlookFor(terms, counts, estimate.value) }),
  }
}
