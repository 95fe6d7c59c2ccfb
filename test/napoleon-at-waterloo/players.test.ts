import { expect, test } from 'vitest'
import { heuristic } from '../../src/players/heuristic.ts'
import type { Player } from '../../src/players/player.ts'
import { random } from '../../src/players/random.ts'
import { evaluator } from '../../src/systems/napoleon-at-waterloo/evaluate/evaluator.ts'
import { game } from '../../src/systems/napoleon-at-waterloo/rules/game.ts'
import type { BattleState } from '../../src/systems/napoleon-at-waterloo/rules/state.ts'
import { shippedBattles } from '../fuzz/shipped.ts'
import { usually } from '../support/effort.ts'
import { playMirrored } from '../support/mirrored.ts'

const PAIRS = usually(4, 12)

test.each(shippedBattles('napoleon-at-waterloo'))(
  '$id: heuristic beats random with either side',
  (scenario) => {
    const players = [heuristic(evaluator), random as Player<BattleState, number>] as const
    const seeds = Array.from({ length: PAIRS }, (_, i) => i + 1)
    for (const { won } of playMirrored(game, scenario, seeds, players)) expect(won).toBeGreaterThanOrEqual(PAIRS - 1)
  },
  120_000,
)
