import { NOWHERE } from '../../../board/nowhere.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import { D10 } from '../format/index.ts'
import { onwardRefusal, stopAfter } from './allowance.ts'
import { emitCapture, emitMove } from './emit-events.ts'
import type { Events } from './events.ts'
import { crossingRefusal } from './hexsides.ts'
import { reveal } from './hidden-units.ts'
import { areEnemies, canLead, eliminate, groundAt, isRestricted, lift, passageRefusal, put } from './position.ts'
import type { Reason } from './reasons.ts'
import { type BattleState, NOBODY } from './state.ts'
import { isUnderTruce } from './truce.ts'

/** Why the active general cannot take a step (6.3), if he cannot. */
export function generalStepRefusal(
  state: BattleState,
  general: number,
  to: number,
  from = state.hex[general]!,
  steps = state.steps,
  byRoad = state.byRoad,
  stopped = state.stopped,
): Reason | undefined {
  return (
    passRefusal(state, general, from, to, steps, byRoad, stopped) ??
    throughRefusal(state, general, from, to, steps, byRoad)
  )
}

/** Whether he may be in the next hex for a moment. */
function passRefusal(
  state: BattleState,
  general: number,
  from: number,
  to: number,
  steps: number,
  byRoad: number,
  stopped: number,
): Reason | undefined {
  const direction = state.field.tables.directionTo(from, to)
  const onward = onwardRefusal(state, general, from, direction, steps, byRoad, stopped)
  if (onward) return onward
  const crossing = crossingRefusal(state, general, from * 6 + direction)
  if (crossing) return crossing
  const impassable = passageRefusal(groundAt(state, to))
  if (impassable) return impassable
  if (isUnderTruce(state, state.field.roster.side[general]!, to)) return 'truce'
  const unit = state.troops[to]!
  if (unit !== NOBODY && areEnemies(state, general, unit)) return 'enemy-unit'
  const other = state.leader[to]!
  if (other !== NOBODY && areEnemies(state, general, other)) return 'enemy-general'
  return companyRefusal(state, unit, to)
}

/** Where he cannot stay he must be able to go on. */
function throughRefusal(
  state: BattleState,
  general: number,
  from: number,
  to: number,
  steps: number,
  byRoad: number,
): Reason | undefined {
  const reason = stayRefusal(state, general, to)
  if (!reason) return undefined
  const { tables, roads } = state.field
  const direction = tables.directionTo(from, to)
  const isRoad = (roads[from]! & (1 << direction)) !== 0
  const onRoad = isRoad ? byRoad : 0
  const stopped = stopAfter(state, from, direction, isRoad)
  for (let i = to * 6; i < to * 6 + 6; i++) {
    const next = tables.neighbours[i]!
    if (next === NOWHERE || next === from) continue
    if (passRefusal(state, general, to, next, steps + 1, onRoad, stopped)) continue
    if (!throughRefusal(state, general, to, next, steps + 1, onRoad)) return undefined
  }
  return reason
}

/** Why a general cannot end his move, or be placed, in a hex (6.3.11, 7.3.16). */
export function stayRefusal(state: BattleState, general: number, hex: number): Reason | undefined {
  const other = state.leader[hex]!
  if (other !== NOBODY && other !== general) return 'two-generals'
  const unit = state.troops[hex]!
  if (unit !== NOBODY && areEnemies(state, general, unit)) return 'enemy-unit'
  if (unit !== NOBODY && !canLead(state, general, unit)) return 'foreign-general'
  return companyRefusal(state, unit, hex)
}

/** Where only some may be, a general may be together with one of them. */
function companyRefusal(state: BattleState, unit: number, hex: number): Reason | undefined {
  return isRestricted(state, hex) && unit === NOBODY ? 'general-needs-company' : undefined
}

/** Takes a legal step of a general. */
export function stepGeneral(state: BattleState, to: number, events: Events): void {
  const general = state.active
  const from = state.hex[general]!
  const { tables, roads } = state.field
  const direction = tables.directionTo(from, to)
  const isRoad = (roads[from]! & (1 << direction)) !== 0
  lift(state, general)
  put(state, general, to)
  emitMove(state, events, general, from)
  if (state.field.special.hidden) reveal(state, general, events)
  state.steps++
  if (!isRoad) state.byRoad = 0
  state.stopped = stopAfter(state, from, direction, isRoad)
}

/** 9.4.2: the pursuit is over: each hex that the general has retreated counts one. */
export function settlePursuit(state: BattleState, events: Events): void {
  const general = state.pursued
  if (general === NOBODY) return
  const value = state.pursuit
  state.pursued = NOBODY
  state.pursuit = 0
  if (state.hex[general] === NOWHERE) return
  // Among his own troops he is safe.
  if (state.troops[state.hex[general]!] !== NOBODY) return
  const die = rollDie(state, D10) + 1
  const isCaptured = die <= value
  emitCapture(state, events, general, value, die, isCaptured)
  if (isCaptured) eliminate(state, general)
}
