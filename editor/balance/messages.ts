import type { Balance } from '../../src/balance/report.ts'
import type { PlayerName } from '../../src/players/index.ts'
import type { UsedTexts } from '../document/used-texts.ts'

/** A series of games to be played in workers. Plain data. */
export type SimulationOrder = {
  /** The battle as its text stands, and what names it. */
  readonly text: string
  readonly source: string
  /** The files that it uses. */
  readonly used?: UsedTexts | undefined
  /** The variant that is played; nothing where it is the battle itself. */
  readonly variant?: string | undefined
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
