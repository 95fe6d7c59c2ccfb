import { placeAfter, walkThrough } from '../../../board/table/line-walk.ts'
import { type Point, squaredDistance } from '../../../board/table/point.ts'
import type { Refusal } from '../../../engine/system.ts'
import type { ActionOf } from '../actions.ts'
import { isAbout } from '../command/status.ts'
import { ALLOWANCE } from '../data.ts'
import { VANTAGE } from '../ground.ts'
import { centreOf, formationsOf } from '../queries.ts'
import { type BattleState, NOBODY } from '../state.ts'
import { middleOf } from './outlook.ts'
import { costOn, gaitOfGenerals, isBarred, isInDense, marksUnder } from './rates.ts'

/** 3.7: army and force commanders ride where they want. */

/** Where a commander is offered to go: to stay, to formations of his own side, to vantage points. */
export function ridesOf(state: BattleState, commander: number): ActionOf<'go'>[] {
  const { side } = state.field.commanders[commander]!
  const own: Point = [state.commanderX[commander]!, state.commanderY[commander]!]
  const places: Point[] = [own]
  for (const formation of formationsOf(state, side)) {
    const centre = centreOf(state, formation)
    if (centre) places.push(centre)
  }
  for (const { ring } of state.field.ground.features) {
    if (!ring) continue
    const middle = middleOf(ring)
    if ((state.field.ground.marksAt(...middle) & VANTAGE) !== 0) places.push(middle)
  }
  return places
    .filter((place, i) => places.findIndex((other) => squaredDistance(place, other) === 0) === i)
    .map((at) => ({ kind: 'go' as const, side, commander, at }))
    .filter((action) => goRefusal(state, action) === undefined)
}

/** Why a commander may not ride there. */
export function goRefusal(state: BattleState, { commander, side, at }: ActionOf<'go'>): Refusal | undefined {
  const known = state.field.commanders[commander]
  if (known?.side !== side) return { rule: '3.1', reason: 'this commander is not of that side' }
  const { name, role } = known
  if (role !== 'army' && role !== 'force')
    return { rule: '2.3', reason: `${name} stands at the centre of his formation` }
  if (!isAbout(state, commander)) return { rule: '3.7', reason: `${name} is not on the table` }
  if (state.leads[commander] !== NOBODY)
    return { rule: '6 take-command', reason: `${name} moves with the formation that he commands` }
  const { ground } = state.field
  if (!at.every(Number.isInteger)) return { rule: '1.1', reason: 'places are told in whole tenths of an inch' }
  if (!ground.isOnTable(...at)) return { rule: '7.11', reason: `${at[0] / 10},${at[1] / 10} is off the table` }
  return wayRefusal(state, name, [state.commanderX[commander]!, state.commanderY[commander]!], at)
}

function wayRefusal(state: BattleState, name: string, from: Point, at: Point): Refusal | undefined {
  const { ground } = state.field
  const gait = gaitOfGenerals(state)
  const walk = walkThrough([from, at])
  let wasDense = isInDense(gait, marksUnder(ground, ...from))
  for (let step = 1, spent = 0; step <= walk.steps; step++) {
    const place = placeAfter(walk, step)
    const marks = marksUnder(ground, ...place)
    if (isBarred(marks)) return { rule: '1.7', reason: `${name} cannot cross what lies on the way` }
    spent += costOn(gait, marks)
    if (spent > ALLOWANCE) return { rule: '7.1', reason: `it is too far for ${name} to ride in a turn` }
    const isDense = isInDense(gait, marks)
    if (isDense !== wasDense && step < walk.steps) {
      return {
        rule: '7.3',
        reason: `${name} has to stop at the edge of dense ground, at ${place[0] / 10},${place[1] / 10}`,
      }
    }
    wasDense = isDense
  }
  return undefined
}
