import type { SchemaPlace } from '../../schema-nodes.ts'
import { rewrite, rewriteParts } from './rewrite.ts'

/**
 * A battle in which two sides have exchanged everything that the schema gives to one of them by name, except what
 * `sides` itself says of them; `other` exchanges further values.
 */
export function exchangeSides(
  data: unknown,
  root: SchemaPlace,
  [first, second]: readonly [string, string],
  other: (value: string, place: SchemaPlace) => string | undefined,
): unknown {
  const swap = (id: string) => (id === first ? second : id === second ? first : id)
  return rewrite(data, root, function visit(value, place, path): unknown {
    if (path[0] === 'sides') return value
    if (typeof value === 'string') return place.definition === 'sideId' ? swap(value) : other(value, place)
    if (typeof value !== 'object' || value === null || !goesBySide(place)) return undefined
    const exchanged = Object.fromEntries(Object.entries(value).map(([id, part]) => [swap(id), part]))
    return rewriteParts(exchanged, place, visit, path)
  })
}

/** Whether the keys of a mapping are names like those under `sides`. */
function goesBySide({ node }: SchemaPlace): boolean {
  return (node.propertyNames as { readonly pattern?: string } | undefined)?.pattern === '^[a-z][a-z0-9-]*$'
}
