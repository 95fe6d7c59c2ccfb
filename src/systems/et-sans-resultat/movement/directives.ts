import { isNearSegment } from '../../../board/table/band.ts'
import { APART } from '../../../board/table/footprint.ts'
import { type Point, squaredDistance } from '../../../board/table/point.ts'
import type { Refusal } from '../../../engine/system.ts'
import { objectiveOf } from '../command/objectives.ts'
import { commanderPlace } from '../command/status.ts'
import { isInArea } from '../ground.ts'
import { isBattery, isOnTable } from '../queries.ts'
import { ATTACK, type BattleState, DEFEND, MOVE, NOBODY, RESERVED, SUPPORT } from '../state.ts'
import { isEngaged, meetingAt } from './contact.ts'
import { foresee, type Outlook, type Prospect } from './outlook.ts'
import { gaitOf } from './rates.ts'

/** The directives (5): what a formation may and must do on the march. */

/** Why a plan with such an end is against the directive of its formation. */
export function directiveRefusal(outlook: Outlook, ends: readonly Prospect[]): Refusal | undefined {
  switch (outlook.state.order[outlook.formation]) {
    case ATTACK:
      return attackRefusal(outlook, ends)
    case DEFEND:
      return defendRefusal(outlook, ends)
    case SUPPORT:
      return supportRefusal(outlook, ends)
    case MOVE:
      return moveRefusal(outlook, ends)
    case RESERVED:
      return reserveRefusal(outlook, ends)
    default:
      return { rule: '7.10', reason: 'a formation that retreats, is broken or rallies follows no plan' }
  }
}

/** The mean of all centres after a plan (2.3). */
export function centreAfter({ state, pinned, units }: Outlook, ends: readonly Prospect[]): Point {
  let [x, y] = [0, 0]
  const moved = new Set(ends.map(({ unit }) => unit))
  for (const end of ends) {
    x += end.x
    y += end.y
  }
  let count = ends.length
  for (const unit of [...pinned, ...units]) {
    if (moved.has(unit)) continue
    x += state.x[unit]!
    y += state.y[unit]!
    count++
  }
  return [Math.floor(x / count), Math.floor(y / count)]
}

function attackRefusal(outlook: Outlook, ends: readonly Prospect[]): Refusal | undefined {
  const { state, goal, pinned, units } = outlook
  if (!goal) return undefined
  const area = state.field.areas[objectiveOf(state, outlook.formation)]!
  let [fighters, willing] = [0, 0]
  for (const unit of [...pinned, ...units]) {
    if (isBattery(state, unit)) continue
    fighters++
    const end = ends.find((one) => one.unit === unit)
    if (end ? isPressingOn(outlook, end, goal) : isEngaged(state, unit)) willing++
    else if (isInArea(area, end?.x ?? state.x[unit]!, end?.y ?? state.y[unit]!)) willing++
  }
  if (2 * willing < fighters) {
    return {
      rule: '5 attack',
      reason: `only ${willing} of ${fighters} units would end nearer to the objective, in contact or blocked: half of them have to`,
    }
  }
  if (!mustReach(outlook) || ends.some((end) => reachesTarget(outlook, end))) return undefined
  return { rule: '5 attack', reason: 'an enemy on the way to the objective can be reached: at least one unit has to' }
}

/** Whether a unit ends nearer to its objective, in contact, or stopped on the way. */
function isPressingOn({ state }: Outlook, { unit, x, y, end, isTouching }: Prospect, goal: Point): boolean {
  if (isTouching || end === 'enemy' || end === 'ground' || end === 'left') return true
  return squaredDistance([x, y], goal) < squaredDistance([state.x[unit]!, state.y[unit]!], goal)
}

/** The enemies that stand near the line from the centre to the objective. */
export function targetsOf({ state, centre, goal, enemies }: Outlook): number[] {
  if (!goal) return []
  const width = 2 * state.field.tables.directives.attackLine
  return enemies.filter((enemy) =>
    isNearSegment(centre[0], centre[1], goal[0], goal[1], width, state.x[enemy]!, state.y[enemy]!),
  )
}

/** A unit that can go straight at an enemy and reach him. */
export type Assault = { readonly unit: number; readonly enemy: number }

const ASSAULTS = new WeakMap<Outlook, Assault | null>()

/** Whether an enemy on the way can be reached and nobody is in contact with one yet. */
const mustReach = (outlook: Outlook) => assaultOf(outlook) !== undefined

/** The shortest way straight into an enemy on the way to the objective; nothing where there is none, or where one is met already. */
export function assaultOf(outlook: Outlook): Assault | undefined {
  const known = ASSAULTS.get(outlook)
  if (known !== undefined) return known ?? undefined
  const found = findAssault(outlook)
  ASSAULTS.set(outlook, found ?? null)
  return found
}

