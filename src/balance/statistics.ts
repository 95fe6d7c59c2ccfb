import type { Cast, GameRecord } from './game-record.ts'
import {
  type ArrivalFigures,
  arrivalsOf,
  type Grave,
  gravesOf,
  type LossFigures,
  lossesByPiece,
  lossesBySide,
  lossesByType,
  type PieceLosses,
  type TurnLosses,
  type TypeLosses,
  tempoOf,
} from './losses.ts'
import {
  type FirstMover,
  firstMoverOf,
  type Length,
  lengthOf,
  type Outcomes,
  outcomesOf,
  type WayTally,
  waysOf,
} from './outcomes.ts'
import { type KeyPlace, keysOf, type Post, postsOf } from './places.ts'
import { judge, type Verdict } from './verdict.ts'
import { type PointFigures, pointsOf } from './victory-points.ts'

/** What many games of a battle tell about it. Everything follows from their records. */
export type Statistics = {
  readonly games: number
  readonly verdict: Verdict
  readonly outcomes: Outcomes
  readonly length: Length
  readonly ways: readonly WayTally[]
  /** Absent where it is never told who acts first. */
  readonly firstMover: FirstMover | undefined
  readonly losses: readonly LossFigures[]
  readonly lossesByType: readonly TypeLosses[]
  readonly lossesByPiece: readonly PieceLosses[]
  readonly tempo: readonly TurnLosses[]
  readonly graves: readonly Grave[]
  readonly arrivals: readonly ArrivalFigures[]
  readonly posts: readonly Post[]
  readonly keys: readonly KeyPlace[]
  /** Absent where the battle has no victory points. */
  readonly points?: PointFigures
}

export function gatherStatistics(cast: Cast, records: readonly GameRecord[]): Statistics {
  const points = pointsOf(cast, records)
  return {
    games: records.length,
    verdict: judge(records),
    outcomes: outcomesOf(cast, records),
    length: lengthOf(cast, records),
    ways: waysOf(cast, records),
    firstMover: firstMoverOf(cast, records),
    losses: lossesBySide(cast, records),
    lossesByType: lossesByType(cast, records),
    lossesByPiece: lossesByPiece(cast, records),
    tempo: tempoOf(cast, records),
    graves: gravesOf(cast, records),
    arrivals: arrivalsOf(cast, records),
    posts: postsOf(cast, records),
    keys: keysOf(cast, records),
    ...(points && { points }),
  }
}

/** What a piece is called: `Foy (French infantry, H4)`, `Old Guard, M2`; by number where others are called alike. */
export function nameOfPiece({ pieces }: Cast, piece: number): string {
  const { name, type, at, side } = pieces[piece]!
  const fellows = pieces.flatMap((one, i) =>
    one.type === type && one.side === side && one.at === at && one.name === name ? [i] : [],
  )
  const number = fellows.length > 1 ? `no. ${fellows.indexOf(piece) + 1}` : ''
  const details = [type, at, number].filter(Boolean).join(', ')
  return name === undefined ? details : `${name} (${details})`
}
