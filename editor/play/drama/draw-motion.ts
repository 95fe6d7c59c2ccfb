import type { PiecePortrait } from '../../../src/engine/portrait.ts'
import { placePieces } from '../../../src/scene/counters.ts'
import type { BoardLayout } from '../../../src/scene/layout.ts'
import type { BoardParts } from '../../../src/scene/parts.ts'
import type { Point } from '../../../src/scene/shapes.ts'
import { groundOf } from '../../canvas/draw-overlay.ts'
import type { Motion } from '../../canvas/motion.ts'
import type { Pen } from '../../canvas/pen.ts'
import type { Sprites } from '../../canvas/sprites.ts'
import type { Journey, PieceChanges } from './piece-changes.ts'

/** Between these directions a turning piece is drawn, in degrees: each is a picture of its own. */
const TURN = 15

/**
 * Pieces that go from where they were to where they are, and pieces that fall: as they were until `begins`, as they are from `until`.
 */
export function motionOf({ changed, gone }: PieceChanges, begins: number, lasts: number): Motion {
  const until = begins + lasts
  return {
    until,
    draw(pen, parts, sprites, now) {
      const share = lasts === 0 ? Number(now >= begins) : Math.max(0, Math.min(1, (now - begins) / lasts))
      for (const piece of gone) drawFalling(pen, parts, sprites, piece, share)
      for (const journey of changed) drawJourney(pen, parts, sprites, journey, share)
    },
  }
}

/** Slow at both ends. */
const eased = (share: number) => share * share * (3 - 2 * share)

function drawJourney(
  pen: Pen,
  { layout }: BoardParts,
  sprites: Sprites,
  { before, after }: Journey,
  share: number,
): void {
  const [from, to] = [spotOf(before, layout), spotOf(after, layout)]
  const by = eased(share)
  const at: Point = [from[0] + (to[0] - from[0]) * by, from[1] + (to[1] - from[1]) * by]
  const look = share < 1 ? before : after
  const facing = turned(before.facing, after.facing, by)
  paint(pen, sprites, { ...look, facing: share === 1 ? after.facing : facing }, at)
}

/** Whoever falls pales and sinks. */
function drawFalling(pen: Pen, { layout }: BoardParts, sprites: Sprites, piece: PiecePortrait, share: number): void {
  if (share === 1) return
  const [x, y] = spotOf(piece, layout)
  pen.context.save()
  pen.context.globalAlpha = 1 - eased(share)
  paint(pen, sprites, piece, [x, y + eased(share) * 14])
  pen.context.restore()
  // A ring that opens: whoever looked elsewhere sees where it was.
  pen.context.beginPath()
  pen.context.arc(...pen.at([x, y]), (14 + 30 * share) * pen.camera.k, 0, 2 * Math.PI)
  pen.context.globalAlpha = 1 - share
  pen.line(pen.theme.mark, 3)
  pen.context.globalAlpha = 1
}

function paint(pen: Pen, sprites: Sprites, piece: PiecePortrait, at: Point): void {
  if (!pen.isInSight(at)) return
  pen.context.save()
  sprites.paintPieces(groundOf(pen), [{ piece, at, hasCompany: false, stack: 1 }])
  pen.context.restore()
}

/** Where a piece lies that is alone in its place. */
const spotOf = (piece: PiecePortrait, layout: BoardLayout): Point => placePieces([piece], layout)[0]!.at

/** A direction on the shorter way from one to another. */
function turned(from: number | undefined, to: number | undefined, share: number): number | undefined {
  if (from === undefined || to === undefined || from === to) return to
  const by = ((to - from + 540) % 360) - 180
  return (from + Math.round((by * share) / TURN) * TURN + 360) % 360
}
