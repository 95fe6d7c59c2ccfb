import type { GameResult } from '../../src/balance/game-record.ts'
import type { Series } from '../../src/balance/ledger.ts'
import type { SeriesPlan } from '../../src/balance/plan.ts'
import { EXIT, type Io } from '../io.ts'
import { refuseToOverwrite, writeOutput } from '../output/output.ts'
import { visible } from '../output/terminal.ts'
import { parseQueueAddress } from '../queue/address.ts'
import { UsageError } from '../usage-error.ts'
import type { SimulatedBattle } from './battle.ts'
import { makePart, runOf } from './part.ts'
import type { ShardedCommand } from './part-shape.ts'
import { type Means, playGames } from './play-games.ts'
import { ProgressBar } from './progress-bar.ts'
import { gamesInShard, parseShard } from './shard.ts'

/**
 * A command that has series of games played and reports on them. Battles and terms are all that the games depend on, so that
 * they can be played in parts, elsewhere, and reported on later.
 */
export interface Undertaking<Terms, Output, Kept extends GameResult = GameResult> {
  readonly command: ShardedCommand
  /** The form of the report, and where it goes; refuses what cannot be written before any game is played. */
  chooseOutput(asked: RequestedOutput, io: Io): Output
  /** The series to be played, in this order. Throws a `UsageError` where the terms cannot be met. */
  plan(battles: readonly SimulatedBattle[], terms: Terms): readonly SeriesPlan[]
  /** Reports on them, and gives the exit code. A run that was interrupted has fewer series. */
  finish(
    battles: readonly SimulatedBattle[],
    terms: Terms,
    series: readonly Series<Kept>[],
    output: Output,
    io: Io,
  ): Promise<number>
}

/** The form of a report, and where it goes; with `force` even in the place of a file that somebody else made. */
export type Told<Format> = {
  readonly format: Format
  readonly output?: string | undefined
  readonly force?: boolean | undefined
}

/** What flags say about it. */
export type RequestedOutput = { readonly format?: string; readonly output?: string; readonly force?: boolean }

/** The flags about a queue. */
export type QueueFlags = { readonly queue?: string; readonly without?: string }

export function parseQueue(
  queue: string | undefined,
  without: string | undefined,
  io: Io,
): Pick<Means, 'queue' | 'without'> {
  if (queue === undefined) return {}
  return { queue: parseQueueAddress(queue, io), without: without === undefined ? [] : without.split(',') }
}

/** The flags that were given. */
export function definite(
  flags: { readonly [Flag in keyof RequestedOutput]: RequestedOutput[Flag] | undefined },
): RequestedOutput {
  return Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined))
}

/** Plays all series and reports on them; or plays a part of each, which goes into a file. */
export async function undertake<Terms, Output, Kept extends GameResult>(
  undertaking: Undertaking<Terms, Output, Kept>,
  battles: readonly SimulatedBattle[],
  terms: Terms,
  means: Means & { readonly shard?: string | undefined },
  asked: RequestedOutput,
  io: Io,
): Promise<number> {
  const shard = means.shard === undefined ? undefined : parseShard(means.shard)
  const part = shard && placeOfPart(asked, io)
  const output = shard ? undefined : undertaking.chooseOutput(asked, io)
  const plans = undertaking.plan(battles, terms)
  const chosen = plans.map(({ games }) => (shard ? gamesInShard(games, shard) : undefined))
  const sizes = plans.map(({ games, encounters }, i) => (chosen[i]?.length ?? games) * encounters.length)
  const bar = new ProgressBar(
    sizes.reduce((sum, size) => sum + size, 0),
    io,
  )
  const played: Series<Kept>[] = []
  let before = 0
  for (const [i, plan] of plans.entries()) {
    const { length } = plan.encounters
    const show = (settled: number) => bar.show(before + settled * length)
    played.push(await playGames<Kept>(plan, { ...means, rules: rulesOf(plan, battles) }, io, show, chosen[i]))
    before += sizes[i]!
    if (io.signal.aborted) break
  }
  bar.erase()
  if (!shard) return undertaking.finish(battles, terms, played, output!, io)
  const series = played.map((one, i) => [chosen[i]![0] ?? 1, one] as const)
  await writeOutput(
    part!.output,
    `${JSON.stringify(makePart(runOf(undertaking.command, terms, battles), shard, series))}\n`,
    part!,
    io,
  )
  io.stderr.write(`Wrote ${visible(part!.output)}.\n`)
  if (io.signal.aborted) return EXIT.interrupted
  return played.some(({ failed }) => failed.length > 0) ? EXIT.problems : EXIT.clean
}

/** The file that a part goes into. It holds games, and not what they tell. */
function placeOfPart(
  { output, force, format }: RequestedOutput,
  io: Io,
): { readonly output: string; readonly force?: boolean } {
  if (output === undefined)
    throw new UsageError('--shard writes a part of the games: name its file, such as -o part-3.json.')
  if (format !== undefined) throw new UsageError('--format is for berthier merge: a part has a form of its own.')
  refuseToOverwrite(output, { force }, io)
  return { output, ...(force !== undefined && { force }) }
}

/** By encounter, the version of the rules. */
function rulesOf({ encounters }: SeriesPlan, battles: readonly SimulatedBattle[]): readonly number[] {
  return encounters.map(({ scenario }) => battles.find((battle) => battle.scenario === scenario)!.game.version)
}
