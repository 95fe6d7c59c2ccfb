import { HexGrid } from '../../board/hex-grid.ts'
import { MOST_NUMBERED, NUMBERED } from '../../board/hex-labels.ts'
import { distance } from '../../board/hex-lines.ts'
import { foldHexes } from '../../board/hex-ranges.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import { HexReader } from '../checks/hexes.ts'
import { Report } from '../diagnostic.ts'
import type { HexList } from '../types.gen.ts'
import { count } from '../wording.ts'

/** Every hex that has a label, so that boards of different sizes can be compared. */
const ATLAS = HexGrid.of(0, NUMBERED + MOST_NUMBERED + 1, 999)

/** Farther than any hex that there is. */
const FAR = 2000

/** More ranges than this are not read in a list of changes. */
const MOST_RANGES = 12

/** Reads lists of hexes, each as the set of what it names. */
export function hexReader(): (list: HexList | undefined) => ReadonlySet<number> {
  // What ranges unfold to is bounded for all lists together.
  const reader = new HexReader(ATLAS, new Report())
  return (list) => new Set(reader.set(list, []))
}

/** A set of hexes as scenarios write it. */
export function fold(hexes: Iterable<number>): string[] {
  return foldHexes(
    Array.from(hexes, (hex) => {
      const position = ATLAS.position(hex)
      return { first: position, last: position }
    }),
  )!
}

/** What is in the first set only. */
export function without(hexes: ReadonlySet<number>, others: ReadonlySet<number>): number[] {
  return [...hexes].filter((hex) => !others.has(hex))
}

/** How far apart two hexes are. */
export function stepsBetween(a: string, b: string): number {
  const [from, to] = [ATLAS.find(a), ATLAS.find(b)]
  return from === NOWHERE || to === NOWHERE ? FAR : distance(ATLAS, from, to)
}

/** `D5`, or `3 hexes: D5, D7-D8`. */
export function describePlaces(hexes: readonly number[]): string {
  const [first] = hexes
  return hexes.length === 1
    ? ATLAS.label(first!)
    : `${count(hexes.length, 'hex', 'hexes')}: ${describeRanges(fold(hexes))}`
}

/** Hexes and ranges, and how many more where there are too many to read. */
export function describeRanges(ranges: readonly string[]): string {
  if (ranges.length <= MOST_RANGES) return ranges.join(', ')
  return `${ranges.slice(0, MOST_RANGES - 1).join(', ')} and ${ranges.length - MOST_RANGES + 1} more`
}

/** The labels of all hexes that hexes and ranges name. */
export function hexesIn(ranges: readonly string[]): string[] {
  return Array.from(hexReader()([...ranges]), (hex) => ATLAS.label(hex))
}
