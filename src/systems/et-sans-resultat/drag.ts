import { FACINGS } from '../../board/table/facing.ts'
import { placeOf, pointOf } from '../../board/table/places.ts'
import type { Point } from '../../board/table/point.ts'
import type { Standing } from '../../engine/presenter.ts'
import type { Action } from './actions.ts'
import { stanceAfter } from './movement/changes.ts'
import { marchOf } from './movement/judging.ts'
import { foresee as foreseeWay, outlookOf } from './movement/outlook.ts'
import type { Route } from './movement/route.ts'
import { marchRoutes, placeRoutes } from './movement/routes.ts'
import { centreOf, facingOf, footprintOf, sideOfUnit } from './queries.ts'
import { commanderAt, pieceOfCommander, unitAt } from './spots.ts'
import {
  type BattleState,
  COLUMN,
  DOUBLE,
  KEEP,
  LIMBERED,
  LINE,
  NOBODY,
  PLOYED,
  RESERVE,
  STEPS,
  UNLIMBERED,
} from './state.ts'

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
      return [{ kind: 'go', side, commander, at: points.at(-1)! }]
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

/** Where whoever moves would stand if all enemies stayed where they are. */
export function foresee(state: BattleState, action: Action): readonly Standing[] {
  const { ground } = state.field
  switch (action.kind) {
    case 'march': {
      const outlook = outlookOf(state, action.formation)
      if (!outlook || action.path.length === 0) return []
      return standings(state, action.formation, marchRoutes(state, outlook.units, marchOf(outlook, action)))
    }
    case 'place':
      return standings(state, action.formation, placeRoutes(state, action.places))
    case 'go':
      return standing(placeOf(ground, action.at), pieceOfCommander(state, action.commander))
    case 'change': {
      const stance = stanceAfter(state, action.unit, action.facing)
      if (stance === RESERVE) return []
      const [width, depth] = footprintOf(state, action.unit, stance)
      return standing(placeOf(ground, action.at), action.unit, action.facing, { width, depth })
    }
    default:
      return []
  }
}

function standings(state: BattleState, formation: number, routes: readonly Route[]): Standing[] {
  const outlook = outlookOf(state, formation)
  if (!outlook) return []
  return routes.flatMap((route) => {
    const { unit, x, y, facing } = foreseeWay(outlook, route)
    const [width, depth] = footprintOf(state, unit)
    return standing(placeOf(state.field.ground, [x, y]), unit, facing, { width, depth })
  })
}

/** Nobody is shown beside the table. */
function standing(place: number, piece: number, facing?: number, footprint?: Standing['footprint']): Standing[] {
  if (place < 0) return []
  return [{ piece, place, facing: facing === undefined ? undefined : facing * STEP, ...(footprint && { footprint }) }]
}
