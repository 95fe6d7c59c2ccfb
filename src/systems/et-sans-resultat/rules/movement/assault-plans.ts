import { ahead, bearing } from '../../../../board/table/facing.ts'
import { placeAfter, walkThrough } from '../../../../board/table/line-walk.ts'
import { type Point, squaredDistance } from '../../../../board/table/point.ts'
import type { ActionOf, Placement } from '../actions.ts'
import { isBattery } from '../queries.ts'
import { type BattleState, DOUBLE, KEEP, LINE } from '../state.ts'
import { type Assault, targetsOf } from './assault.ts'
import type { Outlook } from './outlook.ts'
import { nearestOf, reachOf } from './reach.ts'

/** Of the enemies on the way the nearest are offered as targets. */
const MOST_TARGETS = 6
/** Centres of two lines in contact. */
const CLOSE = 6
/** Guns that go along are kept as far as this from the nearest enemy: within range, and not among the bayonets. */
const GUNS_AWAY = 40

/** 5 attack: ways into the enemy: everybody in step with the first who meets him, or he alone and the others onward. */
export function* assaults(
  outlook: Outlook,
  first: Assault,
): Generator<ActionOf<'march'> | ActionOf<'place'>, undefined> {
  const { state, formation, side, centre, units, facing, goal } = outlook
  const full = reachOf(outlook)
  const at = (unit: number): Point => [state.x[unit]!, state.y[unit]!]
  const near = targetsOf(outlook)
    .toSorted((a, b) => squaredDistance(at(a), centre) - squaredDistance(at(b), centre) || a - b)
    .slice(0, MOST_TARGETS)
  if (!near.includes(first.enemy)) near.push(first.enemy)
  for (const enemy of near) {
    const nearest = first.enemy === enemy ? first.unit : nearestOf(state, units, at(enemy))
    const [dx, dy] = [state.x[enemy]! - state.x[nearest]!, state.y[enemy]! - state.y[nearest]!]
    const shifted: Point = [centre[0] + dx, centre[1] + dy]
    const towards = bearing(dx, dy, facing)
    const march = (path: Point, final: number, layout: number) =>
      ({ kind: 'march', side, formation, path: [path], facing: final, layout }) as const
    yield* gunsBehind(outlook, [dx, dy])
    yield march(shifted, facing, KEEP)
    yield march(shifted, towards, KEEP)
    // In line or two lines their front meets the enemy's.
    const front = ahead(at(enemy), towards, -CLOSE)
    yield march(front, towards, LINE)
    yield march(ahead(front, towards, -8), towards, DOUBLE)
    // All of them as far as they get, each up to whoever stands in his way.
    yield march(ahead(centre, towards, full), facing, KEEP)
    yield march(ahead(centre, towards, full), towards, KEEP)
  }
  const onward = walkThrough([centre, goal])
  for (const sixths of [6, 4, 2, 1]) {
    const end = placeAfter(onward, Math.floor((Math.min(onward.steps, full) * sixths) / 6))
    const [dx, dy] = [end[0] - centre[0], end[1] - centre[1]]
    const places: Placement[] = units.map((unit) => ({
      unit,
      via: [],
      at: unit === first.unit ? at(first.enemy) : [state.x[unit]! + dx, state.y[unit]! + dy],
      facing: state.facing[unit]!,
    }))
    yield { kind: 'place', side, formation, places }
  }
  return undefined
}

/** Infantry and cavalry go on in step, and the limbered guns as far as is safe; nothing where there are none. */
function* gunsBehind(
  { state, formation, side, units, enemies }: Outlook,
  [dx, dy]: Point,
): Generator<ActionOf<'place'>> {
  if (!units.some((unit) => isBattery(state, unit))) return
  const places = units.map((unit): Placement => {
    const from: Point = [state.x[unit]!, state.y[unit]!]
    const to: Point = [from[0] + dx, from[1] + dy]
    const at = isBattery(state, unit) ? lastSafe(state, enemies, from, to) : to
    return { unit, via: [], at, facing: state.facing[unit]! }
  })
  yield { kind: 'place', side, formation, places }
}

/** The last place on a way that is not too near to any enemy; where it begins, if there is none. */
function lastSafe(state: BattleState, enemies: readonly number[], from: Point, to: Point): Point {
  const walk = walkThrough([from, to])
  for (let step = walk.steps; step > 0; step -= 5) {
    const place = placeAfter(walk, step)
    const isNear = (enemy: number) => squaredDistance([state.x[enemy]!, state.y[enemy]!], place) < GUNS_AWAY * GUNS_AWAY
    if (!enemies.some(isNear)) return place
  }
  return from
}
