import { expect, test } from 'vitest'
import { choiceName, plain, withArticle } from './labels.ts'

const TRAITS = 'S1, S2: shock in the first fight of a turn. E: engineers. RF1, RF2: rifle company. IM: impetuous.'

test('a code in a choice is told by its meaning, where the description of its schema has one', () => {
  expect(choiceName('E', TRAITS)).toBe('Engineers (E)')
  expect(choiceName('RF2', TRAITS)).toBe('Rifle company (RF2)')
  expect(choiceName('S1', TRAITS)).toBe('Shock in the first fight of a turn (S1)')
})

test('a word is told as itself, and so is a code that nothing is said of', () => {
  expect(choiceName('heavy-rain', 'rain: wet.')).toBe('Heavy rain')
  expect(choiceName('NNE', 'A facing: one of sixteen points of the compass, clockwise N, NNE, NE.')).toBe('NNE')
  expect(choiceName('A', 'Leadership rating: A is the best, and adds 3 to tests; B adds 2, C adds 1.')).toBe('A')
  expect(choiceName('DD')).toBe('DD')
})

test('a noun has the article that is spoken, or none', () => {
  const told = ['nation', 'award', 'unit', 'umbrella', 'event', 'infantry'].map(withArticle)
  expect(told).toEqual(['a nation', 'an award', 'a unit', 'an umbrella', 'an event', 'infantry'])
})

test('a description names keys as forms do, without marks and without the path to them', () => {
  expect(plain('Forces are deployed in `board.zones`; see `firstHand` and `B1`.')).toBe(
    'Forces are deployed in “zones”; see “first hand” and B1.',
  )
  // How a line of the file would look helps nobody who fills in a form.
  expect(plain('What conditions call the group: `arrived: { group: bulow }`.')).toBe('What conditions call the group.')
  expect(plain('Conditions ask for it: `broken: { side: allied }`; a victory makes it a defeat.')).toBe(
    'Conditions ask for it; a victory makes it a defeat.',
  )
})
