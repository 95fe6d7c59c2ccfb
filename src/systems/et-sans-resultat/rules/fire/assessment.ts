import { FRONT } from '../../../../board/table/facing.ts'
import type { Modifier } from '../../../../engine/system.ts'
import {
  BUILT_UP,
  FORTIFICATION,
  FORTIFIED_CITY,
  type GroundRow,
  mixtureAt,
  rowFor,
  STRONG_POINT,
} from '../../format/index.ts'
import { leadershipOf } from '../command/status.ts'
import { rollTwo } from '../dice.ts'
import type { Events } from '../events.ts'
import { isAreaTouched } from '../movement/reformation.ts'
import {
  characterOf,
  fatigueOf,
  formationsInTurn,
  isCavalryFormation,
  isInBattle,
  isOnTable,
  sideOfFormation,
  sideOfUnit,
} from '../queries.ts'
import {
  ASSESSED,
  ATTACK,
  type BattleState,
  BROKEN,
  DEFEND,
  DEPLOYED,
  FIRED_INTENSELY,
  HARMED,
  IN_COMBAT,
  INSPIRED,
  MAY_EVADE,
  RALLYING,
  RETREATING,
  SCORED,
  TOUCHED,
  UNLIMBERED,
} from '../state.ts'
import { bears, nearestOf, sectorOf, squareBetween } from './arc.ts'
import { type Assessed, carryOut } from './assessment-results.ts'
import { emitAssessment } from './events.ts'
import { principalClass } from './fatigue.ts'
import { isOutflanked } from './outflanked.ts'

/** Whether it is assessed after fire or after combat. */
export type Phase = 'fire' | 'combat'

type Due = Assessed & { readonly count: number; readonly modifiers: readonly Modifier[] }

/**
 * 11.1, 11.2: everybody who has to be is assessed, all from what the position is now, and then the results are carried
 * out; one after another where the battle has it so.
 */
export function assess(state: BattleState, phase: Phase, events: Events): void {
  const isInTurn = state.field.tables.readings.assessments === 'in-turn'
  const due: Due[] = []
  for (const formation of formationsInTurn(state)) {
    state.formationBits[formation]! &= ~(ASSESSED | MAY_EVADE | TOUCHED)
    const count = assessmentsDue(state, formation, phase)
    if (count > 0) due.push({ count, phase, ...situationOf(state, formation) })
  }
  for (const one of due) {
    state.formationBits[one.formation]! |= ASSESSED
    for (let i = 0; i < one.count && isInBattle(state, one.formation); i++) {
      roll(state, isInTurn ? { ...one, ...situationOf(state, one.formation) } : one, events)
    }
  }
}

function roll(state: BattleState, due: Due, events: Events): void {
  const { results } = state.field.tables.assessment
  const dice = rollTwo(state)
  const total = dice + sumOf(due.modifiers)
  const row = rowFor(results, total)
  emitAssessment(state, events, due.formation, due.modifiers, dice, total, rowName(results.indexOf(row), results))
  carryOut(state, due, row, events)
}

/** What an assessment depends on, before anybody has suffered from one. */
function situationOf(state: BattleState, formation: number) {
  return {
    formation,
    modifiers: assessmentModifiers(state, formation),
    principal: principalClass(state, formation),
    isCavalry: isCavalryFormation(state, formation),
  }
}

/** 11.1, 9.8: how often a formation is assessed now: once for whatever reasons, and once more for each point of a mission. */
function assessmentsDue(state: BattleState, formation: number, phase: Phase): number {
  if (!isInBattle(state, formation)) return 0
  if (isAreaTouched(state, formation)) state.formationBits[formation]! |= TOUCHED
  const reasons = phase === 'fire' ? SCORED | HARMED | TOUCHED : IN_COMBAT | TOUCHED
  const usual = (state.formationBits[formation]! & reasons) !== 0 ? 1 : 0
  return phase === 'fire' ? usual + state.missions[formation]! : usual
}

/** Everything that is added to the roll, in the order of the sheet. */
export function assessmentModifiers(state: BattleState, formation: number): Modifier[] {
  const { assessment } = state.field.tables
  const { isBrittle, isDetermined, isStoic, isEnthusiastic } = characterOf(state, formation)
  const order = state.order[formation]!
  const bits = state.formationBits[formation]!
  const found: Modifier[] = []
  const add = (line: string, what: string, value: number, rule = `Assessment ${line}`) => {
    if (value !== 0) found.push({ rule, what, add: value })
  }
  add('leadership', 'leadership', leadershipOf(state, formation))
  if ((bits & TOUCHED) !== 0) add('outflanked', 'reformation area touched', assessment.outflanked)
  else if (isOutflanked(state, formation)) add('outflanked', 'outflanked', assessment.outflanked)
  const score = state.score[formation]!
  add('score', `score ${score}`, assessment.score * Math.floor(score / assessment.scorePer))
  const losses = state.losses[formation]!
  add('losses', `${losses} fights lost`, assessment.losses * Math.floor(losses / assessment.lossesPer))
  const fatigue = fatigueOf(state, formation)
  add('fatigue', `fatigue ${fatigue}`, assessment.fatigue * fatigue)
  addBatteries(state, formation, add)
  if (isBrittle) add('brittle', 'brittle', assessment.brittle)
  if (isDetermined) add('determined', 'determined', assessment.determined)
  if (isStoic && order === DEFEND) add('stoic', 'stoic in defence', assessment.stoic)
  if (isEnthusiastic && order === ATTACK) add('enthusiastic', 'enthusiastic in attack', assessment.enthusiastic)
  if (order === RETREATING) add('retreating', 'retreating', assessment.retreating)
  if (order === RALLYING) add('rallying or broken', 'rallying', assessment.rallying)
  if (order === BROKEN) add('rallying or broken', 'broken', assessment.broken)
  const { friendRetreating, friendBroken } = state.field.tables.reach
  if (isFriendNear(state, formation, RETREATING, friendRetreating)) {
    add('friend retreating', 'a friend retreats nearby', assessment.friendRetreating)
  }
  if (isFriendNear(state, formation, BROKEN, friendBroken)) {
    add('friend broken', 'a friend is broken nearby', assessment.friendBroken)
  }
  addShelter(state, formation, add)
  if ((bits & INSPIRED) !== 0) add('', 'inspired', assessment.inspired, '6 inspire')
  return found
}

