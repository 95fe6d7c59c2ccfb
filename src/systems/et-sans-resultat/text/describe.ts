import { formatFacing } from '../../../board/table/facing.ts'
import { chanceIn, earliestTurn, isFixed } from '../../../scenario/arrivals/timing.ts'
import { describeAward } from '../../../scenario/conditions/awards.ts'
import { type ConditionNames, joinWords } from '../../../scenario/conditions/sentences.ts'
import type { TextSection } from '../../../scenario/convert/notation.ts'
import { describeNation } from '../../../scenario/nations.ts'
import { describeSharedRule } from '../../../scenario/special-rules/sentences.ts'
import { capitalise } from '../../../scenario/wording.ts'
import type {
  EsrCondition,
  EsrDraft,
  EsrGroundBreaks,
  EsrSpecialRule,
  EtSansResultatScenario,
} from '../format/index.ts'
import {
  conditionNames,
  describeCondition,
  describeConditionOf,
  facingOf,
  Grounds,
  isBattery,
  type ListedForce,
  type ListedFormation,
  type ListedUnit,
  type Roster,
  rosterOf,
  stateOf,
  unitLabel,
} from '../format/index.ts'
import { describeEntrance, describeReserve, describeWhen, describeWithdrawal, sorted } from './arrivals.ts'
import { describeHappening, describeWeather } from './course.ts'
import { describeFeatures } from './describe-features.ts'
import { describeGroundKinds } from './describe-ground.ts'
import { describeDifferences, describeTroops } from './describe-troops.ts'
import { describeCommander, describeGuns, formatCoordinates, TRAIT_WORDS } from './words.ts'

/** The battle in plain English: the ground, the armies formation by formation, arrivals, special rules and victory. */
export function describe(scenario: EtSansResultatScenario): TextSection[] {
  const roster = rosterOf(scenario)
  const { sides, armies } = scenario
  return [
    ...describeGround(scenario),
    ...Object.entries(sides).flatMap(([side, { name }]) => {
      const commander = armies[side]?.commander
      return [
        ...section(
          name,
          commander ? [`${describeCommander(commander)} commands the army${describeSeat(commander, roster)}.`] : [],
        ),
        ...roster.forces.flatMap((force) => (force.side === side ? describeWhole(scenario, force, roster) : [])),
      ]
    }),
    ...section(
      'Nations',
      Object.keys(scenario.nations ?? {}).map((id) => `${describeNation(scenario.nations, id)}.`),
    ),
    ...describeTroops(scenario, roster),
    ...describeGroundKinds(scenario),
    ...describeCourse(scenario),
    ...describeFeatures(scenario),
  ]
}

/** A force and all its formations. */
function describeWhole(scenario: EtSansResultatScenario, force: ListedForce, roster: Roster): TextSection[] {
  return [
    describeForce(scenario, force, roster),
    ...roster.formations
      .filter((formation) => formation.force === force.id)
      .map((formation) => describeFormation(scenario, formation, force, roster)),
  ]
}

/** The table, and the places that are fought for. */
export function describeGround(scenario: EtSansResultatScenario): TextSection[] {
  const { board, sides, first, weather = [], clock } = scenario
  const names = conditionNames(scenario)
  const name = (id: string) => sides[id]?.name ?? id
  const scale = board.yards === undefined ? '' : `, ${board.yards} yards to the inch`
  return [
    {
      heading: 'Table',
      sentences: [
        `The table is ${board.width} by ${board.height} inches${scale}.`,
        ...weather.map((change) => describeWeather(change, names, clock)),
        `Initiative on odd turns: ${name(first)}.`,
      ],
    },
    ...section(
      'Places to fight for',
      Object.values(board.areas ?? {}).map(
        (area) =>
          `${area.name}: ${area.owner === undefined ? 'held by neither side' : `held by the ${name(area.owner)} side`} at first.`,
      ),
    ),
  ]
}

/** What happens in the battle: arrivals, special rules, and what decides it. */
export function describeCourse(scenario: EtSansResultatScenario): TextSection[] {
  const { victory, points = [], specialRules = [], events = [] } = scenario
  const roster = rosterOf(scenario)
  const names = conditionNames(scenario)
  return [
    ...section(
      'Events',
      events.map((event) => describeHappening(event, scenario, names, scenario.clock)),
    ),
    ...section('Arrivals', describeArrivals(scenario, roster)),
    ...section(
      'Special rules',
      specialRules.map((rule) => `${describeSpecialRule(rule, names, scenario)}.`),
    ),
    ...section(
      'Victory points',
      points.map(
        (award) =>
          `${describeAward(
            award,
            (id) => names.side(id),
            (when, side) => describeCondition(when, side, names),
          )}.`,
      ),
    ),
    ...section(
      'Victory conditions',
      victory.map((goal) => describeVictory(goal, names)),
    ),
  ]
}

