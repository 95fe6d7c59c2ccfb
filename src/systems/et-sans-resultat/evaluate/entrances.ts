import { squaredDistance } from '../../../board/table/point.ts'
import { type Action, objectiveOf } from '../rules/index.ts'
import type { Council } from './council.ts'
import { powerNear } from './formation-strength.ts'

/** Enemies so near to an entry meet the column before it has deployed. */
const THREAT = 120
/** An inch nearer to the objective is worth so much. */
const PER_INCH = 0.02

/** Where a column comes in: near to where its force is sent, and not into the arms of enemies. */
export function weighEntrances({ state, middles, enemies }: Council, actions: readonly Action[]): number[] {
  return actions.map((action) => {
    if (action.kind !== 'enter') return 0
    const { at } = state.field.entries[action.entry]!
    const aim = middles[objectiveOf(state, action.formation)]
    const far = aim ? Math.sqrt(squaredDistance(at, aim)) / 10 : 0
    return 5 - far * PER_INCH - powerNear(at, enemies, THREAT) * PER_INCH
  })
}
