import { castOf, type GameRecord } from '../../src/balance/game-record.ts'
import { buildReport, isPartial, type SeriesTerms } from '../../src/balance/report.ts'
import { describeEnd } from '../../src/balance/report-text.ts'
import type { Portrait } from '../../src/engine/portrait.ts'
import { SIMULATE_FORMATS, type SimulateFormatName } from '../formats/simulate/index.ts'
import { type Io, printError } from '../io.ts'
import { chooseFormat } from '../output/format.ts'
import { markText, writeOutput } from '../output/output.ts'
import { colorsFor, visible, widthFor } from '../output/terminal.ts'
import { openBattles, type SimulatedBattle } from '../simulate/battle.ts'
import { parseClaim, parsePlayers, parsePoints } from '../simulate/options.ts'
import { printFailedGames } from '../simulate/play-games.ts'
import { type SimulateReport, simulateExitCode } from '../simulate/report.ts'
import {
  definite,
  parseQueue,
  type QueueFlags,
  type Told,
  type Undertaking,
  undertake,
} from '../simulate/undertaking.ts'

/** The flags of `berthier simulate` that its games depend on. */
type SimulateTerms = {
  readonly games?: number
  readonly players: string
  readonly seed: number
  readonly budget?: number
  readonly until?: string
  readonly compare?: string
  readonly variant?: readonly string[]
  readonly assert?: readonly string[]
}

export type SimulateOptions = SimulateTerms &
  Partial<Told<SimulateFormatName>> & { readonly jobs?: number; readonly shard?: string } & QueueFlags

/** Enough for an interval of ±7 points; with --until, where it ends at the latest. */
const DEFAULT_GAMES = 200
const MOST_GAMES = 10_000

/** `berthier simulate`: plays a battle many times and tells who tends to win. `worker` is for tests. */
export async function runSimulate(name: string, options: SimulateOptions, io: Io, worker?: string): Promise<number> {
  const { format, output, force, jobs, shard, queue, without, ...terms } = options
  seriesTermsOf(terms)
  const battles = await openBattles(name, terms.compare, io, terms.variant)
  return undertake(
    SIMULATE,
    battles,
    terms,
    { jobs, worker, shard, ...parseQueue(queue, without, io) },
    definite({ format, output, force }),
    io,
  )
}

export const SIMULATE: Undertaking<SimulateTerms, Told<SimulateFormatName>, GameRecord> = {
  command: 'simulate',

  chooseOutput: (asked, io) => ({ ...asked, format: chooseFormat(SIMULATE_FORMATS, 'pretty', asked, io) }),

  plan(battles, terms) {
    const { players, seed, budget, asked, margin } = seriesTermsOf(terms)
    claimsOf(battles, terms)
    return [
      {
        encounters: battles.map(({ scenario }) => ({ scenario, players })),
        games: asked,
        series: seed,
        keep: 'records',
        ...(budget !== undefined && { budget }),
        ...(margin !== undefined && { stop: { kind: 'narrow', margin } }),
      },
    ]
  },

  async finish(battles, terms, [series], told, io) {
    const [battle, other] = battles.map((one) => ({ ...one, cast: castOf(one) }))
    const order = seriesTermsOf(terms)
    const balance = buildReport(order, [battle!, other], series!, claimsOf(battles, terms))
    const report: SimulateReport = { ...balance, ...portrait(battle!) }
    printFailedGames(report.failed, { name: battle!.source, ...order }, io)
    await publish(report, told, io)
    return simulateExitCode(report)
  },
}

/** How the series is ordered. */
function seriesTermsOf({ games, until, seed, budget, ...terms }: SimulateTerms): SeriesTerms & {
  readonly players: ReturnType<typeof parsePlayers>
} {
  const margin = until === undefined ? undefined : parsePoints('--until', until)
  return {
    players: parsePlayers(terms.players),
    seed,
    ...(budget !== undefined && { budget }),
    asked: games ?? (margin === undefined ? DEFAULT_GAMES : MOST_GAMES),
    ...(margin !== undefined && { margin }),
  }
}

const claimsOf = ([battle]: readonly SimulatedBattle[], { assert = [] }: SimulateTerms) =>
  assert.map((text) => parseClaim(text, castOf(battle!)))

function portrait({ boardView, scenario }: SimulatedBattle): { portrait?: Portrait } {
  const found = boardView.portrayScenario(scenario)
  return found ? { portrait: found } : {}
}

/** Writes the report. Where that fails, as on a full disk, it is printed: the games shall not have been played in vain. */
async function publish(
  report: SimulateReport,
  { format: name, output, force }: Told<SimulateFormatName>,
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
