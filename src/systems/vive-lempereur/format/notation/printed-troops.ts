import { type TroopRow, troopListOf, type UnitType } from '../troop-list.ts'
import type { DetailedPlacement, Placement, PlacementsByType, UnitCounts, ViveLempereurScenario } from '../types.gen.ts'

/** A battle with the types of the reference sheet that its own are like: the notation knows no others. */
export function withPrintedTroops(battle: ViveLempereurScenario): ViveLempereurScenario {
  const { troops, units, reinforcements, deployment, ...rest } = battle
  if (!troops) return battle
  const printed = (type: UnitType) => troopListOf(battle).row(type).printed
  return {
    ...rest,
    ...(units && {
      units: Object.fromEntries(Object.entries(units).map(([side, own]) => [side, placementsBy(own, printed)])),
    }),
    ...(deployment && { deployment }),
    ...(reinforcements && {
      reinforcements: reinforcements.map((group) =>
        'pool' in group
          ? { ...group, pool: countsBy(group.pool, printed) }
          : { ...group, units: placementsBy(group.units, printed) },
      ),
    }),
  }
}

/** The type of the sheet that a type of a battle is like, as the sheet has it. */
export const printedTroop = (battle: ViveLempereurScenario): ((id: UnitType) => TroopRow) => {
  const list = troopListOf({})
  return (id) => list.row(troopListOf(battle).row(id).printed)
}

/** Whether some unit of a battle has values of its own, which the notation has no words for. */
export function hasOwnValues(
  { units = {}, reinforcements = [] }: ViveLempereurScenario,
  keys: readonly string[],
): boolean {
  const lists = [...Object.values(units), ...reinforcements.flatMap((group) => ('units' in group ? [group.units] : []))]
  return lists
    .flatMap((own) => Object.values(own).flatMap((list = []) => list))
    .some(
      (unit: Placement) =>
        typeof unit !== 'string' && keys.some((key) => unit[key as keyof DetailedPlacement] !== undefined),
    )
}

function placementsBy(own: PlacementsByType, printed: (type: UnitType) => UnitType): PlacementsByType {
  const placements: Record<string, Placement[]> = {}
  for (const [type, list = []] of Object.entries(own)) (placements[printed(type)] ??= []).push(...list)
  return placements
}

function countsBy(pool: UnitCounts, printed: (type: UnitType) => UnitType): UnitCounts {
  const counts: Record<string, number> = {}
  for (const [type, number = 0] of Object.entries(pool)) counts[printed(type)] = (counts[printed(type)] ?? 0) + number
  return counts
}
