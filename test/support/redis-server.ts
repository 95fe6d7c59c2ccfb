import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { onTestFinished } from 'vitest'
import { findRedis } from '../../scripts/redis.mjs'

const PASSWORD = 'grande-armee'

/** A Redis server of a test's own, on loopback, with a password and without files. It forgets everything when it ends. */
export class RedisServer {
  readonly address: string
  readonly #port: number
  readonly #folder = mkdtempSync(join(tmpdir(), 'berthier-redis-'))
  #process: ChildProcess | undefined

  private constructor(port: number) {
    this.#port = port
    this.address = `redis://:${PASSWORD}@127.0.0.1:${port}`
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort())
    onTestFinished(async () => {
      await server.stop()
      rmSync(server.#folder, { recursive: true, force: true })
    })
    await server.begin()
    return server
  }

  async begin(): Promise<void> {
    const settings = { port: this.#port, bind: '127.0.0.1', requirepass: PASSWORD, save: '', appendonly: 'no' }
    const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
    this.#process = spawn(findRedis()!, [...flags, '--dir', this.#folder], { stdio: 'ignore' })
    while (!(await answers(this.#port))) await sleep(20)
  }

  async changePassword(password: string): Promise<void> {
    const redis = new Redis(this.address)
    await redis.config('SET', 'requirepass', password)
    redis.disconnect()
  }

  /** Ends it at once, and all that it knows is lost. */
  async stop(): Promise<void> {
    const ending = this.#process
    this.#process = undefined
    if (!ending || ending.exitCode !== null) return
    ending.kill('SIGKILL')
    await once(ending, 'exit')
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), done(true)))
    socket.once('error', () => done(false))
  })
}
