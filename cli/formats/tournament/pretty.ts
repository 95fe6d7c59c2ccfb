import { type Estimate, wilson } from '../../../src/balance/intervals.ts'
import { addScores, gamesIn, pointsIn, type Score } from '../../../src/balance/mirrored.ts'
import { count, enumerate } from '../../../src/scenario/wording.ts'
import type { OutputStyle } from '../../output/style.ts'
import { visible, visibleCell, widthOf } from '../../output/terminal.ts'
import { type BattleScore, describeMissingGames, type TournamentReport, totalOf } from '../../tournament-report.ts'

const HEADINGS = ['BATTLE', 'GAMES', 'WON', 'DRAWN', 'LOST', 'SHARE', '95 % INTERVAL', 'AS EACH SIDE']

/** For people: a line a battle, one for all of them, and what it says. */
export function pretty(report: TournamentReport, { colors }: Pick<OutputStyle, 'colors'>): string {
  const { battles, players, claim } = report
  const gap = describeMissingGames(report)
  const partial = gap === undefined ? [] : [colors.yellow(gap)]
  const played = battles.filter(({ scores }) => gamesIn(addScores(...scores)) > 0)
  const total = totalOf(report)
  if (played.length === 0) return `${['No game was completed.', ...partial].join('\n')}\n`
  const headings = claim ? [...HEADINGS, 'CLAIM'] : HEADINGS
  const rows = played.map(({ proof, ...battle }) => [
    visibleCell(nameOf(battle, battles)),
    ...cells(addScores(...battle.scores), proof?.estimate),
    sides(battle),
    ...(proof ? [proof.decision] : []),
  ])
  // Games that were enough for a claim are no fair sample of all battles together.
  if (played.length > 1 && !claim) rows.push(['all', ...cells(total), ''])
  const widths = headings.map((heading, i) => Math.max(heading.length, ...rows.map((row) => widthOf(row[i]!))))
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => {
        const room = ' '.repeat(widths[i]! - widthOf(cell))
        return i >= 1 && i <= 5 ? room + cell : cell + room
      })
      .join('  ')
      .trimEnd()
  const conclusions = claim ? verdicts(claim.text, played, battles) : [conclusion(players, total)]
  const lines = [colors.dim(line(headings)), ...rows.map(line), '', ...conclusions, ...partial]
  return `${lines.join('\n')}\n`
}

/** Its title, and where another has the same, also what it was called by. */
function nameOf({ title, source }: Pick<BattleScore, 'title' | 'source'>, battles: readonly BattleScore[]): string {
  return battles.filter((one) => one.title === title).length > 1 ? `${title} (${source})` : title
}

/** `estimate` allows for a test that stopped when it was decided. */
function cells(score: Score, estimate: Estimate = wilson(pointsIn(score), gamesIn(score))): string[] {
  const { value, low, high } = estimate
  const figures = [gamesIn(score), score.won, score.drawn, score.lost].map(String)
  return [...figures, percent(value), `${percent(low)} to ${percent(high)}`]
}

/** How the first player fared with each side. */
function sides({ sides: names, scores }: Pick<BattleScore, 'sides' | 'scores'>): string {
  return names.map((name, i) => `${visible(name)} ${points(scores[i]!)}/${gamesIn(scores[i]!)}`).join(', ')
}

/** `search 65..100% is proved in Ligny and Wavre.`, a line for each that any battle came to. */
function verdicts(claim: string, played: readonly BattleScore[], battles: readonly BattleScore[]): string[] {
  return (['proved', 'refuted', 'undecided'] as const).flatMap((decision) => {
    const found = played.filter(({ proof }) => proof?.decision === decision)
    const names = found.map((one) => visible(nameOf(one, battles)))
    return names.length === 0 ? [] : [`${visible(claim)} is ${decision} in ${enumerate(names)}.${whatItTakes(found)}`]
  })
}

/** How many games decide what is still open, if it is as it seems; a pair is two of them. */
function whatItTakes(found: readonly BattleScore[]): string {
  const most = Math.max(0, ...found.map(({ proof }) => proof?.outlook?.most ?? 0))
  return most === 0 ? '' : ` If it is as it seems, nine of ten tests are decided after ${count(2 * most, 'game')}.`
}

function conclusion([first, second]: readonly [string, string], total: Score): string {
  const { value, low, high } = wilson(pointsIn(total), gamesIn(total))
  const games = count(gamesIn(total), 'game')
  if (low > 0.5) return `${first} beats ${second}: ${percent(value)} of ${games}, draws counted half.`
  if (high < 0.5) return `${second} beats ${first}: ${percent(1 - value)} of ${games}, draws counted half.`
  return `${games} are too few to tell whether ${first} or ${second} is stronger.`
}

const points = (score: Score) => String(pointsIn(score))
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
