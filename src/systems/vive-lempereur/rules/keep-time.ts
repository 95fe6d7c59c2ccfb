import { NOWHERE } from '../../../board/nowhere.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import { hearNews } from '../../../engine/news.ts'
import { askTiming, hasCome } from '../../../engine/timetable.ts'
import { D6 } from '../format/index.ts'
import { WORLD } from './conditions.ts'
import { emitNews, emitTruces, emitWithdrawal } from './emit-events.ts'
import type { Events } from './events.ts'
import { lift } from './position.ts'
import { type BattleState, GONE, WITHDRAWN } from './state.ts'

/** At the beginning of a turn both sides hear who comes, who is released, and who has to leave. */
export function keepTime(state: BattleState, events: Events): void {
  const { timetable, conditions } = state.field
  for (const entry of timetable.entries) {
    const news = hearNews(
      entry,
      state.turn,
      state.memory,
      (condition) => conditions.holds(WORLD, state, condition),
      () => rollDie(state, D6) + 1,
    )
    emitNews(state, events, entry.side, news)
    const isLeaving = entry.what === 'withdrawal' && hasCome(entry.timing, state.turn, state.memory)
    if (isLeaving) withdraw(state, entry.pieces, events)
  }
}

/** At the beginning of a turn a truce may end, and guns off the map may come into play. */
export function turnRules(state: BattleState, events: Events): void {
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

/** Who is called away leaves the board, or never comes. */
function withdraw(state: BattleState, pieces: readonly number[], events: Events): void {
  for (const piece of pieces) {
    // Who is lost is not called away as well.
    if ((state.status[piece]! & (GONE | WITHDRAWN)) !== 0) continue
    if (state.hex[piece] !== NOWHERE) {
      emitWithdrawal(state, events, piece)
      lift(state, piece)
    }
    state.status[piece]! |= WITHDRAWN
  }
}

/** Whether a piece is kept in reserve, and takes no orders. */
export function isInReserve({ field, turn, memory }: BattleState, piece: number): boolean {
  const { reserveOf, reserves } = field.timetable
  if (reserveOf.length === 0 || reserveOf[piece]! < 0) return false
  return !hasCome(reserves[reserveOf[piece]!]!.timing, turn, memory)
}

/** An attack on one of them releases a reserve that is ready for it. */
export function releaseByAttack(state: BattleState, piece: number, events: Events): void {
  if (!isInReserve(state, piece)) return
  const { reserves, reserveOf } = state.field.timetable
  const { isReleasedByAttack, timing, name, side } = reserves[reserveOf[piece]!]!
  if (!isReleasedByAttack) return
  state.memory[timing.row] = state.turn
  emitNews(state, events, side, { what: 'reserve', group: name, result: 'attacked' })
}
