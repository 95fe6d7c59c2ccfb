import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { SOUND, TestIo } from '../test-io.ts'
import { type Editing, editing, file, seen, versionOf } from './test-server.ts'

const OTHER = SOUND.replace('turns: 6', 'turns: 7')

/** A page that listens: what it has heard, as it comes. */
async function listening(server: Editing, page = 'me'): Promise<{ readonly name: string; readonly data: unknown }[]> {
  const heard: { name: string; data: unknown }[] = []
  const headers = { authorization: `Bearer ${server.token}`, 'x-berthier-page': page }
  const response = await new Promise<IncomingMessage>((done, fail) => {
    const sent = get({ host: '127.0.0.1', port: server.port, path: '/api/events', headers, agent: false }, done)
    // The server ends with the test, and cuts it off.
    sent.on('error', fail)
    onTestFinished(() => void sent.destroy())
  })
  response.on('error', () => undefined)
  expect(response.headers['content-type']).toBe('text/event-stream')
  response.setEncoding('utf8').on('data', (text: string) => {
    for (const [, name, data] of text.matchAll(/^event: (.*)\ndata: (.*)$/gm))
      heard.push({ name: name!, data: JSON.parse(data!) })
  })
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  return heard
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 20 })

describe('a page that listens', () => {
  test('hears all versions at first, then what is changed, added and removed outside', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const server = await editing(io)
    const heard = await listening(server)
    expect(heard).toEqual([{ name: 'versions', data: { 'a.yaml': await versionOf(server, 'a.yaml') } }])
    io.write('a.yaml', OTHER)
    const version = await versionOf(server, 'a.yaml')
    await until(() => expect(heard.at(-1)?.data).toEqual({ kind: 'changed', path: 'a.yaml', version }))
    mkdirSync(io.path('deep'))
    io.write('deep/b.yaml', OTHER)
    await until(() => expect(heard.at(-1)?.data).toEqual({ kind: 'added', path: 'deep/b.yaml', version }))
    rmSync(io.path('a.yaml'))
    await until(() => expect(heard.at(-1)?.data).toEqual({ kind: 'removed', path: 'a.yaml' }))
    expect(heard).toHaveLength(4)
  })

  test('hears of a file that an editor replaces by renaming, as one change', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const server = await editing(io)
    const heard = await listening(server)
    io.write('a.tmp', OTHER)
    renameSync(io.path('a.tmp'), io.path('a.yaml'))
    await until(() => expect(heard).toHaveLength(2))
    expect(heard[1]?.data).toMatchObject({ kind: 'changed', path: 'a.yaml' })
  })

  test('hears what another page does, and not what it does itself', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const server = await editing(io)
    const [mine, other] = [await listening(server, 'me'), await listening(server, 'other')]
    const version = await versionOf(server, 'a.yaml')
    const headers = { 'x-berthier-page': 'me' }
    await server.ask('PUT', file('a.yaml'), { body: OTHER, headers: { ...headers, ...seen(version) } })
    await server.ask('POST', file('b.yaml'), { body: OTHER, headers })
    await server.ask('POST', '/api/rename', { body: '{"from":"b.yaml","to":"c.yaml"}', headers })
    const now = await versionOf(server, 'a.yaml')
    await server.ask('DELETE', file('c.yaml'), { headers: { ...headers, ...seen(now) } })
    const told = () => other.slice(1).map(({ data }) => data)
    await until(() =>
      expect(told()).toEqual([
        { kind: 'changed', path: 'a.yaml', version: now },
        { kind: 'added', path: 'b.yaml', version: now },
        { kind: 'removed', path: 'b.yaml' },
        { kind: 'added', path: 'c.yaml', version: now },
        { kind: 'removed', path: 'c.yaml' },
      ]),
    )
    // A change from outside comes after all that the watch could still tell.
    io.write('d.yaml', SOUND)
    await until(() => expect(mine.at(-1)?.data).toMatchObject({ kind: 'added', path: 'd.yaml' }))
    expect(mine).toHaveLength(2)
  })

  test('hears that a battle changed which no longer looks like one', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const server = await editing(io)
    const heard = await listening(server)
    io.write('a.yaml', 'nothing\n')
    await until(() => expect(heard.at(-1)?.data).toMatchObject({ kind: 'changed', path: 'a.yaml' }))
  })
})
