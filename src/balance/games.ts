import type { System } from '../engine/system.ts'
import { findPlayer, type PlayerName } from '../players/index.ts'
import type { Scenario } from '../scenario/types.gen.ts'
import { type GameRecord, type GameResult, type GameSetting, playResult, recordGame } from './game-record.ts'
import { seedOfGame } from './seeds.ts'

/** A battle, and who plays its sides. */
export type Encounter = { readonly scenario: Scenario; readonly players: readonly [PlayerName, PlayerName] }

/** What all games of a series have in common, given to every thread once. Plain data. */
export type SeriesData = {
  /** Each game is played in all of them: in a battle and in the one that it is compared with, or by players who change sides. */
  readonly encounters: readonly Encounter[]
  /** How much `search` thinks, where it is not as usual. */
  readonly budget?: number
  readonly series: number
  /** What is kept of each game: everything, or how it ended. */
  readonly keep: 'records' | 'results'
}

/** A game as it went in each encounter, or why it could not be played. */
export type Result<Kept extends GameResult = GameRecord> =
  | { readonly number: number; readonly records: readonly Kept[] }
  | { readonly number: number; readonly seed: number; readonly failure: string }

/** What games ask of a rulebook. */
export type PlayableRulebook = Pick<System, 'id' | 'loadGame' | 'loadEvaluator' | 'loadStatisticsRecorder'>

/** Loads what the games of a series are played with: a setting for each encounter. */
export function loadSettings(
  { encounters, budget }: SeriesData,
  rulebooks: readonly PlayableRulebook[],
): Promise<readonly GameSetting[]> {
  return Promise.all(
    encounters.map(async ({ scenario, players }) => {
      const system = rulebooks.find(({ id }) => id === scenario.system)!
      const [game, recorder, first, second] = await Promise.all([
        system.loadGame(),
        system.loadStatisticsRecorder?.(),
        findPlayer(system, players[0], budget),
        findPlayer(system, players[1], budget),
      ])
      return { game, recorder, scenario, players: [first, second] as const }
    }),
  )
}

/** Plays the games of these numbers, each in every encounter. One that cannot be played does not keep the others from it. */
export function playNumbers<Kept extends GameResult>(
  settings: readonly GameSetting[],
  { series, keep }: Pick<SeriesData, 'series' | 'keep'>,
  numbers: readonly number[],
): Result<Kept>[] {
  // What is kept is what was ordered.
  const play = (keep === 'records' ? recordGame : playResult) as (...game: Parameters<typeof playResult>) => Kept
  return numbers.map((number) => {
    const seed = seedOfGame(series, number)
    try {
      return { number, records: settings.map((setting) => play(setting, number, seed)) }
    } catch (error) {
      return { number, seed, failure: error instanceof Error ? error.message : String(error) }
    }
  })
}
