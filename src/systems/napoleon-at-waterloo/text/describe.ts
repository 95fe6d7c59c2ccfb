import type { TextSection } from '../../../scenario/convert/notation.ts'
import { capitalise, count } from '../../../scenario/wording.ts'
import {
  ARMS,
  DEFAULTS,
  describeAnswers,
  describeVictory,
  EDITIONS,
  formatTroops,
  KIND_NAMES,
  KINDS,
  type NapoleonAtWaterlooScenario,
  type NawArrival,
  type NawPlacementsByKind,
  OPTION_NAMES,
  type Options,
  RESULT_NAMES,
  RESULTS,
  readClock,
  readOptions,
  readTables,
  TERRAIN_LABELS,
  TERRAINS,
  type TerrainEffect,
} from '../format/index.ts'

/** The battle in plain English: units, arrivals, exits, demoralisation and victory conditions. */
export function describe(scenario: NapoleonAtWaterlooScenario): TextSection[] {
  const { edition, sides, units, reinforcements = [], exits = {}, demoralisation, victory } = scenario
  const name = (id: string) => sides[id]?.name ?? id
  return [
    {
      heading: 'Game',
      sentences: [
        `${EDITIONS[edition].name}: ${readTables(scenario).stacking} units to a hex.`,
        ...describeOptions(scenario),
      ],
    },
    ...Object.keys(sides).map((id) => ({
      heading: `${name(id)} units`,
      table: { head: ['Kind', 'Counter', 'Number', 'Hexes'], rows: rowsOf(units[id] ?? {}) },
    })),
    ...section(
      'Reinforcements',
      reinforcements.map((arrival) => describeArrival(arrival, scenario, name)),
    ),
    ...section(
      'Exits',
      Object.entries(exits).map(([id, hexes]) => `The ${name(id)} side may leave the board by ${hexes.join(', ')}.`),
    ),
    ...section('Demoralisation', demoralisation ? [describeDemoralisation(demoralisation, name)] : []),
    ...section(
      'Victory conditions',
      victory.map((row) => `${describeVictory(row, name)}${row.note === undefined ? '' : ` ${row.note.trim()}`}`),
    ),
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
  const { odds, lowestDie, results, capability, terrain, zones, gunRange } = readTables(scenario)
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
        rows: TERRAINS.map((one) => [TERRAIN_LABELS[one], describeMove(terrain[one]), describeCombat(terrain[one])]),
      },
      sentences: [
        ...(scenario.edition === 'standard'
          ? []
          : [`Zones of control: ${zones.enter} to enter, ${zones.leave} to leave.`]),
        `Guns have a range of ${count(gunRange, 'hex', 'hexes')}.`,
      ],
    },
  ]
}

function rowsOf(units: NawPlacementsByKind): string[][] {
  return KIND_NAMES.flatMap((kind) =>
    Object.entries(units[kind] ?? {}).map(([values, list]) => {
      const hexes = list.map((unit) =>
        typeof unit === 'string' ? unit : `${unit.at}${unit.name === undefined ? '' : ` (${unit.name})`}`,
      )
      return [KINDS[kind].name, values, String(list.length), hexes.join(', ')]
    }),
  )
}

function describeArrival(
  arrival: NawArrival,
  { clock }: NapoleonAtWaterlooScenario,
  name: (id: string) => string,
): string {
  const { turn, side, nation, at, units, note } = arrival
  const time = readClock(clock, turn)
  const when = `Turn ${turn}${time === undefined ? '' : ` (${time})`}`
  const who = `${name(side)}${nation === undefined ? '' : `, ${nation}`}`
  return `${when}: ${who}: ${formatTroops(units)}, by ${at.join(', ')}.${note === undefined ? '' : ` ${note.trim()}`}`
}

function describeDemoralisation(
  { points, sides, spares = [] }: NonNullable<NapoleonAtWaterlooScenario['demoralisation']>,
  name: (id: string) => string,
): string {
  const never = spares.length > 0 ? `, though never its ${spares.join(' or ')} troops` : ''
  return `The first of these to lose ${points} strength points is demoralised${never}: ${sides.map(name).join(', ')}.`
}

const describeMove = ({ move }: TerrainEffect) => (move === undefined ? 'closed' : String(move))

export function describeCombat({ defence, shift, blocksFire }: TerrainEffect): string {
  const effects = [
    ...(defence > 1 ? [`defenders x${defence}`] : []),
    ...(shift === 0 ? [] : [`attacks on it ${signed(shift)} column`]),
    ...(blocksFire ? ['stops artillery fire'] : []),
  ]
  return effects.join('; ') || '–'
}

function section(heading: string, sentences: readonly string[]): TextSection[] {
  return sentences.length === 0 ? [] : [{ heading, sentences }]
}

const signed = (number: number) => (number > 0 ? `+${number}` : String(number))
