import { REAR } from '../../../../board/table/facing.ts'
import type { Point } from '../../../../board/table/point.ts'
import { contains } from '../../../../board/table/ring.ts'
import type { Modifier } from '../../../../engine/system.ts'
import { BRIDGE, BUILT_UP, DENSE, FORTIFICATION, FORTIFIED_CITY } from '../../format/index.ts'
import { tacticsOf } from '../command/status.ts'
import { sectorOf } from '../fire/arc.ts'
import { contactsOf } from '../movement/contact.ts'
import { isInOwnArea } from '../movement/reformation.ts'
import { fatigueOf } from '../queries.ts'
import { ARTILLERY, type BattleState, BROKEN, CAVALRY, FOUGHT, LIMBERED, PLOYED, WITH_ENGINEERS } from '../state.ts'

/** 12.2: a fight: all who attack one defender, and which of them rolls. */
export type Fight = { readonly attackers: readonly number[]; readonly lead: number; readonly defender: number }

/** 12.2: the attacker whose commander's and own ratings are the highest; of equals the first of the roster. */
export function fightOf(state: BattleState, attackers: readonly number[], defender: number): Fight {
  let lead = attackers[0]!
  for (const unit of attackers) if (ratings(state, unit) > ratings(state, lead)) lead = unit
  return { attackers, lead, defender }
}

const ratings = (state: BattleState, unit: number) =>
  tacticsOf(state, state.formation[unit]!) + state.field.units[unit]!.rating

/** Everything that is added to the roll of one side, in the order of the sheet: of the attackers' lead, or of the defender. */
export function combatModifiers(state: BattleState, fight: Fight, isDefender: boolean): Modifier[] {
  const { combat } = state.field.tables
  const unit = isDefender ? fight.defender : fight.lead
  const enemy = isDefender ? fight.lead : fight.defender
  const { rating, kind, shock, hasEngineers } = state.field.units[unit]!
  const found: Modifier[] = []
  const add = (line: string, what: string, value: number) => {
    if (value !== 0) found.push({ rule: `Combat ${line}`, what, add: value })
  }
  const [ground, enemyGround] = [marksUnder(state, unit), marksUnder(state, enemy)]
  add('tactics', 'tactical rating', tacticsOf(state, state.formation[unit]!))
  add('rating', 'combat rating', rating)
  if (isDefender && isSheltered(state, unit, enemy)) {
    add('fortification', 'in a fortification or strong point', combat.fortified)
  }
  addRear(state, fight, isDefender, add)
  if (state.order[state.formation[unit]!] === BROKEN) add('broken', 'of a broken formation', combat.broken)
  else if (isInOwnArea(state, unit)) add('reformation area', 'in its reformation area', combat.broken)
  addFatigue(state, unit, enemy, add)
  addOdds(state, fight, isDefender, add)
  if (shock > 0 && (state.unitBits[unit]! & FOUGHT) === 0) add('shock', `shock ${shock}`, shockOf(state, shock))
  if ((hasEngineers || (state.unitBits[unit]! & WITH_ENGINEERS) !== 0) && (enemyGround & BREACHED) !== 0) {
    add('engineers', 'engineers', combat.engineers)
  }
  if (kind === 'light' && (ground & DENSE) !== 0) add('lights in dense', 'lights in dense ground', combat.lightInDense)
  if (kind === 'irregular' && (ground & DENSE) !== 0) {
    add('irregulars in dense', 'irregulars in dense ground', combat.irregularInDense)
  }
  return found
}

type Add = (line: string, what: string, value: number) => void

/** 12.6: what engineers know how to deal with, and what shelters its defender. */
const BREACHED = BUILT_UP | FORTIFICATION | FORTIFIED_CITY | BRIDGE

const SHELTERS: readonly string[] = ['fortification', 'fortified-city', 'strong-point']

/** 12.6: whether a unit is in a work that its attacker is outside of; he may be in another. */
function isSheltered(state: BattleState, unit: number, attacker: number): boolean {
  const at = (one: number): Point => [state.x[one]!, state.y[one]!]
  return state.field.ground.features.some(
    ({ kind, ring }) => ring && SHELTERS.includes(kind) && contains(ring, at(unit)) && !contains(ring, at(attacker)),
  )
}

const marksUnder = (state: BattleState, unit: number) => state.field.ground.marksAt(state.x[unit]!, state.y[unit]!)

/** 12.5: only who is attacked is taken in the rear; limbered and ployed units suffer in any case, and all of it once. */
function addRear(state: BattleState, { attackers, lead, defender }: Fight, isDefender: boolean, add: Add): void {
  const { combat } = state.field.tables
  const unit = isDefender ? defender : lead
  if (isDefender && attackers.some((attacker) => sectorOf(state, defender, attacker) === REAR)) {
    add('rear', 'attacked from the rear', combat.rear)
  } else if (state.stance[unit] === LIMBERED) add('rear', 'limbered', combat.rear)
  else if (state.stance[unit] === PLOYED) add('rear', 'ployed', combat.ployed)
}

/** 12.4: the fatigue of its own formation, by the class of the enemy. */
function addFatigue(state: BattleState, unit: number, enemy: number, add: Add): void {
  const { fatigue, fatiguePer } = state.field.tables.combat
  const markers = fatigueOf(state, state.formation[unit]!)
  const kind = state.field.units[enemy]!.class
  const against = kind === CAVALRY ? 'cavalry' : kind === ARTILLERY ? 'artillery' : 'infantry'
  const steps = Math.floor(markers / fatiguePer[against])
  add(`fatigue against ${against}`, `fatigue ${markers} against ${against}`, fatigue * steps)
}

/** 12.3: those who touch the unit, and those it is about to fight. */
function addOdds(state: BattleState, { attackers, lead, defender }: Fight, isDefender: boolean, add: Add): void {
  const { combat } = state.field.tables
  const unit = isDefender ? defender : lead
  const enemies = new Set([...contactsOf(state, unit), ...(isDefender ? attackers : [defender])])
  if ([...enemies].some((enemy) => sizeOf(state, enemy) > sizeOf(state, unit)))
    add('larger', 'against a larger unit', combat.larger)
  if (enemies.size > 1) add('multiple', `against ${enemies.size} units`, combat.multiple)
}

/** 2.9: what is compared to find the larger of two units. */
function sizeOf({ field: { units, tables } }: BattleState, unit: number): number {
  const { band, men } = units[unit]!
  return tables.readings.larger === 'bands' ? band : men
}

/** 12.7: what shock adds to the unit's first roll of the turn. */
function shockOf({ field }: BattleState, rating: number): number {
  const { combat } = field.tables
  return rating === 1 ? combat.S1 : rating === 2 ? combat.S2 : combat.S3
}
