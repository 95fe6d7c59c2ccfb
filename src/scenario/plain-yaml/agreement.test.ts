import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { sample } from '../../../test/support/effort.ts'
import type { Path } from '../diagnostic.ts'
import { carelessScenario } from '../format/careless-scenario.fixture.ts'
import { parseCarefully } from '../reading/parse-carefully.ts'
import { anyBlocks } from './any-blocks.fixture.ts'
import { readPlainYaml } from './index.ts'
import { Places } from './places.ts'

const RUNS = Number(process.env['FUZZ'] ?? 200)

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
const shipped = filesIn('scenarios')
const others = [...filesIn('test/cases'), ...filesIn('test/fixtures')]

/** Everything that means something in YAML, and a few things that do not. */
const PIECES = [
  [
    'a',
    'b',
    'ü',
    'key',
    '1',
    '007',
    '-3',
    '+4',
    '1.50',
    '.5',
    '1e3',
    '0x1F',
    '0o17',
    '~',
    'null',
    'True',
    'no',
    '.inf',
  ],
  [
    ' ',
    '  ',
    '\n',
    '\n  ',
    '\n    ',
    '\n- ',
    '\n  - ',
    '\n\n',
    ': ',
    ':',
    ':\n',
    ' :',
    ', ',
    ',',
    '- ',
    '-',
    '---',
    '...',
  ],
  ['[', ']', '{', '}', '[]', '{}', '"', "'", "''", '"a"', "'b'", '\\', ' #', '#', '# c', '?', '? ', '&x ', '*x', '!t '],
  ['|', '>', '|-', '>-', '>+', '|2', ' |\n', ' >-\n', '%', '@', '`', '<<', '=', '\t', '\r\n', '\u00a0', '\u2028', '😀'],
].flat()

const piece = fc.constantFrom(...PIECES)
const rubble = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''))

type Slip = { readonly at: number; readonly length: number; readonly put: string }
const slip = fc.record({ at: fc.nat(), length: fc.constantFrom(0, 0, 1, 2, 7), put: fc.oneof(piece, fc.constant('')) })

/** A text into which someone has typed here and there. */
const spoilt = (texts: fc.Arbitrary<string>) =>
  fc.tuple(texts, fc.array(slip, { minLength: 1, maxLength: 3 })).map(([text, slips]) => slips.reduce(type, text))

function type(text: string, { at, length, put }: Slip): string {
  const start = at % (text.length + 1)
  return text.slice(0, start) + put + text.slice(start + length)
}

const restyled = fc
  .tuple(
    fc.constantFrom(...shipped),
    fc.record({
      collectionStyle: fc.constantFrom('any' as const, 'block' as const, 'flow' as const),
      indent: fc.integer({ min: 1, max: 6 }),
      indentSeq: fc.boolean(),
      lineWidth: fc.constantFrom(0, 40, 80),
      flowCollectionPadding: fc.boolean(),
      defaultStringType: fc.constantFrom('PLAIN' as const, 'QUOTE_SINGLE' as const, 'QUOTE_DOUBLE' as const),
    }),
  )
  .map(([text, how]) => parseDocument(text).toString(how))

/** Whether the quick reader dared to read it; what it reads, the package reads too. */
function isReadAlike(text: string): boolean {
  const places = new Places()
  const plain = readPlainYaml(text, places)
  if (!plain) return false
  const careful = parseCarefully(text)
  const { data, findings } = careful
  const order = JSON.stringify(plain.data)
  expect({ text, findings, data: plain.data, order }).toStrictEqual({
    text,
    findings: [],
    data,
    order: JSON.stringify(data),
  })
  const paths = pathsIn(data)
  expect({ text, at: paths.map((path) => [path, places.locate(path), places.locate(path, 'key')]) }).toStrictEqual({
    text,
    at: paths.map((path) => [path, careful.locate(path), careful.locate(path, 'key')]),
  })
  return true
}

/** The paths to all values, and of each to one that is not there. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path, [...path, 'none']]
  const inside = Object.entries(value).flatMap(([key, entry]) =>
    pathsIn(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return [path, [...path, 'none'], ...inside]
}

describe('what the quick reader reads, and where it stands', () => {
  it('is what the package reads, in all battles that ship, and it reads them all', () => {
    expect(shipped.filter((text) => !isReadAlike(text))).toEqual([])
  })

  it('is what the package reads, in cases and in files with mistakes', () => {
    expect(sample(others, 4).filter(isReadAlike).length).toBeGreaterThan(0)
  })

  it.each([
    ['rubble', rubble, 20],
    ['blocks', anyBlocks, 10],
    ['spoilt blocks', spoilt(anyBlocks), 10],
    ['spoilt battles', spoilt(fc.constantFrom(...shipped)), 1],
    ['careless battles', fc.oneof(carelessScenario, spoilt(carelessScenario)), 1],
    ['restyled battles', fc.oneof(restyled, spoilt(restyled)), 0.25],
  ])('is what the package reads, in %s', (_, texts, times) => {
    let read = 0
    fc.assert(
      fc.property(texts, (text) => {
        if (isReadAlike(text)) read++
      }),
      { numRuns: Math.ceil(RUNS * times) },
    )
    // A reader that gives up on everything would agree as well.
    expect(read).toBeGreaterThan(0)
  })
})
