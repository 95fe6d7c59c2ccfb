import { setImmediate } from 'node:timers/promises'
import { seedOfGame } from '../../src/balance/seeds.ts'
import { findPlayer, type PlayerName } from '../../src/players/index.ts'
import { addScores, NO_GAMES, playMirrored, type Score } from '../../src/players/tournament.ts'
import { TOURNAMENT_FORMATS, type TournamentFormatName } from '../formats/tournament/index.ts'
import { EXIT, type Io } from '../io.ts'
import { Refusal } from '../refusal.ts'
import { shippedBattles } from '../shipped.ts'
import { type Battle, openBattle } from '../simulate/battle.ts'
import { readPlayer } from '../simulate/options.ts'
import { ProgressBar } from '../simulate/progress-bar.ts'
import { colorsFor } from '../terminal.ts'
import type { BattleScore } from '../tournament-report.ts'

/** The flags of `berthier tournament`. */
export type TournamentOptions = {
  readonly players: string
  readonly games: number
  readonly seed: number
  readonly budget?: number
  readonly format: TournamentFormatName
}

/** `berthier tournament`: two players against each other, each with both sides of every battle on the same dice. */
export async function runTournament(names: readonly string[], options: TournamentOptions, io: Io): Promise<number> {
  const players = readPair(options.players)
  const pairs = Math.ceil(options.games / 2)
  const battles = await Promise.all(
    (names.length > 0 ? names : [...shippedBattles().keys()].sort()).map((name) => openBattle(name, io)),
  )
  const bar = new ProgressBar(2 * pairs * battles.length, io)
  let played = 0
  const scores: BattleScore[] = []
  for (const battle of battles) {
    scores.push(await playBattle(battle, players, pairs, options, io, () => bar.show(++played)))
    if (io.signal.aborted) break
  }
  bar.erase()
  const format = await TOURNAMENT_FORMATS[options.format]()
  const interrupted = io.signal.aborted
  const { seed, budget } = options
  const report = { players, seed, budget, pairs, battles: scores, interrupted }
  io.stdout.write(format(report, { colors: colorsFor(io.stdout, io.env) }))
  return interrupted ? EXIT.interrupted : EXIT.clean
}

/** The score after all pairs of games, or as many as were played before a person stopped it. */
async function playBattle(
  { game, scenario, system }: Battle,
  names: readonly [PlayerName, PlayerName],
  pairs: number,
  { seed, budget }: TournamentOptions,
  io: Io,
  tick: () => void,
): Promise<BattleScore> {
  const players = [await findPlayer(system, names[0], budget), await findPlayer(system, names[1], budget)] as const
  const scores: [Score, Score] = [NO_GAMES, NO_GAMES]
  for (let pair = 0; pair < pairs; pair++) {
    for (const { side, result } of playMirrored(game, scenario, seedOfGame(seed, pair), players)) {
      scores[side] = addScores(scores[side], { ...NO_GAMES, [result]: 1 })
      tick()
      // Ctrl-C is heard only between games.
      await setImmediate()
      if (io.signal.aborted) break
    }
    if (io.signal.aborted) break
  }
  const sides = Object.values(scenario.sides).map(({ name }) => name) as [string, string]
  return { id: scenario.id, title: scenario.title, sides, scores }
}

/** `search,heuristic`: two players, the first of whom the figures are about. */
function readPair(text: string): readonly [PlayerName, PlayerName] {
  const names = text.split(',').map((name) => name.trim())
  if (names.length !== 2) throw new Refusal(`--players ${text}: name two players, such as search,heuristic.`)
  return [readPlayer(names[0]!), readPlayer(names[1]!)]
}
