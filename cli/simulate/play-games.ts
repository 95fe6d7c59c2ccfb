import { availableParallelism } from 'node:os'
import type { Encounter } from '../../src/balance/games.ts'
import type { FailedGame, Series } from '../../src/balance/ledger.ts'
import { describeFailure } from '../../src/balance/report-text.ts'
import { playSeries } from '../../src/balance/series.ts'
import { type Io, printError } from '../io.ts'
import { sourceOf } from '../rulebooks/index.ts'
import { PoolThread } from './thread.ts'

/** Games to be played: each number in all encounters. */
export type GamesOrder = {
  readonly encounters: readonly Encounter[]
  readonly games: number
  readonly seed: number
  readonly budget?: number | undefined
  /** On how many threads; otherwise on all. */
  readonly jobs?: number | undefined
  /** Stops earlier, once the interval is as narrow as this to either side. */
  readonly margin?: number | undefined
}

/** Plays games on threads until all are over or a person has enough. `worker` is for tests. */
export async function playGames(
  { encounters, games, seed, budget, jobs = availableParallelism(), margin }: GamesOrder,
  io: Io,
  progress: (settled: number) => void,
  worker?: string,
): Promise<Series> {
  const rulebooks = (await io.rulebooks()).flatMap((rulebook) => sourceOf(rulebook) ?? [])
  const data = { encounters, series: seed, rulebooks, ...(budget !== undefined && { budget }) }
  const series = await playSeries(
    { encounters: encounters.length, series: seed, games, margin },
    Array.from({ length: Math.min(jobs, games) }, () => new PoolThread(data, worker)),
    { signal: io.signal, now: () => performance.now(), report: progress },
  )
  if (io.signal.aborted) io.takeTime?.()
  return series
}

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
