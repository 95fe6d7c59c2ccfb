import { HexGrid } from '../../../src/board/hex-grid.ts'
import { NUMBERED } from '../../../src/board/hex-labels.ts'
import { validate } from '../../../src/scenario/validate.ts'
import { SYSTEMS } from '../../../src/systems/index.ts'
import type {
  NapoleonAtWaterlooScenario,
  NawArrival,
  NawCondition,
} from '../../../src/systems/napoleon-at-waterloo/format/index.ts'
import { Chance } from '../chance.ts'
import { generateHexsides } from '../hexsides.ts'
import { withOwnGround } from './own-ground.ts'
import { withOwnTroops } from './own-troops.ts'

/** The battle of a seed as a file that has been checked; nothing where it is not sound. */
export function generateChecked(seed: number): NapoleonAtWaterlooScenario | undefined {
  const battle = generateBattle(new Chance(seed), `generated-${seed}`)
  const check = (one: NapoleonAtWaterlooScenario) =>
    validate(JSON.stringify(one), SYSTEMS).scenario as NapoleonAtWaterlooScenario | undefined
  // Points, reserves and withdrawals may ask for more than a small battle has: then it is played without them.
  const { points: _points, ...rest } = battle
  const pointless = { ...rest, victory: battle.victory.filter(({ when }) => when.points === undefined) }
  const { reserves: _reserves, withdrawals: _withdrawals, ...plain } = pointless
  const sound = check(battle) ?? check(pointless) ?? check(plain)
  const eventful = sound && (check(withEvents(new Chance(seed + 7919), sound)) ?? sound)
  const stormy = eventful && (check(withWeather(new Chance(seed + 6007), eventful)) ?? eventful)
  return stormy && (check(withSpecialRules(new Chance(seed + 4513), stormy)) ?? stormy)
}

const OWN_NATIONS: NonNullable<NapoleonAtWaterlooScenario['nations']> = {
  prussian: { name: 'Prussians', colour: '#4a4a4a' },
  british: { like: 'prussian', adjective: 'English' },
}

/** Everything that the usual kinds do not do. */
const OWN_HEXSIDES: NonNullable<NapoleonAtWaterlooScenario['ground']> = {
  mire: { on: 'hexsides', like: 'stream', stops: true, crosses: ['infantry', 'cavalry'], retreats: false },
  hedge: { on: 'hexsides', like: 'wall', crosses: ['infantry', 'artillery'], blocksFire: true, zones: false },
  parapet: { on: 'hexsides', like: 'wall', towards: 'first', defence: 3, shift: 1, attacks: false },
}

const KINDS = { infantry: [4], cavalry: [5, 6], artillery: [3], 'horse-artillery': [3, 5], leader: [5] } as const

/** Numbers that no edition has. */
function generateTables(
  chance: Chance,
  edition: NapoleonAtWaterlooScenario['edition'],
): NonNullable<NapoleonAtWaterlooScenario['tables']> {
  const zonesOfControl = { enter: chance.between(0, 3), leave: chance.between(0, 3) }
  return { gunRange: chance.between(1, 5), ...(edition === 'advanced' && { zonesOfControl }) }
}

