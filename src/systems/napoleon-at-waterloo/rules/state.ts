import type { Rolls } from '../../../engine/dice.ts'
import { defineScalars, layoutBy } from '../../../engine/flat-memory.ts'
import type { Battlefield } from './battlefield.ts'

/** Nobody: no piece, no side. */
export const NOBODY = -1

/** What is to be decided. */
export const DECISIONS = [
  ...(['order', 'move', 'excess', 'attack', 'declaration', 'defence'] as const),
  ...(['payment', 'withdrawal', 'retreat', 'displacement', 'advance', 'over'] as const),
]
export const [ORDER, MOVE, EXCESS, ATTACK, DECLARATION, DEFENCE] = [0, 1, 2, 3, 4, 5] as const
export const [PAYMENT, WITHDRAWAL, RETREAT, DISPLACEMENT, ADVANCE, OVER] = [6, 7, 8, 9, 10, 11] as const

/** The phases of a player's turn. */
export const PHASES = ['movement', 'bombardment', 'combat'] as const
export const [MOVEMENT, BOMBARDMENT, COMBAT] = [0, 1, 2] as const

/** What a piece has done or suffered: bits of `status`. Until the end of its phase: */
export const MOVED = 1
export const FOUGHT = 2
/** Combat 1: it has been attacked, by guns and on the ground. */
export const BOMBARDED = 4
export const ASSAULTED = 8
/** Bumped out of its hex by a retreat. */
export const DISRUPTED = 16
/** Advance: it has advanced after a combat, and takes no further part. */
export const ADVANCED = 4096
/** Standard Combat B: it was next to an enemy when the combat phase began. */
export const OBLIGED = 8192
/** Until the end of the combat: */
export const ATTACKING = 32
export const DEFENDING = 64
/** It has taken part in the combat, or been bumped out by it. */
export const INVOLVED = 128
export const RETREATING = 256
/** Standard Artillery C: guns that fire two hexes far. */
export const FAR = 512
/** For good: */
export const GONE = 1024
export const EXITED = 2048

const UNTIL_END_OF_COMBAT = ATTACKING | DEFENDING | INVOLVED | RETREATING | FAR
export const LASTING = GONE | EXITED
export const BEYOND_COMBAT = ~UNTIL_END_OF_COMBAT

/** How many hexes an attack can be made on, or be made from: those around a hex. */
export const MOST_TARGETS = 6

/** The numbers of a state that are not about one side, piece or hex. */
const SCALARS = [
  ...(['turn', 'side', 'phase', 'decision', 'passed', 'active'] as const),
  // The combat that is going on: how far it has come, the modes that were chosen, and what is still to do.
  ...(['step', 'targets', 'mode', 'defence', 'victor', 'owed', 'full', 'vacated'] as const),
  ...(['demoralised', 'winner', 'level', 'reason'] as const),
]
type Scalar = (typeof SCALARS)[number]

/** The parts of a state and their lengths, in the order in which they lie in memory. */
function lengthsOf({ grid, pieces, victory }: Battlefield) {
  return {
    now: SCALARS.length,
    dice: 4,
    lost: 2,
    exited: 2,
    firsts: victory.firsts.length,
    target: MOST_TARGETS,
    vacant: MOST_TARGETS,
    hex: pieces,
    status: pieces,
    below: pieces,
    top: grid.size,
    zones: grid.size,
  }
}
type Part = keyof ReturnType<typeof lengthsOf>

const layoutOf = layoutBy(lengthsOf)

/**
 * Everything that changes in a battle. All numbers lie in one typed array, so that a copy is one copy of memory; the
 * named arrays are windows on it.
 */
class Memory {
  readonly field: Battlefield
  readonly words: Int32Array
  readonly now: Int32Array
  readonly dice: Int32Array
  /** By side: strength points destroyed, and combat units that have left the board. */
  readonly lost: Int32Array
  readonly exited: Int32Array
  /** By row of `VictoryPlan.firsts`: one bit a side that was first to destroy as many points. */
  readonly firsts: Int32Array
  /** The hexes that are attacked, and those that the beaten side has left. */
  readonly target: Int32Array
  readonly vacant: Int32Array
  /** By piece: where it is, or NOWHERE. */
  readonly hex: Int32Array
  readonly status: Int32Array
  /** By piece: the next one in its hex, or NOBODY; pieces lie by their numbers. */
  readonly below: Int32Array
  /** By hex: the first piece that is there, or NOBODY. */
  readonly top: Int32Array
  /** By hex: how many pieces control it, four numbers in one: see `zones.ts`. */
  readonly zones: Int32Array
  /** Rolls that a case prescribes, instead of the dice. */
  script: Rolls | undefined = undefined

  constructor(field: Battlefield, words?: Int32Array) {
    const layout = layoutOf(field)
    this.field = field
    this.words = words ?? new Int32Array(layout.size)
    const window = (part: Part) => layout.window(this.words, part)
    this.now = window('now')
    this.dice = window('dice')
    this.lost = window('lost')
    this.exited = window('exited')
    this.firsts = window('firsts')
    this.target = window('target')
    this.vacant = window('vacant')
    this.hex = window('hex')
    this.status = window('status')
    this.below = window('below')
    this.top = window('top')
    this.zones = window('zones')
  }
}

export type BattleState = Memory & Record<Scalar, number>

/** The scalars are read and written like properties: each is an accessor of its place in `now`. */
export const BattleState = Memory as new (field: Battlefield, words?: Int32Array) => BattleState

defineScalars(Memory.prototype, SCALARS)

/** The same battle at the same moment; into a state of the same battle that is no longer needed, nothing is allocated. */
export function copy(state: BattleState, into?: BattleState): BattleState {
  if (into?.field !== state.field) return new BattleState(state.field, state.words.slice())
  into.words.set(state.words)
  return into
}
