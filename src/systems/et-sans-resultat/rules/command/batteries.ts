import { type Point, squaredDistance } from '../../../../board/table/point.ts'
import type { Refusal } from '../../../../engine/system.ts'
import type { LeaderAction } from '../actions.ts'
import { isEngaged } from '../movement/contact.ts'
import { centreOf, footprintOf, isBattery, isCommitted, isOnTable, unitsOf } from '../queries.ts'
import { type BattleState, BROUGHT_UP, LIMBERED, NOBODY, PLOYED, RECALLED, RESERVE, UNLIMBERED } from '../state.ts'
import { emitBrought } from './events.ts'
import { type Act, type ActRules, makeAct, refuse, usualTest } from './leader-act.ts'
import { findRoom } from './room.ts'

/** What commanders do with batteries (6). The battery is the target: each is committed, recalled or displaced once a turn. */

/** Out of the reserve of the formation or of its force, limbered, to a deployed unit; it may move and unlimber this turn. */
export const commitBattery: ActRules = {
  words: { hasFormation: true, hasUnits: true },
  *candidates(state, commander, under) {
    for (const formation of under) {
      for (let unit = 0; unit < state.stance.length; unit++) {
        if (state.stance[unit] !== RESERVE || !isWithinReach(state, unit, formation)) continue
        yield makeAct(state, 'commit-battery', commander, { formation, units: [unit] })
      }
    }
  },
  refusal(state, act) {
    const { formation, units } = act
    const battery = units[0]!
    const wrong = batteryRefusal(state, act)
    if (wrong) return wrong
    const { name } = state.field.units[battery]!
    if (state.stance[battery] !== RESERVE) return refuse('commit-battery', `${name} is not in reserve`)
    if (!isWithinReach(state, battery, formation)) {
      return refuse('commit-battery', `${name} is in the reserve neither of this formation nor of its force`)
    }
    if ((state.unitBits[battery]! & BROUGHT_UP) !== 0) {
      return { rule: '6', reason: `${name} has already been brought up this turn` }
    }
    if (!placeFor(state, battery, formation)) {
      const { commit } = state.field.tables.reach
      return refuse('commit-battery', `there is no room for ${name} within ${commit / 10} inches of a deployed unit`)
    }
    return undefined
  },
  test: (state, act) => ({
    ...usualTest(state, act),
    isFromFormationReserve: state.formation[act.units[0]!] === act.formation,
  }),
  carryOut(state, { formation, units }, events) {
    const battery = units[0]!
    const { at, facing } = placeFor(state, battery, formation)!
    state.formation[battery] = formation
    limber(state, battery, at, facing)
    emitBrought(state, battery, events)
  },
}

/** In the reserve of the formation, or of the force that it belongs to. */
function isWithinReach(state: BattleState, battery: number, formation: number): boolean {
  const of = state.formation[battery]
  if (of !== NOBODY) return of === formation
  return state.field.units[battery]!.force === state.force[formation]
}

/** A free place beside a deployed unit, the nearest to the formation's centre first; behind it if that can be. */
function placeFor(
  state: BattleState,
  battery: number,
  formation: number,
): { readonly at: Point; readonly facing: number } | undefined {
  const centre = centreOf(state, formation)
  if (!centre) return undefined
  const deployed = unitsOf(state, formation).filter((unit) => isOnTable(state, unit) && state.stance[unit] !== PLOYED)
  const { reach } = state.field.tables
  const distance = (unit: number) => squaredDistance([state.x[unit]!, state.y[unit]!], centre)
  const beside = deployed.sort((a, b) => distance(a) - distance(b))
  for (const unit of beside) {
    const [around, facing] = [[state.x[unit]!, state.y[unit]!] as const, state.facing[unit]!]
    const at = findRoom(state, battery, LIMBERED, {
      around,
      facing,
      from: closest(state, battery, unit),
      to: reach.commit,
    })
    if (at) return { at, facing }
  }
  return undefined
}

/** No team stands nearer to a unit than this without standing on it. */
function closest(state: BattleState, battery: number, unit: number): number {
  const sides = [footprintOf(state, battery, LIMBERED), footprintOf(state, unit)].map((one) => Math.min(...one))
  return Math.floor((sides[0]! + sides[1]!) / 2)
}

