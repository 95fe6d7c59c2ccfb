import { bearing, stepsBetween } from '../../../board/table/facing.ts'
import type { Point } from '../../../board/table/point.ts'
import {
  type Action,
  type ActionOf,
  ATTACK,
  type BattleState,
  changingUnits,
  DEPLOYED,
  isBattery,
  isOnTable,
  MOVE,
  NOBODY,
  nearestEnemy,
  nearestEnemyUnit,
  PLOYED,
  stanceAfter,
  UNLIMBERED,
} from '../rules/index.ts'
import type { Council } from './council.ts'
import { isInWayOfColumns } from './entries.ts'
import { distance } from './formation-strength.ts'

/** So near to the enemy everybody deploys, and so near in a hurry; who is still coming onto the table not before that. */
const [DEPLOY, RUSH, DEPLOY_ARRIVING] = [160, 45, 80]
/** So far from everybody columns are better than lines. */
const PLOY = 260
/** How far beyond its range an enemy is worth unlimbering for: whoever stands lets him come, whoever goes on does not wait. */
const [STANDING, GOING] = [70, 15]

/** Ploy and deploy: lines near the enemy, columns far away, guns where they have something to fire at. */
export function weighChanges(council: Council, actions: readonly Action[]): number[] {
  const gaps = new Map<number, number>()
  return actions.map((action) => {
    if (action.kind === 'change') {
      return isBattery(council.state, action.unit) ? weighGuns(council, action) : weighUnit(council.state, action)
    }
    if (action.kind !== 'deploy') return 0
    const { formation } = action
    if (!gaps.has(formation)) gaps.set(formation, gapOf(council.state, formation))
    return weighRoll(council, action, gaps.get(formation)!)
  })
}

/** How far the nearest enemy is from anybody of a formation. */
function gapOf(state: BattleState, formation: number): number {
  const { side } = state.field.formations[formation]!
  let square = Number.POSITIVE_INFINITY
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isOnTable(state, unit)) continue
    square = Math.min(square, nearestEnemy(state, side, state.x[unit]!, state.y[unit]!))
  }
  return Math.sqrt(square)
}

function weighRoll({ state, own }: Council, { formation, isRushed }: ActionOf<'deploy'>, gap: number): number {
  const ployed = changingUnits(state, formation).filter((unit) => state.stance[unit] === PLOYED).length
  const isArriving = own.find((one) => one.formation === formation)?.isArriving ?? true
  if (ployed > 0 && gap < (isArriving ? DEPLOY_ARRIVING : DEPLOY)) return isRushed === gap < RUSH ? 1 : 0.2
  const isOnMarch = state.order[formation] === MOVE && gap > PLOY
  return isOnMarch && ployed === 0 && !isRushed ? 0.5 : -1
}

/** Where it is and as it looks, unless there is a reason: an enemy before whom it deploys. */
function weighUnit(state: BattleState, { unit, at, facing }: ActionOf<'change'>): number {
  const from: Point = [state.x[unit]!, state.y[unit]!]
  const gap = Math.sqrt(nearestEnemy(state, state.field.units[unit]!.side, ...from))
  const isLine = stanceAfter(state, unit, facing) === DEPLOYED
  if (isLine ? gap > DEPLOY + 40 : gap < PLOY) return -1
  return 1 - distance(at, from) / 100 - (facing === state.facing[unit] ? 0 : 0.1)
}

/** Guns unlimber with an enemy before them, in range or soon to be, and never where others have to pass. */
function weighGuns(council: Council, { unit, at, facing }: ActionOf<'change'>): number {
  const { state } = council
  if (stanceAfter(state, unit, facing) !== UNLIMBERED) return -1
  const enemy = nearestEnemyUnit(state, unit)
  if (enemy === NOBODY || isInWayOfColumns(council, at)) return -1
  const order = state.order[state.formation[unit]!]
  const gap = distance(at, [state.x[enemy]!, state.y[enemy]!])
  const reach = state.field.tables.reach.guns + (order === ATTACK || order === MOVE ? GOING : STANDING)
  if (gap > reach) return -1
  const towards = bearing(state.x[enemy]! - at[0], state.y[enemy]! - at[1], facing)
  return 1 - stepsBetween(facing, towards) / 8
}
