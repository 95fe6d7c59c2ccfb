import type { GameResult } from '../../src/balance/game-record.ts'
import type { Series } from '../../src/balance/ledger.ts'
import type { SeriesPlan } from '../../src/balance/plan.ts'
import type { Io } from '../io.ts'
import type { SimulatedBattle } from './battle.ts'
import { type Means, playGames } from './play-games.ts'
import { ProgressBar } from './progress-bar.ts'

/**
 * A command that has series of games played and tells what they say. Battles and terms are all that the games depend on, so that
 * they can be played in parts, elsewhere, and told of later.
 */
export interface Undertaking<Terms, Output, Kept extends GameResult = GameResult> {
  readonly command: string
  /** The series to be played, in this order. Throws a `UsageError` where the terms cannot be met. */
  plan(battles: readonly SimulatedBattle[], terms: Terms): readonly SeriesPlan[]
  /** Tells what came of them, and gives the exit code. A run that was interrupted has fewer series. */
  finish(
    battles: readonly SimulatedBattle[],
    terms: Terms,
    series: readonly Series<Kept>[],
    output: Output,
    io: Io,
  ): Promise<number>
}

/** In what form it is told, and where; with `force` even in the place of a file that somebody else made. */
export type Told<Format> = {
  readonly format: Format
  readonly output?: string | undefined
  readonly force?: boolean | undefined
}

/** Plays all series and tells of them. */
export async function undertake<Terms, Output, Kept extends GameResult>(
  undertaking: Undertaking<Terms, Output, Kept>,
  battles: readonly SimulatedBattle[],
  terms: Terms,
  means: Means,
  output: Output,
  io: Io,
): Promise<number> {
  const plans = undertaking.plan(battles, terms)
  const bar = new ProgressBar(
    plans.reduce((sum, plan) => sum + gamesOf(plan), 0),
    io,
  )
  const played: Series<Kept>[] = []
  let before = 0
  for (const plan of plans) {
    const { length } = plan.encounters
    played.push(await playGames<Kept>(plan, means, io, (settled) => bar.show(before + settled * length)))
    before += gamesOf(plan)
    if (io.signal.aborted) break
  }
  bar.erase()
  return undertaking.finish(battles, terms, played, output, io)
}

const gamesOf = ({ games, encounters }: SeriesPlan) => games * encounters.length
