import { validate } from '../../../src/scenario/validate.ts'
import type {
  EsrArmy,
  EsrArrival,
  EsrCondition,
  EsrEvents,
  EsrFormation,
  EsrGroundKind,
  EsrSpecialRules,
  EsrTroop,
  EsrUnit,
  EsrWeather,
  EtSansResultatScenario,
  TableFeature,
} from '../../../src/systems/et-sans-resultat/format/index.ts'
import { SYSTEMS } from '../../../src/systems/index.ts'
import { Chance } from '../chance.ts'

/** The battle of a seed as a file that has been checked; nothing where it is not sound. */
export function generateChecked(seed: number): EtSansResultatScenario | undefined {
  const chance = new Chance(seed)
  const battle = generateBattle(chance, `generated-${seed}`)
  const whole = chance.once(3) ? withSharedFormations(battle) : battle
  const check = (one: EtSansResultatScenario) =>
    validate(JSON.stringify(one), SYSTEMS).scenario as EtSansResultatScenario | undefined
  const sound = check(whole)
  return sound && (check(withWeakGround(new Chance(seed + 4549), sound)) ?? sound)
}

/** The battle with ground that breaks, now and then; it is otherwise the same. */
function withWeakGround(chance: Chance, battle: EtSansResultatScenario): EtSansResultatScenario {
  const becomes = chance.pick(['rough', 'pond'])
  const weak: EsrSpecialRules = [
    { rule: 'ground-breaks', features: ['yard'], entry: '5+', fire: '4+', becomes },
    { rule: 'ground-breaks', features: ['pale'], entry: '3+', removed: true },
  ]
  return chance.once(3) ? { ...battle, specialRules: [...(battle.specialRules ?? []), ...weak] } : battle
}

/** A small battle with much going on: two lines close to each other on a small, broken table, and a column that arrives. */
function generateBattle(chance: Chance, id: string): EtSansResultatScenario {
  const [width, height] = [chance.between(14, 24), chance.between(14, 20)]
  const conditions: EsrCondition[] = [
    { controls: ['mill'] },
    { brokenFormations: { side: 'allied', atLeast: 1 } },
    { all: [{ controls: ['mill'] }, { not: { turn: 2 } }] },
    { any: [{ exited: { edge: 'north', atLeast: 1 } }, { controls: ['mill'] }] },
    { controls: { areas: ['mill'], side: 'french', for: 2 } },
    {
      all: [
        { reached: { side: 'french', areas: ['mill'] } },
        { not: { unitsIn: { side: 'allied', areas: ['mill'], units: 1 } } },
      ],
    },
    { any: [{ eliminated: { side: 'allied', units: 2 } }, { eliminated: { side: 'allied', leaders: 1 } }] },
    { all: [{ lost: { nation: 'prussian', units: 1 } }, { broken: { side: 'allied' } }] },
    { exited: { side: 'french', types: ['line'], units: 1 } },
    { arrived: { side: 'french' } },
  ]
  const byPoints = chance.once(2)
  const check = () => chance.pick(['end-of-turn', 'at-end'] as const)
  return {
    format: 1,
    system: 'et-sans-resultat',
    id,
    title: id,
    year: chance.between(1800, 1815),
    turns: chance.between(2, 4),
    ...(chance.once(2) && { nations: { british: { like: chance.pick(['french', 'russian']), colour: '#3f6b3a' } } }),
    troops: generateTroops(chance),
    ground: generateGroundKinds(chance),
    ...(chance.once(2) && { weather: generateWeather(chance) }),
    ...(chance.once(2) && { events: generateEvents(chance) }),
    board: {
      kind: 'table',
      width,
      height,
      features: generateGround(chance, width, height),
      areas: { mill: { name: 'Mill', owner: 'allied', area: square(width / 2, height / 2, 1.5) } },
      entries: {
        south: { at: [Math.floor(width / 2), 0], facing: 'N' },
        north: { at: [Math.floor(width / 2), height], facing: 'S' },
        west: { at: [0, Math.floor(height / 2)], facing: 'E' },
        east: { at: [width, Math.floor(height / 2)], facing: 'W' },
      },
    },
    sides: {
      french: { name: 'French', nations: ['french'], edge: 'south' },
      allied: { name: 'Allied', nations: ['british', 'prussian'], edge: 'north' },
    },
    first: chance.pick(['french', 'allied']),
    armies: {
      french: generateArmy(chance, 'french', width, height / 2 - chance.between(3, 5), 'N'),
      allied: generateArmy(chance, 'allied', width, height / 2 + chance.between(3, 5), 'S'),
    },
    ...generateBodies(chance),
    ...(chance.once(2) && { specialRules: generateRules(chance) }),
    ...(byPoints && {
      points: [
        { side: 'french', points: chance.between(1, 4), check: 'each-turn', when: { controls: ['mill'] } },
        { side: 'french', points: 1, check: 'every-time', when: { lost: { side: 'allied', units: 1 } } },
        { side: 'allied', points: 2, when: { broken: { side: 'french' } } },
        { side: 'allied', points: 3, check: 'at-end', when: chance.pick(conditions) },
      ],
    }),
    victory: [
      ...(byPoints
        ? [
            {
              side: 'french',
              level: 'substantial',
              check: check(),
              when: { points: { margin: chance.between(1, 3) } },
            } as const,
          ]
        : []),
      { side: 'french', level: 'decisive', check: check(), when: chance.pick(conditions) },
      { side: 'allied', level: 'marginal', check: 'at-end', when: { controls: ['mill'] } },
    ],
  }
}

