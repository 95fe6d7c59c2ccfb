import type { HexGrid } from '../../../../src/board/hex-grid.ts'
import { NOWHERE } from '../../../../src/board/nowhere.ts'
import { TERRAIN_TYPES } from '../../../../src/systems/vive-lempereur/format/catalog.ts'
import { groundListOf } from '../../../../src/systems/vive-lempereur/format/ground-list.ts'
import type {
  Board,
  Ground,
  GroundId,
  Road,
  SpecialRule,
  Terrain,
} from '../../../../src/systems/vive-lempereur/format/index.ts'
import type { Chance } from '../../chance.ts'
import { groundAt, hexesOf, type Plan, rangeOf } from './plan.ts'

/** Terrain that a battle is painted with, the passable kinds more often. */
const TILES = TERRAIN_TYPES.filter((type) => type !== 'open')
const WATER: readonly GroundId[] = ['stream', 'river', 'marsh', 'bridge']

/** Paints single hexes, and sometimes most of them. */
export function paint(chance: Chance, grid: HexGrid, ground: Ground | undefined): GroundId[] {
  const own = Object.keys(ground ?? {}).filter((id) => id !== 'open')
  const density = chance.pick([0, 10, 25, 25, 50, 90])
  return hexesOf(grid).map(() => {
    if (chance.between(1, 100) > density) return 'open'
    const type: GroundId = own.length > 0 && chance.once(3) ? chance.pick(own) : chance.pick(TILES)
    // Impassable ground is rarer, or nobody could go anywhere.
    return (type === 'rough' || type === 'river' || type === 'lake') && !chance.once(3) ? 'hill' : type
  })
}

/** Ground with every key that a definition can have; `lake` alone is impassable. */
const OWN_GROUND: Ground = {
  ice: { name: 'thin ice', like: 'stream', enters: ['infantry'], square: true, look: { pattern: 'ice' } },
  causeway: { like: 'ice', enters: ['infantry', 'cavalry'], stops: false, gunsFire: true, look: { pattern: 'sand' } },
  redoubt: { like: 'field', building: true, stops: true, firingAt: -4, firingFrom: 2, look: { pattern: 'redoubt' } },
  barricade: { garrison: true, firingAt: -1, look: { pattern: 'abatis', colour: '#a08060' } },
  knoll: { like: 'hill', extraRange: 2, blocksSight: false, stops: true, look: { pattern: 'heath' } },
  thicket: { like: 'orchard', firingThrough: -3, seesOverFriends: true, look: { pattern: 'scrub' } },
  lake: { passable: false, blocksSight: false, look: { pattern: 'lake' } },
  woods: { stops: false, open: true },
  town: { garrison: false, enters: ['infantry', 'artillery'] },
  open: { firingAt: 1, gunsFire: true },
}

/** Some of it, with what it is like. */
export function makeGround(chance: Chance): Ground | undefined {
  if (!chance.once(3)) return undefined
  const ids = chance.some(Object.keys(OWN_GROUND), 4)
  const all = new Set(ids.includes('causeway') ? ['ice', ...ids] : ids)
  return Object.fromEntries([...all].map((id) => [id, OWN_GROUND[id]!]))
}

/** A walk from hex to neighbouring hex, through ground that fits. */
function walk(chance: Chance, grid: HexGrid, length: number, fits: (hex: number) => boolean): number[] {
  const path: number[] = []
  let next = hexesOf(grid).filter(fits)
  while (path.length < length && next.length > 0) {
    const at = chance.pick(next)
    path.push(at)
    next = [0, 1, 2, 3, 4, 5]
      .map((direction) => grid.neighbour(at, direction))
      .filter((hex) => hex !== NOWHERE && fits(hex) && !path.includes(hex))
  }
  return path
}

