import { createHash } from 'node:crypto'
import pkg from '../../package.json' with { type: 'json' }
import type { GameRecord, GameResult } from '../../src/balance/game-record.ts'
import type { Result, SeriesData } from '../../src/balance/games.ts'
import type { SeriesPlan } from '../../src/balance/plan.ts'

/**
 * A series that workers are asked to play. It travels once, by its digest; jobs only name it. It is data: battles, and names of rulebooks
 * and players that a worker must have installed.
 */
export type QueuedOrder = {
  readonly berthier: string
  /** By encounter, the version of the rules. */
  readonly rules: readonly number[]
  readonly plan: SeriesData
  /** How the first games end, by game and encounter: who does not come to the same must not play. */
  readonly known: readonly (readonly string[])[]
}

/** A job: games of an order from a number to a number. */
export type QueuedJob = { readonly order: string; readonly from: number; readonly to: number }

/** What comes back, under a key of its own: the queue would repeat it in its stream of events, which lasts longer than anybody needs it. */
export type QueuedAnswer = {
  readonly worker: string
  /** How long it took, in milliseconds. */
  readonly took: number
  readonly results: readonly Result<GameResult>[]
}

/** A job has so many games at most. */
export const MOST_IN_JOB = 1000

/** So many games everybody must be able to reproduce. */
export const KNOWN_GAMES = 3

export function makeOrder(
  { encounters, series, keep, budget }: SeriesPlan,
  rules: readonly number[],
  known: QueuedOrder['known'],
): QueuedOrder {
  const plan = { encounters, series, keep, ...(budget !== undefined && { budget }) }
  return { berthier: pkg.version, rules, plan, known }
}

export const digestOf = (value: unknown) =>
  createHash('sha256')
    .update(typeof value === 'string' ? value : JSON.stringify(value))
    .digest('hex')
    .slice(0, 32)

/** The data in a text from the queue; nothing where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const keyOfOrder = (digest: string) => `berthier:order:${digest}`

/** Seconds that an order stays in the queue's memory after it was last asked for. */
export const ORDER_SECONDS = 24 * 3600

/** The id of a job is the digest of its work: whoever adds it twice has it once. */
export const idOfJob = ({ order, from, to }: QueuedJob) => `g${digestOf(`${order} ${from} ${to}`)}`

export const keyOfAnswer = (job: string) => `berthier:answer:${job}`

/** Seconds that an answer stays, since another coordinator may ask for the same games. */
export const ANSWER_SECONDS = 600

/** How some games ended, to compare. */
export function endsOf(results: readonly Result<GameResult>[]): readonly (readonly string[])[] {
  return results.map((result) =>
    'failure' in result
      ? [`failed: ${result.failure}`]
      : result.records.map(({ digest }: GameResult | GameRecord) => digest),
  )
}
