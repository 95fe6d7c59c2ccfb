import { createHash } from 'node:crypto'
import type { GameRecord, GameResult } from '../../src/balance/game-record.ts'
import type { Result } from '../../src/balance/games.ts'
import type { FailedGame, Series } from '../../src/balance/ledger.ts'
import { seedOfGame } from '../../src/balance/seeds.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { MADE_BY, originOf } from '../files/seal.ts'
import { UsageError } from '../usage-error.ts'
import type { SimulatedBattle } from './battle.ts'
import { PART, type ShardedCommand, termsOf } from './part-shape.ts'
import type { Shard } from './shard.ts'

/** The form of parts that this Berthier reads and writes. */
const PART_FORMAT = 1

/** Games of a run that were played apart from the others, with all that is needed to put them together. Plain data. */
export type Part = {
  readonly part: typeof PART_FORMAT
  readonly generator: string
  readonly shard: Shard
  readonly run: Run
  /** In the order of the run's series. */
  readonly series: readonly PartSeries[]
}

/** What was asked for: parts of the same run have the same. */
export type Run = {
  readonly command: ShardedCommand
  readonly terms: unknown
  readonly battles: readonly { readonly source: string; readonly rules: number; readonly scenario: Scenario }[]
}

/** The games of one series, the first of them by its number; those that failed are left out of the lines. */
export type PartSeries = {
  readonly first: number
  readonly games: number
  readonly failed: readonly FailedGame[]
  readonly kept: KeptResults | { readonly records: readonly (readonly GameRecord[])[] }
}

/** How games ended, written short: by encounter, a character for the winner of each and the digests in a row. */
type KeptResults = { readonly winners: readonly string[]; readonly digests: readonly string[] }

/** So many digits has the digest of a game. */
export const DIGITS = 16

/** The run that battles and terms make. */
export function runOf(command: ShardedCommand, terms: unknown, battles: readonly SimulatedBattle[]): Run {
  return {
    command,
    terms,
    battles: battles.map(({ source, scenario, game }) => ({ source, rules: game.version, scenario })),
  }
}

/** The same for the same run, and for no other. */
export const digestOfRun = (run: Run) => createHash('sha256').update(JSON.stringify(run)).digest('hex').slice(0, 32)

export function makePart(
  run: Run,
  shard: Shard,
  series: readonly (readonly [first: number, Series<GameResult>])[],
): Part {
  return {
    part: PART_FORMAT,
    generator: MADE_BY,
    shard,
    run,
    series: series.map(([first, { records, failed }]) => ({
      first,
      games: records[0]!.length + failed.length,
      failed,
      kept: keep(records),
    })),
  }
}

function keep(records: readonly (readonly GameResult[])[]): PartSeries['kept'] {
  if (records.some((games) => games.some((game) => 'losses' in game))) {
    return { records: records as readonly (readonly GameRecord[])[] }
  }
  return {
    winners: records.map((games) => games.map(({ winner }) => winner ?? '-').join('')),
    digests: records.map((games) => games.map(({ digest }) => digest).join('')),
  }
}

/** The part in a file; throws a `UsageError` that says why there is none. */
export function readPart(bytes: Buffer, name: string): Part {
  let data: unknown
  try {
    data = JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new UsageError(`${name} is not JSON. Name parts that --shard has written.`)
  }
  const part = data as { readonly part?: unknown }
  if (typeof data !== 'object' || data === null || part.part === undefined) {
    throw new UsageError(`${name} is not a part of a run. Name parts that --shard has written.`)
  }
  if (part.part !== PART_FORMAT) {
    throw new UsageError(`${name} has the form ${String(part.part)}, and this Berthier reads ${PART_FORMAT}.`)
  }
  // The seal shows a slip; whoever means harm can seal what he likes.
  if (originOf(bytes) !== 'ours') throw damaged(name, 'it is not as --shard wrote it')
  const flaw = PART(data, '')
  if (flaw !== undefined) throw damaged(name, `${flaw} is missing or of another kind`)
  const { command, terms } = (data as Part).run
  const strange = termsOf(command)(terms, 'run.terms')
  if (strange !== undefined) throw damaged(name, `${strange} is missing or of another kind`)
  return data as Part
}

/** Why a part cannot be counted, which no person need understand: its games are played again. */
export const damaged = (name: string, why: string) =>
  new UsageError(`${name} is damaged: ${why}. Play its games again with the same --shard.`)

/** The results of a series in a part, in the order of their numbers. */
export function resultsOf({ first, games, failed, kept }: PartSeries, seed: number): Result<GameResult>[] {
  const failures = new Map(failed.map((game) => [game.number, game]))
  const lines =
    'records' in kept ? [] : kept.winners.map((winners, i) => ({ winners, digests: kept.digests[i]!, seed }))
  let place = 0
  return Array.from({ length: games }, (_, i): Result<GameResult> => {
    const number = first + i
    const failure = failures.get(number)
    if (failure) return { number, seed: failure.seed, failure: failure.message }
    const at = place++
    const records =
      'records' in kept ? kept.records.map((own) => own[at]!) : lines.map((line) => new KeptGame(line, at, number))
    return { number, records }
  })
}

type Line = { readonly winners: string; readonly digests: string; readonly seed: number }

/** A game in the lines of a part, read when it is asked for: of a million games, most are only counted. */
class KeptGame implements GameResult {
  readonly number: number
  readonly #line: Line
  readonly #place: number

  constructor(line: Line, place: number, number: number) {
    this.#line = line
    this.#place = place
    this.number = number
  }

  get seed(): number {
    return seedOfGame(this.#line.seed, this.number)
  }

  get winner(): number | null {
    const winner = this.#line.winners[this.#place]!
    return winner === '-' ? null : Number(winner)
  }

  get digest(): string {
    return this.#line.digests.slice(DIGITS * this.#place, DIGITS * (this.#place + 1))
  }
}
