import { expect, test } from 'vitest'
import type { Asked, World } from './asked.ts'
import type { Tree } from './program.ts'
import { progressOf } from './progress.ts'

type Atom = Asked<never, never>

/** A battle in its fourth turn: places 1 and 2 are held by side 0, pieces 0 to 2 are lost. */
const world: World<undefined, never, never> = {
  turn: () => 4,
  controls: (_, place, side) => side === 0 && place <= 2,
  isIn: () => false,
  hasMet: (_, piece) => piece <= 2,
  strength: () => 5,
  lost: (_, piece) => (piece <= 2 ? 5 : 0),
  points: (_, side) => (side === 0 ? 7 : 3),
  own: () => false,
  count: () => 0,
  stepOf: () => 1,
  memory: () => new Int32Array(0),
}
const atom = (one: Atom): Tree<Atom> => ({ kind: 'atom', atom: one })
const lost = atom({ kind: 'lost', members: Int32Array.of(0, 1, 2, 3), least: 20 })
const held = atom({ kind: 'controls', side: 0, places: [1, 2, 3], least: 3, row: -1, turns: 0 })
const late = atom({ kind: 'turn', turn: 8 })
const of = (tree: Tree<Atom>) => progressOf(world, undefined, tree)

test('a condition tells how many of how many', () => {
  expect(of(lost)).toEqual({ share: 0.75, counts: [{ have: 15, want: 20 }] })
  expect(of(held).counts).toEqual([{ have: 2, want: 3 }])
  expect(of(late).counts).toEqual([{ have: 4, want: 8 }])
  expect(of(atom({ kind: 'points', side: 0, least: 10, isMargin: true })).counts).toEqual([{ have: 4, want: 10 }])
})

test('parts that all have to hold are told each, of alternatives the nearest', () => {
  expect(of({ kind: 'all', parts: [lost, late] })).toEqual({
    share: 0.625,
    counts: [
      { have: 15, want: 20 },
      { have: 4, want: 8 },
    ],
  })
  expect(of({ kind: 'any', parts: [late, lost] })).toEqual(of(lost))
  expect(of({ kind: 'not', part: lost }).share).toBe(1)
})
