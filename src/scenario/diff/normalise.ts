import { foldHexes, foldPath, parseRange } from '../../board/hex-ranges.ts'
import { foldSides, parseSides } from '../../board/hex-sides.ts'
import { childPlace, resolve, type SchemaPlace, shorthandOf } from '../schema/nodes.ts'

/** A list that would swell beyond this when folded stays as it is, as in `berthier fmt`. */
const MAX_GROWTH = 10

/**
 * Data in which equal things look equal: hexes folded and sorted, `{ at: D5 }` as `D5`, `{ path }` as a list, and no
 * holes where an entry was wrong. The order of other lists is for whoever knows whether it matters.
 */
export function normalise(data: unknown, place: SchemaPlace): unknown {
  const own = resolve(place, data)
  if (Array.isArray(data)) {
    const items = data.filter((item) => item !== undefined).map((item) => normaliseChild(item, childPlace(own, 0)))
    switch (childPlace(own, 0)?.node.$ref) {
      case '#/definitions/hexRange':
        return foldList(items as string[], own.definition === 'hexPath')
      case '#/definitions/hexside':
        return foldSideList(items as string[])
      default:
        return items
    }
  }
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, normaliseChild(value, childPlace(own, key))] as const],
  )
  const [only] = entries
  const short = entries.length === 1 && only?.[0] === shorthandOf(own)
  // Keys come from the file: one may be called __proto__.
  return short ? only?.[1] : Object.assign(Object.create(null), Object.fromEntries(entries))
}

/** A value as a text that is equal for equal values, whatever the order of keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`
}

function normaliseChild(value: unknown, place: SchemaPlace | undefined): unknown {
  return place ? normalise(value, place) : value
}

function foldList(list: readonly string[], isPath: boolean): readonly string[] {
  const ranges = list.map(parseRange)
  if (ranges.some((range) => !range || range.first.column < 0 || range.last.column < 0)) return list
  const sound = ranges.filter((range) => range !== undefined)
  if (!isPath) return foldHexes(sound, sound.length * MAX_GROWTH) ?? list
  return sound.every(({ first, last }) => first.column === last.column) ? foldPath(sound) : list
}

function foldSideList(list: readonly string[]): readonly string[] {
  const sides = list.map(parseSides)
  return sides.every((side) => side !== undefined) ? foldSides(sides) : list
}
