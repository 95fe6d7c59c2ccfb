import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { installed } from '../../cli/files/installation.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { commandFor, type Order } from '../../vscode/src/commands.ts'
import { Session } from './session.ts'

type Edit = Parameters<Session['edited']>[0][number]
type Item = { readonly label: string }

test('a battle is written from berthier new to a proved claim, as with the extension', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'berthier-author-'))
  const file = join(folder, 'mine.yaml')
  const client = await Session.start(folder, { lenses: ['preview', 'prove'] })
  onTestFinished(() => {
    client.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  // The commands of the extension, with its own copy of the program.
  const copy = { module: installed('dist/berthier.js'), node: process.execPath }
  const run = (order: Omit<Order, 'file'>) => {
    const { program, args, env } = commandFor({ ...order, file }, '', copy)
    return spawnSync(program, args, { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' })
  }

  const rulebooks = (await client.request('berthier/rulebooks', {})) as { readonly id: string }[]
  expect(rulebooks.map(({ id }) => id)).toEqual(SYSTEMS.map(({ id }) => id))
  const wanted = { uri: pathToFileURL(file).href, system: 'vive-lempereur' }
  const { text } = (await client.request('berthier/new', wanted)) as { readonly text: string }
  // Nothing in it depends on where the extension is installed.
  expect(text).toMatch(/^format: 1\nsystem: vive-lempereur\nid: mine\ntitle: Mine\n/)
  await expect(client.request('berthier/new', { ...wanted, system: 'vive-la-france' })).rejects.toThrow(
    'unknown rulebook vive-la-france',
  )
  const session = await Session.open(client, file, text)
  expect(session.diagnostics).toEqual([])

  // A new title, a farm more, and a village that the server knows by its name from then on.
  await session.replace('title: Mine', 'title: The mill')
  await session.replace('farm: [L7]', 'farm: [L7, I7]')
  expect(await session.replace('{ Mill farm: [L7] }', '{ Mill farm: [L7], Upper farm: [I7] }')).toEqual([])
  expect(JSON.stringify(await session.ask('hover', 'I7', {}, 1))).toContain('Upper farm')

  // A slip of the finger, told at once and mended by its quick fix.
  const [problem] = await session.replace('heavy-cavalry:', 'heavy-cavlry:')
  expect(problem?.message).toContain('heavy-cavlry')
  const actions = (await client.request('textDocument/codeAction', {
    textDocument: { uri: session.uri },
    range: problem!.range,
    context: { diagnostics: [problem] },
  })) as { readonly kind: string; readonly edit: { readonly changes: Readonly<Record<string, readonly Edit[]>> } }[]
  const quick = actions.find(({ kind }) => kind === 'quickfix')!
  const mended = session.edited(quick.edit.changes[session.uri]!)
  expect(await session.replace(session.text, mended)).toEqual([])

  // Another condition, with the words that are offered.
  const condition = '  - { side: french, level: marginal, check: end-of-battle, when: { controls: [I7] } }\n'
  await session.replace('  - { side: allied, level: sub', `${condition}  - { side: allied, level: sub`)
  expect(session.diagnostics).toEqual([])
  const offered = await session.ask<Item[] | { readonly items: Item[] }>(
    'completion',
    'side: french, level: mar',
    {},
    6,
  )
  const labels = (Array.isArray(offered) ? offered : offered.items).map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['french', 'allied']))

  const map = (await client.request('berthier/map', { textDocument: { uri: session.uri } })) as { readonly svg: string }
  expect(map.svg).toContain('Upper farm')
  const format = { options: { tabSize: 2, insertSpaces: true } }
  const edits = (await session.ask<readonly Edit[] | null>('formatting', 'turns', format)) ?? []
  writeFileSync(file, session.edited(edits))

  // Wide enough that a score of games decides.
  const proved = run({ task: 'prove', claim: 'french 10..90%' })
  expect({ status: proved.status, stderr: proved.stderr }).toMatchObject({ status: 0 })
  expect(existsSync(join(folder, 'mine.certificate.json'))).toBe(true)
  const checked = spawnSync(process.execPath, [copy.module, 'validate', '--fail-on', 'warning', file], {
    encoding: 'utf8',
  })
  expect({ status: checked.status, stdout: checked.stdout }).toMatchObject({ status: 0 })
})
