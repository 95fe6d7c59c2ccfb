import { inset, soften } from '../chains.ts'
import type { HexLayout } from '../hex-layout.ts'
import { lines, type Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'

/** Hexes with one kind of ground: those that shape its borders, and among them those to be filled. */
export type Patch = { readonly hexes: ReadonlySet<number>; readonly own: readonly number[] }

/** How far the contours lie inside each other. */
const CONTOURS = [2, 11, 20] as const

/** Hills as contours: neighbouring hexes make one height. */
export function drawHills({ hexes }: Patch, layout: HexLayout, theme: Theme): Shape[] {
  const borders = layout.borders(hexes)
  return CONTOURS.map((depth, i) => ({
    kind: 'path',
    d: borders.map((chain) => lines(soften(inset(chain, depth)))).join(''),
    fill: theme.hill[i]!,
    stroke: theme.contour,
    width: i === 0 ? 1.2 : 0.8,
  }))
}

/** A patch of ground with a soft border: neighbouring hexes flow together. */
export function drawPatch(hexes: ReadonlySet<number>, layout: HexLayout, fill: string, edge?: string): Shape[] {
  if (hexes.size === 0) return []
  const d = layout
    .borders(hexes)
    .map((chain) => lines(soften(inset(chain, 2.5))))
    .join('')
  return [{ kind: 'path', d, fill, ...(edge && { stroke: edge, width: 1 }) }]
}
