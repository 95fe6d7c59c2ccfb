import { describeHexsides } from '../../../engine/hexes/hexside-palette.ts'
import { describeAward } from '../../../scenario/conditions/awards.ts'
import { joinWords } from '../../../scenario/conditions/sentences.ts'
import type { TextSection } from '../../../scenario/convert/notation.ts'
import { describeNation, nationRow } from '../../../scenario/nations.ts'
import { capitalise, count } from '../../../scenario/wording.ts'
import {
  ARMS,
  conditionNames,
  DEFAULTS,
  describeAnswers,
  describeCondition,
  describeKind,
  describeValues,
  describeVictory,
  EDITIONS,
  kindsOf,
  type NapoleonAtWaterlooScenario,
  type NawCondition,
  type NawPlacementsByKind,
  OPTION_NAMES,
  type Options,
  RESULT_NAMES,
  RESULTS,
  readOptions,
  readTables,
  SCHEMA_ROOT,
  type TerrainEffect,
} from '../format/index.ts'
import { describeArrival, describeReserve, describeWithdrawal } from './arrivals.ts'
import { describeHappening, describeRule, describeSky } from './course.ts'

/** The battle in plain English: units, arrivals, exits, demoralisation and victory conditions. */
export function describe(scenario: NapoleonAtWaterlooScenario): TextSection[] {
  const {
    edition,
    nations = {},
    troops = {},
    sides,
    units,
    reinforcements = [],
    reserves = [],
    withdrawals = [],
    exits = {},
    weather = [],
    specialRules = [],
    events = [],
    demoralisation,
    control = {},
    victory,
    points = [],
  } = scenario
  const name = (id: string) => sides[id]?.name ?? id
  return [
    {
      heading: 'Game',
      sentences: [
        `${EDITIONS[edition].name}: ${count(readTables(scenario).stacking, 'unit')} to a hex.`,
        ...describeOptions(scenario),
      ],
    },
    ...Object.keys(sides).map((id) => ({
      heading: `${name(id)} units`,
      table: { head: ['Kind', 'Counter', 'Number', 'Hexes'], rows: rowsOf(units[id] ?? {}, scenario) },
    })),
    ...section(
      'Troops',
      Object.keys(troops).map((id) => `${describeKind(troops, id)}.`),
    ),
    ...section(
      'Nations',
      Object.keys(nations).map((id) => `${describeNation(nations, id)}.`),
    ),
    ...section(
      'Reinforcements',
      reinforcements.map((arrival) => describeArrival(arrival, scenario)),
    ),
    ...section(
      'Reserves',
      reserves.map((reserve) => describeReserve(reserve, scenario)),
    ),
    ...section(
      'Withdrawals',
      withdrawals.map((withdrawal) => describeWithdrawal(withdrawal, scenario)),
    ),
    ...section(
      'Weather',
      weather.map((change) => withNote(describeSky(change, scenario), change.note)),
    ),
    ...section(
      'Events',
      events.map((event) => withNote(describeHappening(event, scenario), event.note)),
    ),
    ...section(
      'Special rules',
      specialRules.map((rule) => withNote(describeRule(rule, scenario), rule.note)),
    ),
    ...section(
      'Exits',
      Object.entries(exits).map(([id, hexes]) => `The ${name(id)} side may leave the board by ${hexes.join(', ')}.`),
    ),
    ...section('Demoralisation', demoralisation ? [describeDemoralisation(demoralisation, scenario, name)] : []),
    ...section(
      'Victory points',
      points.map((award) => {
        const clause = (when: NawCondition, side: string) => describeCondition(when, side, conditionNames(scenario))
        return `${describeAward(award, name, clause)}.${award.note === undefined ? '' : ` ${award.note.trim()}`}`
      }),
    ),
    ...section('Victory conditions', [
      ...Object.entries(control).map(
        ([id, hexes]) => `At the start the ${name(id)} side controls ${joinWords(hexes)}.`,
      ),
      ...victory.map(
        (row) =>
          `${describeVictory(row, conditionNames(scenario))}${row.note === undefined ? '' : ` ${row.note.trim()}`}`,
      ),
    ]),
  ]
}

/** What the battle answers otherwise than we do. */
function describeOptions(scenario: NapoleonAtWaterlooScenario): string[] {
  const [own, usual] = [readOptions(scenario), DEFAULTS[scenario.edition]]
  const answers = describeAnswers(own)
  const keys = Object.keys(answers) as (keyof Options)[]
  return keys
    .filter((key) => own[key] !== usual[key])
    .map((key) => `${capitalise(OPTION_NAMES[key])}: ${answers[key]}.`)
}

