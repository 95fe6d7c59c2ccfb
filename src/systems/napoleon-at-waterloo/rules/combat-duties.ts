import { NOWHERE } from '../../../board/nowhere.ts'
import { isBeaten, isUnderTruce } from './army-morale.ts'
import { isInContact } from './hexsides.ts'
import { isHiddenHex } from './hidden-units.ts'
import { hasLineOfFire, isGun } from './line-of-fire.ts'
import { isEnemyIn } from './stacks.ts'
import { ADVANCED, ASSAULTED, ATTACKING, type BattleState, DISRUPTED, FOUGHT, NOBODY, OBLIGED } from './state.ts'

// Standard Combat B: who still has to attack, or to be attacked, and who can do it.

/** A unit of the phasing side that must still attack: it was next to an enemy, and is. */
export function isBoundUnit(state: BattleState, piece: number): boolean {
  if ((state.status[piece]! & (OBLIGED | ATTACKING)) !== OBLIGED || !isFree(state, piece)) return false
  return isNextToEnemy(state, state.hex[piece]!)
}

/** An enemy who must still be attacked: he was next to a unit of the phasing side, and is. */
export function isBoundEnemy(state: BattleState, piece: number): boolean {
  const hex = state.hex[piece]!
  if (hex === NOWHERE || state.field.side[piece] === state.side || (state.status[piece]! & OBLIGED) === 0) return false
  return isOpen(state, hex) && isNextToAttacker(state, hex)
}

/** A unit of the phasing side that can still attack, or is about to. Whoever was pushed aside is next to no enemy. */
export function isFree(state: BattleState, piece: number): boolean {
  const { side, strength } = state.field
  if (state.hex[piece] === NOWHERE || side[piece] !== state.side || strength[piece] === 0) return false
  const status = state.status[piece]!
  // Own rules: a broken army has to attack nobody.
  return (status & (FOUGHT | ADVANCED | DISRUPTED)) === 0 && !isBeaten(state, state.side)
}

/** An enemy hex that was not attacked yet. */
function isOpen(state: BattleState, hex: number): boolean {
  if (!isEnemyIn(state, hex, state.side) || isUnderTruce(state, state.side, hex) || isHiddenHex(state, hex))
    return false
  for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) {
    if ((state.status[piece]! & (ASSAULTED | ADVANCED)) !== 0) return false
  }
  return true
}

/** Whether a free unit has an enemy to attack; after the attack that is declared, or without it. */
export function hasPartner(state: BattleState, piece: number, after: boolean): boolean {
  const { hexes, sideTables, afar, afarEach, range } = state.field
  const from = state.hex[piece]!
  const isThere = (hex: number) => hex !== NOWHERE && isOpen(state, hex) && !(after && isTarget(state, hex))
  // Guns fire at a neighbour whom nobody else may attack.
  const around = isGun(state, piece) ? hexes.neighbours : sideTables.contacts
  for (let i = from * 6; i < from * 6 + 6; i++) if (isThere(around[i]!)) return true
  if (!isGun(state, piece)) return false
  for (let i = from * afarEach; i < from * afarEach + afarEach; i++) {
    if (!isThere(afar[i]!) || hexes.distance(from, afar[i]!) > range[piece]!) continue
    if (hasLineOfFire(state, from, afar[i]!, state.side)) return true
  }
  return false
}

/** Whether guns are left who can attack an enemy from afar; a neighbour who can has to fight himself. */
export function hasGun(state: BattleState, enemy: number): boolean {
  const hex = state.hex[enemy]!
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if (isFree(state, piece) && canBombard(state, piece, hex)) return true
  }
  return false
}

export function isTarget(state: BattleState, hex: number): boolean {
  for (let i = 0; i < state.targets; i++) if (state.target[i] === hex) return true
  return false
}

export const isNextTo = (state: BattleState, piece: number, hex: number) =>
  isInContact(state.field, state.hex[piece]!, hex)

export function canBombard(state: BattleState, piece: number, hex: number): boolean {
  const { hexes, range } = state.field
  if (!isGun(state, piece)) return false
  if (isNextTo(state, piece, hex) || hexes.distance(state.hex[piece]!, hex) > range[piece]!) return false
  return hasLineOfFire(state, state.hex[piece]!, hex, state.side)
}

export function isNextToEnemy(state: BattleState, hex: number): boolean {
  const { contacts } = state.field.sideTables
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    if (contacts[i] !== NOWHERE && isEnemyIn(state, contacts[i]!, state.side)) return true
  }
  return false
}

/** Whether a hex is next to a unit of the phasing side with strength. */
export function isNextToAttacker(state: BattleState, hex: number): boolean {
  const { sideTables, side, strength } = state.field
  const { contacts } = sideTables
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    if (contacts[i] === NOWHERE) continue
    for (let piece = state.top[contacts[i]!]!; piece !== NOBODY; piece = state.below[piece]!) {
      if (side[piece] === state.side && strength[piece]! > 0) return true
    }
  }
  return false
}
