import type { RawDiagnostic } from '../diagnostic.ts'
import type { Rulebook } from '../rulebook.ts'
import { resolve, rootPlace } from '../schema/nodes.ts'
import { quote } from '../wording.ts'
import type { DefinitionsFile } from './definitions-file.ts'
import type { Gathered, User } from './gather.ts'

/** The entries of `uses` from which a battle takes nothing. */
export function findUnused(
  root: User,
  data: Readonly<Record<string, unknown>>,
  { used }: Gathered,
  rulebook: Rulebook,
): RawDiagnostic[] {
  const direct = used.get(root)!
  const below = (file: DefinitionsFile): DefinitionsFile[] => [
    file,
    ...used.get(file)!.flatMap((one) => (one ? below(one) : [])),
  ]
  const closures = direct.map((file) => (file ? below(file) : []))
  const { uses: _, ...own } = data
  const words = namesIn(own, closures.flat())
  return closures.flatMap((files, i) => {
    const isUsed = files.some(({ entries }) =>
      Object.entries(entries).some(
        ([key, named]) => isPrinted(key, rulebook) || Object.keys(named).some((name) => words.has(name)),
      ),
    )
    // What could not be read may be just what the battle takes.
    if (files.length === 0 || isUsed || files.some(({ report }) => report.hasErrors())) return []
    const message = `The battle takes nothing from ${quote(root.uses[i])}.`
    return [{ code: 'uses/unused', path: ['uses', i], message, hint: 'Remove the entry.' }]
  })
}

/** Whether the names under a key are the rulebook's: what stands there changes how every battle is played. */
function isPrinted(key: string, { schema }: Rulebook): boolean {
  const root = rootPlace(schema)
  const { node } = resolve({ ...root, node: schema.properties![key]! }, {})
  return typeof node.additionalProperties !== 'object'
}

/** The names of definitions that a battle says, and that the definitions say which it speaks of. */
function namesIn(data: unknown, files: readonly DefinitionsFile[]): ReadonlySet<string> {
  const definitions = new Map<string, unknown[]>()
  for (const { entries } of new Set(files)) {
    for (const [name, definition] of Object.values(entries).flatMap((named) => Object.entries(named)))
      definitions.set(name, [...(definitions.get(name) ?? []), definition])
  }
  const found = new Set<string>()
  const open: unknown[] = [data]
  for (const spokenOf of open) collect(spokenOf)
  return found

  function find(word: string): void {
    const spokenOf = definitions.get(word)
    if (!spokenOf || found.has(word)) return
    found.add(word)
    open.push(spokenOf)
  }

  function collect(value: unknown): void {
    if (typeof value === 'string') {
      // Most texts are one word.
      if (ONE_WORD.test(value)) find(value)
      else for (const [word] of value.matchAll(/[\p{L}\p{N}-]+/gu)) find(word)
    } else if (Array.isArray(value)) for (const item of value) collect(item)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        find(key)
        collect(item)
      }
    }
  }
}

const ONE_WORD = /^[a-zA-Z0-9-]*$/
