import { memoize } from '../../../../board/memoize.ts'
import { type Point, squaredDistance } from '../../../../board/table/point.ts'
import type { Refusal } from '../../../../engine/system.ts'
import { isInArea } from '../../format/index.ts'
import { hasReachedObjective, objectiveOf } from '../command/objectives.ts'
import { commanderPlace } from '../command/status.ts'
import { isEnemyNear, isOnTable } from '../queries.ts'
import { ATTACK, type BattleState, DEFEND, MOVE, NOBODY, RESERVED, SUPPORT } from '../state.ts'
import { attackRefusal } from './assault.ts'
import { centreAfter, comesWithin, foresee, isBesideEnemies, type Outlook } from './outlook.ts'
import type { Route } from './route.ts'

/**
 * The directives (5): what a formation may and must do on the march. A plan is judged by where it wants to go, and by
 * enemies as they stand now; ground that makes units fall behind is no reason to refuse it.
 */

/** Why a plan with such ways is against the directive of its formation. */
export function directiveRefusal(outlook: Outlook, routes: readonly Route[]): Refusal | undefined {
  switch (outlook.state.order[outlook.formation]) {
    case ATTACK:
      return attackRefusal(outlook, routes)
    case DEFEND:
      return defendRefusal(outlook, routes)
    case SUPPORT:
      return supportRefusal(outlook, routes)
    case MOVE:
      return moveRefusal(outlook, routes)
    case RESERVED:
      return reserveRefusal(outlook, routes)
    default:
      return { rule: '7.10', reason: 'a formation that retreats, is broken or rallies follows no plan' }
  }
}

/** Why a formation may not stay where it is, if it can do anything else; nothing where its directive lets it. */
export function holdRefusal(state: BattleState, formation: number): Refusal | undefined {
  const { name } = state.field.formations[formation]!
  switch (state.order[formation]) {
    case ATTACK:
      return { rule: '5 attack', reason: `${name} is attacking and can march, so it may not hold` }
    case MOVE: {
      const { moveMayStop } = state.field.tables.directives
      if (hasReachedObjective(state, formation)) return undefined
      if (isEnemyNear(state, formation, moveMayStop)) return undefined
      const reason = `${name} moves: it may hold at its objective, or with an enemy within ${inches(moveMayStop)}`
      return { rule: '5 move', reason }
    }
    case SUPPORT: {
      const { support } = state.field.tables.directives
      const apart = nearestPair(onTableOf(state, formation), onTableOf(state, state.supports[formation]!))
      if (apart <= support * support) return undefined
      const reason = `${name} may hold within ${inches(support)} of the formation that it supports, and has to get nearer`
      return { rule: '5 support', reason }
    }
    default:
      return undefined
  }
}

function defendRefusal(outlook: Outlook, routes: readonly Route[]): Refusal | undefined {
  const { state, formation, centre } = outlook
  const { defend, defendEnemy } = state.field.tables.directives
  const anchor: Point = [state.anchorX[formation]!, state.anchorY[formation]!]
  const after = squaredDistance(centreAfter(outlook, routes), anchor)
  if (after > defend * defend && after >= squaredDistance(centre, anchor)) {
    return {
      rule: '5 defend',
      reason: `its centre would be further than ${inches(defend)} from where it began to defend`,
    }
  }
  if (!routes.some((route) => comesWithin(outlook, route, defendEnemy))) return undefined
  return { rule: '5 defend', reason: `a unit would come within ${inches(defendEnemy)} of an enemy` }
}

function supportRefusal(outlook: Outlook, routes: readonly Route[]): Refusal | undefined {
  const { state } = outlook
  const { support } = state.field.tables.directives
  const { friends, before } = supportOf(outlook)
  const ends = routes.map(({ points }) => points.at(-1)!)
  const moved = new Set(routes.map(({ unit }) => unit))
  for (const unit of [...outlook.pinned, ...outlook.units]) {
    if (!moved.has(unit)) ends.push([state.x[unit]!, state.y[unit]!])
  }
  const after = nearestPair(ends, friends)
  if (after > support * support && after >= before) {
    return {
      rule: '5 support',
      reason: `it would not end within ${inches(support)} of the formation that it supports, nor nearer`,
    }
  }
  if (!routes.some((route) => isBesideEnemies(outlook, route) && foresee(outlook, route).end === 'enemy'))
    return undefined
  return { rule: '5 support', reason: 'a unit would run into an enemy: in support only deploying may bring contact' }
}

type Support = { readonly friends: readonly Point[]; readonly before: number }

/** Whom a formation supports and how near it is to them: asked of every plan. */
const supportOf = memoize(({ state, formation }: Outlook): Support => {
  const friends = onTableOf(state, state.supports[formation]!)
  return { friends, before: nearestPair(onTableOf(state, formation), friends) }
})

function onTableOf(state: BattleState, formation: number): Point[] {
  const places: Point[] = []
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

/** 5: it may come as near to enemies as it likes to plan; its units stop where they must. */
function moveRefusal(outlook: Outlook, routes: readonly Route[]): Refusal | undefined {
  const { state, goal, centre, formation } = outlook
  const after = centreAfter(outlook, routes)
  if (!state.field.ground.isOnTable(...after)) return undefined
  if (squaredDistance(after, goal) < squaredDistance(centre, goal)) return undefined
  if (isInArea(state.field.areas[objectiveOf(state, formation)]!, ...after)) return undefined
  return { rule: '5 move', reason: 'it would not end nearer to its objective' }
}

function reserveRefusal(outlook: Outlook, routes: readonly Route[]): Refusal | undefined {
  const { state, formation, centre } = outlook
  const { reserveEnemy } = state.field.tables.directives
  const place = followedPlace(state, formation)
  if (!place || squaredDistance(centreAfter(outlook, routes), place) >= squaredDistance(centre, place)) {
    return { rule: '5 reserve', reason: 'in reserve it stays where it is, or follows the commander of its force' }
  }
  if (!routes.some((route) => comesWithin(outlook, route, reserveEnemy))) return undefined
  return { rule: '5 reserve', reason: `a unit would come within ${inches(reserveEnemy)} of an enemy` }
}

/** Where the commander of a formation's force is going to be, or is. */
export function followedPlace(state: BattleState, formation: number): Point | undefined {
  const commander = state.forceCommander[state.force[formation]!]!
  if (state.goX[commander] !== NOBODY) return [state.goX[commander]!, state.goY[commander]!]
  return commanderPlace(state, commander)
}

const inches = (tenths: number) => `${tenths / 10} inches`
