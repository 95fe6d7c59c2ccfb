import { dirname } from 'node:path'
import type { System } from '../../src/engine/system.ts'
import { SHIPPED } from '../../src/systems/lazily.ts'
import { UsageError } from '../usage-error.ts'
import type { Config } from './config.ts'
import { findModule } from './find-module.ts'

/** Where rulebooks besides the shipped ones are named: flags that every command has. Without a configuration, `config` is false. */
export type RulebookOptions = { readonly config?: string | false; readonly rulebook?: readonly string[] }

/**
 * The shipped rulebooks, then those of the configuration and of --rulebook. All or nothing: where one cannot be loaded, it is said and
 * the command does nothing. A scenario file never names code.
 */
export async function openRulebooks(
  config: Config | undefined,
  options: Pick<RulebookOptions, 'rulebook'>,
  cwd: string,
): Promise<readonly System[]> {
  const files = rulebookFiles(config, options, cwd)
  const rulebooks: System[] = await Promise.all(SHIPPED.map(({ load }) => load()))
  if (files.length === 0) return rulebooks
  const { loadRulebook } = await import('./load.ts')
  for (const file of files) {
    const loaded = await loadRulebook(file)
    const other = rulebooks.find(({ id }) => id === loaded.id)
    if (other) {
      const [owner, hint] = [
        sourceOf(other) ?? 'a shipped rulebook',
        sourceOf(other) ? 'Use one of them only.' : 'Change its id.',
      ]
      throw new UsageError(`the rulebook ${file} has the id ${loaded.id}, which ${owner} has already. ${hint}`)
    }
    sources.set(loaded, file)
    rulebooks.push(loaded)
  }
  return rulebooks
}

/**
 * The shipped rulebook that a file seems to name: a check of one battle, or of a folder of them, need not load the others. Nothing where
 * that is not plain, or where there are other rulebooks, all of which have to be sound.
 */
export async function openNamed(
  content: Uint8Array,
  config: Config | undefined,
  { rulebook = [] }: Pick<RulebookOptions, 'rulebook'>,
): Promise<readonly System[] | undefined> {
  if (rulebook.length > 0 || (config?.rulebooks.length ?? 0) > 0) return undefined
  const { buffer, byteOffset, length } = content
  const head = Buffer.from(buffer, byteOffset, Math.min(length, HEAD)).toString('latin1')
  const name = /^ {0,4}["']?system["']?: *["']?([a-z-]+)/m.exec(head)?.[1]
  const known = named.get(name ?? '')
  if (known) return known
  const shipped = SHIPPED.find(({ id }) => id === name)
  if (!shipped) return undefined
  const opened = [await shipped.load()]
  named.set(shipped.id, opened)
  return opened
}

/** So far into a file its rulebook is looked for, in bytes: it is among the first keys. */
const HEAD = 4096

const named = new Map<string, readonly System[]>()

/** The file that a rulebook was loaded from; nothing for a shipped one. */
export function sourceOf(rulebook: System): string | undefined {
  return sources.get(rulebook)
}

const sources = new WeakMap<System, string>()

/** The files of the rulebooks that do not ship. */
export function rulebookFiles(
  config: Config | undefined,
  { rulebook = [] }: Pick<RulebookOptions, 'rulebook'>,
  cwd: string,
): readonly string[] {
  const configured = config?.rulebooks.map((source) => findModule(source, dirname(config.file))) ?? []
  return [...new Set([...configured, ...rulebook.map((source) => findModule(source, cwd))])]
}
