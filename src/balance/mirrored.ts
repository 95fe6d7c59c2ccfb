import type { PlayerName } from '../players/index.ts'
import type { Scenario } from '../scenario/types.gen.ts'
import type { GameResult } from './game-record.ts'
import type { Encounter } from './games.ts'

/** Wins, draws and losses of a player. */
export type Score = { readonly won: number; readonly drawn: number; readonly lost: number }

export const NO_GAMES: Score = { won: 0, drawn: 0, lost: 0 }

/** A battle with each player on each side, on the same dice: one that favours a side favours nobody. */
export function mirrored(
  scenario: Scenario,
  [first, second]: readonly [PlayerName, PlayerName],
): readonly [Encounter, Encounter] {
  return [
    { scenario, players: [first, second] },
    { scenario, players: [second, first] },
  ]
}

/** How the first player fared with each side, by the records of mirrored encounters. */
export function mirroredScores([first = [], second = []]: readonly (readonly GameResult[])[]): readonly [Score, Score] {
  return [tally(first, 0), tally(second, 1)]
}

/** How a game ended for a side. */
export function resultFor(winner: number | null | undefined, side: number): keyof Score {
  if (winner === null || winner === undefined) return 'drawn'
  return winner === side ? 'won' : 'lost'
}

/** Two scores together. */
export function addScores(a: Score, b: Score): Score {
  return { won: a.won + b.won, drawn: a.drawn + b.drawn, lost: a.lost + b.lost }
}

export const gamesIn = ({ won, drawn, lost }: Score) => won + drawn + lost

/** Points of a player: a draw is half a win. */
export const pointsIn = ({ won, drawn }: Score) => won + drawn / 2

function tally(records: readonly GameResult[], side: number): Score {
  const score = { ...NO_GAMES }
  for (const { winner } of records) score[resultFor(winner, side)]++
  return score
}
