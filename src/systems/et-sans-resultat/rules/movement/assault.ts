import { memoize } from '../../../../board/memoize.ts'
import { isNearSegment } from '../../../../board/table/band.ts'
import { APART } from '../../../../board/table/footprint.ts'
import { type Point, squaredDistance } from '../../../../board/table/point.ts'
import type { Refusal } from '../../../../engine/system.ts'
import { ALLOWANCE, isInArea } from '../../format/index.ts'
import { objectiveOf } from '../command/objectives.ts'
import { isBattery } from '../queries.ts'
import type { BattleState } from '../state.ts'
import { meetingAt, meetingReach } from './contact.ts'
import { foresee, isBesideEnemies, type Outlook } from './outlook.ts'
import { gaitOf } from './rates.ts'
import type { Route } from './route.ts'

/** 5 attack: on towards the objective, and into whoever stands in the way. */

/** Why a plan is not enough of an attack. */
export function attackRefusal(outlook: Outlook, routes: readonly Route[]): Refusal | undefined {
  const { state, goal, pinned, units } = outlook
  let [fighters, willing] = [0, 0]
  for (const unit of pinned) {
    // Who stays and has no guns that are unlimbered is in contact.
    if (isBattery(state, unit)) continue
    fighters++
    willing++
  }
  for (const unit of units) {
    if (isBattery(state, unit)) continue
    fighters++
    if (
      isPressingOn(
        outlook,
        unit,
        routes.find((route) => route.unit === unit),
        goal,
      )
    )
      willing++
  }
  if (2 * willing < fighters) {
    return {
      rule: '5 attack',
      reason: `${willing === 0 ? 'none' : `only ${willing}`} of ${fighters} units would go nearer to the objective, into contact or be blocked: at least half must`,
    }
  }
  if (!assaultOf(outlook) || routes.some((route) => reachesTarget(outlook, route))) return undefined
  return {
    rule: '5 attack',
    reason: 'an enemy on the way to the objective is within reach: at least one unit must attack it',
  }
}

/** Whether a unit goes nearer to its objective or is in it, into an enemy, or is stopped by what it cannot cross. */
function isPressingOn(outlook: Outlook, unit: number, route: Route | undefined, goal: Point): boolean {
  const { state, formation } = outlook
  const from: Point = [state.x[unit]!, state.y[unit]!]
  const to = route?.points.at(-1) ?? from
  if (squaredDistance(to, goal) < squaredDistance(from, goal)) return true
  if (isInArea(state.field.areas[objectiveOf(state, formation)]!, to[0], to[1]) || !state.field.ground.isOnTable(...to))
    return true
  if (!route) return false
  const { end, isTouching } = foresee(outlook, route)
  return isTouching || end === 'ground'
}

/** The enemies that stand near the line from the centre to the objective. */
export function targetsOf({ state, centre, goal, enemies }: Outlook): number[] {
  const width = 2 * state.field.tables.directives.attackLine
  return enemies.filter((enemy) =>
    isNearSegment(centre[0], centre[1], goal[0], goal[1], width, state.x[enemy]!, state.y[enemy]!),
  )
}

/** A unit that can go straight at an enemy and reach him. */
export type Assault = { readonly unit: number; readonly enemy: number }

/**
 * The shortest way straight into an enemy on the way to the objective; nothing where there is none, and where one is
 * met already. It is asked of every plan.
 */
export const assaultOf = memoize((outlook: Outlook): Assault | undefined => {
  const { state, pinned, units } = outlook
  const targets = targetsOf(outlook)
  const at = (unit: number): Point => [state.x[unit]!, state.y[unit]!]
  if (pinned.some((unit) => targets.some((enemy) => isMeeting(state, unit, at(unit), state.facing[unit]!, enemy))))
    return undefined
  const pairs: Pair[] = []
  for (const unit of units) {
    if (isBattery(state, unit)) continue
    // Nobody reaches further than his cheapest steps and the two footprints.
    const reach = Math.floor(ALLOWANCE / gaitOf(state, unit).road) + meetingReach(state)
    for (const enemy of targets) {
      const square = squaredDistance(at(unit), at(enemy))
      if (square <= reach * reach) pairs.push({ unit, enemy, square })
    }
  }
  pairs.sort(byDistance)
  return pairs.find(({ unit, enemy }) =>
    reachesTarget(outlook, { unit, points: [at(unit), at(enemy)], facing: state.facing[unit]! }),
  )
})

type Pair = Assault & { readonly square: number }

/** Which of them is offered first; that there is one is all that a plan is judged by. */
const byDistance = (a: Pair, b: Pair) => a.square - b.square || a.unit - b.unit || a.enemy - b.enemy

/** Whether a way ends in contact with an enemy on the way to the objective. */
function reachesTarget(outlook: Outlook, route: Route): boolean {
  if (!isBesideEnemies(outlook, route)) return false
  const { unit, x, y, facing } = foresee(outlook, route)
  return targetsOf(outlook).some((enemy) => isMeeting(outlook.state, unit, [x, y], facing, enemy))
}

const isMeeting = (state: BattleState, unit: number, [x, y]: Point, facing: number, enemy: number) =>
  meetingAt(state, unit, x, y, facing, enemy) !== APART