/** A small battle with much going on: crowded, wooded, with arrivals, exits and losses that soon count. */
function generateBattle(chance: Chance, id: string): NapoleonAtWaterlooScenario {
  const edition = chance.pick(['standard', 'advanced'] as const)
  const [columns, rows] = [chance.between(3, 12), chance.between(4, 12)]
  const label = (column: number, row: number) => [column, row].map((one) => String(one).padStart(2, '0')).join('')
  const hexes = Array.from({ length: columns * rows }, (_, i) => label(1 + (i % columns), 1 + Math.floor(i / columns)))
  const terrain = chance.some(hexes, chance.between(0, Math.floor(hexes.length / 3)))
  const woods = terrain.filter((_, i) => i % 2 === 0)
  const open = hexes.filter((hex) => !woods.includes(hex))
  const column = chance.between(1, columns)
  const road = Array.from({ length: rows }, (_, i) => label(column, i + 1))
  const stacking = edition === 'advanced' ? chance.between(1, 4) : 1
  const places = chance.some(
    open.flatMap((hex) => Array.from({ length: chance.once(3) ? stacking : 1 }, () => hex)),
    chance.between(2, 30),
  )
  const first = places.slice(0, Math.ceil(places.length / 2))
  const second = places.slice(first.length).filter((hex) => !first.includes(hex))
  const conditions: NawCondition[] = [
    { destroyed: chance.between(3, 20) },
    { destroyedFirst: chance.between(3, 20) },
    { exited: chance.between(1, 4) },
    { all: [{ destroyed: chance.between(3, 20) }, { exited: chance.between(1, 3) }] },
    ...generateConditions(chance, open),
  ]
  const level = () =>
    edition === 'advanced' ? { level: chance.pick(['marginal', 'provisional', 'decisive'] as const) } : {}
  const check = () =>
    edition === 'standard' && chance.once(2) ? { check: chance.pick(['end-of-turn', 'end-of-battle'] as const) } : {}
  const edge = Array.from({ length: rows }, (_, i) => label(columns, i + 1)).filter((hex) => open.includes(hex))
  const grid = HexGrid.of(NUMBERED + 1, columns, rows)
  const hexsides = chance.once(3) ? generateHexsides(chance, grid, Object.keys(OWN_HEXSIDES)) : undefined
  const battle: NapoleonAtWaterlooScenario = {
    format: 1,
    system: 'napoleon-at-waterloo',
    edition,
    id,
    title: id,
    turns: chance.between(2, 6),
    board: {
      kind: 'hex',
      columns: `01-${String(columns).padStart(2, '0')}`,
      rows,
      terrain: { town: terrain.filter((_, i) => i % 2 === 1), woods },
      ...(chance.once(2) && { roads: [road] }),
      ...(hexsides && { hexsides }),
    },
    ...(hexsides && { ground: OWN_HEXSIDES }),
    sides: {
      french: { name: 'French', nations: ['french'] },
      allied: { name: 'Allied', nations: ['british', 'prussian'] },
    },
    ...(edition === 'advanced' && { stacking }),
    ...(chance.once(3) && { tables: generateTables(chance, edition) }),
    units: { french: muster(chance, first), allied: muster(chance, second) },
    ...(edge.length > 0 && {
      reinforcements: [
        {
          id: 'column',
          ...generateTiming(chance, open),
          ...chance.pick([{ side: 'allied', nation: 'prussian' }, { side: 'french' }]),
          at: chance.once(3) ? { d6: { '1-3': edge.slice(0, 1), '4-6': edge } } : edge,
          units: { infantry: { '4-4': chance.between(1, 4) }, cavalry: { '3-5': chance.between(1, 2) } },
        },
      ],
    }),
    ...(first.length > 0 &&
      chance.once(3) && {
        reserves: [
          {
            side: 'french',
            hexes: first.slice(0, 2),
            ...generateTiming(chance, open),
            ...(chance.once(2) && { attacked: true as const }),
          },
        ],
      }),
    ...(second.length > 1 &&
      chance.once(3) && {
        withdrawals: [{ side: 'allied', hexes: second.slice(0, 1), ...generateTiming(chance, open) }],
      }),
    exits: { french: Array.from({ length: columns }, (_, i) => label(i + 1, 1)).filter((hex) => open.includes(hex)) },
    demoralisation:
      edition === 'advanced'
        ? { points: chance.between(3, 20), sides: ['french', 'allied'], spares: ['prussian'] }
        : { points: chance.between(3, 20), sides: ['allied'] },
    victory: [
      { side: 'french', ...level(), ...check(), when: chance.pick(conditions) },
      {
        side: 'allied',
        ...level(),
        ...check(),
        when: chance.pick([
          ...conditions.slice(0, 2),
          ...generateConditions(chance, open),
          ...(edge.length > 0 ? [{ all: [{ arrived: { group: 'column' } }, { destroyed: 3 }] }] : []),
        ]),
      },
    ],
  }
  const painted = { ...battle, ...(chance.once(3) && { nations: OWN_NATIONS }) }
  const armed = chance.once(2) ? withOwnTroops(chance, painted, stacking) : painted
  const whole = chance.once(3) ? withOwnGround(chance, armed) : armed
  // Last, so that the battle is otherwise the same.
  return chance.once(3) ? withPoints(chance, whole, first) : whole
}

