import type { Cast, GameRecord, GameResult } from '../../src/balance/game-record.ts'
import type { Result, SeriesData } from '../../src/balance/games.ts'
import { seedOfGame } from '../../src/balance/seeds.ts'
import {
  anyMapping,
  listOf,
  mappingWith,
  numberWithin,
  oneOf,
  optional,
  orNull,
  type Shape,
  text,
  wholeNumber,
} from '../files/data-shape.ts'
import { MOST_GAMES } from '../grammar/option-values.ts'
import { areRecords } from '../simulate/check-part.ts'
import { RECORD } from '../simulate/part-shape.ts'
import { KNOWN_GAMES, MOST_IN_JOB, type QueuedAnswer, type QueuedJob, type QueuedOrder } from './order.ts'

// Anybody with the password may put anything into a queue: it is looked at before it is believed.

const SEED = wholeNumber(0, 2 ** 32 - 1)
const NUMBER = wholeNumber(1, MOST_GAMES)

const JOB = mappingWith({ order: text, from: NUMBER, to: NUMBER })

/** Whether a job asks for games that one can have. */
export function isJob(data: unknown): data is QueuedJob {
  if (JOB(data, '') !== undefined) return false
  const { from, to } = data as QueuedJob
  return from <= to && to - from < MOST_IN_JOB
}

const ORDER = mappingWith({
  berthier: text,
  rules: listOf(wholeNumber(), 1, 2),
  plan: mappingWith({
    encounters: listOf(mappingWith({ scenario: anyMapping, players: listOf(text, 2, 2) }), 1, 2),
    series: SEED,
    keep: oneOf('records', 'results'),
    budget: optional(wholeNumber(1)),
  }),
  known: listOf(listOf(text, 1, 2), 0, KNOWN_GAMES),
})

/** Whether what is called an order is one; whether it can be played is another question. */
export const isOrder = (data: unknown): data is QueuedOrder => ORDER(data, '') === undefined

/** What is kept of a game. */
const KEPT: Readonly<Record<SeriesData['keep'], Shape>> = {
  records: RECORD,
  results: mappingWith({ number: NUMBER, seed: SEED, winner: orNull(oneOf(0, 1)), digest: text }),
}

const FAILED = mappingWith({ number: NUMBER, seed: SEED, failure: text })

/** Whether an answer can be that to a job for games of these numbers, whoever played them. `casts` are those of the encounters. */
export function isAnswer(
  data: unknown,
  numbers: readonly number[],
  { series, keep }: Pick<SeriesData, 'series' | 'keep'>,
  casts: readonly Cast[],
): data is QueuedAnswer {
  const played = mappingWith({ number: NUMBER, records: listOf(KEPT[keep], casts.length, casts.length) })
  const result: Shape = (value, path) => (isFailed(value) ? FAILED : played)(value, path)
  const answer = mappingWith({ took: numberWithin(0, Number.MAX_VALUE), results: listOf(result) })
  if (answer(data, '') !== undefined) return false
  const { results } = data as QueuedAnswer
  return (
    results.length === numbers.length &&
    results.every(
      (one, i) => one.number === numbers[i] && seedsOf(one).every((seed) => seed === seedOfGame(series, one.number)),
    ) &&
    (keep === 'results' || areOfCasts(results as readonly Result[], casts))
  )
}

const isFailed = (value: unknown) => typeof value === 'object' && value !== null && 'failure' in value

const seedsOf = (result: Result<GameResult>) =>
  'failure' in result ? [result.seed] : result.records.map(({ seed }) => seed)

function areOfCasts(results: readonly Result[], casts: readonly Cast[]): boolean {
  const played = results.filter((result) => 'records' in result && !('failure' in result)) as readonly {
    readonly number: number
    readonly records: readonly GameRecord[]
  }[]
  const numbers = played.map(({ number }) => number)
  return casts.every((cast, i) =>
    areRecords(
      played.map(({ records }) => records[i]!),
      numbers,
      cast,
    ),
  )
}
