import { type BattleFigures, isPartial, type Recorded, type RecordedBalance } from './report.ts'
import { describeVerdict } from './report-text.ts'

/**
 * For programs. `version` rises when a key changes its meaning or goes; a new key does not raise it. Sides and pieces
 * are told by their places in `sides` and `pieces`; everything but the records follows from the records.
 */
export function balanceJson(report: RecordedBalance, generator: string): string {
  const { players, seed, budget = null, asked, margin = null, end, failed, claims, compared } = report
  const value = {
    version: 1,
    generator,
    seed,
    players,
    budget,
    asked,
    margin,
    end,
    partial: isPartial(report),
    failed,
    claims: claims.map(({ text, side, low, high, judgement }) => ({ text, side, low, high, judgement })),
    comparison: compared?.comparison ?? null,
    battle: describe(report),
    compared: compared ? describe(compared) : null,
  }
  return `${JSON.stringify(value)}\n`
}

function describe({ source, id, title, cast, statistics, records }: BattleFigures & Recorded): object {
  const told = describeVerdict(statistics, cast)
  return { source, id, title, ...cast, statistics: { ...statistics, told }, records }
}
