import type { Portrait } from '../engine/portrait.ts'
import type { HexLayout } from './hex-layout.ts'
import type { Shape } from './shapes.ts'
import type { SideColours, Theme } from './theme.ts'

/** The areas of a battle by hex. */
export type AreaMap = {
  /** For each hex its sector; -1 where there is none. */
  readonly sectorOf: Int32Array
  readonly zones: readonly { readonly side: number; readonly hexes: ReadonlySet<number> }[]
}

export function mapAreas({ areas }: Portrait, layout: HexLayout): AreaMap {
  const sectorOf = new Int32Array(layout.grid.size).fill(-1)
  const sectors = areas.filter(({ kind }) => kind === 'sector')
  sectors.forEach(({ hexes }, i) => {
    for (const hex of hexes) sectorOf[hex] = i
  })
  const zones = areas.filter(({ kind }) => kind === 'zone')
  return { sectorOf, zones: zones.map(({ hexes, side = 0 }) => ({ side, hexes: new Set(hexes) })) }
}

/** Borders between sectors, and the outlines of the zones in which sides deploy. */
export function drawAreas(
  { sectorOf, zones }: AreaMap,
  layout: HexLayout,
  theme: Theme,
  hexes: readonly number[] = layout.hexes,
): Shape[] {
  const borders = layout.sidesBetween((a, b) => sectorOf[a] !== sectorOf[b], hexes)
  return [
    ...(borders === '' ? [] : [{ kind: 'path' as const, d: borders, stroke: theme.sector, ...SECTOR_LINE }]),
    ...zones.flatMap(({ side, hexes: own }): Shape[] => {
      const d = layout.sidesBetween((a, b) => own.has(a) !== own.has(b), hexes)
      return d === '' ? [] : drawZoneLine(d, theme.sides[side % 2]!)
    }),
  ]
}

export const SECTOR_LINE = { width: 2.4, dash: [9, 6] } as const

/** In the side's colour with an edge, so that it is seen on any ground: on paper one side's is solid, the other's hollow. */
export function drawZoneLine(d: string, { fill, edge }: SideColours): Shape[] {
  return [
    { kind: 'path', d, stroke: edge, width: 5 },
    { kind: 'path', d, stroke: fill, width: 2.8 },
  ]
}
