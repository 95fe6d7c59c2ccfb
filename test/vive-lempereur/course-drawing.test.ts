import { expect, test } from 'vitest'
import { boardView } from '../../src/systems/vive-lempereur/view/portrait.ts'
import { shipped } from '../support/drafts.ts'

const battle = {
  ...shipped('ligny'),
  weather: [
    { from: 1, state: 'fog', name: 'Fog by the brook', hexes: ['A1-D4'] },
    { from: 3, state: 'clear' },
  ],
}

const weatherOn = (turn: number) =>
  boardView.portrayScenario(battle, turn)!.areas.flatMap(({ kind, name }) => (kind === 'weather' ? [name] : []))

test('the map of a turn that nobody has played has its weather, as far as it is certain', () => {
  expect(weatherOn(1)).toEqual(['Fog by the brook'])
  expect(weatherOn(2)).toEqual(['Fog by the brook'])
  expect(weatherOn(3)).toEqual([])
})

test('turns without an end, which show all arrivals, have the weather of the last', () => {
  expect(weatherOn(Number.POSITIVE_INFINITY)).toEqual([])
})
