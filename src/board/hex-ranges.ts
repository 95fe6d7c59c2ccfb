import { type HexPosition, parseHex } from './hex-labels.ts'

/** A rectangle of hexes by two of its corners, as written: `B7-B10` or a single `D5`. */
export type HexRangeCorners = { readonly first: HexPosition; readonly last: HexPosition }

/** Reads `D5` or `B7-B10`; undefined where it is neither. A column that does not exist (J) has ordinal -1. */
export function parseRange(text: string): HexRangeCorners | undefined {
  const hyphen = text.indexOf('-')
  const first = parseHex(hyphen < 0 ? text : text.slice(0, hyphen))
  const last = hyphen < 0 ? first : parseHex(text.slice(hyphen + 1))
  return first && last && { first, last }
}
