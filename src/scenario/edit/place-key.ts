import { keyRank } from '../format/order.ts'
import type { Collection } from '../format/tree.ts'
import type { SchemaPlace } from '../schema/nodes.ts'

/** Where a new key goes among the others: where the schema's order has it, behind those it does not part from. */
export function placeForKey({ entries }: Collection, name: string, place: SchemaPlace | undefined): number {
  const rank = place && keyRank(place)
  if (!rank) return entries.length
  const ranks = entries.map(({ key }) => rank(key!.name))
  const isOrdered = ranks.every((value, i) => i === 0 || ranks[i - 1]! <= value)
  const behind = ranks.findLastIndex((value) => value <= rank(name))
  return behind < 0 && !isOrdered ? entries.length : behind + 1
}
