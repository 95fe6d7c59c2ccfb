import { squaredDistance } from '../../../../board/table/point.ts'
import type { Refusal } from '../../../../engine/system.ts'
import type { ActionOf } from '../actions.ts'
import { type BattleState, DEPLOYED, MOST_POINTS, MOST_VIAS, UNLIMBERED } from '../state.ts'
import { isUnderTruce } from '../truce.ts'
import { isEngaged, standsOnPlace } from './contact.ts'
import { directiveRefusal } from './directives.ts'
import { edgeBeyond, exitsOf } from './exits.ts'
import { areTooFar, centreAfter, foresee, isTooFar, type Outlook } from './outlook.ts'
import { anyGaitOf, isBarred } from './rates.ts'
import type { March, Route } from './route.ts'
import { marchRoutes, placeRoutes } from './routes.ts'

/** Judges the plans of formations: marches and placements (3.4). */

/** In which order reasons are asked for. */
type Order = 'as told' | 'quickest'

export const marchOf = ({ centre, facing }: Outlook, action: ActionOf<'march'>): March => ({
  centre,
  from: facing,
  path: action.path,
  facing: action.facing,
  layout: action.layout,
})

/**
 * Why a formation may not march so. Of several reasons the first is told; whoever only wants to know whether there is one has it
 * asked in the order in which it is `quickest`.
 */
export function marchRefusal(
  outlook: Outlook,
  action: ActionOf<'march'>,
  order: Order = 'as told',
): Refusal | undefined {
  const { state, side } = outlook
  const { path } = action
  if (path.length === 0 || path.length > MOST_POINTS) {
    return { rule: '3.4', reason: `the path of a march has 1 to ${MOST_POINTS} points, not ${path.length}` }
  }
  if (outlook.units.length === 0) return nobodyFree(outlook)
  for (const [x, y] of path) {
    const refusal = offTableRefusal(state, side, x, y) ?? truceRefusal(state, side, x, y)
    if (refusal) return refusal
  }
  return routesRefusal(outlook, marchRoutes(state, outlook.units, marchOf(outlook, action)), false, order)
}

/** Why the units of a formation may not be placed so. */
export function placeRefusal(
  outlook: Outlook,
  { places }: ActionOf<'place'>,
  order: Order = 'as told',
): Refusal | undefined {
  const { state, formation, side, units } = outlook
  for (const { unit, via, at } of places) {
    const name = state.field.units[unit]?.name ?? `unit ${unit}`
    if (state.formation[unit] !== formation) return { rule: '3.4', reason: `${name} does not belong to this formation` }
    if (via.length > MOST_VIAS)
      return { rule: '3.4', reason: `${name} may pass through at most ${MOST_VIAS} points on its way` }
    if (!units.includes(unit)) return stuckRefusal(state, unit)
    for (const [x, y] of [...via, at]) {
      const refusal = offTableRefusal(state, side, x, y) ?? truceRefusal(state, side, x, y, unit)
      if (refusal) return refusal
    }
    if (isBarred(anyGaitOf(state, unit), state.field.ground.marksAt(...at)))
      return { rule: '1.7', reason: `no unit can stand where ${name} is to go` }
  }
  if (places.length === 0) return { rule: '3.4', reason: 'no unit is placed: a formation that stays put holds' }
  for (const [i, a] of places.entries()) {
    const other = places.slice(i + 1).find((b) => standsOnPlace(state, a, b))
    if (other) {
      const [one, two] = [state.field.units[a.unit]!.name, state.field.units[other.unit]!.name]
      return { rule: '7.9', reason: `${one} and ${two} would overlap` }
    }
  }
  return routesRefusal(outlook, placeRoutes(state, places), true, order)
}

const nobodyFree = ({ pinned, state }: Outlook): Refusal =>
  pinned.some((unit) => isEngaged(state, unit))
    ? { rule: '7.8', reason: 'all of its units are in contact and must stay' }
    : { rule: '7.5', reason: 'none of its units can move: limber guns first' }

function stuckRefusal(state: BattleState, unit: number): Refusal {
  const { name } = state.field.units[unit]!
  if (state.stance[unit] === UNLIMBERED) return { rule: '7.5', reason: `${name} is unlimbered and cannot move` }
  if (isEngaged(state, unit)) return { rule: '7.8', reason: `${name} is in contact and must stay` }
  return { rule: '2.2', reason: `${name} is not on the table` }
}

/** 7.11: nobody plans to go off the table unless that can win the battle. */
function offTableRefusal(state: BattleState, side: number, x: number, y: number): Refusal | undefined {
  if (state.field.ground.isOnTable(x, y)) return undefined
  if (((1 << edgeBeyond(state, x, y)) & exitsOf(state, side)) !== 0) return undefined
  return { rule: '7.11', reason: `${x / 10},${y / 10} is off the table` }
}

/** 14.11: nobody goes where a truce keeps his side out, unless he is there already. */
function truceRefusal(state: BattleState, side: number, x: number, y: number, unit?: number): Refusal | undefined {
  if (!isUnderTruce(state, side, x, y)) return undefined
  if (unit !== undefined && isUnderTruce(state, side, state.x[unit]!, state.y[unit]!)) return undefined
  return { rule: '14.11', reason: `a truce keeps this side from ${x / 10},${y / 10}` }
}

function routesRefusal(
  outlook: Outlook,
  routes: readonly Route[],
  isExact: boolean,
  order: Order,
): Refusal | undefined {
  const scattered = cohesionRefusal(outlook, routes)
  if (scattered) return scattered
  // Ways have to be walked; most directives are told by where they end.
  return order === 'quickest'
    ? (directiveRefusal(outlook, routes) ?? pointsRefusal(outlook, routes, isExact))
    : (pointsRefusal(outlook, routes, isExact) ?? directiveRefusal(outlook, routes))
}

/**
 * 7.1: of a march at least one unit has to be able to finish its way, so that those who fall behind do so because of the
 * ground or the wheel; whoever is placed has to get there.
 */
function pointsRefusal(outlook: Outlook, routes: readonly Route[], isExact: boolean): Refusal | undefined {
  const tooFar = isExact ? routes.find((route) => isTooFar(outlook, route)) : areTooFar(outlook, routes) && routes[0]
  if (!tooFar) return undefined
  const { name } = outlook.state.field.units[tooFar.unit]!
  const { x, y } = foresee(outlook, tooFar)
  return { rule: '7.1', reason: `it is too far: ${name} gets no further than ${x / 10},${y / 10}` }
}

/** 3.6: deployed units keep near the centre of all, or come nearer to it. */
function cohesionRefusal(outlook: Outlook, routes: readonly Route[]): Refusal | undefined {
  const { state, centre } = outlook
  const reach = state.field.tables.reach.cohesion
  const after = centreAfter(outlook, routes)
  for (const { unit, points } of routes) {
    if (state.stance[unit] !== DEPLOYED) continue
    const distance = squaredDistance(points.at(-1)!, after)
    if (distance <= reach * reach || distance < squaredDistance([state.x[unit]!, state.y[unit]!], centre)) continue
    const { name } = state.field.units[unit]!
    return {
      rule: '3.6',
      reason: `${name} would be further than ${reach / 10} inches from the centre of its formation`,
    }
  }
  return undefined
}
