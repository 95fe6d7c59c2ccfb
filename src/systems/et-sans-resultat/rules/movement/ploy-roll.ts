import type { Point } from '../../../../board/table/point.ts'
import type { Breakdown, Modifier } from '../../../../engine/system.ts'
import { kinOf } from '../../../../scenario/likeness.ts'
import { adjectiveOf } from '../../../../scenario/nations.ts'
import { ALLOWANCE, DENSE, mixtureAt, ROUGH, rowFor } from '../../format/index.ts'
import { leadershipOf } from '../command/status.ts'
import { WAYS } from '../dice.ts'
import { characterOf, fatigueOf, isCavalry } from '../queries.ts'
import { type BattleState, BY_ROLL, DEPLOYED, PLOYED, RESERVED } from '../state.ts'
import { isEngaged } from './contact.ts'
import { marksUnder } from './rates.ts'

/** The roll for ploying and deploying (8.1): what counts, and how many units may change for it. */

/** 8.2: thirds of the allowance. */
const THIRD = ALLOWANCE / 3

/** A unit that changes, where it goes, and whether it deploys there. */
export type Shift = { readonly unit: number; readonly at: Point; readonly isDeploying: boolean }

/** Everything that counts for a formation if all who want to change did so where they stand. */
export function ployModifiers(state: BattleState, formation: number, isRushed: boolean): Modifier[] {
  const shifts = changingUnits(state, formation).map((unit) => shiftOf(state, unit))
  return [...rollModifiers(state, formation, isRushed), ...shiftModifiers(state, shifts)]
}

/** What counts whoever changes. */
export function rollModifiers(state: BattleState, formation: number, isRushed: boolean): Modifier[] {
  const { ploy } = state.field.tables
  const fatigue = fatigueOf(state, formation)
  const thirds = Math.floor(state.spent[formation]! / THIRD)
  const nation = nationRow(state, formation)
  const all: Modifier[] = [
    { rule: 'Ploy leadership', what: 'leadership', add: leadershipOf(state, formation) },
    { rule: 'Ploy fatigue', what: 'fatigue', add: ploy.fatigue * fatigue },
    { rule: 'Ploy thirds', what: 'thirds of the movement used', add: ploy.third * thirds },
    ...(nation ? [nation] : []),
    { rule: 'Ploy rush', what: 'rush', add: isRushed ? ploy.rush : 0 },
    { rule: 'Ploy reserve', what: 'in reserve', add: state.order[formation] === RESERVED ? ploy.reserved : 0 },
  ]
  return all.filter(({ add }) => add !== 0)
}

/** 8.3: what counts by who changes: the worst ground that any of them deploys into, and that only cavalry deploys. */
function shiftModifiers(state: BattleState, shifts: readonly Shift[]): Modifier[] {
  const { ploy } = state.field.tables
  // The sheet has nothing against ploying in rough or dense ground.
  const deploying = shifts.filter(({ isDeploying }) => isDeploying)
  const marks = deploying.reduce((all, { at }) => all | classesFor(state, at), 0)
  const isOnlyCavalry =
    shifts.length > 0 && shifts.every(({ unit, isDeploying }) => isDeploying && isCavalry(state, unit))
  const printed: Modifier =
    (marks & DENSE) !== 0
      ? { rule: 'Ploy into dense', what: 'dense ground', add: ploy.dense }
      : { rule: 'Ploy into rough', what: 'rough ground', add: (marks & ROUGH) !== 0 ? ploy.rough : 0 }
  const own = deploying.flatMap(({ at }) => ownGroundAt(state, at))
  const worst = own.reduce(
    (one, other) => (other.add < one.add ? other : one),
    marks === 0 && own[0] ? own[0] : printed,
  )
  const all: Modifier[] = [
    worst,
    { rule: 'Ploy only cavalry', what: 'only cavalry', add: isOnlyCavalry ? ploy.onlyCavalry : 0 },
  ]
  return all.filter(({ add }) => add !== 0)
}

/** The classes of the ground at a point that count on the roll: without those that the battle gives another value. */
function classesFor(state: BattleState, at: Point): number {
  const marks = marksUnder(state.field.ground, ...at)
  const mixture = state.field.ground.mixtures[mixtureAt(marks)]!
  if (mixture.isBridged || mixture.rows.every(({ deploying }) => deploying === undefined))
    return marks & (ROUGH | DENSE)
  const others = mixture.rows.filter(({ deploying }) => deploying === undefined)
  return others.reduce(
    (all, row) => all | (row.class === 'dense' ? DENSE : row.class === 'rough' ? ROUGH : 0),
    mixture.classes,
  )
}

