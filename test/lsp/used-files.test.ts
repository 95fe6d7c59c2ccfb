import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { SOUND } from '../../cli/test-io.ts'
import { Session } from './session.ts'

const ARMY = `format: 1
system: vive-lempereur
kind: definitions
id: coalition-1805
title: The Third Coalition, 1805
nations:
  russian: { name: Russians, colour: "#3f6b3a", like: english }
`

const BATTLE = SOUND.replace('turns: 6', 'turns: 6\nuses: [../armies/coalition.yaml]').replace('[english]', '[russian]')

type Location = { readonly uri: string; readonly range: { readonly start: { readonly line: number } } }

/** An editor with a folder of a battle and the army that it uses. */
async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'berthier-lsp-'))
  for (const name of ['armies', 'battles']) mkdirSync(join(folder, name))
  const army = join(folder, 'armies', 'coalition.yaml')
  writeFileSync(army, ARMY)
  const client = await Session.start(folder)
  onTestFinished(() => {
    client.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const uri = pathToFileURL(army).href
  // The army is told of right after the battle: a test that waits for the next word about it must not hear this one.
  const told = client.published(uri)
  const battle = await Session.open(client, join(folder, 'battles', 'mine.yaml'), BATTLE)
  await told
  return { client, battle, army, uri }
}

const codes = (diagnostics: readonly { readonly code?: unknown }[]) => diagnostics.map(({ code }) => code)

test('a problem of a used file is shown in that file, open or not, and gone when it is mended', async () => {
  const { client, battle, army, uri } = await start()
  expect(battle.diagnostics).toEqual([])
  const wrong = client.published(uri)
  writeFileSync(army, ARMY.replace(', like: english', ''))
  client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri, type: 2 }] })
  expect(codes(await wrong)).toEqual(['nation/no-flag'])

  const checkedAgain = client.published(battle.uri)
  const session = await Session.open(client, army, ARMY.replace(', like: english', ''))
  await checkedAgain
  expect(codes(session.diagnostics)).toEqual(['nation/no-flag'])
  const again = client.published(battle.uri)
  expect(await session.replace('colour: "#3f6b3a"', 'colour: "#3f6b3a", like: english')).toEqual([])
  expect(await again).toEqual([])
})

test('a file that is missing is told in the battle, until it is there', async () => {
  const { client, battle, army, uri } = await start()
  rmSync(army)
  const missing = client.published(battle.uri)
  client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri, type: 3 }] })
  expect(codes(await missing)).toEqual(['uses/missing'])
  writeFileSync(army, ARMY)
  const there = client.published(battle.uri)
  client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri, type: 1 }] })
  expect(await there).toEqual([])
})

test('a used name leads to its definition, is explained and completed, and is not renamed', async () => {
  const { battle, uri } = await start()
  const definition = await battle.ask<Location>('definition', '[russian]', {}, 3)
  expect(definition.uri).toBe(uri)
  expect(ARMY.split('\n')[definition.range.start.line]).toContain('russian:')
  expect((await battle.ask<Location>('definition', '../armies')).uri).toBe(uri)
  expect(JSON.stringify(await battle.ask('hover', '[russian]', {}, 3))).toContain('Defined in armies/coalition.yaml')
  expect(JSON.stringify(await battle.ask('completion', '[russian]', {}, 1))).toContain('"russian"')
  await expect(battle.ask('rename', '[russian]', { newName: 'tsarist' }, 3)).rejects.toThrow('russian is defined in')
})

test('a word of a text or a comment that is spelt like a used name stands for nothing', async () => {
  const { client, army } = await start()
  const text = BATTLE.replace('turns: 6', 'turns: 6 # russian snow\nsummary: The russian army stands its ground.')
  const session = await Session.open(client, army.replace(/armies.*/, 'battles/spelt.yaml'), text)
  for (const word of ['russian snow', 'russian army']) {
    expect(await session.ask('definition', word, {}, 3)).toBe(null)
    await expect(session.ask('rename', word, { newName: 'tsarist' }, 3)).rejects.toThrow('Nothing here can be renamed')
  }
})

test('a shared name is found wherever open battles speak of it, from a battle and from its definition', async () => {
  const { client, battle, army, uri } = await start()
  const linesOf = (found: readonly Location[]) =>
    found.map(({ uri: at, range }) => [at === uri ? 'army' : at === battle.uri ? 'battle' : 'other', range.start.line])
  const other = await Session.open(client, army.replace(/armies.*/, 'battles/other.yaml'), `# Another\n${BATTLE}`)
  const [defined, spoken] = [ARMY, BATTLE].map((text) => text.split('\n').findIndex((line) => line.includes('russian')))
  const all = [
    ['army', defined],
    ['battle', spoken],
    ['other', spoken! + 1],
  ]
  const withDeclaration = { context: { includeDeclaration: true } }
  expect(linesOf(await battle.ask('references', '[russian]', withDeclaration, 3))).toEqual(all)
  const session = await Session.open(client, army, ARMY)
  expect(linesOf(await session.ask('references', 'russian:', withDeclaration, 3))).toEqual(all)
  const without = { context: { includeDeclaration: false } }
  expect(linesOf(await other.ask('references', '[russian]', without, 3))).toEqual([all[2], all[1]])
})

test('a file of definitions is completed by a schema of its own, and its names are not renamed', async () => {
  const { client, army } = await start()
  const session = await Session.open(client, army, `${ARMY}\n`)
  const keys = JSON.stringify(await session.ask('completion', 'nations:', {}, 0))
  expect(keys).toContain('"uses"')
  expect(keys).not.toContain('"victory"')
  await expect(session.ask('rename', 'russian:', { newName: 'tsarist' })).rejects.toThrow('Battles that use this file')
})
