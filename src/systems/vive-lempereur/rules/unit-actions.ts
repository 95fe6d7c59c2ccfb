import { NOWHERE } from '../../../board/nowhere.ts'
import type { GameEvent } from '../../../engine/system.ts'
import { GARRISON, INFANTRY } from '../format/roster.ts'
import {
  DONE,
  FACE,
  FIRE,
  FORM_COMBAT,
  FORM_SQUARE,
  LEAVING_GARRISON,
  LEAVING_GENERAL,
  MOVE,
  makeAction,
  RALLY,
} from './actions.ts'
import { orderingCard } from './cards.ts'
import { noteFacing, noteFormation } from './events.ts'
import { aimRefusal, movedRefusal, rangeOf, readinessRefusal } from './fire.ts'
import { settlePursuit, stayRefusal } from './generals.ts'
import { stepRefusal } from './movement.ts'
import { groundAt, isGeneral } from './position.ts'
import { rallyRefusal } from './rally.ts'
import type { Reason } from './reasons.ts'
import { type BattleState, NOBODY, SQUARE } from './state.ts'

/** 6.2.13: an ordered unit may turn, at the end of its move or before it fires. */
export function faceRefusal(state: BattleState): Reason | undefined {
  const unit = state.active
  if (isGeneral(state, unit) || state.field.roster.type[unit] === GARRISON) return 'no-facing'
  return state.faced === 1 ? 'has-faced' : undefined
}

export function face(state: BattleState, direction: number, events: GameEvent[] | undefined): void {
  settlePursuit(state, events)
  state.facing[state.active] = direction
  state.faced = 1
  noteFacing(state, events, state.active)
}

/** 6.0: a change of formation takes the whole order; a square needs open ground or a hill. */
export function formationRefusal(state: BattleState, square: boolean): Reason | undefined {
  const unit = state.active
  const { roster } = state.field
  if (roster.arm[unit] !== INFANTRY || roster.type[unit] === GARRISON) return 'cannot-form-square'
  if (((state.status[unit]! & SQUARE) !== 0) === square) return 'formation-already'
  if (orderingCard(state) !== NOBODY) return 'card-allows-no-more'
  if (state.posted === 1) return 'arrival-moves-and-fires'
  if (state.steps > 0 || state.faced === 1) return 'formation-or-action'
  return square && !groundAt(state, state.hex[unit]!).square ? 'no-ground-for-square' : undefined
}

export function changeFormation(state: BattleState, events: GameEvent[] | undefined): void {
  state.status[state.active]! ^= SQUARE
  noteFormation(state, events, state.active)
}

/** A general cannot end his move where another one is. */
export function doneRefusal(state: BattleState): Reason | undefined {
  const piece = state.active
  if (!isGeneral(state, piece) || state.steps === 0) return undefined
  return stayRefusal(state, piece, state.hex[piece]!) ? 'cannot-end-here' : undefined
}

/** Everything that the active piece can do now. */
export function listActs(state: BattleState, out: number[]): void {
  const side = state.side
  listSteps(state, side, out)
  if (!faceRefusal(state)) {
    for (let direction = 0; direction < 6; direction++) out.push(makeAction(FACE, direction, 0, side))
  }
  listTargets(state, side, out)
  if (!formationRefusal(state, true)) out.push(makeAction(FORM_SQUARE, 0, 0, side))
  if (!formationRefusal(state, false)) out.push(makeAction(FORM_COMBAT, 0, 0, side))
  if (!rallyRefusal(state)) out.push(makeAction(RALLY, 0, 0, side))
  if (!doneRefusal(state)) out.push(makeAction(DONE, 0, 0, side))
}

function listSteps(state: BattleState, side: number, out: number[]): void {
  const from = state.hex[state.active]!
  const { neighbours } = state.field.tables
  const most = mostLeaving(state, from)
  for (let i = from * 6; i < from * 6 + 6; i++) {
    const to = neighbours[i]!
    if (to === NOWHERE) continue
    for (let leaving = 0; leaving <= most; leaving++) {
      if (!stepRefusal(state, to, leaving)) out.push(makeAction(MOVE, to, leaving, side))
    }
  }
}

/** The most that a step could leave behind: nothing is tried that is out of the question. */
function mostLeaving(state: BattleState, from: number): number {
  const mayLeaveGeneral = state.riding === 1 && state.steps === 0
  const mayLeaveGarrison = groundAt(state, from).building && state.field.roster.arm[state.active] === INFANTRY
  if (mayLeaveGeneral) return LEAVING_GENERAL | LEAVING_GARRISON
  return mayLeaveGarrison ? LEAVING_GARRISON : 0
}

function listTargets(state: BattleState, side: number, out: number[]): void {
  const unit = state.active
  if (readinessRefusal(state, unit) ?? movedRefusal(state, unit)) return
  const { roster, tables } = state.field
  const distances = tables.distancesFrom(state.hex[unit]!)
  const range = rangeOf(state, unit)
  const enemies = roster.bySide[1 - side]!
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i]!
    const hex = state.hex[enemy]!
    if (hex === NOWHERE || isGeneral(state, enemy)) continue
    if (distances[hex]! <= range && !aimRefusal(state, unit, hex)) out.push(makeAction(FIRE, hex, 0, side))
  }
}
