import { ahead } from '../../../../board/table/facing.ts'
import { placeAfter, walkThrough } from '../../../../board/table/line-walk.ts'
import { type Point, squaredDistance } from '../../../../board/table/point.ts'
import { centreOf, facingOf, isEnemyWithin, isRunning, sideOfFormation } from '../queries.ts'
import { type BattleState, RESERVE, ROUTED } from '../state.ts'
import { isImpassable } from './rates.ts'

/** 1.10: where a formation sends those who have to be put together again, and keeps its batteries in reserve. */

/** Puts the area of a formation straight behind it, wherever it was: at the start, and for those who arrive. */
export function placeArea(state: BattleState, formation: number): void {
  const place = placeBehind(state, formation)
  if (place) setArea(state, formation, place)
}

/** At the end of movement areas follow their formations, as far as they may; those that are touched stay. */
export function moveAreas(state: BattleState): void {
  const { reach } = state.field.tables.area
  for (let formation = 0; formation < state.field.formations.length; formation++) {
    if (isAreaTouched(state, formation)) continue
    const place = placeBehind(state, formation)
    if (!place) continue
    const walk = walkThrough([[state.areaX[formation]!, state.areaY[formation]!], place])
    let step = Math.min(walk.steps, reach)
    while (step > 0 && isImpassable(state.field.ground.marksAt(...placeAfter(walk, step)))) step--
    setArea(state, formation, placeAfter(walk, step))
  }
}

/** Whether an enemy is so near to the area's centre that it counts as touched. */
export function isAreaTouched(state: BattleState, formation: number): boolean {
  const { touch } = state.field.tables.area
  return isEnemyWithin(
    state,
    sideOfFormation(state, formation),
    state.areaX[formation]!,
    state.areaY[formation]!,
    touch,
  )
}

/** Whether a unit stands in the area of its own formation. */
export function isInOwnArea(state: BattleState, unit: number): boolean {
  const formation = state.formation[unit]!
  const { radius } = state.field.tables.area
  const centre: Point = [state.areaX[formation]!, state.areaY[formation]!]
  return squaredDistance(centre, [state.x[unit]!, state.y[unit]!]) <= radius * radius
}

/**
 * Straight behind the centre, on the table and not on closed ground: rather nearer to the formation. A formation that
 * runs shows its back to nobody in particular: behind it is where home is (1.11).
 */
function placeBehind(state: BattleState, formation: number): Point | undefined {
  const centre = centreOf(state, formation)
  if (!centre) return undefined
  const { ground, tables, homeward } = state.field
  const back = isRunning(state, formation)
    ? homeward[sideOfFormation(state, formation)]!
    : (facingOf(state, formation) + 8) & 15
  for (let behind = tables.area.behind; behind >= 0; behind--) {
    const [x, y] = ahead(centre, back, behind)
    const place: Point = [Math.max(0, Math.min(ground.width, x)), Math.max(0, Math.min(ground.height, y))]
    if (!isImpassable(ground.marksAt(...place))) return place
  }
  return centre
}

/** The area with those who wait in it. */
function setArea(state: BattleState, formation: number, [x, y]: Point): void {
  state.areaX[formation] = x
  state.areaY[formation] = y
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation) continue
    if (state.stance[unit] !== ROUTED && state.stance[unit] !== RESERVE) continue
    state.x[unit] = x
    state.y[unit] = y
  }
}
