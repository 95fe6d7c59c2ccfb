import { placeOf, pointOf } from '../../../board/table/places.ts'
import type { Point } from '../../../board/table/point.ts'
import { type BattleState, centreOf, commanderPlace, isOnTable, NOBODY } from '../rules/index.ts'

/** Where on the table screens point at, and who is there. */

/** The number of a point, where there is one. */
export function at(state: BattleState, point: Point | undefined): { place?: number } {
  const place = point ? placeOf(state.field.ground, point) : NOBODY
  return place < 0 ? {} : { place }
}

export const atCentre = (state: BattleState, formation: number) => at(state, centreOf(state, formation))

/** Whoever moves begins here. */
export function from(state: BattleState, point: Point | undefined): { from?: number } {
  const { place } = at(state, point)
  return place === undefined ? {} : { from: place }
}

/** Commanders come after the units in the numbers of portraits. */
export const pieceOfCommander = ({ field }: BattleState, commander: number) => field.units.length + commander

/** The unit that stands in a place; NOBODY where none does. */
export function unitAt(state: BattleState, place: number): number {
  const [x, y] = pointOf(state.field.ground, place)
  return state.x.findIndex((own, unit) => own === x && state.y[unit] === y && isOnTable(state, unit))
}

/** The army or force commander in a place; NOBODY where there is none. */
export function commanderAt(state: BattleState, place: number): number {
  const [x, y] = pointOf(state.field.ground, place)
  return state.field.commanders.findIndex(({ role }, commander) => {
    if (role !== 'army' && role !== 'force') return false
    const own = commanderPlace(state, commander)
    return own?.[0] === x && own[1] === y
  })
}
