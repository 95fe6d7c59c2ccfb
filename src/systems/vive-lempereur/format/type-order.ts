import { UNIT_TYPES } from './catalog.ts'
import { isPrintedType, type UnitType } from './troop-list.ts'
import type { UnitCounts } from './types.gen.ts'

/** Numbers of units, in the order of the reference sheet; a battle's own types come last. */
export function inSheetOrder(counts: UnitCounts): [UnitType, number][] {
  return entriesOf(counts).sort(([a], [b]) => placeOf(a) - placeOf(b))
}

function entriesOf(counts: UnitCounts): [UnitType, number][] {
  return Object.entries(counts).flatMap(([type, number]): [UnitType, number][] =>
    number === undefined ? [] : [[type, number]],
  )
}

/** Types in the order of the reference sheet; a battle's own come last. */
export const inTypeOrder = (types: readonly UnitType[]): UnitType[] => types.toSorted((a, b) => placeOf(a) - placeOf(b))

const placeOf = (type: UnitType) => (isPrintedType(type) ? UNIT_TYPES.indexOf(type) : UNIT_TYPES.length)

/** The same as a mapping, in the order of the file. */
export const knownCounts = (counts: UnitCounts = {}): Record<UnitType, number> => Object.fromEntries(entriesOf(counts))
