import { describeHexsides } from '../../../../engine/hexes/hexside-palette.ts'
import type { TextSection } from '../../../../scenario/convert/notation.ts'
import { isSharedRule } from '../../../../scenario/special-rules/rules.ts'
import { capitalise } from '../../../../scenario/wording.ts'
import {
  ARMS,
  CARDS,
  cardRow,
  describeCard,
  describeFurtherEffects,
  describeSituation,
  describeSpecialRule,
  formatEffect,
  type GroundRow,
  groundListOf,
  modifierLines,
  nameCard,
  nameColumns,
  nationRow,
  PRINTED_EFFECTS,
  parseEffect,
  ROUNDS_PER_TURN,
  SCHEMA_ROOT,
  SITUATIONS,
  troopListOf,
  type UnitRow,
  type ViveLempereurScenario,
} from '../../format/index.ts'
import type { Battlefield } from '../../rules/index.ts'
import { describeHappening, describeWeather, namesOf } from '../../text/index.ts'
import { makeReminders } from './reminders.ts'

/** The player aid: the tables of the reference sheet out of the numbers that the engine plays by, as this battle plays them. */
export function playerAid(field: Battlefield): TextSection[] {
  return [
    sequence(field),
    cards(field),
    // As wide as the page: what is as wide as a column stays together below it.
    ...hexsides(field),
    units(field),
    commandDice(field),
    specialDice(field),
    effects(field.scenario),
    terrain(field),
    modifiers(field),
    ...makeReminders(field),
    ...course(field),
  ]
}

/** Weather, events and the special rules that change while the battle is fought; nothing where there are none. */
function course({ scenario }: Battlefield): TextSection[] {
  const { weather = [], events = [], specialRules = [], clock } = scenario
  const names = namesOf(scenario)
  const sentences = [
    ...weather.map((change) => describeWeather(change, names, clock)),
    ...events.map((event) => describeHappening(event, names, clock)),
    ...specialRules.filter(isSharedRule).map((rule) => describeSpecialRule(rule, names, clock)),
  ]
  return sentences.length === 0 ? [] : [{ heading: 'Weather, events and special rules', sentences }]
}

function sequence({ scenario, arrivals }: Battlefield): TextSection {
  const comes = (each: 'turn' | 'round') => arrivals.some((arrival) => arrival.each.startsWith(each))
  const first =
    scenario.initiative === 'exploration'
      ? ['The winner of the exploration roll gives the first order; after a tie a die decides each round.', '14.0']
      : [
          'An automatic order goes first. Otherwise the side that can order more pieces does; in a tie, the side named first.',
          '5.1',
        ]
  const steps: string[][] = [
    ...(comes('turn') ? [['Bring in the reinforcements of the turn.', '13.0']] : []),
    ['First turn: choose six cards. Later: keep the four that you did not play, and take two back.', '4.1'],
    ...(comes('round') ? [['Each round: bring in the reinforcements of the round.', '13.0']] : []),
    ['Both players lay a card face down and reveal it together.', '5.1'],
    ['Roll the command dice that an order card gives. None for an automatic order.', '5.1'],
    first,
    ['In turn, order one piece each: it moves, turns and fires; or changes formation; or rallies.', '5.1'],
    ['Carry out every combat at once: losses, retreat, advance.', '9.1'],
    ['When neither side can or will give an order, the round ends. Check for victory.', '4.2'],
    [`After ${ROUNDS_PER_TURN} rounds the turn is over. The battle lasts ${scenario.turns} turns at most.`, '5.0'],
  ]
  return {
    heading: 'Sequence of play',
    table: { head: ['', 'Step', 'Rule'], rows: steps.map((step, i) => [String(i + 1), ...step]) },
  }
}

