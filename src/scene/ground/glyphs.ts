import { disc, lines, type Point, round, type Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'

// What grows and lies about on any board, wherever it is put.

/** A tree from above. */
export type Crown = { readonly at: Point; readonly r: number }

/** Trees with their shadows. */
export function drawCrowns(crowns: readonly Crown[], theme: Theme): Shape[] {
  return [
    {
      kind: 'path',
      d: crowns.map(({ at: [x, y], r }) => disc([x + 1.2, y + 1.6], r)).join(''),
      fill: theme.treeEdge,
      opacity: 0.35,
    },
    {
      kind: 'path',
      d: crowns.map(({ at, r }) => disc(at, r)).join(''),
      fill: theme.tree,
      stroke: theme.treeEdge,
      width: 0.7,
    },
  ]
}

/** The water under a tuft of reed, and the tuft. */
export const wave = ([x, y]: Point) => `M${round(x - 7)} ${round(y + 3)}h14`
export const reed = ([x, y]: Point) =>
  `M${round(x)} ${round(y + 2)}v-7M${round(x - 2)} ${round(y + 2)}l-3 -5.5M${round(x + 2)} ${round(y + 2)}l3 -5.5`

export function drawReeds(waves: string, reeds: string, theme: Theme): Shape[] {
  return [
    { kind: 'path', d: waves, stroke: theme.waterEdge, width: 1 },
    { kind: 'path', d: reeds, stroke: theme.treeEdge, width: 1 },
  ]
}

/** A boulder, and a crack in it. */
export function boulder([x, y]: Point, size: number, chance: () => number): { rock: string; crack: string } {
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const angle = (i / 6) * 2 * Math.PI + chance() * 0.5
    const reach = size * (0.8 + chance() * 0.3)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8]
  })
  return { rock: lines(corners), crack: lines([corners[0]!, [x, y], corners[2]!], false) }
}

export function drawBoulders(rocks: string, cracks: string, theme: Theme): Shape[] {
  return [
    { kind: 'path', d: rocks, fill: theme.rock, stroke: theme.rockEdge, width: 1.2 },
    { kind: 'path', d: cracks, stroke: theme.rockEdge, width: 0.7 },
  ]
}
