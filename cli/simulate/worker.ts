import { Tinypool } from 'tinypool'
import type { GameResult, GameSetting } from '../../src/balance/game-record.ts'
import { loadSettings, playNumbers, type Result } from '../../src/balance/games.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import type { ThreadData } from './thread.ts'

let settings: Promise<readonly GameSetting[]> | undefined

/** Plays the games of these numbers, each in every encounter. */
export default async function play(numbers: readonly number[]): Promise<Result<GameResult>[]> {
  const data = Tinypool.workerData as ThreadData
  settings ??= load(data)
  return playNumbers(await settings, data, numbers)
}

async function load(data: ThreadData): Promise<readonly GameSetting[]> {
  const { importRulebook } = data.rulebooks.length > 0 ? await import('../rulebooks/load.ts') : {}
  const others = await Promise.all(data.rulebooks.map((file) => importRulebook!(file)))
  return loadSettings(data, [...SYSTEMS, ...others])
}
