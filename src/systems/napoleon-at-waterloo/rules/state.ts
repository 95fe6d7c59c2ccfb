import { makeStates } from '../../../engine/flat-memory.ts'
import type { Battlefield } from './battlefield.ts'

/** Nobody: no piece, no side. */
export const NOBODY = -1

/** What is to be decided. */
export const DECISIONS = [
  ...(['order', 'move', 'excess', 'attack', 'declaration', 'defence'] as const),
  ...(['payment', 'withdrawal', 'retreat', 'displacement', 'advance', 'over', 'event', 'set-up'] as const),
]
export const [ORDER, MOVE, EXCESS, ATTACK, DECLARATION, DEFENCE] = [0, 1, 2, 3, 4, 5] as const
export const [PAYMENT, WITHDRAWAL, RETREAT, DISPLACEMENT, ADVANCE, OVER, EVENT] = [6, 7, 8, 9, 10, 11, 12] as const
export const SET_UP = 13

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
/** Own arrivals: it has left the battle, or was called off before it came. */
export const WITHDRAWN = 16384
export const CALLED_OFF = 32768
/** Own weather: its muskets have failed in the combat. */
export const MISFIRED = 65536
/** Own rules: it flees, and has gone back one of two hexes. */
export const FLED = 131072
/** Own rules: the enemy has not seen it yet; until he does. */
export const HIDDEN = 262144

const UNTIL_END_OF_COMBAT = ATTACKING | DEFENDING | INVOLVED | RETREATING | FAR | MISFIRED | FLED
export const LASTING = GONE | EXITED | WITHDRAWN | CALLED_OFF
/** What is left of it after a side's turn. */
export const BEYOND_TURN = LASTING | HIDDEN
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

/** The other parts of a state and their lengths, in the order in which they lie in memory. */
function lengthsOf({ grid, pieces, victory, conditions, sky, upheavals }: Battlefield) {
  return {
    /** By side: strength points destroyed, and combat units that have left the board. */
    lost: 2,
    exited: 2,
    /** By row of `VictoryPlan.firsts`: one bit a side that was first to destroy as many points. */
    firsts: victory.firsts.length,
    /** The hexes that are attacked, and those that the beaten side has left. */
    target: MOST_TARGETS,
    vacant: MOST_TARGETS,
    /** By piece: where it is, or NOWHERE. */
    hex: pieces,
    status: pieces,
    /** By piece: the next one in its hex, or NOBODY; pieces lie by their numbers. */
    below: pieces,
    /** By hex: the first piece that is there, or NOBODY. */
    top: grid.size,
    /** By hex: how many pieces control it, four numbers in one: see `zones.ts`. */
    zones: grid.size,
    /** By hex: the side whose combat unit was the last to stand there, or NOBODY; only where a condition asks. */
    control: victory.control.length,
    /** What conditions remember. */
    memory: conditions.memory,
    /** By zone of the sky: what the weather is there. */
    sky: sky?.zones ?? 0,
    /** By change of the board: its place in the order in which they came, 0 for those that have not. */
    upheavals: upheavals.length,
  }
}

/** Everything that changes in a battle. */
export const { BattleState, copy } = makeStates(SCALARS, lengthsOf)
export type BattleState = InstanceType<typeof BattleState>
