import { chmodSync, readdirSync, rmSync, statSync, symlinkSync, truncateSync } from 'node:fs'
import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { SOUND, TestIo } from '../test-io.ts'
import { type FileChange, ScenarioFolder } from './folder.ts'
import { editing, file, seen, versionOf } from './test-server.ts'

const OTHER = SOUND.replace('turns: 6', 'turns: 7')

describe('a list', () => {
  test('has the battles of the folder and below it, with title and system, in order', async () => {
    const io = new TestIo({
      'b.yaml': 'system: x\ntitle: "B: the second"\nunits: [\n',
      'deep/a.yml': SOUND,
      'package.yaml': 'name: something else\n',
      'node_modules/c.yaml': SOUND,
      '.hidden/d.yaml': SOUND,
      'notes.txt': SOUND,
    })
    const server = await editing(io)
    const { data } = await server.ask('GET', '/api/files')
    expect(data).toMatchObject({
      name: io.cwd.split('/').at(-1),
      errors: [],
      files: [
        { path: 'b.yaml', title: 'B: the second', system: 'x', version: await versionOf(server, 'b.yaml') },
        { path: 'deep/a.yml', modified: Math.round(statSync(io.path('deep/a.yml')).mtimeMs) },
      ],
    })
  })

  test('of an empty folder is empty', async () => {
    const server = await editing(new TestIo())
    expect((await server.ask('GET', '/api/files')).data).toMatchObject({ files: [], errors: [] })
  })

  test('has an empty file: somebody wants to begin there', async () => {
    const server = await editing(new TestIo({ 'new.yaml': '' }))
    expect((await server.ask('GET', '/api/files')).data).toMatchObject({ files: [{ path: 'new.yaml' }] })
  })

  test('names links that lead out, and does not read them', async () => {
    const outside = new TestIo({ 'secret.yaml': SOUND })
    const io = new TestIo({ 'a.yaml': SOUND })
    symlinkSync(outside.path('secret.yaml'), io.path('link.yaml'))
    symlinkSync(io.path('a.yaml'), io.path('inside.yaml'))
    const { data } = await (await editing(io)).ask('GET', '/api/files')
    expect(data).toMatchObject({
      files: [{ path: 'a.yaml' }, { path: 'inside.yaml' }],
      errors: [{ path: 'link.yaml' }],
    })
  })
})

describe('a file of a gigabyte and a half', () => {
  test('is listed as too large, and not read', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'huge.yaml': SOUND })
    truncateSync(io.path('huge.yaml'), 1.5 * 1024 ** 3)
    const server = await editing(io)
    expect((await server.ask('GET', '/api/files')).data).toMatchObject({
      files: [{ path: 'a.yaml' }],
      errors: [{ path: 'huge.yaml', message: 'The file is larger than 2 MB, the limit for a scenario.' }],
    })
    expect((await server.ask('GET', file('huge.yaml'))).status).toBe(422)
  })
})

describe('the folder', () => {
  test('tells that a file was removed when it was, and not when the disk refuses to read it', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const news: FileChange[] = []
    const folder = new ScenarioFolder(
      io.cwd,
      (one) => news.push(one),
      (sentence) => expect.fail(sentence),
    )
    rmSync(io.path('a.yaml'))
    // A link to itself: whoever reads it gets an error, as with too many open files.
    symlinkSync('a.yaml', io.path('a.yaml'))
    await folder.refresh()
    expect(news).toEqual([])
    rmSync(io.path('a.yaml'))
    await folder.refresh()
    expect(news).toEqual([{ kind: 'removed', path: 'a.yaml' }])
  })
})

describe('a page that hangs up', () => {
  test('while it sends changes nothing, and is no bug of the server', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const server = await editing(io)
    const headers = {
      authorization: `Bearer ${server.token}`,
      'content-length': '1000',
      ...seen(await versionOf(server, 'a.yaml')),
    }
    const sent = request({ host: '127.0.0.1', port: server.port, method: 'PUT', path: file('a.yaml'), headers })
    sent.on('error', () => undefined).write('half of it')
    await new Promise((done) => setTimeout(done, 200))
    sent.destroy()
    await new Promise((done) => setTimeout(done, 200))
    expect((await server.ask('GET', file('a.yaml'))).data['text']).toBe(SOUND)
    expect(io.stderr.text).toBe('')
  })
})

