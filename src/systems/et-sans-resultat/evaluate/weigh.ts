import { type Action, type BattleState, STEPS, type StepName } from '../rules/index.ts'
import { weighConversions, weighEvasion, weighFire } from './battle.ts'
import { weighChanges } from './changes.ts'
import { type Council, councilOf } from './council.ts'
import { weighEntrances } from './entrances.ts'
import { weighHappenings } from './happenings.ts'
import { weighLeaderActions } from './leaders.ts'
import { weighPlans } from './marches.ts'
import { weighOrders } from './orders.ts'

/** How good each action is: more than 0 where it is better than to be done with the step. */
export function weigh(state: BattleState, side: number, actions: readonly Action[]): readonly number[] {
  const weighStep = actions.length > 1 ? WEIGH[STEPS[state.step]!] : undefined
  return weighStep ? weighStep(councilOf(state, side), actions) : actions.map(() => 0)
}

const WEIGH: Readonly<Partial<Record<StepName, (council: Council, actions: readonly Action[]) => number[]>>> = {
  events: weighHappenings,
  issue: weighOrders,
  actions: weighLeaderActions,
  arrivals: weighEntrances,
  conversions: weighConversions,
  plans: weighPlans,
  deployment: weighChanges,
  fire: weighFire,
  'fire-evasion': weighEvasion,
  charges: weighConversions,
  'combat-evasion': weighEvasion,
  reforming: weighConversions,
}
