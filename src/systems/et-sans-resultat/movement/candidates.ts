import { ahead, bearing, FACINGS } from '../../../board/table/facing.ts'
import { placeAfter, walkThrough } from '../../../board/table/line-walk.ts'
import { type Point, squaredDistance } from '../../../board/table/point.ts'
import { boundsOf } from '../../../board/table/ring.ts'
import type { ActionOf, Placement } from '../actions.ts'
import { ALLOWANCE } from '../data.ts'
import { centreOf } from '../queries.ts'
import {
  ATTACK,
  type BattleState,
  COLUMN,
  DEFEND,
  DOUBLE,
  KEEP,
  LIMBERED,
  LINE,
  NOBODY,
  PLOYED,
  RESERVED,
  SUPPORT,
} from '../state.ts'
import { assaultOf, targetsOf } from './assault.ts'
import { followedPlace } from './directives.ts'
import { marchRefusal, placeRefusal } from './judging.ts'
import { isOpen } from './open-ground.ts'
import { middleOf, type Outlook, outlookOf } from './outlook.ts'
import { costOn, type Gait, gaitOf, isBarred, marksUnder } from './rates.ts'
import { roadMarches } from './road-marches.ts'

/** 3.5: the marches that players are offered; each of them is legal. */

type Plan = ActionOf<'hold'> | ActionOf<'march'> | ActionOf<'place'>

/** No formation is offered more than this. */
const MOST_PLANS = 256

/** The plans that a formation is offered: what it can do without a plan last, and only where it may (5 attack). */
export function plansOf(state: BattleState, formation: number): Plan[] {
  const { side } = state.field.formations[formation]!
  const hold: Plan = { kind: 'hold', side, formation }
  const outlook = outlookOf(state, formation)
  if (!outlook || outlook.units.length === 0) return [hold]
  const plans: Plan[] = marchesOf(outlook)
  if (plans.length === 0 || state.order[formation] !== ATTACK) plans.push(hold)
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
    if (plan.kind === 'march') {
      const key = `${plan.path.join(' ')} ${plan.facing} ${plan.layout}`
      if (seen.has(key)) continue
      seen.add(key)
    }
    const refusal = plan.kind === 'march' ? marchRefusal(outlook, plan) : placeRefusal(outlook, plan)
    if (!refusal) found.push(plan)
  }
  return found
}

/** What comes to mind, the best first: nothing that its directive rules out at once. */
function* thinkOf(outlook: Outlook): Generator<ActionOf<'march'> | ActionOf<'place'>> {
  const { state, formation, centre } = outlook
  const order = state.order[formation]
  yield* assaults(outlook)
  // 5 attack: whoever can reach an enemy on his way has to.
  if (order === ATTACK && assaultOf(outlook)) return
  for (const [target, isEnemy] of targets(outlook)) {
    for (const end of distances(outlook, target, isEnemy)) yield* variants(outlook, end, 'all')
  }
  if (mostlyPloyed(outlook)) yield* roadMarches(outlook)
  const full = reachOf(outlook)
  for (let way = 0; way < FACINGS; way++) {
    const far = alongClear(outlook, ahead(centre, way, full))
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
      return square > (state.field.tables.directives.defend + 10) ** 2 && square >= squaredDistance(centre, anchor)
    }
    case SUPPORT:
      return false
    case RESERVED: {
      const place = followedPlace(state, formation)
      return !place || squaredDistance(end, place) >= squaredDistance(centre, place)
    }
    default:
      return goal !== undefined && squaredDistance(end, goal) >= squaredDistance(centre, goal)
  }
}

/** 5 attack: ways into the enemy: everybody in step with the first who meets him, or he alone and the others onward. */
function* assaults(outlook: Outlook): Generator<ActionOf<'march'> | ActionOf<'place'>> {
  const { state, formation, side, centre, units, facing, goal } = outlook
  const first = assaultOf(outlook)
  if (state.order[formation] !== ATTACK || !first) return
  const at = (unit: number): Point => [state.x[unit]!, state.y[unit]!]
  const near = targetsOf(outlook)
    .toSorted((a, b) => squaredDistance(at(a), centre) - squaredDistance(at(b), centre) || a - b)
    .slice(0, MOST_TARGETS)
  if (!near.includes(first.enemy)) near.push(first.enemy)
  for (const enemy of near) {
    const nearest = first.enemy === enemy ? first.unit : nearestTo(state, units, at(enemy))
    const [dx, dy] = [state.x[enemy]! - state.x[nearest]!, state.y[enemy]! - state.y[nearest]!]
    const shifted: Point = [centre[0] + dx, centre[1] + dy]
    const towards = bearing(dx, dy, facing)
    const march = (path: Point, final: number, layout: number) =>
      ({ kind: 'march', side, formation, path: [path], facing: final, layout }) as const
    yield march(shifted, facing, KEEP)
    yield march(shifted, towards, KEEP)
    // In line or two lines their front meets the enemy's.
    const front = ahead(at(enemy), towards, -CLOSE)
    yield march(front, towards, LINE)
    yield march(ahead(front, towards, -8), towards, DOUBLE)
    yield march(at(enemy), towards, KEEP)
  }
  if (!goal) return
  const onward = walkThrough([centre, goal])
  const [endX, endY] = placeAfter(onward, Math.min(onward.steps, reachOf(outlook)))
  const places: Placement[] = units.map((unit) => ({
    unit,
    via: [],
    at: unit === first.unit ? at(first.enemy) : [state.x[unit]! + endX - centre[0], state.y[unit]! + endY - centre[1]],
    facing: state.facing[unit]!,
  }))
  yield { kind: 'place', side, formation, places }
}

