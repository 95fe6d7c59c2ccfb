import type { SchemaNode, SchemaPlace } from '../schema/nodes.ts'
import type { Collection, Entry } from './tree.ts'

/** Puts keys in the schema's order and then those it does not know; die results by number; free names stay as given. */
export function orderKeys(map: Collection, place: SchemaPlace): void {
  const rank = map.tied ? undefined : keyRank(place)
  if (rank) sortBy(map, ({ key }) => rank(key!.name))
}

/** By what the keys of a mapping are ordered; undefined where they are free names. */
export function keyRank({ node }: SchemaPlace): ((name: string) => number) | undefined {
  if (isDieTable(node)) return dieResult
  if (!node.properties) return undefined
  const ranks = new Map(Object.keys(node.properties).map((name, i) => [name, i]))
  return (name) => ranks.get(name) ?? Infinity
}

/** Sorts a collection's entries, comments and all; equals stay in the order given. */
export function sortBy(collection: Collection, rank: (entry: Entry) => number): void {
  collection.entries = collection.entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    // Infinity less Infinity is no number.
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ entry }) => entry)
}

/** Whether its keys are die results: `{ 1-3: …, 4: … }`. */
function isDieTable({ propertyNames }: SchemaNode): boolean {
  return propertyNames?.pattern !== undefined && /^\^\[\d-\d\]\(-\[\d-\d\]\)\?\$$/.test(propertyNames.pattern)
}

function dieResult(name: string): number {
  return /^\d/.test(name) ? Number.parseInt(name, 10) : Infinity
}
