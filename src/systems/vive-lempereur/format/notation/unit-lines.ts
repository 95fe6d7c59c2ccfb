import { type PrintedType, UNIT_TYPES } from '../catalog.ts'
import type { Placement, PlacementsByType } from '../types.gen.ts'
import { beginsWithHex, formatHexes, type HexItem, scanHexes } from './hexes.ts'
import { formatUnitName, parseUnitType } from './unit-types.ts'

/** A line such as `French Infantry (9/5): D5; E4.`, taken apart. */
export type UnitLine = {
  readonly name: string
  /** Nothing if the name is no unit type. */
  readonly type: PrintedType | undefined
  /** What stands in brackets behind the name. */
  readonly values: string | undefined
  readonly items: readonly HexItem[]
}

/** Reads a unit line; nothing if the line is not made like one. Without a colon the name must be a unit type. */
export function parseUnitLine(text: string): UnitLine | undefined {
  const found = /^([\p{L}/' -]+?) ?(?:\(([^()]*)\))? ?(:|(?=\b(?:in |at )?[a-z]{1,2}\d))\s*/iu.exec(text)
  if (!found) return undefined
  const [head, name = '', values, colon] = found
  const type = parseUnitType(name)
  const rest = text.slice(head.length)
  if (colon === ':' ? !type && !beginsWithHex(rest) : !type) return undefined
  const items = /^(?:none|no|[-–—])?[.;]*$/i.test(rest) ? [] : scanHexes(text, head.length)
  return { name, type, values, items }
}

/** Writes the unit lines of a side, in the order of the reference sheet. */
export function formatUnitLines(units: PlacementsByType): string[] {
  return UNIT_TYPES.flatMap((type) => {
    const placements: readonly Placement[] = units[type] ?? []
    return placements.length === 0 ? [] : [`**${formatUnitName(type)}:** ${formatHexes(placements)}`]
  })
}
