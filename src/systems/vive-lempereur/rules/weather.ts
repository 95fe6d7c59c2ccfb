import { NOWHERE } from '../../../board/nowhere.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import { changeWeather, foreseeWeather, limitsSight, type Weather, weatherIn } from '../../../engine/weather.ts'
import { ARTILLERY, D6, INFANTRY } from '../format/index.ts'
import { WORLD } from './conditions.ts'
import { emitMisfire, emitWeather } from './emit-events.ts'
import type { Events } from './events.ts'
import { type BattleState } from './state.ts'

// Weather is no part of the book: RULES.md has it among what Berthier adds. A battle without any pays nothing for it.

/** The weather in a hex; nothing in a battle without any. */
export function weatherAt(state: BattleState, hex: number): Weather | undefined {
  const { sky } = state.field
  return sky === undefined ? undefined : weatherIn(sky, state.sky, hex)
}

/** At the beginning of a turn the weather may change. */
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

/** The weather of a turn, as far as no die and no condition decides it. */
export function catchUpWeather(state: BattleState, turns: number): void {
  const { sky } = state.field
  if (sky) foreseeWeather(sky, state.sky, turns)
}

/** Whether nobody sees from hex to hex for the weather at one of them; only asked where there is weather. */
export function isBeyondSight(state: BattleState, from: number, to: number): boolean {
  const sky = state.field.sky!
  const far = state.field.tables.distance(from, to)
  return far > weatherIn(sky, state.sky, from).sight || far > weatherIn(sky, state.sky, to).sight
}

/** Whether weather that limits sight hides a hex from a side: none of its units is near enough to see it. */
export function isHiddenFromAll(state: BattleState, side: number, target: number): boolean {
  const { sky, roster } = state.field
  if (!sky || !limitsSight(weatherIn(sky, state.sky, target))) return false
  return !roster.bySide[side]!.some((piece) => {
    const hex = state.hex[piece]!
    return hex !== NOWHERE && !isBeyondSight(state, hex, target)
  })
}

/** How far guns fire from a hex in its weather. */
export function gunLimit(state: BattleState, hex: number): number {
  return weatherAt(state, hex)?.range ?? Infinity
}

/** What weather adds to fire from a hex: to that of infantry and guns, not to a charge. */
export function weatherFire(state: BattleState, unit: number): number {
  const { sky, roster } = state.field
  if (!sky) return 0
  const arm = roster.arm[unit]
  return arm === INFANTRY || arm === ARTILLERY ? weatherIn(sky, state.sky, state.hex[unit]!).fire : 0
}

/** The result of a die up to which the muskets of a unit fail; 0 where they never do. */
export function misfireOf(state: BattleState, unit: number): number {
  const { sky, roster } = state.field
  return sky && roster.arm[unit] === INFANTRY ? weatherIn(sky, state.sky, state.hex[unit]!).misfire : 0
}

/** Whether wet muskets fail a unit that fires. */
export function misfires(state: BattleState, unit: number, target: number, events: Events): boolean {
  const most = misfireOf(state, unit)
  if (most === 0) return false
  const die = rollDie(state, D6) + 1
  if (die > most) return false
  emitMisfire(state, events, unit, target, die)
  return true
}

/** How many hexes a piece moves that may move so many, by the weather where it begins: at least one. Asked where there is weather. */
export function movesInWeather(state: BattleState, piece: number, moves: number): number {
  const sky = state.field.sky!
  if (moves === 0) return moves
  const start = piece === state.active ? state.startHex : state.hex[piece]!
  return start < 0 ? moves : Math.max(1, moves + weatherIn(sky, state.sky, start).movement)
}
