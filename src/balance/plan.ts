import type { GameResult } from './game-record.ts'
import type { SeriesData } from './games.ts'
import { type Question, untilDecided } from './sequential/question.ts'
import type { TestTerms } from './sequential/sequential-test.ts'
import { type StopRule, untilNarrow } from './stopping.ts'

/** When a series may end before all its games are played. Plain data. */
export type StopTerms =
  | { readonly kind: 'narrow'; readonly margin: number }
  | { readonly kind: 'decided'; readonly question: Question; readonly test: TestTerms }

/** A series to be played: everything that its result depends on. Plain data, the same for every machine. */
export type SeriesPlan = SeriesData & {
  /** How many games at the most: each in all encounters. */
  readonly games: number
  readonly stop?: StopTerms
}

export function stopRule(terms: StopTerms | undefined): StopRule<GameResult> | undefined {
  if (terms === undefined) return undefined
  return terms.kind === 'narrow' ? untilNarrow(terms.margin) : untilDecided(terms.question, terms.test)
}