/** The tables that the battle is played with, as they are printed. */
export function describeTables(scenario: NapoleonAtWaterlooScenario): TextSection[] {
  const { odds, lowestDie, results, capability, terrain, grounds, zones, gunRange } = readTables(scenario)
  const rows = [
    ['infantry', 'Infantry'],
    ['cavalry', 'Cavalry'],
    ['artillery-1', 'Artillery, one hex'],
    ['artillery-2', 'Artillery, farther'],
  ] as const
  return [
    {
      heading: 'Combat results',
      table: { head: ['Die', ...odds], rows: results.map((row, i) => [String(lowestDie + i), ...row]) },
      sentences: [RESULTS.map((result) => `${result}: ${RESULT_NAMES[result]}`).join('; ')],
    },
    ...(scenario.edition === 'standard'
      ? []
      : [
          {
            heading: 'Capability: added to the die',
            table: {
              head: ['Attacker', ...ARMS.map((arm) => `against ${arm}`)],
              rows: rows.map(([key, label]) => [label, ...ARMS.map((arm) => signed(capability[key][arm]))]),
            },
          },
        ]),
    {
      heading: 'Terrain effects',
      table: {
        head: ['Terrain', 'Movement', 'Combat'],
        rows: grounds.kinds.map((kind, i) => [
          capitalise(kind.isRoad && kind.id !== 'woods-road' ? `${kind.name}/road` : kind.name),
          chartMove(terrain[i]!),
          describeCombat(terrain[i]!),
        ]),
      },
      sentences: [
        ...(scenario.edition === 'standard'
          ? []
          : [`Zones of control: ${zones.enter} to enter, ${zones.leave} to leave.`]),
        `Guns have a range of ${count(gunRange, 'hex', 'hexes')}.`,
      ],
    },
    ...describeHexsides(scenario, SCHEMA_ROOT),
  ]
}

function rowsOf(units: NawPlacementsByKind, { troops }: NapoleonAtWaterlooScenario): string[][] {
  return [...kindsOf(troops).values()].flatMap(({ id, name }) =>
    Object.entries(units[id] ?? {}).map(([values, list]) => {
      const hexes = list.map((unit) => {
        if (typeof unit === 'string') return unit
        const details = [...(unit.name === undefined ? [] : [unit.name]), ...describeValues(unit)]
        return details.length === 0 ? unit.at : `${unit.at} (${details.join(', ')})`
      })
      return [name, values, String(list.length), hexes.join(', ')]
    }),
  )
}

function describeDemoralisation(
  { points, sides, spares = [] }: NonNullable<NapoleonAtWaterlooScenario['demoralisation']>,
  { nations }: NapoleonAtWaterlooScenario,
  name: (id: string) => string,
): string {
  const never =
    spares.length > 0
      ? `, though never its ${spares.map((one) => nationRow(nations, one).adjective).join(' or ')} troops`
      : ''
  const [only, another] = sides
  if (only !== undefined && another === undefined) {
    return `The ${name(only)} side is demoralised when it has lost ${points} strength points${never}.`
  }
  return `The first of these to lose ${points} strength points is demoralised${never}: ${sides.map(name).join(', ')}.`
}

/** `2; cavalry 3; infantry and cavalry only`: the cell of the chart. */
function chartMove(effect: TerrainEffect): string {
  return effect.move === undefined ? 'closed' : [String(effect.move), ...describeKinds(effect)].join('; ')
}

/** The same as a sentence has it. */
export function describeMove(effect: TerrainEffect): string {
  return effect.move === undefined ? 'impassable' : [`${effect.move} to enter`, ...describeKinds(effect)].join('; ')
}

function describeKinds({ moveBy, enters }: TerrainEffect): string[] {
  return [
    ...Object.entries(moveBy).map(([kind, points]) => `${kind} ${points}`),
    ...(enters === undefined ? [] : [`${enters.join(' and ')} only`]),
  ]
}

export function describeCombat({ defence, shift, blocksFire }: TerrainEffect): string {
  const effects = [
    ...(defence > 1 ? [`defenders ×${defence}`] : []),
    ...(shift === 0 ? [] : [`attacks on it ${signed(shift)} column`]),
    ...(blocksFire ? ['stops artillery fire'] : []),
  ]
  return effects.join('; ') || '–'
}

const withNote = (sentence: string, note: string | undefined) =>
  note === undefined ? sentence : `${sentence} ${note.trim()}`

function section(heading: string, sentences: readonly string[]): TextSection[] {
  return sentences.length === 0 ? [] : [{ heading, sentences }]
}

const signed = (number: number) => (number > 0 ? `+${number}` : String(number))
