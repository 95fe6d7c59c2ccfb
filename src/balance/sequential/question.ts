import type { GameResult } from '../game-record.ts'
import type { StopRule } from '../stopping.ts'
import { scoreOf } from '../verdict.ts'
import { CHANGE, GAME, PAIR, type Scale } from './likelihood.ts'
import { makeTest, type TestTerms } from './sequential-test.ts'

/**
 * What is asked of a series of games, and so what one observation is. Players of equal strength who change sides would only play
 * the same game again: therefore a battle's share is asked of single games.
 */
export type Question =
  /** The share of a side: each game by itself. */
  | { readonly kind: 'share'; readonly side: number }
  /** By how much the share of a side has changed: a game and the one before the change, on the same dice. */
  | { readonly kind: 'change'; readonly side: number }
  /** The share of the first player: two games on the same dice, once with each side. */
  | { readonly kind: 'strength' }

const SCALES: Readonly<Record<Question['kind'], Scale>> = { share: GAME, change: CHANGE, strength: PAIR }

export const scaleOf = ({ kind }: Question): Scale => SCALES[kind]

/** How often each value of the scale came up. */
export function tallyOf(question: Question, books: readonly (readonly GameResult[])[]): number[] {
  const counts = scaleOf(question).map(() => 0)
  for (let i = 0; i < books[0]!.length; i++) counts[placeOf(question, books, i)]!++
  return counts
}

/** Ends as soon as the claim is decided: the evidence is weighed after every game, which its bounds allow for. */
export function untilDecided(question: Question, terms: TestTerms): StopRule<GameResult> {
  const counts = scaleOf(question).map(() => 0)
  const test = makeTest(terms)
  let seen = 0
  return (books) => {
    if (books[0]!.length === seen) return undefined
    counts[placeOf(question, books, seen++)]!++
    return test(counts) ? 'decided' : undefined
  }
}

/** Where an observation stands on the scale. */
function placeOf(question: Question, books: readonly (readonly GameResult[])[], i: number): number {
  const score = (encounter: number, side: number) => scoreOf(books[encounter]![i]!, side)
  // Twice or four times its worth, counted from the least.
  if (question.kind === 'share') return 2 * score(0, question.side)
  if (question.kind === 'change') return 2 * (score(0, question.side) - score(1, question.side)) + 2
  return 2 * (score(0, 0) + score(1, 1))
}
