import { ahead, bearing, FACINGS, VECTORS } from '../../../../board/table/facing.ts'
import { placeAfter, walkThrough } from '../../../../board/table/line-walk.ts'
import { type Point, squaredDistance } from '../../../../board/table/point.ts'
import type { ActionOf } from '../actions.ts'
import { centreOf } from '../queries.ts'
import { ATTACK, type BattleState, COLUMN, DEFEND, DOUBLE, KEEP, LINE, NOBODY, RESERVED, SUPPORT } from '../state.ts'
import { assaultOf } from './assault.ts'
import { assaults } from './assault-plans.ts'
import { followedPlace, holdRefusal } from './directives.ts'
import { marchRefusal, placeRefusal } from './judging.ts'
import { middleOf, type Outlook, outlookOf } from './outlook.ts'
import { mostlyPloyed, nearestOf, reachOf, reachTowards } from './reach.ts'
import { roadMarches } from './road-marches.ts'

/** 3.5: the marches that players are offered; each of them is legal. */

type Plan = ActionOf<'hold'> | ActionOf<'march'> | ActionOf<'place'>

/** No formation is offered more than this. */
const MOST_PLANS = 256

/** The plans that a formation is offered: what it can do without a plan last, and only where it may (5). */
export function plansOf(state: BattleState, formation: number): Plan[] {
  const { side } = state.field.formations[formation]!
  const hold: Plan = { kind: 'hold', side, formation }
  const outlook = outlookOf(state, formation)
  if (!outlook || outlook.units.length === 0) return [hold]
  const plans: Plan[] = marchesOf(outlook)
  if (plans.length === 0 || !holdRefusal(state, formation)) plans.push(hold)
  return plans
}

/** Whether a formation can do anything but hold. */
export function canMarch(state: BattleState, formation: number): boolean {
  const outlook = outlookOf(state, formation)
  return outlook !== undefined && outlook.units.length > 0 && marchesOf(outlook, 1).length > 0
}

/** The legal marches among those that come to mind, up to a number. */
function marchesOf(outlook: Outlook, most = MOST_PLANS - 1): Plan[] {
  const found: Plan[] = []
  const seen = new Set<string>()
  for (const plan of thinkOf(outlook)) {
    if (found.length >= most) break
    const key = keyOf(plan)
    if (seen.has(key)) continue
    seen.add(key)
    const refusal =
      plan.kind === 'march' ? marchRefusal(outlook, plan, 'quickest') : placeRefusal(outlook, plan, 'quickest')
    if (!refusal) found.push(plan)
  }
  return found
}

/** Equal for plans that are the same. */
function keyOf(plan: ActionOf<'march'> | ActionOf<'place'>): string {
  if (plan.kind === 'march') return `${plan.path.join(' ')} ${plan.facing} ${plan.layout}`
  return plan.places.map(({ unit, via, at, facing }) => `${unit} ${via.join(' ')} ${at.join()} ${facing}`).join(';')
}

/** What comes to mind, the best first: nothing that its directive rules out at once. */
function* thinkOf(outlook: Outlook): Generator<ActionOf<'march'> | ActionOf<'place'>> {
  const { state, formation, centre } = outlook
  const order = state.order[formation]
  // 5 attack: whoever can reach an enemy on his way has to.
  const first = order === ATTACK ? assaultOf(outlook) : undefined
  if (first) return yield* assaults(outlook, first)
  for (const [target, isEnemy] of targets(outlook)) {
    for (const end of distances(outlook, target, isEnemy)) yield* variants(outlook, end, 'all')
  }
  if (mostlyPloyed(outlook)) yield* roadMarches(outlook)
  const full = reachOf(outlook)
  for (let way = 0; way < FACINGS; way++) {
    const far = reachTowards(outlook, ahead(centre, way, full))
    for (const thirds of [3, 2, 1]) {
      const end = ahead(centre, way, Math.floor((far * thirds) / 3))
      if (!isHopeless(outlook, end)) yield* variants(outlook, end, thirds === 3 ? 'some' : 'one')
    }
  }
  if (order === DEFEND || order === SUPPORT) yield* turns(outlook)
}

/** Directives that rule a place out without looking further. */
function isHopeless({ state, formation, centre, goal }: Outlook, end: Point): boolean {
  switch (state.order[formation]) {
    case DEFEND: {
      const anchor: Point = [state.anchorX[formation]!, state.anchorY[formation]!]
      const square = squaredDistance(end, anchor)
      const far = state.field.tables.directives.defend + 10
      return square > far * far && square >= squaredDistance(centre, anchor)
    }
    case SUPPORT:
      return false
    case RESERVED: {
      const place = followedPlace(state, formation)
      return !place || squaredDistance(end, place) >= squaredDistance(centre, place)
    }
    default:
      return squaredDistance(end, goal) >= squaredDistance(centre, goal)
  }
}

