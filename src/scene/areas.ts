import type { Portrait } from '../engine/portrait.ts'
import type { HexLayout } from './hex-layout.ts'
import type { Shape } from './shapes.ts'
import type { SideColours, Theme } from './theme.ts'

/** Borders between sectors, and the outlines of the zones in which sides deploy. */
export function drawAreas({ areas }: Portrait, layout: HexLayout, theme: Theme): Shape[] {
  const sectorOf = new Int32Array(layout.grid.size).fill(-1)
  areas.forEach(({ kind, hexes }, i) => {
    if (kind === 'sector') for (const hex of hexes) sectorOf[hex] = i
  })
  const borders = layout.sidesBetween((a, b) => sectorOf[a] !== sectorOf[b])
  const zones = areas.filter(({ kind }) => kind === 'zone')
  return [
    ...(borders === '' ? [] : [{ kind: 'path' as const, d: borders, stroke: theme.sector, ...SECTOR_LINE }]),
    ...zones.flatMap(({ hexes, side = 0 }): Shape[] => {
      const own = new Set(hexes)
      const d = layout.sidesBetween((a, b) => own.has(a) !== own.has(b))
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
