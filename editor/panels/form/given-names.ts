import { isMapping } from '../../../src/scenario/edit/change-data.ts'

/** What a battle calls the things that others refer to by an id: `quatre-bras` is `Quatre Bras crossroads`. */
export type GivenNames = ReadonlyMap<string, string>

/** The names that a draft gives, made once. An id that stands for things of several names is told by none of them. */
export function givenNames(draft: unknown): GivenNames {
  if (typeof draft !== 'object' || draft === null) return new Map()
  let names = KNOWN.get(draft)
  if (!names) {
    const found = new Map<string, ReadonlySet<string>>()
    collect(draft, found)
    names = new Map([...found].flatMap(([id, [name, ...more]]) => (name && more.length === 0 ? [[id, name]] : [])))
    KNOWN.set(draft, names)
  }
  return names
}

const KNOWN = new WeakMap<object, GivenNames>()

/** Entries have their ids as keys of a mapping, or under `id` in a list. */
function collect(data: unknown, found: Map<string, ReadonlySet<string>>): void {
  if (Array.isArray(data)) {
    for (const entry of data) {
      if (isMapping(entry) && typeof entry['id'] === 'string') note(entry['id'], entry['name'], found)
      collect(entry, found)
    }
  } else if (isMapping(data)) {
    for (const [key, entry] of Object.entries(data)) {
      if (isMapping(entry)) note(key, entry['name'], found)
      collect(entry, found)
    }
  }
}

function note(id: string, name: unknown, found: Map<string, ReadonlySet<string>>): void {
  if (typeof name === 'string' && name !== '') found.set(id, new Set([...(found.get(id) ?? []), name]))
}
