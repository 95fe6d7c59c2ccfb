import { cheapestRoute } from '../../../src/board/hex-routes.ts'
import { chainBetween } from '../../../src/board/hex-shapes.ts'
import { plainSide, sideTowards } from '../../../src/board/hex-sides.ts'
import { type GroundPattern, lookOf } from '../../../src/engine/portrait.ts'
import type { SideKindName } from '../../../src/scenario/hexsides/kinds.ts'
import type { WayLook } from '../../view/gesture-overlay.ts'
import type { HexDesk } from '../tool.ts'

type Costs = {
  readonly open: number
  /** Where a way of its kind is already: they join. */
  readonly along: number
  readonly other: number
  readonly ground: Readonly<Partial<Record<GroundPattern, number>>>
  readonly sides: Readonly<Partial<Record<SideKindName, number>>>
}

/** What builders pay: roads keep to open ground, seek bridges and towns, and go around woods, hills and water. */
const ROAD: Costs = {
  open: 3,
  along: 1,
  other: 6,
  ground: {
    bridge: 1,
    town: 2,
    farm: 2,
    fortified: 4,
    field: 4,
    orchard: 5,
    hill: 6,
    woods: 8,
    marsh: 14,
    stream: 12,
    river: 80,
    rough: 60,
    lake: 80,
  },
  sides: { river: 80, stream: 12, slope: 4, wall: 6 },
}

/** Water keeps to low ground, and flows around hills and towns into other water. */
const WATER: Costs = {
  open: 3,
  along: 1,
  other: 4,
  ground: {
    marsh: 1,
    stream: 1,
    river: 1,
    lake: 1,
    field: 3,
    woods: 4,
    orchard: 3,
    hill: 14,
    rough: 12,
    town: 12,
    farm: 10,
    fortified: 20,
  },
  sides: { slope: 10, wall: 8 },
}

/** How a road or watercourse finds its way between two hexes by itself; straight where there is none. */
export function routeBetween({ document, grid }: HexDesk, look: WayLook, from: number, to: number): readonly number[] {
  const board = document.state.portrait?.board
  if (board?.kind !== 'hex') return chainBetween(grid, from, to)
  const costs = look === 'road' ? ROAD : WATER
  const own = new Set((look === 'road' ? board.roads : board.waters).flatMap(({ hexes }) => hexes))
  const crossed = new Set(look === 'road' ? board.waters.flatMap(({ hexes }) => hexes) : [])
  const patterns = new Map<string, number>()
  const groundCost = (kind: string | undefined) => {
    if (kind === undefined) return costs.open
    const known = patterns.get(kind)
    if (known !== undefined) return known
    const pattern = lookOf(board, kind)?.pattern
    const cost = (pattern === undefined ? undefined : costs.ground[pattern]) ?? costs.other
    patterns.set(kind, cost)
    return cost
  }
  const sides = sideCosts(board.hexsides ?? [], costs, grid)
  const costOf = (hex: number, before: number) => {
    const side = sides.size === 0 ? 0 : (sides.get(plainSide(grid, sideTowards(grid, before, hex))) ?? 0)
    if (own.has(hex)) return costs.along + side
    const isBridge = groundCost(board.ground[hex]) === 1
    return (
      side +
      (crossed.has(hex) && !isBridge ? Math.max(12, groundCost(board.ground[hex])) : groundCost(board.ground[hex]))
    )
  }
  return cheapestRoute(grid, from, to, costOf) ?? chainBetween(grid, from, to)
}

/** By side what it costs to cross it; a bridge or ford takes the price of the water away. */
function sideCosts(
  hexsides: readonly { readonly side: number; readonly pattern: SideKindName }[],
  { sides }: Costs,
  grid: HexDesk['grid'],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const { side, pattern } of hexsides) found.set(plainSide(grid, side), sides[pattern] ?? 0)
  for (const { side, pattern } of hexsides)
    if (pattern === 'bridge' || pattern === 'ford') found.set(plainSide(grid, side), 0)
  return found
}