function findAssault(outlook: Outlook): Assault | undefined {
  const { state, pinned, units } = outlook
  const targets = targetsOf(outlook)
  if (targets.length === 0) return undefined
  const isMet = (unit: number) =>
    targets.some((enemy) => isMeeting(state, unit, state.x[unit]!, state.y[unit]!, state.facing[unit]!, enemy))
  if (pinned.some(isMet)) return undefined
  const pairs: { unit: number; enemy: number; square: number }[] = []
  for (const unit of units) {
    if (isBattery(state, unit)) continue
    // The cheapest step there is: whoever is further away than that allows need not try.
    const reach = Math.floor(3600 / gaitOf(state, unit).road) + 20
    for (const enemy of targets) {
      const square = squaredDistance([state.x[unit]!, state.y[unit]!], [state.x[enemy]!, state.y[enemy]!])
      if (square <= reach * reach) pairs.push({ unit, enemy, square })
    }
  }
  pairs.sort((a, b) => a.square - b.square || a.unit - b.unit || a.enemy - b.enemy)
  return pairs.find(({ unit, enemy }) => {
    const points: Point[] = [
      [state.x[unit]!, state.y[unit]!],
      [state.x[enemy]!, state.y[enemy]!],
    ]
    return reachesTarget(outlook, foresee(outlook, { unit, points, facing: state.facing[unit]! }))
  })
}

/** Whether a way ends in contact with an enemy on the way to the objective. */
function reachesTarget(outlook: Outlook, { unit, x, y, facing, isTouching }: Prospect): boolean {
  return isTouching && targetsOf(outlook).some((enemy) => isMeeting(outlook.state, unit, x, y, facing, enemy))
}

const isMeeting = (state: BattleState, unit: number, x: number, y: number, facing: number, enemy: number) =>
  meetingAt(state, unit, x, y, facing, enemy) !== APART

function defendRefusal(outlook: Outlook, ends: readonly Prospect[]): Refusal | undefined {
  const { state, formation } = outlook
  const { defend, defendEnemy } = state.field.tables.directives
  if (ends.some(({ end }) => end === 'enemy')) {
    return { rule: '5 defend', reason: `a unit would come within ${inches(defendEnemy)} of an enemy` }
  }
  const anchor: Point = [state.anchorX[formation]!, state.anchorY[formation]!]
  const after = squaredDistance(centreAfter(outlook, ends), anchor)
  if (after <= defend * defend || after < squaredDistance(outlook.centre, anchor)) return undefined
  return {
    rule: '5 defend',
    reason: `its centre would be further than ${inches(defend)} from where it began to defend`,
  }
}

function supportRefusal(outlook: Outlook, ends: readonly Prospect[]): Refusal | undefined {
  const { state, formation } = outlook
  if (ends.some(({ end }) => end === 'enemy')) {
    return { rule: '5 support', reason: 'a unit would run into an enemy: in support only deploying may bring contact' }
  }
  const friends = onTableOf(state, state.supports[formation]!)
  const own = [...outlook.units, ...outlook.pinned]
  const { support } = state.field.tables.directives
  const moved = new Map(ends.map(({ unit, x, y }) => [unit, [x, y] as const]))
  const stood = (unit: number): Point => [state.x[unit]!, state.y[unit]!]
  const after = nearestPair(
    own.map((unit) => moved.get(unit) ?? stood(unit)),
    friends,
  )
  if (after <= support * support || after < nearestPair(own.map(stood), friends)) return undefined
  return {
    rule: '5 support',
    reason: `it would not end within ${inches(support)} of the formation that it supports, nor nearer`,
  }
}

function onTableOf(state: BattleState, formation: number): Point[] {
  const places: Point[] = []
  if (formation === NOBODY) return places
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] === formation && isOnTable(state, unit)) places.push([state.x[unit]!, state.y[unit]!])
  }
  return places
}

/** The square of the shortest distance; 0 where there is nobody to keep near to. */
function nearestPair(places: readonly Point[], friends: readonly Point[]): number {
  if (friends.length === 0) return 0
  let nearest = Number.POSITIVE_INFINITY
  for (const place of places) for (const friend of friends) nearest = Math.min(nearest, squaredDistance(place, friend))
  return nearest
}

function moveRefusal(outlook: Outlook, ends: readonly Prospect[]): Refusal | undefined {
  const { state, goal, centre, formation } = outlook
  if (!goal || ends.some(({ end }) => end === 'left')) return undefined
  const after = centreAfter(outlook, ends)
  if (squaredDistance(after, goal) < squaredDistance(centre, goal)) return undefined
  if (isInArea(state.field.areas[objectiveOf(state, formation)]!, after[0], after[1])) return undefined
  return { rule: '5 move', reason: 'it would not end nearer to its objective' }
}

function reserveRefusal(outlook: Outlook, ends: readonly Prospect[]): Refusal | undefined {
  const { state, formation, centre } = outlook
  const { reserveEnemy } = state.field.tables.directives
  if (ends.some(({ end }) => end === 'enemy')) {
    return { rule: '5 reserve', reason: `a unit would come within ${inches(reserveEnemy)} of an enemy` }
  }
  const place = followedPlace(state, formation)
  if (place && squaredDistance(centreAfter(outlook, ends), place) < squaredDistance(centre, place)) return undefined
  return { rule: '5 reserve', reason: 'in reserve it stays where it is, or follows the commander of its force' }
}

/** Where the commander of a formation's force is going to be, or is. */
export function followedPlace(state: BattleState, formation: number): Point | undefined {
  const commander = state.forceCommander[state.force[formation]!] ?? NOBODY
  if (commander === NOBODY) return undefined
  if (state.goX[commander] !== NOBODY) return [state.goX[commander]!, state.goY[commander]!]
  return commanderPlace(state, commander)
}

const inches = (tenths: number) => `${tenths / 10} inches`
