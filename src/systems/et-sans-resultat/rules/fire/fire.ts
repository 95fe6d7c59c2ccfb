import type { ActionOf } from '../actions.ts'
import { leadershipOf } from '../command/status.ts'
import type { Decision } from '../decision.ts'
import { rollOne, rollTwo } from '../dice.ts'
import type { Events } from '../events.ts'
import { releaseByAttack } from '../keep-time.ts'
import { bombardmentOf } from '../off-table-guns.ts'
import { formationsInTurn, sideOfFormation, sidesInTurn } from '../queries.ts'
import {
  ARTILLERY,
  type BattleState,
  copy,
  FIRED,
  FIRED_INTENSELY,
  GRAND_BATTERY,
  INFANTRY,
  NOBODY,
  SCORED,
} from '../state.ts'
import { breakUnderFire } from '../weak-ground.ts'
import { fireWeather } from '../weather.ts'
import { formatFire, parseFire } from './action-text.ts'
import { emitBombardment, emitFire, emitFireMission, emitMisfire, emitScore } from './events.ts'
import { explainFire } from './explain.ts'
import { tire } from './fatigue.ts'
import { firesAt, gunPoints, type Points, skirmishPoints } from './points.ts'
import { apartFrom, fireRefusal, mayDeclare, targetsOf } from './targets.ts'

type Fire = ActionOf<'fire'>

/** 9.1: what the guns and the skirmishers of each formation fire at. Whoever says nothing holds its fire. */
export const fireDecision: Decision<Fire> = {
  kinds: ['fire'],
  hasChoice(state, side) {
    for (let formation = 0; formation < state.order.length; formation++) {
      if (sideOfFormation(state, formation) !== side || !mayDeclare(state, formation)) continue
      if (targetsOf(state, formation, true).isAny) return true
    }
    return false
  },
  list(state, side, out) {
    for (let formation = 0; formation < state.order.length; formation++) {
      if (sideOfFormation(state, formation) !== side || !mayDeclare(state, formation)) continue
      listFires(state, formation, out)
    }
  },
  refusal: fireRefusal,
  carryOut: declare,
  // With units that fire apart, what the declaration would come to is read off a copy where it has been made.
  explain: (state, action) => explainFire(action.apart ? declared(state, action) : state, action),
  format: formatFire,
  parse: parseFire,
}

function declare(state: BattleState, action: Fire): void {
  const { formation, guns, gunsIntense, skirmish, skirmishIntense, apart = [] } = action
  state.gunsAt[formation] = guns
  state.gunsIntense[formation] = gunsIntense ? 1 : 0
  state.skirmishAt[formation] = skirmish
  state.skirmishIntense[formation] = skirmishIntense ? 1 : 0
  for (const { unit, at } of apart) state.aimedAt[unit] = at
}

function declared(state: BattleState, action: Fire): BattleState {
  const then = copy(state)
  declare(then, action)
  return then
}

/** 9.7, 9.8: all fire is carried out at once: first every score, then the fatigue of those who fired intensely. */
export function resolveFire(state: BattleState, events: Events): void {
  const [first] = sidesInTurn(state)
  const inTurn = formationsInTurn(state)
  // 3.8: the dice of a target are rolled by those who fire at it.
  for (const target of inTurn) if (sideOfFormation(state, target) !== first) score(state, target, events)
  for (const target of inTurn) if (sideOfFormation(state, target) === first) score(state, target, events)
  const { guns, skirmish } = state.field.tables
  for (const formation of inTurn) {
    if (state.gunsIntense[formation] === 1) tire(state, formation, guns.intenseFatigue, events, ARTILLERY)
    if (state.skirmishIntense[formation] === 1) tire(state, formation, skirmish.intenseFatigue, events, INFANTRY)
  }
}

