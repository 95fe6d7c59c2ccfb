import { NOWHERE } from '../../../board/nowhere.ts'
import { type NawGround, type Options, type Tables, TERRAINS, WOODS, WOODS_ROAD } from '../format/index.ts'

/** Movement 1 and 4, Standard Movement J: the points of a step in a direction; undefined where nobody may take it. */
export function stepCost(ground: NawGround, tables: Tables, hex: number, direction: number): number | undefined {
  const { grid, terrain, roads } = ground
  const to = grid.neighbour(hex, direction)
  const byRoad = (roads[hex]! & (1 << direction)) !== 0
  return to !== NOWHERE && isOpenSide(ground, tables, hex, byRoad) ? costOf(tables, terrain[to]!, byRoad) : undefined
}

/**
 * Retreat: the points that a unit must have to fall back in a direction; undefined where nobody does. By SPI's later text a unit
 * falls back to where it could march (1979, 6.4); by the letter woods without a road are closed to it.
 */
export function backstepCost(
  ground: NawGround,
  tables: Tables,
  { retreatIntoWoods }: Options,
  hex: number,
  direction: number,
): number | undefined {
  const cost = stepCost(ground, tables, hex, direction)
  if (cost === undefined || retreatIntoWoods === 'passable') return cost
  return ground.terrain[ground.grid.neighbour(hex, direction)] === WOODS ? undefined : 1
}

/** The points of whoever comes onto the board in a hex; undefined where nobody may. */
export function entryCost(ground: NawGround, tables: Tables, hex: number): number | undefined {
  return costOf(tables, ground.terrain[hex]!, leadsOff(ground, hex))
}

/** Victory B, Standard Movement J: whether the ground lets units off the board in a hex. */
export function isWayOff(ground: NawGround, tables: Tables, hex: number): boolean {
  return isOpenSide(ground, tables, hex, leadsOff(ground, hex))
}

/** Standard Movement J: where woods are closed, woods/road is left along the road only. */
function isOpenSide({ terrain }: NawGround, tables: Tables, hex: number, byRoad: boolean): boolean {
  return byRoad || terrain[hex] !== WOODS_ROAD || tables.terrain.woods.move !== undefined
}

/** What a terrain costs; woods with a road only along it by their own row. */
function costOf(tables: Tables, terrain: number, byRoad: boolean): number | undefined {
  return tables.terrain[TERRAINS[terrain === WOODS_ROAD && !byRoad ? WOODS : terrain]!].move
}

/** Whether a road leads from a hex off the board. */
function leadsOff({ grid, roads }: NawGround, hex: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    if ((roads[hex]! & (1 << direction)) !== 0 && grid.neighbour(hex, direction) === NOWHERE) return true
  }
  return false
}
