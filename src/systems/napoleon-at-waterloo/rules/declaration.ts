import { NOWHERE } from '../../../board/nowhere.ts'
import { ARMS } from '../format/catalog.ts'
import { ALSO, DECLARE_ON, JOIN, makeAction, RESOLVE } from './actions.ts'
import { attackModes } from './capability.ts'
import { leftAlone, mustFight } from './compulsory.ts'
import { hasLineOfFire, isGun } from './fire.ts'
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
  MOST_TARGETS,
  NOBODY,
} from './state.ts'
import { isInEnemyZone } from './zones.ts'

/** Why a piece cannot begin an attack on a hex, if it cannot. */
export function declareRefusal(state: BattleState, piece: number, hex: number): Reason | undefined {
  const reason = attackerRefusal(state, piece) ?? targetRefusal(state, hex) ?? rangeRefusal(state, piece, hex)
  return reason ?? obligationRefusal(state, piece, hex)
}

/** Why a piece cannot join the attack that is being declared. */
export function joinRefusal(state: BattleState, piece: number): Reason | undefined {
  const reason = attackerRefusal(state, piece)
  if (reason) return reason
  for (let i = 0; i < state.targets; i++) {
    const isOutOfRange = rangeRefusal(state, piece, state.target[i]!)
    if (isOutOfRange) return isOutOfRange
    // Standard Artillery D: guns that fire two hexes far attack one unit.
    if (state.targets > 1 && isFarFrom(state, piece, state.target[i]!)) return 'one-hex'
  }
  return obligationRefusal(state, piece, NOWHERE)
}

/** Combat F: why another hex cannot be attacked together with the others. */
export function alsoRefusal(state: BattleState, hex: number): Reason | undefined {
  const reason = targetRefusal(state, hex)
  if (reason) return reason
  if (state.phase === BOMBARDMENT) return 'one-hex'
  for (let i = 0; i < state.targets; i++) if (state.target[i] === hex) return 'attacked-already'
  const { pieces, hexes } = state.field
  for (let piece = 0; piece < pieces; piece++) {
    if ((state.status[piece]! & ATTACKING) === 0) continue
    if ((state.status[piece]! & FAR) !== 0) return 'one-hex'
    if (hexes.distance(state.hex[piece]!, hex) !== 1) return 'not-adjacent'
  }
  return obligationRefusal(state, NOBODY, hex)
}

/** Why the attack cannot be fought as it is declared, in a mode. */
export function resolveRefusal(state: BattleState, mode: number): Reason | undefined {
  if ((attackModes(state) & (1 << mode)) === 0) return 'no-such-mode'
  return !state.field.isAdvanced && leftAlone(state) !== 'nobody' ? 'left-alone' : undefined
}

/** Standard Combat B: nobody stops fighting before everybody has. */
export function endOfCombatRefusal(state: BattleState): Reason | undefined {
  return !state.field.isAdvanced && mustFight(state) ? 'must-fight' : undefined
}

/** Whether a piece may attack at all now. */
function attackerRefusal(state: BattleState, piece: number): Reason | undefined {
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
function targetRefusal(state: BattleState, hex: number): Reason | undefined {
  if (!isEnemyIn(state, hex, state.side)) return 'no-target'
  const done = state.phase === BOMBARDMENT ? BOMBARDED : ASSAULTED
  for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) {
    if ((state.status[piece]! & ADVANCED) !== 0) return 'has-advanced'
    if ((state.status[piece]! & done) !== 0) return 'attacked-already'
  }
  return undefined
}

/** Combat A, Artillery 2 and 4: next to it, or guns within their range with a line of fire. */
function rangeRefusal(state: BattleState, piece: number, hex: number): Reason | undefined {
  const { hexes, charts } = state.field
  const from = state.hex[piece]!
  const distance = hexes.distance(from, hex)
  if (distance === 1) return undefined
  if (!isGun(state, piece)) return 'not-adjacent'
  if (distance > charts.gunRange) return 'out-of-range'
  return hasLineOfFire(state, from, hex, state.side) ? undefined : 'fire-blocked'
}

function isFarFrom(state: BattleState, piece: number, hex: number): boolean {
  return state.field.hexes.distance(state.hex[piece]!, hex) > 1
}

/** Standard Combat B: whether somebody would be left who cannot fight any more, with a piece and a hex more in the attack. */
function obligationRefusal(state: BattleState, piece: number, hex: number): Reason | undefined {
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

export function addTarget(state: BattleState, hex: number): void {
  state.target[state.targets] = hex
  state.targets++
}

export function addAttacker(state: BattleState, piece: number): void {
  state.status[piece]! |= ATTACKING
  if (isFarFrom(state, piece, state.target[0]!)) state.status[piece]! |= FAR
}

export function listAttacks(state: BattleState, out: number[]): void {
  forEachAttack(state, (piece, hex) => {
    out.push(makeAction(DECLARE_ON, state.side, piece, hex))
    return false
  })
}

export function hasAttack(state: BattleState): boolean {
  return forEachAttack(state, () => true)
}

/** Visits every legal beginning of an attack until one is enough. */
function forEachAttack(state: BattleState, visit: (piece: number, hex: number) => boolean): boolean {
  const { pieces, hexes, afar, afarEach } = state.field
  for (let piece = 0; piece < pieces; piece++) {
    if (attackerRefusal(state, piece)) continue
    const from = state.hex[piece]!
    for (let i = from * 6; i < from * 6 + 6; i++) {
      const hex = hexes.neighbours[i]!
      if (hex !== NOWHERE && !declareRefusal(state, piece, hex) && visit(piece, hex)) return true
    }
    if (!isGun(state, piece)) continue
    for (let i = from * afarEach; i < from * afarEach + afarEach; i++) {
      const hex = afar[i]!
      if (hex !== NOWHERE && !declareRefusal(state, piece, hex) && visit(piece, hex)) return true
    }
  }
  return false
}

export function listDeclarations(state: BattleState, out: number[]): void {
  const { pieces, hexes } = state.field
  for (let piece = 0; piece < pieces; piece++) {
    if (!joinRefusal(state, piece)) out.push(makeAction(JOIN, state.side, piece))
  }
  for (let piece = 0; piece < pieces && state.targets < MOST_TARGETS; piece++) {
    // Every attacker is next to every target, so that others are looked for around one of them.
    if ((state.status[piece]! & ATTACKING) === 0) continue
    const from = state.hex[piece]!
    for (let i = from * 6; i < from * 6 + 6; i++) {
      const hex = hexes.neighbours[i]!
      if (hex !== NOWHERE && !alsoRefusal(state, hex)) out.push(makeAction(ALSO, state.side, 0, hex))
    }
    break
  }
  for (let arm = 0; arm < ARMS.length; arm++) {
    if (!resolveRefusal(state, arm)) out.push(makeAction(RESOLVE, state.side, arm))
  }
}
