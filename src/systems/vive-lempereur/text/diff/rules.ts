import { describeAward } from '../../../../scenario/conditions/awards.ts'
import { sortCondition } from '../../../../scenario/conditions/tree.ts'
import { type BattleChange, change } from '../../../../scenario/diff/change.ts'
import { canonical } from '../../../../scenario/diff/normalise.ts'
import { compareCounts, compareSentences, compareValue, type Sentence } from '../../../../scenario/diff/sentences.ts'
import type { Deployment, Options, SpecialRule, VictoryCondition } from '../../format/index.ts'
import {
  type BattleNames,
  CHECKS,
  deckOf,
  describeCondition,
  describeSpecialRule,
  type Fragment,
  isPrintedGround,
  knownCounts,
  TERRAIN_TYPES,
  USUAL_OPTIONS,
} from '../../format/index.ts'
import { describeDeployment } from '../describe-deployment.ts'

/** Compares the conditions of victory; their order does not matter. */
export function compareVictory(before: Fragment, after: Fragment, names: BattleNames): BattleChange[] {
  const say = ({ side, level, check, when, note }: VictoryCondition): Sentence => ({
    text: `${names.side(side)} ${level} victory: ${describeCondition(sortCondition(when), side, names)} (${CHECKS[check]})`,
    keys: [`${side} ${level}`, side],
    note,
  })
  return [
    ...compareSentences(
      'victory',
      'victory condition',
      (before.victory ?? []).map(say),
      (after.victory ?? []).map(say),
    ),
    ...compareSentences('victory', 'award', awardsOf(before, names), awardsOf(after, names)),
  ]
}

/** What scores victory points. */
const awardsOf = ({ points = [] }: Fragment, names: BattleNames): Sentence[] =>
  points.map((award) => ({
    text: describeAward(
      award,
      (id) => names.side(id),
      (when, side) => describeCondition(sortCondition(when), side, names),
    ),
    keys: [`${award.side} ${award.name ?? canonical(sortCondition(award.when))}`, award.side],
    note: award.note,
  }))

/** Compares special rules and options. */
export function compareRules(before: Fragment, after: Fragment, names: BattleNames): BattleChange[] {
  const [was, is] = [before.specialRules ?? [], after.specialRules ?? []]
  const say = (rule: SpecialRule): Sentence => ({
    text: describeSpecialRule(inOrder(rule), names).replace(/\.$/, ''),
    keys: [rule.rule],
    note: rule.note,
    places: 'hexes' in rule ? (rule.hexes ?? []) : [],
  })
  const changes = compareSentences('rules', 'special rule', was.map(say), is.map(say))
  // What a rule makes of a hex, no later one changes again: here the order is played.
  const ground = ({ rule }: SpecialRule) => rule === 'terrain-counts-as'
  const reordered =
    !changes.some(({ part }) => part === 'rules') &&
    canonical(was.filter(ground).map(withoutNote)) !== canonical(is.filter(ground).map(withoutNote))
  return [
    ...changes,
    ...(reordered
      ? [change('rules', 'changed', 'the rules on what counts as other terrain are reordered: the first one applies')]
      : []),
    ...compareOptions(before.options ?? {}, after.options ?? {}),
  ]
}

/** Compares cards and initiative. */
export function compareCards(before: Fragment, after: Fragment, names: BattleNames): BattleChange[] {
  const [was, is] = [before.cards ?? {}, after.cards ?? {}]
  const sides = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const hand = (cards: readonly string[] | undefined) => cards?.toSorted().join(', ') ?? 'chosen by the player'
  return [
    ...sides.flatMap((side) => [
      // The deck of both sides is told among the tables.
      ...(was[side]?.deck || is[side]?.deck
        ? compareCounts(
            'cards',
            `${names.side(side)} deck`,
            { ...(was[side]?.deck ?? deckOf(before, '')) },
            { ...(is[side]?.deck ?? deckOf(after, '')) },
            (card) => card,
          )
        : []),
      ...compareValue(
        'cards',
        `${names.side(side)} first hand:`,
        hand(was[side]?.firstHand),
        hand(is[side]?.firstHand),
      ),
    ]),
    ...compareValue(
      'cards',
      'first order of a round:',
      INITIATIVE[before.initiative ?? 'most-orders'],
      INITIATIVE[after.initiative ?? 'most-orders'],
    ),
  ]
}

