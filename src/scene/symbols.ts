import type { PieceSymbol } from '../engine/portrait.ts'
import { box, disc, type Point, type Shape } from './shapes.ts'
import type { SideColours } from './theme.ts'

/** The symbols of maps: a crossed box for infantry, one stroke for cavalry, a ball for guns. */
export function drawSymbol(symbol: PieceSymbol, [x, y]: Point, scale: number, { ink }: SideColours): Shape[] {
  const [w, h] = [13 * scale, 8 * scale]
  const frame: Shape = { kind: 'path', d: box([x, y], 2 * w, 2 * h), stroke: ink, width: 1.7 * scale }
  const rising = `M${x - w} ${y + h}L${x + w} ${y - h}`
  const falling = `M${x - w} ${y - h}L${x + w} ${y + h}`
  const ball: Shape = { kind: 'path', d: disc([x, y], 4 * scale), fill: ink }
  switch (symbol) {
    case 'infantry':
      return [frame, { kind: 'path', d: rising + falling, stroke: ink, width: 1.5 * scale }]
    case 'cavalry':
      return [frame, { kind: 'path', d: rising, stroke: ink, width: 1.7 * scale }]
    case 'artillery':
      return [frame, ball]
    case 'horse-artillery':
      return [frame, { kind: 'path', d: rising, stroke: ink, width: 1.3 * scale }, ball]
    default:
      return []
  }
}
