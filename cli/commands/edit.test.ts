import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { editing, file, seen } from '../edit/test-server.ts'
import { SOUND, TestIo } from '../test-io.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A program that writes down its arguments, as `ps` shows them to everybody. */
function withOpener(io: TestIo): string {
  const opened = io.path('opened')
  for (const name of ['xdg-open', 'open']) {
    writeFileSync(io.path(name), `#!/bin/sh\nprintf %s "$*" > '${opened}.tmp' && mv '${opened}.tmp' '${opened}'\n`)
    chmodSync(io.path(name), 0o755)
  }
  io.env['PATH'] = `${io.cwd}:/usr/bin:/bin`
  return opened
}

describe('edit', () => {
  test('serves a folder at an address that it prints, until Ctrl-C', async () => {
    const io = new TestIo({ 'mine/a.yaml': SOUND })
    const server = await editing(io, 'mine')
    expect(io.stdout.text).toBe(
      `Editing mine. Press Ctrl-C to stop. If no browser opens, open this address:\n${server.address}\n`,
    )
    expect((await server.ask('GET', '/api/files')).data).toMatchObject({ name: 'mine', files: [{ path: 'a.yaml' }] })
    expect(await server.stop()).toBe(0)
    await expect(server.ask('GET', '/')).rejects.toThrow('ECONNREFUSED')
  })

  test('with a file, serves its folder and has the page open it', async () => {
    const io = new TestIo({ 'mine/Eylau 1807.yaml': SOUND })
    const server = await editing(io, 'mine/Eylau 1807.yaml')
    expect(server.address).toMatch(/&open=Eylau%201807\.yaml$/)
    expect((await server.ask('GET', '/api/files')).data).toMatchObject({ name: 'mine' })
  })

  test('has the same port at the next start, as unsaved work is kept by address, and another where it is taken', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const first = await editing(io, '.')
    const second = new TestIo()
    const beside = await editing(second, io.cwd)
    expect(beside.port).not.toBe(first.port)
    await Promise.all([first.stop(), beside.stop()])
    const third = new TestIo()
    expect((await editing(third, io.cwd)).port).toBe(first.port)
  })

  test('opens the browser of the person at the terminal, and shows the token to nobody else', async () => {
    const io = new TestIo({ 'mine/Eylau 1807.yaml': SOUND })
    const opened = withOpener(io)
    io.stdout.isTTY = true
    const server = await editing(io, 'mine/Eylau 1807.yaml')
    await vi.waitFor(() => expect(existsSync(opened)).toBe(true), 5000)
    const shown = io.read('opened')
    expect(shown).not.toContain(server.token)
    expect(readFileSync(shown, 'utf8')).toContain(`content="0; url=${server.address.replace('&', '&amp;')}"`)
    expect([shown, dirname(shown)].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual(['600', '700'])
    // The page has come.
    await server.ask('GET', '/')
    expect(existsSync(shown)).toBe(true)
    await server.ask('GET', '/api/files')
    expect(existsSync(dirname(shown))).toBe(false)
  })

  test('leaves no file behind where no page has come', async () => {
    const io = new TestIo()
    const opened = withOpener(io)
    io.stdout.isTTY = true
    const server = await editing(io)
    await vi.waitFor(() => expect(existsSync(opened)).toBe(true), 5000)
    expect(existsSync(io.read('opened'))).toBe(true)
    await server.stop()
    expect(existsSync(dirname(io.read('opened')))).toBe(false)
  })

  test('puts the file where a browser that is a snap can read it', async () => {
    const io = new TestIo({ 'home/snap/x': '' })
    const opened = withOpener(io)
    io.env['HOME'] = io.path('home')
    io.stdout.isTTY = true
    await editing(io)
    await vi.waitFor(() => expect(existsSync(opened)).toBe(true), 5000)
    expect(dirname(dirname(io.read('opened')))).toBe(io.path('home'))
  })

  test.each([
    { where: '--no-open is given', flags: ['--no-open'], isTTY: true, env: {} },
    { where: 'CI is set', flags: [], isTTY: true, env: { CI: 'true' } },
    { where: 'the output is no terminal', flags: [], isTTY: false, env: {} },
  ])('opens none where $where', async ({ flags, isTTY, env }) => {
    const io = new TestIo()
    const opened = withOpener(io)
    io.stdout.isTTY = isTTY
    Object.assign(io.env, env)
    const server = await editing(io, '.', ...flags)
    expect((await server.ask('GET', '/')).status).toBe(200)
    // By then the same program, started later, is done.
    const later = new TestIo()
    withOpener(later)
    spawnSync(later.path('xdg-open'), [server.address])
    expect(later.read('opened')).toBe(server.address)
    expect(existsSync(opened)).toBe(false)
  })

  test('goes on where there is no program that opens a browser', async () => {
    const io = new TestIo()
    io.stdout.isTTY = true
    io.env['PATH'] = io.cwd
    io.env['TMPDIR'] = io.path('')
    const server = await editing(io)
    expect((await server.ask('GET', '/')).status).toBe(200)
    expect(io.stderr.text).toBe('')
    await vi.waitFor(() => expect(readdirSync(io.cwd)).toEqual([]), 5000)
  })

  test.each([
    [['nowhere'], 'berthier: cannot edit nowhere: no such file or folder.\n'],
    [['notes.txt'], 'berthier: cannot edit notes.txt: it is neither a folder nor a YAML file.\n'],
  ])('refuses %j', async (argv, message) => {
    const io = new TestIo({ 'notes.txt': 'x' })
    expect(await io.run('edit', ...argv)).toBe(2)
    expect(io.stderr.text).toBe(message)
  })

  test.each(['0', '65536', 'x'])('refuses the port %s', async (port) => {
    const io = new TestIo()
    expect(await io.run('edit', '--port', port)).toBe(2)
    expect(io.stderr.text).toContain('expected a whole number')
  })

  test('says that a port is taken', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    onTestFinished(() => void other.close())
    const { port } = other.address() as { port: number }
    const io = new TestIo()
    expect(await io.run('edit', '--port', String(port))).toBe(2)
    expect(io.stderr.text).toBe(`berthier: cannot use port ${port}: another program uses it.\n`)
  })
})

