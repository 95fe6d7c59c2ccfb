import { COUNTER, type PlacedPiece } from './counters.ts'
import { APOTHEM } from './hex-layout.ts'
import type { Point, Rect } from './shapes.ts'
import { footprintAt } from './table/block.ts'
import { boundsOf } from './table/curves.ts'

/** What a piece covers: its counter or disc, and the sign of its front; on a table the ground that it stands on. */
export function coveredBy({ piece, at, hasCompany }: PlacedPiece): Rect[] {
  const ring = footprintAt(piece, at)
  if (ring) return [boundsOf(ring)]
  if (piece.symbol === 'general') return [rectAround(at, hasCompany ? 22 : 32, hasCompany ? 22 : 32)]
  if (piece.symbol === 'garrison') return [rectAround(at, 26, 26)]
  const counter = rectAround(at, COUNTER, COUNTER)
  if (piece.facing === undefined || piece.square) return [counter]
  const turn = (piece.facing * Math.PI) / 180
  const away = APOTHEM - 7
  return [counter, rectAround([at[0] + Math.sin(turn) * away, at[1] - Math.cos(turn) * away], 16, 14)]
}

/** A rectangle by its middle. */
export const rectAround = ([x, y]: Point, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})