/** The watercourses of a battle: what they make of open ground is painted into the plan. */
export function makeRivers({ chance, grid, painted }: Pick<Plan, 'chance' | 'grid' | 'painted'>): Board['rivers'] {
  if (!chance.once(2)) return undefined
  const kind = chance.pick(['stream', 'river'] as const)
  const path = walk(
    chance,
    grid,
    chance.between(2, 7),
    (hex) => painted[hex] === 'open' || WATER.includes(painted[hex]!),
  )
  if (path.length < 2) return undefined
  for (const hex of path) {
    if (kind === 'river' && painted[hex] === 'open' && chance.once(3)) painted[hex] = 'bridge'
  }
  return [{ name: 'Brook', kind, path: path.map((hex) => grid.label(hex)) }]
}

/** Open hexes on a watercourse are water in play. */
export function flood({ grid, painted }: Pick<Plan, 'grid' | 'painted'>, rivers: Board['rivers']): void {
  for (const { kind, path } of rivers ?? []) {
    for (const label of path) if (painted[grid.find(label)] === 'open') painted[grid.find(label)] = kind
  }
}

/** Ground that counts as other ground, everywhere or in one hex. */
export function makeTerrainRules(
  { chance, grid, painted, ground }: Pick<Plan, 'chance' | 'grid' | 'painted' | 'ground'>,
  hasDeployment: boolean,
): SpecialRule[] {
  if (!chance.once(3)) return []
  const hex = chance.pick(hexesOf(grid))
  const passable = groundListOf({ ground }).rows.flatMap((row) => (row.passable ? [row.key] : []))
  // What becomes a building becomes a place for garrisons.
  const as = chance.pick(chance.once(3) ? (['farm', 'town', 'fortified'] as const) : passable)
  return [
    {
      rule: 'terrain-counts-as',
      // Sometimes terrain that is not painted: a tile may bring it.
      terrain: chance.once(hasDeployment ? 1 : 4) ? chance.pick(TILES) : painted[hex]!,
      as,
      ...(!hasDeployment && chance.once(2) && { hexes: [grid.label(hex)] }),
      ...(chance.once(3) && { blocksSight: chance.once(2) }),
    },
  ]
}

export function makeRoads(plan: Plan): Road[] {
  const { chance, grid } = plan
  const roads = Array.from({ length: chance.between(0, 3) }, () =>
    walk(chance, grid, chance.between(2, 9), (hex) => groundAt(plan, hex).passable),
  )
  return roads
    .filter((path) => path.length > 1)
    .map((path) => path.map((hex) => grid.label(hex)))
    .map((path) => (chance.once(2) ? path : { name: 'Road', path }))
}

/** The terrain as files list it; water of the watercourses has no list of its own. */
export function listTerrain(grid: HexGrid, painted: readonly GroundId[], dry: readonly GroundId[]): Terrain {
  const lists: Record<string, string[]> = {}
  dry.forEach((type, hex) => {
    if (type !== 'open' && painted[hex] === type) (lists[type] ??= []).push(grid.label(hex))
  })
  return lists
}

/** 2.0: three sectors side by side, or one behind the other for players at the west and east edge. */
export function makeSectors(chance: Chance, grid: HexGrid, byRows: boolean): Board['sectors'] {
  const { columns, rows } = grid
  if (byRows) {
    const south = chance.between(0, rows - 3)
    const centre = chance.between(south + 1, rows - 2)
    return {
      north: [rangeOf(grid, 0, columns - 1, centre + 1, rows - 1)],
      centre: [rangeOf(grid, 0, columns - 1, south + 1, centre)],
      south: [rangeOf(grid, 0, columns - 1, 0, south)],
    }
  }
  const first = chance.between(0, columns - 3)
  const second = chance.between(first + 1, columns - 2)
  return {
    west: [rangeOf(grid, 0, first, 0, rows - 1)],
    centre: [rangeOf(grid, first + 1, second, 0, rows - 1)],
    east: [rangeOf(grid, second + 1, columns - 1, 0, rows - 1)],
  }
}
