import type { Cast, GameRecord } from './game-record.ts'
import { type Estimate, meanOf, wilson } from './intervals.ts'
import type { GameTally } from './outcomes.ts'

/** How figures are spread: the least, the quarters and the most. */
export type Spread = {
  readonly mean: Estimate
  readonly least: number
  readonly lowerQuarter: number
  readonly median: number
  readonly upperQuarter: number
  readonly most: number
}

/** What an award came to: in how many games it was scored, how often in a game, and the points of that. */
type AwardFigures = {
  /** Its place among the awards. */
  readonly award: number
  readonly scored: GameTally
  readonly times: Estimate
  readonly points: Estimate
  /** The share of all points that its side scored. */
  readonly share: number
}

/** Games in which the first side was ahead by so many points, from one figure to another, and how they ended. */
export type MarginTally = {
  readonly from: number
  readonly to: number
  readonly games: number
  /** By ending, as in `endings`. */
  readonly counts: readonly number[]
}

/** A way in which games ended: who won, and how greatly. */
export type Ending = { readonly winner: number | null; readonly level: string }

/** The victory points of many games. */
export type PointFigures = {
  /** By side. */
  readonly sides: readonly Spread[]
  /** By how much the first side was ahead. */
  readonly lead: Spread
  readonly awards: readonly AwardFigures[]
  /** The endings that occurred, from the greatest victory of the first side to that of the second. */
  readonly endings: readonly Ending[]
  readonly margins: readonly MarginTally[]
}

/** Nothing where the battle has no victory points. */
export function pointsOf(cast: Cast, records: readonly GameRecord[]): PointFigures | undefined {
  const { awards = [] } = cast
  if (awards.length === 0 || records.length === 0) return undefined
  const scores = cast.sides.map((_, side) => records.map((record) => scoreOf(cast, record, side)))
  const leads = records.map((_, game) => scores[0]![game]! - scores[1]![game]!)
  const totals = scores.map((list) => list.reduce((sum, one) => sum + one, 0))
  const endings = endingsOf(cast, records)
  const lead = spreadOf(leads)
  return {
    sides: scores.map(spreadOf),
    lead,
    awards: awards.map(({ side, points }, award) => {
      const times = records.map(({ scored }) => scored?.[award] ?? 0)
      const games = times.filter((one) => one > 0).length
      const sum = times.reduce((total, one) => total + one * points, 0)
      return {
        award,
        scored: { games, share: wilson(games, records.length) },
        times: meanOf(times),
        points: meanOf(times.map((one) => one * points)),
        share: totals[side] === 0 ? 0 : sum / totals[side]!,
      }
    }),
    endings,
    margins: marginsOf(records, leads, lead, endings),
  }
}

/** The points of a side at the end of a game. */
export function scoreOf({ awards = [] }: Cast, { scored = [] }: GameRecord, side: number): number {
  return awards.reduce((sum, award, i) => (award.side === side ? sum + award.points * (scored[i] ?? 0) : sum), 0)
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  // The nearest rank: a figure that really occurred.
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!
  return {
    mean: meanOf(values),
    least: sorted[0]!,
    lowerQuarter: at(0.25),
    median: at(0.5),
    upperQuarter: at(0.75),
    most: sorted.at(-1)!,
  }
}

function endingsOf({ sides, levels }: Cast, records: readonly GameRecord[]): readonly Ending[] {
  const found = [...new Set(records.map(({ level }) => level))]
  const known = [...levels, ...found.filter((level) => !levels.includes(level)).toSorted()]
  const occurs = ({ winner, level }: Ending) =>
    records.some((record) => record.winner === winner && record.level === level)
  const of = (winner: number | null) => known.map((level) => ({ winner, level })).filter(occurs)
  return sides.flatMap((_, side) => (side === 0 ? [...of(0), ...of(null)] : of(side).toReversed()))
}

/** More rows than this are no table to read at a glance. */
const MOST_ROWS = 12

/**
 * From the greatest lead of the first side to that of the second, in steps of the same size on both sides of an equal
 * score. Rows without games are left out.
 */
function marginsOf(
  records: readonly GameRecord[],
  leads: readonly number[],
  { least, most }: Spread,
  endings: readonly Ending[],
): readonly MarginTally[] {
  const step = STEPS.find((size) => rowOf(most, size) - rowOf(least, size) < MOST_ROWS) ?? LARGEST
  const rows: MarginTally[] = []
  for (let row = rowOf(most, step); row >= rowOf(least, step); row--) {
    const games = records.filter((_, game) => rowOf(leads[game]!, step) === row)
    if (games.length === 0) continue
    const counts = endings.map(
      ({ winner, level }) => games.filter((record) => record.winner === winner && record.level === level).length,
    )
    const far = Math.abs(row) * step
    const [from, to] = row === 0 ? [0, 0] : row > 0 ? [far - step + 1, far] : [-far, step - far - 1]
    rows.push({ from, to, games: games.length, counts })
  }
  return rows
}

/** The row of a lead: 0 is an equal score. */
const rowOf = (lead: number, step: number) => Math.sign(lead) * Math.ceil(Math.abs(lead) / step)

/** Sizes that people count by. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const
const LARGEST = 10_000
