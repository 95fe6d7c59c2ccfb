import type { HexGrid } from '../board/hex-grid.ts'
import { NOWHERE } from '../board/nowhere.ts'
import { type AwardData, describeAward } from '../scenario/conditions/awards.ts'
import type { Scenario } from '../scenario/types.gen.ts'
import type { GameEvent } from './system.ts'

/** A piece of a battle, as the books about many games list it. Pieces are known by their places in the list. */
export type PieceEntry = {
  /** The side that it fights for, by its place. */
  readonly side: number
  /** What it is, in words: `Old Guard`. */
  readonly type: string
  readonly name?: string
  /** What one of its kind is called in a sentence that has no name for it: `3-5 cavalry unit`; a unit of its type where it is left out. */
  readonly called?: string
  /** The place that it starts in, where it has one. */
  readonly at?: string
  /** Whether it comes later, if at all. */
  readonly arrives?: true
  /** How much it can lose. */
  readonly strength: number
}

/** A way in which a battle can be decided: what `Outcome.reason` says then, and the same as a sentence. */
export type VictoryReason = {
  readonly reason: string
  readonly text: string
  /** What held, as a clause for a story. */
  readonly cause?: string
}

/** What scores victory points in a battle: for which side, how many at a time, and the same as a sentence. */
export type AwardEntry = { readonly side: number; readonly points: number; readonly text: string }

/**
 * What an event means for the books: a turn begins, a side acts first, a piece comes into the battle, leaves it alive, loses
 * strength, is gone for good, or recovers. Whatever else happens is not counted.
 */
export type StatisticsFact =
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'first'; readonly side: string }
  | { readonly kind: 'entry'; readonly piece: number; readonly place: string; readonly how: EntryKind }
  /** `exited` are those of its side that have left by then. */
  | { readonly kind: 'exit'; readonly piece: number; readonly place: string; readonly exited: number }
  | {
      readonly kind: 'loss'
      readonly piece: number
      /** Nothing where it left the board: no place was the death of it. */
      readonly place: string
      readonly strength: number
      readonly gone: boolean
    }
  | { readonly kind: 'recovery'; readonly piece: number; readonly strength: number }

/** How a piece comes into a battle: placed before it begins, as a reinforcement, or left behind by another piece. */
export type EntryKind = 'deployment' | 'arrival' | 'detachment'

/** A clause of a story, in the past tense, and how much it matters there: from 1, which is left out first, to 3. */
export type StoryClause = { readonly text: string; readonly weight: 1 | 2 | 3 }

/** A place as a story tells it: `near La Haye Sainte`. */
export type DescribePlace = (label: string) => string

/** That a piece of a side stands in a place. */
export type PieceStation = { readonly side: number; readonly place: string }

/** Records what happens in a system's games, so that reports can count it without knowing the rules. */
export interface StatisticsRecorder<State> {
  /** How great a victory can be, the greatest first; what a draw is called comes last. */
  readonly levels: readonly string[]
  /** Everybody who can ever be in the battle. */
  pieces(state: State): readonly PieceEntry[]
  ways(scenario: Scenario): readonly VictoryReason[]
  /** Everything that scores victory points; absent where the rulebook has none. */
  awards?(scenario: Scenario): readonly AwardEntry[]
  /** How often each of them was scored in a battle that is over. */
  scored?(state: State): readonly number[]
  /** The side that acts first in every game of the battle, by its place; absent where the events tell it game by game. */
  first?(state: State): number
  record(event: GameEvent): StatisticsFact | undefined
  /** What a story of the battle tells of an event, besides who is lost by it; nothing for what it leaves out. */
  tell?(state: State, event: GameEvent, describePlace: DescribePlace): StoryClause | undefined
  /** What strength is counted in: `element`; nothing where units are lost whole. */
  readonly strengthIn?: string
  /** Where everybody stands who is on the board. */
  stations(state: State): readonly PieceStation[]
  /**
   * The places that a battle turned on which is over: those that the winner had to hold, and those in which the units fell
   * whose loss counted. `graveOf` tells where a piece was lost for good. None where no place decided.
   */
  deciding(state: State, graveOf: (piece: number) => string | undefined): readonly string[]
}

/** What is counted of each kind of event; kinds that are not there are not counted. */
export type FactsByKind<Event extends GameEvent> = {
  readonly [Kind in Event['kind']]?: (event: Extract<Event, { readonly kind: Kind }>) => StatisticsFact | undefined
}

/** The `record` of a system. Whoever keeps the books hands back the events of this game. */
export function recordBy<Event extends GameEvent>(facts: FactsByKind<Event>): StatisticsRecorder<never>['record'] {
  const factOf = facts as Readonly<Record<string, ((event: GameEvent) => StatisticsFact | undefined) | undefined>>
  return (event) => factOf[event.kind]?.(event)
}

/** What a story tells of each kind of event; kinds that are not there are left out. */
export type ClausesByKind<State, Event extends GameEvent> = {
  readonly [Kind in Event['kind']]?: (
    event: Extract<Event, { readonly kind: Kind }>,
    state: State,
    describePlace: DescribePlace,
  ) => StoryClause | undefined
}

/** The `tell` of a system. */
export function tellBy<State, Event extends GameEvent>(
  clauses: ClausesByKind<State, Event>,
): NonNullable<StatisticsRecorder<State>['tell']> {
  type Tell = (event: GameEvent, state: State, describePlace: DescribePlace) => StoryClause | undefined
  const clauseOf = clauses as Readonly<Record<string, Tell | undefined>>
  return (state, event, describePlace) => clauseOf[event.kind]?.(event, state, describePlace)
}

/** The `awards` of a system, by how it describes a condition. */
export function listAwards<C>(
  { sides }: Pick<Scenario, 'sides'>,
  points: readonly AwardData<C>[] = [],
  clause: (when: C, side: string) => string,
): AwardEntry[] {
  const ids = Object.keys(sides)
  const nameOf = (id: string) => sides[id]?.name ?? id
  return points.map((award) => ({
    side: ids.indexOf(award.side),
    points: award.points,
    text: `${describeAward(award, nameOf, clause)}.`,
  }))
}

/** Where the pieces of a battle on hexes stand. */
export function stationsOn(grid: HexGrid, hexes: Int32Array, sides: ArrayLike<number>): PieceStation[] {
  const stations: PieceStation[] = []
  hexes.forEach((hex, piece) => {
    if (hex !== NOWHERE) stations.push({ side: sides[piece]!, place: grid.label(hex) })
  })
  return stations
}

/** Where a piece was lost for good. */
export type GraveOf = (piece: number) => string | undefined

/** Where those of so many pieces fell whose loss counts. */
export function findGraves(pieces: number, counts: (piece: number) => boolean, graveOf: GraveOf): string[] {
  return Array.from({ length: pieces }, (_, piece) => (counts(piece) ? graveOf(piece) : undefined)).filter(
    (grave) => grave !== undefined,
  )
}
