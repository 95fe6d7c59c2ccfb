import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeData } from './change-data.ts'
import { changesBetween, inTurn, listChanges } from './changes.ts'

const entry = fc.constantFrom<unknown>('A1', 'B2', 'C3', 'D4', { at: 'A1' }, { at: 'A1', name: 'Foy' })
const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

describe('the changes between two lists', () => {
  test('make the second of the first', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), fc.array(entry, { maxLength: 12 }), (before, after) => {
        expect(plain(changeData({ list: before }, listChanges(['list'], before, after)))).toEqual({ list: after })
      }),
    )
  })

  test('keep what stands in holes, wherever they are', () => {
    const holed = fc.array(fc.option(entry, { nil: undefined }), { maxLength: 12 })
    fc.assert(
      fc.property(holed, fc.array(entry, { maxLength: 12 }), fc.nat(), (before, other, where) => {
        const holes = before.filter((one) => one === undefined)
        const split = where % (other.length + 1)
        const after = [...other.slice(0, split), ...holes, ...other.slice(split)]
        let wrong = 0
        const text = before.map((one) => one ?? `wrong ${wrong++}`)
        const wanted = after.map((one, i) => one ?? `wrong ${i - split}`)
        expect(plain(changeData(text, listChanges([], before, after)))).toEqual(wanted)
      }),
    )
  })

  test('are one step for one entry, and one new list for many', () => {
    expect(listChanges(['x'], ['A1', 'C3'], ['A1', 'B2', 'C3'])).toEqual([
      { kind: 'insert', path: ['x', 1], value: 'B2' },
    ])
    expect(listChanges(['x'], ['A1', 'B2', 'C3'], ['A1', 'C3'])).toEqual([{ kind: 'remove', path: ['x', 1] }])
    expect(listChanges(['x'], ['A1', 'B2', 'C3'], ['A1', 'D4', 'C3'])).toEqual([
      { kind: 'set', path: ['x', 1], value: 'D4' },
    ])
    const many = Array.from({ length: 20 }, (_, i) => `A${i + 1}`)
    expect(listChanges(['x'], many, many.toReversed())).toEqual([
      { kind: 'set', path: ['x'], value: many.toReversed() },
    ])
  })
})

describe('the changes between two values', () => {
  test('make the second of the first, whatever they are', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (before, after) => {
        expect(plain(changeData({ it: before }, changesBetween(['it'], before, after)))).toEqual(plain({ it: after }))
      }),
    )
  })

  test('go as deep as they can', () => {
    const before = { roads: [{ name: 'A', path: ['A1', 'A2'] }], names: { B: ['B1'] } }
    const after = { roads: [{ name: 'A', path: ['A1', 'A2', 'A3'] }] }
    expect(changesBetween([], before, after)).toEqual([
      { kind: 'remove', path: ['names'] },
      { kind: 'insert', path: ['roads', 0, 'path', 2], value: 'A3' },
    ])
  })
})

test('each of several edits sees what the one before has left', () => {
  const add = (data: unknown) => {
    const { list } = data as { list: string[] }
    return [{ kind: 'insert' as const, path: ['list', list.length], value: `entry ${list.length}` }]
  }
  expect(plain(changeData({ list: [] }, inTurn({ list: [] }, [add, add])))).toEqual({ list: ['entry 0', 'entry 1'] })
})
