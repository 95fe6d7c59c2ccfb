import { expect, test } from 'vitest'
import { isNamedByTitle, retitle } from './retitle.ts'

test('the short name follows the title for as long as it is the title’s', () => {
  expect(isNamedByTitle({ title: 'New battle', id: 'new-battle' })).toBe(true)
  expect(isNamedByTitle({ title: 'New battle', id: 'wavre-1815' })).toBe(false)
  expect(retitle('Wavre', true)).toEqual([
    { kind: 'set', path: ['title'], value: 'Wavre' },
    { kind: 'set', path: ['id'], value: 'wavre' },
  ])
  expect(retitle('Wavre', false)).toEqual([{ kind: 'set', path: ['title'], value: 'Wavre' }])
})
