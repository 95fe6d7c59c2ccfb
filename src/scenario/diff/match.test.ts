import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Matcher } from './match.ts'

type Item = { readonly at: number }

const far = (a: Item, b: Item) => Math.abs(a.at - b.at)
const items = fc.array(fc.record({ at: fc.nat(30) }), { maxLength: 5 })

test('pairs cost the least in all, however many there are on each side', () => {
  fc.assert(
    fc.property(items, items, (before, after) => {
      const pairs = new Matcher(before, after).take(() => '', far)
      expect(pairs).toHaveLength(Math.min(before.length, after.length))
      expect(total(pairs)).toBe(least(before, after))
    }),
  )
})

test('what is paired is gone, and what is not stays', () => {
  const [a, b, c] = [{ at: 1 }, { at: 2 }, { at: 3 }]
  const matcher = new Matcher<Item>([a, b], [c])
  expect(matcher.take(({ at }) => (at === 1 ? undefined : ''), far)).toEqual([[b, c]])
  expect(matcher.before).toEqual([a])
  expect(matcher.after).toEqual([])
})

test('an infinite cost forbids a pair', () => {
  const matcher = new Matcher([{ at: 1 }, { at: 2 }], [{ at: 1 }, { at: 2 }])
  expect(
    matcher
      .take(
        () => '',
        (a, b) => (a.at === b.at ? Infinity : 0),
      )
      .map(([a, b]) => [a.at, b.at]),
  ).toEqual([
    [2, 1],
    [1, 2],
  ])
  expect(
    new Matcher([{ at: 1 }], [{ at: 1 }]).take(
      () => '',
      () => Infinity,
    ),
  ).toEqual([])
})

test('thousands of items are paired in their order, at once', () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ at }))
  const pairs = new Matcher(
    many,
    many.map(({ at }) => ({ at: at + 1 })),
  ).take(() => '', far)
  expect(total(pairs)).toBe(5000)
})

const total = (pairs: readonly (readonly [Item, Item])[]) => pairs.reduce((sum, [a, b]) => sum + far(a, b), 0)

/** Tries every pairing. */
function least(before: readonly Item[], after: readonly Item[]): number {
  if (before.length > after.length) return least(after, before)
  const [first, ...rest] = before
  if (!first) return 0
  return Math.min(...after.map((one, i) => far(first, one) + least(rest, after.toSpliced(i, 1))))
}
