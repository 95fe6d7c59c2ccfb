import { mirrored, mirroredScores } from '../../src/balance/mirrored.ts'
import type { SeriesPlan } from '../../src/balance/plan.ts'
import { prove } from '../../src/balance/sequential/proof.ts'
import type { PlayerName } from '../../src/players/index.ts'
import { shippedBattles } from '../files/shipped.ts'
import { TOURNAMENT_FORMATS, type TournamentFormatName } from '../formats/tournament/index.ts'
import { EXIT, type Io } from '../io.ts'
import { colorsFor } from '../output/terminal.ts'
import { type Claim, parseStrengthClaim } from '../prove/claim.ts'
import { openBattle } from '../simulate/battle.ts'
import { parsePlayer, parsePoints } from '../simulate/options.ts'
import { printFailedGames } from '../simulate/play-games.ts'
import {
  definite,
  parseQueue,
  type QueueFlags,
  type Told,
  type Undertaking,
  undertake,
} from '../simulate/undertaking.ts'
import type { BattleScore } from '../tournament-report.ts'
import { UsageError } from '../usage-error.ts'

/** The flags of `berthier tournament` that its games depend on. */
type TournamentTerms = {
  readonly players: string
  readonly games: number
  readonly seed: number
  readonly budget?: number
  /** What each battle is to decide, and with what errors. */
  readonly claim?: { readonly text: string; readonly alpha: number; readonly beta: number; readonly margin: string }
}

type TournamentOutput = { readonly format: TournamentFormatName }

/** The flags of `berthier tournament`. */
export type TournamentOptions = Omit<TournamentTerms, 'games' | 'claim'> &
  Partial<Told<TournamentFormatName>> & { readonly jobs?: number; readonly shard?: string } & QueueFlags & {
    readonly games?: number
    readonly claim?: string
    readonly alpha?: number
    readonly beta?: number
    readonly margin?: string
  }

/** Games in each battle: so many, or so many at most where a claim decides when it is enough. */
const [GAMES, MOST_GAMES] = [40, 20_000]

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
  const { format, output, force, jobs, shard, queue, without, ...flags } = options
  const terms = termsOf(flags)
  claimOf(terms)
  const battles = await Promise.all(
    (names.length > 0 ? names : [...shippedBattles().keys()].sort()).map((name) => openBattle(name, io)),
  )
  return undertake(
    TOURNAMENT,
    battles,
    terms,
    { jobs, worker, shard, ...parseQueue(queue, without, io) },
    definite({ format, output, force }),
    io,
  )
}

function termsOf({
  claim: text,
  alpha,
  beta,
  margin,
  games = text === undefined ? GAMES : MOST_GAMES,
  ...terms
}: Pick<
  TournamentOptions,
  'players' | 'games' | 'seed' | 'budget' | 'claim' | 'alpha' | 'beta' | 'margin'
>): TournamentTerms {
  if (text !== undefined) {
    return { ...terms, games, claim: { text, alpha: alpha ?? 0.05, beta: beta ?? 0.05, margin: margin ?? '2%' } }
  }
  const vain = Object.entries({ alpha, beta, margin }).find(([, value]) => value !== undefined)
  if (vain) throw new UsageError(`--${vain[0]} is for --claim. Add a claim, such as --claim "search 65..100%".`)
  return { ...terms, games }
}

/** What is claimed of the two players. */
function claimOf({ players, claim }: TournamentTerms): Claim | undefined {
  const pair = parsePair(players)
  if (claim === undefined) return undefined
  const { text, alpha, beta, margin } = claim
  if (pair[0] === pair[1]) throw new UsageError(`--claim ${text}: name two different players with --players.`)
  return parseStrengthClaim(text, pair, { alpha, beta, margin: parsePoints('--margin', margin) })
}

export const TOURNAMENT: Undertaking<TournamentTerms, TournamentOutput> = {
  command: 'tournament',

  chooseOutput({ format = 'pretty', output }) {
    if (output !== undefined) throw new UsageError('-o is for parts, with --shard. Use > FILE to keep the table.')
    return { format: format as TournamentFormatName }
  },

  plan(battles, terms) {
    const { players, games, seed, budget } = terms
    const claim = claimOf(terms)
    return battles.map(
      ({ scenario }): SeriesPlan => ({
        encounters: mirrored(scenario, parsePair(players)),
        games: Math.ceil(games / 2),
        series: seed,
        keep: 'results',
        ...(claim && { stop: { kind: 'decided', question: claim.question, test: claim.test } }),
        ...(budget !== undefined && { budget }),
      }),
    )
  },

  async finish(battles, terms, series, output, io) {
    const { games, seed, budget } = terms
    const players = parsePair(terms.players)
    const claim = claimOf(terms)
    const pairs = Math.ceil(games / 2)
    const scores = series.map((played, i): BattleScore => {
      const { records, failed } = played
      const { source, scenario } = battles[i]!
      const sides = Object.values(scenario.sides).map(({ name }) => name) as [string, string]
      const { id, title } = scenario
      const proof = claim && prove(claim.question, claim.test, played, pairs)
      return { source, id, title, sides, scores: mirroredScores(records), failed, ...(proof && { proof }) }
    })
    for (const { source, failed } of scores) printFailedGames(failed, { name: source, players, budget }, io)
    const interrupted = series.length < battles.length || series.some(({ end }) => end === 'interrupted')
    const asked = 2 * pairs * battles.length
    const report = { players, seed, budget, claim, pairs, asked, battles: scores, interrupted }
    io.stdout.write((await TOURNAMENT_FORMATS[output.format]())(report, { colors: colorsFor(io.stdout, io.env) }))
    if (interrupted) return EXIT.interrupted
    if (scores.some(({ failed, proof }) => failed.length > 0 || proof?.decision === 'refuted')) return EXIT.problems
    return scores.some(({ proof }) => proof?.decision === 'undecided') ? EXIT.undecided : EXIT.clean
  },
}

/** `search,heuristic`: two players, the first of whom the figures are about. */
function parsePair(text: string): readonly [PlayerName, PlayerName] {
  const names = text.split(',').map((name) => name.trim())
  if (names.length !== 2) throw new UsageError(`--players ${text}: name two players, such as search,heuristic.`)
  return [parsePlayer(names[0]!), parsePlayer(names[1]!)]
}
