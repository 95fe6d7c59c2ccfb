import type { Score } from '../src/players/tournament.ts'

/** How a tournament went. */
export type TournamentReport = {
  readonly players: readonly [string, string]
  readonly seed: number
  readonly budget: number | undefined
  /** Pairs of games that were asked for in each battle. */
  readonly pairs: number
  readonly battles: readonly BattleScore[]
  /** Whether a person stopped it before all games were played. */
  readonly interrupted: boolean
}

/** The score of the first player in a battle, by the side that he had. */
export type BattleScore = {
  readonly id: string
  readonly title: string
  readonly sides: readonly [string, string]
  readonly scores: readonly [Score, Score]
}
