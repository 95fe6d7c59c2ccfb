import { mirrored, mirroredScores } from '../../src/balance/mirrored.ts'
import type { SeriesPlan } from '../../src/balance/plan.ts'
import type { PlayerName } from '../../src/players/index.ts'
import { TOURNAMENT_FORMATS, type TournamentFormatName } from '../formats/tournament/index.ts'
import { EXIT, type Io } from '../io.ts'
import { shippedBattles } from '../shipped.ts'
import { openBattle } from '../simulate/battle.ts'
import { parsePlayer } from '../simulate/options.ts'
import { printFailedGames } from '../simulate/play-games.ts'
import {
  definite,
  parseQueue,
  type QueueFlags,
  type Told,
  type Undertaking,
  undertake,
} from '../simulate/undertaking.ts'
import { colorsFor } from '../terminal.ts'
import type { BattleScore } from '../tournament-report.ts'
import { UsageError } from '../usage-error.ts'

/** The flags of `berthier tournament` that its games depend on. */
type TournamentTerms = {
  readonly players: string
  readonly games: number
  readonly seed: number
  readonly budget?: number
}

type TournamentOutput = { readonly format: TournamentFormatName }

export type TournamentOptions = TournamentTerms &
  Partial<Told<TournamentFormatName>> & { readonly jobs?: number; readonly shard?: string } & QueueFlags

/**
 * `berthier tournament`: two players against each other, each with both sides of every battle on the same dice. `worker`
 * is for tests.
 */
export async function runTournament(
  names: readonly string[],
  options: TournamentOptions,
  io: Io,
  worker?: string,
): Promise<number> {
  const { format, output, force, jobs, shard, queue, without, ...terms } = options
  parsePair(terms.players)
  const battles = await Promise.all(
    (names.length > 0 ? names : [...shippedBattles().keys()].sort()).map((name) => openBattle(name, io)),
  )
  return undertake(
    TOURNAMENT,
    battles,
    terms,
    { jobs, worker, shard, ...parseQueue(queue, without) },
    definite({ format, output, force }),
    io,
  )
}

export const TOURNAMENT: Undertaking<TournamentTerms, TournamentOutput> = {
  command: 'tournament',

  chooseOutput({ format = 'pretty', output }) {
    if (output !== undefined) throw new UsageError('-o is for parts, with --shard. Use > FILE to keep the table.')
    return { format: format as TournamentFormatName }
  },

  plan(battles, { players, games, seed, budget }) {
    return battles.map(
      ({ scenario }): SeriesPlan => ({
        encounters: mirrored(scenario, parsePair(players)),
        games: Math.ceil(games / 2),
        series: seed,
        keep: 'results',
        ...(budget !== undefined && { budget }),
      }),
    )
  },

  async finish(battles, { players: names, games, seed, budget }, series, output, io) {
    const players = parsePair(names)
    const scores = series.map(({ records, failed }, i): BattleScore => {
      const { source, scenario } = battles[i]!
      const sides = Object.values(scenario.sides).map(({ name }) => name) as [string, string]
      const { id, title } = scenario
      return { source, id, title, sides, scores: mirroredScores(records), failed }
    })
    for (const { source, failed } of scores) printFailedGames(failed, { name: source, players, budget }, io)
    const pairs = Math.ceil(games / 2)
    const interrupted = series.length < battles.length || series.some(({ end }) => end === 'interrupted')
    const report = { players, seed, budget, pairs, asked: 2 * pairs * battles.length, battles: scores, interrupted }
    io.stdout.write((await TOURNAMENT_FORMATS[output.format]())(report, { colors: colorsFor(io.stdout, io.env) }))
    if (interrupted) return EXIT.interrupted
    return scores.some(({ failed }) => failed.length > 0) ? EXIT.problems : EXIT.clean
  },
}

/** `search,heuristic`: two players, the first of whom the figures are about. */
function parsePair(text: string): readonly [PlayerName, PlayerName] {
  const names = text.split(',').map((name) => name.trim())
  if (names.length !== 2) throw new UsageError(`--players ${text}: name two players, such as search,heuristic.`)
  return [parsePlayer(names[0]!), parsePlayer(names[1]!)]
}
