import type { BattleState } from '../rules/index.ts'
import { type Missions, shareOut } from './missions.ts'
import { look, type Sight } from './sight.ts'

/** What a side sees, and what it makes of it. */
export type Council = Sight & { readonly missions: Missions }

export function convene(state: BattleState, side: number): Council {
  const sight = look(state, side)
  return { ...sight, missions: shareOut(sight) }
}
