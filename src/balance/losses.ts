import type { Cast, GameRecord } from './game-record.ts'
import { type Estimate, meanOf, wilson } from './intervals.ts'
import { type GameTally, lastTurn } from './outcomes.ts'

/** What is lost in a game on the average: whole pieces, and strength without what was recovered. */
export type LossFigures = { readonly pieces: Estimate; readonly strength: Estimate }

/** The losses of a side's pieces of one type. */
export type TypeLosses = LossFigures & {
  readonly side: number
  readonly type: string
  /** How many took part in a game on the average. */
  readonly present: number
}

/** What became of one piece. */
export type PieceLosses = {
  readonly piece: number
  /** Games in which it took part. */
  readonly present: number
  /** Those of them in which it was lost for good. */
  readonly gone: GameTally
  /** The strength that it lost in a game that it took part in. */
  readonly strength: number
  /** The turn in which it was lost, on the average; null where it never was. */
  readonly turn: number | null
}

/** A turn: in how many games it was played, and what each side lost in it. */
export type TurnLosses = { readonly turn: number; readonly games: number; readonly sides: readonly LossFigures[] }

/** A place in which pieces were lost for good: how many of each side, in all games. */
export type Grave = { readonly place: string; readonly gone: readonly number[] }

/** When a piece came into the battle, of those that can come later. */
export type ArrivalFigures = { readonly piece: number; readonly arrived: GameTally; readonly turn: number | null }

export function lossesBySide(cast: Cast, records: readonly GameRecord[]): readonly LossFigures[] {
  return cast.sides.map((_, side) => lossOf(records, (piece) => cast.pieces[piece]!.side === side))
}

export function lossesByType(cast: Cast, records: readonly GameRecord[]): readonly TypeLosses[] {
  const kinds = new Map(cast.pieces.map(({ side, type }) => [`${side} ${type}`, { side, type }]))
  const present = presences(cast, records)
  return [...kinds.values()]
    .map(({ side, type }) => {
      const isOne = (piece: number) => cast.pieces[piece]!.side === side && cast.pieces[piece]!.type === type
      const sum = present.reduce((total, games, piece) => total + (isOne(piece) ? games : 0), 0)
      return { side, type, present: sum / records.length, ...lossOf(records, isOne) }
    })
    .filter((losses) => losses.present > 0)
    .toSorted((a, b) => a.side - b.side || b.strength.value - a.strength.value)
}

/** Of every piece that took part in a game. */
export function lossesByPiece(cast: Cast, records: readonly GameRecord[]): readonly PieceLosses[] {
  const present = presences(cast, records)
  const strength = cast.pieces.map(() => 0)
  const turns: number[][] = cast.pieces.map(() => [])
  for (const { losses } of records) {
    for (const loss of losses) {
      strength[loss.piece]! += loss.strength
      if (loss.gone) turns[loss.piece]!.push(loss.turn)
    }
  }
  return cast.pieces.flatMap((_, piece) => {
    const [games, gone] = [present[piece]!, turns[piece]!]
    if (games === 0) return []
    const tally = { games: gone.length, share: wilson(gone.length, games) }
    return [{ piece, present: games, gone: tally, strength: strength[piece]! / games, turn: average(gone) }]
  })
}

/** Turn by turn; each is counted over the games that came to it. */
export function tempoOf(cast: Cast, records: readonly GameRecord[]): readonly TurnLosses[] {
  const last = lastTurn(records)
  return Array.from({ length: last }, (_, i) => {
    const played = records.filter(({ turns }) => turns > i)
    const inTurn = played.map((record) => ({ losses: record.losses.filter(({ turn }) => turn === i + 1) }))
    const sides = cast.sides.map((_side, side) => lossOf(inTurn, (piece) => cast.pieces[piece]!.side === side))
    return { turn: i + 1, games: played.length, sides }
  })
}

/** Where pieces were lost for good, the worst place first. */
export function gravesOf(cast: Cast, records: readonly GameRecord[]): readonly Grave[] {
  const graves = new Map<string, number[]>()
  for (const { losses } of records) {
    for (const { place, gone, piece } of losses) {
      if (!gone || place === '') continue
      const known = graves.get(place) ?? cast.sides.map(() => 0)
      known[cast.pieces[piece]!.side]!++
      graves.set(place, known)
    }
  }
  return [...graves]
    .map(([place, gone]) => ({ place, gone }))
    .toSorted((a, b) => sum(b.gone) - sum(a.gone) || (a.place < b.place ? -1 : 1))
}

/** Of all reinforcements, also of those that never came: in how many games they did, and when. */
export function arrivalsOf(cast: Cast, records: readonly GameRecord[]): readonly ArrivalFigures[] {
  const turns: number[][] = cast.pieces.map(() => [])
  for (const { entries } of records) {
    for (const { piece, turn, how } of entries) if (how === 'arrival') turns[piece]!.push(turn)
  }
  return cast.pieces.flatMap(({ arrives }, piece) => {
    const came = turns[piece]!
    if (!arrives && came.length === 0) return []
    const arrived = { games: came.length, share: wilson(came.length, records.length) }
    return [{ piece, arrived, turn: average(came) }]
  })
}

/** In how many games each piece took part: those on the board at the start, and those who came in. */
function presences({ pieces }: Cast, records: readonly GameRecord[]): number[] {
  const present = pieces.map(({ at }) => (at === undefined ? 0 : records.length))
  for (const { entries } of records) {
    for (const { piece } of entries) if (pieces[piece]!.at === undefined) present[piece]!++
  }
  return present
}

function lossOf(records: readonly Pick<GameRecord, 'losses'>[], counts: (piece: number) => boolean): LossFigures {
  const own = records.map(({ losses }) => losses.filter(({ piece }) => counts(piece)))
  return {
    pieces: meanOf(own.map((losses) => losses.filter(({ gone }) => gone).length)),
    strength: meanOf(own.map((losses) => sum(losses.map(({ strength }) => strength)))),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

const average = (numbers: readonly number[]) => (numbers.length === 0 ? null : sum(numbers) / numbers.length)
