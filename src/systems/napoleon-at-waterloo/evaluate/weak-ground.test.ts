import { expect, test } from 'vitest'
import { makeDice } from '../../../engine/dice.ts'
import { heuristic } from '../../../players/heuristic.ts'
import type { NapoleonAtWaterlooScenario } from '../format/index.ts'
import { game } from '../rules/game.ts'
import type { BattleState } from '../rules/state.ts'
import { evaluator } from './evaluator.ts'

const player = heuristic(evaluator)

/** Cavalry on either side of a lake that takes up the whole width of the board, two hexes deep. */
const lake = (loses: 'all' | number): NapoleonAtWaterlooScenario => ({
  format: 1,
  system: 'napoleon-at-waterloo',
  edition: 'standard',
  id: 'lake',
  title: 'lake',
  turns: 2,
  board: { kind: 'hex', columns: '01-05', rows: 10 },
  sides: { french: { name: 'French', nations: ['french'] }, allied: { name: 'Allied', nations: ['british'] } },
  units: { french: { cavalry: { '5-5': ['0207', '0407'] } }, allied: { infantry: { '2-4': ['0203', '0403'] } } },
  specialRules: [{ rule: 'ground-breaks', hexes: ['0105-0506'], entry: '2+', loses, becomes: 'woods' }],
  victory: [{ side: 'french', check: 'end-of-battle', when: { destroyed: 4 } }],
})

function afterTheFirstMovement(loses: 'all' | number): BattleState {
  const state = game.setup(lake(loses), 1)
  while (game.deciders(state)[0] === 0 && state.turn === 1)
    game.apply(state, player.choose(game, state, 0, makeDice(1)))
  return state
}

test('Own rules: nobody rides onto ice that is sure to break under him, nor across it to an attack', () => {
  expect(afterTheFirstMovement('all').lost[0]).toBe(0)
})

test('Own rules: ice that takes less than he has frightens nobody', () => {
  const { hex, field } = afterTheFirstMovement(1)
  expect([0, 1].map((piece) => field.grid.label(hex[piece]!))).not.toEqual(['0207', '0407'])
})
