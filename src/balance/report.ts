import type { Clock, Scenario } from '../scenario/types.gen.ts'
import { type BalanceComparison, compareSeries } from './comparison.ts'
import type { Cast, GameRecord } from './game-record.ts'
import type { FailedGame, Series } from './ledger.ts'
import { gatherStatistics, type Statistics } from './statistics.ts'
import { type Claim, judgeClaim } from './verdict.ts'

/** A battle of which games were played, and what they tell. */
export type BattleFigures = {
  /** The file, or what names it. */
  readonly source: string
  readonly id: string
  readonly title: string
  /** When its turns begin, where the battle says so. */
  readonly clock?: Clock
  readonly cast: Cast
  readonly statistics: Statistics
}

/** A claim with how it was judged. */
export type JudgedClaim = Claim & { readonly text: string; readonly judgement: 'holds' | 'fails' | 'undecided' }

/** How a series was ordered. */
export type SeriesTerms = {
  /** The names of the players, by side. */
  readonly players: readonly [string, string]
  readonly seed: number
  /** How much `search` thinks, where it is not as usual. */
  readonly budget?: number
  /** How many games were asked for; with a margin, at the most. */
  readonly asked: number
  readonly margin?: number
}

/** The results of many games of a battle: everything that reports show. */
export type Balance = BattleFigures &
  SeriesTerms & {
    readonly end: Series['end']
    readonly failed: readonly FailedGame[]
    readonly claims: readonly JudgedClaim[]
    /** The battle that it is compared with, and how it differs, by side. */
    readonly compared?: BattleFigures & { readonly comparison: BalanceComparison }
  }

/** The records from which all of it follows. */
export type Recorded = { readonly records: readonly GameRecord[] }

/** A balance together with its records. */
export type RecordedBalance = Balance & Recorded & { readonly compared?: NonNullable<Balance['compared']> & Recorded }

/** A battle to tell of. */
export type SimulatedSubject = { readonly source: string; readonly scenario: Scenario; readonly cast: Cast }

/** What a series tells about a battle, and about the one that it is compared with. */
export function buildReport(
  terms: SeriesTerms,
  [battle, other]: readonly [SimulatedSubject, (SimulatedSubject | undefined)?],
  { records: [own = [], before = []], failed, end }: Series,
  claims: readonly (Claim & { readonly text: string })[] = [],
): RecordedBalance {
  return {
    ...gatherFigures(battle, own),
    ...terms,
    end,
    failed,
    claims: claims.map((claim) => ({ ...claim, judgement: judgeClaim(claim, own) })),
    ...(other && { compared: { ...gatherFigures(other, before), comparison: compareSeries(before, own, 0) } }),
  }
}

function gatherFigures(
  { source, scenario, cast }: SimulatedSubject,
  records: readonly GameRecord[],
): BattleFigures & Recorded {
  const { id, title, clock } = scenario
  return { source, id, title, ...(clock && { clock }), cast, records, statistics: gatherStatistics(cast, records) }
}

/** Whether games are missing that were asked for. */
export const isPartial = ({ end, failed }: Pick<Balance, 'end' | 'failed'>) =>
  failed.length > 0 || end === 'running' || end === 'interrupted' || end === 'too many failed'
