import type { WrittenNotation } from '../../../scenario/convert/notation.ts'
import type { HexList, Reinforcement, Scenario, UnitCounts, UnitType } from '../../../scenario/types.gen.ts'
import { makePoolLine } from './arrivals.ts'
import { makeFacts } from './facts.ts'
import { NATION_NAMES } from './nations.ts'
import { makeSideHeading, sideName } from './sides.ts'
import { makeUnitLines } from './unit-lines.ts'
import { UNIT_TYPES } from './unit-types.ts'
import { makeControl } from './victory.ts'
import { type Names, sayHexes, saySpecialRule, sayStage, sayTurn, sayVictory } from './words.ts'

/** Writes a battle in the book's notation, with sentences of our own that can be read again. */
export function writeNotation(scenario: Scenario): WrittenNotation {
  const { sides, units = {}, reinforcements = [], specialRules = [], victory, control = {} } = scenario
  const names: Names = { side: sideName, place: placeNames(scenario) }
  const blocks = [
    [`### ${scenario.title.replaceAll(/\s+/g, ' ').trim()}`],
    ['#### Battlefield:', ...makeFacts(scenario)],
    ...Object.entries(sides).map(([id, side]) => [
      `#### ${makeSideHeading(id, side, 'units')}`,
      ...makeUnitLines(units[id] ?? {}),
      ...makePool(scenario.deployment?.forces[id] ?? {}),
    ]),
    ...section(
      'Special rules',
      specialRules.map((rule) => saySpecialRule(rule, names)),
    ),
    ...section('Victory conditions', [
      ...Object.entries(control).map(([side, hexes]) => makeControl(sideName(side), sayHexes(hexes))),
      ...victory.map((condition) => sayVictory(condition, names)),
    ]),
    ...makeReinforcements(reinforcements),
  ]
  return { text: `${blocks.map((block) => block.join('\n\n')).join('\n\n')}\n`, omitted: omissions(scenario) }
}

/** Names of places that a sentence can carry without being misread. */
export function placeNames({ board }: Scenario): (hexes: HexList) => string | undefined {
  const names = new Map(Object.entries(board.names ?? {}).map(([name, hexes]) => [[...hexes].sort().join(), name]))
  return (hexes) => {
    const name = names.get([...hexes].sort().join())
    return name !== undefined && /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+)*$/u.test(name) ? name : undefined
  }
}

function section(heading: string, sentences: readonly string[]): string[][] {
  return sentences.length === 0 ? [] : [[`#### ${heading}:`, ...sentences]]
}

/** Arrivals in a row of the same side and nation share a heading, unless they come from a pool. */
function makeReinforcements(arrivals: readonly Reinforcement[]): string[][] {
  const blocks: string[][] = []
  let open: string | undefined
  for (const arrival of arrivals) {
    const nation = arrival.nation === undefined ? '' : ` (${NATION_NAMES[arrival.nation]})`
    const heading = `#### ${sideName(arrival.side)} reinforcements${nation}:`
    const isPool = 'stages' in arrival
    const lines = isPool
      ? [...makePool(arrival.pool), ...arrival.stages.map(sayStage)]
      : [`${sayTurn(arrival)}:`, ...makeUnitLines(arrival.units)]
    blocks.push(open === heading && !isPool ? lines : [heading, ...lines])
    open = isPool ? undefined : heading
  }
  return blocks
}

function makePool(pool: UnitCounts): string[] {
  const entries = Object.entries(pool) as [UnitType, number][]
  return entries
    .sort(([a], [b]) => UNIT_TYPES.indexOf(a) - UNIT_TYPES.indexOf(b))
    .map(([type, number]) => `${makePoolLine(type, number)}.`)
}

/** What the notation has no words for. */
function omissions(scenario: Scenario): string[] {
  const { board, sides, reinforcements = [], specialRules = [], victory } = scenario
  const parts: [string, unknown][] = [
    ['authors', scenario.authors],
    ['summary', scenario.summary],
    ['briefing', scenario.briefing],
    ['sources', scenario.sources],
    ['terrain', board.terrain],
    ['roads', board.roads],
    ['rivers', board.rivers],
    ['names on the map', board.names],
    ['deployment zones', board.zones],
    ['initiative', scenario.initiative],
    ['cards', scenario.cards],
    ['deployment', scenario.deployment],
    ['names of sides', Object.entries(sides).some(([id, { name }]) => name !== sideName(id)) || undefined],
    ['doubts about arrivals', reinforcements.some(({ suspect }) => suspect !== undefined) || undefined],
    ['notes', [...reinforcements, ...specialRules, ...victory].some(({ note }) => note !== undefined) || undefined],
  ]
  return parts.filter(([, value]) => value !== undefined).map(([name]) => name)
}
