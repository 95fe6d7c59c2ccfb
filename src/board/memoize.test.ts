import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('something is worked out once for each thing, also where it comes to nothing', () => {
  const asked: object[] = []
  const sizeOf = memoize((list: readonly number[]) => {
    asked.push(list)
    return list.length > 0 ? list.length : undefined
  })
  const [full, empty] = [[1, 2], []]
  expect([sizeOf(full), sizeOf(empty), sizeOf(full), sizeOf(empty), sizeOf([1, 2])]).toEqual([
    2,
    undefined,
    2,
    undefined,
    2,
  ])
  expect(asked).toEqual([full, empty, [1, 2]])
})