describe('reading', () => {
  test('gives the very text, with its byte-order mark and line ends', async () => {
    const text = `\ufeff${SOUND.replaceAll('\n', '\r\n')}`
    const server = await editing(new TestIo({ 'a.yaml': text }))
    expect((await server.ask('GET', file('a.yaml'))).data['text']).toBe(text)
  })

  test.each([
    ['UTF-16', Buffer.from(`\ufeff${SOUND}`, 'utf16le'), /UTF-16.*Save it as UTF-8/],
    ['bytes that are no text', Buffer.concat([Buffer.from(SOUND), Buffer.from([0xff])]), /not valid UTF-8/],
    ['more than 2 MB', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'), /larger than 2 MB/],
  ])('says why it cannot: %s', async (_, bytes, message) => {
    const server = await editing(new TestIo({ 'a.yaml': bytes }))
    const { status, data } = await server.ask('GET', file('a.yaml'))
    expect(status).toBe(422)
    expect(data['message']).toMatch(message)
  })

  test('says what is not there', async () => {
    const server = await editing(new TestIo())
    expect(await server.ask('GET', file('a.yaml'))).toMatchObject({
      status: 404,
      data: { message: 'a.yaml does not exist.' },
    })
    expect(await server.ask('GET', '/api/file')).toMatchObject({ status: 400 })
  })
})

describe('saving', () => {
  test('replaces the text, keeps the mode, and leaves nothing else behind', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    chmodSync(io.path('a.yaml'), 0o640)
    const server = await editing(io)
    const saved = await server.ask('PUT', file('a.yaml'), {
      body: OTHER,
      headers: seen(await versionOf(server, 'a.yaml')),
    })
    expect(saved).toMatchObject({ status: 200, data: { version: await versionOf(server, 'a.yaml') } })
    expect(io.read('a.yaml')).toBe(OTHER)
    expect(statSync(io.path('a.yaml')).mode & 0o777).toBe(0o640)
    expect(readdirSync(io.cwd)).toEqual(['a.yaml'])
  })

  test('goes through a link inside the folder, which stays one', async () => {
    const io = new TestIo({ 'deep/a.yaml': SOUND })
    symlinkSync('deep/a.yaml', io.path('link.yaml'))
    const server = await editing(io)
    const version = await versionOf(server, 'link.yaml')
    expect((await server.ask('PUT', file('link.yaml'), { body: OTHER, headers: seen(version) })).status).toBe(200)
    expect(io.read('deep/a.yaml')).toBe(OTHER)
  })

  test('does not overwrite what somebody else has written, and shows it', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const server = await editing(io)
    const version = await versionOf(server, 'a.yaml')
    io.write('a.yaml', OTHER)
    const mine = SOUND.replace('turns: 6', 'turns: 8')
    const { status, data } = await server.ask('PUT', file('a.yaml'), { body: mine, headers: seen(version) })
    expect(status).toBe(409)
    expect(data).toMatchObject({ text: OTHER, version: await versionOf(server, 'a.yaml') })
    expect(data['message']).toBe('a.yaml was changed outside this page since it was opened.')
    expect(io.read('a.yaml')).toBe(OTHER)
  })

  test('is no conflict where both have written the same', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const server = await editing(io)
    const version = await versionOf(server, 'a.yaml')
    io.write('a.yaml', OTHER)
    expect((await server.ask('PUT', file('a.yaml'), { body: OTHER, headers: seen(version) })).status).toBe(200)
  })

  test('tells when the file is gone, and does not make it anew', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const server = await editing(io)
    const version = await versionOf(server, 'a.yaml')
    rmSync(io.path('a.yaml'))
    const { status, data } = await server.ask('PUT', file('a.yaml'), { body: OTHER, headers: seen(version) })
    expect({ status, ...data }).toMatchObject({ status: 409, text: null, version: null })
    expect(readdirSync(io.cwd)).toEqual([])
  })

  test('of two pages at once, one is told of the other', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const server = await editing(io)
    const headers = seen(await versionOf(server, 'a.yaml'))
    const bodies = Array.from({ length: 8 }, (_, i) => SOUND.replace('turns: 6', `turns: ${i + 7}`))
    const answers = await Promise.all(bodies.map((body) => server.ask('PUT', file('a.yaml'), { body, headers })))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(409)])
    expect(io.read('a.yaml')).toBe(bodies[answers.findIndex(({ status }) => status === 200)])
  })

  test('needs the version that was read', async () => {
    const server = await editing(new TestIo({ 'a.yaml': SOUND }))
    for (const headers of [{}, { 'if-match': '*' }, { 'if-match': 'x' }]) {
      expect((await server.ask('PUT', file('a.yaml'), { body: OTHER, headers })).status).toBe(428)
    }
  })

  test.each([2 * 1024 * 1024 + 1, 20 * 1024 * 1024])('refuses %d bytes with an answer', async (size) => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const server = await editing(io)
    const headers = seen(await versionOf(server, 'a.yaml'))
    const body = Buffer.alloc(size, 'a')
    const { status, data } = await server.ask('PUT', file('a.yaml'), { body, headers })
    expect({ status, ...data }).toMatchObject({ status: 413, message: expect.stringContaining('2 MB') as string })
    expect(io.read('a.yaml')).toBe(SOUND)
  })

  test('does not replace a file that is read-only', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    chmodSync(io.path('a.yaml'), 0o444)
    const server = await editing(io)
    const headers = seen(await versionOf(server, 'a.yaml'))
    const saved = await server.ask('PUT', file('a.yaml'), { body: OTHER, headers })
    expect(saved).toMatchObject({ status: 403, data: { message: 'a.yaml is read-only. Nothing was changed.' } })
    expect((await server.ask('DELETE', file('a.yaml'), { headers })).status).toBe(403)
    expect(io.read('a.yaml')).toBe(SOUND)
  })
})

