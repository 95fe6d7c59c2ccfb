import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { LanguageClient, type LspDiagnostic } from '../support/lsp-client.ts'
import { Session, shipped } from './session.ts'

const LIGNY = shipped('vive-lempereur/ligny.yaml')

async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'berthier-lsp-'))
  const client = await Session.start(folder)
  onTestFinished(() => {
    client.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return { folder, client }
}

test('what VS Code adds to the command of a server is no mistake', async () => {
  const args = ['dist/berthier.js', 'lsp', '--stdio', `--clientProcessId=${process.pid}`]
  const client = await LanguageClient.start(args, pathToFileURL(tmpdir()).href)
  onTestFinished(() => client.stop())
  expect(await client.open(pathToFileURL(join(tmpdir(), 'ligny.yaml')).href, LIGNY)).toHaveLength(1)
})

test('a configuration that breaks while the server runs is told, and the last sound one stays', async () => {
  const { folder, client } = await start()
  const session = await Session.open(client, join(folder, 'ligny.yaml'), LIGNY)
  const config = join(folder, 'berthier.config.json')
  const changes = [{ uri: pathToFileURL(config).href, type: 2 }]
  const reread = async (text: string): Promise<LspDiagnostic[]> => {
    writeFileSync(config, text)
    const published = client.published(session.uri)
    client.notify('workspace/didChangeWatchedFiles', { changes })
    return published
  }
  expect(session.diagnostics.map(({ severity }) => severity)).toEqual([2])
  expect((await reread('{ "rulebooks": 1 }')).map(({ severity }) => severity)).toEqual([2])
  expect(client.messages.at(-1)).toContain('berthier.config.json:1')
})

test('a folder that is renamed under it does not matter', async () => {
  const { folder, client } = await start()
  mkdirSync(join(folder, 'a'))
  const session = await Session.open(client, join(folder, 'a', 'ligny.yaml'), LIGNY)
  renameSync(join(folder, 'a'), join(folder, 'b'))
  expect(await session.replace('turns:', 'Turns:')).toHaveLength(2)
})

test('a request that is cancelled before its turn is not answered', async () => {
  const { folder, client } = await start()
  const session = await Session.open(client, join(folder, 'ligny.yaml'), LIGNY)
  const params = { textDocument: { uri: session.uri } }
  const asked = [1, 2, 3].map(() => client.requestThenCancel('textDocument/documentSymbol', params))
  const results = await Promise.allSettled(asked)
  expect(results.map(({ status }) => status)).toContain('rejected')
  expect(await client.request('textDocument/documentSymbol', params)).not.toEqual([])
})

test('memory stays flat over thousands of edits', async () => {
  const { folder, client } = await start()
  const session = await Session.open(client, join(folder, 'ligny.yaml'), LIGNY)
  const edits = Number(process.env['LSP_EDITS'] ?? 600)
  const step = Math.floor(edits / 6)
  const memory: number[] = []
  for (let i = 0; i < edits; i++) {
    await session.replace(i % 2 === 0 ? 'turns:' : 'Turns:', i % 2 === 0 ? 'Turns:' : 'turns:')
    if (i % step === step - 1) {
      await client.request('textDocument/semanticTokens/full', { textDocument: { uri: session.uri } })
      memory.push(client.memory())
    }
  }
  // Of the later readings, the last is hardly above the first.
  expect(memory.at(-1)! / memory[2]!).toBeLessThan(1.25)
}, 300_000)
