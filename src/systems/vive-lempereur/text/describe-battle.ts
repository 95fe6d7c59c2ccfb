import { describeAward } from '../../../scenario/conditions/awards.ts'
import type { TextSection } from '../../../scenario/convert/notation.ts'
import type { Placement, PlacementsByType, Reinforcement, ViveLempereurScenario } from '../format/index.ts'
import {
  type BattleNames,
  describeCondition,
  describeHexes,
  describeNation,
  describeSpecialRule,
  describeStage,
  describeTroop,
  describeTurn,
  describeValues,
  describeVictory,
  formatDetails,
  formatPoolLines,
  troopListOf,
} from '../format/index.ts'
import { describeHappening, describeWeather } from './course.ts'
import { describeCards, describeDeployment } from './describe-deployment.ts'
import { describeGround, withNote } from './describe-ground.ts'
import { describeTables } from './describe-tables.ts'
import { namesOf } from './names.ts'
import { describeReserve, describeTerms, describeWithdrawal } from './timed.ts'

/** The battle in plain English: units, deployment, arrivals, special rules, victory conditions and ground. */
export function describeBattle(scenario: ViveLempereurScenario): TextSection[] {
  const {
    nations = {},
    troops = {},
    units = {},
    deployment,
    reinforcements = [],
    specialRules = [],
    victory,
    points = [],
    control = {},
  } = scenario
  const names = namesOf(scenario)
  return [
    ...Object.keys(units).map((id) => ({
      heading: `${names.side(id)} units`,
      table: {
        head: ['Units', 'Fire', 'Number', 'Hexes'],
        rows: rowsOf(units[id] ?? {}, scenario, names),
      },
    })),
    ...section(
      'Nations',
      Object.keys(nations).map((id) => `${describeNation(nations, id)}.`),
    ),
    ...section(
      'Troops',
      Object.entries(troops).map(([id, { note }]) => withNote(`${describeTroop(scenario, id, names.nation)}.`, note)),
    ),
    ...(deployment ? describeDeployment(deployment, names) : []),
    ...describeCards(scenario, names),
    ...section(
      'Reinforcements',
      reinforcements.flatMap((arrival) => describeArrival(arrival, scenario, names)),
    ),
    ...section(
      'Reserves',
      (scenario.reserves ?? []).map((reserve) => describeReserve(reserve, names, scenario.clock)),
    ),
    ...section(
      'Withdrawals',
      (scenario.withdrawals ?? []).map((withdrawal) => describeWithdrawal(withdrawal, names, scenario.clock)),
    ),
    ...section(
      'Weather',
      (scenario.weather ?? []).map((one) => withNote(describeWeather(one, names, scenario.clock), one.note)),
    ),
    ...section(
      'Events',
      (scenario.events ?? []).map((one) => withNote(describeHappening(one, names, scenario.clock), one.note)),
    ),
    ...section(
      'Special rules',
      specialRules.map((rule) => withNote(describeSpecialRule(rule, names, scenario.clock), rule.note)),
    ),
    ...describeTables(scenario),
    ...section(
      'Victory points',
      points.map((award) =>
        withNote(
          `${describeAward(
            award,
            (id) => names.side(id),
            (when, side) => describeCondition(when, side, names),
          )}.`,
          award.note,
        ),
      ),
    ),
    ...section('Victory conditions', [
      ...victory.map((condition) => withNote(describeVictory(condition, names), condition.note)),
      ...Object.entries(control).map(
        ([id, hexes]) => `At the start the ${names.side(id)} side controls ${describeHexes(hexes)}.`,
      ),
    ]),
    ...describeGround(scenario, names),
  ]
}

function rowsOf(units: PlacementsByType, scenario: ViveLempereurScenario, names: BattleNames): string[][] {
  return troopListOf(scenario).rows.flatMap(({ id, name, fire }) => {
    const placements = units[id] ?? []
    if (placements.length === 0) return []
    const hexes = placements.map((placement) => describePlacement(placement, names)).join(', ')
    return [[name, fire.join('/') || '–', String(placements.length), hexes]]
  })
}

function describeArrival(arrival: Reinforcement, scenario: ViveLempereurScenario, names: BattleNames): string[] {
  const side = names.side(arrival.side)
  const people = arrival.nation === undefined ? side : names.nation(arrival.nation)
  const nation = people === side ? '' : ` (${people})`
  const called = arrival.name ?? arrival.id
  const who = `${side}${nation}${called === undefined ? '' : `, ${called}`}`
  const doubt = arrival.suspect === undefined ? '' : ` Doubtful: ${arrival.suspect}`
  const told = describeTerms('stages' in arrival ? (arrival.when ? { when: arrival.when } : {}) : arrival, names)
  const terms = told === undefined ? '' : `, ${told}`
  if ('stages' in arrival) {
    return [
      withNote(
        `${who}, in the pool: ${formatPoolLines(arrival.pool, names.troop).join(', ')}${terms}.${doubt}`,
        arrival.note,
      ),
      ...arrival.stages.map((stage) => `${who}: ${describeStage(stage)}`),
    ]
  }
  const units = rowsOf(arrival.units, scenario, names).map(([name, , , hexes]) => `${name} in ${hexes}`)
  return [
    withNote(`${who}: ${describeTurn(arrival, scenario.clock)}${terms}: ${units.join('; ')}.${doubt}`, arrival.note),
  ]
}

function describePlacement(placement: Placement, names: BattleNames): string {
  if (typeof placement === 'string') return placement
  const own = describeValues(placement)
  const values = own.length === 0 ? '' : ` [${own.join(', ')}]`
  return withNote(`${placement.at}${formatDetails(placement, names.nation)}${values}`, placement.note)
}

function section(heading: string, sentences: readonly string[]): TextSection[] {
  return sentences.length === 0 ? [] : [{ heading, sentences }]
}
