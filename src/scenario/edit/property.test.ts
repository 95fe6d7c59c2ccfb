import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { SYSTEMS } from '../../systems/index.ts'
import { carelessScenario } from '../format/careless-scenario.fixture.ts'
import { formatScenario } from '../format/index.ts'
import { readTree } from '../format/read.ts'
import type { Entry, Piece } from '../format/tree.ts'
import { parseText } from '../reading/parse.ts'
import { anyThrow, changesFor } from './any-changes.ts'
import { type Change, ImpossibleChange } from './change.ts'
import { changeData } from './change-data.ts'
import { changeText } from './change-text.ts'
import { applyEdits, invertEdits } from './text-edits.ts'

const RUNS = Number(process.env['FUZZ'] ?? 60)
const battles = [
  ...['hypothetical', 'ligny', 'quatre-bras', 'waterloo'].map((id) => `vive-lempereur/${id}`),
  ...['standard', 'advanced'].map((id) => `napoleon-at-waterloo/${id}`),
].map((battle) => readFileSync(`scenarios/${battle}.yaml`, 'utf8'))
const asJson = (text: string) => `${JSON.stringify(parseText(text).data, null, 2)}\n`
const shipped = fc.constantFrom(...battles)
const style = fc.record({
  collectionStyle: fc.constantFrom('any' as const, 'block' as const, 'flow' as const),
  indent: fc.integer({ min: 1, max: 6 }),
  indentSeq: fc.boolean(),
  lineWidth: fc.constantFrom(0, 40, 80),
  flowCollectionPadding: fc.boolean(),
  defaultStringType: fc.constantFrom('PLAIN' as const, 'QUOTE_SINGLE' as const),
})
const written = fc.oneof(
  { weight: 4, arbitrary: carelessScenario },
  { weight: 2, arbitrary: shipped },
  { weight: 1, arbitrary: fc.tuple(shipped, style).map(([text, how]) => parseDocument(text).toString(how)) },
  { weight: 1, arbitrary: shipped.map(asJson) },
  { weight: 1, arbitrary: shipped.map((text) => JSON.stringify(parseText(text).data)) },
)
const anyText = fc
  .record({ text: written, windows: fc.boolean(), mark: fc.boolean(), end: fc.boolean() })
  .map(({ text, windows, mark, end }) => {
    const lines = end ? text : text.replace(/\n$/, '')
    return (mark ? '\uFEFF' : '') + (windows ? lines.replaceAll('\n', '\r\n') : lines)
  })

describe('changing the text of any scenario', () => {
  const property = (
    texts: fc.Arbitrary<string>,
    count: number,
    check: (before: string, after: string, changes: readonly Change[]) => void,
  ) =>
    fc.assert(
      fc.property(texts, fc.array(anyThrow, { minLength: 1, maxLength: count }), (text, throws) => {
        const { data, findings } = parseText(text)
        fc.pre(findings.length === 0)
        const changes = changesFor(data, throws)
        const edits = editsOrRefusal(text, changes)
        if (edits) check(text, applyEdits(text, edits), changes)
      }),
      { numRuns: RUNS },
    )

  it('makes it say what the data say after the changes', () => {
    property(anyText, 5, (before, after, changes) => {
      const { data, findings } = parseText(after)
      expect(findings).toEqual([])
      expect(data).toEqual(changeData(parseText(before).data, changes))
    })
  })

  it('takes edits in order, which can be taken back', () => {
    property(anyText, 5, (before, after, changes) => {
      const edits = changeText(before, changes, schemaFor(before))
      const ends = edits.flatMap(({ range }) => range)
      expect(ends).toEqual(ends.toSorted((a, b) => a - b))
      expect(applyEdits(after, invertEdits(before, edits))).toBe(before)
    })
  })

  it('keeps all comments but those of what goes', () => {
    property(anyText, 1, (before, after, [change]) => {
      const lost = new Set(commentsIn(before))
      for (const comment of commentsIn(after)) lost.delete(comment)
      for (const comment of commentsOf(before, change!)) lost.delete(comment)
      expect([...lost]).toEqual([])
    })
  })

  it('keeps its line ends and its byte order mark', () => {
    property(anyText, 3, (before, after) => {
      expect(after.startsWith('\uFEFF')).toBe(before.startsWith('\uFEFF'))
      const [windows, all] = [/\r\n/g, /\n/g].map((end) => after.match(end)?.length ?? 0)
      expect(windows).toBe(before.includes('\r\n') ? all : 0)
    })
  })

  it('has nothing to do where the data stay the same', () => {
    fc.assert(
      fc.property(anyText, fc.nat(20), (text, n) => {
        const { data } = parseText(text)
        const keys = Object.keys(data as object)
        const key = keys[n % keys.length]!
        const value = structuredClone((data as Record<string, unknown>)[key])
        expect(changeText(text, [{ kind: 'set', path: [key], value }], schemaFor(text))).toEqual([])
      }),
      { numRuns: RUNS },
    )
  })

  it('leaves a canonical text in canonical form, where the new data are', () => {
    property(fc.oneof(carelessScenario, shipped).map(canonical), 3, (_, after, changes) => {
      // A formatter sorts and folds hexes and shortens notations; changes carry out what they say.
      // A key with another name, or that was moved, stays where it was put.
      fc.pre(!changes.some(({ kind, path }) => path[0] === 'system' || kind === 'rename' || kind === 'move'))
      const again = canonical(after)
      const means = (text: string) => JSON.stringify(parseText(text).data)
      expect(means(again) === means(after) ? again : after).toBe(after)
    })
  })
})

function schemaFor(text: string) {
  const { system } = parseText(text).data as { readonly system?: unknown }
  return SYSTEMS.find(({ id }) => id === system)?.schema
}

function canonical(text: string): string {
  const result = formatScenario(text, SYSTEMS)
  if ('text' in result) return result.text
  throw new Error(JSON.stringify(result.diagnostics[0]))
}

/** An anchor or alias may stand in the way. */
function editsOrRefusal(text: string, changes: readonly Change[]) {
  try {
    return changeText(text, changes, schemaFor(text))
  } catch (error) {
    if (error instanceof ImpossibleChange && text.includes('&')) return undefined
    throw error
  }
}

function commentsIn(text: string): string[] {
  const tree = readPlain(text)
  return [...tree.head.map((comment) => comment.text), ...commentsWithin(tree.root)]
}

/** The comments that may go: those of an entry taken out, and those within a value that another takes the place of. */
function commentsOf(text: string, { kind, path }: Change): string[] {
  let piece: Piece | undefined = readPlain(text).root
  let entry: Entry | undefined
  for (const step of path) {
    const entries: readonly Entry[] = piece && piece.kind !== 'scalar' ? piece.entries : []
    entry = typeof step === 'number' ? entries[step] : entries.find(({ key }) => key!.name === step)
    piece = entry?.value
  }
  if (!entry || kind === 'insert' || kind === 'rename' || kind === 'move') return []
  return kind === 'remove' ? commentsAt(entry) : commentsWithin(entry.value)
}

function commentsAt(entry: Entry): string[] {
  const own = [...entry.before.map((comment) => comment.text), ...(entry.after === undefined ? [] : [entry.after])]
  return [...own, ...commentsWithin(entry.value)]
}

function commentsWithin(piece: Piece): string[] {
  if (piece.kind === 'scalar') return []
  return [...piece.entries.flatMap(commentsAt), ...piece.foot.map((comment) => comment.text)]
}

function readPlain(text: string) {
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const tree = readTree(source, parseText(source).data)
  return 'flaw' in tree ? expect.unreachable('a flaw') : tree
}