/** 14.2: what ground of the battle's own takes from the roll. */
function ownGroundAt(state: BattleState, at: Point): Modifier[] {
  const { rows, isBridged } = state.field.ground.mixtures[mixtureAt(marksUnder(state.field.ground, ...at))]!
  if (isBridged) return []
  return rows.flatMap(({ name, deploying }) =>
    deploying === undefined ? [] : [{ rule: '14.2', what: name.toLowerCase(), add: deploying }],
  )
}

const shiftOf = (state: BattleState, unit: number): Shift => ({
  unit,
  at: [state.x[unit]!, state.y[unit]!],
  isDeploying: state.stance[unit] === PLOYED,
})

/** Those who have changed for the roll of a formation, where they stand now. */
function changedUnits(state: BattleState, formation: number): Shift[] {
  const found: Shift[] = []
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || (state.unitBits[unit]! & BY_ROLL) === 0) continue
    found.push({ ...shiftOf(state, unit), isDeploying: state.stance[unit] === DEPLOYED })
  }
  return found
}

/**
 * 8.1, 8.3: how many more units may change for the roll of a formation, with one more who is about to: what ground they
 * deploy into, and whether only cavalry does, counts for all of them together. Less than 0 where that one is too many.
 */
export function changesLeft(state: BattleState, formation: number, next: readonly Shift[] = []): number {
  const shifts = [...changedUnits(state, formation), ...next]
  const sum = shiftModifiers(state, shifts).reduce((total, { add }) => total + add, state.rolled)
  return unitsFor(state, sum) - shifts.length
}

/** The units that a roll is about: those in column, which want to deploy; where there are none, those deployed. */
export function changingUnits(state: BattleState, formation: number): number[] {
  const [ployed, deployed]: [number[], number[]] = [[], []]
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation) continue
    const into = state.stance[unit] === PLOYED ? ployed : state.stance[unit] === DEPLOYED ? deployed : undefined
    // 7.8: who is in contact stays as he is.
    if (into && !isEngaged(state, unit)) into.push(unit)
  }
  return ployed.length > 0 ? ployed : deployed
}

/** 8.6: the first row of the table that its nation, grade and year fit. */
function nationRow(state: BattleState, formation: number): Modifier | undefined {
  const { scenario, tables, sides } = state.field
  const { nation, isGuard, side } = characterOf(state, formation)
  // 14.4: a nation has the bonus of the nations it is like.
  const kin = kinOf(scenario.nations, nation)
  const allies = scenario.sides[sides[side]!]!.nations.flatMap((one) => kinOf(scenario.nations, one))
  const { nations: rows } = tables.ploy
  const row = rows.find(({ nations, alliesOf, grade, years }) => {
    if (nations && !kin.some((one) => nations.includes(one))) return false
    if (alliesOf !== undefined && (kin.includes(alliesOf) || !allies.includes(alliesOf))) return false
    if (grade !== undefined && (grade === 'guard') !== isGuard) return false
    return years === undefined || (scenario.year >= years[0]! && scenario.year <= years[1]!)
  })
  const grade = isGuard ? 'guard' : 'line'
  return (
    row && {
      rule: ruleOf(row),
      what: `${adjectiveOf(scenario.nations, nation, {})} ${grade} in ${scenario.year}`,
      add: row.add,
    }
  )
}

/** The line of the sheet that a row is; rows of a scenario's own stand under the rule that lets it have them. */
function ruleOf({ nations = [], alliesOf, grade, years = [0, 0] }: PloyRow): string {
  if (alliesOf === 'french') return 'Ploy French allies'
  if (nations.includes('french')) {
    return grade === 'guard'
      ? 'Ploy French guard'
      : years[1]! <= 1808
        ? 'Ploy French line to 1808'
        : 'Ploy French line from 1809'
  }
  if (nations.includes('austrian')) return 'Ploy Austrians and Russians'
  return nations.includes('prussian') ? 'Ploy Prussians' : '8.6'
}

type PloyRow = {
  readonly nations?: readonly string[]
  readonly alliesOf?: string
  readonly grade?: string
  readonly years?: readonly number[]
}

/** How many units may change for a sum. */
export const unitsFor = (state: BattleState, sum: number) => rowFor(state.field.tables.ploy.results, sum).units

/** The odds of a roll. */
export function explainRoll(state: BattleState, formation: number, isRushed: boolean): Breakdown {
  const modifiers = ployModifiers(state, formation, isRushed)
  const value = modifiers.reduce((sum, { add }) => sum + add, 0)
  const ways = new Map<number, number>()
  for (let roll = 2; roll <= 12; roll++) {
    const units = unitsFor(state, roll + value)
    ways.set(units, (ways.get(units) ?? 0) + WAYS[roll]!)
  }
  const chances = [...ways].map(([units, count]) => ({ result: `${units} units`, chance: count / 36 }))
  return { base: 0, modifiers, value, chances, throws: 36 }
}
