import { NOWHERE } from '../../../board/nowhere.ts'
import {
  type Action,
  ALSO,
  ASSAULTED,
  ATTACKING,
  type BattleState,
  BOMBARDED,
  BOMBARDMENT,
  DECLARE_ON,
  FOUGHT,
  hexOf,
  isEnemyIn,
  JOIN,
  kindOf,
  NOBODY,
  ownerOf,
  pieceOf,
  RESOLVE,
} from '../rules/index.ts'
import { attackValue, Force, isForPhase, Prey } from './force.ts'
import type { Outlook } from './outlook.ts'

const pool = new Force()
const force = new Force()
const prey = new Prey()
const aside = new Prey()

/** Whom to attack first, and who begins: the best attack that everybody near could make together. */
export function weighAttacks(outlook: Outlook, actions: readonly Action[]): number[] {
  const { state, side } = outlook
  const pools = new Map<number, Force>()
  for (const action of actions) {
    if (kindOf(action) !== DECLARE_ON) continue
    const hex = hexOf(action)
    const gathered = pools.get(hex) ?? new Force()
    pools.set(hex, gathered.add(state, pieceOf(action), hex))
  }
  const values = new Map<number, number>()
  for (const [hex, gathered] of pools) {
    values.set(hex, attackValue(state, side, gathered, prey.clear().add(outlook, hex), false))
  }
  return actions.map((action) => {
    if (kindOf(action) !== DECLARE_ON) return 0
    const [piece, hex] = [pieceOf(action), hexOf(action)]
    const alone = attackValue(state, side, force.clear().add(state, piece, hex), prey.clear().add(outlook, hex), false)
    const best = Math.max(values.get(hex)!, alone)
    return best - LATER * missedElsewhere(outlook, piece, hex)
  })
}

/** Who begins is chosen by what he is missed for elsewhere, but less so than what is attacked. */
const LATER = 0.1
/** What it takes to draw a unit into an attack, so that nobody is wasted on what is certain. */
const ENOUGH = 0.02

/** Who joins, what else is attacked, or that it is enough. */
export function weighDeclarations(outlook: Outlook, actions: readonly Action[]): number[] {
  const { state, side } = outlook
  force.clear()
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if ((state.status[piece]! & ATTACKING) !== 0) force.add(state, piece, state.target[0]!)
  }
  gatherPrey(outlook, prey)
  const now = attackValue(state, side, force, prey, true)
  const best = attackValue(state, side, force, prey, false)
  return actions.map((action) => {
    switch (kindOf(action)) {
      case JOIN: {
        const piece = pieceOf(action)
        const joined = attackValue(state, side, pool.copy(force).add(state, piece, state.target[0]!), prey, true)
        return joined - now - ENOUGH - missedElsewhere(outlook, piece, NOWHERE)
      }
      case ALSO: {
        const hex = hexOf(action)
        const together = attackValue(state, side, force, gatherPrey(outlook, aside).add(outlook, hex), true)
        return together - now - ENOUGH - Math.max(0, poolValue(outlook, hex, NOBODY))
      }
      case RESOLVE:
        return attackValue(state, side, force, prey, false, pieceOf(action)) - best
      default:
        return 0
    }
  })
}

function gatherPrey(outlook: Outlook, into: Prey): Prey {
  const { state } = outlook
  into.clear()
  for (let i = 0; i < state.targets; i++) into.add(outlook, state.target[i]!)
  return into
}

/** The defender's choice of a mode: the one that brings the attacker least. */
export function weighDefences(outlook: Outlook, actions: readonly Action[]): number[] {
  const { state, side } = outlook
  force.clear()
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if ((state.status[piece]! & ATTACKING) !== 0) force.add(state, piece, state.target[0]!)
  }
  gatherPrey(outlook, prey)
  return actions.map((action) => {
    prey.modes = 1 << pieceOf(action)
    return -attackValue(state, 1 - side, force, prey, false, state.mode)
  })
}

/** What an attack on another enemy would lose without a piece. */
function missedElsewhere(outlook: Outlook, piece: number, target: number): number {
  const { state, field, side } = outlook
  const from = state.hex[piece]!
  let most = 0
  for (let i = from * 6; i < from * 6 + 6; i++) {
    const hex = field.sideTables.contacts[i]!
    if (hex === NOWHERE || hex === target || !isOpen(state, hex, side)) continue
    most = Math.max(most, poolValue(outlook, hex, NOBODY) - poolValue(outlook, hex, piece))
  }
  return most
}

const gatheredThere = new Force()
const preyThere = new Prey()

/** What all who are free could make of an attack on a hex, without one of them. */
function poolValue(outlook: Outlook, target: number, without: number): number {
  const { state, field, side } = outlook
  gatheredThere.clear()
  for (let i = target * 6; i < target * 6 + 6; i++) {
    const hex = field.sideTables.contacts[i]!
    if (hex === NOWHERE || ownerOf(state, hex) !== side) continue
    for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) {
      const isBusy = (state.status[piece]! & (FOUGHT | ATTACKING)) !== 0 || piece === without
      if (!isBusy && isForPhase(state, piece)) gatheredThere.add(state, piece, target)
    }
  }
  if (gatheredThere.strength === 0) return 0
  return attackValue(state, side, gatheredThere, preyThere.clear().add(outlook, target), true)
}

/** Combat 1: an enemy hex that may still be attacked in this phase, and is no target yet. */
function isOpen(state: BattleState, hex: number, side: number): boolean {
  if (!isEnemyIn(state, hex, side)) return false
  const done = state.phase === BOMBARDMENT ? BOMBARDED : ASSAULTED
  for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) {
    if ((state.status[piece]! & done) !== 0) return false
  }
  for (let i = 0; i < state.targets; i++) if (state.target[i] === hex) return false
  return true
}
