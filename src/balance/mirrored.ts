import type { Game } from '../engine/system.ts'
import type { Scenario } from '../scenario/types.gen.ts'
import { playGame } from './play-game.ts'
import type { Player } from './player.ts'

/** Wins, draws and losses of the first player, with each side of a battle. */
export type Score = { readonly won: number; readonly drawn: number; readonly lost: number }

export const NO_GAMES: Score = { won: 0, drawn: 0, lost: 0 }

/** A game of a tournament: which side the first player has, and how it ended for him. */
export type Bout = { readonly side: 0 | 1; readonly result: keyof Score; readonly actions: number }

/** Plays a battle once with each player on each side, on the same dice: a battle that favours a side favours nobody. */
export function* playMirrored<State, Action>(
  game: Game<State, Action>,
  scenario: Scenario,
  seed: number,
  [first, second]: readonly [Player<State, Action>, Player<State, Action>],
): Generator<Bout> {
  for (const side of [0, 1] as const) {
    const players = side === 0 ? ([first, second] as const) : ([second, first] as const)
    const { outcome, actions } = playGame({ game, scenario, seed, players })
    const result = outcome.winner === undefined ? 'drawn' : outcome.winner === side ? 'won' : 'lost'
    yield { side, result, actions }
  }
}

/** The score with one game more, or two scores together. */
export function addScores(a: Score, b: Score): Score {
  return { won: a.won + b.won, drawn: a.drawn + b.drawn, lost: a.lost + b.lost }
}

export const gamesIn = ({ won, drawn, lost }: Score) => won + drawn + lost

/** Points of the first player: a draw is half a win. */
export const pointsIn = ({ won, drawn }: Score) => won + drawn / 2
