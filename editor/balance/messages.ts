import type { AdvisedPart } from '../../src/balance/advice/candidates.ts'
import type { Wanted } from '../../src/balance/advice/race-edits.ts'
import type { BalanceComparison } from '../../src/balance/comparison.ts'
import type { Estimate } from '../../src/balance/intervals.ts'
import type { Balance } from '../../src/balance/report.ts'
import type { PlayerName } from '../../src/players/index.ts'
import type { BattleChange } from '../../src/scenario/diff/change.ts'
import type { Change } from '../../src/scenario/edit/change.ts'
import type { UsedTexts } from '../document/used-texts.ts'

/** A battle as it stands in the editor. */
export type BattleText = {
  readonly text: string
  /** The files that it uses. */
  readonly used?: UsedTexts | undefined
  /** The variant that is played; nothing where it is the battle itself. */
  readonly variant?: string | undefined
}

/** A series of games to be played in workers. Plain data. */
export type SimulationOrder = BattleText & {
  /** What names the battle. */
  readonly source: string
  /** The battle that it is compared with. */
  readonly before?: { readonly text: string; readonly source: string } | undefined
  readonly players: readonly [PlayerName, PlayerName]
  readonly games: number
  readonly seed: number
  /** Ends earlier, once the interval is as narrow as this to either side. */
  readonly margin?: number | undefined
  readonly threads: number
}

/** What the page sends to the worker of a simulation. */
export type SimulationRequest =
  | { readonly kind: 'play'; readonly order: SimulationOrder }
  | { readonly kind: 'stop' }
  | { readonly kind: 'json' }

/** What that worker sends to the page. */
export type SimulationUpdate =
  | { readonly kind: 'progress'; readonly settled: number }
  /** What the games tell so far, or in the end. */
  | { readonly kind: 'balance'; readonly balance: Balance }
  /** A worker has died and is replaced. */
  | { readonly kind: 'died'; readonly why: string }
  /** The order cannot be carried out. */
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'json'; readonly file: Blob }

/** A battle that is to be made fair. Plain data. */
export type AdviceOrder = BattleText & {
  readonly wanted: Wanted
  readonly may: readonly AdvisedPart[]
  readonly players: readonly [PlayerName, PlayerName]
  readonly seed: number
  readonly threads: number
}

/** An edit that was tried to the end. */
export type AdvisedEdit = {
  /** What it changes in the battle that is edited, and in words. */
  readonly changes: readonly Change[]
  readonly differences: readonly BattleChange[]
  readonly share: Estimate
  readonly change: BalanceComparison
  readonly reaches: boolean
}

/** What the worker that looks for edits sends to the page. */
export type AdviceUpdate =
  /** So many battles are played in this round, each so many games; those up to `settled` are. */
  | { readonly kind: 'round'; readonly battles: number; readonly games: number; readonly settled: number }
  | {
      readonly kind: 'advised'
      readonly now: Estimate
      readonly tried: number
      readonly reaching: number
      readonly edits: readonly AdvisedEdit[]
    }
  | { readonly kind: 'refused'; readonly why: string }
