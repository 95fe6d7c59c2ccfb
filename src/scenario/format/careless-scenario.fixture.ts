import * as fc from 'fast-check'
import { makeHex } from '../../board/hex-labels.ts'
import { SYSTEMS } from '../../systems/index.ts'
import { HEAD } from './format.fixture.ts'

/** What a person may write in many ways: styles, comments, empty lines. */
type Part =
  | { kind: 'scalar'; source: string }
  | { kind: 'block'; header: string; lines: string[] }
  | { kind: 'map' | 'list'; flow: boolean; step: number; entries: Entry[]; foot: boolean }
type Entry = { key: string; part: Part; above: boolean; behind: boolean; blank: boolean }

const entry = (key: fc.Arbitrary<string>, part: fc.Arbitrary<Part>): fc.Arbitrary<Entry> =>
  fc.record({ key, part, above: rarely, behind: rarely, blank: rarely })
const rarely = fc.integer({ min: 0, max: 9 }).map((n) => n === 9)
const collection = (kind: 'map' | 'list', entries: fc.Arbitrary<Entry[]>): fc.Arbitrary<Part> =>
  fc.record({
    kind: fc.constant(kind),
    flow: fc.boolean(),
    step: fc.integer({ min: 1, max: 4 }),
    entries,
    foot: rarely,
  })

const scalar = fc.oneof(
  fc.constantFrom(
    'word',
    'two words',
    '12',
    '1815-06-18',
    'yes',
    'Off',
    '"no"',
    "'1815-06-18'",
    '12:30',
    '"1_000"',
    '~',
    'null',
    'a:b',
    'it#is',
    '-x',
    'Waterloo?',
    '0x1f',
  ),
  fc.constantFrom('"quoted, text"', "'it''s'", '"# none"', '"tab\\t\\ "', "''", '&mark word', '"é\\u00e9"'),
  fc.constantFrom(
    'text, with [marks',
    '"over\ntwo \n\nlines"',
    'plain over\nlines',
    '"escaped\\\nend \\ \nx"',
    "'a\n\nb'",
  ),
)
const block = fc.record({
  kind: fc.constant('block' as const),
  header: fc.constantFrom('|', '>', '|-', '>-', '|+', '>+', '|2', '>2-', '|2+'),
  lines: fc.array(fc.constantFrom('one line', '', '  more', 'x: y', '- z', '# no comment', 'end ')),
})
const hex = fc.record({ column: fc.nat(5), row: fc.nat(5) }).map(makeHex)
const range = fc.oneof(
  hex,
  fc.tuple(hex, hex).map((ends) => ends.join('-')),
)
const quoted = (word: string) => fc.constantFrom(word, word, word, `"${word}"`, `'${word}'`)
const one = (source: fc.Arbitrary<string>): fc.Arbitrary<Part> =>
  source.chain(quoted).map((text) => ({ kind: 'scalar', source: text }))
const listOf = (part: fc.Arbitrary<Part>): fc.Arbitrary<Part> =>
  collection('list', fc.array(entry(fc.constant(''), part)))
const mapOf = (parts: Record<string, fc.Arbitrary<Part>>): fc.Arbitrary<Part> =>
  collection(
    'map',
    fc
      .shuffledSubarray(Object.keys(parts))
      .chain((keys) => fc.tuple(...keys.map((key) => entry(fc.constant(key), parts[key]!)))),
  )

