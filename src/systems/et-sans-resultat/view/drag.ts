import { FACINGS } from '../../../board/table/facing.ts'
import { pointOf } from '../../../board/table/places.ts'
import type { Point } from '../../../board/table/point.ts'
import {
  type Action,
  type BattleState,
  COLUMN,
  centreOf,
  DOUBLE,
  facingOf,
  KEEP,
  LIMBERED,
  LINE,
  NOBODY,
  PLOYED,
  rideTo,
  STEPS,
  sideOfUnit,
  UNLIMBERED,
} from '../rules/index.ts'
import { commanderAt, unitAt } from './hit-testing.ts'

/** Degrees of one of the ways to face. */
const STEP = 360 / FACINGS

/**
 * 3.4, 3.7, 8.5: whoever drags a unit while movement is planned means its formation, and a commander himself; while
 * formations ploy and deploy, the unit alone.
 */
export function drag(state: BattleState, side: number, way: readonly number[], degrees?: number): readonly Action[] {
  const points = way.map((place) => pointOf(state.field.ground, place))
  const facing = degrees === undefined ? undefined : Math.round(degrees / STEP) % FACINGS
  const unit = unitAt(state, way[0]!)
  const isOwn = unit !== NOBODY && sideOfUnit(state, unit) === side
  switch (STEPS[state.step]) {
    case 'plans': {
      if (isOwn) return marches(state, side, unit, points, facing)
      const commander = commanderAt(state, way[0]!)
      if (state.field.commanders[commander]?.side !== side) return []
      // Whoever drags straight means the place; with bends, the way.
      return points.length > 2
        ? [{ kind: 'go', side, commander, path: points.slice(1) }]
        : [rideTo(state, commander, points.at(-1)!)]
    }
    case 'deployment':
      if (!isOwn) return []
      return [{ kind: 'change', side, unit, at: points.at(-1)!, facing: facing ?? state.facing[unit]! }]
    default:
      return []
  }
}

/** The formation goes as far as the unit that is dragged; it may end laid out in any way, first as it is now. */
function marches(state: BattleState, side: number, unit: number, points: readonly Point[], facing?: number): Action[] {
  const formation = state.formation[unit]!
  const centre = centreOf(state, formation)
  if (!centre) return []
  const [offX, offY] = [centre[0] - state.x[unit]!, centre[1] - state.y[unit]!]
  const on = points.length > 1 ? points.slice(1) : points
  const path = on.map(([x, y]): Point => [x + offX, y + offY])
  const final = facing ?? facingOf(state, formation)
  return layoutsFor(state, formation).map((layout) => ({
    kind: 'march',
    side,
    formation,
    path,
    facing: final,
    layout,
  }))
}

/** Columns march in column, others as they stand; in column those would fall to pieces. */
function layoutsFor(state: BattleState, formation: number): readonly number[] {
  let [ployed, others] = [0, 0]
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || state.stance[unit]! >= UNLIMBERED) continue
    if (state.stance[unit] === PLOYED || state.stance[unit] === LIMBERED) ployed++
    else others++
  }
  return ployed > others ? [COLUMN, KEEP, LINE, DOUBLE] : [KEEP, LINE, DOUBLE]
}