function limber(state: BattleState, battery: number, [x, y]: Point, facing: number): void {
  state.x[battery] = x
  state.y[battery] = y
  state.facing[battery] = facing
  state.stance[battery] = LIMBERED
  state.unitBits[battery]! |= BROUGHT_UP
}

/** From the line to the reserve of its formation. */
export const recallBattery: ActRules = {
  words: { hasFormation: true, hasUnits: true },
  candidates: (state, commander, under) => committedUnder(state, commander, under, 'recall-battery'),
  refusal(state, act) {
    const battery = act.units[0]!
    const wrong = batteryRefusal(state, act) ?? ofFormation(state, act)
    if (wrong) return wrong
    const { name } = state.field.units[battery]!
    if (!isCommitted(state, battery)) return refuse('recall-battery', `${name} is not committed`)
    if ((state.unitBits[battery]! & RECALLED) !== 0) {
      return { rule: '6', reason: `${name} has already been recalled this turn` }
    }
    return contactRefusal(state, battery)
  },
  test: usualTest,
  carryOut(state, { units }, events) {
    const battery = units[0]!
    const formation = state.formation[battery]!
    state.x[battery] = state.areaX[formation]!
    state.y[battery] = state.areaY[formation]!
    state.stance[battery] = RESERVE
    state.unitBits[battery]! |= RECALLED
    emitBrought(state, battery, events)
  },
}

/** An unlimbered battery limbers up where it is, and may move this turn: there is no other way (7.5). */
export const displaceBattery: ActRules = {
  words: { hasFormation: true, hasUnits: true },
  candidates: (state, commander, under) => committedUnder(state, commander, under, 'displace-battery'),
  refusal(state, act) {
    const battery = act.units[0]!
    const wrong = batteryRefusal(state, act) ?? ofFormation(state, act)
    if (wrong) return wrong
    const { name } = state.field.units[battery]!
    if (state.stance[battery] !== UNLIMBERED) return refuse('displace-battery', `${name} is not unlimbered`)
    const held = contactRefusal(state, battery)
    if (held) return held
    if (!limberingPlace(state, battery)) return refuse('displace-battery', `${name} has no room to limber up`)
    return undefined
  },
  test: usualTest,
  carryOut(state, { units }, events) {
    const battery = units[0]!
    limber(state, battery, limberingPlace(state, battery)!, state.facing[battery]!)
    emitBrought(state, battery, events)
  },
}

/** A team is deeper than a battery in line: where it stands if there is room, else as near as can be. */
function limberingPlace(state: BattleState, battery: number): Point | undefined {
  const { change } = state.field.tables.reach
  const around: Point = [state.x[battery]!, state.y[battery]!]
  return findRoom(state, battery, LIMBERED, { around, facing: state.facing[battery]!, from: 0, to: change })
}

function* committedUnder(
  state: BattleState,
  commander: number,
  under: readonly number[],
  act: LeaderAction,
): Generator<Act> {
  for (const formation of under) {
    for (const unit of unitsOf(state, formation)) {
      if (isCommitted(state, unit)) yield makeAct(state, act, commander, { formation, units: [unit] })
    }
  }
}

function batteryRefusal(state: BattleState, { act, side, units }: Act): Refusal | undefined {
  const battery = units[0]
  if (battery === undefined || units.length > 1) return refuse(act, 'name exactly one battery')
  const { side: own, name } = state.field.units[battery]!
  if (own !== side || !isBattery(state, battery)) return refuse(act, `${name} is not a battery of this side`)
  return undefined
}

/** 7.8: guns in contact stay where they are, and as they are. */
function contactRefusal(state: BattleState, battery: number): Refusal | undefined {
  if (!isEngaged(state, battery)) return undefined
  return { rule: '7.8', reason: `${state.field.units[battery]!.name} is in contact and cannot leave` }
}

function ofFormation(state: BattleState, { act, formation, units }: Act): Refusal | undefined {
  if (state.formation[units[0]!] === formation) return undefined
  return refuse(act, `${state.field.units[units[0]!]!.name} does not belong to this formation`)
}
