import { availableParallelism } from 'node:os'
import type { GameResult } from '../../src/balance/game-record.ts'
import type { FailedGame, Series } from '../../src/balance/ledger.ts'
import { type SeriesPlan, stopRule } from '../../src/balance/plan.ts'
import { describeFailure } from '../../src/balance/report-text.ts'
import { playSeries, type TaskSize, type Thread } from '../../src/balance/series.ts'
import { type Io, printError } from '../io.ts'
import { MOST_IN_JOB } from '../queue/order.ts'
import { PoolThread } from './thread.ts'

/** How games are played: on so many threads, otherwise on all that there are, or by the workers of a queue. `worker` is for tests. */
export type Means = {
  readonly jobs?: number | undefined
  readonly worker?: string | undefined
  readonly queue?: string | undefined
  /** Workers of the queue that are not to be trusted. */
  readonly without?: readonly string[] | undefined
  /** By encounter, the version of the rules that is to be played by. */
  readonly rules?: readonly number[] | undefined
}

/** Jobs of a queue are longer than tasks of threads: each is written to a server and read from it. */
const QUEUED_TASK: TaskSize = { ms: 2000, games: MOST_IN_JOB }

/** Plays a series until it is over or a person has enough; or of its games exactly those of some numbers, ascending. */
export async function playGames<Kept extends GameResult>(
  plan: SeriesPlan,
  means: Means,
  io: Io,
  progress: (settled: number) => void,
  numbers?: readonly number[],
): Promise<Series<Kept>> {
  const { encounters, series } = plan
  const games = numbers?.length ?? plan.games
  const { threads, close } = await openThreads<Kept>(plan, games, means, io)
  const played = await playSeries<Kept>(
    {
      encounters: encounters.length,
      series,
      games,
      ...(means.queue !== undefined && { task: QUEUED_TASK }),
      ...(numbers ? { numbers } : { stop: stopRule(plan.stop) }),
    },
    threads,
    { signal: io.signal, now: () => performance.now(), report: progress },
  )
  if (io.signal.aborted) io.takeTime?.()
  await close()
  return played
}

async function openThreads<Kept extends GameResult>(
  plan: SeriesPlan,
  games: number,
  { jobs = availableParallelism(), worker, queue, without = [], rules = [] }: Means,
  io: Io,
): Promise<{ readonly threads: readonly Thread<Kept>[]; readonly close: () => Promise<void> }> {
  if (queue === undefined) {
    const data = { ...plan, rulebooks: await io.rulebookFiles() }
    const threads = Array.from({ length: Math.min(jobs, games) }, () => new PoolThread<Kept>(data, worker))
    return { threads, close: () => Promise.resolve() }
  }
  const { Coordinator } = await import('../queue/coordinator.ts')
  const coordinator = await Coordinator.open<Kept>(plan, rules, { address: queue, without, worker }, io)
  return { threads: coordinator.threads, close: () => coordinator.close() }
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