const MOST_TARGETS = 6
/** Centres of two lines in contact. */
const CLOSE = 6

function nearestTo(state: BattleState, units: readonly number[], to: Point): number {
  let [best, square] = [units[0]!, Number.POSITIVE_INFINITY]
  for (const unit of units) {
    const distance = squaredDistance([state.x[unit]!, state.y[unit]!], to)
    if (distance < square) [best, square] = [unit, distance]
  }
  return best
}

/** Where it may want to go: objective, the supported, areas, the enemy, home; and whether an enemy stands there. */
function targets(outlook: Outlook): (readonly [Point, boolean])[] {
  const { state, formation, centre, side, goal, enemies } = outlook
  const found: (readonly [Point, boolean])[] = []
  if (goal) found.push([goal, false])
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

function nearestOf(state: BattleState, enemies: readonly number[], [x, y]: Point): number {
  let [best, square] = [NOBODY as number, Number.POSITIVE_INFINITY]
  for (const enemy of enemies) {
    const distance = squaredDistance([state.x[enemy]!, state.y[enemy]!], [x, y])
    if (distance < square) [best, square] = [enemy, distance]
  }
  return best
}

/** Places on the way to a target: a third, two thirds and all of the allowance, the target itself; before an enemy 60 and 30 tenths from him. */
function distances(outlook: Outlook, target: Point, isEnemy: boolean): Point[] {
  const { centre, state } = outlook
  const walk = walkThrough([centre, target])
  const full = Math.min(walk.steps, alongClear(outlook, target))
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
  const march = (final: number, layout: number) =>
    ({ kind: 'march', side, formation, path: [end], facing: final, layout }) as const
  if (mostlyPloyed(outlook)) {
    yield march(way, COLUMN)
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

/** Wheeling and forming up where it stands. */
function* turns({ state, formation, side, centre, facing, enemies }: Outlook): Generator<ActionOf<'march'>> {
  const enemy = nearestOf(state, enemies, centre)
  const towards = enemy === NOBODY ? facing : bearing(state.x[enemy]! - centre[0], state.y[enemy]! - centre[1], facing)
  for (const layout of [LINE, DOUBLE]) yield { kind: 'march', side, formation, path: [centre], facing: towards, layout }
  yield { kind: 'march', side, formation, path: [centre], facing: towards, layout: KEEP }
}

/** Whether most of those who can move are in column. */
function mostlyPloyed({ state, units }: Outlook): boolean {
  const ployed = units.filter((unit) => state.stance[unit] === PLOYED || state.stance[unit] === LIMBERED)
  return 2 * ployed.length > units.length
}

/** How far the slowest of them gets on open ground. */
function reachOf({ state, units }: Outlook): number {
  return Math.floor(ALLOWANCE / Math.max(...units.map((unit) => gaitOf(state, unit).open)))
}

/** How far the slowest gets from the centre straight to a place, by what the ground costs on that line. */
function alongClear(outlook: Outlook, to: Point): number {
  const { state, units, centre } = outlook
  const { ground } = state.field
  const slowest = units.reduce<Gait>(
    (worst, unit) => {
      const gait = gaitOf(state, unit)
      return gait.open > worst.open || (gait.open === worst.open && !gait.isLoose) ? gait : worst
    },
    gaitOf(state, units[0]!),
  )
  const walk = walkThrough([centre, to])
  const { west, east, south, north } = boundsOf(walk.points)
  if (isOpen(ground, west, south, east, north)) return Math.min(walk.steps, Math.floor(ALLOWANCE / slowest.open))
  let [step, spent] = [0, 0]
  while (step < walk.steps) {
    const [x, y] = placeAfter(walk, step + 1)
    const marks = marksUnder(ground, x, y)
    spent += costOn(slowest, marks)
    if (spent > ALLOWANCE || isBarred(marks)) break
    step++
  }
  return step
}
