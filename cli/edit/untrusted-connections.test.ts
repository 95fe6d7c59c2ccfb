import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { SOUND, TestIo } from '../test-io.ts'
import { editing, file, seen } from './test-server.ts'

const BERTHIER = fileURLToPath(new URL('../../dist/berthier.js', import.meta.url))

/** How many strangers, what each sends once he has a connection, and what he goes on sending. */
type Manner = { readonly size: number; readonly first: string; readonly next?: string }

const MANNERS: Readonly<Record<string, Manner>> = {
  'say nothing': { size: 1200, first: '' },
  'never come to the end of a request': {
    size: 1200,
    first: 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n',
    next: 'X-More: x\r\n',
  },
  'never come to the end of a text': {
    size: 1200,
    first:
      'PUT /api/file?path=a.yaml HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer x\r\nContent-Length: 1000000\r\n\r\n',
    next: 'x',
  },
  'ask for the page without an end': {
    size: 200,
    first: 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
    next: 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  },
}

/** The program of strangers: each connects, and comes again when he is sent away. */
const CROWD = `
const { connect } = require('node:net')
const [port, size, first, next] = JSON.parse(process.argv[1])
const sockets = new Set()
let came = 0
const come = () => {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(first)
    if (++came === size) console.log('here')
  })
  sockets.add(socket.resume().on('error', () => undefined))
  socket.on('close', () => {
    sockets.delete(socket)
    setTimeout(come, 500)
  })
}
for (let i = 0; i < size; i++) come()
if (next) setInterval(() => { for (const socket of sockets) if (socket.writable) socket.write(next) }, 200)
`

/** Strangers in a process of their own, until the test is over; as many have come as there are. */
async function crowd(port: number, { size, first, next }: Manner): Promise<void> {
  const child = spawn(process.execPath, ['-e', CROWD, JSON.stringify([port, size, first, next])])
  onTestFinished(() => void child.kill('SIGKILL'))
  await new Promise((done) => child.stdout.once('data', done))
}

/** The built program, which may have few files open. */
async function started(folder: string): Promise<{ readonly address: URL; readonly authorization: string }> {
  const command = `ulimit -n 1024; exec '${process.execPath}' '${BERTHIER}' edit '${folder}' --no-open`
  const child = spawn('bash', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  await vi.waitFor(() => expect(said).toMatch(/#token=\S+\n/), 20_000)
  const address = new URL(/http\S+/.exec(said)![0])
  return { address, authorization: `Bearer ${address.hash.slice('#token='.length)}` }
}

describe('strangers at the server of the editor', () => {
  test.skipIf(process.platform === 'win32').each(Object.keys(MANNERS))(
    'keep nobody from saving, though hundreds of them %s',
    async (name) => {
      const io = new TestIo({ 'a.yaml': SOUND })
      const { address, authorization } = await started(io.cwd)
      await crowd(Number(address.port), MANNERS[name]!)
      const at = new URL(file('a.yaml'), address)
      const listening = await fetch(new URL('/api/events', address), { headers: { authorization } })
      for (let i = 1; i <= 6; i++) {
        const read = await fetch(at, { headers: { authorization } })
        const { version } = (await read.json()) as { version: string }
        const body = `${SOUND}# ${i}\n`
        // Every other time by a connection of its own, as of a page that has just come.
        const headers = { authorization, ...seen(version), ...(i % 2 === 0 && { connection: 'close' }) }
        const saved = await fetch(at, { method: 'PUT', headers, body })
        expect(saved.status).toBe(200)
        expect(io.read('a.yaml')).toBe(body)
      }
      // Who listens is not sent away for others.
      const reader = listening.body!.getReader()
      expect((await reader.read()).done).toBe(false)
      await reader.cancel()
    },
  )

  test('who never say what they want are told so and sent away', async () => {
    const server = await editing(new TestIo({ 'a.yaml': SOUND }))
    const answer = await new Promise<string>((done, fail) => {
      let said = ''
      const socket = connect(server.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\n'))
      socket.on('data', (chunk) => {
        said += chunk.toString()
      })
      socket.on('close', () => done(said))
      socket.on('error', fail)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })
})