/** A turn, and now and then a condition, a die, or a delay. */
function generateTiming(chance: Chance, open: readonly string[]): Pick<NawArrival, 'turn' | 'when' | 'd6' | 'delay'> {
  return {
    turn: chance.between(1, 2),
    ...(chance.once(2) && { when: chance.pick(generateConditions(chance, open)) }),
    ...(chance.once(3) && { d6: chance.pick(['2+', '4+', '6+']) }),
    ...(chance.once(3) && { delay: { '1-3': 0, '4-6': 1 } }),
  }
}

/** What a designer's own battle can ask for: places, troops and turns. */
function generateConditions(chance: Chance, open: readonly string[]): NawCondition[] {
  const side = chance.pick(['french', 'allied'])
  const hexes = chance.some(open, chance.between(1, 3))
  const places = hexes.length > 0 ? hexes : [open[0] ?? '0101']
  const lost: NawCondition = { lost: { side, strength: chance.between(1, 6) } }
  // What may hold at set-up is no condition before the second turn.
  const later = (condition: NawCondition): NawCondition => ({ all: [{ turn: 2 }, condition] })
  return [
    later({ controls: places }),
    { all: [lost, { controls: { side, hexes: places, atLeast: 1 } }] },
    { controls: { hexes: places, for: 2 } },
    later({ unitsIn: { side, hexes: places, ...chance.pick([{ units: 1 }, { strength: 1 }]) } }),
    { all: [{ turn: 2 }, { reached: { side, hexes: places } }, { not: { controls: { side, hexes: places } } }] },
    { any: [{ eliminated: { side, units: 1 } }, lost] },
    { all: [{ turn: 2 }, { not: lost }] },
    later({ not: { broken: { side: 'allied' } } }),
  ]
}

/** The battle with events of every kind, which change its ground. */
function withEvents(chance: Chance, battle: NapoleonAtWaterlooScenario): NapoleonAtWaterlooScenario {
  if (!chance.once(2)) return battle
  const { rows, columns } = battle.board
  const last = Number(columns.split('-')[1])
  const hex = () =>
    [chance.between(1, last), chance.between(1, rows)].map((one) => String(one).padStart(2, '0')).join('')
  const ground = () => [{ hexes: [hex()], becomes: chance.pick(['woods', 'town', 'clear']) }]
  const laid = Object.entries(battle.board.hexsides ?? {}).filter(([, list]) => (list ?? []).length > 0)
  return {
    ...battle,
    events: [
      { id: 'at-its-time', turn: chance.between(1, battle.turns), ground: ground() },
      { id: 'by-chance', turn: 1, d6: '4+', ground: ground(), message: 'It happens.' },
      { id: 'put-off', turn: Math.min(2, battle.turns), delay: { '1-3': 0, '4-6': 1 }, ground: ground() },
      { id: 'by-choice', side: chance.pick(['french', 'allied']), choice: true, turn: 1, ground: ground() },
      { id: 'after-it', when: { happened: 'by-chance' }, ground: ground() },
      { id: 'by-luck', side: 'allied', choice: true, turn: 1, d6: '5+', ground: ground() },
      ...laid.slice(0, 2).map(([kind, list]) => ({
        id: `${kind}-changed`,
        turn: chance.between(1, battle.turns),
        hexsides: [{ sides: [chance.pick(list!)], ...chance.pick([{ removes: kind }, { becomes: 'wall' }]) }],
      })),
    ],
  }
}

/** The battle with weather of every kind, everywhere and in some hexes. */
function withWeather(chance: Chance, battle: NapoleonAtWaterlooScenario): NapoleonAtWaterlooScenario {
  if (!chance.once(2)) return battle
  const { rows, columns } = battle.board
  const last = Number(columns.split('-')[1])
  const hexes = [
    `0101-${String(chance.between(1, last)).padStart(2, '0')}${String(chance.between(1, rows)).padStart(2, '0')}`,
  ]
  const state = () => chance.pick(['fog', 'rain', 'heavy-rain', 'snow', 'mud', 'dusk', 'night'] as const)
  return {
    ...battle,
    weather: [
      { from: 1, state: state(), name: 'The first weather', fire: -1 },
      { from: 1, state: state(), hexes, d6: '4+', misfire: chance.between(0, 5) },
      { from: Math.min(2, battle.turns), state: 'clear', d6: '4+', delay: { '1-3': 0, '4-6': 1 } },
      { from: 1, state: state(), name: 'The last weather', when: { lost: { side: 'french', strength: 1 } }, range: 1 },
    ],
  }
}

