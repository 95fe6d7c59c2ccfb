import { createReadStream, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { MAX_BYTES } from '../../src/scenario/reading/decode.ts'
import type { Io } from '../io.ts'
import { errorCode, onceReturned } from '../safe-file/await-return.ts'
import { installed } from './installation.ts'
import { candidatesBelow, type FileKind, lookInto } from './walk.ts'

/** How standard input is called where files are listed. */
export const STDIN = '<stdin>'

/** How a file or folder is called that is not there, whoever notices. */
const MISSING = 'no such file or folder'

/** A file, folder or pattern that gave nothing to work on, and why, as a sentence. */
export type Failure = {
  readonly path: string
  readonly failure: string
  /** Where a bug of ours is to blame: the stack. */
  readonly bug?: string
}

/** What the arguments of a command stand for. */
export type Found = {
  /** Relative to the current folder, with forward slashes; `STDIN` for standard input. */
  readonly paths: readonly string[]
  readonly failures: readonly Failure[]
}

/** How files are found. */
type FindOptions = {
  /** Then what is not here may be among what ships, and what links in a folder lead to may be anywhere. */
  readonly isReadOnly?: boolean
  /** Hears how many files of a folder may be wanted, before any is looked into. */
  readonly onCandidates?: ((files: number) => Promise<void>) | undefined
}

/**
 * The files that arguments name: files, folders, globs, `-`; none means the current folder.
 * A file named or matched is always taken; in a folder, only what looks like the kind that is wanted.
 */
export async function findFiles(
  kind: FileKind,
  patterns: readonly string[],
  io: Io,
  { isReadOnly = false, onCandidates }: FindOptions = {},
): Promise<Found> {
  const paths = new Set<string>()
  const failures = new Map<string, Failure>()
  const fail = (failure: Failure) => failures.set(failure.path, failure)
  const shown = (file: string) => relative(io.cwd, file).split(sep).join('/') || '.'

  for (const pattern of patterns.length === 0 ? ['.'] : patterns) {
    if (pattern === '-') paths.add(STDIN)
    // A variable of a script that is not set must not stand for the whole folder.
    else if (pattern === '') fail({ path: pattern, failure: 'an empty path names nothing; use . for this folder' })
    else await add(pattern)
  }
  return { paths: [...paths].filter((path) => !failures.has(path)).sort(), failures: [...failures.values()] }

  async function add(pattern: string): Promise<void> {
    const own = resolve(io.cwd, pattern)
    const file = isReadOnly && !exists(own) ? (shippedPath(pattern) ?? own) : own
    const stats = attempt(() => onceReturned(file, () => statSync(file)))
    if (!(stats instanceof Error)) {
      if (stats.isDirectory()) await addFolder(file, pattern)
      else paths.add(shown(file))
    } else if (['ENOENT', 'ENOTDIR'].includes(errorCode(stats)!)) await addMatches(pattern)
    else fail(unreadable(pattern, stats))
  }

  async function addFolder(folder: string, pattern: string): Promise<void> {
    const candidates = candidatesBelow(kind, folder)
    await onCandidates?.(candidates.length)
    const { files, errors } = lookInto(kind, candidates)
    for (const file of files) {
      if (isReadOnly || !leadsOut(file, folder)) paths.add(shown(file))
      else
        fail({
          path: shown(file),
          failure: `${shown(file)} is a link that leads out of ${pattern}. To have that file changed, name it`,
        })
    }
    for (const { path, error } of errors) fail(unreadable(shown(path), error))
    if (files.length + errors.length > 0) return
    const where = patterns.length === 0 ? 'in this folder or its subfolders' : `in ${pattern} or its subfolders`
    fail({ path: pattern, failure: `found no ${kind.name} ${where}` })
  }

  async function addMatches(pattern: string): Promise<void> {
    const { glob, isDynamicPattern } = await import('tinyglobby')
    if (!isDynamicPattern(pattern)) {
      fail({ path: pattern, failure: `cannot read ${pattern}: ${MISSING}` })
      return
    }
    const ignore = ['**/node_modules/**']
    const options = { cwd: io.cwd, absolute: true, expandDirectories: false, followSymbolicLinks: false, ignore }
    const matches = await glob(pattern, options)
    for (const match of matches) paths.add(shown(match))
    if (matches.length === 0) fail({ path: pattern, failure: `no file matches ${pattern}` })
  }
}

/** Whether a file that was found in a folder is in truth elsewhere: whoever names a folder does not mean that. */
function leadsOut(file: string, folder: string): boolean {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return false
  const way = relative(realpathSync(folder), realpathSync(file))
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)
}

