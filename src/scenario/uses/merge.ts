import type { Path } from '../diagnostic.ts'
import { overlay } from '../overlay.ts'
import { bareMapping } from '../reading/bare-mapping.ts'
import { valueAt } from '../value-at.ts'
import type { DefinitionsFile } from './definitions-file.ts'
import type { Entries } from './uses-context.ts'

/** The definitions of several files as one: a file changes what it takes from those before it. */
export function mergeEntries(files: readonly Pick<DefinitionsFile, 'entries'>[]): Entries {
  return files.reduce<Entries>((merged, { entries }) => overlay(merged, entries) as Entries, {})
}

/** A battle's data with the definitions that it uses, as if they were its own. */
export function withUsed(data: Readonly<Record<string, unknown>>, entries: Entries): Readonly<Record<string, unknown>> {
  const { uses: _, ...own } = data
  const merged = Object.entries(entries).map(([key, used]) => [key, overlay(used, own[key])] as const)
  return Object.assign(bareMapping(), own, Object.fromEntries(merged))
}

/** The file that a place in the definitions comes from; nothing where it is the battle's own, or in none of them. */
export function ownerOf(path: Path, own: unknown, files: readonly DefinitionsFile[]): DefinitionsFile | undefined {
  const holders = files.filter(({ entries }) => valueAt(entries, path.slice(0, 2)) !== undefined)
  if (holders.length === 0) return undefined
  for (let length = path.length; length >= Math.min(2, path.length); length--) {
    const part = path.slice(0, length)
    if (valueAt(own, part) !== undefined) return undefined
    const holder = holders.findLast(({ entries }) => valueAt(entries, part) !== undefined)
    if (holder) return holder
  }
  return undefined
}
