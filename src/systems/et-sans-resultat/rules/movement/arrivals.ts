import { ahead } from '../../../../board/table/facing.ts'
import { APART } from '../../../../board/table/footprint.ts'
import type { Point } from '../../../../board/table/point.ts'
import type { Arrival } from '../battlefield.ts'
import type { Events } from '../events.ts'
import { centreOf, isBattery, isEnemyWithin, sideOfFormation, sidesInTurn, unitsOf } from '../queries.ts'
import { ABSENT, type BattleState, LIMBERED, NOBODY, OFF, PLOYED } from '../state.ts'
import { meetingEnemies, standsOnFriend } from './contact.ts'
import { emitArrival, emitGeneralArrives, emitUnitArrives, emitWaiting } from './events.ts'
import { placeArea } from './reformation.ts'

/**
 * 13.4: whoever is due comes in column, its head on the entry and the rest behind it off the table; by the next entry
 * of its list where the enemy is near, and later where none is free.
 */
export function arrive(state: BattleState, events: Events): void {
  for (const side of sidesInTurn(state)) {
    for (const formation of dueFormations(state, side)) {
      const entry = freeEntry(state, formation)
      if (entry === NOBODY) emitWaiting(state, events, formation)
      else bringOn(state, formation, entry, events)
    }
  }
  state.field.commanders.forEach((_, commander) => bringGeneral(state, commander, events))
}

/** By turn, then by their place in the queue; as they are listed where both are the same. */
function dueFormations(state: BattleState, side: number): number[] {
  const { formations } = state.field
  const due = formations.flatMap(({ arrival }, formation) => {
    if (!arrival || arrival.turn > state.turn || sideOfFormation(state, formation) !== side) return []
    return waitingUnits(state, formation).length > 0 ? [formation] : []
  })
  const [turn, queue] = [(f: number) => formations[f]!.arrival!.turn, (f: number) => formations[f]!.arrival!.queue]
  return due.sort((a, b) => turn(a) - turn(b) || queue(a) - queue(b))
}

const waitingUnits = (state: BattleState, formation: number) =>
  unitsOf(state, formation).filter((unit) => state.stance[unit] === OFF)

function freeEntry(state: BattleState, formation: number): number {
  const side = sideOfFormation(state, formation)
  const column = waitingUnits(state, formation)
  const isFree = (entry: number) =>
    !isClosed(state, side, entry) && column.every((unit, place) => hasRoom(state, unit, entry, place))
  return state.field.formations[formation]!.arrival!.entries.find(isFree) ?? NOBODY
}

function isClosed(state: BattleState, side: number, entry: number): boolean {
  const [x, y] = state.field.entries[entry]!.at
  return isEnemyWithin(state, side, x, y, state.field.tables.reach.entry)
}

/** Whether nobody stands where a unit of the column would. */
function hasRoom(state: BattleState, unit: number, entry: number, place: number): boolean {
  const { facing } = state.field.entries[entry]!
  const [x, y] = placeInColumn(state, entry, place)
  return !standsOnFriend(state, unit, x, y, facing) && meetingEnemies(state, unit, x, y, facing) === APART
}

function placeInColumn(state: BattleState, entry: number, place: number): Point {
  const { at, facing } = state.field.entries[entry]!
  return ahead(at, facing, -place * state.field.tables.spacing.column)
}

function bringOn(state: BattleState, formation: number, entry: number, events: Events): void {
  const column = waitingUnits(state, formation)
  column.forEach((unit, place) => {
    const [x, y] = placeInColumn(state, entry, place)
    state.x[unit] = x
    state.y[unit] = y
    state.facing[unit] = state.field.entries[entry]!.facing
    state.stance[unit] = isBattery(state, unit) ? LIMBERED : PLOYED
  })
  const [x, y] = centreOf(state, formation)!
  state.anchorX[formation] = x
  state.anchorY[formation] = y
  placeArea(state, formation)
  emitArrival(state, events, formation, entry)
  for (const unit of column) emitUnitArrives(state, events, unit)
}

/** A commander who rides alone comes on his turn; one who rides with a formation stands at its entry when it comes. */
function bringGeneral(state: BattleState, commander: number, events: Events): void {
  if ((state.commanderBits[commander]! & ABSENT) === 0) return
  const { arrival, ridesWith, side } = state.field.commanders[commander]!
  const place = ridesWith === NOBODY ? entryOf(state, side, arrival!) : headOf(state, ridesWith)
  if (!place) return
  state.commanderX[commander] = place[0]
  state.commanderY[commander] = place[1]
  state.commanderBits[commander]! &= ~ABSENT
  emitGeneralArrives(state, events, commander)
}

function entryOf(state: BattleState, side: number, arrival: Arrival): Point | undefined {
  if (arrival.turn > state.turn) return undefined
  const entry = arrival.entries.find((one) => !isClosed(state, side, one))
  return entry === undefined ? undefined : state.field.entries[entry]!.at
}

/** Where the first unit of a formation is that is on the table. */
function headOf(state: BattleState, formation: number): Point | undefined {
  const head = unitsOf(state, formation).find((unit) => state.stance[unit]! <= LIMBERED)
  return head === undefined ? undefined : [state.x[head]!, state.y[head]!]
}