/** The same battle, with what its formations are apart from where they stand. */
function withSharedFormations(battle: EtSansResultatScenario): EtSansResultatScenario {
  const formations: NonNullable<EtSansResultatScenario['formations']> = {}
  const armies = structuredClone(battle.armies)
  const forces = Object.values(armies).flatMap((army) => Object.values(army.forces))
  for (const force of forces) {
    for (const [id, formation] of Object.entries(force.formations as Record<string, EsrFormation>)) {
      const { directive, facing, arrives, units, ...known } = formation
      const split = Object.entries(units).map(([unit, { at, ...said }]) => [unit, said, at ? { at } : {}] as const)
      formations[`known-${id}`] = { ...known, units: Object.fromEntries(split.map(([unit, said]) => [unit, said])) }
      force.formations[id] = {
        like: `known-${id}`,
        directive,
        ...(facing && { facing }),
        ...(arrives && { arrives }),
        units: Object.fromEntries(split.map(([unit, , place]) => [unit, place])),
      }
    }
  }
  return { ...battle, formations, armies }
}

/** Special rules that all rulebooks share, with times of every kind. */
function generateRules(chance: Chance): EsrSpecialRules {
  const side = () => chance.pick(['french', 'allied'])
  const time = () =>
    chance.pick([{ turn: 2 }, { d6: '4+' }, { when: { lost: { side: 'allied', units: 1 } } }, { delay: { '1-6': 2 } }])
  const areas = ['mill']
  const all: EsrSpecialRules = [
    { rule: 'truce', side: side(), areas, ...time() },
    { rule: 'off-map-guns', side: side(), name: 'The heights', fire: chance.between(1, 9), areas, ...time() },
    { rule: 'off-map-guns', side: side(), name: 'The flotilla', fire: 4, areas, every: 2, shots: 2 },
    { rule: 'breaking-point', side: 'french', share: chance.between(5, 60), effect: 'retreats' },
    { rule: 'breaking-point', side: 'allied', strength: 2, effect: 'no-attacks' },
    { rule: 'chosen-set-up', side: side(), within: areas },
    { rule: 'hidden-set-up', side: side(), seenFrom: chance.between(1, 4) },
  ]
  return all.filter(() => chance.once(2))
}

function generateGround(chance: Chance, width: number, height: number): Record<string, TableFeature> {
  const printed = ['woods', 'orchard', 'hill', 'marsh', 'rough', 'field', 'built-up', 'strong-point'] as const
  const areas = [...printed, 'own-open', 'own-wood', 'own-work'] as const
  const features: Record<string, TableFeature> = {}
  for (let i = chance.between(0, 5); i > 0; i--) {
    const at = [chance.between(2, width - 2), chance.between(2, height - 2)] as const
    features[`area-${i}`] = { kind: chance.pick(areas), area: square(...at, chance.between(5, 20) / 10) }
  }
  features['yard'] = { kind: 'built-up', area: square(width / 2, height / 2, 1) }
  features['pale'] = { kind: 'woods', area: square(3, height / 2, 1) }
  const x = chance.between(2, width - 2)
  if (chance.once(2)) features['road'] = { kind: chance.pick(['road', 'poor-road'] as const), line: [[x, 0], [x, height]] } // biome-ignore format: a line
  if (chance.once(4)) features['ditch'] = { kind: 'own-line', line: [[0, height / 3], [width, height / 3]] } // biome-ignore format: a line
  if (chance.once(3)) features['brook'] = { kind: 'stream', line: [[0, height / 2], [width, height / 2]] } // biome-ignore format: a line
  return features
}

