import { DIRECTIONS } from '../../../board/hex-grid.ts'
import type { Edge, Facing, HexList, Sectors } from './types.gen.ts'

/** 2.0: three sectors side by side, as the player at the south edge has them from left to right. */
const BY_COLUMNS = ['west', 'centre', 'east'] as const
/** The same for a battle fought between west and east, as the player at the west edge has them. */
const BY_ROWS = ['north', 'centre', 'south'] as const

export type SectorName = (typeof BY_COLUMNS | typeof BY_ROWS)[number]

/** The names of a board's sectors: a sector in a table is an index into them. */
export function sectorNames(sectors: Partial<Sectors> | undefined): readonly SectorName[] {
  return sectors && ('north' in sectors || 'south' in sectors) ? BY_ROWS : BY_COLUMNS
}

/** The hexes of a sector as the file lists them. */
export function sectorHexes(
  sectors: Readonly<Partial<Record<SectorName, HexList>>> | undefined,
  name: SectorName,
): HexList {
  return sectors?.[name] ?? []
}

/**
 * 2.0: whether a player has the first sector on the left. Who has an edge at the end of the row of sectors, and so looks
 * along it, sits opposite the other player; where both do, nobody can tell.
 */
export function hasFirstOnLeft(names: readonly SectorName[], own: Edge, other: Edge): boolean | undefined {
  const [near, far]: readonly Edge[] = names.includes('north') ? ['west', 'east'] : ['south', 'north']
  if (own === near || other === far) return own !== far
  return own === far || other === near ? false : undefined
}

export const OPPOSITE_EDGE: Readonly<Record<Edge, Edge>> = {
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
}

/** Whether the battle is fought between west and east, so that its sectors are bands of rows. */
export function isFoughtAcross(edges: readonly (Edge | undefined)[]): boolean {
  return edges.length > 0 && edges.every((edge) => edge === 'west' || edge === 'east')
}

/**
 * 6.2.1: units face away from their own edge. No hexside faces east or west: there they face the one to the left of
 * straight ahead, so that both lines have the same flank open.
 */
export function facingFrom(edge: Edge | undefined): Facing {
  return edge === undefined ? 'N' : AWAY_FROM[edge]
}

/** The same as an index into DIRECTIONS. */
export const directionFrom = (edge: Edge | undefined): number => DIRECTIONS.indexOf(facingFrom(edge))

const AWAY_FROM = { north: 'S', south: 'N', west: 'NE', east: 'SW' } as const satisfies Record<Edge, Facing>
