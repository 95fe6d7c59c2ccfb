import { GENERAL, type TroopRow, type UnitType } from './troop-list.ts'
import { inSheetOrder } from './type-order.ts'
import type { UnitCounts } from './types.gen.ts'

/** Says a part of a pool: `8 Regular Infantry units (8/5)`. */
export function formatPoolLine({ name, arm, fire, nature, singular }: TroopRow, number: number): string {
  const values = arm === 'artillery' || fire.length === 0 ? '' : ` (${fire.join('/')})`
  if (nature === GENERAL) return `${number} ${number === 1 ? singular : name}`
  return `${number} ${name} ${number === 1 ? 'unit' : 'units'}${values}`
}

/** Says a pool part by part, in the order of the reference sheet. */
export function formatPoolLines(pool: UnitCounts, troop: (id: UnitType) => TroopRow): string[] {
  return inSheetOrder(pool).map(([type, number]) => formatPoolLine(troop(type), number))
}
