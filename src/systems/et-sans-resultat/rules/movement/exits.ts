import { memoize } from '../../../../board/memoize.ts'
import { wantedAtoms } from '../../../../engine/conditions/program.ts'
import type { Battlefield } from '../battlefield.ts'
import type { Compiled } from '../conditions.ts'
import type { Events } from '../events.ts'
import { isBattery, isRunning, sideOfUnit, unitsOf } from '../queries.ts'
import { type BattleState, EDGES, GONE, leftBy, NOBODY, REMOVED, ROUTED } from '../state.ts'
import { emitLeft } from './events.ts'

/** 7.11: off the table. */

/** The edges by which a side may leave the table because that can win the battle (13.2), as bits of EDGES. */
export const exitsOf = ({ field }: BattleState, side: number): number => exitsBySide(field)[side]!

const exitsBySide = memoize((field: Battlefield) =>
  field.sides.map((_, side) =>
    [...field.goals, ...field.scoreboard.awards].reduce((bits, { when }) => bits | edgesIn(when, side, field), 0),
  ),
)

/** By which edges a condition has a side's units leave; where it names none, by any. */
function edgesIn(when: Compiled, side: number, { units }: Battlefield): number {
  const atoms = [...wantedAtoms(when.tree), ...wantedAtoms(when.tree, true)]
  return atoms.reduce((bits, atom) => {
    if (atom.kind === 'exited') return isOf(atom.members) ? bits | ANY_EDGE : bits
    if (atom.kind !== 'own' || atom.own.kind === 'broken' || atom.own.kind === 'army') return bits
    const { own } = atom
    if (own.kind === 'left' ? own.side !== side : !isOf(own.members)) return bits
    return bits | (own.edge === NOBODY ? ANY_EDGE : 1 << own.edge)
  }, 0)

  function isOf(members: Int32Array): boolean {
    return members.some((unit) => units[unit]!.side === side)
  }
}

const ANY_EDGE = (1 << EDGES.length) - 1

/** The edge beyond which a point lies that is off the table: an index into EDGES. */
export function edgeBeyond({ field: { ground } }: BattleState, x: number, y: number): number {
  return y > ground.height ? 0 : x > ground.width ? 1 : y < 0 ? 2 : 3
}

/**
 * A unit goes off the table and does not come back. Of those in order, infantry and cavalry count for victory, and a
 * formation that has gone off as a whole is not broken for it (2.8).
 */
export function leaveTable(state: BattleState, unit: number, edge: number, events: Events): void {
  emitLeft(state, events, unit, edge)
  const formation = state.formation[unit]!
  state.stance[unit] = REMOVED
  if (isRunning(state, formation)) return
  const place = sideOfUnit(state, unit) * EDGES.length + edge
  state.unitBits[unit]! |= leftBy(edge)
  if (!isBattery(state, unit)) state.exited[place]!++
  const isLeft = (one: number) => state.stance[one]! <= ROUTED
  if (!unitsOf(state, formation).some(isLeft)) state.formationBits[formation]! |= GONE
}
