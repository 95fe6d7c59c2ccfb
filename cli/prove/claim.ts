import { type Question, scaleOf } from '../../src/balance/sequential/question.ts'
import { hasBorder, type TestTerms } from '../../src/balance/sequential/sequential-test.ts'
import type { PlayerName } from '../../src/players/index.ts'
import { didYouMean, suggest } from '../../src/scenario/suggest.ts'
import { UsageError } from '../usage-error.ts'

/** What is to be proved. Plain data. */
export type Claim = { readonly text: string; readonly question: Question; readonly test: TestTerms }

/** What a claim can be about. */
export type ClaimSubjects = {
  /** The sides of the battle by their places. */
  readonly sides: readonly { readonly id: string; readonly name: string }[]
  /** Two different players, of whom the first is the one whose strength is asked for. */
  readonly players: readonly [PlayerName, PlayerName]
  /** Whether the battle is compared with another version of it. */
  readonly isCompared: boolean
}

export type ClaimErrors = { readonly margin: number; readonly alpha: number; readonly beta: number }

const NUMBER = String.raw`([+\-−]?\d{1,3}(?:\.\d+)?)`
const BETWEEN = String.raw`\s*(?:%|points?)?\s*(?:\.\.|–|\bto\b)\s*`
const SHARE = new RegExp(`^(.+?)\\s+${NUMBER}${BETWEEN}${NUMBER}\\s*%?$`, 'u')
const SHIFT = new RegExp(`^(.+?)\\s+${NUMBER}${BETWEEN}${NUMBER}\\s*points?$`, 'u')
const SMALL = new RegExp(`^no more than\\s+${NUMBER}\\s*points?$`, 'u')

/** `french 40..60%`, `search 65..100%`, or of a change `no more than 5 points` and `french -2..+8 points`. */
export function parseProofClaim(text: string, subjects: ClaimSubjects, errors: ClaimErrors): Claim {
  const claim = subjects.isCompared ? parseChange(text.trim(), subjects) : parseShare(text.trim(), subjects)
  return claimOf(text, claim, errors)
}

/** `search 65..100%`: the strength of one of two players, whatever the battle. */
export function parseStrengthClaim(text: string, players: ClaimSubjects['players'], errors: ClaimErrors): Claim {
  const range = parseStrength(text.trim(), players)
  if (!range) {
    const hint = `such as --claim "${players[0]} 65..100%".`
    throw new UsageError(`--claim ${text}: write one of the two players and its share, ${hint}`)
  }
  return claimOf(text, range, errors)
}

type Range = { readonly question: Question; readonly low: number; readonly high: number }

function claimOf(text: string, { question, low, high }: Range, errors: ClaimErrors): Claim {
  const test = { scale: scaleOf(question), low, high, ...errors }
  refuseVain(text, test)
  return { text: text.trim(), question, test }
}

function parseShare(text: string, { sides, players }: ClaimSubjects): Range {
  const found = SHARE.exec(text)
  if (!found) {
    throw new UsageError(
      `--claim ${text}: write a side or a player and its share, such as --claim "${sides[0]!.id} 40..60%".`,
    )
  }
  const isMatch = players[0] !== players[1]
  const strength = isMatch ? parseStrength(text, players) : undefined
  if (strength) return strength
  const side = sideOf(text, found[1]!.toLowerCase(), sides, isMatch ? players : [])
  return { question: { kind: 'share', side }, low: part(found[2]!), high: part(found[3]!) }
}

/** Nothing where the claim is not about one of the players. */
function parseStrength(text: string, players: ClaimSubjects['players']): Range | undefined {
  const found = SHARE.exec(text)
  const [low, high] = [part(found?.[2] ?? ''), part(found?.[3] ?? '')]
  const name = found?.[1]?.toLowerCase()
  if (name === players[0]) return { question: { kind: 'strength' }, low, high }
  return name === players[1] ? { question: { kind: 'strength' }, low: 1 - high, high: 1 - low } : undefined
}

function parseChange(text: string, { sides }: ClaimSubjects): Range {
  const small = SMALL.exec(text)
  if (small) {
    const most = part(small[1]!)
    return { question: { kind: 'change', side: 0 }, low: -most, high: most }
  }
  const found = SHIFT.exec(text)
  if (!found) {
    throw new UsageError(
      `--claim ${text}: with --compare, write how much the change may shift, such as --claim "no more than 5 points" or --claim "${sides[0]!.id} -2..+8 points".`,
    )
  }
  const side = sideOf(text, found[1]!.toLowerCase(), sides, [])
  return { question: { kind: 'change', side }, low: part(found[2]!), high: part(found[3]!) }
}

const part = (percent: string) => Number(percent.replace('−', '-')) / 100

function sideOf(text: string, name: string, sides: ClaimSubjects['sides'], players: readonly string[]): number {
  const side = sides.findIndex((one) => [one.id, one.name].some((own) => own.toLowerCase() === name))
  if (side >= 0) return side
  const known = [...sides.map(({ id }) => id), ...players]
  const hint = `${didYouMean(suggest(name, known)) ?? ''} Sides: ${sides.map(({ id }) => id).join(', ')}.`
  const also = players.length > 0 ? ` Players: ${players.join(', ')}.` : ''
  throw new UsageError(`--claim ${text}: unknown side ${name}. ${hint.trim()}${also}`)
}

/** Refuses what no number of games could decide. */
function refuseVain(text: string, { scale, low, high, margin }: TestTerms): void {
  const [least, most] = [scale[0]!, scale.at(-1)!]
  const refuse = (why: string) => {
    throw new UsageError(`--claim ${text}: ${why}`)
  }
  if (low >= high) refuse('write the lower figure first.')
  if (low < least || high > most) refuse(`figures are at least ${least * 100} and at most ${most * 100}.`)
  const borders = [low, high].filter((border) => hasBorder(scale, border))
  if (borders.length === 0) refuse('this claims nothing. Narrow it.')
  const points = `--margin ${+(margin * 100).toFixed(3)}%`
  if (borders.length === 2 && high - low <= 2 * margin) {
    refuse(`the claim is narrower than twice ${points}, within which either answer will do. Lower the margin.`)
  }
  if (borders.some((border) => border - margin <= least || border + margin >= most)) {
    refuse(`${points} reaches beyond the end of the scale. Lower the margin, or claim up to the end.`)
  }
}