/** Kinds of ground of its own, which may differ in anything. */
function generateGroundKinds(chance: Chance): Record<string, EsrGroundKind> {
  const maybe = <T>(values: T): T | object => (chance.once(3) ? values : {})
  const any = (): EsrGroundKind => ({
    ...maybe({ cost: { ployed: chance.between(1, 4), deployed: chance.between(1, 4), light: chance.between(1, 3) } }),
    ...maybe({ halts: chance.once(2), deploying: chance.between(-6, 1) }),
    ...maybe({ enters: chance.pick([['infantry'], ['infantry', 'own-horse'], ['cavalry', 'artillery']]) }),
    ...maybe({ blocks: chance.once(2), sight: chance.between(0, 3), vantage: chance.once(2) }),
    ...maybe({ assessment: chance.between(-1, 3), combat: chance.between(-1, 3), engineers: chance.once(2) }),
  })
  return {
    'own-open': { like: 'field', ...any() },
    'own-wood': { like: chance.pick(['woods', 'orchard', 'hill']), ...any() },
    'own-work': { like: chance.pick(['built-up', 'fortification', 'strong-point']), ...any() },
    'own-line': { like: chance.pick(['stream', 'poor-road', 'road']), ...any(), ...maybe({ width: 1.5 }) },
  }
}

const square = (x: number, y: number, half: number): number[][] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
]

/** When and where a column comes: on a turn, or as conditions and dice will have it, by its own entry or by one of several. */
function generateArrival(chance: Chance, entry: string, side: string): EsrArrival {
  const turn = chance.between(1, 2)
  if (chance.once(2)) return { turn, entry }
  const enemy = side === 'french' ? 'allied' : 'french'
  return {
    turn,
    ...(chance.once(3) && {
      when: chance.pick<EsrCondition>([
        { lost: { side: enemy, units: 1 } },
        { turn: 2 },
        { not: { controls: ['mill'] } },
      ]),
    }),
    ...(chance.once(3) && { d6: chance.pick(['2+', '4+', '6+']) }),
    ...(chance.once(3) && { delay: { '1-3': 0, '4-5': 1, '6': 2 } }),
    entry: chance.pick<EsrArrival['entry']>([
      [entry, 'west'],
      [entry, 'west', 'east'],
      { d6: { '1-3': entry, '4-6': ['west', 'east'] } },
      entry,
    ]),
    ...(chance.once(3) && { queue: chance.between(1, 2) }),
  }
}

/** Weather that comes, and perhaps goes, everywhere or at the mill. */
function generateWeather(chance: Chance): EsrWeather {
  const maybe = <T>(values: T): T | object => (chance.once(3) ? values : {})
  const state = () => chance.pick(['heavy-rain', 'mud', 'snow', 'fog', 'rain', 'dusk', 'night'] as const)
  const any = () => ({
    ...maybe({ sight: chance.between(1, 8), range: chance.between(1, 5) }),
    ...maybe({ fire: chance.between(-3, 1), misfire: chance.between(0, 3) }),
    ...maybe({ movement: -chance.between(0, 9) }),
  })
  return [
    { from: 1, state: state(), ...any(), ...maybe({ areas: ['mill'] }) },
    { from: 2, state: 'clear', name: 'A bright hour', ...maybe({ d6: '4+' }), ...maybe({ areas: ['mill'] }) },
  ]
}

/** Terrain that changes by itself, and something that a side may bring about. */
function generateEvents(chance: Chance): EsrEvents {
  return [
    {
      id: 'fire',
      ...(chance.once(2) ? { turn: 2 } : { when: { lost: { side: 'french', units: 1 } } }),
      features: [{ ids: ['yard'], becomes: chance.pick(['rough', 'pond', 'own-open']) }],
    },
    {
      id: 'mine',
      side: chance.pick(['french', 'allied']),
      choice: true,
      ...(chance.once(2) && { d6: '3+' }),
      features: [{ ids: ['pale'], ...(chance.once(2) ? { removed: true as const } : { built: true as const }) }],
    },
  ]
}

/** Some formations that wait for their release, and some that are called away. */
function generateBodies(chance: Chance): Pick<EtSansResultatScenario, 'reserves' | 'withdrawals'> {
  const side = () => chance.pick(['french', 'allied'])
  const [held, leaving] = [side(), side()]
  return {
    ...(chance.once(3) && {
      reserves: [
        {
          side: held,
          ...(chance.once(2) ? { formations: [`${held}-0`] } : { forces: [`${held}-corps`] }),
          ...(chance.once(2) ? { turn: chance.between(1, 3) } : { when: { lost: { side: held, units: 1 } } }),
          ...(chance.once(2) && { attacked: true as const }),
        },
      ],
    }),
    ...(chance.once(3) && {
      withdrawals: [
        {
          side: leaving,
          ...(chance.once(2) ? { formations: [`${leaving}-0`] } : { forces: [`${leaving}-corps`] }),
          turn: 2,
          ...(chance.once(2) && { d6: '4+' }),
        },
      ],
    }),
  }
}

