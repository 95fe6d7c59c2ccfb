import type { Point } from '../../../board/table/point.ts'
import type { Action } from './actions.ts'
import type { Battlefield } from './battlefield.ts'
import { ARTILLERY, LAYOUTS, NOBODY, ORDERS } from './state.ts'

/** Directions of the compass. */
const FACINGS = 16

/** Whether all that an action speaks of is there: then the rules can judge it. Whoever writes or lists one makes it so. */
export function isWellFormed(field: Battlefield, action: Action): boolean {
  const { formations, units, forces, areas, commanders, entries, happenings, specialties, special } = field
  const one = (list: readonly unknown[], place: number) => Number.isInteger(place) && place >= 0 && place < list.length
  const orNobody = (list: readonly unknown[], place: number) => place === NOBODY || one(list, place)
  const isFacing = (facing: number) => Number.isInteger(facing) && facing >= 0 && facing < FACINGS
  switch (action.kind) {
    case 'done':
      return true
    case 'order':
      return one(formations, action.formation) && one(ORDERS, action.order) && orNobody(formations, action.supports)
    case 'objective':
      return one(forces, action.force) && one(areas, action.area)
    case 'act': {
      const named = { 'change-objective': areas, 'commit-specialty': specialties, 'send-aide': forces } as const
      const list = (named as Partial<Record<string, readonly unknown[]>>)[action.act] ?? ORDERS
      return (
        one(commanders, action.commander) &&
        orNobody(formations, action.formation) &&
        orNobody(list, action.what) &&
        areDifferent(action.units) &&
        action.units.every((unit) => one(units, unit))
      )
    }
    case 'trigger':
      return one(happenings, action.event)
    case 'set-up':
      return one(units, action.unit) && isFacing(action.facing) && isPoint(action.at)
    case 'bombard':
      return one(special.guns ?? [], action.guns) && one(formations, action.target)
    case 'enter':
      return one(formations, action.formation) && one(entries, action.entry)
    case 'convert':
      return one(formations, action.formation) && one(ORDERS, action.order)
    case 'march':
      return (
        one(formations, action.formation) &&
        one(LAYOUTS, action.layout) &&
        isFacing(action.facing) &&
        action.path.every(isPoint)
      )
    case 'place':
      return (
        one(formations, action.formation) &&
        areDifferent(action.places.map(({ unit }) => unit)) &&
        action.places.every(
          ({ unit, via, at, facing }) => one(units, unit) && isFacing(facing) && [...via, at].every(isPoint),
        )
      )
    case 'go':
      return one(commanders, action.commander) && action.path.length > 0 && action.path.every(isPoint)
    case 'change':
      if (!one(units, action.unit) || !isPoint(action.at)) return false
      return isFacing(action.facing) || (action.facing === NOBODY && units[action.unit]!.class === ARTILLERY)
    case 'fire':
      return (
        one(formations, action.formation) &&
        orNobody(formations, action.guns) &&
        orNobody(formations, action.skirmish) &&
        areDifferent(action.apart?.map(({ unit }) => unit) ?? []) &&
        (action.apart ?? []).every(({ unit, at }) => one(units, unit) && one(formations, at))
      )
    default:
      return one(formations, action.formation)
  }
}

const isPoint = (point: Point) => point.length === 2 && point.every(Number.isInteger)

const areDifferent = (places: readonly number[]) => new Set(places).size === places.length
