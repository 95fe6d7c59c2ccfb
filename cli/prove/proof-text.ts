import type { Estimate } from '../../src/balance/intervals.ts'
import { hasBorder } from '../../src/balance/sequential/sequential-test.ts'
import { count } from '../../src/scenario/wording.ts'
import type { Certificate, Trial } from './certificate.ts'

/** What became of the claim at one strength, in a word or two. */
export const DECISIONS = { proved: 'proved', refuted: 'refuted', undecided: 'undecided' } as const

/** `heuristic (French) against heuristic (Allied): refuted after 214 games, seed 1`. */
export function describeTrial(certificate: Certificate, trial: Trial): string {
  const { claim, seed, budget } = certificate
  const effort = budget === null ? '' : `, budget ${budget}`
  const end = trial.end === 'interrupted' ? 'interrupted' : DECISIONS[trial.decision]
  return `${describePlayers(certificate, trial)}: ${claim.text} is ${end} after ${observations(claim.question.kind, trial.games)}, seed ${seed}${effort}.`
}

function describePlayers({ battle: { sides }, claim }: Certificate, { players: [first, second] }: Trial): string {
  if (claim.question.kind === 'strength') return `${first} against ${second}, each with both sides`
  return `${first} (${sides[0]}) against ${second} (${sides[1]})`
}

function observations(kind: Certificate['claim']['question']['kind'], games: number): string {
  return kind === 'share' ? count(games, 'game') : count(games, 'pair of games', 'pairs of games')
}

/** `The French share is 66.1 % (59.9–69.2 %): 226 won, 42 drawn, 111 lost.` */
export function describeEstimate(certificate: Certificate, trial: Trial): string {
  const { question } = certificate.claim
  const { estimate, counts, games } = trial
  if (games === 0) return 'No game was completed.'
  const subject = nameOfSubject(certificate, trial)
  if (question.kind === 'share') {
    const [lost, drawn, won] = counts
    return `The ${subject} share is ${formatShare(estimate)}: ${won} won, ${drawn} drawn, ${lost} lost.`
  }
  if (question.kind === 'strength') {
    return `${subject} scores ${formatShare(estimate)}; in ${counts[4]} pairs it won both games, in ${counts[0]} it lost both.`
  }
  const [better, worse] = [counts[3]! + counts[4]!, counts[0]! + counts[1]!]
  return `The change shifts the ${subject} share by ${formatPoints(estimate)}: in ${better} pairs it did better, in ${worse} worse, in ${counts[2]} the same.`
}

/** Whom the figures are about. */
function nameOfSubject({ claim, battle }: Certificate, { players }: Trial): string {
  return claim.question.kind === 'strength' ? players[0] : battle.sides[claim.question.side]!
}

/** Why nothing is decided, and what it would take. */
export function describeOutlook({ claim, most }: Certificate, trial: Trial): string | undefined {
  const { outlook, end, estimate } = trial
  if (!outlook) return undefined
  const why = end === 'complete' ? `${most} were not enough.` : 'The evidence does not suffice.'
  const { low, high, scale, margin } = claim.test
  const near = [low, high].find((border) => hasBorder(scale, border) && Math.abs(estimate.value - border) < margin)
  const hint =
    near === undefined ? '' : ' It lies at a border of the claim; a wider margin or another claim is decided sooner.'
  return `${why} If it is as it seems, half of all tests are decided after ${outlook.half} and nine of ten after ${outlook.most}: add --games ${outlook.most}.${hint}`
}

/** What the decision rests on: `Evidence at 40 %: +3.02 …`. */
export function describeEvidence({ claim }: Certificate, { evidence, bounds, fixed, games }: Trial): string {
  const { low, high, alpha, beta, margin } = claim.test
  const isChange = claim.question.kind === 'change'
  const figure = (border: number, found: number | undefined) =>
    found === undefined ? [] : [`${signed(found)} at ${isChange ? `${inPoints(border)} points` : plain(border)}`]
  const found = [...figure(low, evidence.low), ...figure(high, evidence.high)].join(', ')
  const saved = games < fixed ? ` A test of fixed size takes ${fixed}.` : ''
  return `Log-likelihood ratio ${found}; proved at ${signed(bounds.proved)}, refuted at ${signed(bounds.refuted)}. At most ${plain(alpha)} of wrong claims are proved and ${plain(beta)} of right ones refuted, farther than ${+(margin * 100).toFixed(3)} points from a border.${saved}`
}

/** `Proved for beginner. Refuted for heuristic and search: the French share is above it.` */
export function describeStrengths(certificate: Certificate): string | undefined {
  const { trials, claim } = certificate
  if (trials.length < 2) return undefined
  const names = (some: readonly Trial[]) => some.map(({ players }) => players[0]).join(' and ')
  const sentence = (words: string, some: readonly Trial[]) => (some.length === 0 ? [] : [`${words} ${names(some)}.`])
  const refuted = trials.filter(({ decision }) => decision === 'refuted')
  const [above, below] = [true, false].map((isAbove) =>
    refuted.filter(({ estimate }) => estimate.value > (claim.test.low + claim.test.high) / 2 === isAbove),
  )
  const subject = nameOfSubject(certificate, trials[0]!)
  return [
    ...sentence(
      'Proved for',
      trials.filter(({ decision }) => decision === 'proved'),
    ),
    ...sentence(`${subject} above the claim for`, above!),
    ...sentence(`${subject} below the claim for`, below!),
    ...sentence(
      'Undecided for',
      trials.filter(({ decision }) => decision === 'undecided'),
    ),
  ].join(' ')
}

const plain = (part: number) => `${+(part * 100).toFixed(3)} %`
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`
const formatShare = ({ value, low, high }: Estimate) =>
  `${(value * 100).toFixed(1)} % (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)} %)`
const inPoints = (part: number) => `${part < 0 ? '−' : '+'}${Math.abs(part * 100).toFixed(1)}`
const formatPoints = ({ value, low, high }: Estimate) =>
  `${inPoints(value)} points (${inPoints(low)} to ${inPoints(high)})`