/** One or two formations in line, and mostly one more that arrives. */
function generateArmy(chance: Chance, side: string, width: number, y: number, facing: 'N' | 'S'): EsrArmy {
  const back = facing === 'N' ? -1 : 1
  const formations: Record<string, EsrFormation> = {}
  const count = chance.between(1, 2)
  const room = Math.floor((width - 2) / count)
  for (let i = 0; i < count; i++) {
    const units: Record<string, EsrUnit> = {}
    const most = Math.max(1, Math.min(4, Math.floor((room - 1) / 1.4)))
    for (let j = 0; j < chance.between(1, most); j++) {
      units[`${side}-${i}-${j}`] = { ...generateUnit(chance), at: [1.5 + i * room + j * 1.4, y] }
    }
    units[`${side}-${i}-guns`] = generateGuns(chance)
    formations[`${side}-${i}`] = { ...generateFormation(chance, `${side} ${i}`), facing, units }
  }
  if (!chance.once(3)) {
    const arrives = generateArrival(chance, facing === 'N' ? 'south' : 'north', side)
    const units = { [`${side}-late-0`]: generateUnit(chance), [`${side}-late-1`]: generateUnit(chance) }
    formations[`${side}-late`] = { ...generateFormation(chance, `${side} column`), arrives, units }
  }
  const at = [Math.floor(width / 2) + 0.5, y + 2 * back]
  return {
    forces: {
      [`${side}-corps`]: {
        name: `${side} corps`,
        commander: { id: `${side}-general`, name: `${side} general`, ...ratings(chance), at },
        objective: 'mill',
        ...(chance.once(2) && { artilleryChief: { name: `${side} gunner`, ...ratings(chance) } }),
        ...(chance.once(2) && {
          batteries: { [`${side}-reserve`]: { type: 'foot-battery', rating: 1, guns: 8, weight: 12 } },
        }),
        ...(chance.once(3) && { specialty: { [`${side}-sappers`]: { trait: 'E' } } }),
        formations,
      },
    },
  }
}

const ratings = (chance: Chance) => ({
  leadership: chance.pick(['A', 'B', 'C'] as const),
  tactics: chance.between(0, 2),
})

function generateFormation(chance: Chance, name: string): Omit<EsrFormation, 'units'> {
  return {
    name,
    commander: { name: `general of ${name}`, ...ratings(chance) },
    doctrine: chance.pick(['effective', 'ineffective'] as const),
    ...(chance.once(2) && { traits: [chance.pick(['BR', 'DT', 'ST', 'EN'] as const)] }),
    ...(chance.once(4) && { grade: 'guard' as const }),
    directive: chance.pick(['attack', 'attack', 'defend', 'move', 'reserve'] as const),
  }
}

/** Types of its own, which may differ in anything. */
function generateTroops(chance: Chance): Record<string, EsrTroop> {
  const rate = () => chance.pick([4, 6, 8, 10, 12, 15] as const)
  const maybe = <T>(values: T): T | object => (chance.once(3) ? values : {})
  const anybody = (): EsrTroop => ({
    ...maybe({ moves: { road: rate(), ployed: rate(), deployed: rate() } }),
    ...maybe({ rough: chance.between(1, 4), dense: chance.between(1, 4), halts: chance.once(2) }),
    ...maybe({ range: chance.between(0, 8), letter: 'G' }),
    ...maybe({ base: [chance.between(5, 20) / 10, chance.between(4, 10) / 10], column: [0.4, 1.2] }),
  })
  const troops = (): EsrTroop => ({
    ...anybody(),
    ...maybe({ skirmish: { effective: chance.between(0, 4), ineffective: chance.between(0, 4) } }),
    ...maybe({ inDense: chance.between(-1, 2), evades: chance.once(2), occupies: chance.once(2) }),
    ...maybe({ breaksThrough: chance.once(2), traits: ['S1'], rating: chance.between(0, 6) }),
  })
  return {
    'own-foot': { like: chance.pick(['line', 'light', 'irregular']), ...troops() },
    'own-horse': { like: 'cavalry', ...troops(), ...maybe({ charges: chance.once(2) }) },
    'own-guns': {
      like: chance.pick(['foot-battery', 'horse-battery']),
      ...anybody(),
      ...maybe({ shortRange: chance.between(0, 6), section: chance.between(0, 4) }),
    },
  }
}

function generateUnit(chance: Chance): EsrUnit {
  const type = chance.pick(['line', 'line', 'light', 'irregular', 'cavalry', 'own-foot', 'own-horse'] as const)
  return {
    type,
    rating: chance.between(1, 5),
    men: chance.between(200, 900),
    ...(chance.once(4) && { traits: [chance.pick(['S1', 'S2', 'IM'] as const)] }),
  }
}

const generateGuns = (chance: Chance): EsrUnit => ({
  type: chance.pick(['foot-battery', 'horse-battery', 'own-guns'] as const),
  rating: 1,
  guns: chance.between(2, 8),
  weight: 6,
})
