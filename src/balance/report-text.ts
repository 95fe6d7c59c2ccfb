import { timeInBrackets } from '../scenario/clock.ts'
import type { Clock } from '../scenario/types.gen.ts'
import { count } from '../scenario/wording.ts'
import type { Cast } from './game-record.ts'
import type { Estimate } from './intervals.ts'
import type { FailedGame } from './ledger.ts'
import { type Balance, isPartial, type JudgedClaim } from './report.ts'
import type { Statistics } from './statistics.ts'
import type { Verdict } from './verdict.ts'

/** `78 %`. */
export function percent(part: number): string {
  return Number.isNaN(part) ? '–' : `${(part * 100).toFixed(0)} %`
}

/** `71–84 %`. */
export function range({ low, high }: Estimate): string {
  return `${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)} %`
}

/** `78 % (71–84 %)`. */
export const share = (estimate: Estimate) => `${percent(estimate.value)} (${range(estimate)})`

/** `4.3 ± 0.2`. */
export function mean({ value, high }: Estimate, digits = 1): string {
  if (Number.isNaN(value)) return '–'
  const figure = minus(value.toFixed(digits))
  return high === value ? figure : `${figure} ± ${(high - value).toFixed(digits)}`
}

/** `4.3 (16:18)`: a mean of turns, and what time that is. */
export const meanTurn = (turn: number, clock: Clock | undefined) => `${turn.toFixed(1)}${timeInBrackets(clock, turn)}`

/** A figure with the sign that people write; what is rounded to nothing has none. */
const minus = (figure: string) => figure.replace('-', Number(figure) === 0 ? '' : '−')

/** `+4.2 points (+1.0 to +7.4)`. */
export function points({ value, low, high }: Estimate): string {
  return `${signed(value)} points (${signed(low)} to ${signed(high)})`
}

function signed(change: number): string {
  if (Number.isNaN(change)) return '–'
  const text = Math.abs(change * 100).toFixed(1)
  return Number(text) === 0 ? '0.0' : `${change < 0 ? '−' : '+'}${text}`
}

/** `French share 78 % (71–84 %), 150 won, 12 drawn, 38 lost: lopsided`. */
export function describeVerdict({ verdict, outcomes, games }: Statistics, { sides }: Cast): string {
  if (games === 0) return 'No game was completed.'
  const { kind, side, share: estimate } = verdict
  const name = sides[side]!.name
  const [won, lost] = [side, 1 - side].map((one) => outcomes.sides[one]!.wins.games)
  const counted = `${won} won, ${outcomes.draws.games} drawn, ${lost} lost`
  return `${name} share ${share(estimate)}, ${counted}: ${VERDICTS[kind](name)}`
}

const VERDICTS: Readonly<Record<Verdict['kind'], (name: string) => string>> = {
  balanced: () => 'balanced',
  leaning: (name) => `leans to the ${name} side`,
  lopsided: () => 'lopsided',
  undecided: () => 'too few games to tell',
}

/** What the verdicts mean, and how draws count. */
export const LEGEND =
  'A side’s share is its victories and half the draws, with the 95 % interval in brackets. Balanced: the interval lies within 40–60 %. ' +
  'Lopsided: it lies beyond 60 %. Leaning: it excludes 50 %, but not 60 %.'

/** `200 games, heuristic against heuristic, seed 1.` */
export function describeSeries({ statistics, players, seed, budget, cast }: Balance): string {
  const effort = budget === undefined ? '' : `, budget ${budget}`
  const [first, second] = cast.sides.map(({ name }, i) => `${players[i]} (${name})`)
  return `${count(statistics.games, 'game')}, ${first} against ${second}, seed ${seed}${effort}.`
}

/** Why games are missing, or why there are fewer than asked for; nothing where there is nothing to say. */
export function describeEnd(report: Balance): string | undefined {
  const { end, statistics, asked, margin, failed } = report
  const played = `${statistics.games} of ${count(asked, 'game')}`
  const failures = failed.length === 0 ? '' : ` ${count(failed.length, 'game')} could not be played.`
  if (end === 'running') return `PARTIAL: ${played} so far.${failures}`
  if (end === 'interrupted') return `PARTIAL: interrupted after ${played}.${failures}`
  if (end === 'too many failed') return `PARTIAL: stopped after ${played}.${failures}`
  if (isPartial(report)) return `PARTIAL: ${played}.${failures}`
  if (margin === undefined) return undefined
  const limit = `±${(margin * 100).toFixed(1).replace('.0', '')} points`
  return end === 'narrow'
    ? `Stopped after ${count(statistics.games, 'game')}: the interval is within ${limit}.`
    : `The interval is still wider than ${limit} after all ${count(statistics.games, 'game')}.`
}

/** Which game failed, and of what. */
export const describeFailure = ({ number, seed, message }: FailedGame) => `Game ${number} (seed ${seed}): ${message}.`

/** `about 40 s`, `about 12 min`. */
function formatDuration(seconds: number): string {
  if (seconds < 1) return 'less than 1 s'
  if (seconds < 90) return `about ${Math.round(seconds)} s`
  return seconds < 5400 ? `about ${Math.round(seconds / 60)} min` : `about ${(seconds / 3600).toFixed(1)} h`
}

/** How fast it goes and how long it will take: `5.0 games/s, about 30 s left`. */
export function formatPace(done: number, total: number, seconds: number): string {
  const pace = done / seconds
  return `${pace.toFixed(pace < 10 ? 1 : 0)} games/s, ${formatDuration((total - done) / pace)} left`
}

/** Whether the change moved the balance, and by how much. */
export function describeComparison({ compared, cast }: Balance): string[] {
  if (!compared) return []
  const { side, before, after, change, better, worse, alike, chance, moved } = compared.comparison
  const name = cast.sides[side]!.name
  const reach = Math.max(Math.abs(change.low), Math.abs(change.high)) * 100
  const verdict = moved
    ? `The change shifted the balance: ${name} ${points(change)}.`
    : `The balance did not measurably shift: ${name} ${points(change)}.`
  return [
    verdict,
    `${name} before: ${share(before)}; now: ${share(after)}.${moved ? '' : ` Any shift is below ${reach.toFixed(1)} points.`}`,
    `In ${better + worse + alike} pairs of games with the same dice, ${name} did better in ${better}, worse in ${worse} and the same in ${alike}; by chance alone that is ${chance < 0.001 ? 'less than 0.1' : (chance * 100).toFixed(1)} % likely (McNemar).`,
  ]
}

export function describeClaim({ text, judgement, side }: JudgedClaim, { statistics }: Balance): string {
  return `${text}: ${CLAIMS[judgement]} (it is ${share(statistics.outcomes.sides[side]!.share)})`
}

const CLAIMS = { holds: 'holds', fails: 'fails', undecided: 'undecided, play more games' } as const
