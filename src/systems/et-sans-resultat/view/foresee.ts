import { FACINGS } from '../../../board/table/facing.ts'
import { placeOf } from '../../../board/table/places.ts'
import type { Point } from '../../../board/table/point.ts'
import type { Standing } from '../../../engine/presenter.ts'
import {
  type Action,
  type BattleState,
  commanderPlace,
  footprintOf,
  foresee as foreseeWay,
  marchOf,
  marchRoutes,
  outlookOf,
  placeRoutes,
  RESERVE,
  type Route,
  stanceAfter,
} from '../rules/index.ts'
import { pieceOfCommander } from './hit-testing.ts'

/** Degrees of one of the ways to face. */
const STEP = 360 / FACINGS

/** Where whoever moves would stand if all enemies stayed where they are. */
export function foresee(state: BattleState, action: Action): readonly Standing[] {
  switch (action.kind) {
    case 'march': {
      const outlook = outlookOf(state, action.formation)
      if (!outlook || action.path.length === 0) return []
      return standings(state, action.formation, marchRoutes(state, outlook.units, marchOf(outlook, action)))
    }
    case 'place':
      return standings(state, action.formation, placeRoutes(state, action.places))
    case 'go': {
      const from = commanderPlace(state, action.commander)
      const piece = pieceOfCommander(state, action.commander)
      const way = wayOf(state, from ? [from, ...action.path] : [])
      return standing(state, action.path.at(-1)!, { piece, facing: undefined, way })
    }
    case 'change': {
      const stance = stanceAfter(state, action.unit, action.facing)
      if (stance === RESERVE) return []
      const [width, depth] = footprintOf(state, action.unit, stance)
      return standing(state, action.at, {
        piece: action.unit,
        facing: action.facing * STEP,
        footprint: { width, depth },
      })
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
    return standing(state, [x, y], {
      piece: unit,
      facing: facing * STEP,
      footprint: { width, depth },
      way: wayOf(state, cutAt(route.points, [x, y])),
    })
  })
}

/** Nobody is shown beside the table. */
function standing(state: BattleState, at: Point, rest: Omit<Standing, 'place'>): Standing[] {
  const place = placeOf(state.field.ground, at)
  return place < 0 ? [] : [{ ...rest, place }]
}

const wayOf = ({ field }: BattleState, points: readonly Point[]) =>
  points.map((point) => placeOf(field.ground, point)).filter((place) => place >= 0)

/** A way as far as somebody gets on it: to the end that he was foreseen to come to. */
function cutAt(points: readonly Point[], end: Point): readonly Point[] {
  let [leg, least] = [points.length - 1, Infinity]
  for (let i = 1; i < points.length; i++) {
    const far = squareFromLeg(points[i - 1]!, points[i]!, end)
    if (far < least) [leg, least] = [i, far]
  }
  return [...points.slice(0, leg), end]
}

/** The square of the distance of a point from a straight leg of a way. */
function squareFromLeg([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  const [offX, offY] = [x - ax - share * dx, y - ay - share * dy]
  return offX * offX + offY * offY
}
