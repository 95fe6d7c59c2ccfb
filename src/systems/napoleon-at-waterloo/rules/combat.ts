import { rollDie } from '../../../engine/flat-memory.ts'
import type { NawResult } from '../format/index.ts'
import { D6 } from '../format/index.ts'
import { startAdvance } from './advance.ts'
import { defenceModes, dieModifier } from './capability.ts'
import { CHOOSING_DEFENCE, endCombat, FALLING_BACK, isSubject } from './engagement.ts'
import { type Events, emitAttack } from './events.ts'
import { startPayment } from './exchange.ts'
import { reveal } from './hidden-units.ts'
import { releaseByAttack } from './keep-time.ts'
import { isGun } from './line-of-fire.ts'
import { destroy, reckon } from './losses.ts'
import { resultFor } from './odds.ts'
import { tryMuskets } from './sky.ts'
import {
  ASSAULTED,
  ATTACKING,
  type BattleState,
  BOMBARDED,
  BOMBARDMENT,
  DEFENDING,
  FOUGHT,
  INVOLVED,
  NOBODY,
  OVER,
  RETREATING,
} from './state.ts'
import { attackColumn, defenceStrength, firingStrength } from './strengths.ts'
import { breakUnderFire } from './weak-ground.ts'

/** The attack is fought as declared, in a mode: from now on it counts for everybody in it. */
export function fight(state: BattleState, mode: number, events: Events): void {
  const { pieces } = state.field
  state.mode = mode
  const attacked = state.phase === BOMBARDMENT ? BOMBARDED : ASSAULTED
  for (let piece = 0; piece < pieces; piece++) {
    if ((state.status[piece]! & ATTACKING) === 0) continue
    state.status[piece]! |= FOUGHT | INVOLVED
    reveal(state, piece, events)
  }
  for (let i = 0; i < state.targets; i++) {
    for (let piece = state.top[state.target[i]!]!; piece !== NOBODY; piece = state.below[piece]!) {
      state.status[piece]! |= DEFENDING | INVOLVED | attacked
      releaseByAttack(state, piece, events)
      reveal(state, piece, events)
    }
  }
  tryMuskets(state, events)
  // Own weather: where nobody fires, nothing happens.
  if (state.field.sky && firingStrength(state) === 0) return endCombat(state)
  const modes = defenceModes(state)
  state.step = CHOOSING_DEFENCE
  // Capability: only a defender with several arms has something to choose.
  if ((modes & (modes - 1)) === 0) roll(state, 31 - Math.clz32(modes), events)
}

/** Results: rolls, and does to each side what the table says. */
export function roll(state: BattleState, defence: number, events: Events): void {
  state.defence = defence
  const column = attackColumn(state)
  const modifier = dieModifier(state, defence)
  const die = rollDie(state, D6) + 1
  const result = resultFor(state.field.charts, column, die + modifier)
  emitAttack(state, events, { column, die, modifier, result })
  if (state.field.special.weakAt && hasGuns(state)) {
    for (let i = 0; i < state.targets; i++) breakUnderFire(state, state.target[i]!, events)
    if (state.decision === OVER) return
  }
  if (isWithoutEffect(state, result)) return endCombat(state)
  CONSEQUENCES[result](state, events)
}

/** Whether guns take part in the attack. */
function hasGuns(state: BattleState): boolean {
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if ((state.status[piece]! & ATTACKING) !== 0 && isGun(state, piece)) return true
  }
  return false
}

/** Artillery 7, Results: a bombardment brings only DE and Dr about; the guns may take an Ar upon themselves. */
export function isWithoutEffect(state: BattleState, result: NawResult): boolean {
  return state.field.isAdvanced && state.phase === BOMBARDMENT && (result === 'AE' || result === 'EX')
}

const CONSEQUENCES: Readonly<Record<NawResult, (state: BattleState, events: Events) => void>> = {
  AE(state, events) {
    state.victor = 1 - state.side
    leaveAttackersHexes(state)
    destroyAll(state, ATTACKING, events)
    startAdvance(state)
  },
  Ar(state) {
    state.victor = 1 - state.side
    leaveAttackersHexes(state)
    state.step = FALLING_BACK
    markRetreating(state, ATTACKING)
  },
  EX(state, events) {
    state.victor = state.side
    leaveTargets(state)
    const owed = defenceStrength(state)
    for (let piece = 0; piece < state.field.pieces; piece++) {
      if (isSubject(state, piece, DEFENDING)) destroy(state, piece, 'exchange', events)
    }
    startPayment(state, owed, events)
  },
  Dr(state) {
    state.victor = state.side
    leaveTargets(state)
    state.step = FALLING_BACK
    markRetreating(state, DEFENDING)
  },
  DE(state, events) {
    state.victor = state.side
    leaveTargets(state)
    destroyAll(state, DEFENDING, events)
    startAdvance(state)
  },
}

function destroyAll(state: BattleState, role: number, events: Events): void {
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if (isSubject(state, piece, role)) destroy(state, piece, 'combat', events)
  }
  reckon(state, events)
}

function markRetreating(state: BattleState, role: number): void {
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if (isSubject(state, piece, role)) state.status[piece]! |= RETREATING
  }
}

function leaveTargets(state: BattleState): void {
  for (let i = 0; i < state.targets; i++) state.vacant[i] = state.target[i]!
  state.vacated = state.targets
}

/** Advance: the hexes from which the attack came, as far as they are next to a hex that was attacked. */
function leaveAttackersHexes(state: BattleState): void {
  const { pieces, hexes } = state.field
  for (let piece = 0; piece < pieces; piece++) {
    if ((state.status[piece]! & ATTACKING) === 0) continue
    const hex = state.hex[piece]!
    if (hexes.distance(hex, state.target[0]!) !== 1 || state.vacant.subarray(0, state.vacated).includes(hex)) continue
    state.vacant[state.vacated] = hex
    state.vacated++
  }
}
