import { NOWHERE } from '../../../board/nowhere.ts'
import { isGun, MOVED, NO_ARM, NOBODY } from '../rules/index.ts'
import type { Outlook } from './outlook.ts'

/** So far from the enemy whoever guards a leader stays. */
export const GUARDS_DISTANCE = 5
const LEADERS_REACH = 4

/**
 * Who stays back with a leader whose fate decides the battle: the strongest of those with him, or nobody where somebody
 * who has moved already waits for him. A leader who is left alone is ridden down sooner or later.
 */
export function chooseGuard(outlook: Outlook): number {
  const { state, field, side, goals } = outlook
  if (!goals.leaderMatters[side as 0 | 1]) return NOBODY
  let leader = NOBODY
  for (let piece = 0; piece < field.pieces; piece++) {
    if (field.arm[piece] === NO_ARM && field.side[piece] === side && state.hex[piece] !== NOWHERE) leader = piece
  }
  if (leader === NOBODY) return NOBODY
  const place = state.hex[leader]!
  for (let piece = 0; piece < field.pieces; piece++) {
    const hex = state.hex[piece]!
    const hasMoved = (state.status[piece]! & MOVED) !== 0 && field.side[piece] === side && hex !== NOWHERE
    if (!hasMoved || isGun(state, piece) || outlook.near[hex]! < GUARDS_DISTANCE) continue
    if (field.hexes.distance(hex, place) <= LEADERS_REACH) return NOBODY
  }
  let guard = NOBODY
  for (let piece = state.top[place]!; piece !== NOBODY; piece = state.below[piece]!) {
    if (piece === leader || isGun(state, piece)) continue
    if (guard === NOBODY || field.strength[piece]! > field.strength[guard]!) guard = piece
  }
  return guard
}
