import type { NationId, UnitCounts, UnitType } from '../format/index.ts'
import { nationsIn, type Troops } from '../format/index.ts'
import { type BattleToCheck, everybodyIn } from './battle-to-check.ts'
import { holdsGround } from './sectors.ts'

/** Units of one kind that a side has, at the start or later. */
export type Contingent = {
  readonly side: string
  readonly nation: NationId | undefined
  readonly type: UnitType
  readonly number: number
}

/** Everybody who can ever be in the battle. Garrisons are left out: they never count (6.0). */
export function contingents(battle: Pick<BattleToCheck, 'draft' | 'units' | 'arrivals'>): Contingent[] {
  const { draft } = battle
  const all: Contingent[] = everybodyIn(battle).map(({ side, nation, type }) => ({ side, nation, type, number: 1 }))
  const add = (side: string, nation: NationId | undefined, counts: UnitCounts) => {
    for (const [type, number] of Object.entries(counts) as [UnitType, number][])
      all.push({ side, nation, type, number })
  }
  for (const group of draft.reinforcements ?? []) {
    if (group && 'pool' in group) add(group.side, group.nation ?? nationsIn(draft, group.side)[0], group.pool)
  }
  for (const [side, counts] of Object.entries(draft.deployment?.forces ?? {}))
    add(side, nationsIn(draft, side)[0], counts)
  return all.filter(({ type }) => type !== 'garrison')
}

/** The combat troops of some sides; every arm where not all units are known. */
export function troopsOf(
  { contingents: all, report }: Pick<BattleToCheck, 'contingents' | 'report'>,
  sides: readonly string[],
): Troops[] {
  const known = ['units', 'reinforcements', 'deployment'].every((key) => report.isComplete(key))
  if (known) return all.filter(({ side, type }) => sides.includes(side) && holdsGround(type))
  const arms = ['regular-infantry', 'light-cavalry', 'medium-artillery'] as const
  return sides.flatMap((side) => arms.map((type) => ({ side, type })))
}
