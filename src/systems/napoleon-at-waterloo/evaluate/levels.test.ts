import { describe, expect, test } from 'vitest'
import { shippedBattles } from '../../../../test/fuzz/shipped.ts'
import { game } from '../rules/game.ts'
import type { BattleState } from '../rules/state.ts'
import { levelLead } from './levels.ts'
import { value } from './value.ts'

/** French: demoralise, destroy 150, or leave with 14 and Napoleon. Allied: destroy 75, destroy 100, or demoralise, at 90. */
const advanced = shippedBattles('napoleon-at-waterloo').find(({ id }) => id === 'advanced')!
const [FRENCH, ALLIED] = [0, 1]

/** The battle in a turn, with so many points lost by the French and by the Allies. */
function battle(turn: number, french: number, allied: number, demoralised = -1): BattleState {
  const state = game.setup(advanced, 1)
  state.turn = turn
  state.lost[FRENCH] = french
  state.lost[ALLIED] = allied
  state.demoralised = demoralised
  return state
}

describe('the levels that are likely to be reached', () => {
  test('one side leads by as much as the other is behind', () => {
    for (const [french, allied] of [
      [0, 0],
      [40, 70],
      [80, 20],
    ] as const) {
      const state = battle(5, french, allied)
      expect(levelLead(state, FRENCH)).toBeCloseTo(-levelLead(state, ALLIED), 12)
      expect(Math.abs(levelLead(state, FRENCH))).toBeLessThan(1)
    }
  })

  test('whoever has destroyed more is likelier to demoralise the other, and once it is done the race is over', () => {
    expect(levelLead(battle(5, 60, 75), FRENCH)).toBeGreaterThan(levelLead(battle(5, 70, 65), FRENCH))
    const [open, won, lost] = [battle(8, 85, 88), battle(8, 85, 90, ALLIED), battle(8, 90, 88, FRENCH)].map((state) =>
      levelLead(state, FRENCH),
    )
    expect(won).toBeGreaterThan(open! + 0.1)
    expect(lost).toBeLessThan(open! - 0.1)
  })

  test('what brings the same level as the other has decides less than what brings a greater one', () => {
    const lead = (french: number) => levelLead(battle(10, french, 95, ALLIED), FRENCH)
    // The Allies draw level with 75 points, and win with 100.
    expect(lead(75)).toBeLessThan(lead(74) - 0.1)
    expect(lead(100)).toBeLessThan(lead(99) - 0.1)
    expect(lead(76) - lead(77)).toBeLessThan(0.03)
  })

  test('units that have left count for the level that asks for them, and the more the nearer it is', () => {
    const lead = (exited: number) => {
      const state = battle(9, 60, 95, ALLIED)
      state.exited[FRENCH] = exited
      return levelLead(state, FRENCH)
    }
    expect(lead(13) - lead(12)).toBeGreaterThan(lead(5) - lead(4))
    expect(lead(4)).toBeGreaterThan(lead(0))
  })

  test('the value of a position follows, and stays below that of a battle that is won', () => {
    expect(value(battle(10, 20, 95, ALLIED), FRENCH)).toBeGreaterThan(20)
    expect(value(battle(10, 95, 20, FRENCH), FRENCH)).toBeLessThan(-20)
    expect(value(battle(10, 0, 160, ALLIED), FRENCH)).toBeLessThan(40)
  })
})
