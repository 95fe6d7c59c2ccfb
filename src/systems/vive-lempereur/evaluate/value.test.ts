import { describe, expect, test } from 'vitest'
import { shippedBattles } from '../../../../test/fuzz/shipped.ts'
import { game } from '../rules/game.ts'
import { eliminate } from '../rules/position.ts'
import type { BattleState } from '../rules/state.ts'
import { NOBODY, OVER } from '../rules/state.ts'
import { value } from './value.ts'

const battles = shippedBattles('vive-lempereur').map((scenario) => [scenario.id, game.setup(scenario, 1)] as const)
const setUp = (id: string) => game.copy(battles.find(([one]) => one === id)![1])

/** Takes units of a side out of the battle. */
function lose(state: BattleState, side: number, number: number): BattleState {
  const { roster } = state.field
  const units = roster.bySide[side]!.filter((piece) => roster.fights[piece] === 1 && state.hex[piece]! >= 0)
  for (const unit of units.slice(0, number)) eliminate(state, unit)
  return state
}

describe('the value of a position', () => {
  test.each(battles)('%s: what one side has the other lacks', (_, state) => {
    expect(value(state, 0)).toBeCloseTo(-value(state, 1))
  })

  test('a battle won is worth more than any that goes on, and a draw is between', () => {
    const state = lose(setUp('waterloo'), 1, 8)
    const ahead = value(state, 0)
    state.decision = OVER
    state.winner = 0
    expect(value(state, 0)).toBeGreaterThan(ahead)
    expect(value(state, 1)).toBe(-value(state, 0))
    state.winner = NOBODY
    expect(value(state, 0)).toBe(0)
  })

  test('4.2 a unit lost counts, and the more the later', () => {
    const state = setUp('waterloo')
    const before = value(state, 0)
    lose(state, 1, 1)
    const early = value(state, 0)
    state.turn = 6
    const late = value(state, 0)
    expect(early).toBeGreaterThan(before)
    expect(late).toBeGreaterThan(early)
  })

  test('13.2 Quatre Bras: the French are near to victory when they hold two of the crossroads’ three hexes', () => {
    const state = setUp('quatre-bras')
    const before = value(state, 0)
    for (const label of ['H11', 'I10']) state.control[state.field.grid.find(label)] = 0
    expect(value(state, 0)).toBeGreaterThan(before)
  })

  test('Borodino: the French are ahead only with the lead in points that they need', () => {
    const state = setUp('borodino')
    const kills = state.field.scoreboard.awards.find(({ side, check }) => side === 0 && check === 'every-time')!
    state.turn = 6
    const valueWith = (points: number) => {
      state.memory[kills.row] = points
      return value(state, 0)
    }
    expect(valueWith(4)).toBeLessThan(valueWith(8))
    expect(valueWith(8)).toBeLessThan(0)
    expect(valueWith(12)).toBeGreaterThan(0)
    expect(value(state, 1)).toBeCloseTo(-value(state, 0))
  })
})
