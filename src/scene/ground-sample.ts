import type { GroundLook } from '../engine/portrait.ts'
import { drawGround } from './ground/index.ts'
import { tinted } from './ground/washes.ts'
import { HexLayout, RADIUS } from './hex-layout.ts'
import { loneBoard } from './lone-hex.ts'
import type { Shape } from './shapes.ts'
import type { Theme } from './theme.ts'

/** One hex of a ground, as small as a line. */
export function drawSample(look: GroundLook, theme: Theme): Shape[] {
  if (look.pattern === 'stream' || look.pattern === 'river') {
    const { water, waterEdge } = tinted(theme, look)
    return drawStroke(waterEdge, water, look.pattern === 'stream' ? 5 : 13)
  }
  const board = loneBoard(look)
  const layout = new HexLayout(board, -RADIUS, -RADIUS * 0.866)
  const shapes = drawGround(board, layout, theme)
  return [{ kind: 'group', x: 0, y: 0, scale: 0.42, shapes: Object.values(shapes).flat() }]
}

/** A road or a watercourse. */
export function drawStroke(edge: string, fill: string, width: number): Shape[] {
  const d = 'M-18 3Q-8 -5 0 0T18 -3'
  return [
    { kind: 'path', d, stroke: edge, width: width + 2.5 },
    { kind: 'path', d, stroke: fill, width },
  ]
}
