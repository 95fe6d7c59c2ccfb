import { memoize } from '../../../../board/memoize.ts'
import type { EsrCondition } from '../../format/index.ts'
import type { Battlefield } from '../battlefield.ts'
import type { Events } from '../events.ts'
import { isBattery, isRunning, sideOfUnit, unitsOf } from '../queries.ts'
import { type BattleState, EDGES, GONE, REMOVED, ROUTED } from '../state.ts'
import { emitLeft } from './events.ts'

/** 7.11: off the table. */

/** The edges by which a side may leave the table because that can win the battle (13.2), as bits of EDGES. */
export const exitsOf = ({ field }: BattleState, side: number): number => exitsBySide(field)[side]!

const exitsBySide = memoize(({ sides, scenario }: Battlefield) =>
  sides.map((id) =>
    scenario.victory.reduce((bits, { side: winner, when }) => (winner === id ? bits | edgesIn(when) : bits), 0),
  ),
)

function edgesIn({ exited, all = [], any = [], not }: EsrCondition): number {
  const parts = [...all, ...any, ...(not ? [not] : [])]
  const own = exited ? 1 << EDGES.indexOf(exited.edge) : 0
  return parts.reduce((bits, part) => bits | edgesIn(part), own)
}

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
  if (!isBattery(state, unit)) state.exited[place]!++
  const isLeft = (one: number) => state.stance[one]! <= ROUTED
  if (!unitsOf(state, formation).some(isLeft)) state.formationBits[formation]! |= GONE
}
