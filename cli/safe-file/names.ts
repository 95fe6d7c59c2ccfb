import { createHash, randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** What a file beside another one is for: the text that is to come, or the one that was there before. */
type Purpose = 'new' | 'old'

/** Who made a file. Process numbers mean something on one machine only, and are given again: a start has a number too. */
export type ProcessId = { readonly host: string; readonly pid: number; readonly start: string }

/** A file of ours that stands beside another for a moment; of one by an earlier version nobody knows who made it. */
export type Beside = { readonly name: string; readonly purpose: Purpose; readonly maker?: ProcessId }

/** This process. */
export const US: ProcessId = {
  host: createHash('sha256').update(hostname()).digest('hex').slice(0, 6),
  pid: process.pid,
  start: randomBytes(4).toString('hex'),
}

let made = 0

/** A name beside a file that nothing has yet. Tools pass over hidden files. */
export function nameBeside(target: string, purpose: Purpose): string {
  const name = `.${basename(target)}.${US.host}-${US.pid}-${US.start}-${++made}.${purpose}.tmp`
  return join(dirname(target), name)
}

/** Reads a name that `nameBeside` made. */
export function parseBeside(name: string): Beside | undefined {
  const { whose, host = '', pid, start = '', purpose } = NOW.exec(name)?.groups ?? {}
  if (whose !== undefined) return { name: whose, purpose: purpose as Purpose, maker: { host, pid: Number(pid), start } }
  const earlier = EARLIER.exec(name)?.[1]
  return earlier === undefined ? undefined : { name: earlier, purpose: 'new' }
}

const NOW =
  /^\.(?<whose>.+)\.(?<host>[0-9a-f]{6})-(?<pid>\d{1,10})-(?<start>[0-9a-f]{8})-\d+\.(?<purpose>new|old)\.tmp$/s
const EARLIER = /^\.(.+)\.[0-9a-f]{12}\.tmp$/s
