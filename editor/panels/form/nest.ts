import { childPlace, resolve, type SchemaPlace } from '../../../src/scenario/schema-nodes.ts'

/**
 * A value of one kind as part of another kind that holds values like it: a condition that becomes one of a list, or is
 * denied. All conditions are kept: where only one can stand, several stand there as the list they were. Nothing where the
 * other kind holds something else.
 */
export function nest(place: SchemaPlace, value: unknown, from: string, to: string): unknown {
  const inner = (value as Readonly<Record<string, unknown>>)[from]
  const [had, wants] = [holds(place, from), holds(place, to)]
  if (wants === 'many') return { [to]: had === 'many' ? inner : had === 'one' ? [inner] : [value] }
  if (wants !== 'one') return undefined
  const only = had === 'many' && (inner as readonly unknown[]).length === 1
  return { [to]: only ? (inner as readonly unknown[])[0] : value }
}

/** Whether a kind holds one or many values like the one that it is a kind of. */
function holds(place: SchemaPlace, key: string): 'one' | 'many' | undefined {
  const child = childPlace(place, key)
  const resolved = child && resolve(child, undefined)
  if (!resolved) return undefined
  if (resolved.definition === place.definition) return 'one'
  const item = resolved.node.type === 'array' ? childPlace(resolved, 0) : undefined
  return item && resolve(item, undefined).definition === place.definition ? 'many' : undefined
}
