import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatScenario } from '../../src/scenario/format/index.ts'
import { Lines } from '../../src/scenario/position.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import type { LanguageClient, LspDiagnostic } from '../support/lsp-client.ts'
import { Session, shipped } from './session.ts'

const LIGNY = shipped('vive-lempereur/ligny.yaml')
const STANDARD = shipped('napoleon-at-waterloo/standard.yaml')
const TABLE = shipped('et-sans-resultat/quatre-bras.yaml')

type Location = { uri: string; range: LspDiagnostic['range'] }
type Edit = { range: LspDiagnostic['range']; newText: string }
type Edited = { changes: Record<string, Edit[]> }

let client: LanguageClient
beforeAll(async () => {
  client = await Session.start('scenarios', { lenses: ['preview', 'play', 'simulate', 'prove'] })
})
afterAll(() => client.stop())

let opened = 0
const open = (text: string) => Session.open(client, `battle-${opened++}.yaml`, text)

describe('diagnostics', () => {
  test('are those of validate, code by code and place by place, as somebody types', async () => {
    const session = await open(LIGNY)
    expect(session.diagnostics.map(({ code }) => code)).toEqual(['unit/general-without-effect'])
    await session.replace('[D11, I12, S8]', '[D11, J12, S8]')
    const expected = validate(session.text, SYSTEMS).diagnostics
    const lines = new Lines(session.text)
    expect(
      session.diagnostics.map(({ code, message, range: { start } }) => [
        code,
        message,
        start.line + 1,
        start.character + 1,
      ]),
    ).toEqual(
      expected.map(({ code, message, hint, range }) => {
        const { line, column } = lines.at(range![0])
        return [code, hint === undefined ? message : `${message} ${hint}`, line, column]
      }),
    )
    expect(expected.map(({ code }) => code)).toContain('hex/no-column-j')
    expect(await session.replace('J12', 'I12')).toHaveLength(1)
  })

  test('survive a half-typed file, and come back', async () => {
    const session = await open(LIGNY)
    expect((await session.replace('board:', 'board: {')).map(({ code }) => code)).toEqual(['yaml/syntax'])
    expect(await session.replace('board: {', 'board:')).toHaveLength(1)
  })

  test('are not given for files that are no battles', async () => {
    expect((await open('jobs:\n  build: [\n')).diagnostics).toEqual([])
  })

  test('are given for texts that are no files of this machine, in folders that are none', async () => {
    const elsewhere = await Session.startAt('file://server/battles')
    try {
      for (const uri of ['file://server/battles/a.yaml', 'file:///a%2Fb.yaml', 'file:///%ff.yaml', 'untitled:1'])
        expect((await elsewhere.open(uri, LIGNY)).map(({ code }) => code)).toEqual(['unit/general-without-effect'])
    } finally {
      elsewhere.stop()
    }
  })

  test('of a file of more than 2 MB say that it is too large', async () => {
    const session = await open(`${LIGNY}${'# ballast\n'.repeat(220_000)}`)
    expect(session.diagnostics.map(({ code }) => code)).toEqual(['file/too-large'])
  })
})

describe('actions', () => {
  test('a safe fix is a quick fix, and all of them one action', async () => {
    const session = await open(LIGNY.replace('turns:', 'Turns:').replace('level: decisive', 'level: decisve'))
    type Action = { title: string; kind: string; edit: Edited }
    const range = { start: session.place('Turns'), end: session.place('Turns', 5) }
    const actions = (await client.request('textDocument/codeAction', {
      textDocument: { uri: session.uri },
      range,
      context: { diagnostics: [] },
    })) as Action[]
    const [quick, all] = ['quickfix', 'source.fixAll'].map((kind) => actions.find((action) => action.kind === kind)!)
    expect(quick!.title).toBe('Change to turns')
    expect(session.edited(quick!.edit.changes[session.uri]!)).toContain('\nturns:')
    const mended = session.edited(all!.edit.changes[session.uri]!)
    expect(mended).toBe(LIGNY)
  })

  test('formatting is that of fmt', async () => {
    const untidy = LIGNY.replace('turns: ', 'turns:    ').replace('[D11, I12, S8]', '[ S8,D11,  I12 ]')
    const session = await open(untidy)
    const edits = await session.ask<Edit[]>('formatting', 'turns', { options: { tabSize: 2, insertSpaces: true } })
    expect({ text: session.edited(edits) }).toEqual(formatScenario(untidy, SYSTEMS))
  })
})

