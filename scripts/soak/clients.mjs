// Who writes while faults happen: pages that save to files that others have too, pages that make, rename and remove files of their own,
// and another program that writes over everything.
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { idOf, makeText } from './journal.mjs'
import { pick } from './random.mjs'

const versionOf = (text) => createHash('sha256').update(text).digest('base64url')

/** A request as a page makes it: its answer, or nothing where the line was cut or nobody is there. */
async function ask(server, method, path, { body, seen, query = '/api/file' } = {}) {
  const headers = { authorization: `Bearer ${server.token}`, ...(seen && { 'if-match': `"${seen}"` }) }
  try {
    const address = `${server.origin}${query}${path === undefined ? '' : `?path=${encodeURIComponent(path)}`}`
    const answer = await fetch(address, {
      method,
      headers,
      signal: AbortSignal.timeout(20_000),
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, data: await answer.json() }
  } catch {
    return undefined
  }
}

/** Saves to a file that others save to as well. What the answer says goes into the journal; other answers than expected are problems. */
export async function saveShared({ server, journal, file, random, problems, counts }) {
  const read = await ask(server, 'GET', file)
  if (read?.status !== 200) return note(read, [403, 401], problems, `GET ${file}`)
  const parent = idOf(read.data.text)
  if (parent === undefined) return
  // Somebody thinks before he saves, and another may be quicker.
  await setTimeout(random() * 10)
  const write = journal.begin(file, parent, false)
  const body = makeText(write.id, parent, Math.floor(random() * 400))
  const saved = await ask(server, 'PUT', file, { body, seen: read.data.version })
  if (saved?.status === 200) journal.end(write, saved.data.version === versionOf(body) ? 'acknowledged' : 'unknown')
  // A save that nobody answered may be on its way still.
  else journal.end(write, saved ? 'refused' : 'unknown')
  if (saved?.status === 409) counts.conflicts++
  note(saved, [200, 409, 403, 507, 401], problems, `PUT ${file}`)
}

/**
 * Waits until a server has done all that it was asked for: what it was asked before a line was cut it may do late, and nobody hears of
 * it. It works through its orders one by one, and this one changes nothing.
 */
export async function awaitIdle(server) {
  const order = { body: '# nothing', seen: versionOf('# nothing') }
  while (!(await ask(server, 'PUT', 'there-is-no-such-file.yaml', order))) await setTimeout(100)
}

function note(answer, usual, problems, what) {
  if (answer && !usual.includes(answer.status)) problems.push(`${what}: ${answer.status} ${answer.data.message}`)
}

/** Files of a page of its own: what each may hold. An answer leaves one possibility, silence adds one. */
export class OwnFiles {
  #server
  #random
  #prefix
  #problems
  #files = new Map()
  /** What was done to each, and what was answered. */
  #deeds = new Map()
  #number = 0

  constructor(server, random, prefix, problems) {
    this.#server = server
    this.#random = random
    this.#prefix = prefix
    this.#problems = problems
  }

  async work() {
    const known = [...this.#files].filter(([, possible]) => possible.length === 1 && possible[0] !== null)
    const [path, [text] = []] = pick(this.#random, known) ?? []
    const deed = this.#random()
    if (path === undefined || (deed < 0.3 && this.#files.size < 30)) await this.#create()
    else if (deed < 0.8) await this.#change(path, text, this.#newText(), 'PUT')
    else if (deed < 0.9) await this.#change(path, text, null, 'DELETE')
    else await this.#rename(path, text)
  }

  /** What is not as it was acknowledged, in words. What was uncertain is looked up, and certain from then on. */
  check(folder) {
    const wrong = []
    for (const [path, possible] of this.#files) {
      const text = readOrNull(join(folder, path))
      if (!possible.includes(text))
        wrong.push(
          `${path} holds ${short(text)}, and not ${possible.map(short).join(' or ')}, after ${this.#deeds.get(path).join(', ')}`,
        )
      if (text === null) this.#files.delete(path)
      else this.#files.set(path, [text])
    }
    return wrong
  }

  #newText() {
    return makeText(++this.#number, 0, Math.floor(this.#random() * 2000))
  }

  async #create() {
    const path = `${this.#prefix}/${pick(this.#random, ['', 'deep/', 'deep/er/'])}${++this.#number}.yaml`
    const text = this.#newText()
    this.#settle(path, null, text, await ask(this.#server, 'POST', path, { body: text }), [201])
  }

  async #change(path, before, after, method) {
    const body = after === null ? {} : { body: after }
    const { pauses } = this.#server
    const answer = await ask(this.#server, method, path, { ...body, seen: versionOf(before) })
    // The other server may have brought back what this one had moved aside when it was stopped: then nothing is done.
    const wasTakenForDead = answer?.status === 409 && pauses !== this.#server.pauses
    this.#settle(path, before, after, answer, [200], wasTakenForDead ? [409] : [])
  }

  async #rename(from, text) {
    const to = `${this.#prefix}/${++this.#number}.yaml`
    const answer = await ask(this.#server, 'POST', undefined, {
      body: JSON.stringify({ from, to }),
      query: '/api/rename',
    })
    this.#settle(from, text, null, answer, [200])
    this.#settle(to, null, text, answer, [200])
  }

  #settle(path, before, after, answer, done, usual = []) {
    const deed = `${short(before)} to ${short(after)}: ${answer?.status ?? 'no answer'}`
    this.#deeds.set(path, [...(this.#deeds.get(path) ?? []), deed].slice(-5))
    if (!answer) this.#files.set(path, [before, after])
    else if (done.includes(answer.status)) this.#files.set(path, [after])
    else {
      this.#files.set(path, [before])
      note(answer, [403, 507, 401, ...usual], this.#problems, path)
    }
  }
}

/** Another program, which saves over whatever is there in one of the usual ways. */
export function writeFromOutside({ disk, journal, file, random }) {
  const path = join(disk.folder, file)
  const write = journal.begin(file, 0, true)
  const text = makeText(write.id, 0, Math.floor(random() * 400))
  if (random() < 0.5) {
    writeFileSync(`${path}~`, text)
    disk.own(`${path}~`)
    renameSync(`${path}~`, path)
  } else {
    writeFileSync(path, text)
    disk.own(path)
  }
  journal.end(write, 'acknowledged')
}

export function readOrNull(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  }
}

const short = (text) => (text === null ? 'nothing' : `write ${idOf(text) ?? 'torn'}`)
