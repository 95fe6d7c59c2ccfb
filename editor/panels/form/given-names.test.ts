import { expect, test } from 'vitest'
import { givenNames } from './given-names.ts'

test('an id is told by the name of what it stands for, in a mapping or in a list', () => {
  const draft = {
    board: { areas: { 'quatre-bras': { name: 'Quatre Bras crossroads' }, bossu: {} } },
    events: [{ id: 'night', name: 'Nightfall' }, { name: 'Nameless' }],
  }
  expect([...givenNames(draft)]).toEqual([
    ['quatre-bras', 'Quatre Bras crossroads'],
    ['night', 'Nightfall'],
  ])
})

test('an id of two things is told by neither name, but by a name that both have', () => {
  const draft = { areas: { wood: { name: 'Bossu' } }, forces: { wood: { name: 'Wood’s brigade' } } }
  expect(givenNames(draft).get('wood')).toBeUndefined()
  expect(givenNames({ ...draft, forces: { wood: { name: 'Bossu' } } }).get('wood')).toBe('Bossu')
})
