import type { UnitType } from '../format/index.ts'
import { type BattleNames, UNITS } from '../format/index.ts'
import type { BattleState } from '../rules/index.ts'

/** Where the book's name of a type is a plural. */
const SINGULAR: Readonly<Partial<Record<UnitType, string>>> = { general: 'General', garrison: 'Garrison' }

/** What a piece is called: its own name, or its type's. */
export function nameOf(state: BattleState, piece: number): string {
  const { name, type } = state.field.roster.recruits[piece]!
  return name ?? SINGULAR[type] ?? UNITS[type].name
}

/** `French Infantry`, `Allied Light Cavalry`: with the side, unless the type's own nation tells it. */
export function nameOfType(side: string, type: UnitType, names: BattleNames, number = 1): string {
  const { name, ...row } = UNITS[type]
  const kind = number === 1 ? (SINGULAR[type] ?? name) : name
  const tellsSide = 'nation' in row && names.nations(side).includes(row.nation)
  return tellsSide ? kind : `${names.side(side)} ${kind}`
}
