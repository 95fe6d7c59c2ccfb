import { isMapping } from '../plain-data.ts'
import type { SchemaPlace } from '../schema/nodes.ts'
import type { Change } from './change.ts'
import { rewriteBattle, rewriteParts, type Visitor } from './rewrite.ts'

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
  const visit: Visitor = (value, place, path) => {
    if (path[0] === 'sides') return value
    if (typeof value === 'string') return place.definition === 'sideId' ? swap(value) : other(value, place)
    if (typeof value !== 'object' || value === null || !goesBySide(place)) return undefined
    const exchanged = Object.fromEntries(Object.entries(value).map(([id, part]) => [swap(id), part]))
    return rewriteParts(exchanged, place, visit, path)
  }
  return rewriteBattle(data, root, () => visit)
}

/** Whether the keys of a mapping are names like those under `sides`. */
export function goesBySide({ node }: SchemaPlace): boolean {
  return node.propertyNames?.pattern === '^[a-z][a-z0-9-]*$'
}

/**
 * The changes that give a side another name, wherever the schema lets the scenario speak of it. None where something
 * speaks of a side of the new name already: afterwards nobody could tell the two apart.
 */
export function renameSide(data: unknown, root: SchemaPlace, from: string, to: string): Change[] {
  const changes: Change[] = []
  let isTaken = from === to
  rewriteBattle(
    data,
    root,
    (piece) =>
      function visit(value, place, path): unknown {
        if (typeof value === 'string') {
          if (place.definition !== 'sideId') return undefined
          isTaken ||= value === to
          if (value === from) changes.push({ kind: 'set', path: [...piece, ...path], value: to })
          return undefined
        }
        if (!isMapping(value) || !goesBySide(place)) return undefined
        // What is in it comes first, as long as its path is good.
        const after = rewriteParts(value, place, visit, path)
        isTaken ||= Object.hasOwn(value, to)
        if (Object.hasOwn(value, from)) changes.push({ kind: 'rename', path: [...piece, ...path, from], name: to })
        return after
      },
  )
  return isTaken ? [] : changes
}
