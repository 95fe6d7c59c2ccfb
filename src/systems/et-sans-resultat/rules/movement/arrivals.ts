import { ahead } from '../../../../board/table/facing.ts'
import { APART } from '../../../../board/table/footprint.ts'
import type { Point } from '../../../../board/table/point.ts'
import { hasCome } from '../../../../engine/timetable.ts'
import { rollOne } from '../dice.ts'
import type { Events } from '../events.ts'
import { centreOf, isBattery, isEnemyWithin, isExpected, sideOfFormation, sidesInTurn, unitsOf } from '../queries.ts'
import { ABSENT, type BattleState, CALLED_AWAY, LIMBERED, NOBODY, PLOYED } from '../state.ts'
import type { Arrival } from '../timetable.ts'
import { meetingEnemies, standsOnFriend } from './contact.ts'
import { emitArrival, emitEntrance, emitGeneralArrives, emitUnitArrives, emitWaiting } from './events.ts'
import { placeArea } from './reformation.ts'

/**
 * 13.4: whoever is due comes in column, its head on the entry and the rest behind it off the table; by the next entry
 * of its list where the enemy is near, and later where none is free.
 */
export const arrive = (state: BattleState, events: Events): void => bringOnAll(state, dueFormations(state), events)

/** 14.7: a formation whose owner has chosen its entry comes, and then those who are behind it. */
export function enter(state: BattleState, formation: number, entry: number, events: Events): void {
  const due = dueFormations(state)
  bringOn(state, formation, entry, events)
  bringOnAll(state, due.slice(due.indexOf(formation) + 1), events)
}

/** One after the other, until somebody has to choose between entries. */
function bringOnAll(state: BattleState, due: readonly number[], events: Events): void {
  for (const formation of due) {
    rollEntrance(state, formation, events)
    const open = openEntries(state, formation)
    if (open.length > 1) return
    if (open.length === 0) emitWaiting(state, events, formation)
    else bringOn(state, formation, open[0]!, events)
  }
  state.field.commanders.forEach((_, commander) => bringGeneral(state, commander, events))
}

/** 14.7: the formation whose entry its owner has to choose now; NOBODY where nobody has to. */
export function choosingFormation(state: BattleState): number {
  if (!state.field.timetable.hasChoices) return NOBODY
  return dueFormations(state).find((formation) => openEntries(state, formation).length > 1) ?? NOBODY
}

/** Whoever is due: the side with the initiative first, by turn, then by place in the queue, then as listed. */
function dueFormations(state: BattleState): number[] {
  const { arrivals } = state.field.timetable
  const due = arrivals.flatMap((arrival, formation) =>
    arrival && hasCome(arrival.timing, state.turn, state.memory) && waitingUnits(state, formation).length > 0
      ? [formation]
      : [],
  )
  const queue = (formation: number) => arrivals[formation]!.queue
  return sidesInTurn(state).flatMap((side) =>
    due
      .filter((formation) => sideOfFormation(state, formation) === side)
      .sort((a, b) => dueTurn(state, a) - dueTurn(state, b) || queue(a) - queue(b)),
  )
}

function dueTurn({ field, memory }: BattleState, formation: number): number {
  const { row, turn } = field.timetable.arrivals[formation]!.timing
  return row < 0 ? turn : memory[row]!
}

const waitingUnits = (state: BattleState, formation: number) =>
  unitsOf(state, formation).filter((unit) => isExpected(state, unit))

/** 14.7: the die that decides where a formation comes in is rolled once. */
function rollEntrance(state: BattleState, formation: number, events: Events): void {
  const { rolledIn } = state.field.timetable.arrivals[formation]!
  if (rolledIn === NOBODY || state.memory[rolledIn]! > 0) return
  state.memory[rolledIn] = rollOne(state)
  emitEntrance(state, events, formation, state.memory[rolledIn])
}

/** The entries of a formation that are free: among several its owner chooses, and only then come those to be tried next. */
export function openEntries(state: BattleState, formation: number): readonly number[] {
  const { otherwise } = state.field.timetable.arrivals[formation]!
  const side = sideOfFormation(state, formation)
  const column = waitingUnits(state, formation)
  const isFree = (entry: number) =>
    !isClosed(state, side, entry) && column.every((unit, place) => hasRoom(state, unit, entry, place))
  const open = entriesFor(state, formation).filter(isFree)
  return open.length > 0 ? open : otherwise.filter(isFree).slice(0, 1)
}

/** The entries among which the owner of a formation chooses; none before the die that decides is rolled. */
export function entriesFor({ field, memory }: BattleState, formation: number): readonly number[] {
  const { entrances, rolledIn } = field.timetable.arrivals[formation]!
  return entrances[rolledIn === NOBODY ? 0 : memory[rolledIn]! - 1] ?? []
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
  if ((state.commanderBits[commander]! & (ABSENT | CALLED_AWAY)) !== ABSENT) return
  const { ridesWith, side } = state.field.commanders[commander]!
  const ride = state.field.timetable.rides[commander]
  const place = ride ? entryOf(state, side, ride) : headOf(state, ridesWith)
  if (!place) return
  state.commanderX[commander] = place[0]
  state.commanderY[commander] = place[1]
  state.commanderBits[commander]! &= ~ABSENT
  emitGeneralArrives(state, events, commander)
}

function entryOf(state: BattleState, side: number, arrival: Arrival): Point | undefined {
  if (!hasCome(arrival.timing, state.turn, state.memory)) return undefined
  const [entry] = arrival.entrances[0]!
  return isClosed(state, side, entry!) ? undefined : state.field.entries[entry!]!.at
}

/** Where the first unit of a formation is that is on the table. */
function headOf(state: BattleState, formation: number): Point | undefined {
  const head = unitsOf(state, formation).find((unit) => state.stance[unit]! <= LIMBERED)
  return head === undefined ? undefined : [state.x[head]!, state.y[head]!]
}
