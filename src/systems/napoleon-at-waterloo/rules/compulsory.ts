import { NOWHERE } from '../../../board/nowhere.ts'
import {
  canBombard,
  hasGun,
  hasPartner,
  isBoundEnemy,
  isBoundUnit,
  isFree,
  isNextTo,
  isNextToAttacker,
  isNextToEnemy,
  isTarget,
} from './combat-duties.ts'
import { ATTACKING, type BattleState, FAR, NOBODY, OBLIGED } from './state.ts'

// Standard Combat B, C and D, Artillery A: every unit next to an enemy must attack, every enemy next to a unit must be
// attacked, each once. This is settled when the phase begins, and lapses with the contact. Units and enemies that are not yet
// through are the two sides of a graph. Any graph of neighbours without lonely points falls into stars, one unit on many or
// many on one, so that it is enough to see who would be left with nobody. Guns add edges to enemies two hexes away, but a gun
// that uses one attacks nobody else: whom no neighbour can attack any more needs such a gun for himself.

/** Standard Combat B: when the combat phase begins, marks all who are next to an enemy that can fight, or must be fought. */
export function oblige(state: BattleState): void {
  const { pieces, side } = state.field
  for (let piece = 0; piece < pieces; piece++) {
    const hex = state.hex[piece]!
    if (hex === NOWHERE) continue
    const isNear = side[piece] === state.side ? isNextToEnemy(state, hex) : isNextToAttacker(state, hex)
    if (isNear) state.status[piece]! |= OBLIGED
  }
}

/** Whether somebody still has to fight, and can: a unit, or an enemy who must be attacked. */
export function mustFight(state: BattleState): boolean {
  const { pieces, side } = state.field
  for (let piece = 0; piece < pieces; piece++) {
    const isOpenDuty =
      side[piece] === state.side
        ? isBoundUnit(state, piece) && hasPartner(state, piece, false)
        : isBoundEnemy(state, piece) && hasGun(state, piece)
    if (isOpenDuty) return true
  }
  return false
}

/** Units that still have to attack and enemies who still have to be attacked, as far as they can. */
export function openDuties(state: BattleState): number[] {
  return [...state.status.keys()].filter((piece) =>
    state.field.side[piece] === state.side
      ? isBoundUnit(state, piece) && hasPartner(state, piece, false)
      : isBoundEnemy(state, piece),
  )
}

/** Units that have nobody to attack once the attack as it is declared has been fought. */
export function leftWithNobody(state: BattleState): number[] {
  return openDuties(state).filter((piece) => state.field.side[piece] === state.side && !hasPartner(state, piece, true))
}

/** Who would be left with nobody by the attack as it is declared: nobody, some who can still join it, or some who cannot. */
export function leftAlone(state: BattleState): 'nobody' | 'can-join' | 'cannot-join' {
  const { pieces } = state.field
  let isSomebodyLeft = false
  for (let piece = 0; piece < pieces; piece++) {
    if (!isBoundUnit(state, piece) || hasPartner(state, piece, true) || !hasPartner(state, piece, false)) continue
    isSomebodyLeft = true
    if (!canJoin(state, piece)) return 'cannot-join'
  }
  if (canCoverAll(state, true)) return isSomebodyLeft ? 'can-join' : 'nobody'
  if (canAttackMore(state)) return 'can-join'
  // Who could not be attacked any more before this attack is no reason against it.
  if (canCoverAll(state, false)) return 'cannot-join'
  return isSomebodyLeft ? 'can-join' : 'nobody'
}

/** Whether the attack becomes possible with more enemies in it, all of whom are next to all attackers. */
function canAttackMore(state: BattleState): boolean {
  const { pieces } = state.field
  for (let piece = 0; piece < pieces; piece++) {
    const hex = state.hex[piece]!
    if (!isBoundEnemy(state, piece) || isTarget(state, hex) || !isNextToAllAttackers(state, hex)) continue
    state.target[state.targets] = hex
    state.targets++
    const isPossible = leftAlone(state) !== 'cannot-join'
    state.targets--
    state.target[state.targets] = 0
    if (isPossible) return true
  }
  return false
}

/** Guns that fire two hexes far attack one hex only, so that no other can be attacked together with it. */
function isNextToAllAttackers(state: BattleState, hex: number): boolean {
  for (let piece = 0; piece < state.field.pieces; piece++) {
    const status = state.status[piece]!
    if ((status & ATTACKING) !== 0 && ((status & FAR) !== 0 || !isNextTo(state, piece, hex))) return false
  }
  return true
}

/** Whether a unit that has nobody else can take part in the attack. */
function canJoin(state: BattleState, piece: number): boolean {
  if (state.targets === 1 && canBombard(state, piece, state.target[0]!)) return true
  for (let i = 0; i < state.targets; i++) if (!isNextTo(state, piece, state.target[i]!)) return false
  return true
}

/** Whether every enemy who must be attacked still can be; after the attack that is declared, or without it. */
function canCoverAll(state: BattleState, after: boolean): boolean {
  GUNS.length = 0
  AIMS.length = 0
  return canCoverRest(state, after)
}

/** Guns that are wanted two hexes away, and where; they are there for nobody else. */
const GUNS: number[] = []
const AIMS: number[] = []

function canCoverRest(state: BattleState, after: boolean): boolean {
  const hex = findUncovered(state, after)
  if (hex === NOWHERE) return true
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if (!isAvailable(state, piece, after) || !canBombard(state, piece, hex)) continue
    GUNS.push(piece)
    AIMS.push(hex)
    if (canCoverRest(state, after)) return true
    GUNS.pop()
    AIMS.pop()
  }
  return false
}

/** An enemy who must be attacked, and whom no neighbour can attack any more; NOWHERE if there is none. */
function findUncovered(state: BattleState, after: boolean): number {
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if (!isBoundEnemy(state, piece)) continue
    const hex = state.hex[piece]!
    if (AIMS.includes(hex) || (after && isTarget(state, hex)) || hasNeighbourFor(state, hex, after)) continue
    return hex
  }
  return NOWHERE
}

function hasNeighbourFor(state: BattleState, hex: number, after: boolean): boolean {
  const { contacts } = state.field.sideTables
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    if (contacts[i] === NOWHERE) continue
    for (let piece = state.top[contacts[i]!]!; piece !== NOBODY; piece = state.below[piece]!) {
      if (isAvailable(state, piece, after)) return true
    }
  }
  return false
}

function isAvailable(state: BattleState, piece: number, after: boolean): boolean {
  if (!isFree(state, piece) || GUNS.includes(piece)) return false
  return !after || (state.status[piece]! & ATTACKING) === 0
}