describe('edit, as a program', () => {
  /** Starts the built program in a shell that can limit it. */
  async function started(
    folder: string,
    limits = '',
  ): Promise<{ address: URL; token: string; readonly end: () => Promise<number | null> }> {
    const command = `${limits} exec '${process.execPath}' '${join(root, 'dist/berthier.js')}' edit '${folder}'`
    const child = spawn('bash', ['-c', command], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CI: 'true' },
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = new Promise<number | null>((done) => child.once('exit', done))
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    await vi.waitFor(() => expect(said).toMatch(/#token=\S+\n/), 20_000)
    const address = new URL(/http\S+/.exec(said)![0])
    const end = () => {
      child.kill('SIGINT')
      return ended
    }
    return { address, token: address.hash.slice('#token='.length), end }
  }

  test('ends with 0 at Ctrl-C, although a page listens', async () => {
    const { address, token, end } = await started(new TestIo({ 'a.yaml': SOUND }).cwd)
    const listening = await fetch(new URL('/api/events', address), { headers: { authorization: `Bearer ${token}` } })
    expect(listening.status).toBe(200)
    expect(await end()).toBe(0)
  })

  test.skipIf(process.platform === 'win32')(
    'on a full disk the file stays as it was, and the page is told',
    async () => {
      const io = new TestIo({ 'a.yaml': SOUND })
      // A file that may not grow beyond 16 kB fails like one for which there is no room.
      const { address, token } = await started(io.cwd, 'ulimit -f 16;')
      const authorization = `Bearer ${token}`
      const { version } = (await (
        await fetch(new URL(file('a.yaml'), address), { headers: { authorization } })
      ).json()) as {
        version: string
      }
      const body = `${SOUND}${'# more\n'.repeat(10_000)}`
      const headers = { authorization, ...seen(version) }
      const saved = await fetch(new URL(file('a.yaml'), address), { method: 'PUT', headers, body })
      expect(saved.status).toBe(507)
      expect(await saved.json()).toEqual({
        message: 'The disk is full: a.yaml was not changed.',
      })
      const created = await fetch(new URL(file('b.yaml'), address), { method: 'POST', headers, body })
      expect(created.status).toBe(507)
      expect(readdirSync(io.cwd)).toEqual(['a.yaml'])
      expect(io.read('a.yaml')).toBe(SOUND)
    },
  )
})
