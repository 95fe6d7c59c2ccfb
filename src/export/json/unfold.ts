import { makeHex } from '../../board/hex-labels.ts'
import { expandRange, parseRange } from '../../board/hex-ranges.ts'
import { makeSides, parseSides } from '../../board/hex-sides.ts'
import { childPlace, resolve, type SchemaPlace } from '../../scenario/schema/nodes.ts'

/** A scenario's data as plain JSON with every range of hexes and every hexside spelled out, wherever the schema has one. */
export function unfold(data: unknown, place: SchemaPlace): unknown {
  const here = resolve(place, data)
  if (Array.isArray(data)) {
    // Entries that were wrong are holes in their lists.
    return data.filter((item) => item !== undefined).flatMap((item: unknown) => unfoldItem(item, childPlace(here, 0)))
  }
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const child = childPlace(here, key)
      return [key, child ? unfold(value, child) : value]
    }),
  )
}

function unfoldItem(item: unknown, place: SchemaPlace | undefined): unknown[] {
  if (!place) return [item]
  const { definition } = resolve(place, item)
  const sides = definition === 'hexside' && typeof item === 'string' ? parseSides(item) : undefined
  if (sides) return sides.towards.map((to) => makeSides({ of: sides.of, towards: [to] }))
  const range = definition === 'hexRange' && typeof item === 'string' ? parseRange(item) : undefined
  if (!range || range.first.column < 0 || range.last.column < 0) return [unfold(item, place)]
  return expandRange(range).map(makeHex)
}
