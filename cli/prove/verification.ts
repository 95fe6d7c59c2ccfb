import { isDeepStrictEqual } from 'node:util'
import type { GameResult } from '../../src/balance/game-record.ts'
import { MOST_FAILED, type Series } from '../../src/balance/ledger.ts'
import { mirrored } from '../../src/balance/mirrored.ts'
import type { SeriesPlan } from '../../src/balance/plan.ts'
import { fixedSize } from '../../src/balance/sequential/outlook.ts'
import { prove } from '../../src/balance/sequential/proof.ts'
import { digestScenario } from '../../src/engine/digest.ts'
import { count, quote } from '../../src/scenario/wording.ts'
import { type SimulatedBattle, sidesOf } from '../simulate/battle.ts'
import { parsePlayer } from '../simulate/options.ts'
import { UsageError } from '../usage-error.ts'
import { type Certificate, type CertifiedBattle, DIGITS, type Trial } from './certificate.ts'
import { parseProofClaim } from './claim.ts'
import { partsThatDiffer } from './outdated.ts'

/** What a battle has become since it was certified; nothing where it is the same. */
export function differencesOfBattle({ digest }: CertifiedBattle, { scenario, source }: SimulatedBattle): string[] {
  const parts = partsThatDiffer(digest, digestScenario(scenario))
  return parts.length === 0 ? [] : [`the battle ${source} is not the certified one: it differs in ${parts.join(', ')}.`]
}

/** A claim whose words say something else than what the games were weighed against. */
export function differencesOfClaim(
  { claim, trials, compared }: Certificate,
  [battle]: readonly SimulatedBattle[],
): string[] {
  const [first, second] = trials[0]!.players
  const players = [parsePlayer(first), parsePlayer(second)] as const
  const { margin, alpha, beta } = claim.test
  try {
    const subjects = { sides: sidesOf(battle!), players, isCompared: compared !== null }
    if (isDeepStrictEqual(parseProofClaim(claim.text, subjects, { margin, alpha, beta }), claim)) return []
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
  }
  return [`the claim reads ${quote(claim.text)}, and another was tested.`]
}

/** Figures that do not follow from the games of a trial. */
export function differencesOfFigures({ claim, most }: Certificate, trial: Trial): string[] {
  const damage = whyDamaged(trial, most)
  if (damage !== undefined) return [damage]
  const { winners, end } = trial
  const records = winners.map((line) => Array.from(line, (winner) => ({ winner: winner === '-' ? null : +winner })))
  const proof = prove(claim.question, claim.test, { records: records as GameResult[][], failed: [], end }, most)
  const found: Readonly<Record<string, unknown>> = JSON.parse(
    JSON.stringify({ ...proof, fixed: fixedSize(claim.test, proof.counts), games: records[0]!.length }),
  )
  const told = Object.fromEntries(Object.entries(trial).filter(([key]) => !PLAYED.includes(key)))
  return Object.keys({ ...found, ...told })
    .filter((key) => !isDeepStrictEqual(found[key], told[key]))
    .map((key) => `${key} is ${JSON.stringify(told[key])}, but by its games ${JSON.stringify(found[key])}.`)
}

function whyDamaged({ winners, digests, games, failed, end }: Trial, most: number): string | undefined {
  const isWhole =
    winners.length === digests.length &&
    winners.every((line) => line.length === games && /^[01-]*$/.test(line)) &&
    digests.every((line) => line.length === DIGITS * games && /^[0-9a-f]*$/.test(line))
  if (!isWhole) return `the list of its ${count(games, 'game')} is damaged.`
  // A series with more failed games is given up, and a game that is none of it cannot be missing.
  const isPlayable =
    failed.every((number, i) => number > (failed[i - 1] ?? 0) && number <= most) &&
    (failed.length < MOST_FAILED || end === 'too many failed')
  return isPlayable ? undefined : 'the list of its failed games is damaged.'
}

/** The series of a trial, to be played again. */
export function planOf(
  { claim, seed, budget, most }: Certificate,
  trial: Trial,
  battles: readonly SimulatedBattle[],
): SeriesPlan {
  const players = [parsePlayer(trial.players[0]), parsePlayer(trial.players[1])] as const
  const encounters =
    claim.question.kind === 'strength'
      ? mirrored(battles[0]!.scenario, players)
      : battles.map(({ scenario }) => ({ scenario, players }))
  return { encounters, games: most, series: seed, keep: 'results', ...(budget !== null && { budget }) }
}

/** The numbers of the games that count. */
export function numbersOf({ games, failed }: Trial): number[] {
  const [numbers, lost]: [number[], ReadonlySet<number>] = [[], new Set(failed)]
  for (let number = 1; numbers.length < games; number++) if (!lost.has(number)) numbers.push(number)
  return numbers
}

/** Games that went another way than certified: those that count, and those that are said to have failed. */
export function differencesOfGames(trial: Trial, { records: played, failed }: Series<GameResult>): string[] {
  const places = new Map(numbersOf(trial).map((number, place) => [number, place]))
  const unplayed = failed.filter(({ number }) => places.has(number))
  const differing = played.flatMap((games, encounter) =>
    games.flatMap(({ number, seed, winner, digest }) => {
      const place = places.get(number)
      if (place === undefined)
        return encounter > 0 ? [] : [`game ${number} (seed ${seed}) can be played, and was left out as failed.`]
      const [told, position] = [
        trial.winners[encounter]![place],
        trial.digests[encounter]!.slice(DIGITS * place, DIGITS * (place + 1)),
      ]
      if (told === String(winner ?? '-') && digest.startsWith(position)) return []
      const how = told === String(winner ?? '-') ? 'ends in another position' : 'has another winner'
      return [`game ${number} (seed ${seed}) of ${trial.players.join(' against ')} ${how} than certified.`]
    }),
  )
  return [...differing, ...unplayed.map(({ number, message }) => `game ${number} could not be played: ${message}.`)]
}

/** What was played, from which the figures follow. */
const PLAYED: readonly string[] = ['players', 'winners', 'digests', 'failed', 'end']