/** The battle with special rules of every kind. */
function withSpecialRules(chance: Chance, battle: NapoleonAtWaterlooScenario): NapoleonAtWaterlooScenario {
  if (!chance.once(2)) return battle
  const { rows, columns } = battle.board
  const last = Number(columns.split('-')[1])
  const hex = (column: number, row: number) => [column, row].map((one) => String(one).padStart(2, '0')).join('')
  const block = () => {
    const [column, row] = [chance.between(1, last), chance.between(1, rows)]
    return [`${hex(column, row)}-${hex(Math.min(last, column + 3), Math.min(rows, row + 3))}`]
  }
  const side = () => chance.pick(['french', 'allied'])
  const rules: NonNullable<NapoleonAtWaterlooScenario['specialRules']> = [
    {
      rule: 'ground-breaks',
      hexes: block(),
      entry: '5+',
      fire: '4+',
      loses: chance.pick(['all', 3] as const),
      becomes: chance.pick(['woods', 'town']),
    },
    { rule: 'breaking-point', side: side(), share: 20, effect: chance.pick(['no-attacks', 'retreats'] as const) },
    { rule: 'truce', side: side(), hexes: block(), turn: Math.min(2, battle.turns) },
    { rule: 'truce', side: side(), hexes: block(), turn: 1, d6: '4+' },
    {
      rule: 'off-map-guns',
      side: side(),
      name: 'The heights',
      fire: chance.between(1, 20),
      hexes: [`0101-${hex(last, rows)}`],
    },
    { rule: 'off-map-guns', side: side(), name: 'The fleet', fire: 6, hexes: block(), turn: 1, every: 2, shots: 2 },
    { rule: 'chosen-set-up', side: side(), types: ['cavalry'], within: [`0101-${hex(last, rows)}`] },
    { rule: 'hidden-set-up', side: side(), types: ['infantry'], seenFrom: chance.between(1, 3) },
  ]
  return { ...battle, specialRules: rules.filter(() => chance.once(2)) }
}

/** The battle with points for both sides at every moment, and a victory by them in the end. */
function withPoints(
  chance: Chance,
  battle: NapoleonAtWaterlooScenario,
  hexes: readonly string[],
): NapoleonAtWaterlooScenario {
  const checks = ['each-turn', 'at-end'] as const
  const held: NawCondition = { controls: [hexes[0] ?? '0101'] }
  const isAdvanced = battle.edition === 'advanced'
  return {
    ...battle,
    points: [
      { side: 'french', points: chance.between(1, 5), check: chance.pick(checks), when: held },
      { side: 'allied', points: chance.between(1, 5), when: held },
      { side: 'french', points: 1, check: 'every-time', when: { lost: { side: 'allied', strength: 1 } } },
      { side: 'allied', points: 1, check: 'every-time', when: { eliminated: { side: 'french', units: 1 } } },
    ],
    victory: [
      ...battle.victory,
      {
        side: 'french',
        ...(isAdvanced ? { level: 'marginal' } : { check: 'end-of-battle' }),
        when: { points: chance.pick([{ margin: 1 }, { atLeast: 2 }]) },
      },
    ],
  }
}

/** Units of any kind in these hexes. */
function muster(chance: Chance, hexes: readonly string[]): NapoleonAtWaterlooScenario['units'][string] {
  const units: Record<string, Record<string, string[]>> = {}
  for (const hex of hexes) {
    const kind = chance.pick(['infantry', 'infantry', 'cavalry', 'cavalry', 'artillery', 'horse-artillery'] as const)
    const values = `${chance.between(1, 9)}-${chance.pick(KINDS[kind])}`
    const byValues = (units[kind] ??= {})
    byValues[values] = [...(byValues[values] ?? []), hex]
  }
  if (chance.once(2) && hexes.length > 0 && !chance.once(3)) units['leader'] = { '0-5': [hexes[0]!] }
  return units
}
