import { NOWHERE } from '../../../board/nowhere.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import { hearNews } from '../../../engine/news.ts'
import { askTiming, hasCome } from '../../../engine/timetable.ts'
import { D6 } from '../format/index.ts'
import { WORLD } from './conditions.ts'
import { type Events, emitEntrance, emitNews, emitTruces, emitWithdrawal } from './events.ts'
import { lift } from './stacks.ts'
import { type BattleState, CALLED_OFF, LASTING, WITHDRAWN } from './state.ts'
import type { Timetable } from './timetable.ts'

/** Own arrivals: at the beginning of a side's movement it hears who comes, who is released, and who has to leave. */
export function keepTime(state: BattleState, events: Events): void {
  const { timetable, conditions } = state.field
  for (const entry of timetable.entries) {
    if (entry.side !== state.side) continue
    const news = hearNews(
      entry,
      state.turn,
      state.memory,
      (condition) => conditions.holds(WORLD, state, condition),
      () => rollDie(state, D6) + 1,
    )
    emitNews(state, events, news)
    if (!hasCome(entry.timing, state.turn, state.memory)) continue
    if (entry.what === 'withdrawal') withdraw(state, entry.pieces, events)
    else if (entry.what === 'arrival' && state.memory[entry.dieRow] === 0) {
      state.memory[entry.dieRow] = rollDie(state, D6) + 1
      emitEntrance(state, events, entry.name, state.memory[entry.dieRow]!)
    }
  }
}

/** Own rules: at the beginning of a turn truces end, and guns off the map come into action. */
export function hearRules(state: BattleState, events: Events): void {
  const { special, conditions } = state.field
  for (const { timing } of [...(special.truces ?? []), ...(special.batteries ?? [])]) {
    askTiming(
      timing,
      state.turn,
      state.memory,
      (condition) => conditions.holds(WORLD, state, condition),
      () => rollDie(state, D6) + 1,
    )
  }
  emitTruces(state, events)
}

/** Own arrivals: who is called away leaves the board, or never comes. */
function withdraw(state: BattleState, pieces: readonly number[], events: Events): void {
  for (const piece of pieces) {
    // Who is lost or has left is not called away as well.
    if ((state.status[piece]! & LASTING) !== 0) continue
    const isThere = state.hex[piece] !== NOWHERE
    if (isThere) {
      emitWithdrawal(state, events, piece)
      lift(state, piece)
    }
    state.status[piece]! |= isThere ? WITHDRAWN : CALLED_OFF
  }
}

/** Own arrivals: whether a piece is kept in reserve, and may not move. */
export function isInReserve(state: BattleState, piece: number): boolean {
  const { reserveOf, reserves } = state.field.timetable
  const reserve = reserveOf[piece] ?? -1
  return reserve >= 0 && !hasCome(reserves[reserve]!.timing, state.turn, state.memory)
}

/** Own arrivals: an attack on one of them releases the reserves that are ready for it. */
export function releaseByAttack(state: BattleState, piece: number, events: Events): void {
  if (!isInReserve(state, piece)) return
  const { reserves, reserveOf } = state.field.timetable
  const { isReleasedByAttack, timing, name } = reserves[reserveOf[piece]!]!
  if (!isReleasedByAttack) return
  state.memory[timing.row] = state.turn
  emitNews(state, events, { what: 'reserve', group: name, result: 'attacked' }, state.field.side[piece])
}

/** The hexes that a piece may enter by: those that a die has chosen, where one does. */
export function entrancesOf(state: BattleState, piece: number): Timetable['arrivals'][number]['entrances'][number] {
  const { recruits, timetable, entrances } = state.field
  const { dieRow, entrances: lists } = timetable.arrivals[recruits[piece]!.arrival!]!
  return dieRow < 0 ? entrances[piece]! : (lists[state.memory[dieRow]! - 1] ?? NONE)
}

const NONE: readonly number[] = []
