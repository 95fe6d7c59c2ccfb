import { NOWHERE } from '../../../board/nowhere.ts'
import { isBeaten, isUnderTruce } from './army-morale.ts'
import { leftAlone } from './compulsory.ts'
import { isInContact } from './hexsides.ts'
import { isHiddenHex } from './hidden-units.ts'
import { hasLineOfFire, isGun } from './line-of-fire.ts'
import type { Reason } from './reasons.ts'
import { isEnemyIn } from './stacks.ts'
import {
  ADVANCED,
  ASSAULTED,
  ATTACKING,
  type BattleState,
  BOMBARDED,
  BOMBARDMENT,
  DISRUPTED,
  FAR,
  FOUGHT,
  NOBODY,
} from './state.ts'
import { isHiddenByWeather } from './weather.ts'
import { isInEnemyZone } from './zones.ts'

/** Whether a piece may attack at all now. */
export function attackerRefusal(state: BattleState, piece: number): Reason | undefined {
  const { side, strength, isAdvanced } = state.field
  if (side[piece] !== state.side || state.hex[piece] === NOWHERE) return 'nobody-there'
  if ((state.status[piece]! & ADVANCED) !== 0) return 'has-advanced'
  if ((state.status[piece]! & (FOUGHT | ATTACKING)) !== 0) return 'fought-already'
  if (strength[piece] === 0) return 'no-strength'
  if (isAdvanced && isGun(state, piece) !== (state.phase === BOMBARDMENT)) {
    return state.phase === BOMBARDMENT ? 'only-guns' : 'guns-bombard'
  }
  return isGun(state, piece) && (state.status[piece]! & DISRUPTED) !== 0 ? 'disrupted' : undefined
}

/** Combat 1 and 2: a hex is attacked as a whole, once by guns and once on the ground. */
export function targetRefusal(state: BattleState, hex: number): Reason | undefined {
  if (!isEnemyIn(state, hex, state.side)) return 'no-target'
  if (isHiddenHex(state, hex)) return 'is-hidden'
  if (isUnderTruce(state, state.side, hex)) return 'truce'
  const done = state.phase === BOMBARDMENT ? BOMBARDED : ASSAULTED
  for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) {
    if ((state.status[piece]! & ADVANCED) !== 0) return 'has-advanced'
    if ((state.status[piece]! & done) !== 0) return 'attacked-already'
  }
  return undefined
}

/** Combat A, Artillery 2 and 4: next to it, or guns within their range with a line of fire. */
export function rangeRefusal(state: BattleState, piece: number, hex: number): Reason | undefined {
  const { hexes, range } = state.field
  const from = state.hex[piece]!
  const distance = hexes.distance(from, hex)
  const isNear = isInContact(state.field, from, hex)
  // Own rules: a broken army only fires its guns.
  const isFire = isGun(state, piece) && (state.field.isAdvanced || !isNear)
  if (!isFire && isBeaten(state, state.side)) return 'army-broken'
  if (isNear) return undefined
  if (!isGun(state, piece)) return distance === 1 ? 'side-bars-attack' : 'not-adjacent'
  if (distance > range[piece]!) return 'out-of-range'
  if (isHiddenByWeather(state, from, hex)) return 'weather-hides'
  return hasLineOfFire(state, from, hex, state.side) ? undefined : 'fire-blocked'
}

/** Standard Combat B: whether somebody would be left who cannot fight any more, with a piece and a hex more in the attack. */
export function obligationRefusal(state: BattleState, piece: number, hex: number): Reason | undefined {
  if (state.field.isAdvanced) return undefined
  const { targets } = state
  const status = piece === NOBODY ? 0 : state.status[piece]!
  if (hex !== NOWHERE) addTarget(state, hex)
  if (piece !== NOBODY) addAttacker(state, piece)
  const alone = leftAlone(state)
  state.targets = targets
  if (hex !== NOWHERE) state.target[targets] = 0
  if (piece !== NOBODY) state.status[piece] = status
  if (alone !== 'cannot-join') return undefined
  if (piece === NOBODY || !isFarFrom(state, piece, hex === NOWHERE ? state.target[0]! : hex)) return 'left-alone'
  return isInEnemyZone(state, state.hex[piece]!, state.side) ? 'guns-engaged' : 'left-alone'
}

/** Whether a piece could attack a hex only from afar: it is not next to it, or something on the side between them forbids more. */
export function isFarFrom(state: BattleState, piece: number, hex: number): boolean {
  return !isInContact(state.field, state.hex[piece]!, hex)
}

export function addTarget(state: BattleState, hex: number): void {
  state.target[state.targets] = hex
  state.targets++
}

export function addAttacker(state: BattleState, piece: number): void {
  state.status[piece]! |= ATTACKING
  if (isFarFrom(state, piece, state.target[0]!)) state.status[piece]! |= FAR
}
