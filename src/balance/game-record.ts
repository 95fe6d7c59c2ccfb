import { Digest } from '../engine/digest.ts'
import type {
  AwardEntry,
  EntryKind,
  PieceEntry,
  StatisticsFact,
  StatisticsRecorder,
  VictoryReason,
} from '../engine/statistics-recorder.ts'
import type { Game } from '../engine/system.ts'
import { playGame } from '../players/play-game.ts'
import type { Player } from '../players/player.ts'
import type { Scenario } from '../scenario/types.gen.ts'

/** What every game of a battle has in common. Plain data. */
export type Cast = {
  /** The sides by their places. */
  readonly sides: readonly { readonly id: string; readonly name: string }[]
  /** How great a victory can be, the greatest first; empty where the system does not say. */
  readonly levels: readonly string[]
  readonly pieces: readonly PieceEntry[]
  readonly ways: readonly VictoryReason[]
  /** What scores victory points, where the battle has any. */
  readonly awards?: readonly AwardEntry[]
}

/** What must be known of a game to say who tends to win, and to check it. Plain data. */
export type GameResult = {
  /** The place of the game in its series, from 1. */
  readonly number: number
  readonly seed: number
  /** The side that won, by its place; null in a draw. */
  readonly winner: number | null
  /** A digest of the last position, dice included: whoever plays the game again must come to the very same. */
  readonly digest: string
}

/** What is kept of a game. Plain data: everything that is told about many games is counted from these. */
export type GameRecord = GameResult & {
  readonly level: string
  readonly reason: string
  /** The turn in which it ended. */
  readonly turns: number
  /** The side that acted first in the battle; null where nobody tells. */
  readonly first: number | null
  readonly actions: number
  readonly losses: readonly LossRecord[]
  readonly entries: readonly EntryRecord[]
  /** By place: how many units of each side stood there, added up over the ends of all turns. */
  readonly posts: Readonly<Record<string, readonly number[]>>
  /** The places that it turned on. */
  readonly deciding: readonly string[]
  /** By award: how often it was scored; absent in a battle without victory points. */
  readonly scored?: readonly number[]
}

/** Strength that a piece lost; a recovery is a loss below zero, without a place, and whoever left the board has none. */
type LossRecord = {
  readonly piece: number
  readonly turn: number
  readonly place: string
  readonly strength: number
  readonly gone: boolean
}

/** A piece that came into the battle after it was set up. */
type EntryRecord = { readonly piece: number; readonly turn: number; readonly place: string; readonly how: EntryKind }

/** What a game to record depends on. */
export type GameSetting = {
  readonly game: Game<unknown, unknown>
  readonly recorder: StatisticsRecorder<unknown> | undefined
  readonly scenario: Scenario
  readonly players: readonly [Player<unknown, unknown>, Player<unknown, unknown>]
}

/** Reads from a battle what all its games have in common. */
export function castOf({ game, recorder, scenario }: Omit<GameSetting, 'players'>): Cast {
  const state = game.setup(scenario, 0)
  const awards = recorder?.awards?.(scenario) ?? []
  return {
    sides: game.sides(state).map((id) => ({ id, name: scenario.sides[id]?.name ?? id })),
    levels: recorder?.levels ?? [],
    pieces: recorder?.pieces(state) ?? [],
    ways: recorder?.ways(scenario) ?? [],
    ...(awards.length > 0 && { awards }),
  }
}

/** Plays one game of a series and keeps only how it ended. */
export function playResult({ game, scenario, players }: GameSetting, number: number, seed: number): GameResult {
  const { outcome, state } = playGame({ game, scenario, seed, players })
  return { number, seed, winner: outcome.winner ?? null, digest: digestOf(game, state) }
}

/** Plays one game of a series and keeps its record. */
export function recordGame(
  { game, recorder, scenario, players }: GameSetting,
  number: number,
  seed: number,
): GameRecord {
  const sides = Object.keys(scenario.sides)
  const losses: LossRecord[] = []
  const entries: EntryRecord[] = []
  // Without a prototype it is a dictionary: otherwise V8 makes a class for every order of places, and keeps them all.
  const posts = Object.create(null) as Record<string, number[]>
  const noteStations = (state: unknown) => {
    for (const { side, place } of recorder!.stations(state)) {
      const units = (posts[place] ??= sides.map(() => 0))
      units[side]!++
    }
  }
  let turn = 1
  let first: number | null = null
  const note = (fact: StatisticsFact) => {
    if (fact.kind === 'turn') turn = fact.turn
    else if (fact.kind === 'first') first ??= sides.indexOf(fact.side)
    else if (fact.kind === 'entry') entries.push({ piece: fact.piece, turn, place: fact.place, how: fact.how })
    else if (fact.kind === 'loss') {
      losses.push({ piece: fact.piece, turn, place: fact.place, strength: fact.strength, gone: fact.gone })
    } else if (fact.kind === 'recovery')
      losses.push({ piece: fact.piece, turn, place: '', strength: -fact.strength, gone: false })
  }
  const after = (state: unknown, events: Parameters<NonNullable<Observe>>[1]) => {
    for (const event of events) {
      const fact = recorder!.record(event)
      if (fact?.kind === 'turn' && fact.turn > turn) noteStations(state)
      if (fact) note(fact)
    }
  }
  const { outcome, actions, state } = playGame({
    game,
    scenario,
    seed,
    players,
    ...(recorder && { observe: { after } }),
  })
  if (recorder) noteStations(state)
  const graveOf = (piece: number) => losses.find((loss) => loss.piece === piece && loss.gone)?.place
  const deciding = recorder?.deciding(state, graveOf) ?? []
  const { winner = null, level, reason } = outcome
  first ??= recorder?.first?.(state) ?? null
  const digest = digestOf(game, state)
  const scored = recorder?.scored?.(state) ?? []
  return {
    number,
    seed,
    winner,
    actions,
    digest,
    level,
    reason,
    turns: turn,
    first,
    losses,
    entries,
    posts,
    deciding,
    ...(scored.length > 0 && { scored }),
  }
}

const digestOf = (game: Game<unknown, unknown>, state: unknown) =>
  new Digest().words(game.fingerprint(state)).toString()

type Observe = NonNullable<Parameters<typeof playGame>[0]['observe']>['after']