describe('other deeds', () => {
  test('a new file makes its folders, and never overwrites', async () => {
    const io = new TestIo()
    const server = await editing(io)
    expect((await server.ask('POST', file('1815/june/a.yaml'), { body: SOUND })).status).toBe(201)
    expect(io.read('1815/june/a.yaml')).toBe(SOUND)
    expect(await server.ask('POST', file('1815/june/a.yaml'), { body: OTHER })).toMatchObject({
      status: 409,
      data: { message: '1815/june/a.yaml already exists. Choose another name.' },
    })
    expect(io.read('1815/june/a.yaml')).toBe(SOUND)
  })

  test('a file gets another name, and never that of another file', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': OTHER })
    const server = await editing(io)
    const rename = (from: string, to: string) =>
      server.ask('POST', '/api/rename', { body: JSON.stringify({ from, to }) })
    expect((await rename('a.yaml', 'b.yaml')).status).toBe(409)
    expect((await rename('a.yaml', 'a.yaml')).status).toBe(409)
    expect((await rename('c.yaml', 'd.yaml')).status).toBe(404)
    expect((await rename('a.yaml', 'deep/A.yaml')).status).toBe(200)
    expect(new Set(readdirSync(io.cwd, { recursive: true, encoding: 'utf8' }))).toEqual(
      new Set(['b.yaml', 'deep', 'deep/A.yaml']),
    )
    expect([io.read('deep/A.yaml'), io.read('b.yaml')]).toEqual([SOUND, OTHER])
  })

  test.each(['{', '[]', 'null', '{"from":1,"to":2}', '{"from":"a.yaml"}'])(
    'a rename has to say what: %s',
    async (body) => {
      const server = await editing(new TestIo({ 'a.yaml': SOUND }))
      expect((await server.ask('POST', '/api/rename', { body })).status).toBe(400)
    },
  )

  test('a file is removed only as it was seen', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const server = await editing(io)
    const old = await versionOf(server, 'a.yaml')
    io.write('a.yaml', OTHER)
    expect((await server.ask('DELETE', file('a.yaml'), { headers: seen(old) })).status).toBe(409)
    expect((await server.ask('DELETE', file('a.yaml'))).status).toBe(428)
    const headers = seen(await versionOf(server, 'a.yaml'))
    expect((await server.ask('DELETE', file('a.yaml'), { headers })).status).toBe(200)
    expect(readdirSync(io.cwd)).toEqual([])
  })
})
