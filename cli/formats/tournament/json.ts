import { wilson } from '../../../src/balance/intervals.ts'
import { addScores, gamesIn, NO_GAMES, pointsIn, type Score } from '../../../src/players/tournament.ts'
import type { TournamentReport } from '../../tournament-report.ts'

/** For programs. `version` rises when a key changes its meaning or goes; a new key does not raise it. */
export function json({ players, seed, budget, pairs, battles, interrupted }: TournamentReport): string {
  const value = {
    version: 1,
    players,
    seed,
    budget: budget ?? null,
    gamesPerBattle: 2 * pairs,
    interrupted,
    battles: battles.map(({ id, title, sides, scores }) => ({
      id,
      title,
      ...figures(addScores(...scores)),
      sides: sides.map((side, i) => ({ side, ...scores[i] })),
    })),
    overall: figures(battles.flatMap(({ scores }) => scores).reduce(addScores, NO_GAMES)),
  }
  return `${JSON.stringify(value, null, 2)}\n`
}

/** A draw counts half; the interval is Wilson's, of 95 %. */
function figures(score: Score) {
  const games = gamesIn(score)
  const { value, low, high } = wilson(pointsIn(score), games)
  return { games, ...score, share: games === 0 ? null : value, interval: { low, high } }
}
