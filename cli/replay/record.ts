import { type ReplayText, readReplay } from '../../src/engine/read-replay.ts'
import type { Replay } from '../../src/engine/replay.ts'
import { diagnose } from '../../src/scenario/diagnose.ts'
import { decode } from '../../src/scenario/reading/decode.ts'
import { shippedBattle, shippedBattles } from '../files/shipped.ts'
import type { Io } from '../io.ts'
import { openBattle, openRecorded, type SimulatedBattle } from '../simulate/battle.ts'
import { UsageError } from '../usage-error.ts'

/** The record of a game in a file, and what is wrong with it. */
export function readRecord(bytes: Uint8Array): ReplayText {
  const text = decode(bytes)
  if (typeof text === 'string') return readReplay(text)
  return { text: text.text, diagnostics: [diagnose(text.finding, text.range)], locate: () => undefined }
}

/** The battle that the caller names, else the one in the replay, else the shipped one of that system and id. */
export async function openBattleOf(
  replay: Replay,
  path: string,
  name: string | undefined,
  io: Io,
): Promise<SimulatedBattle> {
  const { id, variants } = replay.scenario
  if (name !== undefined) return openBattle(name, io, variants)
  if (replay.battle) return openRecorded(replay.battle, path, io)
  const shipped = shippedBattle(replay.system, id) ?? shippedBattles().get(id)
  if (shipped !== undefined) return openBattle(shipped, io, variants)
  throw new UsageError(`${id}, the battle of this game, is not a shipped one. Name its file with --scenario FILE.`)
}
