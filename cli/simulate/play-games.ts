import { availableParallelism } from 'node:os'
import type { GameResult } from '../../src/balance/game-record.ts'
import type { FailedGame, Series } from '../../src/balance/ledger.ts'
import { type SeriesPlan, stopRule } from '../../src/balance/plan.ts'
import { describeFailure } from '../../src/balance/report-text.ts'
import { playSeries } from '../../src/balance/series.ts'
import { type Io, printError } from '../io.ts'
import { sourceOf } from '../rulebooks/index.ts'
import { PoolThread } from './thread.ts'

/** How games are played: on so many threads, otherwise on all that there are. `worker` is for tests. */
export type Means = { readonly jobs?: number | undefined; readonly worker?: string | undefined }

/** Plays a series until it is over or a person has enough; or of its games exactly those of some numbers, ascending. */
export async function playGames<Kept extends GameResult>(
  plan: SeriesPlan,
  { jobs = availableParallelism(), worker }: Means,
  io: Io,
  progress: (settled: number) => void,
  numbers?: readonly number[],
): Promise<Series<Kept>> {
  const { encounters, series } = plan
  const games = numbers?.length ?? plan.games
  const rulebooks = await rulebookFiles(io)
  const played = await playSeries<Kept>(
    { encounters: encounters.length, series, games, ...(numbers ? { numbers } : { stop: stopRule(plan.stop) }) },
    Array.from({ length: Math.min(jobs, games) }, () => new PoolThread<Kept>({ ...plan, rulebooks }, worker)),
    { signal: io.signal, now: () => performance.now(), report: progress },
  )
  if (io.signal.aborted) io.takeTime?.()
  return played
}

/** The files of the rulebooks that do not ship, which threads have to load. */
export const rulebookFiles = async (io: Io) => (await io.rulebooks()).flatMap((rulebook) => sourceOf(rulebook) ?? [])

/** Says which games could not be played, and how to meet the trouble again. */
export function printFailedGames(
  failed: readonly FailedGame[],
  {
    name,
    players,
    budget,
  }: { readonly name: string; readonly players: readonly string[]; readonly budget?: number | undefined },
  io: Io,
): void {
  const effort = budget === undefined ? '' : ` --budget ${budget}`
  for (const game of failed) {
    const again = `berthier play ${name} --players ${players.join(',')} --seed ${game.seed}${effort}`
    printError(io, `${describeFailure(game)} To play it again: ${again}`)
  }
}
