import { UsageError } from '../usage-error.ts'

/** A part of all games: the third of sixteen. */
export type Shard = { readonly number: number; readonly of: number }

const MOST_SHARDS = 100_000

/** `3/16`. */
export function parseShard(text: string): Shard {
  const [, number, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text.trim())?.map(Number) ?? []
  if (number !== undefined && of !== undefined && number >= 1 && number <= of && of <= MOST_SHARDS)
    return { number, of }
  throw new UsageError(`--shard ${text}: expected a part and the number of parts, such as --shard 3/16.`)
}

/** The numbers of the games in a part: all parts together have each game once. */
export function gamesInShard(games: number, { number, of }: Shard): number[] {
  const [from, to] = [number - 1, number].map((part) => Math.floor((part * games) / of))
  return Array.from({ length: to! - from! }, (_, i) => from! + i + 1)
}
