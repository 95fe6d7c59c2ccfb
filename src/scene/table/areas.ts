import type { AreaPortrait } from '../../engine/portrait.ts'
import { drawArrow, drawZoneLine, ownerColours, SECTOR_LINE } from '../areas.ts'
import type { Point, Shape } from '../shapes.ts'
import type { TableLayout } from '../table-layout.ts'
import type { Theme } from '../theme.ts'

/** Borders of sectors and zones, and an arrow in the middle of each exit and entrance. */
export function drawTableAreas(areas: readonly AreaPortrait[], layout: TableLayout, theme: Theme): Shape[] {
  return areas.flatMap(({ kind, extent, side }): Shape[] => {
    const colours = ownerColours(side, theme)
    if (kind === 'sector') return [{ kind: 'path', d: layout.pathOf(extent), stroke: theme.sector, ...SECTOR_LINE }]
    if (kind === 'zone') return drawZoneLine(layout.pathOf(extent), colours)
    return layout.rings(extent).map((ring): Shape => {
      const [x, y] = middleOf(ring)
      const turn = edgeFrom([x, y], layout) + (kind === 'exit' ? 0 : 180)
      return { kind: 'group', x, y, turn, shapes: drawArrow(colours) }
    })
  })
}

function middleOf(ring: readonly Point[]): Point {
  const sum = (at: 0 | 1) => ring.reduce((total, point) => total + point[at], 0)
  return [sum(0) / ring.length, sum(1) / ring.length]
}

/** In which direction the nearest edge lies, in degrees. */
function edgeFrom([x, y]: Point, layout: TableLayout): number {
  const frame = layout.frame(0)
  const far = [y - frame.y, frame.x + frame.width - x, frame.y + frame.height - y, x - frame.x]
  return far.indexOf(Math.min(...far)) * 90
}