/** A victory condition as a sentence. */
export function describeVictory(
  { side, level, check, when }: EtSansResultatScenario['victory'][number],
  names: ConditionNames,
): string {
  const moment = check === 'at-end' ? 'at the end of the battle' : 'at the end of a turn'
  return `The ${names.side(side)} side wins a ${level} victory if, ${moment}, ${describeCondition(when, side, names)}.`
}

/** Who commands a force, what it is sent to, and what it has in reserve. */
export function describeForce(
  { board, armies, sides }: EtSansResultatScenario,
  { side, data }: ListedForce,
  roster: Roster,
): TextSection {
  const { commander, objective, artilleryChief, batteries = {}, specialty = {} } = data
  const general = commander === 'army' ? armies[side]?.commander : commander
  const aim =
    typeof objective === 'string' ? (board.areas?.[objective]?.name ?? objective) : formatCoordinates(objective)
  const reserve = [
    ...Object.entries(batteries).map(([one, battery]) => `${battery.name ?? one} (${describeGuns(battery)})`),
    ...Object.entries(specialty).map(([one, unit]) => `${unit.name ?? one} (${unit.trait})`),
  ]
  return {
    heading: `${sides[side]?.name ?? side}: ${data.name}`,
    sentences: [
      ...(general
        ? [`${describeCommander(general)} commands${describeSeat(general, roster)}. The objective is ${aim}.`]
        : []),
      ...(artilleryChief ? [`${describeCommander(artilleryChief)} would command a grand battery.`] : []),
      ...(reserve.length > 0 ? [`In reserve: ${reserve.join(', ')}.`] : []),
    ],
  }
}

/** A formation: who commands it, what it is told to do, and its units. */
export function describeFormation(
  { sides }: EtSansResultatScenario,
  formation: ListedFormation,
  force: ListedForce,
  roster: Roster,
): TextSection {
  const home = sides[formation.side]?.edge
  return {
    heading: `${force.data.name}: ${formation.data.name}`,
    sentences: [describeLeadership(formation, roster)],
    table: {
      head: ['Unit', 'Type', 'Rating', 'Strength', 'Traits', 'At'],
      rows: roster.units.filter((unit) => unit.formation === formation).map((unit) => rowOf(unit, home, roster)),
    },
  }
}

function describeLeadership({ data }: ListedFormation, roster: Roster): string {
  const { commander, doctrine, traits = [], grade, directive, supports } = data
  const order = directive === 'support' ? `support of ${nameOf(roster, supports)}` : directive
  const character = [
    ...(grade === 'guard' ? ['guard'] : []),
    `${doctrine} doctrine`,
    ...traits.map((trait) => TRAIT_WORDS[trait]),
  ]
  return `${describeCommander(commander)} commands; ${character.join(', ')}. The directive is ${order}.`
}

function rowOf(unit: ListedUnit, home: string | undefined, { troops }: Roster): string[] {
  const { data, formation, troop } = unit
  const { type, rating = 0, men = 0, traits = [], at } = data
  const strength = isBattery(unit) ? describeGuns(data) : `${men} men`
  // What its type or the other columns tell already is not repeated.
  const own = describeDifferences({ ...troop, usual: {} }, { ...troops.row(type), usual: {} })
  const character = [traits.join(' '), own].filter((part) => part !== '').join(', ') || '–'
  const place = at
    ? `${formatCoordinates(at)} ${formatFacing(facingOf(unit, home))}, ${stateOf(unit)}`
    : describeArrivalTurn(formation)
  return [unitLabel(unit), troop.name, String(rating), strength, character, place]
}

const describeArrivalTurn = ({ data: { arrives } }: ListedFormation) =>
  arrives
    ? `arrives ${isFixed(arrives) ? 'in' : 'from'} turn ${earliestTurn(arrives)}${isFixed(arrives) ? '' : ' on'}`
    : 'in reserve'