describe('hover', () => {
  const value = (hover: { contents: { value: string } }) => hover.contents.value

  test('tells of a hex its ground, its name, who is there and what lies around', async () => {
    const session = await open(STANDARD)
    const text = value(await session.ask('hover', '"1013"'))
    expect(text).toContain('**1013**, Hougoumont, town')
    expect(text).toContain('Around it: N 1012, NE 1112, SE 1113, S 1014, SW 0913, NW 0912')
  })

  test('tells of a key what the schema says, of a side its name, and of a problem its code', async () => {
    const session = await open(LIGNY)
    expect(value(await session.ask('hover', 'turns:'))).toContain('How many turns the battle lasts')
    expect(value(await session.ask('hover', 'french:'))).toContain('Defined under `sides`, used ')
    expect(value(await session.ask('hover', 'I12, S8]', {}, 6))).toContain('**unit/general-without-effect** (warning)')
  })
})

test('hover on an entry of a list is about the list, and has its name', async () => {
  const session = await open(TABLE)
  const { contents } = await session.ask<{ contents: { value: string } }>('hover', 'traits: [', {}, 10)
  expect(contents.value).toMatch(/^\*\*traits\*\*\n\n[A-Z]{2}: /)
})

describe('completion', () => {
  type Item = { label: string; detail?: string; textEdit: Edit }
  const labels = (items: Item[]) => items.map(({ label }) => label)

  test('offers keys, words, sides and the hexes of the board, named ones first', async () => {
    const session = await open(STANDARD)
    await session.replace('turns: 10', 'turns: 10\nsta')
    expect(labels(await session.ask('completion', '\nsta', {}, 4))).toContain('stacking')
    await session.replace('\nsta', '')
    const hexes = await session.ask<Item[]>('completion', '"1013"', {}, 3)
    expect(hexes[0]).toMatchObject({
      label: expect.stringMatching(/^10/),
      textEdit: { newText: expect.stringMatching(/^"10\d\d"$/) },
    })
    expect(hexes.find(({ label }) => label === '1013')?.detail).toBe('Hougoumont')
  })

  test('offers the rulebooks, and before one is chosen the keys that all of them have', async () => {
    const session = await open('system: \n')
    expect(labels(await session.ask('completion', 'system: ', {}, 8))).toEqual(SYSTEMS.map(({ id }) => id))
    await session.replace('system: \n', 'format: 1\nsystem: napo\n\n')
    expect(labels(await session.ask('completion', 'napo', {}, 4))).toContain('napoleon-at-waterloo')
    const keys = labels(await session.ask('completion', 'napo\n', {}, 5))
    expect(keys).toEqual(expect.arrayContaining(['id', 'title', 'board', 'sides', 'victory']))
    expect(keys).not.toContain('format')
  })

  test('offers what has to be there before the rest', async () => {
    const session = await open(LIGNY)
    await session.replace('sides:\n', 'sides:\n  saxon: { }\n')
    const offered = await session.ask<Item[]>('completion', 'saxon: { }', {}, 9)
    expect(offered.slice(0, 3).map(({ detail }) => detail)).toEqual(['required', 'required', 'required'])
    expect(labels(offered)).toContain('edge')
  })

  test('offers the words that the battle has used where any word will do', async () => {
    const session = await open(STANDARD)
    expect(labels(await session.ask('completion', 'nation: prussian', {}, 8))).toEqual(
      expect.arrayContaining(['french', 'prussian']),
    )
  })

  test("offers the battle's own names", async () => {
    const session = await open(TABLE)
    expect(labels(await session.ask('completion', 'first: french', {}, 7))).toEqual(['french', 'allied'])
    const area = /objective: (\S+)/.exec(TABLE)![1]!
    const areas = labels(await session.ask('completion', `objective: ${area}`, {}, 11))
    expect(areas).toContain(area)
    expect(areas).toContain('gemioncourt')
  })
})

