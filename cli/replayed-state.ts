import { readReplay } from '../src/engine/read-replay.ts'
import { playReplay } from '../src/engine/replay.ts'
import type { System } from '../src/engine/system.ts'
import { decode } from '../src/scenario/reading/decode.ts'
import type { Scenario } from '../src/scenario/types.gen.ts'
import type { Io } from './io.ts'
import { readOrRefuse, UsageError } from './usage-error.ts'

/** A recorded game after so many of its actions; after the last where no number is given. */
export async function stateAt(
  system: System,
  scenario: Scenario,
  file: string,
  step: number | undefined,
  io: Io,
): Promise<unknown> {
  const text = decode(await readOrRefuse(file, io))
  const read = typeof text === 'string' ? readReplay(text) : undefined
  if (!read?.replay) throw new UsageError(`${file} is not a valid replay. Run berthier replay ${file} for details.`)
  const { replay } = read
  const last = replay.actions.length
  if (step !== undefined && step > last) throw new UsageError(`--step ${step}: the game has ${last} actions.`)
  const game = await system.loadGame()
  const actions = replay.actions.slice(0, step ?? last)
  // A part of a game has no end to compare.
  const { outcome: _outcome, position: _position, ...part } = replay
  const { state, stop } = playReplay(game, scenario, { ...part, actions })
  if (stop)
    throw new UsageError(`${file} does not fit the battle: ${stop.message} Run berthier replay ${file} for details.`)
  return state
}
