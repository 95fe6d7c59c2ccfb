import type { Events } from '../events.ts'
import { fatigueIn, isCommitted, isOnTable, nearestEnemy, sideOfFormation, unitsOf } from '../queries.ts'
import { ARTILLERY, type BattleState, CAVALRY, CLASSES, INFANTRY, PLOYED, RESERVE } from '../state.ts'
import { emitBatteryRetires, emitFatigue } from './events.ts'

/** Fatigue markers, and batteries that go back to reserve. */

/**
 * 2.6, 2.7: a formation takes fatigue: in a fight that of the fighter's class; without a class as its assessments give
 * it, to the principal class, or spread over its classes where the battle has it so.
 */
export function tire(state: BattleState, formation: number, markers: number, events: Events, kind?: number): void {
  if (kind === undefined && state.field.tables.assessment.fatigueTo === 'spread') {
    spread(state, formation, markers, events)
    return
  }
  const to = kind ?? principalClass(state, formation)
  fatigueIn(state, to)[formation]! += markers
  emitFatigue(state, events, formation, to, markers)
}

/** 2.7: the class with most deployed units; of several the first of infantry, cavalry, artillery. */
export function principalClass(state: BattleState, formation: number): number {
  const counts = countClasses(state, formation)
  return counts.indexOf(Math.max(...counts))
}

/** Deployed units by class; all on the table where none is deployed (2.4). */
function countClasses(state: BattleState, formation: number): readonly number[] {
  const all = unitsOf(state, formation).filter((unit) => isOnTable(state, unit))
  const deployed = all.filter((unit) => state.stance[unit] !== PLOYED)
  const counted = deployed.length === 0 ? all : deployed
  return CLASSES.map((_, kind) => counted.filter((unit) => state.field.units[unit]!.class === kind).length)
}

/** One by one to the classes that the formation has, in their order. */
function spread(state: BattleState, formation: number, markers: number, events: Events): void {
  const counts = countClasses(state, formation)
  const present = [INFANTRY, CAVALRY, ARTILLERY].filter((kind) => counts[kind]! > 0)
  const classes = present.length > 0 ? present : [INFANTRY]
  classes.forEach((kind, place) => {
    const share = Math.ceil((markers - place) / classes.length)
    tire(state, formation, share, events, kind)
  })
}

/** 2.2: a battery goes to the reserve of its formation, which is with the reformation area. */
export function retireBattery(state: BattleState, battery: number, events: Events): void {
  const formation = state.formation[battery]!
  emitBatteryRetires(state, events, battery)
  state.stance[battery] = RESERVE
  state.x[battery] = state.areaX[formation]!
  state.y[battery] = state.areaY[formation]!
}

/** 11.9: so many committed batteries of a formation go to its reserve, those nearest the enemy first. */
export function retireBatteries(state: BattleState, formation: number, count: number, events: Events): void {
  const side = sideOfFormation(state, formation)
  const committed: { battery: number; square: number }[] = []
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isCommitted(state, unit)) continue
    committed.push({ battery: unit, square: nearestEnemy(state, side, state.x[unit]!, state.y[unit]!) })
  }
  committed.sort((a, b) => a.square - b.square)
  for (const { battery } of committed.slice(0, count)) retireBattery(state, battery, events)
}

/** How many batteries of a formation are on the table. */
export function committedBatteries(state: BattleState, formation: number): number {
  let count = 0
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] === formation && isCommitted(state, unit)) count++
  }
  return count
}
