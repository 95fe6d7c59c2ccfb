import { describe, expect, test } from 'vitest'
import { readAtom, type SharedConditionData } from './atoms.ts'
import { contradicts, excludes, implies, type Resolved, resolveCondition, valueOf } from './logic.ts'

type Condition = SharedConditionData & { all?: readonly Condition[]; any?: readonly Condition[]; not?: Condition }
const resolve = (condition: Condition): Resolved => resolveCondition(condition, (atom) => readAtom(atom, 'french')!)
const holds = (first: Condition, second: Condition) => implies(resolve(first), resolve(second))
const lost = (units: number): Condition => ({ eliminated: { side: 'allied', units } })

describe('what follows from what', () => {
  const cases: readonly (readonly [
    title: string,
    first: Condition,
    second: Condition,
    forward: boolean,
    back: boolean,
  ])[] = [
    ['more losses from fewer', lost(5), lost(3), true, false],
    ['the same list in another order', { controls: ['A1', 'B1'] }, { controls: ['B1', 'A1'] }, true, true],
    [
      'a side that is meant and one that is named',
      { controls: ['A1'] },
      { controls: { side: 'french', hexes: ['A1'] } },
      true,
      true,
    ],
    ['another side', { controls: ['A1'] }, { controls: { side: 'allied', hexes: ['A1'] } }, false, false],
    [
      'all of the places and some of them',
      { controls: ['A1', 'B1', 'C1'] },
      { controls: { hexes: ['A1', 'B1', 'D1'], atLeast: 2 } },
      true,
      false,
    ],
    [
      'two of three places and one of the same',
      { controls: { hexes: ['A1', 'B1', 'C1'], atLeast: 2 } },
      { controls: { hexes: ['A1', 'B1', 'C1'], atLeast: 1 } },
      true,
      false,
    ],
    [
      'two of three places and a certain two',
      { controls: { hexes: ['A1', 'B1', 'C1'], atLeast: 2 } },
      { controls: ['A1', 'B1'] },
      false,
      true,
    ],
    [
      'being there and having been there',
      { unitsIn: { side: 'french', hexes: ['A1'], units: 1 } },
      { reached: { side: 'french', hexes: ['A1'] } },
      true,
      false,
    ],
    [
      'three turns in a row and two',
      { controls: { hexes: ['A1'], for: 3 } },
      { controls: { hexes: ['A1'], for: 2 } },
      true,
      false,
    ],
    ['both and one of them', { all: [lost(3), { turn: 4 }] }, { turn: 2 }, true, false],
    ['one and either', { turn: 4 }, { any: [lost(3), { turn: 4 }] }, true, false],
    ['denials, the other way round', { not: lost(3) }, { not: lost(5) }, true, false],
    ['strength and units', { lost: { side: 'allied', strength: 5 } }, lost(3), false, false],
  ]
  test.each(cases)('%s', (_, first, second, forward, back) => {
    expect([holds(first, second), holds(second, first)]).toEqual([forward, back])
  })
})

test('a thing and what is less of it denied exclude each other, in either order', () => {
  const [one, other] = [resolve(lost(5)), resolve({ not: lost(3) })]
  expect([excludes(one, other), excludes(other, one)]).toEqual([true, true])
  expect(excludes(resolve(lost(3)), resolve({ not: lost(5) }))).toBe(false)
  expect(contradicts(resolve({ all: [lost(5), { turn: 2 }, { not: lost(3) }] }))).toBe(true)
  expect(contradicts(resolve({ any: [{ all: [lost(5), { not: lost(3) }] }, { turn: 2 }] }))).toBe(false)
})

test('an answer is known as soon as one part settles it, and unknown where it depends on one that is not', () => {
  const ofAtom = (known: boolean | undefined) => (atom: { kind: string }) => (atom.kind === 'turn' ? known : false)
  const turn: Condition = { turn: 3 }
  expect(valueOf(resolve({ all: [turn, lost(1)] }), ofAtom(undefined))).toBe(false)
  expect(valueOf(resolve({ any: [turn, lost(1)] }), ofAtom(undefined))).toBe(undefined)
  expect(valueOf(resolve({ not: { any: [turn, lost(1)] } }), ofAtom(true))).toBe(false)
  expect(valueOf(resolve({}), ofAtom(true))).toBe(undefined)
})
