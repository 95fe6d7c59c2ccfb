import type { Scenario } from '../../scenario/types.gen.ts'
import { type BalanceComparison, compareSeries } from '../comparison.ts'
import type { GameResult } from '../game-record.ts'
import { type Estimate, wilson } from '../intervals.ts'
import { scoreOf, shareOf } from '../verdict.ts'

/** What is wanted: that a side's share lies between two. */
export type Wanted = { readonly side: number; readonly low: number; readonly high: number }

/** An edited battle, and how much it was changed. */
export type Edited = { readonly scenario: Scenario; readonly size: number }

/** How an edited battle did in games that were played for this alone. */
export type Finished<Own extends Edited> = {
  readonly edited: Own
  readonly share: Estimate
  /** The change from the battle as it is, on the same dice. */
  readonly change: BalanceComparison
  /** Whether the share is as wanted. */
  readonly reaches: boolean
}

/** Plays the games of some numbers in all of these battles; by battle, in the order of the numbers. */
export type PlayLap = (
  scenarios: readonly Scenario[],
  numbers: readonly number[],
) => Promise<readonly (readonly GameResult[])[]>

/** How many games a lap has, and how many battles go on after it. The last one is for the figures alone. */
const LAPS = [
  { games: 20, left: 24 },
  { games: 60, left: 10 },
] as const
const LAST_LAP = 240

/** What an edit costs in the choice of those that go on: a unit or a turn is worth so many points of the share. */
const COST = 0.005

/**
 * Lets edited battles race on the same dice: those that are surely off, or farther off than others, are dropped early. What is told
 * of the last ones comes from games that had no part in choosing them, so that luck does not pass for an effect.
 */
export async function raceEdits<Own extends Edited>(
  original: Scenario,
  entrants: readonly Own[],
  wanted: Wanted,
  play: PlayLap,
): Promise<{ readonly now: Estimate; readonly finished: readonly Finished<Own>[] }> {
  let running = entrants.map((edited) => ({ edited, scores: 0, games: 0 }))
  let next = 1
  const numbersOf = (games: number) => Array.from({ length: games }, () => next++)
  for (const { games, left } of LAPS) {
    const played = await play(
      running.map(({ edited }) => edited.scenario),
      numbersOf(games),
    )
    running = running
      .map(({ edited, scores, games: before }, i) => {
        const gained = played[i]!.reduce((sum, game) => sum + scoreOf(game, wanted.side), 0)
        return { edited, scores: scores + gained, games: before + played[i]!.length }
      })
      .filter(({ scores, games: all }) => mayReach(wilson(scores, all), wanted))
      .toSorted((a, b) => lossOf(a, wanted) - lossOf(b, wanted))
      .slice(0, left)
  }
  const [now, ...last] = await play([original, ...running.map(({ edited }) => edited.scenario)], numbersOf(LAST_LAP))
  const finished = running.map(({ edited }, i) => {
    const share = shareOf(last[i]!, wanted.side)
    const reaches = share.value >= wanted.low && share.value <= wanted.high
    return { edited, share, change: compareSeries(now!, last[i]!, wanted.side), reaches }
  })
  return {
    now: shareOf(now!, wanted.side),
    finished: finished.toSorted((a, b) => rankOf(a, wanted) - rankOf(b, wanted)),
  }
}

const mayReach = ({ low, high }: Estimate, wanted: Wanted) => low <= wanted.high && high >= wanted.low

const distance = (share: number, { low, high }: Wanted) => Math.max(0, low - share, share - high)

const lossOf = (
  { edited, scores, games }: { readonly edited: Edited; readonly scores: number; readonly games: number },
  wanted: Wanted,
) => distance(scores / games, wanted) + COST * edited.size

/** First those that reach it, the smallest edits before others, and of equals the nearest to the middle. */
function rankOf({ reaches, edited, share }: Finished<Edited>, wanted: Wanted): number {
  const off = Math.abs(share.value - (wanted.low + wanted.high) / 2)
  return reaches ? edited.size + off : 1000 + off
}
