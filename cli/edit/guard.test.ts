import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { SOUND, TestIo } from '../test-io.ts'
import { editing, file } from './test-server.ts'

const FILES = { 'a.yaml': SOUND }

/** What a server answers to these very bytes. */
function raw(port: number, bytes: string): Promise<string> {
  return new Promise((done, fail) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('close', () => done(answer))
    socket.on('error', fail)
  })
}

describe('the server of the editor', () => {
  test('gives its page to anybody on this machine, and files only with the token', async () => {
    const server = await editing(new TestIo(FILES))
    const page = await server.ask('GET', '/', { headers: { authorization: '' } })
    expect(page.status).toBe(200)
    expect(page.text).toContain('<meta name="berthier-store" content="server"')
    expect(page.text).not.toContain(server.token)
    for (const authorization of ['', 'Bearer', 'Bearer x', `Bearer ${server.token}x`, `Basic ${server.token}`]) {
      for (const path of ['/api/files', '/api/events', file('a.yaml')]) {
        const { status, data } = await server.ask('GET', path, { headers: { authorization } })
        expect({ status, ...data }).toEqual({
          status: 401,
          message: expect.stringContaining('Open the address that the current one printed') as string,
        })
      }
    }
    expect((await server.ask('GET', '/api/files')).status).toBe(200)
  })

  test('has another token at each start', async () => {
    const tokens = await Promise.all([1, 2].map(async () => (await editing(new TestIo(FILES))).token))
    expect(tokens[0]).not.toBe(tokens[1])
    expect(tokens[0]).toMatch(/^[\w-]{43}$/)
  })

  test.each([
    'evil.example',
    'evil.example:80',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '0.0.0.0',
    '127.0.0.1:80:80',
  ])('answers to no other host: %j', async (host) => {
    const server = await editing(new TestIo(FILES))
    for (const path of ['/', '/api/files']) {
      expect((await server.ask('GET', path, { headers: { host } })).status).toBe(403)
    }
  })

  test.each(['127.0.0.1', 'localhost:4810', '[::1]:4810'])(
    'answers to this machine by any name and forwarded port: %s',
    async (host) => {
      const server = await editing(new TestIo(FILES))
      expect((await server.ask('GET', '/api/files', { headers: { host, origin: `http://${host}` } })).status).toBe(200)
    },
  )

  test('answers to no page of another origin', async () => {
    const server = await editing(new TestIo(FILES))
    const own = `http://127.0.0.1:${server.port}`
    const statuses = async (headers: Record<string, string>) =>
      (await server.ask('GET', '/api/files', { headers })).status
    expect(await statuses({ origin: own, 'sec-fetch-site': 'same-origin' })).toBe(200)
    for (const origin of [
      'null',
      'https://evil.example',
      'http://127.0.0.1:1',
      `https://127.0.0.1:${server.port}`,
      `${own}.evil.example`,
    ]) {
      expect(await statuses({ origin })).toBe(403)
    }
    expect((await server.ask('GET', '/', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200)
    for (const site of ['cross-site', 'same-site']) expect(await statuses({ 'sec-fetch-site': site })).toBe(403)
  })

  test('invites no page of another origin', async () => {
    const server = await editing(new TestIo(FILES))
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' }
    const preflight = await server.ask('OPTIONS', '/api/files', { headers })
    expect(preflight.status).toBe(403)
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('says what the page may load, that types are meant, and that files are not to be kept', async () => {
    const server = await editing(new TestIo(FILES))
    const page = await server.ask('GET', '/')
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
    )
    expect(page.headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/)
    expect(page.headers['content-security-policy']).toContain(
      "; require-trusted-types-for 'script'; trusted-types default;",
    )
    const script = await server.ask('GET', /src="\.(\/assets\/[^"]+\.js)"/.exec(page.text)![1]!)
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': expect.stringContaining('immutable') as string,
    })
    const list = await server.ask('GET', '/api/files')
    for (const { headers } of [page, script, list]) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('camera=()') as string,
      })
    }
    for (const { headers } of [page, list]) expect(headers['cache-control']).toBe('no-store')
  })

  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..\\..\\package.json',
    '/assets',
    '/assets/',
    '//etc/passwd',
    '/etc/passwd',
    '/index.html/',
    '/.env',
    '/main.tsx',
    '/__proto__',
    '/api',
    '/api/',
    '/api/constructor',
    '/api/__proto__',
    'http://127.0.0.1/',
    'http://evil.example/api/files',
    '*',
  ])('serves nothing but its own page: GET %s', async (path) => {
    const server = await editing(new TestIo(FILES))
    const answer = await raw(
      server.port,
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${server.token}\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).toMatch(/\{"message":"There is nothing at this address."\}$/)
  })

  test.each([
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'nonsense\r\n\r\n',
    'GET /\0 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  ])('refuses what is no request: %j', async (bytes) => {
    const server = await editing(new TestIo(FILES))
    expect(await raw(server.port, bytes)).toMatch(/^HTTP\/1\.1 40[03] /)
  })

  test.each([
    ['POST', '/', 'GET, HEAD'],
    ['DELETE', '/index.html', 'GET, HEAD'],
    ['PUT', '/api/files', 'GET'],
    ['PATCH', '/api/file', 'GET, PUT, POST, DELETE'],
    ['GET', '/api/rename', 'POST'],
  ])('says what an address has: %s %s', async (method, path, allowed) => {
    const server = await editing(new TestIo(FILES))
    const { status, headers } = await server.ask(method, path)
    expect({ status, allow: headers['allow'] }).toEqual({ status: 405, allow: allowed })
  })
})
