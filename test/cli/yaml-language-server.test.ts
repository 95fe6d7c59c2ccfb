import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LanguageClient } from '../support/lsp-client.ts'

const folder = new URL('../../scenarios/vive-lempereur/', import.meta.url)
const waterloo = readFileSync(new URL('waterloo.yaml', folder), 'utf8')
let server: LanguageClient

beforeAll(async () => {
  server = await LanguageClient.startYaml(pathToFileURL('.').href)
}, 30_000)
afterAll(() => server.stop())

/** A document that does not exist on disk, in the folder of the shipped scenarios: its modeline leads to the schema. */
const uri = (name: string) => new URL(name, folder).href
const lineOf = (text: string, part: string) => text.split('\n').findIndex((line) => line.includes(part))

describe('the yaml-language-server, led to our schema by the modeline', () => {
  const all = new URL('../', folder)
  const shipped = readdirSync(all, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))
  test.each(shipped.map((name) => name.replaceAll('\\', '/')))('finds nothing wrong with %s', async (name) => {
    const copy = new URL(name.replace(/[^/]+$/, 'copy-of-$&'), all).href
    expect(await server.open(copy, readFileSync(new URL(name, all), 'utf8'))).toEqual([])
  })

  test('marks numbers that no counter has, a hex without quotes and an unknown result in their lines', async () => {
    const battles = new URL('napoleon-at-waterloo/', all)
    const text = readFileSync(new URL('advanced.yaml', battles), 'utf8')
      .replace('      8-4:\n', '      8-four:\n')
      .replace('at: "1417"', 'at: 1417')
      .replace('3: [AE,', '3: [XX,')
    const found = await server.open(new URL('numbers.yaml', battles).href, text)
    expect([...new Set(found.map(({ range }) => range.start.line))].sort((a, b) => a - b)).toEqual(
      ['8-four:', 'at: 1417', '3: [XX,'].map((part) => lineOf(text, part)),
    )
  })

  // A unit type may be a battle's own: only `berthier lsp` knows which there are.
  test('marks an unknown key in its line', async () => {
    const text = waterloo.replace('turns: 6', 'turns: 6\nturnz: 6')
    const [diagnostic, ...others] = await server.open(uri('unknown-key.yaml'), text)
    expect(diagnostic?.message).toContain('turnz')
    expect(diagnostic?.range.start.line).toBe(lineOf(text, 'turnz'))
    expect(others).toEqual([])
  })

  test('marks a hex of the wrong form, a missing key and a wrong word in their lines', async () => {
    const text = waterloo.replace('[M2]', '[m2]').replace('turns: 6\n', '').replace('kind: hex', 'kind: square')
    const lines = (await server.open(uri('three.yaml'), text)).map(({ range }) => range.start.line)
    expect(lines.toSorted((a, b) => a - b)).toEqual([1, lineOf(text, 'kind: square'), lineOf(text, '[m2]')])
  })

  test('marks a wrong part of a special rule, of an arrival and of a condition', async () => {
    const text = waterloo
      .replace('arms: [infantry]', 'arms: [infantery]')
      .replace('each: round', 'each: hour')
      .replace('eliminated: { side: french, units: 14 }', 'eliminated: { side: french, units: none }')
    const lines = (await server.open(uri('parts.yaml'), text)).map(({ range }) => range.start.line)
    expect(lines.toSorted((a, b) => a - b)).toEqual(
      ['each: hour', 'infantery', 'units: none'].map((part) => lineOf(text, part)),
    )
  })

  test('completes the keys of a side’s units', async () => {
    const text = waterloo.replace('    old-guard: [M2]\n', '    \n')
    const document = uri('completion.yaml')
    await server.open(document, text)
    const line = lineOf(text, 'elite-infantry: [L1, N1]') - 1
    const position = { line, character: 4 }
    const answer = await server.request('textDocument/completion', { textDocument: { uri: document }, position })
    const labels = (answer as { items: { label: string }[] }).items.map(({ label }) => label)
    expect(labels).toContain('old-guard')
    expect(labels).not.toContain('elite-infantry')
  })

  test('completes the words of a closed list', async () => {
    const text = waterloo.replace('kind: hex', 'kind: ')
    const document = uri('words.yaml')
    await server.open(document, text)
    const position = { line: lineOf(text, 'kind: '), character: 8 }
    const answer = await server.request('textDocument/completion', { textDocument: { uri: document }, position })
    expect((answer as { items: { label: string }[] }).items.map(({ label }) => label)).toContain('hex')
  })

  test('tells what a key means', async () => {
    const document = uri('hover.yaml')
    await server.open(document, waterloo)
    const position = { line: lineOf(waterloo, 'heavy-cavalry: [G2'), character: 6 }
    const answer = await server.request('textDocument/hover', { textDocument: { uri: document }, position })
    expect(JSON.stringify(answer)).toContain('shocks with 14')
  })
})

describe('the yaml-language-server, led to the schema of cases', () => {
  const cases = new URL('../cases/vive-lempereur/', import.meta.url)
  const text = `# yaml-language-server: $schema=../../../schema/cases.schema.json
system: vive-lempereur
cases:
  - rule: "6.2"
    title: a unit stops when it comes next to an enemy
    position:
      board: { columns: A-E, rows: 6 }
      units:
        french: { light-cavalry: [C1] }
    play:
      - order C1
      - { refused: move D3, rule: "6.2" }
      - { expect: { units: { C1: light-cavalry } } }
    expect:
      empty: [C2]
`

  test('finds nothing wrong with a sound file', async () => {
    expect(await server.open(new URL('sound.yaml', cases).href, text)).toEqual([])
  })

  test.each([
    ['light-cavalry: [C1]', 'light-cavalry: { hex: C1 }'],
    ['refused: move D3', 'refuse: move D3'],
    ['empty: [C2]', 'vacant: [C2]'],
  ])('marks %s as %s in its line', async (from, to) => {
    const wrong = text.replace(from, to)
    const found = await server.open(new URL(`${to.length}-${to.charCodeAt(0)}.yaml`, cases).href, wrong)
    expect(new Set(found.map(({ range }) => range.start.line))).toEqual(new Set([lineOf(wrong, to)]))
  })

  test.each([
    ['the keys of a position', '      board: { columns: A-E, rows: 6 }\n', '      \n', 6, ['board', 'played', 'begin']],
    ['the keys of an expectation', '      empty: [C2]\n', '      \n', 6, ['empty', 'toAct', 'outcome']],
  ])('completes %s', async (name, from, to, character, labels) => {
    const document = new URL(`${name.replaceAll(' ', '-')}.yaml`, cases).href
    const line = lineOf(text, from.trim())
    await server.open(document, text.replace(from, to))
    const position = { line, character }
    const answer = await server.request('textDocument/completion', { textDocument: { uri: document }, position })
    const offered = (answer as { items: { label: string }[] }).items.map(({ label }) => label)
    expect(offered).toEqual(expect.arrayContaining(labels))
  })
})
