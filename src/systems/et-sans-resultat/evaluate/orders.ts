import {
  type Action,
  type ActionOf,
  ATTACK,
  DEFEND,
  hasReachedObjective,
  isEnemyNear,
  MOVE,
  NOBODY,
  objectiveOf,
  RALLYING,
  RESERVED,
  SUPPORT,
} from '../rules/index.ts'
import type { Council } from './council.ts'
import { distance, type FormationStrength, nearest, powerNear } from './formation-strength.ts'
import { type Mission, WEARY } from './missions.ts'

/** As near as this to an area whoever defends can still go into it. */
const AT_HAND = 80
/** An attack on an area counts the enemies who are this near to it, and the own men who are that near. */
const [DEFENDERS, ATTACKERS] = [100, 180]
/** An attack that comes from further away is counted with those who come as far, and a little more. */
const TOGETHER = 40
/** So near to what it stands behind a formation is near enough. */
const BEHIND = 100
/** So near to the enemy those who are not strong enough yet wait for others. */
const WAITING = 140
/** An attack begins where it is not much weaker than they are, because waiting under their guns is no cheaper; so weak it ends. */
const [GO, STOP] = [0.8, 0.6]

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
export function desire(council: Council, body: FormationStrength, order: number, supports: number): number {
  const { formation, isSpent, weariness, isHorse } = body
  // 5.10h: an order ends retreat; those who rally are left alone until they are fit again.
  if (isSpent) return order === RALLYING ? (weariness > WEARY / 2 ? 1 : 0.2) : order === DEFEND ? 0.9 : -0.5
  const mission = council.missions.of.get(formation) ?? NO_MISSION
  const gap = nearest(body.centre, council.enemies)
  switch (order) {
    case ATTACK:
      return attackWorth(council, body, mission)
    case DEFEND:
      return defendWorth(council, body, mission, gap)
    case SUPPORT:
      return isHorse ? supportWorth(council, body, supports) : 0.2
    case MOVE:
      return moveWorth(council, body, mission, gap)
    case RESERVED:
      return mission.kind === 'reserve' ? 1.6 : weariness > WEARY && gap > 90 ? 1 : 0.1
    default:
      return -0.5
  }
}

const NO_MISSION: Mission = { kind: 'reserve', area: NOBODY }

function attackWorth(council: Council, body: FormationStrength, { kind, area }: Mission): number {
  const { state, middles, enemies, own } = council
  const { formation, weariness, isHorse, centre } = body
  const goal = goalOf(council, formation)
  if (area === NOBODY || goal !== area) return 0.2
  const isUrgent = isLastChance(council, body, area)
  if (weariness > (isUrgent ? 1 : WEARY)) return 0.1
  // 5.10a: whoever is there already and has nobody before him goes over to defence.
  if (hasReachedObjective(state, formation) && !isEnemyNear(state, formation, state.field.tables.directives.conversion))
    return 0
  if (kind === 'take') {
    const isUnderWay = (state.newOrder[formation] === NOBODY ? state.order : state.newOrder)[formation] === ATTACK
    // Nobody is called back because he has still far to go.
    const reach = isUnderWay ? Math.max(ATTACKERS, distance(centre, middles[area]!) + TOGETHER) : ATTACKERS
    const isGoing = oddsAt(council, area, reach) >= (isUrgent ? 0.4 : isUnderWay ? STOP : GO)
    return isGoing ? 1.5 - (isHorse ? 0.3 : 0) : 0.4
  }
  const isContested = powerNear(middles[area]!, enemies, 70) > 0
  const odds = powerNear(centre, own, 120) / Math.max(1, powerNear(middles[area]!, enemies, 120))
  return isContested && odds > GO ? 1.8 : 0.3
}

/** The power of those on the table who are to take an area and are so near to it, for each of the enemy's who are there. */
function oddsAt({ own, enemies, middles, missions }: Council, area: number, reach: number): number {
  const middle = middles[area]!
  const takers = own.filter(({ formation, isArriving }) => !isArriving && missions.of.get(formation)?.area === area)
  return powerNear(middle, takers, reach) / Math.max(1, powerNear(middle, enemies, DEFENDERS))
}

/** Whoever is behind and would not get there in time otherwise attacks whatever the odds. */
function isLastChance({ state, isAhead, middles }: Council, { centre }: FormationStrength, area: number): boolean {
  const left = state.field.scenario.turns - state.turn
  return !isAhead && left < distance(centre, middles[area]!) / 60 + 6
}

function defendWorth(
  { middles }: Council,
  { centre, weariness, isArriving }: FormationStrength,
  mission: Mission,
  gap: number,
) {
  const { kind, area } = mission
  const far = area === NOBODY ? 0 : distance(centre, middles[area]!)
  if (isArriving && far > AT_HAND / 2) return 0.2
  if (kind === 'hold') return far < AT_HAND ? 1.3 : gap < 100 ? 0.9 : 0.4
  if (weariness > WEARY) return 1.2
  if (kind === 'back') return far < BEHIND ? 1.2 : 0.5
  return kind === 'take' && gap < WAITING ? 1 : 0.4
}

/** On the march: those who are far from where they are wanted, and columns that are still coming onto the table. */
function moveWorth(
  council: Council,
  { formation, centre, isArriving }: FormationStrength,
  { kind, area }: Mission,
  gap: number,
) {
  const goal = goalOf(council, formation)
  const far = distance(centre, council.middles[goal]!)
  if (isArriving) return far > AT_HAND / 2 ? 1.4 : 0.5
  if (goal !== area || far < AT_HAND || gap < 90) return 0.2
  if (kind === 'back') return far < BEHIND ? 0.3 : 1.1
  return kind === 'hold' ? 1.2 : gap > WAITING ? 1.1 : 0.5
}

/** Cavalry stands behind the infantry: that which attacks, and which is near. */
function supportWorth({ own, state }: Council, { centre }: FormationStrength, supports: number): number {
  const leader = own.find(({ formation }) => formation === supports)
  if (!leader || leader.isSpent || leader.isHorse || leader.isArriving) return 0
  return (state.order[supports] === ATTACK ? 1.5 : 1.2) - Math.min(0.5, distance(leader.centre, centre) / 800)
}

/** Where a formation's force is sent, or will be as soon as the order arrives. */
function goalOf({ state }: Council, formation: number): number {
  const coming = state.newObjective[state.force[formation]!] ?? NOBODY
  return coming === NOBODY ? objectiveOf(state, formation) : coming
}

/** What a force is better sent to another area by. */
export function gainOfObjective(council: Council, force: number, area: number): number {
  const { state, middles, missions } = council
  const wanted = missions.objectives[force] ?? NOBODY
  const now = state.newObjective[force] === NOBODY ? state.objective[force]! : state.newObjective[force]!
  if (now === wanted || area !== wanted || wanted === NOBODY) return -0.5
  return now !== NOBODY && distance(middles[now]!, middles[wanted]!) < 40 ? 0.1 : 0.8
}
