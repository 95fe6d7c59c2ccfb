import { goesBySide } from '../../../src/scenario/edit/sides.ts'
import { isMapping } from '../../../src/scenario/plain-data.ts'
import type { SchemaPlace } from '../../../src/scenario/schema/nodes.ts'

/** The keys of a mapping; none where something else stands there. */
export const keysOf = (value: unknown): readonly string[] => (isMapping(value) ? Object.keys(value) : [])

/** Why a mapping cannot have a key of this name besides those that it has; nothing where it can. */
export function problemOfKey(place: SchemaPlace, keys: readonly string[], name: string): string | undefined {
  if (name.trim() === '') return 'It needs a name.'
  if (keys.includes(name)) return `One called ${name} already exists.`
  const { pattern } = place.node.propertyNames ?? {}
  if (pattern === undefined || new RegExp(pattern).test(name)) return undefined
  return goesBySide(place)
    ? 'Use lower-case letters, digits and hyphens; begin with a letter.'
    : `Not allowed here: ${name}`
}
