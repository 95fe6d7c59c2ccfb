import type { UnwritableBattle, WrittenNotation } from '../../../../scenario/convert/notation.ts'
import { omissions } from '../../../../scenario/convert/notation-parts.ts'
import { KIND_NAMES, KINDS } from '../catalog.ts'
import type { NapoleonAtWaterlooScenario, NawArrival, NawPlacementsByKind } from '../types.gen.ts'
import { formatTroops } from './troops.ts'
import { describeVictory } from './victory-text.ts'

/** Writes a battle as lists of units, with sentences of our own that can be read again. */
export function formatNotation(scenario: NapoleonAtWaterlooScenario): WrittenNotation | UnwritableBattle {
  const { sides, units, reinforcements = [], victory, exits = {} } = scenario
  const name = (side: string) => sides[side]?.name ?? side
  const blocks = [
    [`### ${scenario.title.replaceAll(/\s+/g, ' ').trim()}`],
    ['#### Battlefield:', ...makeFacts(scenario)],
    ...Object.entries(sides).map(([id, side]) => [
      `#### ${side.name} units (${side.nations.join(', ')}):`,
      ...makeUnitLines(units[id] ?? {}),
    ]),
    ...makeArrivals(reinforcements, name),
    [
      '#### Victory conditions:',
      ...Object.entries(exits).map(([side, hexes]) => `Exits of the ${name(side)}: ${hexes.join(', ')}.`),
      ...makeDemoralisation(scenario, name),
      ...victory.map((row) => describeVictory(row, name)),
    ],
  ]
  return { text: `${blocks.map((block) => block.join('\n\n')).join('\n\n')}\n`, omitted: omittedIn(scenario) }
}

/** `Infantry 7-4: 0914 (6th Inf); 1517.` */
function makeUnitLines(units: NawPlacementsByKind): string[] {
  return KIND_NAMES.flatMap((kind) =>
    Object.entries(units[kind] ?? {}).map(([values, list]) => {
      const hexes = list.map((unit) => {
        if (typeof unit === 'string') return unit
        const details = [writable(unit.name), unit.nation && `of the ${unit.nation}`].filter(Boolean)
        return details.length === 0 ? unit.at : `${unit.at} (${details.join('; ')})`
      })
      return `${KINDS[kind].name} ${values}: ${hexes.join('; ')}.`
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
    ...(clock === undefined ? [] : [`Clock: from ${clock.start}, ${clock.minutes} minutes a turn.`]),
    `Map: columns ${board.columns}, rows ${board.rows}.`,
    ...(stacking === undefined ? [] : [`Stacking: ${stacking}.`]),
  ]
}

/** Arrivals in a row of the same troops by the same hexes share a heading. */
function makeArrivals(arrivals: readonly NawArrival[], name: (side: string) => string): string[][] {
  const blocks: string[][] = []
  let open: string | undefined
  for (const { turn, side, nation, at, units } of arrivals) {
    const details = [...(nation === undefined ? [] : [nation]), `at ${at.join(', ')}`]
    const heading = `#### ${name(side)} reinforcements (${details.join('; ')}):`
    const line = `Turn ${turn}: ${formatTroops(units)}.`
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

/** What the notation has no words for. */
function omittedIn(scenario: NapoleonAtWaterlooScenario): string[] {
  const { reinforcements = [], victory, units } = scenario
  const placements = Object.values(units).flatMap((kinds) =>
    KIND_NAMES.flatMap((kind) => Object.values(kinds[kind] ?? {}).flat()),
  )
  const details = placements.filter((one) => typeof one !== 'string')
  const noted = [...reinforcements, ...victory, ...details]
  return omissions(scenario, {
    tables: scenario.tables,
    options: scenario.options,
    'names of units': details.some(({ name }) => name !== writable(name)) || undefined,
    notes: noted.some(({ note }) => note !== undefined) || undefined,
  })
}
