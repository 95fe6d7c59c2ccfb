import { type Point, squaredDistance } from '../../../board/table/point.ts'
import { type Arrival, type BattleState, isExpected } from '../rules/index.ts'
import { worthOfUnit } from './formation-strength.ts'
import type { Sight } from './sight.ts'

/** A column that is to come in soon: where, and what it can fight with. */
export type Coming = { readonly entries: readonly Point[]; readonly power: number }

/** So near to where others are to come in nobody may be in their way. */
const AT_ENTRY = 30
/** Columns are awaited so many turns ahead. */
const SOON = 4

/** The columns of a side that are due soon, or overdue. */
export function comingSoon(state: BattleState, side: number): Coming[] {
  const found: Coming[] = []
  for (const [formation, { side: own, units }] of state.field.formations.entries()) {
    const arrival = state.field.timetable.arrivals[formation]
    if (!arrival || own !== side || expectedTurn(state, arrival) > state.turn + SOON) continue
    const waiting = units.filter((unit) => isExpected(state, unit))
    if (waiting.length === 0) continue
    const entries = new Set([...arrival.entrances.flat(), ...arrival.otherwise])
    found.push({
      entries: [...entries].map((entry) => state.field.entries[entry]!.at),
      power: waiting.reduce((sum, unit) => sum + worthOfUnit(state, unit), 0),
    })
  }
  return found
}

/** The turn in which a column comes, or may come where that is not known yet. */
function expectedTurn({ memory }: BattleState, { timing: { row, turn } }: Arrival): number {
  return row < 0 || memory[row] === 0 ? turn : memory[row]!
}

/** Whether somebody at a place keeps a column of his own side from coming in (13.4), or is not on the table himself. */
export function isInWayOfColumns({ state, ownComing }: Sight, place: Point): boolean {
  const isAt = (entry: Point) => squaredDistance(entry, place) <= AT_ENTRY * AT_ENTRY
  return !state.field.ground.isOnTable(...place) || ownComing.some(({ entries }) => entries.some(isAt))
}
