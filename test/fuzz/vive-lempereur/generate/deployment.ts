import { isPrintedGround } from '../../../../src/systems/vive-lempereur/format/ground-list.ts'
import type {
  Board,
  Deployment,
  Edge,
  ExplorationResult,
  GroundId,
  UnitType,
} from '../../../../src/systems/vive-lempereur/format/index.ts'
import { admits, depthFrom, extentFrom, FIGHTING, groundAt, hexesOf, type Plan, rangeOf } from './plan.ts'

/** 14.0: the rows, or columns, at each edge; what is between them is disputed. */
export function makeZones({ chance, grid, sides }: Plan): { zones: Board['zones']; depth: number } {
  const depth = chance.between(1, Math.max(1, Math.floor((extentFrom(grid, sides[0]!.edge) - 1) / 2)))
  const [east, north] = [grid.columns - 1, grid.rows - 1]
  const zone = {
    south: () => rangeOf(grid, 0, east, 0, depth - 1),
    north: () => rangeOf(grid, 0, east, grid.rows - depth, north),
    west: () => rangeOf(grid, 0, depth - 1, 0, north),
    east: () => rangeOf(grid, grid.columns - depth, east, 0, north),
  }
  return { zones: Object.fromEntries(sides.map(({ id, edge }) => [id, [zone[edge]()]])), depth }
}

const STOCK: readonly GroundId[] = ['woods', 'orchard', 'hill', 'field', 'rough', 'marsh', 'farm', 'town', 'fortified']

/** Forces that fit into their zones, deployed in one of the three orders, with tiles or without. */
export function makeDeployment(plan: Plan, depth: number): Deployment {
  const { chance, grid, sides } = plan
  const isIn = (edge: Edge, hex: number) => depthFrom(grid, edge, hex) < depth
  const minimumPerSector = chance.pick([undefined, undefined, 0, 1])
  const forces = Object.fromEntries(
    sides.map(({ id, edge }, side) => {
      const room = hexesOf(grid).filter((hex) => isIn(edge, hex) && groundAt(plan, hex).passable).length
      const free = hexesOf(grid).filter(
        (hex) => isIn(edge, hex) && !plan.troops.has(hex) && admits(plan, hex, 'regular-infantry', side),
      ).length
      const units = Math.max(minimumPerSector ? 3 : 1, chance.between(1, Math.max(1, Math.min(room, free + 1, 9))))
      const counts: Partial<Record<UnitType, number>> = {}
      for (let i = 0; i < units; i++) {
        const type = chance.pick(FIGHTING)
        counts[type] = (counts[type] ?? 0) + 1
      }
      if (chance.once(2)) counts.general = chance.between(1, 3)
      return [id, counts]
    }),
  )
  const tiles = makeTiles(plan, depth)
  return {
    ...(tiles && { tiles }),
    forces,
    order: makeOrder(plan),
    ...(minimumPerSector !== undefined && { minimumPerSector }),
  }
}

function makeTiles({ chance, grid, sides, ground }: Plan, depth: number): Deployment['tiles'] {
  if (!chance.once(2)) return undefined
  const extent = extentFrom(grid, sides[0]!.edge)
  const across = grid.size / extent
  const between = across * (extent - 2 * depth)
  const ownZone = chance.between(0, Math.min(4, depth * across))
  const disputed = chance.between(
    ownZone === 0 ? 1 : 0,
    Math.max(ownZone === 0 ? 1 : 0, Math.min(3, Math.floor(between / 2))),
  )
  const stock: Partial<Record<GroundId, number>> = {}
  for (const type of chance.some<GroundId>(
    [...STOCK, ...Object.keys(ground ?? {}).filter((id) => !isPrintedGround(id))],
    chance.between(2, 9),
  ))
    stock[type] = chance.between(1, 6)
  const kinds = Object.keys(stock)
  const total = () => kinds.reduce((sum, type) => sum + stock[type]!, 0)
  while (total() < 2 * (ownZone + disputed)) {
    const type = chance.pick(kinds)
    stock[type] = stock[type]! + 1
  }
  return { stock, draw: ownZone + disputed, ownZone, disputed, atATime: chance.between(1, 4) }
}

function makeOrder({ chance, sides }: Plan): Deployment['order'] {
  const kind = chance.between(1, 3)
  if (kind === 1) return { hidden: true }
  if (kind === 2) {
    const order = chance.once(2) ? sides : sides.toReversed()
    return { alternate: Object.fromEntries(order.map(({ id }) => [id, chance.between(1, 4)])) }
  }
  const result = (): ExplorationResult =>
    chance.pick(['hidden', 'loser-first', { loser: chance.between(1, 4), winner: chance.between(1, 3) }] as const)
  const keys = chance.pick([['0-5'], ['0', '1-2', '3-4', '5'], ['0', '1', '2', '3', '4', '5']])
  return { exploration: Object.fromEntries(keys.map((key) => [key, result()])) }
}
