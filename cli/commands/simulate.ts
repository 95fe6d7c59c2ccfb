import { castOf } from '../../src/balance/game-record.ts'
import { buildReport, isPartial } from '../../src/balance/report.ts'
import { describeEnd } from '../../src/balance/report-text.ts'
import type { Portrait } from '../../src/engine/portrait.ts'
import { SIMULATE_FORMATS, type SimulateFormatName } from '../formats/simulate/index.ts'
import { type Io, printError } from '../io.ts'
import { markText, writeOutput } from '../output.ts'
import { chooseFormat } from '../output-format.ts'
import { openBattle, openEarlier, type SimulatedBattle } from '../simulate/battle.ts'
import { parseClaim, parseMargin, parsePlayers } from '../simulate/options.ts'
import { playGames, printFailedGames } from '../simulate/play-games.ts'
import { ProgressBar } from '../simulate/progress-bar.ts'
import { type SimulateReport, simulateExitCode } from '../simulate/report.ts'
import { colorsFor, visible, widthFor } from '../terminal.ts'

/** The flags of `berthier simulate`. */
export type SimulateOptions = {
  readonly games?: number
  readonly players: string
  readonly seed: number
  readonly budget?: number
  readonly jobs?: number
  readonly until?: string
  readonly compare?: string
  readonly assert?: readonly string[]
  readonly format?: SimulateFormatName
  readonly output?: string
  readonly force?: boolean
}

/** Enough for an interval of ±7 points; with --until, where it ends at the latest. */
const DEFAULT_GAMES = 200
const MOST_GAMES = 10_000

/** `berthier simulate`: plays a battle many times and tells who tends to win. `worker` is for tests. */
export async function runSimulate(name: string, options: SimulateOptions, io: Io, worker?: string): Promise<number> {
  const format = chooseFormat(SIMULATE_FORMATS, 'pretty', options, io)
  const margin = options.until === undefined ? undefined : parseMargin(options.until)
  const players = parsePlayers(options.players)
  const battle = await openBattle(name, io)
  const other = options.compare === undefined ? undefined : await openEarlier(options.compare, battle, io)
  const cast = castOf(battle)
  const claims = (options.assert ?? []).map((text) => parseClaim(text, cast))
  const games = options.games ?? (margin === undefined ? DEFAULT_GAMES : MOST_GAMES)
  const bar = new ProgressBar(games, io)
  const { seed, budget, jobs } = options
  const encounters = [battle, ...(other ? [other] : [])].map(({ scenario }) => ({ scenario, players }))
  const order = { encounters, games, seed, budget, jobs, margin }
  const series = await playGames(order, io, (settled) => bar.show(settled), worker)
  bar.erase()
  const terms = {
    players,
    seed,
    ...(budget !== undefined && { budget }),
    asked: games,
    ...(margin !== undefined && { margin }),
  }
  const subjects = [{ ...battle, cast }, other && { ...other, cast: castOf(other) }] as const
  const report: SimulateReport = { ...buildReport(terms, subjects, series, claims), ...portrait(battle) }
  printFailedGames(report.failed, { name, ...terms }, io)
  await publish(report, format, options, io)
  return simulateExitCode(report)
}

function portrait({ boardView, scenario }: SimulatedBattle): { portrait?: Portrait } {
  const found = boardView.portrayScenario(scenario)
  return found ? { portrait: found } : {}
}

/** Writes the report. Where that fails, as on a full disk, it is printed: the games shall not have been played in vain. */
async function publish(
  report: SimulateReport,
  name: SimulateFormatName,
  { output, force = false }: SimulateOptions,
  io: Io,
): Promise<void> {
  const write = async (format: SimulateFormatName) =>
    (await SIMULATE_FORMATS[format].load())(report, {
      colors: colorsFor(io.stdout, output === undefined ? io.env : { NO_COLOR: '1' }),
      width: widthFor(io.stdout),
    })
  if (output === undefined) {
    // CSV has no place to say that games are missing.
    if (name === 'csv' && isPartial(report)) printError(io, describeEnd(report)!)
    io.stdout.write(await write(name))
    return
  }
  if (report.statistics.games === 0) {
    // The report of an earlier run is worth more than one about nothing.
    printError(io, `${output} was not written: no game was completed.`)
    io.stdout.write(summary(await write('pretty')))
    return
  }
  const text = await write(name)
  try {
    await writeOutput(output, name === 'pretty' ? markText(text) : text, { force }, io)
  } catch (error) {
    io.stdout.write(await write('pretty'))
    throw error
  }
  io.stderr.write(`Wrote ${visible(output)}.\n`)
  io.stdout.write(summary(await write('pretty')))
}

/** The first block of a report for people: who tends to win. */
const summary = (text: string) => `${text.split('\n\n')[0]}\n`
