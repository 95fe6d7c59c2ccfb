import { Option } from 'commander'
import { parseSeed, parseThreads, parseWholeNumber } from './option-values.ts'

/** Options of all commands that play games: with which dice, how thoroughly, and where. */
export const SERIES_OPTIONS = {
  seed: new Option('--seed <number>', 'seed of the dice').argParser(parseSeed).default(1),
  budget: new Option('--budget <number>', 'actions that search examines for a choice').argParser(parseWholeNumber),
  jobs: new Option('--jobs <number>', 'number of threads (default: all)').argParser(parseThreads),
  queue: new Option(
    '--queue <address>',
    'have the games played by the workers of a queue, such as redis://HOST:6379; its password in BERTHIER_QUEUE_PASSWORD',
  ),
  without: new Option('--without <workers>', 'with --queue: do not use these workers'),
  shard: new Option('--shard <part>', 'play only a part of the games, such as 3/16, and write it for berthier merge'),
} as const
