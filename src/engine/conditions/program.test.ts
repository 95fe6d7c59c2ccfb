import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { metAtoms, Program, type Tree, wantedAtoms } from './program.ts'

const { tree } = fc.letrec<{ tree: Tree<number> }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.record({ kind: fc.constant('atom' as const), atom: fc.integer({ min: 0, max: 7 }) }),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      parts: fc.array(tie('tree'), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), part: tie('tree') }),
  ),
}))

function valueOf(node: Tree<number>, facts: number): boolean {
  if (node.kind === 'atom') return (facts & (1 << node.atom)) !== 0
  if (node.kind === 'not') return !valueOf(node.part, facts)
  return node.kind === 'all'
    ? node.parts.every((part) => valueOf(part, facts))
    : node.parts.some((part) => valueOf(part, facts))
}

test('a program answers as its conditions do, however many it has', () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), fc.nat(255), (trees, facts) => {
      const program = new Program<number>()
      const starts = trees.map((one) => program.add(one))
      const answers = starts.map((start) => program.holds(start, (atom) => (facts & (1 << atom)) !== 0))
      expect(answers).toEqual(trees.map((one) => valueOf(one, facts)))
    }),
  )
})

test('an atom is asked no further than the answer is known', () => {
  const program = new Program<number>()
  const atom = (number: number): Tree<number> => ({ kind: 'atom', atom: number })
  const start = program.add({ kind: 'all', parts: [atom(0), { kind: 'any', parts: [atom(1), atom(2)] }, atom(3)] })
  const asked: number[] = []
  program.holds(start, (number) => asked.push(number) > 0 && number < 3)
  expect(asked).toEqual([0, 1, 3])
})

test('what is denied twice is wanted, and only parts that hold are reasons', () => {
  const atom = (number: number): Tree<number> => ({ kind: 'atom', atom: number })
  const condition: Tree<number> = {
    kind: 'any',
    parts: [
      { kind: 'all', parts: [atom(0), atom(1)] },
      { kind: 'not', part: { kind: 'not', part: atom(2) } },
      { kind: 'all', parts: [atom(3), { kind: 'not', part: atom(4) }] },
    ],
  }
  expect(wantedAtoms(condition)).toEqual([0, 1, 2, 3])
  expect(wantedAtoms(condition, true)).toEqual([4])
  expect(metAtoms(condition, (number) => number === 0 || number === 3)).toEqual([3])
})
