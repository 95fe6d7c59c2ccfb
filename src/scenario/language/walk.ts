import type { Path } from '../diagnostic.ts'
import { childPlace, type JsonSchema, resolve, rootPlace, type SchemaPlace } from '../schema/nodes.ts'

/** What a walk meets: a value, its path, and its place in the schema. */
export type Visit = (
  value: unknown,
  path: Path,
  place: SchemaPlace,
  isOwnKey: boolean,
  /** The mapping that it stands in. */
  mapping: SchemaPlace | undefined,
) => void

/** Goes through all data that the schema knows; `isOwnKey` tells that the author has chosen the last key of the path. */
export function walkData(data: unknown, schema: JsonSchema, visit: Visit): void {
  const root = resolve(rootPlace(schema), data)
  walk(data, root, [], false, undefined)

  function walk(
    value: unknown,
    place: SchemaPlace,
    path: Path,
    isOwnKey: boolean,
    mapping: SchemaPlace | undefined,
  ): void {
    visit(value, path, place, isOwnKey, mapping)
    if (Array.isArray(value)) {
      const items = childPlace(place, 0)
      if (items) value.forEach((item, i) => walk(item, resolve(items, item), [...path, i], false, undefined))
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) {
        const child = childPlace(place, key)
        if (!child) continue
        // What a variant changes, it says as the battle would.
        if (isPatch([...path, key])) {
          walk(entry, root, [...path, key], false, place)
          continue
        }
        walk(entry, resolve(child, entry), [...path, key], !Object.hasOwn(place.node.properties ?? {}, key), place)
      }
    }
  }
}

/** Whether a path leads to the part of a battle that a variant changes. */
function isPatch(path: Path): boolean {
  return path.length === 3 && path[0] === 'variants' && PATCHES.has(String(path[2]))
}

const PATCHES = new Set(['changes', 'removes', 'adds'])
