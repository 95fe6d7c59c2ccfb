import type { FailedGame } from '../src/balance/ledger.ts'
import { addScores, gamesIn, NO_GAMES, type Score } from '../src/balance/mirrored.ts'
import type { Proof } from '../src/balance/sequential/proof.ts'
import { count } from '../src/scenario/wording.ts'
import type { Claim } from './prove/claim.ts'

/** How a tournament went. */
export type TournamentReport = {
  readonly players: readonly [string, string]
  readonly seed: number
  readonly budget: number | undefined
  /** What was to be decided in each battle, if anything was. */
  readonly claim: Claim | undefined
  /** Pairs of games that were asked for in each battle. */
  readonly pairs: number
  /** Games that were asked for in all. */
  readonly asked: number
  readonly battles: readonly BattleScore[]
  /** Whether a person stopped it before all games were played. */
  readonly interrupted: boolean
}

/** The score of the first player in a battle, by the side that he had. */
export type BattleScore = {
  /** The file, or what names it. */
  readonly source: string
  readonly id: string
  readonly title: string
  readonly sides: readonly [string, string]
  readonly scores: readonly [Score, Score]
  /** Pairs of games that could not be played. */
  readonly failed: readonly FailedGame[]
  /** What became of the claim. */
  readonly proof?: Proof
}

/** The score of the first player in all battles together. */
export const totalOf = ({ battles }: Pick<TournamentReport, 'battles'>): Score =>
  battles.flatMap(({ scores }) => scores).reduce(addScores, NO_GAMES)

/** Why games are missing; nothing where none is. */
export function describeMissingGames(report: TournamentReport): string | undefined {
  const { battles, asked, interrupted, claim } = report
  const failed = battles.reduce((sum, battle) => sum + battle.failed.length, 0)
  if (!interrupted && failed === 0) return undefined
  const failures = failed === 0 ? '' : ` ${count(failed, 'pair')} of games could not be played.`
  return `PARTIAL: ${interrupted ? 'interrupted after ' : ''}${gamesIn(totalOf(report))} of ${claim ? 'at most ' : ''}${count(asked, 'game')}.${failures}`
}
