import { NOWHERE } from '../../../board/nowhere.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import { D6 } from '../format/index.ts'
import { ARTILLERY, NO_ARM } from './battlefield.ts'
import { type Events, emitBreak } from './events.ts'
import { destroy, reckon } from './losses.ts'
import type { WeakGround } from './special-plan.ts'
import { type BattleState, NOBODY } from './state.ts'
import { changeBoard } from './upheaval.ts'

// Ground that breaks is no part of the book: RULES.md has it among what Berthier adds.

/** Own rules: the weak ground of a hex that has not broken yet, if it is any. */
export function weakGroundAt(state: BattleState, hex: number): WeakGround | undefined {
  const { special, terrain, charts } = state.field
  if (!special.weakAt || special.weakAt[hex] === 0) return undefined
  const weak = special.weakGround[special.weakAt[hex]! - 1]!
  return charts.grounds.kinds[terrain[hex]!]!.beside === weak.becomes ? undefined : weak
}

/** Own rules: how likely the ground of a hex is to break under who enters it. */
export function chanceToBreak(state: BattleState, hex: number): number {
  const entry = weakGroundAt(state, hex)?.entry ?? 0
  return entry === 0 ? 0 : (7 - entry) / 6
}

/** Own rules: whether the ground of a hex breaks under a piece that enters it. A leader is too light. */
export function breaksUnder(state: BattleState, piece: number, hex: number, events: Events): boolean {
  if (!state.field.special.weakAt || state.field.arm[piece] === NO_ARM) return false
  const weak = weakGroundAt(state, hex)
  return weak !== undefined && tryGround(state, hex, weak, weak.entry, events)
}

/** Own rules: the ground has broken under a piece that has entered it. */
export function sinkUnder(state: BattleState, piece: number, events: Events): void {
  const hex = state.hex[piece]!
  sink(state, [piece], hex, weakGroundAt(state, hex)!, events)
}

/** Own rules: a piece has come into a hex, and the ground may break under it. */
export function breakOnEntry(state: BattleState, piece: number, events: Events): void {
  const hex = state.hex[piece]!
  if (hex !== NOWHERE && breaksUnder(state, piece, hex, events)) sinkUnder(state, piece, events)
}

/** Own rules: guns have fired at the units in a hex, and the ground may break under all of them. */
export function breakUnderFire(state: BattleState, hex: number, events: Events): void {
  const weak = weakGroundAt(state, hex)
  if (!weak || state.top[hex] === NOBODY || !tryGround(state, hex, weak, weak.fire, events)) return
  const pieces: number[] = []
  for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) pieces.push(piece)
  sink(state, pieces, hex, weak, events)
}

function tryGround(state: BattleState, hex: number, weak: WeakGround, least: number, events: Events): boolean {
  if (least === 0) return false
  const die = rollDie(state, D6) + 1
  emitBreak(state, events, hex, weak.name, die, die >= least)
  return die >= least
}

/** A unit is lost as a whole: one that has no more strength than the ground takes. */
function sink(state: BattleState, pieces: readonly number[], hex: number, weak: WeakGround, events: Events): void {
  const { arm, strength, special, happenings } = state.field
  for (const piece of pieces) {
    const losses = arm[piece] === ARTILLERY ? weak.gunsLose : weak.loses
    if (arm[piece] !== NO_ARM && losses >= strength[piece]!) destroy(state, piece, 'ground', events)
  }
  changeBoard(state, happenings.length + special.weakHexes.indexOf(hex), events)
  reckon(state, events)
}
