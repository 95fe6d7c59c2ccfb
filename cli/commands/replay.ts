import type { ReplayText } from '../../src/engine/read-replay.ts'
import { playReplay, type Replay, type Stop } from '../../src/engine/replay.ts'
import { Lines } from '../../src/scenario/position.ts'
import { STDIN } from '../files/files.ts'
import { REPLAY_FORMATS, type ReplayFormatName } from '../formats/replay/index.ts'
import { type Io, readLines } from '../io.ts'
import { chooseFormat } from '../output/format.ts'
import { openBattleOf, readRecord } from '../replay/record.ts'
import { type LoggedAction, type ReplayedGame, type ReplayReport, replayExitCode } from '../replay/report.ts'
import { writeReport } from '../replay/write-report.ts'
import type { SimulatedBattle } from '../simulate/battle.ts'
import { readOrRefuse } from '../usage-error.ts'

/** The flags of `berthier replay`. */
export type ReplayOptions = {
  readonly scenario?: string
  readonly format?: ReplayFormatName
  readonly output?: string
  readonly force?: boolean
}

/** `berthier replay`: plays a recorded game again and tells what happened; at a terminal, step by step. */
export async function runReplay(file: string, options: ReplayOptions, io: Io): Promise<number> {
  const format = chooseFormat(REPLAY_FORMATS, 'text', options, io)
  const path = file === '-' ? STDIN : file
  const read = readRecord(await readOrRefuse(path, io))
  const battle = read.replay && (await openBattleOf(read.replay, path, options.scenario, io))
  const game = read.replay && battle && play(read, read.replay, battle)
  const report: ReplayReport = { file: { path, validation: read }, ...(game && { game }) }
  if (battle && game && isSteppedThrough(path, options, io)) return stepThrough(battle, game, report.file, io)
  await writeReport(report, REPLAY_FORMATS, format, options, io)
  return replayExitCode(report)
}

function play(read: ReplayText, replay: Replay, { game, scenario }: SimulatedBattle): ReplayedGame {
  const log: LoggedAction[] = []
  const { stop, ...result } = playReplay(game, scenario, replay, (state, events, text) => {
    log.push({ text, events: events.map((event) => ({ event, told: game.describe(state, event) })) })
  })
  return { replay, log, result, ...(stop && { stop: { ...stop, ...locate(stop, read) } }) }
}

/** Where in the file the replay stops: at an action, or at what the file says of the battle, the rules or the end. */
function locate({ kind, action }: Stop, { text, locate: find }: ReplayText) {
  const [start, end] = find(action ? ['actions', action.number - 1] : [kind]) ?? [0, 0]
  const lines = new Lines(text)
  return { start: lines.at(start), end: lines.at(end) }
}

/** A person who looks on and types has not asked for all of it at once. */
function isSteppedThrough(path: string, { format, output }: ReplayOptions, { isTyped = false, stdout }: Io): boolean {
  return isTyped && stdout.isTTY && path !== STDIN && format === undefined && output === undefined
}

async function stepThrough(
  battle: SimulatedBattle,
  game: ReplayedGame,
  file: ReplayReport['file'],
  io: Io,
): Promise<number> {
  const { Stepper } = await import('../replay/stepper.ts')
  const stepper = new Stepper(battle, game, file, await battle.system.loadPresenter?.(), io)
  const lines = readLines(io)
  try {
    return await stepper.run(lines)
  } finally {
    await lines.return(undefined)
  }
}
