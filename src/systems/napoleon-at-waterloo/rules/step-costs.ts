import { NOWHERE } from '../../../board/nowhere.ts'
import type { NawGround, Options, Tables } from '../format/index.ts'
import { WOODS } from '../format/index.ts'
import { type Gait, mayEnter } from './gaits.ts'
import { sideEffects } from './hexsides.ts'

/**
 * Movement 1 and 4, Standard Movement J: the points of a step in a direction; undefined where units with this gait may not take
 * it, or without one where nobody may.
 */
export function stepCost(
  ground: NawGround,
  tables: Tables,
  hex: number,
  direction: number,
  gait?: Gait,
): number | undefined {
  const { grid, terrain, roads } = ground
  const to = grid.neighbour(hex, direction)
  const byRoad = (roads[hex]! & (1 << direction)) !== 0
  if (to === NOWHERE || !isOpenSide(ground, tables, hex, byRoad, gait)) return undefined
  const cost = costOf(tables, terrain[to]!, byRoad, gait)
  const across = sideEffects(ground, hex * 6 + direction)
  if (cost === undefined || !across.passable || (gait?.arm && !across.crosses.includes(gait.arm))) return undefined
  return cost + across.cost
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
  gait?: Gait,
): number | undefined {
  const cost = stepCost(ground, tables, hex, direction, gait)
  if (!sideEffects(ground, hex * 6 + direction).retreats) return undefined
  if (cost === undefined || retreatIntoWoods === 'passable') return cost
  return ground.terrain[ground.grid.neighbour(hex, direction)] === WOODS ? undefined : 1
}

/** The points of whoever comes onto the board in a hex; undefined where nobody may. */
export function entryCost(ground: NawGround, tables: Tables, hex: number, gait?: Gait): number | undefined {
  return costOf(tables, ground.terrain[hex]!, leadsOff(ground, hex), gait)
}

/** Victory B, Standard Movement J: whether the ground lets units off the board in a hex. */
export function isWayOff(ground: NawGround, tables: Tables, hex: number, gait?: Gait): boolean {
  return isOpenSide(ground, tables, hex, leadsOff(ground, hex), gait)
}

/** Standard Movement J: where woods are closed, woods/road is left along the road only; so is any ground along a road. */
function isOpenSide(ground: NawGround, tables: Tables, hex: number, byRoad: boolean, gait?: Gait): boolean {
  const kind = ground.grounds.kinds[ground.terrain[hex]!]!
  return byRoad || !kind.isRoad || costOf(tables, kind.beside, false, gait) !== undefined
}

/** What ground costs; along a road by its row for roads, and only along it. */
function costOf(tables: Tables, terrain: number, byRoad: boolean, gait?: Gait): number | undefined {
  const { grounds, terrain: effects } = tables
  return mayEnter(effects[byRoad ? terrain : grounds.kinds[terrain]!.beside]!, gait)
}

/** Whether a road leads from a hex off the board. */
function leadsOff({ grid, roads }: NawGround, hex: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    if ((roads[hex]! & (1 << direction)) !== 0 && grid.neighbour(hex, direction) === NOWHERE) return true
  }
  return false
}