type Add = (line: string, what: string, value: number, rule?: string) => void

/** 11.5: enemy batteries that have the formation in range and arc, and friendly ones that steady it. */
function addBatteries(state: BattleState, formation: number, add: Add): void {
  const { assessment, reach } = state.field.tables
  const side = sideOfFormation(state, formation)
  let [close, enfilading, steady, intense] = [0, 0, 0, 0]
  for (let battery = 0; battery < state.formation.length; battery++) {
    if (state.stance[battery] !== UNLIMBERED) continue
    if (sideOfUnit(state, battery) === side) {
      if (state.formation[battery] !== formation && !isNear(state, formation, battery, reach.friendlyBattery)) continue
      steady++
      if ((state.unitBits[battery]! & FIRED_INTENSELY) !== 0) intense++
    } else if (bears(state, battery, formation)) {
      if (bears(state, battery, formation, state.field.units[battery]!.troop.shortRange)) close++
      if (sectorOf(state, nearestOf(state, formation, battery), battery) !== FRONT) enfilading++
    }
  }
  add('short range', `batteries at short range: ${close}`, assessment.shortRange * close)
  add('enfilade', `batteries that enfilade: ${enfilading}`, assessment.enfilade * enfilading)
  add('unlimbered', `unlimbered batteries: ${steady}`, assessment.unlimbered * steady)
  add('firing intensely', `batteries firing intensely: ${intense}`, assessment.intense * intense)
}

/** 11.6: one deployed battalion inside is enough, and the best single bonus counts; unless the battle keeps to the letter. */
function addShelter(state: BattleState, formation: number, add: Add): void {
  const { assessment, readings } = state.field.tables
  const own = new Set<GroundRow>()
  let marks = 0
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isOnTable(state, unit)) continue
    const isOccupier = state.stance[unit] === DEPLOYED && state.field.units[unit]!.troop.occupies
    if (readings.occupiedBy === 'deployed-infantry' && !isOccupier) continue
    const here = state.field.ground.marksAt(state.x[unit]!, state.y[unit]!)
    for (const row of state.field.ground.mixtures[mixtureAt(here)]!.rows) if (row.assessment !== undefined) own.add(row)
    // A fortified city is built up, but a line of its own.
    marks |= (here & FORTIFIED_CITY) !== 0 ? here & ~BUILT_UP : here
  }
  const isFort =
    (marks & FORTIFICATION) !== 0 && ((marks & BUILT_UP) === 0 || assessment.fortification >= assessment.builtUp)
  const shelters: Shelter[] = [
    { mark: FORTIFIED_CITY, line: 'fortified city', what: 'in a fortified city', value: assessment.fortifiedCity },
    isFort
      ? { mark: FORTIFICATION, line: 'town', what: 'in a fortification', value: assessment.fortification }
      : { mark: BUILT_UP, line: 'town', what: 'in a town', value: assessment.builtUp },
    { mark: STRONG_POINT, line: 'strong point', what: 'in a strong point', value: assessment.strongPoint },
  ]
    .filter(({ mark }) => (marks & mark) !== 0)
    .concat([...own].map(shelterOf))
  const best = Math.max(...shelters.map(({ value }) => value))
  const counted = readings.shelters === 'best' ? shelters.filter(({ value }) => value === best).slice(0, 1) : shelters
  for (const { line, what, value, rule } of counted) add(line, what, value, rule)
}

/** 14.2: ground that shelters for what the battle says. */
const shelterOf = ({ name, assessment }: GroundRow): Shelter => ({
  mark: 0,
  line: '',
  what: `in ${name.toLowerCase()}`,
  value: assessment!,
  rule: '14.2',
})

type Shelter = {
  readonly mark: number
  readonly line: string
  readonly what: string
  readonly value: number
  readonly rule?: string
}

/** Whether another formation of its side has an order and a unit within so many tenths of one of its units. */
function isFriendNear(state: BattleState, formation: number, order: number, reach: number): boolean {
  const side = sideOfFormation(state, formation)
  for (let unit = 0; unit < state.formation.length; unit++) {
    const other = state.formation[unit]!
    if (sideOfUnit(state, unit) !== side || !isOnTable(state, unit) || other === formation) continue
    if (state.order[other] === order && isNear(state, formation, unit, reach)) return true
  }
  return false
}

function isNear(state: BattleState, formation: number, unit: number, reach: number): boolean {
  for (let own = 0; own < state.formation.length; own++) {
    if (state.formation[own] !== formation || !isOnTable(state, own)) continue
    if (squareBetween(state, own, unit) <= reach * reach) return true
  }
  return false
}

const sumOf = (modifiers: readonly Modifier[]) => modifiers.reduce((sum, { add }) => sum + add, 0)

/** What the sheet calls a row: `10 or more`, `5 to 9`, `-1 to -4`, `-10 or less`. */
function rowName(place: number, rows: readonly { readonly min?: number }[]): string {
  const low = rows[place]?.min
  const above = rows[place - 1]?.min
  if (above === undefined) return `${low} or more`
  if (low === undefined) return `${above - 1} or less`
  return low < 0 ? `${above - 1} to ${low}` : `${low} to ${above - 1}`
}
