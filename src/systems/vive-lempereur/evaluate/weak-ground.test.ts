import { expect, test } from 'vitest'
import { makeDice } from '../../../engine/dice.ts'
import { heuristic } from '../../../players/heuristic.ts'
import type { SpecialRule, ViveLempereurScenario } from '../format/index.ts'
import { game } from '../rules/game.ts'
import { GONE } from '../rules/state.ts'
import { evaluator } from './evaluator.ts'

const player = heuristic(evaluator)
const ICE: SpecialRule = { rule: 'ground-breaks', hexes: ['A4-C4'], entry: '2+', becomes: 'river' }

/** Cavalry that could cross a belt of ice to charge infantry beyond it. */
const pond = (rules: SpecialRule[]): ViveLempereurScenario => ({
  format: 1,
  system: 'vive-lempereur',
  id: 'pond',
  title: 'pond',
  turns: 2,
  board: { kind: 'hex', columns: 'A-C', rows: 8, sectors: { west: ['A1-A8'], centre: ['B1-B8'], east: ['C1-C8'] } },
  sides: {
    french: { name: 'French', nations: ['french'], edge: 'south' },
    allied: { name: 'Allied', nations: ['english'], edge: 'north' },
  },
  units: { french: { 'heavy-cavalry': ['A3', 'B3', 'C3'] }, allied: { 'militia-infantry': ['A6', 'B6', 'C6'] } },
  specialRules: [{ rule: 'without', rules: ['sector-victory', 'marginal-victory', 'moral-victory'] }, ...rules],
  victory: [
    { side: 'french', level: 'decisive', check: 'end-of-battle', when: { eliminated: { side: 'allied', units: 2 } } },
  ],
})

/** How many of the cavalry are lost, and how many have left their places, after a turn in which the infantry stands. */
function afterATurn(rules: SpecialRule[], seed: number) {
  const state = game.setup(pond(rules), seed)
  const dice = makeDice(seed)
  while (state.turn === 1 && game.deciders(state).length > 0) {
    const side = game.deciders(state)[0]!
    game.apply(state, player.choose(game, state, side, dice))
  }
  const isFrench = [...state.hex.keys()].filter((piece) => state.field.roster.side[piece] === 0)
  return isFrench.filter((piece) => (state.status[piece]! & GONE) !== 0).length
}

test('Own rules: cavalry does not ride across ice that is nearly sure to break, even to a charge', () => {
  const lost = [1, 2, 3, 4, 5].reduce((sum, seed) => sum + afterATurn([ICE], seed), 0)
  expect(lost).toBeLessThan(3)
})
