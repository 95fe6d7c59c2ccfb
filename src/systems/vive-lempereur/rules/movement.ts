import { NOWHERE } from '../../../board/nowhere.ts'
import type { GameEvent } from '../../../engine/system.ts'
import { CAVALRY, GARRISON, INFANTRY } from '../format/roster.ts'
import { LEAVING_GARRISON, LEAVING_GENERAL } from './actions.ts'
import { GENERAL_STOPS, onwardRefusal, stopAt, ZONE_STOPS } from './allowance.ts'
import { passThrough } from './control.ts'
import { noteMove } from './events.ts'
import { generalStepRefusal } from './generals.ts'
import {
  areEnemies,
  canLead,
  generalOf,
  groundAt,
  isAdmitted,
  isGeneral,
  isInEnemyZone,
  lift,
  put,
} from './position.ts'
import { askForReactions } from './reactions.ts'
import type { Reason } from './reasons.ts'
import { startFlight } from './retreat.ts'
import { type BattleState, ENTERED_BUILDING, NOBODY, RETREATED, SQUARE } from './state.ts'

/** Why the active piece cannot take a step, if it cannot. */
export function stepRefusal(state: BattleState, to: number, leaving: number): Reason | undefined {
  const unit = state.active
  const from = state.hex[unit]!
  if (leaving > (LEAVING_GARRISON | LEAVING_GENERAL)) return 'no-garrison-here'
  const direction = to < state.field.grid.size ? state.field.tables.directionTo(from, to) : -1
  if (direction < 0) return 'not-adjacent'
  if (isGeneral(state, unit)) {
    return leaving === 0 ? generalStepRefusal(state, unit, to) : 'no-garrison-here'
  }
  return (
    readinessRefusal(state, unit) ??
    onwardRefusal(state, unit, from, direction) ??
    hexRefusal(state, unit, from, to, leaving) ??
    leavingRefusal(state, unit, from, leaving)
  )
}

/** Whether the unit moves at all any more. */
export function readinessRefusal(state: BattleState, unit: number): Reason | undefined {
  if (state.field.roster.type[unit] === GARRISON) return 'garrison-stays'
  if ((state.status[unit]! & SQUARE) !== 0) return 'square-stays'
  if ((state.status[unit]! & RETREATED) !== 0) return 'has-retreated'
  if (state.faced === 1) return 'has-faced'
  return undefined
}

/** Whether it may be in the next hex. */
function hexRefusal(state: BattleState, unit: number, from: number, to: number, leaving: number): Reason | undefined {
  const { roster } = state.field
  const ground = groundAt(state, to)
  if (!ground.passable) return ground.rule === '8.8' ? 'rough' : 'river'
  const there = state.troops[to]!
  if (there !== NOBODY) {
    return roster.type[there] === GARRISON && !areEnemies(state, unit, there) ? 'garrisoned' : 'occupied'
  }
  if (!isAdmitted(state, unit, to)) return 'entry-forbidden'
  const general = state.leader[to]!
  if (general !== NOBODY && !areEnemies(state, unit, general)) {
    // 6.3.13: his own general rides along, unless he stays.
    if (state.riding === 1 && (leaving & LEAVING_GENERAL) === 0) return 'two-generals'
    if (!canLead(state, general, unit)) return 'foreign-general'
  }
  const side = roster.side[unit]!
  if (isInEnemyZone(state, to, side) && isInEnemyZone(state, from, side)) return 'zone-to-zone'
  return undefined
}

function leavingRefusal(state: BattleState, unit: number, from: number, leaving: number): Reason | undefined {
  if ((leaving & LEAVING_GARRISON) !== 0) {
    const { roster } = state.field
    if (roster.arm[unit] !== INFANTRY || !groundAt(state, from).building) return 'no-garrison-here'
    if (state.elements[unit]! < 2) return 'no-chip-left'
  }
  if ((leaving & LEAVING_GENERAL) !== 0) {
    if (state.riding === 0 || state.steps > 0) return 'no-general-to-leave'
    if (state.field.restricted[from] === 1 && (leaving & LEAVING_GARRISON) === 0) return 'general-needs-company'
  }
  return undefined
}

/** Takes a legal step of a combat unit, with what it leaves behind and whom it meets. */
export function step(state: BattleState, to: number, leaving: number, events: GameEvent[] | undefined): void {
  const unit = state.active
  const { roster, tables } = state.field
  const side = roster.side[unit]!
  const from = state.hex[unit]!
  const direction = tables.directionTo(from, to)
  const own = state.riding === 1 ? generalOf(state, unit) : NOBODY
  const met = state.leader[to]!
  lift(state, unit)
  if ((leaving & LEAVING_GENERAL) !== 0) state.riding = 0
  const garrison = (leaving & LEAVING_GARRISON) === 0 ? NOBODY : leaveGarrison(state, unit, from)
  put(state, unit, to)
  if (state.riding === 1) {
    lift(state, own)
    // An enemy general in the hex leaves it at once.
    state.leader[to] = NOBODY
    put(state, own, to)
  }
  noteMove(state, events, unit, from, leaving, state.riding === 1 ? own : NOBODY, garrison)
  passThrough(state, unit, events)
  const isRoad = (state.field.roads[from]! & (1 << direction)) !== 0
  state.steps++
  state.path[state.steps] = to
  if (!isRoad) state.byRoad = 0
  state.stopped = stopAt(state, to, isRoad)
  if (groundAt(state, to).building) state.status[unit]! |= ENTERED_BUILDING
  if (met !== NOBODY && areEnemies(state, unit, met)) startFlight(state, met, to, direction, events)
  else if (met !== NOBODY) state.stopped = GENERAL_STOPS
  if (isInEnemyZone(state, to, side)) {
    state.stopped = ZONE_STOPS
    if (roster.arm[unit] === CAVALRY) askForReactions(state)
  }
}

/** 6.0: a chip stays in the building as a garrison. Gives its piece. */
function leaveGarrison(state: BattleState, unit: number, hex: number): number {
  const { roster } = state.field
  const side = roster.side[unit] as 0 | 1
  const first = roster.garrisons[side]
  for (let garrison = first; garrison < first + roster.garrisonsPerSide[side]!; garrison++) {
    if (state.hex[garrison] !== NOWHERE || roster.nation[garrison] !== roster.nation[unit]) continue
    state.elements[unit]!--
    // The chip is not lost, so no rally brings it back.
    state.strength[unit]!--
    state.elements[garrison] = 1
    // 8.4: if the unit has come into the building this round, so has its chip.
    state.status[garrison] = state.status[unit]! & ENTERED_BUILDING
    put(state, garrison, hex)
    return garrison
  }
  throw new Error('no piece left for a garrison')
}
