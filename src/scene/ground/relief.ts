import { mix } from '../../board/colours.ts'
import type { HexLayout } from '../hex-layout.ts'
import type { Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { hachuresOf, outlinesOf, pathAlong } from './outline.ts'

/** Hexes with one kind of ground: those that shape its borders, and among them those to be filled. */
export type Patch = {
  readonly hexes: ReadonlySet<number>
  readonly own: readonly number[]
  /** Whether ground in a hex is drawn over it, under which it goes on: between the two there is no open land. */
  readonly isCovered?: (hex: number) => boolean
}

/** How far the steps of a height lie inside each other, how long the strokes down each are, and how close. */
const STEPS = [
  { depth: 0, length: 8.5, spacing: 3.8 },
  { depth: 11, length: 6, spacing: 5 },
  { depth: 19.5, length: 0, spacing: 0 },
] as const

/** Hills as steps of colour with hachures down their slopes, as engravers drew them: neighbouring hexes make one height. */
export function drawHills({ hexes, isCovered }: Patch, layout: HexLayout, theme: Theme): Shape[] {
  const chains = layout.borderSides(hexes)
  const shade = mix(theme.contour, theme.ink, 0.15)
  return STEPS.flatMap(({ depth, length, spacing }, i): Shape[] => {
    const outlines = outlinesOf(chains, layout, depth, isCovered)
    const tint: Shape = { kind: 'path', d: pathAlong(outlines), fill: mix(theme.hill[0], theme.hill[i]!, 0.6) }
    if (length === 0) return [tint]
    const strokes = hachuresOf(outlines, length, spacing)
    return [
      tint,
      { kind: 'path', d: strokes.light, stroke: theme.contour, width: 0.8 },
      { kind: 'path', d: strokes.shade, stroke: shade, width: 1.15 },
    ]
  })
}

/** A patch of ground with a soft border: neighbouring hexes flow together. */
export function drawPatch({ hexes, isCovered }: Patch, layout: HexLayout, fill: string, edge?: string): Shape[] {
  if (hexes.size === 0) return []
  const d = pathAlong(outlinesOf(layout.borderSides(hexes), layout, 1.5, isCovered))
  return [{ kind: 'path', d, fill, ...(edge && { stroke: edge, width: 1 }) }]
}
