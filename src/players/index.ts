import type { System } from '../engine/system.ts'
import { beginner } from './beginner.ts'
import { heuristic } from './heuristic.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'
import { search } from './search.ts'

/** The players, from the weakest to the strongest. */
export const PLAYER_NAMES = ['random', 'beginner', 'heuristic', 'search'] as const
/** A computer player by its name. */
export type PlayerName = (typeof PLAYER_NAMES)[number]

/**
 * Makes a player for a system's games. Without an evaluator it plays at random. `budget` limits the effort of `search`.
 */
export async function findPlayer(
  system: Pick<System, 'loadEvaluator'>,
  name: PlayerName,
  budget?: number,
): Promise<Player<unknown, unknown>> {
  const evaluator = name === 'random' ? undefined : await system.loadEvaluator?.()
  if (!evaluator) return random
  if (name === 'search') return search(evaluator, budget)
  return name === 'heuristic' ? heuristic(evaluator) : beginner(evaluator)
}
