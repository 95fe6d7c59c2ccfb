import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { exists, reason } from './files.ts'
import type { Io } from './io.ts'
import { Refusal, writeOrRefuse } from './refusal.ts'
import type { Expected } from './safe-file/index.ts'

/** What every file that we make says near its beginning. */
export const MADE_BY = 'Made by Berthier'

/** Where the mark of a file is looked for, in bytes and in letters. */
const HEAD = 4096

/** When a file may be overwritten: with `force` even if somebody else made or edited it. */
export type Overwriting = { readonly force?: boolean }

/** A text for a file: it begins with who made it. */
export const markText = (text: string) => `${MADE_BY}.\n\n${text}`

/**
 * Writes a file that we make, at once or not at all. A text gets a digest of itself behind its mark, so that it may be made anew
 * without asking as long as nobody has edited it.
 */
export async function writeOutput(
  path: string,
  content: string | Uint8Array,
  overwriting: Overwriting,
  io: Io,
): Promise<void> {
  const expected = refuseToOverwrite(path, overwriting, io)
  await writeOrRefuse(path, typeof content === 'string' ? seal(content) : content, expected, io)
}

/**
 * Refuses what `writeOutput` would: for those who write several files and want all of them or none, or who work for long before
 * they write. What is there may be replaced as long as it is what was looked at.
 */
export function refuseToOverwrite(path: string, { force = false }: Overwriting, io: Io): Expected {
  const file = resolve(io.cwd, path)
  if (!exists(dirname(file))) throw new Refusal(`cannot write ${path}: there is no folder ${dirname(path)}.`)
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats?.isDirectory()) throw new Refusal(`${path} is a folder; name a file.`)
  // A pipe or a device holds nothing that could be lost, and reading it could take for ever.
  if (force || (stats && !stats.isFile())) return 'anything'
  if (!exists(file)) return 'nothing'
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw new Refusal(`cannot read ${path}, so it is not overwritten: ${reason(error)}.`)
  }
  // It has no place for a mark.
  if (/\.csv$/i.test(path)) throw new Refusal(`${path} exists, and may have been edited. --force overwrites it.`)
  const origin = originOf(bytes)
  if (origin !== 'ours') throw new Refusal(`${path} ${STRANGE[origin]} --force overwrites it.`)
  return bytes
}

/** Who made a file, as far as it tells. */
type Origin = 'ours' | 'edited' | 'foreign'

const STRANGE: Readonly<Record<Exclude<Origin, 'ours'>, string>> = {
  foreign: 'exists and was not made by berthier.',
  edited: 'was edited since berthier made it, or is by an earlier version.',
}

/** Puts a digest of a text behind its mark. A text without a mark has no place for it. */
function seal(text: string): string {
  const end = text.slice(0, HEAD).indexOf(MADE_BY) + MADE_BY.length
  return end < MADE_BY.length ? text : `${text.slice(0, end)} (digest ${digestOf(text)})${text.slice(end)}`
}

function originOf(bytes: Buffer): Origin {
  if (!bytes.subarray(0, HEAD).includes(MADE_BY)) return 'foreign'
  // Programs that change a picture or an archive write it anew, with a mark of their own.
  if (BINARY.includes(bytes.toString('latin1', 0, 4))) return 'ours'
  const text = bytes.toString('utf8')
  const found = SEAL.exec(text.slice(0, 2 * HEAD))
  if (!found) return 'edited'
  const end = found.index + MADE_BY.length
  const body = text.slice(0, end) + text.slice(found.index + found[0].length)
  return digestOf(body) === found.groups!['digest'] ? 'ours' : 'edited'
}

/** Git may turn line ends when it checks a file out; nobody has edited it then. */
function digestOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 32)
}

/** How pictures, pages and archives begin. */
const BINARY = ['\u0089PNG', '%PDF', 'PK\u0003\u0004']

const SEAL = new RegExp(`${MADE_BY} \\(digest (?<digest>[0-9a-f]{32})\\)`)