/** 3.1, 3.2: what the cards allow. */
function cards({ scenario }: Battlefield): TextSection {
  return {
    heading: 'Cards (3.1, 3.2)',
    table: {
      head: ['Card', 'Each side has', 'Allows'],
      rows: CARDS.map((card) => {
        const row = cardRow(scenario.tables?.cards, card)
        return [nameCard(card), String(row.count), describeCard(card, row)]
      }),
    },
  }
}

const ORDERS: Readonly<Record<string, string>> = {
  infantry: 'an infantry unit in the sector of the card',
  cavalry: 'a cavalry unit in the sector of the card',
  artillery: 'a battery, foot or horse, in the sector of the card',
  general: 'a general, or a unit with a general, anywhere',
  flag: 'any unit or general in the sector of the card',
}

function commandDice({ charts }: Battlefield): TextSection {
  return {
    heading: 'Command dice (1.2, 5.1)',
    table: {
      head: ['d6', 'Face', 'Orders'],
      rows: charts.commandDie.faces.map((face, i) => [String(i + 1), face, ORDERS[face]!]),
    },
    sentences: ['Without the special dice, roll ordinary ones and read them by this table.'],
  }
}

function specialDice({ charts, scenario: { nations = {} } }: Battlefield): TextSection {
  const { faces } = charts.specialDie
  return {
    heading: 'Special dice (1.2)',
    table: {
      head: ['d6', 'Flag'],
      rows: [...new Set(faces)].map((flag) => {
        const own = Object.keys(nations).filter((id) => id !== flag && nationRow(nations, id).flag === flag)
        const others = own.map((id) => nationRow(nations, id).name)
        return [formatFaces(faces, flag), [capitalise(flag), ...others].join(', ')]
      }),
    },
    sentences: ['For reactions (9.3). English stands for all Allied troops that are not Prussian.'],
  }
}

/** `1–2`, or `1, 4` where a face does not stand in a row: the results of a d6 that stand for it. */
function formatFaces(faces: readonly string[], face: string): string {
  const results = faces.flatMap((one, i) => (one === face ? [i + 1] : []))
  const [first, last] = [results[0]!, results.at(-1)!]
  const isRow = last - first === results.length - 1 && results.length > 1
  return isRow ? `${first}–${last}` : results.join(', ')
}

/** Those that are or may come into this battle: the reference sheet has the others. */
function units({ scenario, roster }: Battlefield): TextSection {
  const longest = roster.rows.reduce((most, { fire }) => Math.max(most, fire.length), 5)
  const ranges = Array.from({ length: longest }, (_, i) => i + 1)
  const present = new Set(roster.type)
  const inBattle = troopListOf(scenario).rows.filter((_, type) => present.has(type))
  const row = (name: string, { elements, moves, movesAndFires, rally }: UnitRow, fire: readonly number[]) => [
    name,
    String(elements),
    dash(moves),
    fire.length === 0 || moves === 0 ? '–' : String(movesAndFires),
    ...ranges.map((range) => dash(fire[range - 1] ?? 0)),
    dash(rally),
  ]
  return {
    heading: 'Units (1.1, 6.0, 7.3)',
    table: {
      head: [
        'Unit',
        'Elements',
        'Moves',
        'and fires',
        ...ranges.map((range) => (range === 1 ? '1 hex' : String(range))),
        'Rally',
      ],
      rows: inBattle.flatMap((unit) => [
        row(unit.name, unit, unit.fire),
        ...(unit.fireAfterMoving ? [row(`${unit.name}, moved`, unit, unit.fireAfterMoving)] : []),
      ]),
    },
    sentences: [
      'Fire value by range in hexes, and how many dice rally it. On a hill guns reach one hex farther, with the value of their longest range (8.3).',
      'A move all along roads is one hex longer (6.0). Losses never lower the fire value (7.3).',
    ],
  }
}

