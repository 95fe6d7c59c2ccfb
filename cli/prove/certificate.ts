import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pkg from '../../package.json' with { type: 'json' }
import type { GameResult } from '../../src/balance/game-record.ts'
import type { Series } from '../../src/balance/ledger.ts'
import { fixedSize } from '../../src/balance/sequential/outlook.ts'
import { type Proof, prove } from '../../src/balance/sequential/proof.ts'
import { digestScenario } from '../../src/engine/digest.ts'
import { installed } from '../files/installation.ts'
import { MADE_BY } from '../files/seal.ts'
import type { SimulatedBattle } from '../simulate/battle.ts'
import type { Claim } from './claim.ts'

/** The form of certificates that this Berthier reads and writes. */
export const CERTIFICATE_FORMAT = 1

/** What was claimed of a battle, what came of it, and all that somebody else needs to check it. Plain data. */
export type Certificate = {
  readonly certificate: typeof CERTIFICATE_FORMAT
  readonly generator: string
  readonly engine: Engine
  readonly battle: CertifiedBattle
  /** The version before the change, where a change is claimed about. */
  readonly compared: CertifiedBattle | null
  readonly claim: Claim
  readonly seed: number
  /** How much `search` thinks, where it is not as usual. */
  readonly budget: number | null
  /** After how many games, or pairs of games, it would have ended in any case. */
  readonly most: number
  readonly trials: readonly Trial[]
}

/** What played. `build` is a digest of the program; other builds may play the very same games, which `rules` must allow. */
type Engine = {
  readonly berthier: string
  readonly system: string
  readonly rules: number
  readonly build: string
}

export type CertifiedBattle = {
  readonly source: string
  readonly id: string
  readonly title: string
  /** The variants of it that were chosen. */
  readonly variants?: readonly string[]
  /** By side, what it is called. */
  readonly sides: readonly string[]
  /** Digests of the parts of the battle that matter for play. */
  readonly digest: Readonly<Record<string, string>>
}

/** A series of games between two players. */
export type Trial = Proof & {
  readonly players: readonly [string, string]
  readonly end: Series['end']
  /** How many games, or pairs of games, count. */
  readonly games: number
  /** What a test of fixed size with the same errors takes. */
  readonly fixed: number
  /** The numbers of games that could not be played. */
  readonly failed: readonly number[]
  /** By encounter, a character a game: the place of the side that won, or `-` for a draw. */
  readonly winners: readonly string[]
  /** By encounter, eight hexadecimal digits a game: where it ended, dice included. */
  readonly digests: readonly string[]
}

/** So many digits of a game's digest are kept: a wrong game has them once in four thousand million. */
export const DIGITS = 8

export function certify(
  claim: Claim,
  [battle, compared]: readonly SimulatedBattle[],
  terms: { readonly seed: number; readonly budget: number | undefined; readonly most: number },
  trials: readonly { readonly players: readonly [string, string]; readonly series: Series<GameResult> }[],
): Certificate {
  const { system, game } = battle!
  return {
    certificate: CERTIFICATE_FORMAT,
    generator: MADE_BY,
    engine: { berthier: pkg.version, system: system.id, rules: game.version, build: digestOfBuild() },
    battle: describeBattle(battle!),
    compared: compared ? describeBattle(compared) : null,
    claim,
    seed: terms.seed,
    budget: terms.budget ?? null,
    most: terms.most,
    trials: trials.map(({ players, series }) => trialOf(claim, players, series, terms.most)),
  }
}

function trialOf(claim: Claim, players: readonly [string, string], series: Series<GameResult>, most: number): Trial {
  const proof = prove(claim.question, claim.test, series, most)
  return {
    players,
    end: series.end,
    games: series.records[0]!.length,
    ...proof,
    fixed: fixedSize(claim.test, proof.counts),
    failed: series.failed.map(({ number }) => number),
    winners: series.records.map((games) => games.map(({ winner }) => winner ?? '-').join('')),
    digests: series.records.map((games) => games.map(({ digest }) => digest.slice(0, DIGITS)).join('')),
  }
}

function describeBattle({ source, scenario }: SimulatedBattle): CertifiedBattle {
  const { id, title, chosen } = scenario
  const sides = Object.entries(scenario.sides).map(([side, { name }]) => name ?? side)
  return { source, id, title, ...(chosen && { variants: chosen }), sides, digest: digestScenario(scenario) }
}

/** The program that plays games names its parts by their digests, so that its own stands for all of them. */
function digestOfBuild(): string {
  return createHash('sha256')
    .update(readFileSync(installed('dist/simulate-worker.js')))
    .digest('hex')
    .slice(0, 16)
}
