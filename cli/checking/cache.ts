import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import pkg from '../../package.json' with { type: 'json' }
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import type { Validation } from '../../src/scenario/validation.ts'
import { either, listOf, mappingOf, mappingWith, oneOf, optional, text, wholeNumber } from '../files/data-shape.ts'
import { MOST_WRITTEN, readFound } from '../files/files.ts'
import type { Io } from '../io.ts'
import { findModule } from '../rulebooks/find-module.ts'
import { writeSafely } from '../safe-file/index.ts'
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
  readonly #cwd: string
  readonly #key: string
  readonly #before: Readonly<Record<string, Entry>>
  readonly #now: Record<string, Entry> = {}
  #isNew = false

  private constructor(file: string, cwd: string, key: string, before: Readonly<Record<string, Entry>>) {
    this.#file = file
    this.#cwd = cwd
    this.#key = key
    this.#before = before
  }

  static async open(file: string, io: Io): Promise<CheckCache> {
    const path = resolve(io.cwd, file)
    const key = await keyOfChecks(io)
    return new CheckCache(path, io.cwd, key, readEntries(path, key))
  }

  /** What was found in these bytes before; nothing where they, or a file that they use, are new. */
  find(path: string, bytes: Uint8Array): Pick<Entry, 'diagnostics' | 'kind'> | undefined {
    const entry = Object.hasOwn(this.#before, path) ? this.#before[path] : undefined
    if (entry?.hash !== hashOf(bytes)) return undefined
    for (const [used, hash] of Object.entries(entry.used ?? {})) {
      const opened = openFile(used, resolve(this.#cwd, used))
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

  /** A cache that cannot be written is no reason to fail. Into a pipe it would be written for ever. */
  async save(): Promise<void> {
    if (statSync(this.#file, { throwIfNoEntry: false })?.isFile() === false) return
    if (!this.#isNew && Object.keys(this.#now).length === Object.keys(this.#before).length) return
    const content = JSON.stringify({ key: this.#key, files: { ...this.#before, ...this.#now } })
    await writeSafely(this.#file, content, 'anything', () => undefined).catch(() => undefined)
  }
}

function readEntries(file: string, key: string): Readonly<Record<string, Entry>> {
  try {
    const cache: unknown = JSON.parse(readFound(file, MOST_WRITTEN).toString('utf8'))
    const isSound = CACHE(cache, '') === undefined
    const { key: before, files } = cache as { readonly key: string; readonly files: Record<string, Entry> }
    return isSound && before === key ? files : {}
  } catch {
    return {}
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

/** What is not like this was not written by us, or is damaged. */
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
