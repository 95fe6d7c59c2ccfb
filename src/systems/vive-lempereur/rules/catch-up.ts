import { hasCome } from '../../../engine/timetable.ts'
import { turnEvents } from './happenings.ts'
import type { BattleState } from './state.ts'
import { turnWeather } from './weather.ts'

/** Brings a position that begins later up to its turn: weather and events of the turns before, as far as no die decides them. */
export function catchUp(state: BattleState, turns: number): void {
  const { sky, happenings } = state.field
  const { turn } = state
  const isOpen = [...(sky?.changes ?? []), ...happenings].some(({ timing }) => timing.chance > 0 || timing.delays)
  const last = isOpen ? 0 : turns
  for (state.turn = 1; state.turn <= last; state.turn++) {
    turnWeather(state, undefined)
    if (happenings.every(({ isChoice, timing }) => isChoice || timing.when === undefined)) turnEvents(state, undefined)
  }
  state.turn = turn
}

/** Whether an event has happened. */
export const hasHappened = (state: BattleState, event: number): boolean =>
  hasCome(state.field.happenings[event]!.timing, state.turn, state.memory)
