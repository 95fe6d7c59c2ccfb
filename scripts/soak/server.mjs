// A `berthier edit` that can be killed and started again, behind a line that can be cut.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const HOOK = fileURLToPath(new URL('fault-hook.mjs', import.meta.url))
const BERTHIER = fileURLToPath(new URL('../../dist/berthier.js', import.meta.url))

export class FaultyServer {
  /** Changes at each start. */
  token = ''
  /** How often it was started. */
  starts = 0
  /** How often it was killed, stopped, or its line cut. */
  disturbances = 0
  /** How often it was stopped for a while: another may take it for dead, and bring back what it has moved aside. */
  pauses = 0
  /** The port of the line, which stays. */
  port = 0
  /** What it has complained of, apart from what the faults explain. */
  complaints = []
  #folder
  #owner
  #process
  #serverPort = 0
  #line
  #sockets = new Set()

  constructor(folder, owner) {
    this.#folder = folder
    this.#owner = owner
  }

  get origin() {
    return `http://127.0.0.1:${this.port}`
  }

  get address() {
    return `${this.origin}/#token=${this.token}`
  }

  async start() {
    if (!this.#line) await this.#layLine()
    const args = ['--import', HOOK, BERTHIER, 'edit', this.#folder, '--no-open']
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], ...this.#owner })
    this.#process = child
    child.stderr.on('data', (chunk) => this.complaints.push(String(chunk).trim()))
    let said = ''
    const address = await new Promise((done, fail) => {
      child.stdout.on('data', (chunk) => {
        said += chunk
        const found = /http:\/\/127\.0\.0\.1:(\d+)\/#token=([\w-]+)/.exec(said)
        if (found) done(found)
      })
      child.once('exit', (code) =>
        fail(new Error(`berthier edit ended with ${code}: ${said} ${this.complaints.at(-1)}`)),
      )
    })
    this.#serverPort = Number(address[1])
    this.token = address[2]
    this.starts++
  }

  async kill() {
    this.disturbances++
    const child = this.#process
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }

  /** Stops it for some milliseconds, whatever it is doing, as a laptop that is closed. */
  async pause(milliseconds) {
    this.disturbances++
    this.pauses++
    const child = this.#process
    child.kill('SIGSTOP')
    await setTimeout(milliseconds)
    child.kill('SIGCONT')
  }

  async stop() {
    const child = this.#process
    child.kill('SIGINT')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    this.cutLine()
    this.#line.close()
  }

  /** `{ delay, jump }`: milliseconds by which the disk is slow, and by which the clock is wrong. */
  disturb(order) {
    if (this.#process.connected) this.#process.send(order)
  }

  /** Ends all connections at once, in the middle of whatever they carry. */
  cutLine() {
    this.disturbances++
    for (const socket of this.#sockets) socket.destroy()
  }

  async #layLine() {
    this.#line = createServer((socket) => {
      const other = connect(this.#serverPort, '127.0.0.1')
      for (const [one, two] of [
        [socket, other],
        [other, socket],
      ]) {
        this.#sockets.add(one)
        one.on('error', () => two.destroy())
        one.on('close', () => {
          this.#sockets.delete(one)
          two.destroy()
        })
        one.pipe(two)
      }
    })
    this.#line.listen(0, '127.0.0.1')
    await once(this.#line, 'listening')
    this.port = this.#line.address().port
  }
}
