import type { GameRecord, GameResult } from './game-record.ts'
import { type Estimate, wilson } from './intervals.ts'

/** A battle is balanced while neither side's share of the victories lies beyond this, and lopsided where it surely does. */
export const FAIR = { low: 0.4, high: 0.6 } as const

/** What a series of games says about a battle. */
export type Verdict = {
  /**
   * `balanced`: the interval lies within 40 to 60 %. `lopsided`: it lies wholly beyond. `leaning`: it excludes 50 %, but
   * reaches over the border. `undecided`: it holds 50 % and reaches over a border.
   */
  readonly kind: 'balanced' | 'leaning' | 'lopsided' | 'undecided'
  /** The side with the greater share, by its place; the first where they are equal. */
  readonly side: number
  readonly share: Estimate
}

/** The share of a side: its victories, and half the draws, so that the shares of both sides make 100 %. */
export function shareOf(records: readonly GameResult[], side: number): Estimate {
  return wilson(
    records.reduce((sum, record) => sum + scoreOf(record, side), 0),
    records.length,
  )
}

/** What a game is worth for a side: 1 won, ½ drawn, 0 lost. */
export function scoreOf({ winner }: Pick<GameResult, 'winner'>, side: number): number {
  if (winner === null) return 0.5
  return winner === side ? 1 : 0
}

export function judge(records: readonly GameRecord[]): Verdict {
  const shares = [shareOf(records, 0), shareOf(records, 1)] as const
  const side = shares[1].value > shares[0].value ? 1 : 0
  const share = shares[side]
  return { kind: kindOf(share), side, share }
}

function kindOf({ low, high }: Estimate): Verdict['kind'] {
  if (low > FAIR.high) return 'lopsided'
  if (low >= FAIR.low && high <= FAIR.high) return 'balanced'
  return low > 0.5 ? 'leaning' : 'undecided'
}

/** What a caller claims of a battle: that a side's share lies between two. */
export type Claim = { readonly side: number; readonly low: number; readonly high: number }

/** Whether a claim holds, judged by the whole interval: within, outside, or partly both. */
export function judgeClaim(
  { side, low, high }: Claim,
  records: readonly GameRecord[],
): 'holds' | 'fails' | 'undecided' {
  const share = shareOf(records, side)
  if (share.low >= low && share.high <= high) return 'holds'
  return share.high < low || share.low > high ? 'fails' : 'undecided'
}
