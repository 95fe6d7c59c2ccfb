import type { BattleNames, UnitType } from '../format/index.ts'
import type { BattleState } from '../rules/index.ts'

/** What a piece is called: its own name, or its type's. */
export function nameOf(state: BattleState, piece: number): string {
  const { name, row } = state.field.roster.recruits[piece]!
  return name ?? row.singular
}

/** `French Infantry`, `Allied Light Cavalry`: with the side, unless the type's own nation tells it. */
export function nameOfType(side: string, type: UnitType, names: BattleNames, number = 1): string {
  const { name, singular, nation } = names.troop(type)
  const kind = number === 1 ? singular : name
  const tellsSide = nation !== undefined && names.nations(side).includes(nation)
  return tellsSide ? kind : `${names.side(side)} ${kind}`
}
