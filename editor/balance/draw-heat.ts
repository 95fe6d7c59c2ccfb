import { CORNERS, type HexLayout, RADIUS } from '../../src/scene/hex-layout.ts'
import type { Point } from '../../src/scene/shapes.ts'
import type { Pen } from '../canvas/pen.ts'
import { type Heat, sizeOf, writeFigure } from './heat.ts'

/** Figures are written where a hex has at least this radius on the page. */
const READABLE = 17
/** The map steps back, so that what lies over it stands out. */
const VEIL = 0.55

/** Hexes in hexes: the larger and the deeper, the more; with the figure, where there is room for it. */
export function drawHeat(pen: Pen, layout: HexLayout, { figures, most, side }: Heat): void {
  const { context, theme } = pen
  const colour = side === undefined ? theme.heat : theme.sides[side % 2]!.fill
  drawVeil(pen, layout)
  const radius = pen.camera.k * RADIUS
  context.save()
  context.fillStyle = colour
  context.strokeStyle = theme.halo
  context.lineWidth = 1
  for (const [hex, figure] of figures) {
    const centre = layout.centre(hex)
    if (!pen.isInSight(centre)) continue
    const size = sizeOf(figure, most)
    context.globalAlpha = 0.35 + 0.55 * (figure / most)
    trace(context, pen.at(centre), size * pen.camera.k, pen.isRough)
    context.fill()
    if (radius < READABLE) continue
    context.globalAlpha = 1
    context.stroke()
  }
  context.restore()
  if (radius < READABLE) return
  for (const [hex, figure] of figures) {
    const centre = layout.centre(hex)
    if (pen.isInSight(centre)) pen.write(writeFigure(figure), pen.at(centre), Math.min(15, radius * 0.55))
  }
}

function drawVeil(pen: Pen, layout: HexLayout): void {
  const { x, y, width, height } = layout.frame(0)
  const [[left, top], [right, bottom]] = [pen.at([x, y]), pen.at([x + width, y + height])]
  pen.context.save()
  pen.context.globalAlpha = VEIL
  pen.context.fillStyle = pen.theme.halo
  pen.context.fillRect(left, top, right - left, bottom - top)
  pen.context.restore()
}

function trace(context: CanvasRenderingContext2D, [x, y]: Point, scale: number, isRough: boolean): void {
  context.beginPath()
  if (isRough) {
    const side = scale * RADIUS * 1.6
    context.rect(x - side / 2, y - side / 2, side, side)
    return
  }
  for (const [dx, dy] of CORNERS) context.lineTo(x + dx * scale, y + dy * scale)
  context.closePath()
}
