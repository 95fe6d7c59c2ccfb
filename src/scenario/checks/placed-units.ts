import { NOWHERE } from '../../board/nowhere.ts'
import type { Path } from '../diagnostic.ts'
import { forEachEntry, type HexReader } from './hexes.ts'

/**
 * Units by side and type, each a hex or a mapping with the hex and further keys: `red: { line: [C2, { at: D2, name:
 * Guard }] }`.
 */
export type UnitsBySide = Readonly<
  Record<string, Readonly<Record<string, readonly (PlacedEntry | undefined)[]>> | undefined>
>

type PlacedEntry = string | { readonly at: string; readonly name?: string }

/** A unit on the board, and its place in the data. */
export type PlacedUnit = {
  readonly side: string
  readonly type: string
  readonly hex: number
  readonly name?: string
  readonly path: Path
}

/** Reads the units of a scenario in the order of the file; those off the board are reported and left out. */
export function readUnits(units: UnitsBySide | undefined, reader: HexReader): PlacedUnit[] {
  const found: PlacedUnit[] = []
  for (const [side, army] of Object.entries(units ?? {})) {
    for (const [type, list] of Object.entries(army ?? {})) {
      forEachEntry(list, ['units', side, type], (entry, path) => {
        const isHex = typeof entry === 'string'
        const hex = reader.hex(isHex ? entry : entry.at, isHex ? path : [...path, 'at'])
        if (hex === NOWHERE) return
        const name = isHex ? undefined : entry.name
        found.push({ side, type, hex, path, ...(name !== undefined && { name }) })
      })
    }
  }
  return found
}
