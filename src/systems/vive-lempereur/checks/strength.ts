import type { NationId, PlacedUnit, ScenarioDraft, UnitCounts, UnitType } from '../format/index.ts'
import { GARRISON, holdsGround, rowOf, type Troops, troopRow, usualNation } from '../format/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'

/** Units of one kind that a side has, at the start or later. */
export type Contingent = {
  readonly side: string
  readonly nation: NationId | undefined
  readonly type: UnitType
  readonly number: number
  /** What one of them has at full strength. */
  readonly elements: number
}

/** Everybody who can ever be in the battle. Garrisons are left out: they never count (6.0). */
export function contingents(draft: ScenarioDraft, everybody: readonly PlacedUnit[]): Contingent[] {
  const all: Contingent[] = everybody.map((unit) => {
    const { side, nation, type } = unit
    return { side, nation, type, number: 1, elements: rowOf(draft, unit).elements }
  })
  for (const group of draft.reinforcements ?? []) if (group && 'pool' in group) all.push(...poolOf(draft, group))
  for (const [side, pool] of Object.entries(draft.deployment?.forces ?? {})) all.push(...poolOf(draft, { side, pool }))
  return all.filter(({ type }) => troopRow(draft, type).nature !== GARRISON)
}

/** Units that are only counted: those of a pool, or of forces that the players deploy. */
export function poolOf(
  draft: ScenarioDraft,
  { side, nation, pool }: { readonly side: string; readonly nation?: NationId; readonly pool: UnitCounts },
): Contingent[] {
  return Object.entries(pool).map(([type, number = 0]) => ({
    side,
    nation: nation ?? usualNation(draft, side, type),
    type,
    number,
    elements: troopRow(draft, type).elements,
  }))
}

/** The combat troops of some sides; every arm where not all units are known. */
export function troopsOf(
  { contingents: all, report, draft }: Pick<BattleToCheck, 'contingents' | 'report' | 'draft'>,
  sides: readonly string[],
): Troops[] {
  const known = ['units', 'reinforcements', 'deployment'].every((key) => report.isComplete(key))
  if (known) return all.filter(({ side, type }) => sides.includes(side) && holdsGround(draft, type))
  const arms = ['regular-infantry', 'light-cavalry', 'medium-artillery'] as const
  return sides.flatMap((side) => arms.map((type) => ({ side, type })))
}
