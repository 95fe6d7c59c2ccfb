import type { Path } from '../diagnostic.ts'
import { childPlace, resolve, type SchemaPlace } from '../schema/nodes.ts'
import { PARTS } from '../variants/variant.ts'

/** What a visitor gives for a value that shall not be there any more. */
export const GONE = Symbol('gone')

/** Gives another value for one of the data, GONE, or nothing where only its parts are to be looked at. */
export type Visitor = (value: unknown, place: SchemaPlace, path: Path) => unknown

/**
 * Data in which a visitor has put other values, each found by its place in the schema. Holes stay. What is required
 * takes the mapping it is missing from along; so does whatever goes from an entry of a list, because without it the
 * entry would mean something else; and what was emptied goes, except what every file must have.
 */
export function rewrite(value: unknown, place: SchemaPlace, visit: Visitor, path: Path = []): unknown {
  if (value === undefined) return undefined
  const here = resolve(place, value)
  const visited = visit(value, here, path)
  if (visited !== undefined) return visited
  return rewriteParts(value, here, visit, path)
}

/**
 * A battle in which a visitor has put other values, in its variants as well: each part of one is a piece of a battle, so paths
 * begin anew there. A visitor is made for each piece, with the path that leads to it.
 */
export function rewriteBattle(data: unknown, root: SchemaPlace, visitorAt: (piece: Path) => Visitor): unknown {
  const ofBase = visitorAt([])
  return rewrite(data, root, function visit(value, place, path): unknown {
    const [key, , part] = path
    if (key !== 'variants') return ofBase(value, place, path)
    // The names of variants are nobody else's.
    if (path.length === 1) return rewriteParts(value, place, visit, path)
    const isPiece = path.length === 3 && PARTS.some((one) => one === part)
    return isPiece ? rewrite(value, root, visitorAt(path)) : undefined
  })
}

/** The same for the parts of a value, whose place has been resolved. */
export function rewriteParts(value: unknown, here: SchemaPlace, visit: Visitor, path: Path): unknown {
  if (Array.isArray(value)) return rewriteList(value, here, visit, path)
  if (typeof value !== 'object' || value === null) return value
  const isEntry = typeof path.at(-1) === 'number'
  const after: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const [key, part] of Object.entries(value)) {
    const child = childPlace(here, key)
    const rewritten = child ? rewrite(part, child, visit, [...path, key]) : part
    if (rewritten !== GONE) after[key] = rewritten
    else if (path.length === 0 && here.node.required?.includes(key)) after[key] = Array.isArray(part) ? [] : {}
    else if (isEntry || here.node.required?.includes(key)) return GONE
  }
  return Object.keys(after).length === 0 && Object.keys(value).length > 0 ? GONE : after
}

function rewriteList(list: readonly unknown[], here: SchemaPlace, visit: Visitor, path: Path): unknown {
  const child = childPlace(here, 0)
  if (!child) return list
  const after = Array.from(list, (entry, i) => rewrite(entry, child, visit, [...path, i])).filter(
    (entry) => entry !== GONE,
  )
  return after.length === 0 && list.length > 0 ? GONE : after
}
