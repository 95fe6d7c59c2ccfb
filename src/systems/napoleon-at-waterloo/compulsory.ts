import { NOWHERE } from '../../board/nowhere.ts'
import { isEnemyIn } from './stacks.ts'
import { ASSAULTED, ATTACKING, type BattleState, DISRUPTED, FAR, FOUGHT, NOBODY } from './state.ts'

// Standard Combat B, C and D: every unit next to an enemy must attack, every enemy next to a unit must be attacked, each
// once. Units and enemies that are not yet through are the two sides of a graph; a combat takes some of both out of it, all
// of whom are next to each other. As long as nobody is left without a partner, the rest can be settled in some way: any
// graph without lonely points falls into stars. So it is enough to see who would be left with nobody.

/** Whether somebody still has to fight: a unit that has not attacked is next to an enemy that was not attacked. */
export function mustFight(state: BattleState): boolean {
  const { pieces } = state.field
  for (let piece = 0; piece < pieces; piece++) {
    if (isFree(state, piece) && isNear(state, piece, (hex) => isOpen(state, hex))) return true
  }
  return false
}

/** Who would be left with nobody by the attack as it is declared: nobody, some who can still join it, or some who cannot. */
export function leftAlone(state: BattleState): 'nobody' | 'can-join' | 'cannot-join' {
  const { pieces } = state.field
  let [units, enemies] = [false, false]
  for (let piece = 0; piece < pieces; piece++) {
    const hex = state.hex[piece]!
    if (hex === NOWHERE) continue
    if (isFree(state, piece)) {
      if (!isLeftWithNobody(state, piece)) continue
      units = true
      if (!isNextToAllTargets(state, hex)) return 'cannot-join'
    } else if (state.top[hex] === piece && isOpen(state, hex) && isLeftUnattacked(state, hex)) {
      enemies = true
      if (!isNextToAllAttackers(state, hex)) return 'cannot-join'
    }
  }
  // Those units have no enemy but the targets, so that no other enemy could be attacked together with them.
  if (units && enemies) return 'cannot-join'
  return units || enemies ? 'can-join' : 'nobody'
}

/** A unit of the phasing side that has not attacked, and is in no attack. */
function isFree(state: BattleState, piece: number): boolean {
  if (state.hex[piece] === NOWHERE || state.field.side[piece] !== state.side) return false
  return (state.status[piece]! & (FOUGHT | ATTACKING | DISRUPTED)) === 0 && state.field.strength[piece]! > 0
}

/** An enemy hex that was not attacked yet. */
function isOpen(state: BattleState, hex: number): boolean {
  if (!isEnemyIn(state, hex, state.side)) return false
  for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) {
    if ((state.status[piece]! & ASSAULTED) !== 0) return false
  }
  return true
}

/** Whether every enemy that a free unit could attack is a target of this attack; who has no enemy at all is not left. */
function isLeftWithNobody(state: BattleState, piece: number): boolean {
  if (!isNear(state, piece, (hex) => isOpen(state, hex))) return false
  return !isNear(state, piece, (hex) => isOpen(state, hex) && !isTarget(state, hex))
}

/** Whether an enemy that is no target has attackers only among those of this attack. */
function isLeftUnattacked(state: BattleState, hex: number): boolean {
  if (isTarget(state, hex)) return false
  let isNearAttacker = false
  const { neighbours } = state.field.hexes
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const next = neighbours[i]!
    if (next === NOWHERE) continue
    for (let piece = state.top[next]!; piece !== NOBODY; piece = state.below[piece]!) {
      if (isFree(state, piece)) return false
      if ((state.status[piece]! & ATTACKING) !== 0) isNearAttacker = true
    }
  }
  return isNearAttacker
}

function isTarget(state: BattleState, hex: number): boolean {
  for (let i = 0; i < state.targets; i++) if (state.target[i] === hex) return true
  return false
}

function isNextToAllTargets(state: BattleState, hex: number): boolean {
  for (let i = 0; i < state.targets; i++) {
    if (state.field.hexes.distance(hex, state.target[i]!) !== 1) return false
  }
  return true
}

/** Guns that fire two hexes far attack one hex only, so that no other can be attacked together with it. */
function isNextToAllAttackers(state: BattleState, hex: number): boolean {
  const { pieces, hexes } = state.field
  for (let piece = 0; piece < pieces; piece++) {
    if ((state.status[piece]! & ATTACKING) === 0) continue
    if ((state.status[piece]! & FAR) !== 0 || hexes.distance(hex, state.hex[piece]!) !== 1) return false
  }
  return true
}

/** Whether a hex next to a piece passes a test. */
function isNear(state: BattleState, piece: number, test: (hex: number) => boolean): boolean {
  const { neighbours } = state.field.hexes
  const hex = state.hex[piece]!
  for (let i = hex * 6; i < hex * 6 + 6; i++) if (neighbours[i] !== NOWHERE && test(neighbours[i]!)) return true
  return false
}
