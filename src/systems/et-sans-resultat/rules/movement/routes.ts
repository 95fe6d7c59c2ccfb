import { VECTORS } from '../../../../board/table/facing.ts'
import type { Point } from '../../../../board/table/point.ts'
import type { Placement } from '../actions.ts'
import { isBattery, isCavalry, isOnTable } from '../queries.ts'
import { type BattleState, COLUMN, DOUBLE, KEEP, UNLIMBERED } from '../state.ts'
import { columnRoutes } from './column.ts'
import { isEngaged } from './contact.ts'
import type { March, Route } from './route.ts'

/** 3.4: how the plan of a formation becomes the ways of its units. */

/** Units of a formation that a plan can move: not those in contact (7.8), and not unlimbered guns (7.5). */
export function movableUnits(state: BattleState, formation: number): number[] {
  const found: number[] = []
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isOnTable(state, unit)) continue
    if (state.stance[unit] !== UNLIMBERED && !isEngaged(state, unit)) found.push(unit)
  }
  return found
}

/** The ways of the units that march. */
export function marchRoutes(state: BattleState, units: readonly number[], march: March): Route[] {
  switch (march.layout) {
    case KEEP:
      return keepRoutes(state, units, march)
    case COLUMN:
      return columnRoutes(state, units, march)
    default:
      return lineRoutes(state, units, march)
  }
}

/** The ways of units that are placed one by one. */
export function placeRoutes(state: BattleState, places: readonly Placement[]): Route[] {
  return places.map(({ unit, via, at, facing }) => ({
    unit,
    points: [[state.x[unit]!, state.y[unit]!], ...via, at],
    facing,
  }))
}

/** Everybody keeps his place: the formation shifts along the path, and wheels on its last leg. */
function keepRoutes(state: BattleState, units: readonly number[], { centre, from, path, facing }: March): Route[] {
  const turn = (facing - from) & 15
  const end = path.at(-1)!
  return units.map((unit) => {
    const [x, y] = [state.x[unit]!, state.y[unit]!]
    const [offX, offY] = [x - centre[0], y - centre[1]]
    const points: Point[] = [[x, y]]
    for (let i = 0; i < path.length - 1; i++) points.push([path[i]![0] + offX, path[i]![1] + offY])
    points.push(shifted(end, turn, offX, offY))
    return { unit, points, facing: (state.facing[unit]! + turn) & 15 }
  })
}

/** Side by side in the order of the roster, left to right; in two lines the first half in front. */
function lineRoutes(state: BattleState, units: readonly number[], { centre, path, facing, layout }: March): Route[] {
  const { spacing } = state.field.tables
  const front = layout === DOUBLE ? Math.ceil(units.length / 2) : units.length
  const depth = layout === DOUBLE && units.length > front ? spacing.double : 0
  const lines = [units.slice(0, front), units.slice(front)]
  const end = path.at(-1)!
  return lines.flatMap((line, behind) => {
    const widths = line.map((unit) => widthInLine(state, unit))
    let left = -widths.reduce((sum, width) => sum + width, 0)
    // An odd depth is shared so that the lines are as far apart as they should be.
    const forward = Math.ceil(depth / 2) - (behind === 0 ? 0 : depth)
    return line.map((unit, i) => {
      // Twice the distance to the right of the middle.
      const across = left + widths[i]!
      left += 2 * widths[i]!
      const points: Point[] = [[state.x[unit]!, state.y[unit]!]]
      for (let j = 0; j < path.length - 1; j++) {
        points.push([path[j]![0] + state.x[unit]! - centre[0], path[j]![1] + state.y[unit]! - centre[1]])
      }
      points.push(shifted(end, facing, across / 2, forward))
      return { unit, points, facing }
    })
  })
}

/** From the middle of a unit to that of its neighbour; a base that is wider than usual takes up as much more. */
function widthInLine(state: BattleState, unit: number): number {
  const { spacing, footprints } = state.field.tables
  const isHorse = isCavalry(state, unit)
  const [usual] = isHorse ? footprints.cavalry : footprints.infantry
  const own = state.field.units[unit]!.troop.base[0]
  // Limbered guns among the infantry go by its spacing.
  const more = isBattery(state, unit) ? 0 : Math.max(0, own - usual)
  return (isHorse ? spacing.cavalryLine : spacing.line) + more
}

/** The place that lies so many tenths to the right of a point and ahead of it, for somebody who faces so. */
function shifted([x, y]: Point, facing: number, right: number, forward: number): Point {
  const [sine, cosine] = VECTORS[facing]!
  return [x + nearest(right * cosine + forward * sine), y + nearest(forward * cosine - right * sine)]
}

/** Thousandths to the nearest whole; a half goes towards 0. */
function nearest(thousandths: number): number {
  const rounded = Math.floor((Math.abs(thousandths) + 499) / 1000)
  return thousandths < 0 ? 0 - rounded : rounded
}
