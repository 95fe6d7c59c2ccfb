import type { HexGrid } from '../../board/hex-grid.ts'
import { memoize } from '../../board/memoize.ts'
import { placeNames } from '../../scenario/language/hexes.ts'

const namesOf = memoize((scenario: object) => placeNames(scenario))

/** More places than these are only counted. */
const MOST_NAMED = 4

/** `2 of 8: Telnitz, K9`: how many of the places are held, and which, by the names that the map has for them. */
export function describeHeld(
  { scenario, grid }: { readonly scenario: object; readonly grid: HexGrid },
  held: readonly number[],
  all: Iterable<number>,
): string {
  const names = [...all].map((hex) => namesOf(scenario).get(grid.label(hex)))
  const count = `${held.length} of ${names.length}`
  if (held.length === 0 || held.length > MOST_NAMED) return count
  // A name for several of the places stands for all of them; a part of them is told by its hex.
  const isWhole = (name: string) =>
    names.filter((one) => one === name).length ===
    held.filter((hex) => namesOf(scenario).get(grid.label(hex)) === name).length
  const words = held.map((hex) => {
    const label = grid.label(hex)
    const name = namesOf(scenario).get(label)
    if (name === undefined) return label
    return isWhole(name) ? name : `${name} ${label}`
  })
  return `${count}: ${[...new Set(words)].join(', ')}`
}
