import { dirname } from 'node:path'
import type { System } from '../../src/engine/system.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { UsageError } from '../usage-error.ts'
import type { Config } from './config.ts'
import { findModule } from './find-module.ts'

/** Where rulebooks besides the shipped ones are named: flags that every command has. */
export type RulebookOptions = { readonly config?: string; readonly rulebook?: readonly string[] }

/**
 * The shipped rulebooks, then those of the configuration and of --rulebook. All or nothing: where one cannot be loaded, it is said and
 * the command does nothing. A scenario file never names code.
 */
export async function openRulebooks(
  config: Config | undefined,
  { rulebook = [] }: Pick<RulebookOptions, 'rulebook'>,
  cwd: string,
): Promise<readonly System[]> {
  const files = rulebookFiles(config, rulebook, cwd)
  if (files.length === 0) return SYSTEMS
  const { loadRulebook } = await import('./load.ts')
  const rulebooks: System[] = [...SYSTEMS]
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

/** The file that a rulebook was loaded from; nothing for a shipped one. */
export function sourceOf(rulebook: System): string | undefined {
  return sources.get(rulebook)
}

const sources = new WeakMap<System, string>()

function rulebookFiles(config: Config | undefined, rulebook: readonly string[], cwd: string): readonly string[] {
  const configured = config?.rulebooks.map((source) => findModule(source, dirname(config.file))) ?? []
  return [...new Set([...configured, ...rulebook.map((source) => findModule(source, cwd))])]
}
