import { facingOf, unitsOf } from '../queries.ts'
import { type BattleState, BROUGHT_UP, DEPLOYED, ROUTED } from '../state.ts'
import { emitBrought } from './events.ts'
import { type ActRules, makeAct, refuse, usualTest } from './leader-act.ts'
import { findRoom } from './room.ts'

/** How far beside its reformation area a rallied unit may be put, in tenths. */
const BESIDE = 30

/** 6: one routed unit is deployed beside the reformation area that it has fled to. */
export const rally: ActRules = {
  words: { hasFormation: true, hasUnits: true },
  *candidates(state, commander, under) {
    for (const formation of under) {
      for (const unit of unitsOf(state, formation)) {
        if (state.stance[unit] === ROUTED) yield makeAct(state, 'rally', commander, { formation, units: [unit] })
      }
    }
  },
  refusal(state, { formation, units }) {
    const unit = units[0]
    if (unit === undefined || units.length > 1) return refuse('rally', 'name exactly one unit')
    const { name } = state.field.units[unit]!
    if (state.formation[unit] !== formation) return refuse('rally', `${name} does not belong to this formation`)
    if (state.stance[unit] !== ROUTED) return refuse('rally', `${name} is not routed`)
    if (!rallyingPlace(state, unit)) return refuse('rally', `there is no room for ${name} beside the reformation area`)
    return undefined
  },
  test: usualTest,
  carryOut(state, { formation, units }, events) {
    const unit = units[0]!
    const [x, y] = rallyingPlace(state, unit)!
    const facing = facingOf(state, formation)
    state.x[unit] = x
    state.y[unit] = y
    state.facing[unit] = facing
    state.stance[unit] = DEPLOYED
    state.unitBits[unit]! |= BROUGHT_UP
    emitBrought(state, unit, events)
  },
}

/** Outside the area, towards the formation if that can be. */
function rallyingPlace(state: BattleState, unit: number) {
  const formation = state.formation[unit]!
  const { radius } = state.field.tables.area
  return findRoom(state, unit, DEPLOYED, {
    around: [state.areaX[formation]!, state.areaY[formation]!],
    facing: facingOf(state, formation),
    from: radius + 1,
    to: radius + BESIDE,
    isAheadFirst: true,
  })
}
