import type { BattleState } from '../rules/index.ts'
import { type Missions, shareOut } from './missions.ts'
import { type Sight, sightOf } from './sight.ts'

/** What a side sees, and what it makes of it. */
export type Council = Sight & { readonly missions: Missions }

export function councilOf(state: BattleState, side: number): Council {
  const sight = sightOf(state, side)
  return { ...sight, missions: shareOut(sight) }
}
