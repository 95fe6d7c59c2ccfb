import { ahead, bearing, stepsBetween } from '../../../board/table/facing.ts'
import type { Point } from '../../../board/table/point.ts'
import {
  type Action,
  type ActionOf,
  ATTACK,
  COLUMN,
  DEFEND,
  DOUBLE,
  facingOf,
  fatigueOf,
  isEnemyNear,
  KEEP,
  LINE,
  MOVE,
  objectiveOf,
  RESERVED,
  SUPPORT,
} from '../rules/index.ts'
import type { Council } from './council.ts'
import { type Footing, footingOf } from './footing.ts'
import { distance, type FormationStrength } from './formation-strength.ts'
import { weighRide } from './leaders.ts'
import { postFor } from './posts.ts'

type Plan = ActionOf<'hold'> | ActionOf<'march'> | ActionOf<'place'>

/** Who plans first does not matter: every formation is given its best plan, and then nothing is left to do. */
export function weighPlans(council: Council, actions: readonly Action[]): number[] {
  const ideals = new Map<number, Ideal | undefined>()
  return actions.map((action) => {
    if (action.kind === 'go') return weighRide(council, action)
    if (action.kind !== 'hold' && action.kind !== 'march' && action.kind !== 'place') return 0
    if (!ideals.has(action.formation)) ideals.set(action.formation, idealFor(council, action.formation))
    const ideal = ideals.get(action.formation)
    return ideal ? 2 + weighPlan(council, ideal, action) : 0.1
  })
}

/** Where a formation would like to be, and which way it would look. */
type Ideal = {
  readonly body: FormationStrength
  readonly place: Point
  readonly facing: number
  readonly isNear: boolean
  /** What it is worth to stay where it is. */
  readonly rest: number
  /** What is to be asked of where each unit ends; nothing where that does not matter. */
  readonly footing: Footing | undefined
}

/** From so far away a battle line is wanted. */
const LINE_OF_BATTLE = 200

function idealFor(council: Council, formation: number): Ideal | undefined {
  const { state, own, enemies } = council
  const body = own.find((one) => one.formation === formation)
  if (!body) return undefined
  const enemy = enemies
    .filter(({ isSpent }) => !isSpent)
    .reduce<FormationStrength | undefined>(
      (best, one) => (!best || distance(one.centre, body.centre) < distance(best.centre, body.centre) ? one : best),
      undefined,
    )
  const place = placeFor(council, body, enemy)
  const looksAt = enemy?.centre ?? place
  const facing = bearing(looksAt[0] - place[0], looksAt[1] - place[1], facingOf(state, formation))
  return {
    body,
    place,
    facing,
    isNear: enemy !== undefined && distance(enemy.centre, body.centre) < LINE_OF_BATTLE,
    rest: restWorth(council, body),
    footing: footingOf(council, body),
  }
}

/** 8.7: whoever is tired and stays where no enemy is near recovers; and who is well placed does not march about. */
function restWorth({ state }: Council, { formation }: FormationStrength): number {
  if (state.order[formation] === ATTACK) return 0
  const canRecover = !isEnemyNear(state, formation, state.field.tables.reach.recovery)
  return 0.2 + (canRecover ? 0.1 * Math.min(4, fatigueOf(state, formation)) : 0)
}

/** By its directive: at the objective, where it is, or behind those it supports. */
function placeFor(council: Council, body: FormationStrength, enemy: FormationStrength | undefined): Point {
  const { state, own, middles } = council
  const { formation, centre } = body
  const goal = objectiveOf(state, formation)
  switch (state.order[formation]) {
    case ATTACK:
    case MOVE:
      return middles[goal]!
    case SUPPORT: {
      const supported = own.find((one) => one.formation === state.supports[formation])
      if (!supported) return centre
      const away = enemy ? bearing(supported.centre[0] - enemy.centre[0], supported.centre[1] - enemy.centre[1]) : 0
      return ahead(supported.centre, away, 40)
    }
    case DEFEND:
      return postFor(council, body, enemy) ?? centre
    default:
      return centre
  }
}

function weighPlan(council: Council, ideal: Ideal, plan: Plan): number {
  const { state } = council
  const { body, place, facing, isNear, rest, footing } = ideal
  const order = state.order[body.formation]
  const [end, looks, layout] = endOf(council, ideal, plan)
  const nearer = (distance(body.centre, place) - distance(end, place)) / 100
  const frontal = isNear ? 0.5 - stepsBetween(looks, facing) / 8 : 0
  // 5 attack: those who can reach an enemy are offered nothing but ways to him.
  const isAssault = order === ATTACK && plan.kind === 'place' ? 0.3 : 0
  return (
    nearer * (order === RESERVED ? 0.2 : 1) +
    frontal +
    shapeWorth(isNear, layout) +
    isAssault +
    (plan.kind === 'hold' ? rest : 0) +
    (footing ? footing(plan) : 0)
  )
}

function shapeWorth(isNear: boolean, layout: number): number {
  if (isNear) return layout === LINE ? 0.1 : layout === DOUBLE ? 0.2 : layout === KEEP ? 0.05 : -0.4
  return layout === COLUMN ? 0.3 : layout === KEEP ? 0.1 : 0
}

/** Where the centre comes to, which way it looks then, and how the units are laid out. */
function endOf({ state }: Council, { body }: Ideal, plan: Plan): readonly [Point, number, number] {
  if (plan.kind === 'march') return [plan.path.at(-1) ?? body.centre, plan.facing, plan.layout]
  if (plan.kind === 'hold' || plan.places.length === 0) return [body.centre, facingOf(state, body.formation), KEEP]
  const [x, y] = plan.places.reduce(([sx, sy], { at }) => [sx + at[0], sy + at[1]], [0, 0])
  const count = plan.places.length
  return [[Math.floor(x / count), Math.floor(y / count)], plan.places[0]!.facing, KEEP]
}
