import { expect, test } from 'vitest'
import { heuristic } from '../../src/players/heuristic.ts'
import type { Player } from '../../src/players/player.ts'
import { random } from '../../src/players/random.ts'
import { addScores, NO_GAMES, playMirrored, type Score } from '../../src/players/tournament.ts'
import { appraiser } from '../../src/systems/napoleon-at-waterloo/appraise/index.ts'
import { game } from '../../src/systems/napoleon-at-waterloo/game.ts'
import type { BattleState } from '../../src/systems/napoleon-at-waterloo/state.ts'
import { shippedBattles } from '../fuzz/shipped.ts'

const PAIRS = 12

test.each(shippedBattles('napoleon-at-waterloo'))(
  '$id: heuristic beats random with either side',
  (scenario) => {
    const scores: [Score, Score] = [NO_GAMES, NO_GAMES]
    const players = [heuristic(appraiser), random as Player<BattleState, number>] as const
    for (let seed = 1; seed <= PAIRS; seed++) {
      for (const { side, result } of playMirrored(game, scenario, seed, players)) {
        scores[side] = addScores(scores[side], { ...NO_GAMES, [result]: 1 })
      }
    }
    for (const { won } of scores) expect(won).toBeGreaterThanOrEqual(PAIRS - 1)
  },
  120_000,
)
