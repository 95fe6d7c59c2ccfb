import { pointOf } from '../../../board/table/places.ts'
import type { Point } from '../../../board/table/point.ts'
import {
  type Action,
  ATTACK,
  type BattleState,
  facingOf,
  KEEP,
  NOBODY,
  nextCommander,
  nextFormation,
  RESERVED,
  rideTo,
  STEPS,
  sideOfFormation,
  sideOfUnit,
} from '../rules/index.ts'
import { atCentre, unitAt } from './hit-testing.ts'

/** What a player who points at a place most likely means: to go there, or to fire at who is there. */
export function inferAction(state: BattleState, side: number, place: number): Action | undefined {
  const at = pointOf(state.field.ground, place)
  const unit = unitAt(state, place)
  switch (STEPS[state.step]) {
    case 'plans': {
      if (unit !== NOBODY && sideOfUnit(state, unit) === side) return undefined
      const formation = nextFormation(state, side)
      if (formation !== NOBODY) return marchTo(state, formation, at)
      const commander = nextCommander(state, side)
      return commander === NOBODY ? undefined : rideTo(state, commander, at)
    }
    case 'deployment':
      if (unit === NOBODY || sideOfUnit(state, unit) !== side) return undefined
      return { kind: 'change', side, unit, at, facing: state.facing[unit]! }
    case 'conversions':
    case 'charges':
    case 'reforming':
      if (unit === NOBODY || sideOfUnit(state, unit) !== side) return undefined
      return { kind: 'convert', side, formation: state.formation[unit]!, order: ATTACK }
    case 'issue':
      if (unit === NOBODY || sideOfUnit(state, unit) !== side) return undefined
      return { kind: 'order', side, formation: state.formation[unit]!, order: RESERVED, supports: NOBODY }
    default:
      return undefined
  }
}

/** A formation goes there as it stands. */
export const marchTo = (state: BattleState, formation: number, at: Point): Action => ({
  kind: 'march',
  side: sideOfFormation(state, formation),
  formation,
  path: [at],
  facing: facingOf(state, formation),
  layout: KEEP,
})

/** Offers about a unit are made at the centre of its formation. */
export function spotOf(state: BattleState, place: number): number | undefined {
  const unit = unitAt(state, place)
  const formation = unit === NOBODY ? NOBODY : state.formation[unit]!
  return formation === NOBODY ? undefined : atCentre(state, formation).place
}
