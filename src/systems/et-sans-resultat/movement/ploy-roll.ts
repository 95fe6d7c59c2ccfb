import type { Breakdown, Modifier } from '../../../engine/system.ts'
import { leadershipOf } from '../command/status.ts'
import { ALLOWANCE, rowFor } from '../data.ts'
import { WAYS } from '../dice.ts'
import { DENSE, ROUGH } from '../ground.ts'
import { characterOf, fatigueOf, isBattery, isCavalry } from '../queries.ts'
import { type BattleState, DEPLOYED, PLOYED, RESERVED } from '../state.ts'
import { marksUnder } from './rates.ts'

/** The roll for ploying and deploying (8.1): what counts, and how many units may change for it. */

/** 8.2: thirds of the allowance. */
const THIRD = ALLOWANCE / 3

/** Everything that counts for a formation. */
export function ployModifiers(state: BattleState, formation: number, isRushed: boolean): Modifier[] {
  const { ploy } = state.field.tables
  const changing = changingUnits(state, formation)
  const fatigue = fatigueOf(state, formation)
  const thirds = Math.floor(state.spent[formation]! / THIRD)
  const nation = nationRow(state, formation)
  // 8.3: the worst ground under any who deploy; the sheet has nothing against ploying there.
  const deploying = changing.filter((unit) => state.stance[unit] === PLOYED)
  const marks = deploying.reduce((all, unit) => all | marksUnder(state.field.ground, state.x[unit]!, state.y[unit]!), 0)
  const all: Modifier[] = [
    { rule: 'Ploy leadership', what: 'leadership', add: leadershipOf(state, formation) },
    { rule: 'Ploy fatigue', what: 'fatigue', add: ploy.fatigue * fatigue },
    { rule: 'Ploy thirds', what: 'thirds of the movement used', add: ploy.third * thirds },
    ...(nation ? [nation] : []),
    (marks & DENSE) !== 0
      ? { rule: 'Ploy into dense', what: 'dense ground', add: ploy.dense }
      : { rule: 'Ploy into rough', what: 'rough ground', add: (marks & ROUGH) !== 0 ? ploy.rough : 0 },
    { rule: 'Ploy only cavalry', what: 'only cavalry', add: isOnlyCavalry(state, deploying) ? ploy.onlyCavalry : 0 },
    { rule: 'Ploy rush', what: 'rush', add: isRushed ? ploy.rush : 0 },
    { rule: 'Ploy reserve', what: 'in reserve', add: state.order[formation] === RESERVED ? ploy.reserved : 0 },
  ]
  return all.filter(({ add }) => add !== 0)
}

/** The units that a roll is about: those in column, which want to deploy; where there are none, those deployed. */
export function changingUnits(state: BattleState, formation: number): number[] {
  const [ployed, deployed]: [number[], number[]] = [[], []]
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || isBattery(state, unit)) continue
    if (state.stance[unit] === PLOYED) ployed.push(unit)
    else if (state.stance[unit] === DEPLOYED) deployed.push(unit)
  }
  return ployed.length > 0 ? ployed : deployed
}

const isOnlyCavalry = (state: BattleState, units: readonly number[]) =>
  units.length > 0 && units.every((unit) => isCavalry(state, unit))

/** 8.6: the first row of the table that its nation, grade and year fit. */
function nationRow(state: BattleState, formation: number): Modifier | undefined {
  const { scenario, tables, sides } = state.field
  const { nation, isGuard, side } = characterOf(state, formation)
  const allies = scenario.sides[sides[side]!]!.nations
  const { nations: rows } = tables.ploy
  const row = rows.find(({ nations, alliesOf, grade, years }) => {
    if (nations && !nations.includes(nation)) return false
    if (alliesOf !== undefined && (nation === alliesOf || !allies.includes(alliesOf))) return false
    if (grade !== undefined && (grade === 'guard') !== isGuard) return false
    return years === undefined || (scenario.year >= years[0]! && scenario.year <= years[1]!)
  })
  const grade = isGuard ? 'guard' : 'line'
  return row && { rule: ruleOf(row), what: `${nation} ${grade} in ${scenario.year}`, add: row.add }
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
