import { Tinypool } from 'tinypool'
import type { GameSetting } from '../../src/balance/game-record.ts'
import { loadSettings, playNumbers, type Result, type SeriesData } from '../../src/balance/games.ts'

let settings: Promise<readonly GameSetting[]> | undefined

/** Plays the games of these numbers, each in every encounter. */
export default async function play(numbers: readonly number[]): Promise<Result[]> {
  const data = Tinypool.workerData as SeriesData
  settings ??= loadSettings(data)
  return playNumbers(await settings, data.series, numbers)
}
