import { type ReplayText, readReplay } from '../../src/engine/read-replay.ts'
import { playReplay, type Replay, type Stop } from '../../src/engine/replay.ts'
import { decode } from '../../src/scenario/decode.ts'
import { diagnose } from '../../src/scenario/diagnose.ts'
import { Lines } from '../../src/scenario/position.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { checkBytes } from '../check.ts'
import { STDIN } from '../files.ts'
import { REPLAY_FORMATS, type ReplayFormatName } from '../formats/replay/index.ts'
import type { Io } from '../io.ts'
import { Refusal, readOrRefuse } from '../refusal.ts'
import { type LoggedAction, type ReplayReport, replayExitCode } from '../replay-report.ts'
import { describeTally, tally } from '../results.ts'
import { findBattle, shippedBattles } from '../shipped.ts'
import { colorsFor, widthFor } from '../terminal.ts'

/** The flags of `berthier replay`. */
export type ReplayOptions = { readonly scenario?: string; readonly format: ReplayFormatName }

/** `berthier replay`: plays a recorded game again and tells what happened. */
export async function runReplay(file: string, options: ReplayOptions, io: Io): Promise<number> {
  const path = file === '-' ? STDIN : file
  const read = readBytes(await readOrRefuse(path, io))
  const game = read.replay && (await play(read, read.replay, options.scenario, io))
  const report: ReplayReport = { file: { path, validation: read }, ...(game && { game }) }
  const format = await REPLAY_FORMATS[options.format]()
  io.stdout.write(format(report, { colors: colorsFor(io.stdout, io.env), width: widthFor(io.stdout) }))
  return replayExitCode(report)
}

function readBytes(bytes: Uint8Array): ReplayText {
  const text = decode(bytes)
  if (typeof text === 'string') return readReplay(text)
  return { text: text.text, diagnostics: [diagnose(text.finding, text.range)], locate: () => undefined }
}

async function play(read: ReplayText, replay: Replay, name: string | undefined, io: Io): Promise<ReplayReport['game']> {
  const scenario = await loadBattle(name === undefined ? shippedFor(replay) : findBattle(name, io), io)
  const game = await SYSTEMS.find(({ id }) => id === scenario.system)!.loadGame()
  const log: LoggedAction[] = []
  const { stop, ...result } = playReplay(game, scenario, replay, (state, events, text) => {
    log.push({ text, events: events.map((event) => ({ event, told: game.tell(state, event) })) })
  })
  return { replay, log, result, ...(stop && { stop: { ...stop, ...locate(stop, read) } }) }
}

/** The battle that ships under the id in a replay. */
function shippedFor({ scenario: { id } }: Replay): string {
  const path = shippedBattles().get(id)
  if (path !== undefined) return path
  throw new Refusal(`this is a game of the battle ${id}, which does not ship. Name its file: --scenario FILE.`)
}

async function loadBattle(path: string, io: Io): Promise<Scenario> {
  const result = await checkBytes(path, await readOrRefuse(path, io), {}, io)
  const scenario = 'validation' in result ? result.validation.scenario : undefined
  if (scenario) return scenario
  throw new Refusal(`cannot play ${path}: ${describeTally(tally([result]))}; berthier validate shows them.`)
}

/** Where in the file the replay stops: at an action, or at what the file says of the battle, the rules or the end. */
function locate({ kind, action }: Stop, { text, locate: find }: ReplayText) {
  const [start, end] = find(action ? ['actions', action.number - 1] : [kind]) ?? [0, 0]
  const lines = new Lines(text)
  return { start: lines.at(start), end: lines.at(end) }
}