describe('names', () => {
  test('lead to where they are declared, and to all that use them', async () => {
    const session = await open(TABLE)
    const area = /objective: (\S+)/.exec(TABLE)![1]!
    const definition = await session.ask<Location>('definition', `objective: ${area}`, {}, 12)
    expect(TABLE.split('\n')[definition.range.start.line]).toMatch(new RegExp(`^    ${area}:`))
    const references = await session.ask<Location[]>(
      'references',
      `objective: ${area}`,
      { context: { includeDeclaration: true } },
      12,
    )
    expect(references.length).toBeGreaterThan(2)
    for (const { range } of references) {
      const { line, character } = range.start
      expect(TABLE.split('\n')[line]!.slice(character)).toMatch(new RegExp(`^${area}\\b`))
    }
  })

  test('of a hex lead to the name on the map, and to every list that has it', async () => {
    const session = await open(STANDARD)
    const definition = await session.ask<Location>('definition', '"1013"')
    expect(STANDARD.split('\n')[definition.range.start.line]).toContain('Hougoumont')
    expect(
      (await session.ask<Location[]>('references', '"1013"', { context: { includeDeclaration: true } })).length,
    ).toBeGreaterThan(1)
  })

  test('are renamed everywhere, and not to what is taken', async () => {
    const session = await open(STANDARD)
    const edit = await session.ask<Edited>('rename', '\n  french:', { newName: 'imperial' }, 4)
    const renamed = session.edited(edit.changes[session.uri]!)
    expect(renamed).not.toMatch(/\bfrench:/)
    expect(validate(renamed, SYSTEMS).diagnostics).toEqual(validate(STANDARD, SYSTEMS).diagnostics)
    await expect(session.ask('rename', '\n  french:', { newName: 'allied' }, 4)).rejects.toThrow('allied is taken')
  })
})

describe('the shape of a file', () => {
  type Symbol = { name: string; detail?: string; children: Symbol[] }

  test('is an outline and folds, also while it is no YAML', async () => {
    const session = await open(LIGNY)
    const params = { textDocument: { uri: session.uri } }
    const outline = (await client.request('textDocument/documentSymbol', params)) as Symbol[]
    expect(outline.map(({ name }) => name)).toEqual(expect.arrayContaining(['system', 'board', 'sides', 'units']))
    expect(outline.find(({ name }) => name === 'sides')!.children.map(({ detail }) => detail)).toEqual([
      'French',
      'Prussian',
    ])
    const folds = (await client.request('textDocument/foldingRange', params)) as {
      startLine: number
      endLine: number
    }[]
    const lines = LIGNY.split('\n')
    const board = lines.findIndex((line) => line.startsWith('board:'))
    const sides = lines.findIndex((line) => line.startsWith('sides:'))
    expect(folds.find(({ startLine }) => startLine === board)?.endLine).toBe(sides - 1)
    await session.replace('turns:', 'turns: [')
    expect(await client.request('textDocument/documentSymbol', params)).not.toEqual([])
  })

  test('sides have colours, hexes their names behind them, and the title its commands', async () => {
    const session = await open(STANDARD)
    const params = { textDocument: { uri: session.uri } }
    const { data } = (await client.request('textDocument/semanticTokens/full', params)) as { data: number[] }
    const types = new Set(data.filter((_, i) => i % 5 === 3))
    expect(types).toEqual(new Set([0, 1, 2, 3]))
    // Half-typed, the text keeps the colours that the editor has.
    await session.replace('turns: 10', 'turns: [')
    await expect(client.request('textDocument/semanticTokens/full', params)).rejects.toThrow('half-typed')
    await session.replace('turns: [', 'turns: 10')
    const range = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } }
    const hints = (await client.request('textDocument/inlayHint', { ...params, range })) as {
      label: string
      position: { line: number }
    }[]
    expect(hints.map(({ label }) => label)).toContain('Hougoumont')
    const lenses = (await client.request('textDocument/codeLens', params)) as {
      command: { title: string; arguments: string[] }
    }[]
    expect(lenses.map(({ command }) => command.title)).toEqual(['Preview', 'Play', 'Simulate', 'Prove'])
    expect(lenses[0]!.command.arguments).toEqual([session.uri])
  })
})
