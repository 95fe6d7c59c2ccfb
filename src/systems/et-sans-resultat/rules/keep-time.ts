import { hearNews } from '../../../engine/news.ts'
import { askTiming, hasCome } from '../../../engine/timetable.ts'
import { freeSuperior } from './command/status.ts'
import { tallyOf, WORLD } from './conditions.ts'
import { rollOne } from './dice.ts'
import { type Events, emitCalledAway, emitNews, emitTruceEnds } from './events.ts'
import { unitsOf } from './queries.ts'
import { ABSENT, type BattleState, CALLED_AWAY, DETACHED, GONE, NOBODY, OFF, REMOVED, WITHDRAWN } from './state.ts'
import type { Entry } from './timetable.ts'

/** 14.7: at the beginning of a turn both sides hear who comes, who is released, and who has to leave. */
export function keepTime(state: BattleState, events: Events): void {
  const { timetable, conditions } = state.field
  if (timetable.entries.length === 0) return
  const tally = tallyOf(state)
  for (const entry of timetable.entries) {
    const news = hearNews(
      entry,
      state.turn,
      state.memory,
      (condition) => conditions.holds(WORLD, tally, condition),
      () => rollOne(state),
    )
    emitNews(state, events, entry.side, news)
    if (entry.what === 'withdrawal' && hasCome(entry.timing, state.turn, state.memory)) withdraw(state, entry, events)
  }
}

/** 14.11, 14.12: whether a truce ends, or guns off the table are there. */
export function askSpecial(state: BattleState, events: Events): void {
  const { special, conditions } = state.field
  if (special.truces === undefined && special.guns === undefined) return
  const tally = tallyOf(state)
  for (const { timing } of [...(special.truces ?? []), ...(special.guns ?? [])]) {
    askTiming(
      timing,
      state.turn,
      state.memory,
      (condition) => conditions.holds(WORLD, tally, condition),
      () => rollOne(state),
    )
  }
  announceTruces(state, events)
}

/** Says which truces end with the turn that begins; one that the first turn ends has never been. */
function announceTruces(state: BattleState, events: Events): void {
  if (state.turn === 1) return
  for (const truce of state.field.special.truces ?? []) {
    const { row, turn } = truce.timing
    if ((row < 0 ? turn : state.memory[row]) === state.turn) emitTruceEnds(state, events, truce)
  }
}

/** Who is called away leaves the table, or never comes: whole formations, what they have detached, and whole forces. */
function withdraw(state: BattleState, { formations, forces }: Entry, events: Events): void {
  for (const formation of formations) {
    const isParted = (bits: number, other: number) => (bits & DETACHED) !== 0 && state.parent[other] === formation
    const parts = [...state.formationBits.keys()].filter((other) => isParted(state.formationBits[other]!, other))
    for (const part of [formation, ...parts]) {
      if ((state.formationBits[part]! & GONE) !== 0) continue
      emitCalledAway(state, events, part)
      freeSuperior(state, part)
      for (const unit of unitsOf(state, part)) takeAway(state, unit)
      state.formationBits[part]! |= GONE
    }
  }
  for (const force of forces) callAway(state, force)
}

/** Who has not arrived stays off the table, and those who are lost already are lost. */
function takeAway(state: BattleState, unit: number): void {
  if (state.stance[unit] === REMOVED || state.stance[unit] === OFF) return
  state.stance[unit] = REMOVED
  state.unitBits[unit]! |= WITHDRAWN
}

/** The commander and the reserve batteries of a force that leaves as a whole go with it; the army's commander stays. */
function callAway(state: BattleState, force: number): void {
  for (const battery of state.field.forces[force]!.batteries) takeAway(state, battery)
  const commander = state.forceCommander[force]!
  if (state.field.commanders[commander]!.role === 'force') state.commanderBits[commander]! |= ABSENT | CALLED_AWAY
}

/** 14.7: whether a formation is kept in reserve: it takes no orders and does not move. */
export function isHeld({ field, turn, memory }: BattleState, formation: number): boolean {
  const { reserveOf, reserves } = field.timetable
  if (reserveOf.length === 0 || reserveOf[formation] === NOBODY) return false
  return !hasCome(reserves[reserveOf[formation]!]!.timing, turn, memory)
}

/** An attack on one of its formations releases a reserve that is ready for it. */
export function releaseByAttack(state: BattleState, formation: number, events: Events): void {
  if (!isHeld(state, formation)) return
  const { reserves, reserveOf } = state.field.timetable
  const { isReleasedByAttack, timing, name, side } = reserves[reserveOf[formation]!]!
  if (!isReleasedByAttack) return
  state.memory[timing.row] = state.turn
  emitNews(state, events, side, { what: 'reserve', group: name, result: 'attacked' })
}
