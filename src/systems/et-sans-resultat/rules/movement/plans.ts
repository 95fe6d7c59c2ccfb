import type { Refusal } from '../../../../engine/system.ts'
import type { ActionOf } from '../actions.ts'
import { isAbout } from '../command/status.ts'
import type { Decision } from '../decision.ts'
import { isHeld } from '../keep-time.ts'
import { hasStatus, isOnTable, sideOfFormation } from '../queries.ts'
import { type BattleState, HOLD, MARCH, MOST_POINTS, MOST_VIAS, NO_PLAN, NOBODY, PLACE, RALLYING } from '../state.ts'
import { formatPlan, parsePlan } from './action-text.ts'
import { canMarch, plansOf } from './candidates.ts'
import { holdRefusal } from './directives.ts'
import { explainPlan } from './foreseen.ts'
import { goRefusal, ridesOf } from './generals.ts'
import { marchRefusal, placeRefusal } from './judging.ts'
import { outlookOf } from './outlook.ts'

type Plan = ActionOf<'hold'> | ActionOf<'march'> | ActionOf<'place'>
type Own = Plan | ActionOf<'go'>

/**
 * 3.1, 3.4, 3.7: both sides plan at once, and neither sees what the other does. Formations are offered one by one, in the
 * order of the roster, and then commanders; a person may name any of them, and change his mind until he is done.
 */
export const planDecision: Decision<Own> = {
  kinds: ['hold', 'march', 'place', 'go'],
  hasChoice: (state, side) => nextFormation(state, side) !== NOBODY || nextCommander(state, side) !== NOBODY,
  list(state, side, out) {
    const formation = nextFormation(state, side)
    const commander = formation === NOBODY ? nextCommander(state, side) : NOBODY
    if (formation !== NOBODY) out.push(...plansOf(state, formation))
    else if (commander !== NOBODY) out.push(...ridesOf(state, commander))
  },
  refusal: (state, action) => (action.kind === 'go' ? goRefusal(state, action) : planRefusal(state, action)),
  mustStay(state, side) {
    const formation = formationThatMustPlan(state, side)
    if (formation === NOBODY) return undefined
    const { rule } = holdRefusal(state, formation)!
    const { id, name } = state.field.formations[formation]!
    return { rule, reason: `${name} needs a plan: march or place it, or “hold ${id}” if it can do nothing else` }
  },
  carryOut(state, action) {
    if (action.kind === 'go') {
      ;[state.goX[action.commander], state.goY[action.commander]] = action.path.at(-1)!
    } else {
      keepPlan(state, action)
    }
  },
  explain(state, action) {
    if (action.kind === 'go' || action.kind === 'hold' || planRefusal(state, action)) return undefined
    return explainPlan(outlookOf(state, action.formation)!, action)
  },
  format: formatPlan,
  parse: parsePlan,
}

/** 5: the first formation of a side whose directive does not let it stay, and that is still without a plan. */
export function formationThatMustPlan(state: BattleState, side: number): number {
  return state.plan.findIndex(
    (_, formation) => isWaiting(state, formation, side) && holdRefusal(state, formation) !== undefined,
  )
}

/** Whether a formation of a side is still without a plan. */
const isWaiting = (state: BattleState, formation: number, side: number) =>
  state.plan[formation] === NO_PLAN && canPlan(state, formation, side)

/** Whether a side plans for a formation: those that run or rally get no plan (7.10), nor do those in reserve (14.7). */
export function canPlan(state: BattleState, formation: number, side: number): boolean {
  if (sideOfFormation(state, formation) !== side || hasStatus(state, formation)) return false
  return isThere(state, formation) && !isHeld(state, formation)
}

function isThere(state: BattleState, formation: number): boolean {
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] === formation && isOnTable(state, unit)) return true
  }
  return false
}

/** The next formation of a side that is still without a plan. */
export function nextFormation(state: BattleState, side: number): number {
  for (let formation = 0; formation < state.plan.length; formation++) {
    if (isWaiting(state, formation, side)) return formation
  }
  return NOBODY
}

/** The next army or force commander who is on his own and has not said where he goes. */
export function nextCommander(state: BattleState, side: number): number {
  for (let commander = 0; commander < state.goX.length; commander++) {
    if (state.goX[commander] === NOBODY && canRide(state, commander, side)) return commander
  }
  return NOBODY
}

/** Whether a commander of a side rides on his own. */
export function canRide(state: BattleState, commander: number, side: number): boolean {
  const { role, side: own } = state.field.commanders[commander]!
  if (own !== side || (role !== 'army' && role !== 'force')) return false
  return state.leads[commander] === NOBODY && isAbout(state, commander)
}

function planRefusal(state: BattleState, action: Plan): Refusal | undefined {
  const { formation, side } = action
  const known = state.field.formations[formation]
  if (known?.side !== side) return { rule: '3.1', reason: 'the formation belongs to the other side' }
  if (state.order[formation] === RALLYING)
    return { rule: '5 rally', reason: `${known.name} is rallying and stays where it is` }
  if (hasStatus(state, formation))
    return { rule: '7.10', reason: `${known.name} is running: it moves homeward by itself` }
  if (!isThere(state, formation)) return { rule: '3.4', reason: `${known.name} is not on the table` }
  if (isHeld(state, formation))
    return { rule: '14.7', reason: `${known.name} is kept in reserve and stays where it is until it is released` }
  if (action.kind === 'hold') {
    const refusal = holdRefusal(state, formation)
    return refusal && canMarch(state, formation) ? refusal : undefined
  }
  const outlook = outlookOf(state, formation)!
  return action.kind === 'march' ? marchRefusal(outlook, action) : placeRefusal(outlook, action)
}

/** Writes a plan down; moveAll carries all of them out together. */
function keepPlan(state: BattleState, action: Plan): void {
  const { formation } = action
  state.plan[formation] = action.kind === 'hold' ? HOLD : action.kind === 'march' ? MARCH : PLACE
  if (action.kind === 'march') {
    state.points[formation] = action.path.length
    state.finalFacing[formation] = action.facing
    state.layout[formation] = action.layout
    action.path.forEach(([x, y], i) => {
      state.pathX[formation * MOST_POINTS + i] = x
      state.pathY[formation * MOST_POINTS + i] = y
    })
  } else if (action.kind === 'place') {
    for (let unit = 0; unit < state.formation.length; unit++) {
      if (state.formation[unit] === formation) state.vias[unit] = NOBODY
    }
    for (const { unit, via, at, facing } of action.places) {
      state.toX[unit] = at[0]
      state.toY[unit] = at[1]
      state.toFacing[unit] = facing
      state.vias[unit] = via.length
      via.forEach(([x, y], i) => {
        state.viaX[unit * MOST_VIAS + i] = x
        state.viaY[unit * MOST_VIAS + i] = y
      })
    }
  }
}
