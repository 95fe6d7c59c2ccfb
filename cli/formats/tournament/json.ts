import { wilson } from '../../../src/balance/intervals.ts'
import { addScores, gamesIn, pointsIn, type Score } from '../../../src/balance/mirrored.ts'
import { describeMissingGames, type TournamentReport, totalOf } from '../../tournament-report.ts'
import { formatJson } from '../format-json.ts'

/** For programs. `version` rises when a key changes its meaning or goes; a new key does not raise it. */
export function json(report: TournamentReport): string {
  const { players, seed, budget, claim, pairs, battles, interrupted } = report
  const value = {
    version: 1,
    players,
    seed,
    budget: budget ?? null,
    ...(claim && { claim }),
    gamesPerBattle: 2 * pairs,
    interrupted,
    partial: describeMissingGames(report) !== undefined,
    battles: battles.map(({ source, id, title, sides, scores, failed, proof }) => ({
      source,
      id,
      title,
      ...figures(addScores(...scores)),
      sides: sides.map((side, i) => ({ side, ...scores[i] })),
      failed,
      ...(proof && { proof }),
    })),
    overall: figures(totalOf(report)),
  }
  return formatJson(value)
}

/** A draw counts half; the interval is Wilson's, of 95 %. */
function figures(score: Score) {
  const games = gamesIn(score)
  const { value, low, high } = wilson(pointsIn(score), games)
  return { games, ...score, share: games === 0 ? null : value, interval: { low, high } }
}
