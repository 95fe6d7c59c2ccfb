import { rollDie } from '../../../engine/flat-memory.ts'
import { changeWeather } from '../../../engine/weather.ts'
import { D6 } from '../format/index.ts'
import { WORLD } from './conditions.ts'
import { type Events, emitMisfire, emitWeather } from './events.ts'
import { ATTACKING, type BattleState, MISFIRED } from './state.ts'
import { misfireOf } from './weather.ts'

/** Own weather: at the beginning of a turn the weather may change. */
export function turnWeather(state: BattleState, events: Events): void {
  const { sky, conditions } = state.field
  if (!sky) return
  changeWeather(
    sky,
    state.sky,
    state.turn,
    state.memory,
    (condition) => conditions.holds(WORLD, state, condition),
    () => rollDie(state, D6) + 1,
    (news, change) => emitWeather(state, events, news, change),
  )
}

/** Own weather: every infantry unit of an attack tries its muskets before it is fought. */
export function tryMuskets(state: BattleState, events: Events): void {
  if (!state.field.sky) return
  for (let piece = 0; piece < state.field.pieces; piece++) {
    const most = (state.status[piece]! & ATTACKING) === 0 ? 0 : misfireOf(state, piece)
    if (most === 0) continue
    const die = rollDie(state, D6) + 1
    if (die > most) continue
    state.status[piece]! |= MISFIRED
    emitMisfire(state, events, piece, die)
  }
}
