import { createReadStream, lstatSync, readFileSync, statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { MAX_BYTES } from '../src/scenario/decode.ts'
import { installed } from './installation.ts'
import type { Io } from './io.ts'
import { errorCode, onceReturned } from './safe-file/await-return.ts'
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
  /** Then what is not here may be among what ships. */
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
    for (const file of files) paths.add(shown(file))
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

/** Reads a stream to its end, or until it has more bytes than a scenario may have. */
export async function readBounded(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_BYTES) break
  }
  return Buffer.concat(chunks)
}

/** Whether there is something at a path, be it a link that leads nowhere. */
export function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function attempt<T>(read: () => T): T | Error {
  try {
    return read()
  } catch (error) {
    return error as Error
  }
}
