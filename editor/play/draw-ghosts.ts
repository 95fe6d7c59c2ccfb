import type { BoardLayout } from '../../src/scene/layout.ts'
import type { Point } from '../../src/scene/shapes.ts'
import { footprintAt } from '../../src/scene/table/block.ts'
import type { Pen } from '../canvas/pen.ts'
import { traceRing } from '../canvas/region.ts'
import { coloursOf } from './colours.ts'
import type { Ghost } from './play-view.ts'

/** How large somebody is who covers no ground. */
const DOT = 11

/**
 * Whoever is on his way for the moment: how he goes, and whether he may. Who may not is crossed out, so that it does not hang
 * on colours.
 */
export function drawGhosts(pen: Pen, layout: BoardLayout, ghosts: readonly Ghost[], isRefused: boolean): void {
  const { good, bad } = coloursOf(pen)
  const colour = isRefused ? bad : good
  for (const ghost of ghosts) {
    traceWay(pen, layout, ghost)
    pen.line(colour, 1.3, isRefused ? [3, 5] : [])
  }
  for (const { piece } of ghosts) {
    const at = layout.centre(piece.place)
    if (!pen.isInSight(at)) continue
    const ring = ringOf(piece, at)
    pen.trace((context) => traceRing(context, ring))
    pen.fill(colour, isRefused ? 0.3 : 0.12)
    pen.stroke(colour, 2.5 * finenessOf(pen))
    if (!isRefused) continue
    const [a, b, c, d] = ring.length === 4 ? ring : [ring[0]!, ring[6]!, ring[12]!, ring[18]!]
    pen.trace((context) => {
      for (const [from, to] of [
        [a!, c!],
        [b!, d!],
      ] as const) {
        context.moveTo(...from)
        context.lineTo(...to)
      }
    })
    pen.stroke(colour, 2 * finenessOf(pen))
  }
}

/** Whoever has been told to go: his way, and an empty place where it ends. */
export function drawPlanned(pen: Pen, layout: BoardLayout, ghosts: readonly Ghost[]): void {
  const { ink, halo, sides } = pen.theme
  for (const ghost of ghosts) {
    pen.context.globalAlpha = 0.6
    traceWay(pen, layout, ghost)
    pen.line(sides[ghost.piece.side % 2]!.fill, 1.2)
    pen.context.globalAlpha = 1
  }
  for (const { piece } of ghosts) {
    const at = layout.centre(piece.place)
    if (!pen.isInSight(at)) continue
    const ring = ringOf(piece, at)
    pen.trace((context) => traceRing(context, ring))
    pen.fill(halo, 0.45)
    pen.stroke(sides[piece.side % 2]!.fill, 2 * finenessOf(pen), [5, 3])
    if (!piece.footprint) continue
    // Its front is its thick side.
    pen.trace((context) => {
      context.moveTo(...ring[0]!)
      context.lineTo(...ring[1]!)
    })
    pen.stroke(ink, 2.5 * finenessOf(pen))
  }
}

/** Seen from afar, lines must not be all that is seen of a small base. */
const finenessOf = ({ camera }: Pen) => Math.max(0.3, Math.min(1, camera.k * 1.5))

function traceWay(pen: Pen, layout: BoardLayout, { way }: Ghost): void {
  pen.context.beginPath()
  for (const place of way) pen.context.lineTo(...pen.at(layout.centre(place)))
}

function ringOf(piece: Ghost['piece'], at: Point): readonly Point[] {
  const base = footprintAt(piece, at)
  if (base) return base
  return Array.from({ length: 24 }, (_, i): Point => {
    const angle = (i / 24) * 2 * Math.PI
    return [at[0] + Math.sin(angle) * DOT, at[1] - Math.cos(angle) * DOT]
  })
}
