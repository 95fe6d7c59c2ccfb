import { HexReader } from '../../../../src/scenario/checks/hexes.ts'
import { Report } from '../../../../src/scenario/diagnostic.ts'
import type {
  Board,
  Edge,
  NationId,
  Nations,
  ViveLempereurScenario,
} from '../../../../src/systems/vive-lempereur/format/index.ts'
import { Chance } from '../../chance.ts'
import { generateHexsides } from '../../hexsides.ts'
import { makeUnits } from './armies.ts'
import { makeBodies, makeReinforcements } from './arrivals.ts'
import { flood, listTerrain, makeGround, makeRivers, makeRoads, makeSectors, makeTerrainRules, paint } from './board.ts'
import { makeCourse, makeSharedRules } from './course.ts'
import { makeDeployment, makeZones } from './deployment.ts'
import { withOwnTroops } from './own-troops.ts'
import { hexesOf, isAcross, makeBoard, type Plan, type SidePlan } from './plan.ts'
import { makeCards, makeEntryRules, makeLaterRules, makeOptions } from './rules.ts'
import { makeTables } from './tables.ts'
import { makePoints, makeSequel, makeVictory } from './victory.ts'

/** Names of sides, some of them words that players say. */
const NAMES = [
  ['french', 'allied'],
  ['red', 'blue'],
  ['north', 'south'],
  ['pass', 'order'],
] as const

/** Everything that the usual kinds do not do. */
const OWN_HEXSIDES: NonNullable<ViveLempereurScenario['ground']> = {
  mire: { on: 'hexsides', like: 'stream', crosses: ['infantry', 'cavalry'], retreats: false, firing: 2 },
  hedge: { on: 'hexsides', like: 'wall', crosses: ['infantry', 'artillery'], blocksSight: true, zones: false },
  parapet: { on: 'hexsides', like: 'wall', towards: 'first', firing: -5, shocks: false, zones: true },
}

/** A small battle with anything in it that a file can say; most are sound. */
export function generateBattle(chance: Chance, id: string): ViveLempereurScenario {
  const grid = makeBoard(chance)
  const ground = makeGround(chance)
  const dry = paint(chance, grid, ground)
  const rivers = makeRivers({ chance, grid, painted: dry })
  const painted = [...dry]
  flood({ grid, painted }, rivers)
  const sides = makeSides(chance)
  const turns = chance.pick([1, 1, 2, 2, 3, 4])
  const hasDeployment = isOpposed(sides) && chance.once(4)
  const rules = makeTerrainRules({ chance, grid, painted, ground }, hasDeployment)
  const nations = definitionsFor(sides)
  const sectors = makeSectors(chance, grid, hasSectorsByRows(chance, sides))
  const plan: Plan = {
    chance,
    grid,
    sectors,
    turns,
    painted,
    ground,
    sides,
    rules,
    troops: new Map(),
    leaders: new Map(),
  }
  rules.push(...makeEntryRules(plan))
  const board: Board = {
    kind: 'hex',
    columns: grid.columnRange,
    rows: grid.rows,
    terrain: listTerrain(grid, painted, dry),
    roads: makeRoads(plan),
    ...(rivers && { rivers }),
    sectors,
  }
  const units = !hasDeployment || chance.once(3) ? makeUnits(plan) : undefined
  const zones = hasDeployment ? makeZones(plan) : undefined
  const deployment = zones && makeDeployment(plan, zones.depth)
  const reinforcements = makeReinforcements(plan)
  rules.push(...makeLaterRules(plan, hasDeployment || holdAllSectors(plan, board.sectors)))
  const bodies = hasDeployment ? {} : makeBodies(plan)
  const victory = makeVictory(plan)
  const { points, byPoints } = makePoints(plan)
  const control = chance.once(3) ? makeControl(plan) : undefined
  const cards = makeCards(plan)
  const tables = chance.once(3) ? makeTables(chance) : undefined
  const hexsides = chance.once(3) ? generateHexsides(chance, grid, Object.keys(OWN_HEXSIDES)) : undefined
  // By a chance of its own, so that whatever else a seed brings stays as it was.
  const own = { ...plan, chance: new Chance(sumOf(id)) }
  const course = makeCourse(own, hexsides)
  const shared = makeSharedRules(own, !hasDeployment)
  const sequel = makeSequel(own, { ...course, reinforcements, specialRules: shared })
  return withOwnTroops(chance, {
    format: 1,
    system: 'vive-lempereur',
    id,
    title: 'A generated battle',
    turns,
    board: { ...board, ...(hexsides && { hexsides }), ...(zones?.zones && { zones: zones.zones }) },
    ...((ground || hexsides) && { ground: { ...ground, ...(hexsides && OWN_HEXSIDES) } }),
    ...(nations && { nations }),
    sides: Object.fromEntries(
      sides.map((side) => [side.id, { name: side.id, nations: nationsOf(chance, side), edge: side.edge }]),
    ),
    ...(deployment?.order.exploration && chance.once(2) && { initiative: 'exploration' }),
    ...(cards && { cards }),
    ...(deployment && { deployment }),
    ...(units && { units }),
    ...(control && { control }),
    ...(reinforcements.length > 0 && { reinforcements }),
    ...bodies,
    ...course,
    specialRules: [...rules, ...shared],
    ...(tables && { tables }),
    options: makeOptions(chance),
    victory: [...victory, ...byPoints, ...sequel],
    ...(points && { points }),
  })
}

