import { expect, test } from 'vitest'
import { shippedBattles } from '../../../../test/fuzz/shipped.ts'
import { game } from '../rules/game.ts'
import { eliminate } from '../rules/position.ts'
import { aimsOf, killsMissing } from './aims.ts'

const state = (id: string) => game.setup(shippedBattles('vive-lempereur').find((one) => one.id === id)!, 1)

test('13.2 Quatre Bras: the French want the crossroads, both want eight units', () => {
  const battle = state('quatre-bras')
  const [french, allied] = aimsOf(battle.field)
  expect(french.hexes.map((hex) => battle.field.grid.label(hex)).toSorted()).toEqual(['H11', 'I10', 'I11'])
  expect(allied.hexes).toEqual([])
  expect([killsMissing(battle, french), killsMissing(battle, allied)]).toEqual([8, 8])
})

test('13.1 Waterloo: an English unit brings the French nearer to either victory, a Prussian one only to the greater', () => {
  const battle = state('waterloo')
  const [french] = aimsOf(battle.field)
  expect(killsMissing(battle, french)).toBe(12)
  const { roster } = battle.field
  const lose = (nation: string) =>
    eliminate(
      battle,
      roster.nation.findIndex((one, i) => one === nation && roster.fights[i] === 1),
    )
  lose('prussian')
  expect(killsMissing(battle, french)).toBe(12)
  lose('english')
  expect(killsMissing(battle, french)).toBe(11)
})
