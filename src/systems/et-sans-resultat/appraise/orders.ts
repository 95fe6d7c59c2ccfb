import type { Action, ActionOf } from '../actions.ts'
import { objectiveOf } from '../command/objectives.ts'
import { ATTACK, type BattleState, DEFEND, MOVE, NOBODY, RESERVED, SUPPORT } from '../state.ts'
import { type Body, type Council, distance, nearest, powerNear, targetOf } from './council.ts'

/** Who is worn out this much fights no more of his own will. */
const WEARY = 0.6
/** As near as this to the enemy a formation is in the battle. */
const IN_BATTLE = 150

/** New orders and objectives: what they are better by than what is in force or on its way. */
export function weighOrders(council: Council, actions: readonly Action[]): number[] {
  return actions.map((action) => {
    if (action.kind === 'order') return gainOfOrder(council, action)
    if (action.kind === 'objective') return gainOfObjective(council, action.force, action.area)
    return 0
  })
}

function gainOfOrder(council: Council, { formation, order, supports }: ActionOf<'order'>): number {
  const { state } = council
  const body = council.own.find((one) => one.formation === formation)
  if (!body) return -1
  const waiting = state.newOrder[formation]!
  const [now, supported] =
    waiting === NOBODY
      ? [state.order[formation]!, state.supports[formation]!]
      : [waiting, state.newSupports[formation]!]
  const gain = desire(council, body, order, supports) - desire(council, body, now, supported)
  // An order costs the time until it is activated, and one that replaces another begins anew.
  return gain - (waiting === NOBODY ? 0.25 : 0.6)
}

/** How much a formation is wanted to do something, from 0 to about 2. */
export function desire(council: Council, body: Body, order: number, supports: number): number {
  const { state, enemies, isAhead } = council
  const { centre, weariness, isHorse, formation } = body
  if (body.isSpent && order > RESERVED) return -1
  const fighting = enemies.filter(({ isSpent }) => !isSpent)
  const gap = nearest(centre, fighting)
  const isReserve = formation === reserveOf(council)
  const odds = powerNear(centre, council.own, IN_BATTLE) / Math.max(1, powerNear(centre, fighting, IN_BATTLE))
  switch (order) {
    case ATTACK:
      if (weariness > WEARY || isReserve) return 0
      return (isAhead ? 0.5 : 1.3) + (gap < 250 ? Math.min(0.6, (odds - 1) * 0.5) : 0) - (isHorse ? 0.4 : 0)
    case DEFEND:
      return gap > 300 ? 0.1 : weariness > WEARY ? 1.2 : isAhead ? 1 + guards(council, body) : 0.6
    case SUPPORT:
      return isHorse ? supportWorth(council, supports) : 0.2
    case MOVE:
      return gap > 250 && toGo(council, body) > 80 ? 0.9 : 0.2
    case RESERVED:
      return isReserve && !isLate(state) ? 1.6 : weariness > WEARY && gap > 90 ? 0.7 : 0.1
    default:
      return -0.5
  }
}

/** Whether what it stands at is worth holding. */
function guards({ state, side, aims, middles }: Council, { centre }: Body): number {
  return middles.some(
    (middle, area) => aims.areas[area]! > 0 && state.owner[area] === side && distance(middle, centre) < 60,
  )
    ? 0.3
    : 0
}

/** Cavalry goes with those who attack. */
function supportWorth({ own, state }: Council, supports: number): number {
  const leader = own.find(({ formation }) => formation === supports)
  if (!leader || leader.isSpent || leader.isHorse) return 0
  return state.order[supports] === ATTACK ? 1.1 : 0.6
}

/** How far it is from where its force is sent. */
function toGo({ state, middles }: Council, { formation, centre }: Body): number {
  const area = objectiveOf(state, formation)
  return area === NOBODY ? 0 : distance(centre, middles[area]!)
}

/** One formation is kept back: the freshest that is furthest from the enemy, where there are enough others. */
function reserveOf({ own, enemies }: Council): number {
  const able = own.filter(({ isSpent, weariness }) => !isSpent && weariness < WEARY)
  if (able.length < 4) return NOBODY
  let [best, most] = [NOBODY, Number.NEGATIVE_INFINITY]
  for (const { formation, centre } of able) {
    const gap = nearest(centre, enemies)
    if (gap > most) [best, most] = [formation, gap]
  }
  return best
}

/** The last third of the battle: nobody is spared for later. */
const isLate = ({ turn, field }: BattleState) => turn * 3 > field.scenario.turns * 2

/** What a force is better sent to another area by. */
export function gainOfObjective(council: Council, force: number, area: number): number {
  const { state, own, middles } = council
  const first = own.find(({ formation }) => state.force[formation] === force)
  if (!first) return -0.5
  const wanted = targetOf(council, first.centre)
  const now = state.newObjective[force] === NOBODY ? state.objective[force]! : state.newObjective[force]!
  if (now === wanted || area !== wanted || wanted === NOBODY) return -0.5
  return now !== NOBODY && distance(middles[now]!, middles[wanted]!) < 40 ? 0.1 : 0.8
}