/** 9.7: the points of all who fire at a formation, and one roll for them. */
function score(state: BattleState, target: number, events: Events): void {
  let points = 0
  let isFiredAt = false
  let isShelled = false
  for (let formation = 0; formation < state.order.length; formation++) {
    if (firesAt(state, formation, target, true)) {
      const isIntense = state.gunsIntense[formation] === 1
      const fire = gunPoints(state, formation, target, isIntense)
      points += fire.points
      isFiredAt ||= fire.units.length > 0
      isShelled ||= fire.units.length > 0
      markFired(state, fire, isIntense)
      emitFire(state, events, formation, target, 'guns', fire.points, isIntense)
      if ((state.formationBits[formation]! & GRAND_BATTERY) !== 0) fireMission(state, formation, target, events)
    }
    if (firesAt(state, formation, target, false)) {
      const isIntense = state.skirmishIntense[formation] === 1
      const fire = skirmishPoints(state, formation, target, isIntense)
      if (misfires(state, formation, fire, events)) continue
      points += fire.points
      isFiredAt ||= fire.units.length > 0
      markFired(state, fire, isIntense)
      emitFire(state, events, formation, target, 'skirmishers', fire.points, isIntense)
    }
  }
  for (const guns of bombardmentOf(state, target)) {
    points += guns.points
    isFiredAt = true
    isShelled = true
    emitBombardment(state, events, guns.name, target, guns.points)
  }
  if (!isFiredAt) return
  releaseByAttack(state, target, events)
  const dice = rollTwo(state)
  const total = points + dice
  state.score[target] = total
  if (total >= state.field.tables.assessment.trigger) state.formationBits[target]! |= SCORED
  emitScore(state, events, target, points, dice, total)
  if (isShelled) breakUnderFire(state, target, events)
}

/** 14.8: in wet weather the muskets of a formation may fail, all of them. */
function misfires(state: BattleState, formation: number, { units }: Points, events: Events): boolean {
  const { misfire } = fireWeather(state, units)
  if (misfire === 0) return false
  const die = rollOne(state)
  emitMisfire(state, events, formation, die, die <= misfire)
  return die <= misfire
}

function markFired(state: BattleState, { units }: Points, isIntense: boolean): void {
  for (const unit of units) state.unitBits[unit]! |= isIntense ? FIRED | FIRED_INTENSELY : FIRED
}

/** 9.8: the fire of a grand battery has its target assessed once more for each point of its commander's leadership. */
function fireMission(state: BattleState, formation: number, target: number, events: Events): void {
  const extra = leadershipOf(state, formation)
  state.missions[target]! += extra
  emitFireMission(state, events, formation, target, extra)
}

/** A weapon and what it fires at; NOBODY for nothing. */
type Aim = { readonly at: number; readonly isIntense: boolean }
const HELD: Aim = { at: NOBODY, isIntense: false }

function listFires(state: BattleState, formation: number, into: Fire[]): void {
  const targets = targetsOf(state, formation)
  if (!targets.isAny) return
  const side = sideOfFormation(state, formation)
  const guns = aims(targets.guns, (at, isIntense) => gunPoints(state, formation, at, isIntense).points)
  const skirmish = aims(targets.skirmish, (at, isIntense) => skirmishPoints(state, formation, at, isIntense).points)
  for (const gun of guns) {
    for (const shot of skirmish) {
      if (gun.at === NOBODY && shot.at === NOBODY) continue
      const fire: Fire = {
        kind: 'fire',
        side,
        formation,
        guns: gun.at,
        gunsIntense: gun.isIntense,
        skirmish: shot.at,
        skirmishIntense: shot.isIntense,
      }
      into.push(fire)
      if (state.field.tables.readings.targets === 'one') continue
      for (const apart of apartFrom(state, fire)) into.push({ ...fire, apart })
    }
  }
}

/** Each target normally, and intensely where that is worth more points; and holding fire. */
function aims(targets: readonly number[], pointsAt: (at: number, isIntense: boolean) => number): Aim[] {
  const found: Aim[] = [HELD]
  for (const at of targets) {
    found.push({ at, isIntense: false })
    if (pointsAt(at, true) > pointsAt(at, false)) found.push({ at, isIntense: true })
  }
  return found
}
