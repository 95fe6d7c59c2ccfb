import { wilson } from '../../../src/balance/intervals.ts'
import { addScores, gamesIn, pointsIn, type Score } from '../../../src/balance/mirrored.ts'
import { count } from '../../../src/scenario/wording.ts'
import type { OutputStyle } from '../../output-style.ts'
import { visible, widthOf } from '../../terminal.ts'
import { type BattleScore, describeMissingGames, type TournamentReport, totalOf } from '../../tournament-report.ts'

const HEADINGS = ['BATTLE', 'GAMES', 'WON', 'DRAWN', 'LOST', 'SHARE', '95 % INTERVAL', 'AS EACH SIDE']

/** For people: a line a battle, one for all of them, and what it says. */
export function pretty(report: TournamentReport, { colors }: Pick<OutputStyle, 'colors'>): string {
  const { battles, players } = report
  const gap = describeMissingGames(report)
  const partial = gap === undefined ? [] : [colors.yellow(gap)]
  const played = battles.filter(({ scores }) => gamesIn(addScores(...scores)) > 0)
  const total = totalOf(report)
  if (played.length === 0) return `${['No game was completed.', ...partial].join('\n')}\n`
  const rows = played.map((battle) => [
    visible(nameOf(battle, battles)),
    ...cells(addScores(...battle.scores)),
    sides(battle),
  ])
  if (played.length > 1) rows.push(['all', ...cells(total), ''])
  const widths = HEADINGS.map((heading, i) => Math.max(heading.length, ...rows.map((row) => widthOf(row[i]!))))
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => {
        const room = ' '.repeat(widths[i]! - widthOf(cell))
        return i >= 1 && i <= 5 ? room + cell : cell + room
      })
      .join('  ')
      .trimEnd()
  const lines = [colors.dim(line(HEADINGS)), ...rows.map(line), '', conclusion(players, total), ...partial]
  return `${lines.join('\n')}\n`
}

/** Its title, and where another has the same, also what it was called by. */
function nameOf({ title, source }: BattleScore, battles: readonly BattleScore[]): string {
  return battles.filter((one) => one.title === title).length > 1 ? `${title} (${source})` : title
}

function cells(score: Score): string[] {
  const { value, low, high } = wilson(pointsIn(score), gamesIn(score))
  const figures = [gamesIn(score), score.won, score.drawn, score.lost].map(String)
  return [...figures, percent(value), `${percent(low)} to ${percent(high)}`]
}

/** How the first player fared with each side. */
function sides({ sides: names, scores }: BattleScore): string {
  return names.map((name, i) => `${visible(name)} ${points(scores[i]!)}/${gamesIn(scores[i]!)}`).join(', ')
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