/** Compares how the players set up the battle themselves. */
export function compareDeployment(before: Fragment, after: Fragment, names: BattleNames): BattleChange[] {
  const [was, is] = [before.deployment, after.deployment]
  const forces = { ...was?.forces, ...is?.forces }
  const say = (deployment: Fragment['deployment']): Sentence[] =>
    (deployment ? describeDeployment(inSheetOrder(deployment), names) : [])
      .flatMap(({ sentences = [] }) => sentences)
      .map((text) => ({ text: text.replace(/\.$/, ''), keys: [text.split(/\d/)[0]!, 'deployment'] }))
  return [
    ...(was || !is ? [] : [change('deployment', 'added', 'the players now deploy the forces themselves')]),
    ...(is || !was ? [] : [change('deployment', 'removed', 'the players no longer deploy the forces themselves')]),
    ...Object.keys(forces).flatMap((side) =>
      compareCounts(
        'deployment',
        `${names.side(side)} force to deploy`,
        knownCounts(was?.forces[side]),
        knownCounts(is?.forces[side]),
        (type) => names.troop(type).name,
      ),
    ),
    ...compareSentences('deployment', 'deployment', say(was), say(is)),
  ]
}

const INITIATIVE = {
  'most-orders': 'the side with more orders',
  exploration: 'the side that won the exploration roll',
} as const

function compareOptions(before: Options, after: Options): BattleChange[] {
  const keys = Object.keys(USUAL_OPTIONS) as (keyof Options)[]
  return keys.flatMap((key) => {
    const [what, say] = OPTIONS[key]
    return compareValue(
      'rules',
      `${what}:`,
      say[String(before[key] ?? USUAL_OPTIONS[key])],
      say[String(after[key] ?? USUAL_OPTIONS[key])],
    )
  })
}

/** The options in the book's order, and what their answers mean. */
const OPTIONS: Readonly<Record<keyof Options, readonly [what: string, answers: Readonly<Record<string, string>>]>> = {
  sightAlongHexside: [
    'sight along a hexside (7.4)',
    { both: 'blocked if both hexes block', one: 'blocked if one does' },
  ],
  flankCharge: ['charge on the flank of infantry (9.2)', { cumulative: 'both +8', single: 'only one +8' }],
  retreatLoss: [
    'retreat that becomes a loss (10.1)',
    { result: 'one element for the result', hex: 'one element for each hex' },
  ],
  artilleryInBuildings: ['guns in a building (8.4)', { fires: 'fire with its modifier', silent: 'silent' }],
  roadBonusOnAutomaticCards: ['road bonus on automatic order cards (3.2)', { true: 'yes', false: 'no' }],
  rallyAfterMoving: ['rally after moving (12.0)', { true: 'allowed', false: 'not allowed' }],
  rallySafety: [
    'safety of a rally (12.0)',
    {
      'all-enemies': 'all enemies are far away, or none sees the unit',
      'each-enemy': 'each enemy is far away or does not see it',
    },
  ],
  controlBy: [
    'control of a hex (13.2)',
    { stopping: 'by a unit that ends its move there', passing: 'also by a unit that passes through' },
  ],
  gunsWithGeneral: [
    'retreat of guns with a general (10.1)',
    { retreat: 'cannot be ignored', 'may-ignore': 'may be ignored' },
  ],
  gunsAtCloseRange: [
    'retreat of guns in a building attacked from an adjacent hex (10.1)',
    { lose: 'a loss', 'may-ignore': 'may be ignored' },
  ],
}

/** A rule with its lists in one order. */
function inOrder(rule: SpecialRule): SpecialRule {
  if (rule.rule === 'without') return { ...rule, rules: rule.rules.toSorted() }
  if ('when' in rule && rule.when) return { ...rule, when: sortCondition(rule.when) }
  if (rule.rule !== 'restricted-entry') return rule
  const { arms, sides } = rule
  return { ...rule, ...(arms && { arms: arms.toSorted() }), ...(sides && { sides: sides.toSorted() }) }
}

/** The stock of tiles in the order of the terrain table. */
function inSheetOrder(deployment: Deployment): Deployment {
  const { tiles } = deployment
  if (!tiles) return deployment
  // The battle's own come last, in their order.
  const place = (id: string) => (isPrintedGround(id) ? TERRAIN_TYPES.indexOf(id) : TERRAIN_TYPES.length)
  const stock = Object.entries(tiles.stock).toSorted(([a], [b]) => place(a) - place(b))
  return { ...deployment, tiles: { ...tiles, stock: Object.fromEntries(stock) } }
}

const withoutNote = ({ note: _note, ...rule }: SpecialRule) => rule