const { any } = fc.letrec<{ any: Part }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    scalar.map((source): Part => ({ kind: 'scalar', source })),
    block,
    listOf(tie('any')),
    collection(
      'map',
      fc.uniqueArray(
        entry(fc.constantFrom('a', 'b', '"c d"', '4', 'e, f', '1-2', "'g'", 'on', '"8"', '1815-06-18'), tie('any')),
        {
          selector: ({ key }) => key,
        },
      ),
    ),
  ),
}))
const hexes = listOf(one(range))
const path = listOf(
  one(
    fc.tuple(fc.nat(2), fc.nat(9), fc.nat(9)).map(([column, from, to]) => {
      const [first, last] = [makeHex({ column, row: from }), makeHex({ column, row: to })]
      return from === to ? first : `${first}-${last}`
    }),
  ),
)
const road = fc.oneof(path, mapOf({ path }), mapOf({ path, name: one(fc.constant('Namur road')), extra: any }))
const placements = listOf(fc.oneof(one(hex), mapOf({ at: one(hex) }), mapOf({ at: one(hex), name: any, facing: any })))
/** Scenarios as people write them, more or less: for the tests of the canonical form. */
export const carelessScenario = mapOf({
  title: any,
  authors: listOf(one(fc.constant('A. Designer'))),
  unknown: any,
  other: any,
  board: mapOf({
    rows: any,
    terrain: mapOf({ woods: hexes, town: hexes }),
    roads: listOf(road),
    names: mapOf({ 'Bossu wood': hexes, '7': hexes }),
  }),
  units: mapOf({ french: mapOf({ general: placements, 'old-guard': placements }) }),
  victory: listOf(mapOf({ when: mapOf({ controls: hexes }), side: any, note: any })),
  system: one(fc.constant(SYSTEMS[0]!.id)),
}).map(write)

/** Writes a scenario as carelessly as its parts say, every comment with a number of its own. */
function write(part: Part): string {
  let comments = 0
  const comment = () => `# c${++comments}`
  const root = part as Part & { kind: 'map' }
  const hasSystem = root.entries.some(({ key }) => key === 'system')
  return (hasSystem ? '' : HEAD) + blockEntries(root, 0)

  function blockEntries({ kind, entries, foot }: Part & { kind: 'map' | 'list' }, indent: number): string {
    const margin = ' '.repeat(indent)
    const lines = entries.map(({ key, part: value, above, behind, blank }) => {
      const over = (blank ? '\n' : '') + (above ? `${margin}${comment()}\n` : '')
      return `${over}${margin}${kind === 'map' ? `${key}:` : '-'}${blockValue(value, indent, behind)}`
    })
    return lines.join('') + (foot ? `${margin}${comment()}\n` : '')
  }

  function blockValue(value: Part, indent: number, behind: boolean): string {
    const inner = ' '.repeat(indent + 1)
    const tail = () => (behind ? ` ${comment()}\n` : '\n')
    if (value.kind === 'scalar') return ` ${value.source.replaceAll('\n', `\n${inner}`)}${tail()}`
    if (value.kind === 'block') {
      const margin = ' '.repeat(indent + 2)
      const first = value.lines.find((line) => line !== '')
      const header = first?.startsWith(' ') ? value.header.replace(/^([|>])2?/, '$12') : value.header
      return ` ${header}${tail()}${value.lines.map((line) => (line === '' ? '\n' : `${margin}${line}\n`)).join('')}`
    }
    if (value.flow || value.entries.length === 0) return ` ${flow(value, inner)}${tail()}`
    return `${tail()}${blockEntries(value, indent + value.step)}`
  }

  function flow(value: Part, margin: string): string {
    if (value.kind === 'scalar') return flowScalar(value.source).replaceAll('\n', `\n${margin}`)
    if (value.kind === 'block') return 'word'
    const entries = value.entries.map(({ key, part: inner, above, behind }) => {
      const over = above ? `\n${margin}${comment()}\n${margin}` : ''
      const lead = value.kind === 'map' ? `${key.includes(',') ? `"${key}"` : key}: ` : ''
      return `${over}${lead}${flow(inner, margin)},${behind ? ` ${comment()}\n${margin}` : ' '}`
    })
    const inside = entries.join('') + (value.foot ? `\n${margin}${comment()}\n${margin}` : '')
    return value.kind === 'map' ? `{${inside}}` : `[${inside}]`
  }
}

const flowScalar = (source: string) => (source.startsWith('text,') ? 'text' : source)
