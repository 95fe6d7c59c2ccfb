import type { UnitType, ViveLempereurScenario } from '../../../../scenario/types.gen.ts'
import { quote } from '../../../../scenario/wording.ts'
import type { Fragment } from '../../cases/fill-defaults.ts'
import { UNITS } from '../catalog.ts'
import { nationsOf } from '../notation/sides.ts'
import type { Names } from '../notation/words.ts'
import { placeNames } from '../notation/write.ts'

/**
 * How both battles call their sides and places: as the later one does, so that a new name is told once and not again in
 * every sentence that has it.
 */
export function commonNames(before: Fragment, after: Fragment): Names {
  const sides = { ...before.sides, ...after.sides }
  return {
    side: (id) => quote(sides[id]?.name ?? id),
    place: placeNames({ board: { ...after.board } } as ViveLempereurScenario),
    nations: nationsOf({ sides }),
  }
}

/** `French Infantry`, `Allied Light Cavalry`: with the side, unless the type's own nation tells it. */
export function sayUnit(side: string, type: UnitType, names: Names, number = 1): string {
  const { name, ...row } = UNITS[type]
  const kind = number === 1 ? (SINGULAR[type] ?? name) : name
  const tellsSide = 'nation' in row && names.nations(side).includes(row.nation)
  return tellsSide ? kind : `${names.side(side)} ${kind}`
}

/** Where the book's name is a plural. */
const SINGULAR: Readonly<Partial<Record<UnitType, string>>> = { general: 'General', garrison: 'Garrison' }
