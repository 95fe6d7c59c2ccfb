import { NOWHERE } from '../../../board/nowhere.ts'
import { makeAction } from './actions.ts'
import {
  addAttacker,
  addTarget,
  attackerRefusal,
  isFarFrom,
  obligationRefusal,
  rangeRefusal,
  targetRefusal,
} from './attackers.ts'
import { type Decision, decide } from './decision.ts'
import { DECLARING } from './engagement.ts'
import { explainAttack } from './explain-attack.ts'
import { isGun } from './line-of-fire.ts'
import { choose, isHex } from './named-actions.ts'
import type { Reason } from './reasons.ts'
import { ATTACK, ATTACKING, type BattleState, BOMBARDMENT, DECLARATION, FAR, MOST_TARGETS, NOBODY } from './state.ts'
import { findUnits, formatUnit } from './unit-names.ts'

export const DECLARE_ON = 6
export const JOIN = 7
export const ALSO = 8

/** An attack begins with a unit and a hex. */
export const declareAttack: Decision = decide({
  kind: DECLARE_ON,
  verbs: ['declare', 'attack'],
  names: 'unit and hex',
  steps: [ATTACK],
  list(state, side, out) {
    forEachAttack(state, (piece, hex) => {
      out.push(makeAction(DECLARE_ON, side, piece, hex))
      return false
    })
  },
  refusal: declareRefusal,
  carryOut(state, piece, hex) {
    state.step = DECLARING
    addTarget(state, hex)
    addAttacker(state, piece)
  },
  explain: explainAttack,
  format: (state, piece, hex) => `declare ${state.field.grid.label(hex)} with ${formatUnit(state, piece)}`,
  parse(state, side, text, words) {
    const [label = '', preposition, ...unit] = words
    if (!isHex(label) || preposition !== 'with') return undefined
    const hexes = [state.field.grid.find(label)]
    return choose(state, declareAttack, side, text, findUnits(state, unit, false), hexes)
  },
})

/** Another unit joins the attack that is being declared. */
export const joinAttack: Decision = decide({
  kind: JOIN,
  verbs: ['join'],
  names: 'unit',
  steps: [DECLARATION],
  list(state, side, out) {
    for (let piece = 0; piece < state.field.pieces; piece++) {
      if (!joinRefusal(state, piece)) out.push(makeAction(JOIN, side, piece))
    }
  },
  refusal: joinRefusal,
  carryOut: addAttacker,
  explain: (state, piece) => explainAttack(state, piece, NOWHERE),
})

/** Combat F: another hex is attacked together with the others. */
export const attackAlso: Decision = decide({
  kind: ALSO,
  verbs: ['also'],
  names: 'hex',
  steps: [DECLARATION],
  list(state, side, out) {
    if (state.targets >= MOST_TARGETS) return
    const { neighbours } = state.field.hexes
    // Every attacker is next to every target, so that others are looked for around one of them.
    let attacker = 0
    while ((state.status[attacker]! & ATTACKING) === 0) attacker++
    const from = state.hex[attacker]!
    for (let i = from * 6; i < from * 6 + 6; i++) {
      const hex = neighbours[i]!
      if (hex !== NOWHERE && !alsoRefusal(state, hex)) out.push(makeAction(ALSO, side, 0, hex))
    }
  },
  refusal: (state, _piece, hex) => alsoRefusal(state, hex),
  carryOut: (state, _piece, hex) => addTarget(state, hex),
  explain: (state, _piece, hex) => explainAttack(state, NOBODY, hex),
})

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

/** Why a piece cannot begin an attack on a hex, if it cannot. */
function declareRefusal(state: BattleState, piece: number, hex: number): Reason | undefined {
  const reason = attackerRefusal(state, piece) ?? targetRefusal(state, hex) ?? rangeRefusal(state, piece, hex)
  return reason ?? obligationRefusal(state, piece, hex)
}

/** Why a piece cannot join the attack that is being declared. */
function joinRefusal(state: BattleState, piece: number): Reason | undefined {
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
function alsoRefusal(state: BattleState, hex: number): Reason | undefined {
  const reason = targetRefusal(state, hex)
  if (reason) return reason
  if (state.phase === BOMBARDMENT) return 'one-hex'
  for (let i = 0; i < state.targets; i++) if (state.target[i] === hex) return 'attacked-already'
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if ((state.status[piece]! & ATTACKING) === 0) continue
    if ((state.status[piece]! & FAR) !== 0) return 'one-hex'
    if (isFarFrom(state, piece, hex)) return 'not-adjacent'
  }
  return obligationRefusal(state, NOBODY, hex)
}
