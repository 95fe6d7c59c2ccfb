import { NOWHERE } from '../../../board/nowhere.ts'
import { limitsSight, weatherIn } from '../../../engine/weather.ts'
import { ARTILLERY, INFANTRY } from './battlefield.ts'
import type { BattleState } from './state.ts'

// Weather is no part of the book: RULES.md has it among what Berthier adds. A battle without any pays nothing for it.

/** Own weather: the movement points of a piece in the weather where it begins; who can move at all keeps one. */
export function allowanceOf(state: BattleState, piece: number): number {
  const { sky, movement } = state.field
  const [points, hex] = [movement[piece]!, state.hex[piece]!]
  if (!sky || points === 0 || hex === NOWHERE) return points
  return Math.max(1, points + weatherIn(sky, state.sky, hex).movement)
}

/** Own weather: whether guns in one of two hexes do not see the other, or do not reach it, for the weather at either end. */
export function isHiddenByWeather(state: BattleState, from: number, to: number): boolean {
  const { sky, hexes } = state.field
  if (!sky) return false
  const [here, there] = [weatherIn(sky, state.sky, from), weatherIn(sky, state.sky, to)]
  return hexes.distance(from, to) > Math.min(here.sight, here.range, there.sight, there.range)
}

/** Own weather: whether weather that limits sight hides a hex from a side: none of its units is near enough to see it. */
export function isHiddenFromAll(state: BattleState, side: number, target: number): boolean {
  const { sky, hexes, pieces, side: sideOf } = state.field
  const there = sky && weatherIn(sky, state.sky, target)
  if (!there || !limitsSight(there)) return false
  for (let piece = 0; piece < pieces; piece++) {
    const hex = state.hex[piece]!
    if (hex === NOWHERE || sideOf[piece] !== side) continue
    if (hexes.distance(hex, target) <= Math.min(there.sight, weatherIn(sky, state.sky, hex).sight)) return false
  }
  return true
}

/** Own weather: the strength with which a piece attacks from where it is; foot and guns never less than one point of it. */
export function strengthInWeather(state: BattleState, piece: number): number {
  const { sky, arm, strength } = state.field
  const own = strength[piece]!
  if (!sky || (arm[piece] !== INFANTRY && arm[piece] !== ARTILLERY)) return own
  return Math.max(Math.min(1, own), own + weatherIn(sky, state.sky, state.hex[piece]!).fire)
}

/** Own weather: the result of a die up to which the muskets of a piece fail; 0 where they never do. */
export function misfireOf(state: BattleState, piece: number): number {
  const { sky, arm } = state.field
  return sky && arm[piece] === INFANTRY ? weatherIn(sky, state.sky, state.hex[piece]!).misfire : 0
}
