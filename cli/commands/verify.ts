import { randomInt } from 'node:crypto'
import { basename, dirname, join, resolve } from 'node:path'
import type { GameResult } from '../../src/balance/game-record.ts'
import { count } from '../../src/scenario/wording.ts'
import { exists } from '../files/files.ts'
import { originOf } from '../files/seal.ts'
import { EXIT, type Io } from '../io.ts'
import { visible } from '../output/terminal.ts'
import type { Certificate, Trial } from '../prove/certificate.ts'
import { describeTrial } from '../prove/proof-text.ts'
import { readCertificate } from '../prove/read-certificate.ts'
import {
  differencesOfBattle,
  differencesOfClaim,
  differencesOfFigures,
  differencesOfGames,
  numbersOf,
  planOf,
} from '../prove/verification.ts'
import { openBattles, type SimulatedBattle } from '../simulate/battle.ts'
import { playGames } from '../simulate/play-games.ts'
import { ProgressBar } from '../simulate/progress-bar.ts'
import { readWholeOrRefuse } from '../usage-error.ts'

/** The flags of `berthier verify`. */
export type VerifyOptions = {
  readonly scenario?: string
  readonly compare?: string
  readonly sample?: number
  readonly jobs?: number
}

/** More than these need not be listed to see that something is wrong. */
const MOST_LISTED = 10

/** `berthier verify`: checks a certificate, and plays its games again. */
export async function runVerify(file: string, options: VerifyOptions, io: Io): Promise<number> {
  const bytes = await readWholeOrRefuse(file, io)
  const certificate = readCertificate(bytes.toString('utf8'), file)
  const changed = originOf(bytes) === 'ours' ? [] : ['the certificate was changed after berthier made it.']
  const battles = await openCertified(file, certificate, options, io)
  const before = differencesBeforePlay(certificate, battles)
  const mayPlay = before.length === 0
  const { played, found, asked } = mayPlay ? await replay(certificate, battles, options, io) : NOTHING
  const differences = [...changed, ...before, ...found]
  for (const difference of differences.slice(0, MOST_LISTED)) io.stdout.write(`${visible(sentence(difference))}\n`)
  const rest = differences.length - MOST_LISTED
  if (rest > 0) io.stdout.write(`… and ${count(rest, 'other difference')}.\n`)
  for (const trial of certificate.trials) io.stdout.write(`${visible(describeTrial(certificate, trial))}\n`)
  const again = played === 0 ? 'No game was played again.' : `${played} of ${count(asked, 'game')} played again.`
  const verdict = differences.length === 0 ? 'Verified' : 'NOT VERIFIED'
  io.stdout.write(`${visible(file)}: ${io.signal.aborted ? 'interrupted' : verdict}. ${again}\n`)
  if (io.signal.aborted) return EXIT.interrupted
  return differences.length === 0 ? EXIT.clean : EXIT.problems
}

const NOTHING = { played: 0, found: [], asked: 0 } as const

const sentence = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`

/** The battle beside the certificate, or what it was called; and the one that it is compared with. */
async function openCertified(
  file: string,
  { battle, compared }: Certificate,
  { scenario, compare }: VerifyOptions,
  io: Io,
): Promise<readonly SimulatedBattle[]> {
  const beside = join(dirname(file), basename(battle.source))
  const name = scenario ?? (exists(resolve(io.cwd, beside)) ? beside : battle.source)
  return openBattles(name, compared ? (compare ?? compared.source) : undefined, io, battle.variants)
}

function differencesBeforePlay(certificate: Certificate, battles: readonly SimulatedBattle[]): string[] {
  const { engine, battle, compared, trials } = certificate
  const { system, game } = battles[0]!
  const rules =
    engine.system === system.id && engine.rules === game.version
      ? []
      : [
          `it was played by rules ${engine.rules} of ${engine.system}, and this Berthier has ${game.version} of ${system.id}.`,
        ]
  const changes = differencesOfBattle(battle, battles[0]!)
  const earlier = compared ? differencesOfBattle(compared, battles[1]!) : []
  const claim = differencesOfClaim(certificate, battles)
  const figures = trials.flatMap((trial) => differencesOfFigures(certificate, trial))
  return [...rules, ...changes, ...earlier, ...claim, ...figures]
}

/** Plays all games of all trials again, or a sample of each. */
async function replay(
  certificate: Certificate,
  battles: readonly SimulatedBattle[],
  { sample, jobs }: VerifyOptions,
  io: Io,
): Promise<{ readonly played: number; readonly found: readonly string[]; readonly asked: number }> {
  const { trials } = certificate
  const chosen = trials.map((trial) => choose(trial, sample))
  const encounters = trials[0]!.winners.length
  const total = (numbers: readonly (readonly unknown[])[]) =>
    numbers.reduce((sum, some) => sum + some.length, 0) * encounters
  const bar = new ProgressBar(Math.max(1, total(chosen)), io)
  const found: string[] = []
  let played = 0
  for (const [i, trial] of trials.entries()) {
    if (io.signal.aborted || chosen[i]!.length === 0) continue
    const plan = planOf(certificate, trial, battles)
    const show = (settled: number) => bar.show(played + settled * encounters)
    const series = await playGames<GameResult>(plan, { jobs }, io, show, chosen[i])
    played += series.records[0]!.length * encounters
    for (const difference of differencesOfGames(trial, series)) found.push(difference)
  }
  bar.erase()
  return { played, found, asked: total(trials.map(numbersOf)) }
}

/**
 * Which games are played again. A sample is nobody's to foresee: whoever changed a game must expect it to be chosen. Failed games have to
 * fail again: whoever could leave out what he likes could prove anything.
 */
function choose(trial: Trial, sample: number | undefined): readonly number[] {
  const chosen = [...chooseAmong(numbersOf(trial), sample), ...trial.failed]
  return chosen.sort((a, b) => a - b)
}

function chooseAmong(numbers: number[], sample: number | undefined): readonly number[] {
  if (sample === undefined || sample >= numbers.length) return numbers
  for (let i = 0; i < sample; i++) {
    const other = randomInt(i, numbers.length)
    ;[numbers[i], numbers[other]] = [numbers[other]!, numbers[i]!]
  }
  return numbers.slice(0, sample)
}