function terrain({ grounds, scenario }: Battlefield): TextSection {
  const { own } = groundListOf(scenario)
  const entering = ({ passable, stop, building, enters }: GroundRow) => {
    if (!passable) return 'never'
    const how = stop ? (building ? 'stop, except on roads' : 'stop') : 'free'
    const barred = ARMS.filter((arm) => !enters.includes(arm))
    return barred.length > 0 ? `no ${barred.join(' or ')}; ${how}` : how
  }
  return {
    heading: 'Terrain (8.0)',
    table: {
      head: ['Terrain', 'Entering', 'Fire at', 'Fire from', 'Sight', 'Square', 'Rule'],
      rows: grounds.map((row) => [
        capitalise(row.name),
        entering(row),
        signed(row.firingAt),
        signed(row.firingFrom),
        row.blocksSight ? 'blocks' : 'clear',
        row.square ? 'yes' : 'no',
        Object.hasOwn(own, row.key) ? 'own' : row.rule,
      ]),
    },
    sentences: [
      'Through an orchard: −1, once (8.2). Guns do not fire out of streams and marshes (8.5).',
      ...furtherEffects(grounds.filter(({ key }) => Object.hasOwn(own, key))),
    ],
  }
}

/** What the table has no column for, once for all kinds that do it. */
function furtherEffects(grounds: readonly GroundRow[]): string[] {
  const namesBy = new Map<string, string[]>()
  for (const row of grounds) {
    const done = describeFurtherEffects(row)
    if (done !== '') namesBy.set(done, [...(namesBy.get(done) ?? []), row.name])
  }
  return [...namesBy].map(([done, names]) => `${capitalise(names.join(', '))}: ${done}.`)
}

/** Where they are is on the map. */
function hexsides({ scenario }: Battlefield): TextSection[] {
  return describeHexsides(scenario, SCHEMA_ROOT).map(({ table, ...section }) => ({
    ...section,
    ...(table && { table: { head: table.head.slice(0, 2), rows: table.rows.map((row) => row.slice(0, 2)) } }),
  }))
}

function modifiers({ options, scenario }: Battlefield): TextSection {
  return {
    heading: 'Fire modifiers (9.2)',
    table: { head: ['Fires', 'When', 'Adds'], rows: modifierRows(scenario) },
    sentences: [
      'Add the terrain of both. A garrison always fires with 4 (7.3).',
      options.flankCharge === 'cumulative'
        ? 'A charge on the flank of infantry in the open gets both.'
        : 'A charge on the flank of infantry in the open gets only that of the flank.',
    ],
  }
}

/** The lines that add something; a general's once where he adds the same to both arms. */
function modifierRows({ tables }: ViveLempereurScenario): string[][] {
  const lines = ARMS.map((arm) => ({ arm, ...modifierLines(tables?.modifiers, arm) }))
  const isShared = lines[0]!.general === lines[1]!.general
  return lines.flatMap(({ arm, ...row }) =>
    SITUATIONS.flatMap((situation) => {
      const add = row[situation] ?? 0
      if (add === 0 || (situation === 'general' && isShared && arm === 'cavalry')) return []
      const who = situation === 'general' && isShared ? 'Infantry, cavalry' : capitalise(arm)
      return [[who, describeSituation(arm, situation), signed(add)]]
    }),
  )
}

function effects({ tables }: ViveLempereurScenario): TextSection {
  const { hits, effects: rows } = tables?.combatEffects ?? PRINTED_EFFECTS
  return {
    heading: 'Combat (9.0, 9.1)',
    table: {
      head: ['d6', ...nameColumns(hits)],
      rows: Object.entries(rows).map(([die, row]) => [die, ...row.map((effect) => formatEffect(parseEffect(effect)))]),
    },
    sentences: [
      'Each full ten of the value is a hit. Roll a d10: on the remainder or less, one more hit. Then roll a d6 for the effect.',
    ],
  }
}

const signed = (number: number) => (number === 0 ? '–' : number > 0 ? `+${number}` : `−${-number}`)
const dash = (number: number) => (number === 0 ? '–' : String(number))
