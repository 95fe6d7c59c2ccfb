import type { Comparison } from '../../src/balance/comparison.ts'
import type { Cast, GameRecord } from '../../src/balance/game-record.ts'
import type { Statistics } from '../../src/balance/statistics.ts'
import type { Claim } from '../../src/balance/verdict.ts'
import type { Portrait } from '../../src/engine/portrait.ts'
import { EXIT } from '../io.ts'
import type { Series } from './series.ts'

/** A battle of which games were played. */
export type Simulated = {
  /** The file, or what names it. */
  readonly source: string
  readonly id: string
  readonly title: string
  readonly cast: Cast
  readonly records: readonly GameRecord[]
  readonly statistics: Statistics
}

/** A claim with how it was judged. */
export type JudgedClaim = Claim & { readonly text: string; readonly judgement: 'holds' | 'fails' | 'undecided' }

/** What `berthier simulate` found out. */
export type SimulateReport = Simulated & {
  /** The names of the players, by side. */
  readonly players: readonly [string, string]
  readonly seed: number
  /** How much `search` thinks, where it is not as usual. */
  readonly budget?: number
  /** How many games were asked for; with a margin, at the most. */
  readonly asked: number
  readonly margin?: number
  readonly end: Series['end']
  readonly failed: Series['failed']
  readonly claims: readonly JudgedClaim[]
  /** The battle that it is compared with, and how it differs, by side. */
  readonly compared?: Simulated & { readonly comparison: Comparison }
  /** The board for the map of losses. */
  readonly portrait?: Portrait
}

/** Whether games are missing that were asked for. */
export const isPartial = ({ end, failed }: Pick<SimulateReport, 'end' | 'failed'>) =>
  failed.length > 0 || end === 'interrupted' || end === 'too many failed'

/** 0 all is well, 1 a claim fails or games failed, 3 a claim is undecided. */
export function simulateExitCode({ end, failed, claims }: SimulateReport): number {
  if (end === 'interrupted') return EXIT.interrupted
  if (failed.length > 0 || claims.some(({ judgement }) => judgement === 'fails')) return EXIT.problems
  return claims.some(({ judgement }) => judgement === 'undecided') ? EXIT.undecided : EXIT.clean
}
