import type { NationRow } from '../scenario/nations.ts'
import { portrayColour } from './portray-nations.ts'
import type { UnitPalette } from './scenario-editor.ts'

/** Sides whose units may be of several nations, for a palette; nothing where there is none. */
export function sideNations(
  sides: readonly string[],
  nationsOf: (side: string) => readonly string[],
  rowOf: (nation: string) => NationRow,
): Pick<UnitPalette, 'nations'> {
  const entries = sides
    .map((side) => [side, nationsOf(side)] as const)
    .filter(([, nations]) => nations.length > 1)
    .map(([side, nations]) => [
      side,
      nations.map((id) => ({ id, name: rowOf(id).adjective, ...portrayColour(rowOf(id)) })),
    ])
  return entries.length === 0 ? {} : { nations: Object.fromEntries(entries) as NonNullable<UnitPalette['nations']> }
}
