import { isWithin, type Point } from '../../../../board/table/point.ts'
import type { Refusal } from '../../../../engine/system.ts'
import type { Events } from '../events.ts'
import { isHeld } from '../keep-time.ts'
import { isCommitted, unitsOf } from '../queries.ts'
import { type BattleState, DEFEND, GRAND_BATTERY, NOBODY } from '../state.ts'
import type { CommandTest } from './activation-roll.ts'
import { emitDisbanded, emitFormed } from './events.ts'
import { type Act, type ActRules, isArmyCommander, makeAct, refuse } from './leader-act.ts'
import { freeSlot, makeFormation, unmakeFormation } from './split.ts'
import { freeSuperior } from './status.ts'

/** The fewest batteries that make a grand battery. */
const FEWEST = 3

/**
 * 6: batteries of a force that stand together become a formation under its artillery chief, or an officer of the lowest
 * rating where it has none who is free; its fire is a fire mission.
 */
export const grandBattery: ActRules = {
  words: { hasFormation: false, hasUnits: true },
  *candidates(state, commander) {
    for (const [force, { side }] of state.field.forces.entries()) {
      if (side !== state.field.commanders[commander]!.side) continue
      for (const units of rowsOf(state, force)) yield makeAct(state, 'grand-battery', commander, { units })
    }
  },
  refusal,
  test: testOf,
  carryOut(state, { side, units }, events) {
    const slot = freeSlot(state, side)
    const force = forceOf(state, units[0]!)
    const commander = commanderFor(state, force, slot)
    makeFormation(state, slot, { units, force, commander, order: DEFEND, bit: GRAND_BATTERY })
    emitFormed(state, slot, units, events)
  },
}

const forceOf = (state: BattleState, unit: number) => state.force[state.formation[unit]!] ?? NOBODY

/** Who commands a new grand battery. */
function commanderFor(state: BattleState, force: number, slot: number): number {
  const { chief } = state.field.forces[force]!
  const isBusy = state.commander.some((one, formation) => one === chief && state.formation.includes(formation))
  return chief === NOBODY || isBusy ? state.field.formations[slot]!.commander : chief
}

const isInGrandBattery = (state: BattleState, unit: number) =>
  (state.formationBits[state.formation[unit]!]! & GRAND_BATTERY) !== 0

const placeOf = (state: BattleState, unit: number): Point => [state.x[unit]!, state.y[unit]!]

/** Its commander has it from its centre, where he rides when it is formed. */
function testOf(state: BattleState, { commander, side, units }: Act): CommandTest {
  const receiver = commanderFor(state, forceOf(state, units[0]!), freeSlot(state, side))
  const [x, y] = [0, 1].map((axis) => {
    const sum = units.reduce((total, unit) => total + placeOf(state, unit)[axis]!, 0)
    return Math.floor(sum / units.length)
  })
  return { issuer: commander, receiver, at: [x!, y!], formation: NOBODY, delay: 0, about: 'grand battery' }
}

function refusal(state: BattleState, { commander, side, units }: Act): Refusal | undefined {
  const { units: all } = state.field
  const stranger = units.find((unit) => all[unit]!.side !== side || !isCommitted(state, unit))
  if (stranger !== undefined)
    return refuse('grand-battery', `${all[stranger]!.name} is not a committed battery of this side`)
  if (units.length < FEWEST || new Set(units).size < units.length) {
    return refuse('grand-battery', `a grand battery takes at least ${FEWEST} different batteries`)
  }
  const force = forceOf(state, units[0]!)
  const other = units.find((unit) => forceOf(state, unit) !== force)
  if (other !== undefined) return refuse('grand-battery', `${all[other]!.name} belongs to another force`)
  if (!isArmyCommander(state, commander) && state.forceCommander[force] !== commander) {
    return { rule: '6', reason: 'these batteries are not under his command' }
  }
  const grand = units.find((unit) => isInGrandBattery(state, unit))
  if (grand !== undefined) return refuse('grand-battery', `${all[grand]!.name} is already in a grand battery`)
  const held = units.find((unit) => isHeld(state, state.formation[unit]!))
  if (held !== undefined) return { rule: '14.7', reason: `${all[held]!.name} is kept in reserve with its formation` }
  const { grandBattery: reach } = state.field.tables.reach
  const far = units.find((unit, i) => i > 0 && !isWithin(placeOf(state, units[i - 1]!), placeOf(state, unit), reach))
  if (far !== undefined) {
    return refuse('grand-battery', `${all[far]!.name} is more than ${reach / 10} inches from the one named before it`)
  }
  if (freeSlot(state, side) === NOBODY) return refuse('grand-battery', 'this side can form no more new formations')
  return undefined
}

/** Rows of batteries of a force: from one to the next in the roster that is within reach. */
function* rowsOf(state: BattleState, force: number): Generator<readonly number[]> {
  const { grandBattery: reach } = state.field.tables.reach
  const free: number[] = []
  for (let unit = 0; unit < state.stance.length; unit++) {
    if (isCommitted(state, unit) && forceOf(state, unit) === force && !isInGrandBattery(state, unit)) free.push(unit)
  }
  const left = new Set(free)
  for (const first of free) {
    if (!left.delete(first)) continue
    const row = [first]
    for (;;) {
      const last = row.at(-1)!
      const next = [...left].find((unit) => isWithin(placeOf(state, last), placeOf(state, unit), reach))
      if (next === undefined) break
      left.delete(next)
      row.push(next)
    }
    if (row.length >= FEWEST) yield row
  }
}

/** 6: a grand battery of which nothing is committed is none any more: its batteries are the force's reserve again. */
export function disbandGrandBatteries(state: BattleState, events: Events): void {
  state.formationBits.forEach((bits, formation) => {
    if ((bits & GRAND_BATTERY) === 0) return
    const units = unitsOf(state, formation)
    if (units.some((unit) => isCommitted(state, unit))) return
    emitDisbanded(state, formation, units, events)
    freeSuperior(state, formation)
    for (const unit of units) state.formation[unit] = NOBODY
    unmakeFormation(state, formation, NOBODY)
  })
}
