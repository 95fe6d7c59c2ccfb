import { isFixed } from '../../../../scenario/arrivals/timing.ts'
import { describeClock } from '../../../../scenario/clock.ts'
import { joinWords } from '../../../../scenario/conditions/sentences.ts'
import type { UnwritableBattle, WrittenNotation } from '../../../../scenario/convert/notation.ts'
import { omissions } from '../../../../scenario/convert/notation-parts.ts'
import { KINDS } from '../catalog.ts'
import { conditionNames } from '../conditions.ts'
import { describeValues, kindsOf } from '../kinds.ts'
import type {
  NapoleonAtWaterlooScenario,
  NawArrival,
  NawEntranceHexes,
  NawOwnTroops,
  NawPlacementsByKind,
} from '../types.gen.ts'
import { asPrinted, formatTroops } from './troops.ts'
import { describeVictory } from './victory-text.ts'

/** Writes a battle as lists of units, with sentences of our own that can be read again. */
export function formatNotation(scenario: NapoleonAtWaterlooScenario): WrittenNotation | UnwritableBattle {
  const { sides, units, reinforcements = [], victory, troops, exits = {}, control = {} } = scenario
  const name = (side: string) => sides[side]?.name ?? side
  const blocks = [
    [`### ${scenario.title.replaceAll(/\s+/g, ' ').trim()}`],
    ['#### Battlefield:', ...makeFacts(scenario)],
    ...Object.entries(sides).map(([id, side]) => [
      `#### ${side.name} units (${side.nations.join(', ')}):`,
      ...makeUnitLines(units[id] ?? {}, troops),
    ]),
    ...makeArrivals(reinforcements, troops, name),
    [
      '#### Victory conditions:',
      ...Object.entries(exits).map(([side, hexes]) => `Exits of the ${name(side)}: ${hexes.join(', ')}.`),
      ...makeDemoralisation(scenario, name),
      ...Object.entries(control).map(
        ([side, hexes]) => `The ${name(side)} side controls ${joinWords(hexes)} at the start.`,
      ),
      ...victory.map((row) => describeVictory(row, conditionNames(scenario))),
    ],
  ]
  return { text: `${blocks.map((block) => block.join('\n\n')).join('\n\n')}\n`, omitted: omittedIn(scenario) }
}

/** `Infantry 7-4: 0914 (6th Inf); 1517.` */
function makeUnitLines(units: NawPlacementsByKind, troops: NawOwnTroops | undefined): string[] {
  return [...kindsOf(troops).values()].flatMap(({ id, printed }) =>
    Object.entries(units[id] ?? {}).map(([values, list]) => {
      const hexes = list.map((unit) => {
        if (typeof unit === 'string') return unit
        const details = [writable(unit.name), unit.nation && `of the ${unit.nation}`].filter(Boolean)
        return details.length === 0 ? unit.at : `${unit.at} (${details.join('; ')})`
      })
      return `${KINDS[printed].name} ${values}: ${hexes.join('; ')}.`
    }),
  )
}

/** A name that can be read again. */
const writable = (name: string | undefined) => (name === undefined || /[(),;]/.test(name) ? undefined : name)

function makeFacts({ edition, date, turns, board, stacking, clock }: NapoleonAtWaterlooScenario): string[] {
  return [
    `Edition: ${edition}.`,
    ...(date === undefined ? [] : [`Date: ${date}.`]),
    `Turns: ${turns}.`,
    ...(clock === undefined ? [] : [`Clock: ${describeClock(clock)}.`]),
    `Map: columns ${board.columns}, rows ${board.rows}.`,
    ...(stacking === undefined ? [] : [`Stacking: ${stacking}.`]),
  ]
}

/** Arrivals in a row of the same troops by the same hexes share a heading. */
function makeArrivals(
  arrivals: readonly NawArrival[],
  troops: NawOwnTroops | undefined,
  name: (side: string) => string,
): string[][] {
  const blocks: string[][] = []
  let open: string | undefined
  for (const arrival of arrivals) {
    if (!isWritable(arrival)) continue
    const { turn, side, nation, at, units } = arrival
    const details = [...(nation === undefined ? [] : [nation]), `at ${at.join(', ')}`]
    const heading = `#### ${name(side)} reinforcements (${details.join('; ')}):`
    const line = `Turn ${turn}: ${formatTroops(asPrinted(units, troops))}.`
    blocks.push(open === heading ? [line] : [heading, line])
    open = heading
  }
  return blocks
}

function makeDemoralisation(
  { demoralisation }: NapoleonAtWaterlooScenario,
  name: (side: string) => string,
): readonly string[] {
  if (!demoralisation) return []
  const { points, sides, spares } = demoralisation
  const never = spares && spares.length > 0 ? `; never ${spares.join(', ')}` : ''
  return [`Demoralisation: ${points} points; ${sides.map(name).join(', ')}${never}.`]
}

/** The book's lists know turns and hexes only. */
function isWritable(
  arrival: NawArrival,
): arrival is NawArrival & { readonly turn: number; readonly at: NawEntranceHexes } {
  return isFixed(arrival) && Array.isArray(arrival.at)
}

/** What the notation has no words for. */
function omittedIn(scenario: NapoleonAtWaterlooScenario): string[] {
  const { reinforcements = [], victory, units } = scenario
  const placements = Object.values(units).flatMap((kinds) =>
    Object.values(kinds).flatMap((byValues) => Object.values(byValues ?? {}).flat()),
  )
  const details = placements.filter((one) => typeof one !== 'string')
  const noted = [...reinforcements, ...victory, ...details]
  return omissions(scenario, {
    nations: scenario.nations,
    troops: scenario.troops,
    'values of units': details.some((unit) => describeValues(unit).length > 0) || undefined,
    'arrivals that more than a turn decides': !reinforcements.every(isWritable) || undefined,
    'names of reinforcements':
      reinforcements.some(({ id, name }) => id !== undefined || name !== undefined) || undefined,
    reserves: scenario.reserves,
    withdrawals: scenario.withdrawals,
    tables: scenario.tables,
    'victory points': scenario.points,
    options: scenario.options,
    'names of units': details.some(({ name }) => name !== writable(name)) || undefined,
    notes: noted.some(({ note }) => note !== undefined) || undefined,
  })
}
