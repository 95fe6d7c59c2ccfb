import type { TextSection } from '../../../scenario/convert/notation.ts'
import type {
  Placement,
  PlacementsByType,
  Reinforcement,
  UnitType,
  ViveLempereurScenario,
} from '../../../scenario/types.gen.ts'
import {
  makeDetails,
  makePoolLines,
  NATION_NAMES,
  type Names,
  nationsOf,
  placeNames,
  sayHexes,
  saySpecialRule,
  sayStage,
  sayTurn,
  sayVictory,
  UNIT_TYPES,
  UNITS,
} from '../format/index.ts'
import { describeCards, describeDeployment } from './describe-deployment.ts'
import { describeGround } from './describe-ground.ts'

/** The battle in plain English: units, deployment, arrivals, special rules, victory conditions and ground. */
export function describe(scenario: ViveLempereurScenario): TextSection[] {
  const { sides, units = {}, deployment, reinforcements = [], specialRules = [], victory, control = {} } = scenario
  const names: Names = {
    side: (id) => sides[id]?.name ?? id,
    place: placeNames(scenario),
    nations: nationsOf(scenario),
  }
  return [
    ...Object.keys(units).map((id) => ({
      heading: `${names.side(id)} units`,
      table: {
        head: ['Units', 'Fire', 'Number', 'Hexes'],
        rows: rowsOf(units[id] ?? {}),
      },
    })),
    ...(deployment ? describeDeployment(deployment, names) : []),
    ...describeCards(scenario, names),
    ...section(
      'Reinforcements',
      reinforcements.flatMap((arrival) => sayArrival(arrival, names)),
    ),
    ...section(
      'Special rules',
      specialRules.map((rule) => withNote(saySpecialRule(rule, names), rule.note)),
    ),
    ...section('Victory conditions', [
      ...victory.map((condition) => withNote(sayVictory(condition, names), condition.note)),
      ...Object.entries(control).map(
        ([id, hexes]) => `At the start the ${names.side(id)} side controls ${sayHexes(hexes)}.`,
      ),
    ]),
    ...describeGround(scenario.board, names),
  ]
}

function rowsOf(units: PlacementsByType): string[][] {
  return UNIT_TYPES.flatMap((type) => {
    const placements = units[type] ?? []
    if (placements.length === 0) return []
    return [[UNITS[type].name, fire(type), String(placements.length), placements.map(sayPlacement).join(', ')]]
  })
}

function sayArrival(arrival: Reinforcement, names: Names): string[] {
  const nation = arrival.nation === undefined ? '' : ` (${NATION_NAMES[arrival.nation]})`
  const who = `${names.side(arrival.side)}${nation}`
  const doubt = arrival.suspect === undefined ? '' : ` Doubtful: ${arrival.suspect}`
  if ('stages' in arrival) {
    return [
      withNote(`${who}, in the pool: ${makePoolLines(arrival.pool).join(', ')}.${doubt}`, arrival.note),
      ...arrival.stages.map((stage) => `${who}: ${sayStage(stage)}`),
    ]
  }
  const units = rowsOf(arrival.units).map(([name, , , hexes]) => `${name} in ${hexes}`)
  return [withNote(`${who}: ${sayTurn(arrival)}: ${units.join('; ')}.${doubt}`, arrival.note)]
}

function sayPlacement(placement: Placement): string {
  return typeof placement === 'string' ? placement : `${placement.at}${makeDetails(placement)}`
}

function section(heading: string, sentences: readonly string[]): TextSection[] {
  return sentences.length === 0 ? [] : [{ heading, sentences }]
}

function withNote(sentence: string, note: string | undefined): string {
  return note === undefined ? sentence : `${sentence} ${note.trim()}`
}

const fire = (type: UnitType) => UNITS[type].fire.join('/') || '–'