/** Where a general is at the start who is a piece of his own, or how he comes. */
function describeSeat({ at, arrives }: Roster['commanders'][number]['data'], roster: Roster): string {
  if (at) return ` at ${formatCoordinates(at)}`
  if (arrives === undefined) return ''
  return typeof arrives === 'string'
    ? `, and comes with ${nameOf(roster, arrives)}`
    : ` from turn ${earliestTurn(arrives)} on`
}

/** Formations and generals in the order in which they come, then reserves and those who leave. */
function describeArrivals(scenario: EtSansResultatScenario, roster: Roster): string[] {
  const { board, clock, reserves = [], withdrawals = [] } = scenario
  const names = conditionNames(scenario)
  const coming = [
    ...roster.formations.map(({ side, data: { name, arrives, joins } }) => ({ side, name, arrives, joins })),
    ...roster.commanders.map(({ side, data: { name, arrives } }) => ({ side, name, arrives, joins: undefined })),
  ]
  const entryName = (entry: string) => board.entries?.[entry]?.name ?? entry
  return [
    ...coming
      .flatMap(({ arrives, ...rest }) =>
        typeof arrives === 'object' ? [{ ...rest, otherwise: undefined, ...arrives }] : [],
      )
      .sort((a, b) => earliestTurn(a) - earliestTurn(b))
      .map(({ side, name, entry, otherwise = [], joins, ...timing }) => {
        const when = capitalise(describeWhen(timing, side, names, clock))
        const ways = [describeEntrance(entry, entryName), ...otherwise.map((one) => `by ${entryName(one)}`)]
        const aim = joins === undefined ? '' : `, to join ${nameOf(roster, joins)}`
        return `${when}: ${name} ${ways.join(', or ')}${aim}.`
      }),
    ...reserves.map((reserve) => describeReserve(reserve, names, clock)),
    ...withdrawals.map((withdrawal) => describeWithdrawal(withdrawal, names, clock)),
  ]
}

/** A special rule as a clause. */
export function describeSpecialRule(rule: EsrSpecialRule, names: ConditionNames, draft: EsrDraft): string {
  const { clock } = draft
  if (rule.rule === 'ground-breaks') return describeWeakGround(rule, draft)
  if (rule.rule !== 'lock-directive') {
    const words = {
      names,
      ground: (id: string) => id,
      describe: (condition: EsrCondition) => describeConditionOf(condition, rule.side, names),
      length: ['inch', 'inches'] as const,
      broken: {
        'no-attacks': 'its formations go over to the defence and get no order to attack',
        retreats: 'its formations go over to the defence, get no order to attack, and its units go back twice as far',
      },
    }
    return describeSharedRule<EsrCondition>('when' in rule ? sorted(rule) : rule, clock, words).replace(/\.$/, '')
  }
  const { formation, until } = rule
  const ends = [
    ...(until?.enemyWithin === undefined ? [] : [`an enemy is within ${until.enemyWithin} inches`]),
    ...(until?.turn === undefined ? [] : [`turn ${until.turn} begins`]),
  ]
  const release = ends.length > 0 ? ` until ${ends.join(' or ')}` : ''
  return `No order changes the directive of ${names.formation?.(formation) ?? formation}${release}`
}

/** 14.15: what breaks, by which dice, and what becomes of it. */
function describeWeakGround({ name, features, entry, fire, becomes }: EsrGroundBreaks, draft: EsrDraft): string {
  const which = features.map((id) => draft.board?.features?.[id]?.name ?? id.replaceAll('-', ' '))
  const what = name === undefined ? capitalise(joinWords(which)) : `${name} (${joinWords(which)})`
  const dice = [
    ...(entry === undefined ? [] : [`on a die of ${chanceIn(entry)} or more when a unit moves onto it or across`]),
    ...(fire === undefined ? [] : [`on a die of ${chanceIn(fire)} or more when guns fire at a unit there`]),
  ]
  const after =
    becomes === undefined ? 'it is gone' : `it becomes ${new Grounds(draft.ground).row(becomes).name.toLowerCase()}`
  return `${what} may break ${dice.join(', and ')}: the unit is lost, and ${after}`
}

const nameOf = ({ formations }: Roster, id: string | undefined) =>
  formations.find((formation) => formation.id === id)?.data.name ?? id

function section(heading: string, sentences: readonly string[]): TextSection[] {
  return sentences.length === 0 ? [] : [{ heading, sentences }]
}
