import { isWithin } from '../../../../board/table/point.ts'
import type { Refusal } from '../../../../engine/system.ts'
import { isHeld } from '../keep-time.ts'
import { fatigueIn, hasStatus, isCavalry, isInBattle, isOnTable, unitsOf } from '../queries.ts'
import { type BattleState, CLASSES, DEFEND, DETACHED, GRAND_BATTERY, MOVE, NOBODY } from '../state.ts'
import { emitFormed, emitRejoined } from './events.ts'
import { type Act, type ActRules, makeAct, refuse, usualTest } from './leader-act.ts'
import { isLocked } from './locks.ts'
import { freeSlot, makeFormation, unmakeFormation } from './split.ts'
import { freeSuperior } from './status.ts'

/** 6: up to half of a formation goes its own way, under a commander of the lowest rating, to defend or to move. */
export const detach: ActRules = {
  words: { hasFormation: true, what: 'directive', hasUnits: true },
  *candidates(state, commander, under) {
    for (const formation of under) {
      for (const units of partsOf(state, formation)) {
        for (const what of [DEFEND, MOVE]) yield makeAct(state, 'detach', commander, { formation, units, what })
      }
    }
  },
  refusal: detachRefusal,
  test: usualTest,
  carryOut(state, { side, formation, units, what }, events) {
    const slot = freeSlot(state, side)
    const { commander } = state.field.formations[slot]!
    state.leadership[commander] = state.field.tables.leadership.C
    state.tactics[commander] = 0
    state.wounded[commander] = 0
    state.commanderBits[commander] = 0
    state.parent[slot] = formation
    makeFormation(state, slot, { units, force: state.force[formation]!, commander, order: what, bit: DETACHED })
    emitFormed(state, slot, units, events)
  },
}

const onTable = (state: BattleState, formation: number) =>
  unitsOf(state, formation).filter((unit) => isOnTable(state, unit))

/** What a player might detach: the cavalry of a mixed formation, or the right half of its line. */
function* partsOf(state: BattleState, formation: number): Generator<readonly number[]> {
  const units = onTable(state, formation)
  const half = Math.floor(units.length / 2)
  const cavalry = units.filter((unit) => isCavalry(state, unit))
  const right = units.slice(units.length - half)
  if (cavalry.length > 0 && cavalry.length <= half && cavalry.join() !== right.join()) yield cavalry
  if (half > 0) yield right
}

function detachRefusal(state: BattleState, { side, formation, units, what }: Act): Refusal | undefined {
  const { name } = state.field.formations[formation]!
  if ((state.formationBits[formation]! & (DETACHED | GRAND_BATTERY)) !== 0) {
    return refuse('detach', `${name} was formed during the battle and cannot be divided again`)
  }
  if (isLocked(state, formation))
    return { rule: '13.7', reason: `${name} is locked to its directive and keeps all its units` }
  if (isHeld(state, formation)) return { rule: '14.7', reason: `${name} is kept in reserve and keeps all its units` }
  if (what !== DEFEND && what !== MOVE) return refuse('detach', 'a detachment is sent off to defend or to move')
  const stranger = units.find((unit) => state.formation[unit] !== formation || !isOnTable(state, unit))
  if (stranger !== undefined) {
    return refuse('detach', `${state.field.units[stranger]!.name} is not on the table with ${name}`)
  }
  const most = Math.floor(onTable(state, formation).length / 2)
  if (units.length === 0 || units.length > most || new Set(units).size < units.length) {
    return refuse('detach', whyNotSoMany(name, most))
  }
  if (freeSlot(state, side) === NOBODY) return refuse('detach', 'this side can form no more detachments')
  return undefined
}

function whyNotSoMany(name: string, most: number): string {
  if (most === 0) return `${name} has too few units on the table to detach any`
  return `${name} can detach ${most === 1 ? '1 unit' : `1 to ${most} different units`}: at most half of those on the table`
}

/** 6, 13.4: a detachment, or a column that belongs to a formation, goes back to it without a test. */
export const rejoin: ActRules = {
  words: { hasFormation: true, hasUnits: false },
  *candidates(state, commander, under) {
    for (const formation of under) {
      if (parentOf(state, formation) !== NOBODY) yield makeAct(state, 'rejoin', commander, { formation })
    }
  },
  refusal(state, { formation }) {
    const parent = parentOf(state, formation)
    const { name } = state.field.formations[formation]!
    if (parent === NOBODY) return refuse('rejoin', `${name} is not a detachment`)
    const whole = state.field.formations[parent]!.name
    if (!isInBattle(state, parent)) return refuse('rejoin', `${whole} is not on the table`)
    if (hasStatus(state, formation)) return refuse('rejoin', `${name} must rally before it can rejoin ${whole}`)
    if (!areNear(state, formation, parent)) {
      const { rejoin: reach } = state.field.tables.reach
      return refuse('rejoin', `${name} must be within ${reach / 10} inches of ${whole}`)
    }
    return undefined
  },
  carryOut(state, { formation }, events) {
    const parent = parentOf(state, formation)
    emitRejoined(state, formation, parent, events)
    merge(state, formation, parent)
  },
}

/** The formation that one was detached from, or that it belongs to by the scenario; NOBODY where there is none. */
function parentOf(state: BattleState, formation: number): number {
  if ((state.formationBits[formation]! & DETACHED) !== 0) return state.parent[formation]!
  return state.field.formations[formation]!.joins
}

function areNear(state: BattleState, a: number, b: number): boolean {
  const { rejoin: reach } = state.field.tables.reach
  const others = onTable(state, b)
  return onTable(state, a).some((unit) =>
    others.some((other) => isWithin([state.x[unit]!, state.y[unit]!], [state.x[other]!, state.y[other]!], reach)),
  )
}

/** Units and fatigue go over; whoever supported the one supports the whole. */
function merge(state: BattleState, formation: number, parent: number): void {
  freeSuperior(state, formation)
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation) continue
    state.formation[unit] = parent
    if (isOnTable(state, unit)) continue
    state.x[unit] = state.areaX[parent]!
    state.y[unit] = state.areaY[parent]!
  }
  for (let kind = 0; kind < CLASSES.length; kind++) {
    const markers = fatigueIn(state, kind)
    markers[parent]! += markers[formation]!
  }
  unmakeFormation(state, formation, parent)
}
