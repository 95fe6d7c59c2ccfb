import type { Path } from '../diagnostic.ts'
import { isMapping } from '../plain-data.ts'
import { childPlace, type JsonSchema, placeAt, resolve, rootPlace, shorthandOf } from '../schema/nodes.ts'
import { valueAt } from '../value-at.ts'
import { composeForEdit } from '../variants/express.ts'
import { FIXED_KEYS, PARTS } from '../variants/variant.ts'
import type { OpenText, Proposal } from './schema-help.ts'

type PartName = (typeof PARTS)[number]

/** A place within what a variant changes, removes or adds: a place of the battle, in other words. */
export type VariantPlace = {
  readonly part: PartName
  /** The place in the battle. */
  readonly path: Path
  /** The battle with the variant, by the schema of what a variant may say. */
  readonly state: OpenText
  /** What the variant says in this part, and the battle without the variant. */
  readonly said: unknown
  readonly base: unknown
}

/** Where a path leads in the battle that goes through a variant; nothing where it does not. */
export function withinVariant(state: OpenText, path: Path): VariantPlace | undefined {
  const { data, schema } = state
  const [top, id, part, ...rest] = path
  if (top !== 'variants' || typeof id !== 'string' || !isPart(part) || !schema || !isMapping(data)) return undefined
  const composed = composeForEdit(data, id, rootPlace(schema))
  return {
    part,
    path: rest,
    state: { ...state, data: composed, schema: freeSchema(schema) },
    said: valueAt(data, ['variants', id, part]),
    base: data,
  }
}

const isPart = (part: unknown): part is PartName => (PARTS as readonly unknown[]).includes(part)

/** What a variant may say: it cannot touch what tells what the file is, and need not say anything. */
function freeSchema(schema: JsonSchema): JsonSchema {
  const { required: _, ...rest } = schema
  const properties = Object.entries(schema.properties ?? {}).filter(([key]) => !FIXED_KEYS.has(key))
  return { ...rest, properties: Object.fromEntries(properties) }
}

/** What can be taken away at a place: the keys and the entries that are there, each or all. */
export function removable({ path, base, said, state: { schema } }: VariantPlace, expects: 'key' | 'value'): Proposal[] {
  const root = rootPlace(schema!)
  if (expects === 'key') {
    const there = valueAt(base, path)
    const known = isMapping(there) ? Object.keys(there).filter((key) => path.length > 0 || !FIXED_KEYS.has(key)) : []
    const present = keysIn(valueAt(said, path))
    const place = placeAt(root, base, path)
    return known
      .filter((key) => !present.has(key))
      .map((key) => {
        const child = place && childPlace(place, key)
        const info = (child && resolve(child, undefined).node.description) ?? ''
        return { label: key, insert: `${key}: `, detail: '', info }
      })
  }
  const above = path.slice(0, -1)
  const list = valueAt(base, above)
  if (typeof path.at(-1) !== 'number' || !Array.isArray(list)) {
    return [{ label: 'all', detail: '', info: 'Takes the key away, with everything in it.' }]
  }
  const place = placeAt(root, base, above)
  const items = place && childPlace(place, 0)
  const short = items && shorthandOf(resolve(items, {}))
  const words = list.flatMap((entry: unknown) => {
    const word = isMapping(entry) && short !== undefined ? entry[short] : entry
    return typeof word === 'string' ? [word] : []
  })
  return [...new Set(words)].map((label) => ({ label, detail: '', info: 'An entry that the battle has.' }))
}

/** The keys of what may be a mapping. */
export const keysIn = (value: unknown): ReadonlySet<string> => new Set(isMapping(value) ? Object.keys(value) : [])
