import { REAR } from '../../../../board/table/facing.ts'
import type { Point } from '../../../../board/table/point.ts'
import type { Modifier } from '../../../../engine/system.ts'
import { BREACHED, DENSE, type Feature, isInFeature, type TroopKind } from '../../format/index.ts'
import { tacticsOf } from '../command/status.ts'
import { sectorOf } from '../fire/arc.ts'
import { contactsOf } from '../movement/contact.ts'
import { isInOwnArea } from '../movement/reformation.ts'
import { fatigueOf } from '../queries.ts'
import {
  ARTILLERY,
  type BattleState,
  BROKEN,
  CAVALRY,
  FOUGHT,
  LIMBERED,
  PLOYED,
  ROUTED,
  WITH_ENGINEERS,
} from '../state.ts'

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
  const { rating, troop, shock, hasEngineers } = state.field.units[unit]!
  const found: Modifier[] = []
  const add = (line: string, what: string, value: number, rule = `Combat ${line}`) => {
    if (value !== 0) found.push({ rule, what, add: value })
  }
  const [ground, enemyGround] = [marksUnder(state, unit), marksUnder(state, enemy)]
  add('tactics', 'tactical rating', tacticsOf(state, state.formation[unit]!))
  add('rating', 'combat rating', rating)
  if (isDefender) addShelter(state, unit, enemy, add)
  addRear(state, fight, isDefender, add)
  if (state.order[state.formation[unit]!] === BROKEN) add('broken', 'of a broken formation', combat.broken)
  else if (isInOwnArea(state, unit)) add('reformation area', 'in its reformation area', combat.broken)
  addFatigue(state, unit, enemy, add)
  addOdds(state, fight, isDefender, add)
  if (shock > 0 && (state.unitBits[unit]! & FOUGHT) === 0) add('shock', `shock ${shock}`, shockOf(state, shock))
  if ((hasEngineers || (state.unitBits[unit]! & WITH_ENGINEERS) !== 0) && (enemyGround & BREACHED) !== 0) {
    add('engineers', 'engineers', combat.engineers)
  }
  if ((ground & DENSE) !== 0) {
    const printed = IN_DENSE[troop.kind]
    if (printed) add(...printed, troop.inDense)
    else add('', `${troop.name.toLowerCase()} in dense ground`, troop.inDense, '14.1')
  }
  return found
}

type Add = (line: string, what: string, value: number, rule?: string) => void

/** The lines of the sheet about dense ground. */
const IN_DENSE: Readonly<Partial<Record<TroopKind, readonly [line: string, what: string]>>> = {
  light: ['lights in dense', 'lights in dense ground'],
  irregular: ['irregulars in dense', 'irregulars in dense ground'],
}

/** 12.6: what shelters its defender. */
const SHELTERS: readonly string[] = ['fortification', 'fortified-city', 'strong-point']

/** 12.6: a unit in a work that its attacker is outside of; he may be in another. The best single work counts (14.2). */
function addShelter(state: BattleState, unit: number, attacker: number, add: Add): void {
  const at = (one: number): Point => [state.x[one]!, state.y[one]!]
  const { features } = state.field.ground
  const isIn = (feature: Feature) => isInFeature(feature, at(unit)) && !isInFeature(feature, at(attacker))
  const works = features.filter((feature) => worthOf(state, feature) !== undefined && isIn(feature))
  if (works.length === 0) return
  const best = works.reduce((one, other) => (worthOf(state, other)! > worthOf(state, one)! ? other : one))
  const { combat, name } = best.row
  if (combat === undefined) add('fortification', 'in a fortification or strong point', worthOf(state, best)!)
  else add('', `in ${name.toLowerCase()}`, combat, '14.2')
}

/** What a feature adds for its defender; nothing where it is no shelter. */
const worthOf = ({ field }: BattleState, { kind, row }: Feature) =>
  row.combat ?? (SHELTERS.includes(kind) ? field.tables.combat.fortified : undefined)

const marksUnder = (state: BattleState, unit: number) => state.field.ground.marksAt(state.x[unit]!, state.y[unit]!)

/** 12.5: only who is attacked is taken in the rear; limbered and ployed units suffer in any case, and all of it once. */
function addRear(state: BattleState, { attackers, lead, defender }: Fight, isDefender: boolean, add: Add): void {
  const { combat } = state.field.tables
  const unit = isDefender ? defender : lead
  // A crowd of routed units has neither front nor rear.
  if (
    isDefender &&
    state.stance[unit] !== ROUTED &&
    attackers.some((attacker) => sectorOf(state, defender, attacker) === REAR)
  ) {
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
