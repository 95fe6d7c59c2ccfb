import { InvalidArgumentError, Option } from 'commander'
import { MAX_HEX, MAX_SCALE, MIN_HEX, MIN_SCALE } from '../export/print/options.ts'

/** From an icon to a poster. */
export const parsePixels = wholeNumberWithin(100, 20_000)

/** So many games nobody has played yet. */
export const MOST_GAMES = 1_000_000

/** One game proves little, but shows that a battle can be played. */
export const parseGames = wholeNumberWithin(1, MOST_GAMES)

export const parseFutures = wholeNumberWithin(1, 1000)

export const parseThreads = wholeNumberWithin(1, 256)

export const parsePort = wholeNumberWithin(1, 65_535)

/** From a map for the pocket to one for the wall. */
export function parseMillimetres(text: string): number {
  const width = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : 0
  if (width >= MIN_HEX && width <= MAX_HEX) return width
  throw new InvalidArgumentError(`a number of millimetres from ${MIN_HEX} to ${MAX_HEX}`)
}

/** From a table for the pocket to one larger than it is. */
export function parsePercent(text: string): number {
  const share = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : 0
  if (share >= MIN_SCALE && share <= MAX_SCALE) return share
  throw new InvalidArgumentError(`a number from ${MIN_SCALE} to ${MAX_SCALE}`)
}

/** How often an error may happen. */
export function parseErrorRate(text: string): number {
  const rate = /^0?\.\d{1,4}$/.test(text) ? Number(text) : 0
  if (rate > 0 && rate < 0.5) return rate
  throw new InvalidArgumentError('a rate from 0.0001 to less than 0.5')
}

export function parseWholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('a whole number')
}

/** As large as the seeds of single games are. */
export function parseSeed(text: string): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : -1
  if (number >= 0 && number < 2 ** 32) return number
  throw new InvalidArgumentError('a whole number from 0 to 4294967295')
}

/** An option that takes one of a few words. */
export function choice(flags: string, description: string, choices: readonly string[]): Option {
  return new Option(flags, description).choices(choices)
}

/** Commander calls a value invalid and leaves the rest to the parser: here the message says what is expected instead. */
export function describeOptionError(text: string): string {
  return text
    .replace(
      /^error: option '(?:-\w, )?(--[\w-]+).*?' argument '(.*)' is invalid\. (?:Allowed choices are )?(.*?)\.?$/ms,
      (_, flag: string, value: string, expected: string) => `error: ${flag} ${value}: expected ${listed(expected)}.`,
    )
    .replace(
      /^error: command-argument value '(.*)' is invalid for argument '([\w-]+)'\. Allowed choices are (.*?)\.?$/ms,
      (_, value: string, name: string, expected: string) => `error: ${name} ${value}: expected ${listed(expected)}.`,
    )
    .replace(/^error: /, 'berthier: ')
}

/** `a, b, c` as `a, b or c`. */
const listed = (words: string) => words.replace(/, (?=[^,]*$)/, ' or ')

function wholeNumberWithin(low: number, high: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : -1
    if (number >= low && number <= high) return number
    throw new InvalidArgumentError(`a whole number from ${low} to ${high}`)
  }
}
