import type { Cast, GameRecord } from './game-record.ts'
import { differenceOf, type Estimate, meanOf, wilson } from './intervals.ts'
import { shareOf } from './verdict.ts'

/** Games of one kind: how many, and what share of all. */
export type GameTally = { readonly games: number; readonly share: Estimate }

/** How games ended. */
export type Outcomes = {
  /** By side: its share with half the draws, its victories, and these by level, the greatest first. */
  readonly sides: readonly {
    readonly share: Estimate
    readonly wins: GameTally
    readonly levels: readonly (GameTally & { readonly level: string })[]
  }[]
  readonly draws: GameTally
}

export function outcomesOf(cast: Cast, records: readonly GameRecord[]): Outcomes {
  const found = [...new Set(records.map(({ level }) => level))]
  const levels = [...cast.levels, ...found.filter((level) => !cast.levels.includes(level)).toSorted()]
  const tally = (counts: (record: GameRecord) => boolean): GameTally => {
    const games = records.filter(counts).length
    return { games, share: wilson(games, records.length) }
  }
  return {
    sides: cast.sides.map((_, side) => ({
      share: shareOf(records, side),
      wins: tally(({ winner }) => winner === side),
      levels: levels.flatMap((level) => {
        const won = tally((record) => record.winner === side && record.level === level)
        return won.games === 0 ? [] : [{ level, ...won }]
      }),
    })),
    draws: tally(({ winner }) => winner === null),
  }
}

/** How long games took. */
export type Length = {
  readonly turns: Estimate
  readonly actions: Estimate
  /** By the turn in which games ended: how many each side won, and how many were drawn. */
  readonly byTurn: readonly { readonly turn: number; readonly wins: readonly number[]; readonly draws: number }[]
}

export function lengthOf(cast: Cast, records: readonly GameRecord[]): Length {
  const last = lastTurn(records)
  return {
    turns: meanOf(records.map(({ turns }) => turns)),
    actions: meanOf(records.map(({ actions }) => actions)),
    byTurn: Array.from({ length: last }, (_, i) => {
      const ended = records.filter(({ turns }) => turns === i + 1)
      return {
        turn: i + 1,
        wins: cast.sides.map((_side, side) => ended.filter(({ winner }) => winner === side).length),
        draws: ended.filter(({ winner }) => winner === null).length,
      }
    }),
  }
}

/** The turn in which the longest game ended: of a million games, too many for the arguments of a call. */
export function lastTurn(records: readonly GameRecord[]): number {
  return records.reduce((last, { turns }) => Math.max(last, turns), 0)
}

/** How often a battle was decided in one way, and when. */
export type WayTally = GameTally & {
  readonly reason: string
  readonly text: string
  /** By side, how many of these games it won. */
  readonly wins: readonly number[]
  /** The turn on the average; null where it never happened. */
  readonly turn: number | null
}

/** Every way that the battle has, and others that occurred, those that decided most games first. */
export function waysOf(cast: Cast, records: readonly GameRecord[]): readonly WayTally[] {
  const known = new Map(cast.ways.map(({ reason, text }) => [reason, text]))
  for (const { reason } of records) if (!known.has(reason)) known.set(reason, reason)
  const tallies = [...known].map(([reason, text]) => {
    const games = records.filter((record) => record.reason === reason)
    return {
      reason,
      text,
      games: games.length,
      share: wilson(games.length, records.length),
      wins: cast.sides.map((_, side) => games.filter(({ winner }) => winner === side).length),
      turn: games.length === 0 ? null : meanOf(games.map(({ turns }) => turns)).value,
    }
  })
  return tallies.toSorted((a, b) => b.games - a.games)
}

/** What it is worth to act first in the battle. */
export type FirstMover = {
  /** Games in which it is known who did. */
  readonly games: number
  /** How much greater a side's share is when it acts first; it is the same for both. Absent where one always does. */
  readonly effect: Estimate | undefined
  /** By side: how often it acted first, and its share then and otherwise. */
  readonly sides: readonly { readonly firsts: number; readonly first: Estimate; readonly second: Estimate }[]
}

export function firstMoverOf(cast: Cast, records: readonly GameRecord[]): FirstMover | undefined {
  const known = records.filter(({ first }) => first !== null)
  if (known.length === 0) return undefined
  const sides = cast.sides.map((_, side) => {
    const [firsts, others] = [true, false].map((isFirst) => known.filter(({ first }) => (first === side) === isFirst))
    return { firsts: firsts!.length, first: shareOf(firsts!, side), second: shareOf(others!, side) }
  })
  const { firsts, first, second } = sides[0]!
  const effect = firsts === 0 || firsts === known.length ? undefined : differenceOf(first, second)
  return { games: known.length, effect, sides }
}