const sumOf = (id: string) => id.split('').reduce((sum, letter) => 31 * (sum % 1_000_000) + letter.charCodeAt(0), 0)

/** 4.2: whether both sides have combat units in every sector. */
function holdAllSectors({ grid, troops, sides }: Plan, sectors: Board['sectors']): boolean {
  const reader = new HexReader(grid, new Report())
  return Object.values(sectors).every((list) => {
    const here = reader.set(list as string[], []).map((hex) => troops.get(hex))
    return sides.every((_, side) => here.some((unit) => unit?.side === side && unit.type !== 'garrison'))
  })
}

/** Mostly opposed, as in the book, or at right angles. */
const EDGES: readonly (readonly Edge[])[] = [
  ['north', 'south'],
  ['north', 'south'],
  ['west', 'east'],
  ['south', 'east'],
  ['west', 'north'],
]
const isOpposed = ([first, second]: readonly SidePlan[]) => isAcross(first!.edge) === isAcross(second!.edge)

/** 2.0: at least one player has the sectors side by side. */
function hasSectorsByRows(chance: Chance, sides: readonly SidePlan[]): boolean {
  return isOpposed(sides) ? isAcross(sides[0]!.edge) : chance.once(2)
}

const FLAGS: readonly NationId[] = ['french', 'english', 'prussian']

/** Nations that are like each other and share flags; those that no side has are left out. */
const OWN_NATIONS: Nations = {
  russian: { name: 'Russians', like: 'english', colour: '#3f6b3a' },
  austrian: { flag: 'prussian', colour: '#e8e4da' },
  cossack: { like: 'russian', adjective: 'Cossack' },
  saxon: { like: 'french', flag: 'english' },
}

function definitionsFor(sides: readonly SidePlan[]): Nations | undefined {
  const used = new Set(sides.flatMap(({ nations }) => nations).flatMap((id) => [id, OWN_NATIONS[id]?.like]))
  const own = Object.entries(OWN_NATIONS).filter(([id]) => used.has(id))
  return own.length === 0 ? undefined : Object.fromEntries(own)
}

function makeSides(chance: Chance): SidePlan[] {
  const nations = chance.some<NationId>([...FLAGS, ...(chance.once(3) ? Object.keys(OWN_NATIONS) : [])], 3)
  const number = chance.between(1, 2)
  const [first, second] = chance.pick(NAMES)
  const edges = chance.some(chance.pick(EDGES), 2)
  return [
    { id: first, nations: nations.slice(0, number), edge: edges[0]! },
    { id: second, nations: nations.slice(number, number === 1 && chance.once(2) ? 2 : 3), edge: edges[1]! },
  ]
}

/** The second nation of a side may have an edge of its own. */
function nationsOf(chance: Chance, { nations }: SidePlan): ViveLempereurScenario['sides'][string]['nations'] {
  const edge = chance.pick(['north', 'south', 'east', 'west'] as const)
  return nations.map((nation, i) => (i > 0 && chance.once(2) ? { nation, edge } : nation))
}

/** Hexes where nobody is belong to one side. */
function makeControl({ chance, grid, troops, sides }: Plan): Record<string, string[]> {
  const free = hexesOf(grid).filter((hex) => !troops.has(hex))
  const [some, others] = [free.slice(0, 3), free.slice(5, 7)]
  return Object.fromEntries(
    [some, others].flatMap((hexes, i) =>
      hexes.length > 0 && chance.once(2) ? [[sides[i]!.id, hexes.map((hex) => grid.label(hex))]] : [],
    ),
  )
}
