import { expect, test } from 'vitest'
import { givenNames, inheritedName } from './given-names.ts'

test('ids are told by the names of what they stand for, in a mapping, in a list or here and there', () => {
  const draft = {
    board: { areas: { 'quatre-bras': { name: 'Quatre Bras crossroads' }, bossu: {} } },
    events: [{ id: 'night', name: 'Nightfall' }, { name: 'Nameless' }],
  }
  const told = (...ids: readonly string[]) => ids.map(givenNames(draft, ids))
  expect(told('quatre-bras', 'bossu')).toEqual(['Quatre Bras crossroads', undefined])
  expect(told('quatre-bras', 'night')).toEqual(['Quatre Bras crossroads', 'Nightfall'])
  expect(told('nowhere')).toEqual([undefined])
})

test('where two things have one id, the ids beside it tell which is meant, or it is told by neither', () => {
  const draft = {
    features: { wood: { name: 'Bossu wood' }, farm: { name: 'Gemioncourt farm' } },
    areas: { wood: { name: 'Edge of the wood' }, road: { name: 'Namur road' } },
  }
  const told = (...ids: readonly string[]) => ids.map(givenNames(draft, ids))
  expect(told('wood', 'farm')).toEqual(['Bossu wood', 'Gemioncourt farm'])
  expect(told('road', 'wood')).toEqual(['Namur road', 'Edge of the wood'])
  expect(told('farm', 'road', 'wood')).toEqual(['Gemioncourt farm', 'Namur road', undefined])
})

test('what is like a definition is called as that is, and its parts as theirs, unless ground is like other ground', () => {
  const units = { 'ir15-1': {}, own: {} }
  const draft = {
    formations: { guard: { name: 'Reserve Division', units: { 'ir15-1': { name: 'I/IR 15' } } } },
    armies: { prussian: { forces: { reserve: { formations: { kunheim: { like: 'guard', units } } } } } },
    ground: { town: { name: 'walled town' }, redoubt: { like: 'town' } },
  }
  const formation = ['armies', 'prussian', 'forces', 'reserve', 'formations', 'kunheim']
  const told = (path: readonly string[]) => inheritedName(draft, path)
  expect(told(formation)).toBe('Reserve Division')
  expect(told([...formation, 'units', 'ir15-1'])).toBe('I/IR 15')
  expect(told([...formation, 'units', 'own'])).toBeUndefined()
  expect(told(['ground', 'redoubt'])).toBeUndefined()
})
