import type { Portrait } from '../engine/portrait.ts'
import { APOTHEM, type HexLayout, RADIUS } from './hex-layout.ts'
import type { Shape } from './shapes.ts'
import type { SideColours, Theme } from './theme.ts'

/** Borders between sectors, the outlines of the zones in which sides deploy, and arrows at exits and entrances. */
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
    ...areas.flatMap(({ kind, hexes, side = 0 }): Shape[] => {
      if (kind !== 'exit' && kind !== 'entrance') return []
      const outward = outwardFrom(hexes, layout)
      return hexes.map((hex) => {
        const [x, y] = layout.centre(hex)
        const turn = outward(hex)
        const away = (turn % 180 === 0 ? APOTHEM : RADIUS * 0.86) + 3
        const [dx, dy] = [Math.sin((turn * Math.PI) / 180) * away, -Math.cos((turn * Math.PI) / 180) * away]
        const shapes = drawArrow(theme.sides[side % 2]!)
        return { kind: 'group', x: x + dx, y: y + dy, turn: kind === 'exit' ? turn : turn + 180, shapes }
      })
    }),
  ]
}

/** Where the edge is, in degrees clockwise from the north: of two edges at a corner that which more of the hexes have. */
function outwardFrom(hexes: readonly number[], { grid }: HexLayout): (hex: number) => number {
  const edgesOf = (hex: number) => [
    ...(grid.row(hex) === grid.rows - 1 ? [0] : []),
    ...(grid.column(hex) === grid.firstColumn + grid.columns - 1 ? [90] : []),
    ...(grid.row(hex) === 0 ? [180] : []),
    ...(grid.column(hex) === grid.firstColumn ? [270] : []),
  ]
  const count = (edge: number) => hexes.filter((hex) => edgesOf(hex).includes(edge)).length
  const byCount = [0, 90, 180, 270].toSorted((a, b) => count(b) - count(a))
  return (hex) => byCount.find((edge) => edgesOf(hex).includes(edge)) ?? 0
}

/** An arrow to the north, in the colours of whoever may go there. */
export function drawArrow({ fill, edge }: SideColours): Shape[] {
  return [{ kind: 'path', d: 'M0 -12L8 -1H3.5V9H-3.5V-1H-8Z', fill, stroke: edge, width: 1.4 }]
}

export const SECTOR_LINE = { width: 2.4, dash: [9, 6] } as const

/** In the side's colour with an edge, so that it is seen on any ground: on paper one side's is solid, the other's hollow. */
export function drawZoneLine(d: string, { fill, edge }: SideColours): Shape[] {
  return [
    { kind: 'path', d, stroke: edge, width: 5 },
    { kind: 'path', d, stroke: fill, width: 2.8 },
  ]
}
