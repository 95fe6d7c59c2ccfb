import {
  anyMapping,
  either,
  listOf,
  mappingOf,
  mappingWith,
  numberWithin,
  oneOf,
  optional,
  orNull,
  type Shape,
  text,
  truth,
  wholeNumber,
} from '../files/data-shape.ts'
import { MOST_GAMES } from '../grammar/option-values.ts'

const SEED = wholeNumber(0, 2 ** 32 - 1)
const SIDE = oneOf(0, 1)
const GAMES = wholeNumber(1, MOST_GAMES)
const SERIES = { seed: SEED, budget: optional(wholeNumber()) }
const VERSIONS = { compare: optional(text), variant: optional(listOf(text)) }
const ERROR_RATE = numberWithin(0.0001, 0.5)

/** What each command was asked for; what the words mean is found out as on the command line. */
const TERMS = {
  simulate: mappingWith({
    ...SERIES,
    ...VERSIONS,
    games: optional(GAMES),
    players: text,
    until: optional(text),
    assert: optional(listOf(text)),
  }),
  prove: mappingWith({
    ...SERIES,
    ...VERSIONS,
    claim: text,
    players: optional(text),
    strengths: optional(text),
    alpha: ERROR_RATE,
    beta: ERROR_RATE,
    margin: text,
    games: GAMES,
  }),
  tournament: mappingWith({ ...SERIES, players: text, games: GAMES }),
} satisfies Readonly<Record<string, Shape>>

/** The commands whose games can be played in parts. */
export type ShardedCommand = keyof typeof TERMS

/** More than any battle lasts. */
const MOST_TURNS = 1000

/** The record of a game. */
export const RECORD = mappingWith({
  number: GAMES,
  seed: SEED,
  winner: orNull(SIDE),
  digest: text,
  level: text,
  reason: text,
  turns: wholeNumber(0, MOST_TURNS),
  first: orNull(SIDE),
  actions: wholeNumber(),
  losses: listOf(
    mappingWith({
      piece: wholeNumber(),
      turn: wholeNumber(),
      place: text,
      strength: numberWithin(-1e6, 1e6),
      gone: truth,
    }),
  ),
  entries: listOf(
    mappingWith({
      piece: wholeNumber(),
      turn: wholeNumber(),
      place: text,
      how: oneOf('deployment', 'arrival', 'detachment'),
    }),
  ),
  posts: mappingOf(listOf(wholeNumber(), 2, 2)),
  deciding: listOf(text),
  scored: optional(listOf(wholeNumber(0, 1e6))),
})

const KEPT = either(
  mappingWith({ winners: listOf(text, 1, 2), digests: listOf(text, 1, 2) }),
  mappingWith({ records: listOf(listOf(RECORD), 1, 2) }),
)

/** The form of a part, but for what was asked for. */
export const PART: Shape = mappingWith({
  run: mappingWith({
    command: oneOf(...Object.keys(TERMS)),
    terms: anyMapping,
    battles: listOf(mappingWith({ source: text, rules: wholeNumber(), scenario: anyMapping }), 1),
  }),
  series: listOf(
    mappingWith({
      first: GAMES,
      games: wholeNumber(0, MOST_GAMES),
      failed: listOf(mappingWith({ number: GAMES, seed: SEED, message: text })),
      kept: KEPT,
    }),
    1,
  ),
})

/** What a command was asked for, as a part has it. */
export const termsOf = (command: ShardedCommand): Shape => TERMS[command]
