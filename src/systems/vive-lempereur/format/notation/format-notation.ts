import { isFixed } from '../../../../scenario/arrivals/timing.ts'
import type { UnwritableBattle, WrittenNotation } from '../../../../scenario/convert/notation.ts'
import { omissions } from '../../../../scenario/convert/notation-parts.ts'
import { isSharedRule } from '../../../../scenario/special-rules/rules.ts'
import { TERRAIN } from '../catalog.ts'
import { type BattleNames, describeHexes } from '../conditions.ts'
import { groundListOf } from '../ground-list.ts'
import { placeNames } from '../place-names.ts'
import { formatPoolLines } from '../pool-lines.ts'
import { nationsOf } from '../side-nations.ts'
import { TROOP_VALUES } from '../troop-list.ts'
import type { Reinforcement, ViveLempereurScenario } from '../types.gen.ts'
import { formatFacts } from './facts.ts'
import { printedName } from './nations.ts'
import { withPrintedNations } from './printed-nations.ts'
import { hasOwnValues, printedTroop, withPrintedTroops } from './printed-troops.ts'
import { describeSpecialRule, describeStage, describeTurn, describeVictory } from './sentences.ts'
import { formatSideHeading, sideName } from './sides.ts'
import { formatUnitLines } from './unit-lines.ts'
import { formatControl } from './victory.ts'

/** Writes a battle in the book's notation, with sentences of our own that can be read again. */
export function formatNotation(battle: ViveLempereurScenario): WrittenNotation | UnwritableBattle {
  const scenario = withPrintedTroops(withPrintedNations(battle))
  const { sides, units = {}, reinforcements = [], specialRules = [], victory, control = {} } = scenario
  if (scenario.deployment || Object.values(units).every((own) => Object.keys(own).length === 0)) {
    return { impossible: 'the players deploy the units themselves, so there is no set-up to write' }
  }
  const names: BattleNames = {
    side: sideName,
    place: placeNames(scenario),
    nations: nationsOf(scenario),
    nation: printedName,
    troop: printedTroop(battle),
    // The notation knows the ground of the book only.
    ground: (id) => TERRAIN[groundListOf(battle).find(id)?.printed ?? 'open'].name,
  }
  const blocks = [
    [`### ${scenario.title.replaceAll(/\s+/g, ' ').trim()}`],
    ['#### Battlefield:', ...formatFacts(scenario)],
    ...Object.entries(sides).map(([id, side]) => [
      `#### ${formatSideHeading(id, side, 'units')}`,
      ...formatUnitLines(units[id] ?? {}),
    ]),
    ...section(
      'Special rules',
      specialRules.map((rule) => describeSpecialRule(rule, names)),
    ),
    ...section('Victory conditions', [
      ...Object.entries(control).map(([side, hexes]) => formatControl(sideName(side), describeHexes(hexes))),
      ...victory.map((condition) => describeVictory(condition, names)),
    ]),
    ...formatReinforcements(reinforcements, names.troop),
  ]
  return { text: `${blocks.map((block) => block.join('\n\n')).join('\n\n')}\n`, omitted: omittedIn(battle) }
}

function section(heading: string, sentences: readonly string[]): string[][] {
  return sentences.length === 0 ? [] : [[`#### ${heading}:`, ...sentences]]
}

/** Arrivals in a row of the same side and nation share a heading, unless they come from a pool. */
function formatReinforcements(arrivals: readonly Reinforcement[], troop: BattleNames['troop']): string[][] {
  const blocks: string[][] = []
  let open: string | undefined
  for (const arrival of arrivals) {
    if (!isWritable(arrival)) continue
    const nation = arrival.nation === undefined ? '' : ` (${printedName(arrival.nation)})`
    const heading = `#### ${sideName(arrival.side)} reinforcements${nation}:`
    const isPool = 'stages' in arrival
    const lines = isPool
      ? [...formatPoolLines(arrival.pool, troop).map((line) => `${line}.`), ...arrival.stages.map(describeStage)]
      : [`${describeTurn(arrival)}:`, ...formatUnitLines(arrival.units)]
    blocks.push(open === heading && !isPool ? lines : [heading, ...lines])
    open = isPool ? undefined : heading
  }
  return blocks
}

/** The book's lists know turns and dice of stages only. */
const isWritable = (arrival: Reinforcement) => ('stages' in arrival ? arrival.when === undefined : isFixed(arrival))

/** What the notation has no words for. */
function omittedIn(scenario: ViveLempereurScenario): string[] {
  const { board, sides, reinforcements = [], specialRules = [], victory, initiative, cards } = scenario
  return omissions(scenario, {
    'deployment zones': board.zones,
    nations: scenario.nations,
    troops: scenario.troops,
    'values of units': hasOwnValues(scenario, TROOP_VALUES) || undefined,
    'ground of its own': scenario.ground,
    tables: scenario.tables,
    'arrivals that a condition or a chance decides': !reinforcements.every(isWritable) || undefined,
    'names of reinforcements':
      reinforcements.some(({ id, name }) => id !== undefined || name !== undefined) || undefined,
    reserves: scenario.reserves,
    weather: scenario.weather,
    events: scenario.events,
    'special rules that all rulebooks share': specialRules.some(isSharedRule) || undefined,
    withdrawals: scenario.withdrawals,
    'victory points': scenario.points,
    initiative,
    cards,
    'names of sides': Object.entries(sides).some(([id, { name }]) => name !== sideName(id)) || undefined,
    'doubts about arrivals': reinforcements.some(({ suspect }) => suspect !== undefined) || undefined,
    notes: [...reinforcements, ...specialRules, ...victory].some(({ note }) => note !== undefined) || undefined,
  })
}
