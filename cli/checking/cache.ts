import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import pkg from '../../package.json' with { type: 'json' }
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import type { Validation } from '../../src/scenario/validation.ts'
import { either, listOf, mappingOf, mappingWith, oneOf, optional, text, wholeNumber } from '../files/data-shape.ts'
import { exists, MOST_WRITTEN, readFound } from '../files/files.ts'
import { type Io, printError } from '../io.ts'
import { findModule } from '../rulebooks/find-module.ts'
import { type Expected, writeSafely } from '../safe-file/index.ts'
import { openFile } from './used-files.ts'

type Entry = {
  readonly hash: string
  readonly diagnostics: readonly Diagnostic[]
  readonly kind?: 'definitions'
  /** The files of definitions that it uses, by path. */
  readonly used?: Readonly<Record<string, string>>
}

/** Where `--cache` keeps its results if nothing else is said. */
export const CACHE_FILE = '.berthier-cache.json'

/** What was found in files, to be found again without looking as long as neither they nor the checks have changed. */
export class CheckCache {
  readonly #file: string
  readonly #io: Io
  readonly #key: string
  readonly #present: Present
  readonly #before: Readonly<Record<string, Entry>>
  readonly #now: Record<string, Entry> = {}
  #isNew = false

  private constructor(file: string, key: string, present: Present, io: Io) {
    this.#file = file
    this.#key = key
    this.#present = present
    this.#before = present !== 'foreign' && present.key === key ? present.files : {}
    this.#io = io
  }

  static async open(file: string, io: Io): Promise<CheckCache> {
    const key = await keyOfChecks(io)
    return new CheckCache(file, key, readCache(resolve(io.cwd, file)), io)
  }

  /** What was found in these bytes before; nothing where they, or a file that they use, are new. */
  find(path: string, bytes: Uint8Array): Pick<Entry, 'diagnostics' | 'kind'> | undefined {
    const entry = Object.hasOwn(this.#before, path) ? this.#before[path] : undefined
    if (entry?.hash !== hashOf(bytes)) return undefined
    for (const [used, hash] of Object.entries(entry.used ?? {})) {
      const opened = openFile(used, resolve(this.#io.cwd, used))
      if ('failure' in opened || hashOf(Buffer.from(opened.content)) !== hash) return undefined
    }
    this.#now[path] = entry
    return entry
  }

  keep(path: string, bytes: Uint8Array, { diagnostics, kind, used = [] }: Validation): void {
    // What is wrong with other files, or that they are not there, is looked at anew.
    if (used.some((file) => file.diagnostics.length > 0)) return
    if (diagnostics.some(({ code }) => code.startsWith('uses/'))) return
    this.#isNew = true
    const hashes = Object.fromEntries(used.map((file) => [file.path, hashOf(Buffer.from(file.text))]))
    this.#now[path] = {
      hash: hashOf(bytes),
      diagnostics,
      ...(kind && { kind }),
      ...(used.length > 0 && { used: hashes }),
    }
  }

  /**
   * A cache that cannot be written is no reason to fail. What is in its place and is none stays: a stranger's folder could have a link
   * there, to any file of the user's.
   */
  async save(): Promise<void> {
    const present = this.#present
    if (present === 'foreign') {
      printError(this.#io, `${this.#file} is no cache of berthier, or cannot be read: it stays as it is.`)
      return
    }
    if (!this.#isNew && Object.keys(this.#now).length === Object.keys(this.#before).length) return
    const content = JSON.stringify({ key: this.#key, files: { ...this.#before, ...this.#now } })
    const path = resolve(this.#io.cwd, this.#file)
    await writeSafely(path, content, present.expected, () => undefined).catch(() => undefined)
  }
}

/** What is in the place of a cache: one, damaged or not; nothing, of which no results are known; or something else. */
type Present =
  | { readonly expected: Expected; readonly key?: string; readonly files: Readonly<Record<string, Entry>> }
  | 'foreign'

function readCache(path: string): Present {
  try {
    if (!exists(path)) return { expected: 'nothing', files: {} }
    const expected = readFound(path, MOST_WRITTEN)
    if (expected.length === 0) return { expected, files: {} }
    const cache: unknown = JSON.parse(expected.toString('utf8'))
    if (OUTLINE(cache, '') !== undefined) return 'foreign'
    const { key, files } = cache as { readonly key: string; readonly files: Record<string, Entry> }
    return CACHE(cache, '') === undefined ? { expected, key, files } : { expected, files: {} }
  } catch {
    return 'foreign'
  }
}

const PROBLEM = mappingWith({
  code: text,
  severity: oneOf('error', 'warning', 'info'),
  message: text,
  hint: optional(text),
  path: listOf(either(text, wholeNumber())),
  range: optional(listOf(wholeNumber(), 2, 2)),
})

/** By this we know what we have written. */
const OUTLINE = mappingWith({ key: text, files: mappingOf(mappingWith({})) })

/** What is not like this is damaged. */
const CACHE = mappingWith({
  key: text,
  files: mappingOf(
    mappingWith({
      hash: text,
      diagnostics: listOf(PROBLEM),
      kind: optional(oneOf('definitions')),
      used: optional(mappingOf(text)),
    }),
  ),
})

/** The program, the configuration and the rulebooks that it names: a change of any of them makes all results old. */
async function keyOfChecks(io: Io): Promise<string> {
  const config = await io.config()
  const { size, mtimeMs } = statSync(fileURLToPath(import.meta.url))
  const hash = createHash('sha256').update(`${pkg.version} ${size} ${mtimeMs} ${JSON.stringify(config ?? null)}`)
  for (const source of config?.rulebooks ?? [])
    hash.update(readFileSync(findModule(source, resolve(config!.file, '..'))))
  return hash.digest('hex')
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('base64')
}
