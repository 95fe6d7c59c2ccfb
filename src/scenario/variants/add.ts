import type { Path } from '../diagnostic.ts'
import { isMapping, isSame } from '../plain-data.ts'
import { bareMapping } from '../reading/bare-mapping.ts'
import { quote } from '../wording.ts'
import type { Composition } from './compose.ts'

type Mapping = Readonly<Record<string, unknown>>

/** What is there with what is added, which is said in the file at `from`: entries at the end of lists, keys in mappings. */
export function addTo(there: Mapping, added: Mapping, from: Path, composition: Composition): Mapping {
  const { origins, report } = composition
  const both = Object.assign(bareMapping(), there)
  origins.succeed(there, both)
  for (const [key, value] of Object.entries(added)) {
    const place = [...from, key]
    const before = Object.hasOwn(there, key) ? there[key] : undefined
    if (before === undefined) {
      both[key] = value
      origins.take(both, key, place)
    } else if (isMapping(before) && isMapping(value)) both[key] = addTo(before, value, place, composition)
    else if (Array.isArray(before)) both[key] = append(before, value, place, composition)
    else {
      const message = isSame(before, value)
        ? `${quote(key)} is there already, with this very value.`
        : `${quote(key)} is there already, and only lists and mappings can be added to.`
      report({ code: 'variant/exists', path: place, target: 'key', message, hint: 'Move it to changes.' })
    }
  }
  return both
}

/** A list with further entries. What is no list takes its place: then the schema tells that a list was expected. */
function append(before: readonly unknown[], value: unknown, from: Path, { origins }: Composition): unknown {
  if (!Array.isArray(value)) return value
  const both = [...before, ...(value as readonly unknown[])]
  origins.succeed(before, both)
  for (const i of value.keys()) origins.take(both, before.length + i, [...from, i])
  return both
}
