import {
  type Action,
  type ActionOf,
  ATTACK,
  actionDecision,
  type BattleState,
  commanderPlace,
  contactsOf,
  hasStatus,
  isEnemyWithin,
  isRunning,
  NOBODY,
  UNLIMBERED,
} from '../rules/index.ts'
import type { Council } from './council.ts'
import { distance, nearest } from './formation-strength.ts'
import { desire, gainOfObjective } from './orders.ts'

/** What commanders do in person. A failure ends it, so that what is worth most and likely comes first; 0 is to leave it. */
export function weighLeaderActions(council: Council, actions: readonly Action[]): number[] {
  return actions.map((action) => {
    if (action.kind !== 'act') return 0
    const worth = worthOf(council, action)
    return worth <= 0 ? worth : worth * chanceOf(council, action) || HOPELESS
  })
}

/** What cannot succeed is not tried. */
const HOPELESS = -1

/** How likely an action is to succeed: surely where it takes no test. */
function chanceOf({ state }: Council, action: ActionOf<'act'>): number {
  const odds = actionDecision.explain!(state, action)
  return odds ? (odds.chances.find(({ result }) => result === 'success')?.chance ?? 0) : 1
}

function worthOf(council: Council, action: ActionOf<'act'>): number {
  const { state, own, enemies } = council
  const { act, formation, commander, units, what } = action
  const body = own.find((one) => one.formation === formation)
  const gap = body ? nearest(body.centre, enemies) : Number.POSITIVE_INFINITY
  switch (act) {
    case 'rally':
      return 1.5
    case 'commit-battery':
      if (!body || body.isSpent) return -1
      return gap < 160 ? 1.4 : 0.5
    case 'send-aide':
      return body && state.newOrder[formation] !== NOBODY && wants(council, formation) ? 1.3 : -0.5
    case 'inspire':
      return gap < 70 ? 1.1 : 0.2
    case 'commit-specialty':
      return gap < 200 ? 0.5 : 0.2
    case 'change-objective':
      return gainOfObjective(council, state.forceCommander.indexOf(commander), what)
    case 'take-command':
      return takeWorth(council, formation, gap)
    case 'abandon-command':
      return isRunning(state, formation) || gap > 200 ? 0.4 : -0.5
    case 'displace-battery':
      return units.every((unit) => isIdle(state, unit)) && gap > 100 ? 0.6 : -1
    case 'rejoin':
      return 0.9
    default:
      return -1
  }
}

/** Whether the order on its way is better than the one in force. */
function wants(council: Council, formation: number): boolean {
  const { state, own } = council
  const body = own.find((one) => one.formation === formation)!
  return (
    desire(council, body, state.newOrder[formation]!, state.newSupports[formation]!) >
    desire(council, body, state.order[formation]!, state.supports[formation]!)
  )
}

/** He leads those who attack, where no enemy is at him yet. */
function takeWorth({ state }: Council, formation: number, gap: number): number {
  if (hasStatus(state, formation) || state.order[formation] !== ATTACK) return -0.6
  return gap < 120 ? 0.4 : -0.2
}

/** Guns that have nobody before them. */
function isIdle(state: BattleState, unit: number): boolean {
  const { side } = state.field.units[unit]!
  const reach = state.field.tables.reach.guns
  const isFree = contactsOf(state, unit).length === 0
  return (
    state.stance[unit] === UNLIMBERED && isFree && !isEnemyWithin(state, side, state.x[unit]!, state.y[unit]!, reach)
  )
}

/** Where commanders ride: behind those who have most to do, and out of the enemy's reach. */
export function weighRide(council: Council, { commander, path }: ActionOf<'go'>): number {
  const at = path.at(-1)!
  const { state, own, enemies, side } = council
  const { near } = state.field.tables.reach
  const isInReach = isEnemyWithin(state, side, at[0], at[1], near)
  const mine = own.filter(({ formation }) => {
    const force = state.force[formation]!
    return state.armyCommander[side] === commander || state.forceCommander[force] === commander
  })
  const busiest = mine.reduce<number>(
    (sum, { centre }) => sum + distance(at, centre) / (60 + nearest(centre, enemies)),
    0,
  )
  const place = commanderPlace(state, commander)
  const effort = place && place[0] === at[0] && place[1] === at[1] ? 0 : 0.02
  return -busiest / Math.max(1, mine.length) - (isInReach ? 1 : 0) - effort + 1
}
