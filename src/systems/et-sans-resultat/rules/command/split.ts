import { placeArea } from '../movement/reformation.ts'
import { fatigueIn } from '../queries.ts'
import { type BattleState, CLASSES, GONE, NO_PLAN, NOBODY, REMOVED } from '../state.ts'
import { dropPending, setOrder } from './status.ts'

/** A place for a formation that is made during the battle; NOBODY where the side has none left. */
export const freeSlot = (state: BattleState, side: number): number =>
  state.field.formations.findIndex(
    ({ isSpare, side: own }, formation) => isSpare && own === side && !state.formation.includes(formation),
  )

/** What makes a formation out of an empty slot. */
export type Making = {
  readonly units: readonly number[]
  readonly force: number
  readonly commander: number
  readonly order: number
  /** The bit that tells what kind of formation it is. */
  readonly bit: number
}

/** Units leave their formations with their share of fatigue and make up one of their own, with its reformation area. */
export function makeFormation(state: BattleState, slot: number, making: Making): void {
  const { units, force, commander, order, bit } = making
  for (let kind = 0; kind < CLASSES.length; kind++) fatigueIn(state, kind)[slot] = 0
  shareFatigue(state, slot, units)
  for (const unit of units) state.formation[unit] = slot
  state.force[slot] = force
  state.commander[slot] = commander
  state.superior[slot] = NOBODY
  state.formationBits[slot] = bit
  state.tried[slot * 2] = 0
  state.tried[slot * 2 + 1] = 0
  state.plan[slot] = NO_PLAN
  dropPending(state, slot)
  setOrder(state, slot, order, NOBODY, undefined)
  placeArea(state, slot)
}

/** 6: of the markers of each class those who leave take a share by their number, rounded up. */
function shareFatigue(state: BattleState, slot: number, units: readonly number[]): void {
  for (const from of new Set(units.map((unit) => state.formation[unit]!))) {
    for (let kind = 0; kind < CLASSES.length; kind++) {
      const isOfClass = (unit: number) => state.formation[unit] === from && state.field.units[unit]!.class === kind
      const leaving = units.filter(isOfClass).length
      if (leaving === 0) continue
      let all = 0
      for (let unit = 0; unit < state.formation.length; unit++) {
        if (isOfClass(unit) && state.stance[unit]! < REMOVED) all++
      }
      const markers = fatigueIn(state, kind)
      const share = Math.ceil((markers[from]! * leaving) / all)
      markers[from]! -= share
      markers[slot]! += share
    }
  }
}

/**
 * A formation whose units belong elsewhere now is none any more. Whoever supported it supports the one that they have
 * gone to; NOBODY where there is none.
 */
export function unmakeFormation(state: BattleState, formation: number, heir: number): void {
  dropPending(state, formation)
  for (let kind = 0; kind < CLASSES.length; kind++) fatigueIn(state, kind)[formation] = 0
  for (const supports of [state.supports, state.newSupports]) {
    for (let other = 0; other < supports.length; other++) {
      if (supports[other] === formation) supports[other] = other === heir ? NOBODY : heir
    }
  }
  const { isSpare } = state.field.formations[formation]!
  // A place is free again; a column of the roster is no formation any more, but nobody has broken it.
  state.formationBits[formation] = isSpare ? 0 : GONE
  if (isSpare) state.force[formation] = NOBODY
}
