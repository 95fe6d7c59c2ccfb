import * as fc from 'fast-check'
import type { Path } from '../diagnostic.ts'
import { isMapping } from '../plain-data.ts'
import type { Change } from './change.ts'
import { changeData } from './change-data.ts'

/** Dice for changes: what they come to depends on the data they are thrown for. */
export type Throw = {
  readonly kind: number
  readonly way: readonly number[]
  readonly value: unknown
  readonly key: string
}

const word = fc.constantFrom(
  'word',
  'two words',
  'yes',
  '1815-06-18',
  'a, b',
  'it: is',
  "it's",
  '# none',
  '',
  ' padded ',
  'tab\t',
  'two\nlines',
  'two\n\nparagraphs\n',
  'é',
  '~',
  'end\n\n',
  '- x',
  `${'long '.repeat(30)}text`,
)
const row = fc.integer({ min: 1, max: 30 })
/** By letter and row, or by number: `B7`, `0807`. */
const hex = fc.oneof(
  fc.tuple(fc.constantFrom('A', 'B', 'C'), row).map(([column, at]) => `${column}${at}`),
  fc.tuple(fc.constantFrom('01', '08', '12'), row).map(([column, at]) => column + String(at).padStart(2, '0')),
)
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.oneof(
      word,
      hex,
      fc.integer({ min: -5, max: 2000 }),
      fc.boolean(),
      fc.constant(null),
      fc.double({ noNaN: true }),
    ),
    fc.array(hex, { maxLength: 40 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom('a', 'at', 'name', 'path', 'c d', '4', '1-2', 'e, f', 'on', '__proto__'),
      tie('value'),
    ),
  ),
}))
const key = fc.constantFrom(
  'a',
  'name',
  'path',
  'turns',
  'woods',
  'farm',
  'c d',
  '4',
  'e, f',
  'on',
  'board',
  'x: y',
  '',
)

/** Any throw of the dice. */
export const anyThrow: fc.Arbitrary<Throw> = fc.record({
  kind: fc.nat(9),
  way: fc.array(fc.nat(1000), { minLength: 1, maxLength: 6 }),
  value,
  key,
})

/** Possible changes, each for the data after those before it. */
export function changesFor(data: unknown, throws: readonly Throw[]): Change[] {
  const changes: Change[] = []
  let current = data
  for (const dice of throws) {
    const change = changeFor(current, dice)
    changes.push(change)
    current = changeData(current, [change])
  }
  return changes
}

function changeFor(data: unknown, dice: Throw): Change {
  const path: (string | number)[] = []
  let [parent, current] = [data, data]
  for (const choice of dice.way) {
    const steps = stepsOf(current)
    if (steps.length === 0) break
    const step = steps[choice % steps.length]!
    path.push(step)
    parent = current
    current = (current as Record<string | number, unknown>)[step]
  }
  const move = dice.kind === 6 ? moveFor(data, path, parent, dice) : undefined
  return move ?? choose(path, parent, current, dice)
}

/** Takes a key elsewhere, under the same name or another: into the mapping where another way ends, or its own. */
function moveFor(data: unknown, path: Path, parent: unknown, { way, key: name }: Throw): Change | undefined {
  if (path.length === 0 || !isMapping(parent)) return undefined
  let [map, above]: [Readonly<Record<string, unknown>>, Path] = [parent, path.slice(0, -1)]
  if (way[0]! % 3 > 0 && isMapping(data)) {
    ;[map, above] = [data, []]
    for (const choice of way.toReversed()) {
      const inner = Object.entries(map).filter(
        ([step, deeper]) => isMapping(deeper) && [...above, step].join() !== path.join(),
      )
      const [step, deeper] = inner[choice % inner.length] ?? []
      if (step === undefined) break
      ;[map, above] = [deeper as Readonly<Record<string, unknown>>, [...above, step]]
    }
  }
  const own = String(path.at(-1))
  const others = Object.keys(map).filter((other) => map !== parent || other !== own)
  const to = [own, name].find((wanted) => !others.includes(wanted))
  if (to === undefined) return undefined
  const before = others[way[0]! % (others.length + 1)]
  return { kind: 'move', path, to: [...above, to], ...(before !== undefined && { before }) }
}

function choose(path: Path, parent: unknown, current: unknown, { kind, value: given, key: name, way }: Throw): Change {
  if (path.length === 0) return { kind: 'set', path: [name], value: given }
  if (Array.isArray(current) && kind < 3) {
    return { kind: 'insert', path: [...path, way[0]! % (current.length + 1)], value: given }
  }
  if (Array.isArray(current) && kind < 5) return { kind: 'set', path, value: reworked(current, way, given) }
  if (isMapping(current) && kind < 4) return { kind: 'set', path: [...path, name], value: given }
  if (kind === 5 && isMapping(parent) && !Object.hasOwn(parent, name)) return { kind: 'rename', path, name }
  return kind > 6 ? { kind: 'remove', path } : { kind: 'set', path, value: given }
}

/** A list with some entries gone and some new, as painting does it. */
function reworked(list: readonly unknown[], way: readonly number[], given: unknown): unknown[] {
  const kept = list.filter((_, i) => !way.includes(i))
  return kept.toSpliced(way[0]! % (kept.length + 1), 0, ...(Array.isArray(given) ? given : [given]))
}

function stepsOf(data: unknown): (string | number)[] {
  if (Array.isArray(data)) return [...data.keys()]
  return isMapping(data) ? Object.keys(data) : []
}
