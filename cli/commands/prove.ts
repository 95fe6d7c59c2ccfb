import { mirrored } from '../../src/balance/mirrored.ts'
import type { SeriesPlan } from '../../src/balance/plan.ts'
import { PLAYER_NAMES, type PlayerName } from '../../src/players/index.ts'
import { PROVE_FORMATS, type ProveFormatName } from '../formats/prove/index.ts'
import { EXIT, type Io, printError } from '../io.ts'
import { chooseFormat } from '../output/format.ts'
import { markText, writeOutput } from '../output/output.ts'
import { colorsFor, visible } from '../output/terminal.ts'
import { type Certificate, certify } from '../prove/certificate.ts'
import { type Claim, parseProofClaim } from '../prove/claim.ts'
import { openBattles, type SimulatedBattle, sidesOf } from '../simulate/battle.ts'
import { parsePlayer, parsePlayers, parsePoints } from '../simulate/options.ts'
import { printFailedGames } from '../simulate/play-games.ts'
import {
  definite,
  parseQueue,
  type QueueFlags,
  type Told,
  type Undertaking,
  undertake,
} from '../simulate/undertaking.ts'
import { UsageError } from '../usage-error.ts'

/** The flags of `berthier prove` that its games depend on. */
export type ProveTerms = {
  readonly claim: string
  readonly compare?: string
  readonly variant?: readonly string[]
  readonly players?: string
  readonly strengths?: string
  readonly alpha: number
  readonly beta: number
  readonly margin: string
  readonly games: number
  readonly seed: number
  readonly budget?: number
}

/** Those about what is told. */
type ProveOutput = Told<ProveFormatName>

export type ProveOptions = ProveTerms &
  Partial<ProveOutput> & { readonly jobs?: number; readonly shard?: string } & QueueFlags

/** `berthier prove`: decides a claim about a battle with as few games as it takes. `worker` is for tests. */
export async function runProve(name: string, options: ProveOptions, io: Io, worker?: string): Promise<number> {
  const { format, output, force, jobs, shard, queue, without, ...terms } = options
  const battles = await openBattles(name, terms.compare, io, terms.variant)
  return undertake(
    PROVE,
    battles,
    terms,
    { jobs, worker, shard, ...parseQueue(queue, without, io) },
    definite({ format, output, force }),
    io,
  )
}

export const PROVE: Undertaking<ProveTerms, ProveOutput> = {
  command: 'prove',

  chooseOutput: (asked, io) => ({ ...asked, format: chooseFormat(PROVE_FORMATS, 'pretty', asked, io) }),

  plan(battles, terms) {
    const { question, test } = claimOf(battles, terms)
    return pairingsOf(terms).map(
      (players): SeriesPlan => ({
        encounters:
          question.kind === 'strength'
            ? mirrored(battles[0]!.scenario, players)
            : battles.map(({ scenario }) => ({ scenario, players })),
        games: terms.games,
        series: terms.seed,
        keep: 'results',
        stop: { kind: 'decided', question, test },
        ...(terms.budget !== undefined && { budget: terms.budget }),
      }),
    )
  },

  async finish(battles, terms, series, output, io) {
    const pairings = pairingsOf(terms)
    const { seed, budget, games: most } = terms
    series.forEach(({ failed }, i) =>
      printFailedGames(failed, { name: battles[0]!.source, players: pairings[i]!, budget }, io),
    )
    const trials = series.map((one, i) => ({ players: pairings[i]!, series: one }))
    const certificate = certify(claimOf(battles, terms), battles, { seed, budget, most }, trials)
    await publish(certificate, output, io)
    return exitCodeOf(certificate, pairings.length)
  },
}

function claimOf(battles: readonly SimulatedBattle[], terms: ProveTerms): Claim {
  const errors = { margin: parsePoints('--margin', terms.margin), alpha: terms.alpha, beta: terms.beta }
  const subjects = { sides: sidesOf(battles[0]!), players: pairingsOf(terms)[0]!, isCompared: battles.length > 1 }
  return parseProofClaim(terms.claim, subjects, errors)
}

/** Who plays: one pairing, or one for each strength. */
function pairingsOf({ players, strengths }: ProveTerms): readonly (readonly [PlayerName, PlayerName])[] {
  if (strengths === undefined) return [parsePlayers(players ?? 'heuristic')]
  if (players !== undefined) throw new UsageError('--players and --strengths exclude each other. Use one of them.')
  const names = strengths.split(',').map((name) => parsePlayer(name.trim()))
  return PLAYER_NAMES.filter((name) => names.includes(name)).map((name) => [name, name])
}

/** 0 proved, 1 refuted or games failed, 3 undecided; of several strengths, the worst. */
function exitCodeOf({ trials }: Certificate, asked: number): number {
  if (trials.length < asked || trials.some(({ end }) => end === 'interrupted')) return EXIT.interrupted
  if (trials.some(({ failed, decision }) => failed.length > 0 || decision === 'refuted')) return EXIT.problems
  return trials.some(({ decision }) => decision === 'undecided') ? EXIT.undecided : EXIT.clean
}

/** Writes the certificate. Where that fails, as on a full disk, it is printed: the games shall not have been played in vain. */
async function publish(certificate: Certificate, { format, output, force }: ProveOutput, io: Io) {
  const write = async (name: ProveFormatName) =>
    (await PROVE_FORMATS[name].load())(certificate, {
      colors: colorsFor(io.stdout, output === undefined ? io.env : { NO_COLOR: '1' }),
    })
  if (output === undefined) {
    io.stdout.write(await write(format))
    return
  }
  if (certificate.trials.every(({ games }) => games === 0)) {
    printError(io, `${output} was not written: no game was completed.`)
    io.stdout.write(await write('pretty'))
    return
  }
  const text = await write(format)
  try {
    await writeOutput(output, format === 'pretty' ? markText(text) : text, { force }, io)
  } catch (error) {
    io.stdout.write(await write(format === 'json' ? 'json' : 'pretty'))
    throw error
  }
  io.stderr.write(`Wrote ${visible(output)}.\n`)
  io.stdout.write(await write('pretty'))
}
