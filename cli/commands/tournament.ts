import { mirrored, mirroredScores } from '../../src/balance/mirrored.ts'
import type { PlayerName } from '../../src/players/index.ts'
import { TOURNAMENT_FORMATS, type TournamentFormatName } from '../formats/tournament/index.ts'
import { EXIT, type Io } from '../io.ts'
import { shippedBattles } from '../shipped.ts'
import { openBattle } from '../simulate/battle.ts'
import { parsePlayer } from '../simulate/options.ts'
import { playGames, printFailedGames } from '../simulate/play-games.ts'
import { ProgressBar } from '../simulate/progress-bar.ts'
import { colorsFor } from '../terminal.ts'
import type { BattleScore } from '../tournament-report.ts'
import { UsageError } from '../usage-error.ts'

/** The flags of `berthier tournament`. */
export type TournamentOptions = {
  readonly players: string
  readonly games: number
  readonly seed: number
  readonly budget?: number
  readonly jobs?: number
  readonly format: TournamentFormatName
}

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
  const { seed, budget, jobs } = options
  const players = parsePair(options.players)
  const pairs = Math.ceil(options.games / 2)
  const battles = await Promise.all(
    (names.length > 0 ? names : [...shippedBattles().keys()].sort()).map((name) => openBattle(name, io)),
  )
  const bar = new ProgressBar(2 * pairs * battles.length, io)
  const scores: BattleScore[] = []
  for (const { scenario, source } of battles) {
    const before = 2 * pairs * scores.length
    const order = { encounters: mirrored(scenario, players), games: pairs, seed, budget, jobs }
    const series = await playGames(order, io, (settled) => bar.show(before + 2 * settled), worker)
    const sides = Object.values(scenario.sides).map(({ name }) => name) as [string, string]
    const { id, title } = scenario
    scores.push({ source, id, title, sides, scores: mirroredScores(series.records), failed: series.failed })
    if (io.signal.aborted) break
  }
  bar.erase()
  for (const { source, failed } of scores) printFailedGames(failed, { name: source, players, budget }, io)
  const format = await TOURNAMENT_FORMATS[options.format]()
  const interrupted = io.signal.aborted
  const report = { players, seed, budget, pairs, asked: 2 * pairs * battles.length, battles: scores, interrupted }
  io.stdout.write(format(report, { colors: colorsFor(io.stdout, io.env) }))
  if (interrupted) return EXIT.interrupted
  return scores.some(({ failed }) => failed.length > 0) ? EXIT.problems : EXIT.clean
}

/** `search,heuristic`: two players, the first of whom the figures are about. */
function parsePair(text: string): readonly [PlayerName, PlayerName] {
  const names = text.split(',').map((name) => name.trim())
  if (names.length !== 2) throw new UsageError(`--players ${text}: name two players, such as search,heuristic.`)
  return [parsePlayer(names[0]!), parsePlayer(names[1]!)]
}
