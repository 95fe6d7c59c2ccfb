import type { Cast } from '../../src/balance/game-record.ts'
import type { Claim } from '../../src/balance/verdict.ts'
import { PLAYER_NAMES, type PlayerName } from '../../src/players/index.ts'
import { didYouMean, suggest } from '../../src/scenario/suggest.ts'
import { UsageError } from '../usage-error.ts'

/** `±2%`, `2 %` or `2`: so many points to either side, as a share. */
export function parsePoints(flag: string, text: string): number {
  const digits = /^(?:±|\+-|\+\/-)?\s*(\d{1,2}(?:\.\d{1,3})?)\s*%?$/.exec(text.trim())?.[1]
  const percent = Number(digits)
  if (digits !== undefined && percent >= 0.1 && percent < 50) return percent / 100
  throw new UsageError(`${flag} ${text}: expected a margin from 0.1 % to less than 50 %, such as ${flag} "2%".`)
}

/** `heuristic,random`: a player for each side; one name stands for both. */
export function parsePlayers(text: string): readonly [PlayerName, PlayerName] {
  const names = text.split(',').map((word) => parsePlayer(word.trim()))
  if (names.length > 2)
    throw new UsageError(`--players ${text}: name one player for each side, such as heuristic,random.`)
  return [names[0]!, names[1] ?? names[0]!]
}

export function parsePlayer(name: string): PlayerName {
  const known = PLAYER_NAMES.find((one) => one === name)
  if (known) return known
  const hint = didYouMean(suggest(name, [...PLAYER_NAMES])) ?? ''
  throw new UsageError(`unknown player ${name || '""'}. ${`${hint} Players: ${PLAYER_NAMES.join(', ')}.`.trim()}`)
}

/** `french 40..60%`: the share of a side, which is called by its id or its name. */
export function parseClaim(text: string, { sides }: Cast, flag = '--assert'): Claim & { readonly text: string } {
  const found = /^(.+?)\s+(\d{1,3}(?:\.\d+)?)\s*%?\s*(?:\.\.|-|–)\s*(\d{1,3}(?:\.\d+)?)\s*%?$/u.exec(text.trim())
  if (!found)
    throw new UsageError(`${flag} ${text}: write a side and its share, such as ${flag} "${sides[0]!.id} 40..60%".`)
  const [, name = '', low, high] = found
  const side = sides.findIndex((one) => [one.id, one.name].some((own) => own.toLowerCase() === name.toLowerCase()))
  if (side < 0) {
    const ids = sides.map(({ id }) => id)
    const hint = `${didYouMean(suggest(name, ids)) ?? ''} Sides: ${ids.join(', ')}.`
    throw new UsageError(`${flag} ${text}: unknown side ${name}. ${hint.trim()}`)
  }
  const claim = { side, low: Number(low) / 100, high: Number(high) / 100, text: text.trim() }
  if (claim.low >= claim.high || claim.high > 1) {
    throw new UsageError(`${flag} ${text}: write the lower share first, and at most 100 %.`)
  }
  return claim
}
