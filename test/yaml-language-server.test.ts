import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { YamlLanguageServer } from './lsp-client.ts'

const folder = new URL('../scenarios/vive-lempereur/', import.meta.url)
const waterloo = readFileSync(new URL('waterloo.yaml', folder), 'utf8')
let server: YamlLanguageServer

beforeAll(async () => {
  server = await YamlLanguageServer.start(pathToFileURL('.').href)
}, 30_000)
afterAll(() => server.stop())

/** A document that does not exist on disk, in the folder of the shipped scenarios: its modeline leads to the schema. */
const uri = (name: string) => new URL(name, folder).href
const lineOf = (text: string, part: string) => text.split('\n').findIndex((line) => line.includes(part))

describe('the yaml-language-server, led to our schema by the modeline', () => {
  test.each(readdirSync(folder))('finds nothing wrong with %s', async (name) => {
    expect(await server.open(uri(`copy-of-${name}`), readFileSync(new URL(name, folder), 'utf8'))).toEqual([])
  })

  test('marks an unknown unit type in its line', async () => {
    const text = waterloo.replace('old-guard:', 'young-guard:')
    const [diagnostic, ...others] = await server.open(uri('unknown-type.yaml'), text)
    expect(diagnostic?.message).toContain('young-guard')
    expect(diagnostic?.range.start.line).toBe(lineOf(text, 'young-guard'))
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
