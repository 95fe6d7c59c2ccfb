import { Tinypool } from 'tinypool'
import { type GameRecord, recordGame, type Setting } from '../../src/balance/game-record.ts'
import { seedOfGame } from '../../src/balance/seeds.ts'
import { findPlayer, type PlayerName } from '../../src/players/index.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

/** What all games of a series have in common, given to every worker once. */
export type WorkerData = {
  /** The battle, and the one that it is compared with. */
  readonly scenarios: readonly Scenario[]
  readonly players: readonly [PlayerName, PlayerName]
  /** How much `search` thinks, where it is not as usual. */
  readonly budget?: number
  readonly series: number
}

/** A game as it went on each of the battles, or why it could not be played. */
export type Result =
  | { readonly number: number; readonly records: readonly GameRecord[] }
  | { readonly number: number; readonly seed: number; readonly failure: string }

let settings: Promise<readonly Setting[]> | undefined

/** Plays the games of these numbers, each on every battle. */
export default async function play(numbers: readonly number[]): Promise<Result[]> {
  const data = Tinypool.workerData as WorkerData
  settings ??= Promise.all(data.scenarios.map((scenario) => load(scenario, data)))
  const battles = await settings
  return numbers.map((number) => {
    const seed = seedOfGame(data.series, number)
    try {
      return { number, records: battles.map((battle) => recordGame(battle, number, seed)) }
    } catch (error) {
      return { number, seed, failure: error instanceof Error ? error.message : String(error) }
    }
  })
}

async function load(scenario: Scenario, { players: [first, second], budget }: WorkerData): Promise<Setting> {
  const system = SYSTEMS.find(({ id }) => id === scenario.system)!
  const [game, chronicler] = await Promise.all([system.loadGame(), system.loadChronicler?.()])
  return {
    game,
    chronicler,
    scenario,
    players: [await findPlayer(system, first, budget), await findPlayer(system, second, budget)],
  }
}