/** What ships under a path such as `scenarios` or `test/cases`. */
function shippedPath(pattern: string): string | undefined {
  if (!/^(scenarios|test[\\/]cases)([\\/]|$)/.test(pattern) || pattern.includes('..')) return undefined
  const path = installed(pattern)
  return exists(path) ? path : undefined
}

/** The failure that an error of the file system amounts to. */
export function unreadable(path: string, error: unknown): Failure {
  return { path, failure: `cannot read ${path}: ${reason(error)}` }
}

/** What the file system says, without its error code and the call: `permission denied`. */
export function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (message.startsWith('ENOENT:')) return MISSING
  if (message.startsWith('EISDIR:')) return 'it is a folder, not a file'
  if (/^(EMFILE|ENFILE):/.test(message)) return 'too many files are open; close some, or raise the limit (ulimit -n)'
  return /^E[A-Z0-9]+: ([^,]+)/.exec(message)?.[1] ?? message
}

/** More than fits into a text of the engine, and far more than berthier writes, in bytes. */
export const MOST_WRITTEN = 500_000_000

/**
 * A file that nobody has named, but that was found beside another or above: a pipe or a device is not opened, as nothing could end the
 * waiting for it, and what is too large is not read.
 */
export function readFound(file: string, most: number): Buffer {
  const stats = statSync(file)
  if (!stats.isFile()) throw new UnfitFile('it is not a file')
  if (stats.size > most) throw new UnfitFile(tooLarge(most))
  return readFileSync(file)
}

/** Thrown where a file is there, and not read. */
export class UnfitFile extends Error {}

/** A file that somebody has named and that may be larger than a scenario; a pipe is read to its end. */
export async function readWhole(file: string): Promise<Buffer> {
  if (statSync(file).isFile()) return readFound(file, MOST_WRITTEN)
  const bytes = await readBounded(createReadStream(file), MOST_WRITTEN)
  if (bytes.length > MOST_WRITTEN) throw new UnfitFile(tooLarge(MOST_WRITTEN))
  return bytes
}

const tooLarge = (most: number) => `it is larger than ${Math.floor(most / 1e6)} MB`

/** A file's bytes. One that is too large for a scenario is not read at all, a pipe or a device only so far as shows that it is. */
export async function readScenario(path: string, io: Io): Promise<Uint8Array> {
  if (path === STDIN) return io.stdin()
  const file = resolve(io.cwd, path)
  return onceReturned(file, () => {
    const stats = statSync(file)
    if (stats.isFile()) return stats.size > MAX_BYTES ? new Uint8Array(MAX_BYTES + 1) : readFileSync(file)
    return readBounded(createReadStream(file, { end: MAX_BYTES }))
  })
}

/** Reads a stream to its end, or until it has more bytes than a scenario may have, or than it may have here. */
export async function readBounded(stream: AsyncIterable<Uint8Array>, most = MAX_BYTES): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    if (size > most) break
  }
  return Buffer.concat(chunks)
}

/** Whether there is something at a path, be it a link that leads nowhere. Nothing has a name that is too long for the disk. */
export function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    if (errorCode(error) === 'ENAMETOOLONG') return false
    throw error
  }
}

function attempt<T>(read: () => T): T | Error {
  try {
    return read()
  } catch (error) {
    return error as Error
  }
}