/** Where it may want to go: objective, the supported, areas, the enemy, home; and whether an enemy stands there. */
function targets(outlook: Outlook): (readonly [Point, boolean])[] {
  const { state, formation, centre, side, goal, enemies } = outlook
  const found: (readonly [Point, boolean])[] = []
  found.push([goal, false])
  const supported = state.supports[formation]!
  if (state.order[formation] === SUPPORT && supported !== NOBODY) {
    const place = centreOf(state, supported)
    if (place) found.push([place, false])
  }
  if (state.order[formation] === RESERVED) {
    const place = followedPlace(state, formation)
    if (place) found.push([place, false])
  }
  if (state.order[formation] === DEFEND) found.push([[state.anchorX[formation]!, state.anchorY[formation]!], false])
  const enemy = nearestOf(state, enemies, centre)
  if (enemy !== NOBODY) found.push([[state.x[enemy]!, state.y[enemy]!], true])
  const twoMoves = 2 * reachOf(outlook)
  for (const area of state.field.areas) {
    const middle = area.centre ?? middleOf(area.ring)
    if (squaredDistance(middle, centre) <= twoMoves * twoMoves) found.push([middle, false])
  }
  found.push([ahead(centre, state.field.homeward[side]!, twoMoves), false])
  return found
}

/** Places on the way to a target: a third, two thirds and all of the allowance, the target itself; before an enemy 60 and 30 tenths from him. */
function distances(outlook: Outlook, target: Point, isEnemy: boolean): Point[] {
  const { centre, state } = outlook
  const walk = walkThrough([centre, target])
  const full = Math.min(walk.steps, reachTowards(outlook, target))
  const steps = [full, Math.floor((full * 2) / 3), Math.floor(full / 3)]
  const { moveMayStop, moveMustStop } = state.field.tables.directives
  if (isEnemy) steps.push(walk.steps - moveMayStop - 1, walk.steps - moveMustStop - 1)
  return [...new Set(steps)]
    .filter((step) => step > 0 && step <= full)
    .map((step) => placeAfter(walk, step))
    .filter((end) => !isHopeless(outlook, end))
}

/** The ways to stand at a place: facing the nearest enemy or the way of march, in every layout; of most places only a few. */
function* variants(outlook: Outlook, end: Point, much: 'all' | 'some' | 'one'): Generator<ActionOf<'march'>> {
  const { state, formation, side, centre, facing } = outlook
  const way = bearing(end[0] - centre[0], end[1] - centre[1], facing)
  const enemy = nearestOf(state, outlook.enemies, end)
  const towards = enemy === NOBODY ? way : bearing(state.x[enemy]! - end[0], state.y[enemy]! - end[1], facing)
  const march = (final: number, layout: number, to = end) =>
    ({ kind: 'march', side, formation, path: [to], facing: final, layout }) as const
  if (mostlyPloyed(outlook)) {
    yield march(way, COLUMN, ahead(end, way, headOf(outlook, way)))
    if (much === 'all') yield march(way, COLUMN)
    if (much !== 'one') yield march(facing, KEEP)
    if (much === 'all') yield march(towards, DOUBLE)
    return
  }
  yield march(facing, KEEP)
  if (much !== 'one') yield march(towards, KEEP)
  if (much !== 'all') return
  yield march(way, KEEP)
  yield march(towards, LINE)
  yield march(towards, DOUBLE)
  yield march(way, LINE)
  yield march(way, DOUBLE)
}

/** How far the head of a column is ahead of its centre: it goes as far as the centre would. */
function headOf({ state, units, centre }: Outlook, way: number): number {
  const [vx, vy] = VECTORS[way]!
  const along = units.map((unit) => (state.x[unit]! - centre[0]) * vx + (state.y[unit]! - centre[1]) * vy)
  return Math.max(0, Math.floor(Math.max(...along) / 1000) - 1)
}

/** Wheeling and forming up where it stands. */
function* turns({ state, formation, side, centre, facing, enemies }: Outlook): Generator<ActionOf<'march'>> {
  const enemy = nearestOf(state, enemies, centre)
  const towards = enemy === NOBODY ? facing : bearing(state.x[enemy]! - centre[0], state.y[enemy]! - centre[1], facing)
  for (const layout of [LINE, DOUBLE]) yield { kind: 'march', side, formation, path: [centre], facing: towards, layout }
  yield { kind: 'march', side, formation, path: [centre], facing: towards, layout: KEEP }
}
