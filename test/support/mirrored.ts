import { addScores, NO_GAMES, resultFor, type Score } from '../../src/balance/mirrored.ts'
import type { Game } from '../../src/engine/system.ts'
import { playGame } from '../../src/players/play-game.ts'
import type { Player } from '../../src/players/player.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'

/** The score of the first player with each side of a battle, after games on each of so many dice. */
export function playMirrored<State, Action>(
  game: Game<State, Action>,
  scenario: Scenario,
  seeds: readonly number[],
  [first, second]: readonly [Player<State, Action>, Player<State, Action>],
): readonly [Score, Score] {
  const fight = (seed: number, side: 0 | 1): Score => {
    const players = side === 0 ? ([first, second] as const) : ([second, first] as const)
    return { ...NO_GAMES, [resultFor(playGame({ game, scenario, seed, players }).outcome.winner, side)]: 1 }
  }
  const score = (side: 0 | 1) => seeds.map((seed) => fight(seed, side)).reduce(addScores, NO_GAMES)
  return [score(0), score(1)]
}
