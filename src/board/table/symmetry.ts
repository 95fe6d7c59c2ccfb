import { FACINGS } from './facing.ts'
import type { TableSize } from './places.ts'
import type { Point } from './point.ts'

/** West and east exchanged, south and north exchanged, half a turn, or a quarter of one, clockwise. */
export const TABLE_SYMMETRIES = ['mirror', 'flip', 'half-turn', 'quarter-turn'] as const
export type TableSymmetry = (typeof TABLE_SYMMETRIES)[number]

/** How large a table is afterwards: a quarter turn exchanges its width and its height. */
export function turnSize({ width, height }: TableSize, how: TableSymmetry): TableSize {
  return how === 'quarter-turn' ? { width: height, height: width } : { width, height }
}

/** Where a point of a table comes to lie. */
export function turnPoint({ width, height }: TableSize, [x, y]: Point, how: TableSymmetry): Point {
  switch (how) {
    case 'mirror':
      return [width - x, y]
    case 'flip':
      return [x, height - y]
    case 'half-turn':
      return [width - x, height - y]
    case 'quarter-turn':
      return [y, width - x]
  }
}

/** Where somebody looks afterwards. */
export function turnFacing(facing: number, how: TableSymmetry): number {
  const turned = { mirror: -facing, flip: 8 - facing, 'half-turn': facing + 8, 'quarter-turn': facing + 4 }[how]
  return (turned + 2 * FACINGS) % FACINGS
}

/** Which edge of the table an edge becomes. */
export function turnEdge(edge: string, how: TableSymmetry): string {
  const at = EDGES.indexOf(edge)
  return at < 0 ? edge : EDGES[turnFacing(at * 4, how) / 4]!
}

/** Clockwise, by the facings that lead to them. */
const EDGES = ['north', 'east', 'south', 'west']
