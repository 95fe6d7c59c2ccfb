import type { Path } from '../diagnostic.ts'
import { type JsonSchema, keysPlace, type SchemaPlace } from '../schema/nodes.ts'
import { valueAt } from '../value-at.ts'
import { walkData } from './walk.ts'

/** A name that the author has given: a key that the schema leaves free, such as that of a side or an area. */
export type DeclaredName = {
  /** The key of the mapping that it stands in: `sides`, `areas`, `formations`. */
  readonly kind: string
  readonly name: string
  /** How players read it, where that is told. */
  readonly title: string
  readonly path: Path
}

/** A place that speaks of a name: a value, or a key that repeats the name of a side or of something defined. */
export type NameReference = {
  readonly kind: string
  readonly name: string
  readonly path: Path
  readonly target: 'key' | 'value'
}

/** What is declared in a battle's data, and what refers to it. */
export type Names = { readonly declared: readonly DeclaredName[]; readonly references: readonly NameReference[] }

/**
 * The kind of names that values of a place refer to. A schema says it by the definition's name: `sideId` is one of `sides`,
 * `esrEntryId` one of `entries`. A definition with a pattern is for new names.
 */
export function kindOfReference({ definition, node }: Pick<SchemaPlace, 'definition' | 'node'>): string | undefined {
  if (node.pattern !== undefined) return undefined
  const noun = /([A-Za-z][a-z]*)Id$/.exec(definition ?? '')?.[1]?.toLowerCase()
  return noun === 'ground' ? noun : noun?.replace(/y$/, 'ie').concat('s')
}

/** The names that there are without being declared: a reference with several examples lists them. */
export function givenNames({ examples = [] }: SchemaPlace['node']): readonly string[] {
  return examples.length > 1 ? examples.map(String) : []
}

/** What may have the name of a side without speaking of it. */
const OWN_NAMES: ReadonlySet<string> = new Set(['sides', 'nations'])

/** Every name of a battle, and all that refers to one. */
export function namesIn(data: unknown, schema: JsonSchema): Names {
  const declared: DeclaredName[] = []
  const references: NameReference[] = []
  const sides = new Set(Object.keys((valueAt(data, ['sides']) as object | null | undefined) ?? {}))
  walkData(data, schema, (value, path, place, isOwnKey, mapping) => {
    const kind = typeof value === 'string' ? kindOfReference(place) : undefined
    if (kind !== undefined && !givenNames(place.node).includes(value as string))
      references.push({ kind, name: value as string, path, target: 'value' })
    if (!isOwnKey) return
    const [kindOfKey, name] = path.slice(-2).map(String) as [string, string]
    const keys = mapping && keysPlace(mapping)
    const defined = keys && kindOfReference(keys)
    if (defined !== undefined) {
      if (!givenNames(keys!.node).includes(name)) references.push({ kind: defined, name, path, target: 'key' })
    } else if (!OWN_NAMES.has(kindOfKey) && sides.has(name))
      references.push({ kind: 'sides', name, path, target: 'key' })
    // A key with a number, such as a die result, names nothing.
    else if (typeof value === 'object' && value !== null && !/^\d/.test(name)) {
      // A variant that changes what has a name speaks of it.
      const isPart = path.length > 3 && path[0] === 'variants'
      if (isPart && declared.some((one) => one.kind === kindOfKey && one.name === name)) {
        if (!Array.isArray(value)) references.push({ kind: kindOfKey, name, path, target: 'key' })
      } else declared.push({ kind: kindOfKey, name, title: titleOf(value), path })
    }
  })
  return { declared, references }
}

function titleOf(value: object): string {
  const { name } = value as { readonly name?: unknown }
  return typeof name === 'string' ? name : ''
}
