import type { Path } from '../../../src/scenario/diagnostic.ts'
import { isMapping } from '../../../src/scenario/plain-data.ts'
import { valueAt } from '../../../src/scenario/value-at.ts'

/** Entries that stand together, by their ids, with the name of each that has one. */
type Entries = ReadonlyMap<string, string | undefined>

/**
 * What a battle calls the things that some ids stand for: `quatre-bras` is `Quatre Bras crossroads`. Where an area and a village have one
 * id, the name is that of the entries which have all of these ids.
 */
export function givenNames(draft: unknown, ids: readonly string[]): (id: string) => string | undefined {
  const all = entriesIn(draft)
  const together = all.find((entries) => ids.every((id) => entries.has(id)))
  return (id) => {
    if (together) return together.get(id)
    const [name, ...more] = new Set(all.flatMap((entries) => entries.get(id) ?? []))
    return more.length === 0 ? name : undefined
  }
}

/**
 * What an entry is called that has no name of its own, because it is like one of the battle's definitions, or a part of such an entry: a
 * formation like `kunheim` is `1st Reserve Division`, and the units in it have the names that they have there.
 */
export function inheritedName(draft: unknown, path: Path): string | undefined {
  for (let depth = path.length; depth > 1; depth--) {
    const entry = valueAt(draft, path.slice(0, depth))
    const like = isMapping(entry) ? entry['like'] : undefined
    if (typeof like !== 'string' || !isMapping(draft)) continue
    const models = Object.entries(draft).flatMap(([key, entries]) =>
      key !== path[0] && isMapping(entries) && isMapping(entries[like]) ? [entries[like]] : [],
    )
    const names = models.flatMap((model) => {
      const part = valueAt(model, path.slice(depth))
      return isMapping(part) ? (nameOf(part) ?? []) : []
    })
    if (names.length === 1) return names[0]
  }
  return undefined
}

function entriesIn(draft: unknown): readonly Entries[] {
  if (typeof draft !== 'object' || draft === null) return []
  let found = KNOWN.get(draft)
  if (!found) KNOWN.set(draft, (found = collect(draft)))
  return found
}

const KNOWN = new WeakMap<object, readonly Entries[]>()

/** Entries have their ids as keys of a mapping, or under `id` in a list. */
function collect(data: unknown): readonly Entries[] {
  if (!Array.isArray(data) && !isMapping(data)) return []
  const pairs = Array.isArray(data)
    ? data.flatMap((entry) => (isMapping(entry) ? [[entry['id'], entry] as const] : []))
    : Object.entries(data)
  const entries = new Map(
    pairs.flatMap(([id, entry]) => (typeof id === 'string' && isMapping(entry) ? [[id, nameOf(entry)]] : [])),
  )
  return [...(entries.size > 0 ? [entries] : []), ...Object.values(data).flatMap(collect)]
}

function nameOf({ name }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof name === 'string' && name !== '' ? name : undefined
}
