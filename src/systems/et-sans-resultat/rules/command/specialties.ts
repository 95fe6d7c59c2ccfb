import { isOnTable, unitsOf } from '../queries.ts'
import { INFANTRY, NOBODY, WITH_ENGINEERS } from '../state.ts'
import { emitSpecialty } from './events.ts'
import { type ActRules, makeAct, refuse, usualTest } from './leader-act.ts'

/** 6: engineers or a rifle company of the force join a battalion for good. */
export const commitSpecialty: ActRules = {
  words: { hasFormation: true, what: 'specialty', hasUnits: true },
  *candidates(state, commander, under) {
    for (let what = 0; what < state.joined.length; what++) {
      if (state.joined[what] !== NOBODY) continue
      for (const formation of under) {
        if (state.force[formation] !== state.field.specialties[what]!.force) continue
        for (const unit of unitsOf(state, formation)) {
          yield makeAct(state, 'commit-specialty', commander, { formation, units: [unit], what })
        }
      }
    }
  },
  refusal(state, { formation, units, what }) {
    const specialty = state.field.specialties[what]
    const unit = units[0]
    if (!specialty) return refuse('commit-specialty', 'name engineers or a rifle company of the force')
    if (unit === undefined || units.length > 1) return refuse('commit-specialty', 'name exactly one unit')
    const { name, class: kind } = state.field.units[unit]!
    if (specialty.force !== state.force[formation]) {
      return refuse('commit-specialty', `${specialty.name} belongs to another force`)
    }
    if (specialty.formation !== NOBODY && specialty.formation !== formation) {
      const { name: served } = state.field.formations[specialty.formation]!
      return refuse('commit-specialty', `${specialty.name} serves with ${served} only`)
    }
    if (state.joined[what] !== NOBODY) return refuse('commit-specialty', `${specialty.name} has already joined a unit`)
    if (specialty.rifles > 0 && state.rifles[unit]! > 0) {
      return refuse('commit-specialty', `${name} already has a rifle company`)
    }
    if (state.formation[unit] !== formation)
      return refuse('commit-specialty', `${name} does not belong to this formation`)
    if (kind !== INFANTRY || !isOnTable(state, unit)) {
      return refuse('commit-specialty', `${specialty.name} joins a battalion that is on the table`)
    }
    return undefined
  },
  test: usualTest,
  carryOut(state, { units, what }, events) {
    const unit = units[0]!
    const { rifles } = state.field.specialties[what]!
    state.joined[what] = unit
    if (rifles > 0) state.rifles[unit] = rifles
    else state.unitBits[unit]! |= WITH_ENGINEERS
    emitSpecialty(state, what, unit, events)
  },
}
