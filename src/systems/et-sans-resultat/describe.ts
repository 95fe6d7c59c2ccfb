import type { Section } from '../../scenario/convert/notation.ts'
import type { EsrCommander, EsrSpecialRule, EtSansResultatScenario } from '../../scenario/types.gen.ts'
import { count } from '../../scenario/wording.ts'
import { readClock } from './clock.ts'
import { callUnit, isBattery, type ListedFormation, type ListedUnit, muster, type Roster, stateOf } from './roster.ts'
import { sayCondition } from './words.ts'

/** The battle in plain English: the ground, the armies formation by formation, arrivals, special rules and victory. */
export function describe(scenario: EtSansResultatScenario): Section[] {
  const { board, sides, armies, first, victory, weather = [], specialRules = [] } = scenario
  const roster = muster(scenario)
  const name = (id: string) => sides[id]?.name ?? id
  const { areas = {} } = board
  return [
    {
      heading: 'Table',
      sentences: [
        `The table is ${board.width} by ${board.height} inches${board.yards === undefined ? '' : `, ${board.yards} yards to the inch`}.`,
        `${name(first)} has the initiative on odd turns.`,
        ...weather.map(({ from, state }) => `From turn ${from} on: ${WEATHER[state]}.`),
      ],
    },
    ...section(
      'Places to fight for',
      Object.values(areas).map(
        (area) =>
          `${area.name}: ${area.owner === undefined ? 'nobody holds it' : `held by ${name(area.owner)}`} at first.`,
      ),
    ),
    ...Object.keys(sides).flatMap((side) => {
      const commander = armies[side]?.commander
      return [
        ...section(name(side), commander ? [`${sayCommander(commander)} commands the army.`] : []),
        ...roster.forces
          .filter((force) => force.side === side)
          .map(({ id, data }) => ({
            heading: `${name(side)}: ${data.name}`,
            sentences: sayForce(scenario, roster, id),
            table: {
              head: ['Formation', 'Unit', 'Type', 'Rating', 'Strength', 'Traits', 'At'],
              rows: roster.units.filter(({ formation }) => formation.force === id).map(rowOf),
            },
          })),
      ]
    }),
    ...section('Arrivals', sayArrivals(scenario, roster)),
    ...section('Special rules', specialRules.map(sayRule)),
    ...section(
      'Victory conditions',
      victory.map(
        ({ side, level, check, when }) =>
          `${name(side)} has a ${level} victory if, ${check === 'at-end' ? 'at the end of the battle' : 'at the end of a turn'}, ${sayCondition(when, scenario)}.`,
      ),
    ),
  ]
}

/** Who commands a force, what it is sent to, and the formations with their first orders. */
function sayForce({ board, armies }: EtSansResultatScenario, roster: Roster, id: string): string[] {
  const { side, data } = roster.forces.find((force) => force.id === id)!
  const { commander, objective, artilleryChief, batteries = {}, specialty = {} } = data
  const general = commander === 'army' ? armies[side]?.commander : commander
  const aim =
    typeof objective === 'string' ? (board.areas?.[objective]?.name ?? objective) : `[${objective.join(', ')}]`
  const reserve = [
    ...Object.entries(batteries).map(([one, battery]) => `${battery.name ?? one} (${sayGuns(battery)})`),
    ...Object.entries(specialty).map(([one, unit]) => `${unit.name ?? one} (${unit.trait})`),
  ]
  return [
    ...(general ? [`${sayCommander(general)} commands; the objective is ${aim}.`] : []),
    ...(artilleryChief ? [`${sayCommander(artilleryChief)} would command a grand battery.`] : []),
    ...(reserve.length > 0 ? [`In reserve: ${reserve.join(', ')}.`] : []),
    ...roster.formations.filter(({ force }) => force === id).map(sayFormation),
  ]
}

function sayFormation({ data }: ListedFormation): string {
  const { name, commander, doctrine, traits = [], grade, directive, supports } = data
  const order = directive === 'support' ? `support of ${supports}` : directive
  const character = [
    ...(grade === 'guard' ? ['guard'] : []),
    `${doctrine} doctrine`,
    ...traits.map((trait) => TRAITS[trait]),
  ]
  return `${name}: ${sayCommander(commander)}; ${character.join(', ')}; on ${order}.`
}

const sayCommander = ({ name, leadership, tactics, traits = [] }: EsrCommander) =>
  `${name} (${[`leadership ${leadership}`, `tactics ${tactics}`, ...traits].join(', ')})`

function rowOf(unit: ListedUnit): string[] {
  const { data, formation } = unit
  const { type, rating, men, traits = [], at } = data
  const strength = isBattery(data) ? sayGuns(data) : `${men} men`
  const place = at ? `[${at.join(', ')}] ${stateOf(data)}` : formation.data.arrives ? 'arrives' : 'in reserve'
  return [formation.data.name, callUnit(unit), TYPES[type], String(rating), strength, traits.join(' ') || '–', place]
}

const sayGuns = ({ guns = 0, weight = 0 }: { readonly guns?: number; readonly weight?: number }) =>
  `${count(guns, 'gun')}, ${weight}-pdr`

/** Formations and generals in the order in which they come. */
function sayArrivals({ board, clock }: EtSansResultatScenario, { formations, commanders }: Roster): string[] {
  const entryOf = (id: string) => board.entries?.[id]?.name ?? id
  const coming = [
    ...formations.map(({ data }) => ({ name: data.name, arrives: data.arrives, joins: data.joins })),
    ...commanders.map(({ data }) => ({ name: data.name, arrives: data.arrives, joins: undefined })),
  ]
  return coming
    .flatMap(({ name, arrives, joins }) => (typeof arrives === 'object' ? [{ name, arrives, joins }] : []))
    .sort((a, b) => a.arrives.turn - b.arrives.turn)
    .map(({ name, arrives: { turn, entry }, joins }) => {
      const time = readClock(clock, turn)
      const when = `Turn ${turn}${time === undefined ? '' : ` (${time})`}`
      return `${when}: ${name} by ${entryOf(entry)}${joins === undefined ? '' : `, to join ${joins}`}.`
    })
}

function sayRule({ formation, until }: EsrSpecialRule): string {
  const ends = [
    ...(until?.enemyWithin === undefined ? [] : [`an enemy is within ${until.enemyWithin} inches`]),
    ...(until?.turn === undefined ? [] : [`turn ${until.turn} begins`]),
  ]
  return `No order changes the directive of ${formation}${ends.length > 0 ? ` until ${ends.join(' or ')}` : ''}.`
}

function section(heading: string, sentences: readonly string[]): Section[] {
  return sentences.length === 0 ? [] : [{ heading, sentences }]
}

const WEATHER = { clear: 'clear weather', 'heavy-rain': 'heavy rain', snow: 'snow', mud: 'mud' } as const
const TRAITS = { BR: 'brittle', DT: 'determined', ST: 'stoic', EN: 'enthusiastic', IM: 'impetuous' } as const
const TYPES = {
  line: 'Line infantry',
  light: 'Light infantry',
  irregular: 'Irregulars',
  cavalry: 'Cavalry',
  'foot-battery': 'Foot battery',
  'horse-battery': 'Horse battery',
} as const
