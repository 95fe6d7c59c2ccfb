import type { BoardLayout } from '../../src/scene/layout.ts'
import type { Point } from '../../src/scene/shapes.ts'
import { Pen } from '../canvas/pen.ts'
import { traceRing, wholeRegion } from '../canvas/region.ts'
import { depthOf, formatFigure, type Heat, heatColour, sizeOf } from './heat.ts'

/** Figures are written where a place has at least this radius on the page. */
const READABLE = 17
/** Smaller ones than this part of the greatest are mere dots: the pointer tells them. */
const WORTH_WRITING = 0.03
/** The map steps back, so that what lies over it stands out. */
const VEIL = 0.55

/** Cells in cells: the larger and the deeper, the more; with the figure, where there is room for it. */
export function drawHeat(pen: Pen, layout: BoardLayout, heat: Heat): void {
  const { figures, most } = heat
  const { context, theme } = pen
  drawVeil(pen, layout)
  const radius = pen.camera.k * layout.halfWidth
  context.save()
  context.fillStyle = heatColour(theme, heat)
  context.strokeStyle = theme.halo
  context.lineWidth = 1
  for (const [place, figure] of figures) {
    const centre = layout.centre(place)
    if (!pen.isInSight(centre)) continue
    const size = sizeOf(figure, most)
    const side = 1.6 * size * layout.halfWidth
    context.globalAlpha = depthOf(figure, most)
    pen.trace((onMap) =>
      pen.isRough
        ? onMap.rect(centre[0] - side / 2, centre[1] - side / 2, side, side)
        : traceRing(onMap, layout.cell(place, size)),
    )
    context.fill()
    if (radius < READABLE) continue
    context.globalAlpha = 1
    context.stroke()
  }
  context.restore()
  if (radius < READABLE) return
  for (const [place, figure] of figures) {
    const centre = layout.centre(place)
    if (figure < most * WORTH_WRITING || !pen.isInSight(centre)) continue
    const size = Math.max(9, Math.min(17, Math.round(radius * 0.72 * sizeOf(figure, most))))
    stamp(pen, formatFigure(figure), pen.at(centre), size)
  }
}

function drawVeil(pen: Pen, layout: BoardLayout): void {
  pen.trace((context) => wholeRegion(layout).trace(context, pen.sight, pen.isRough))
  pen.fill(pen.theme.halo, VEIL)
}

const stamps = new Map<string, HTMLCanvasElement>()
const MOST_STAMPS = 1000

/** Letters with an edge are slow to draw, and the same few figures are drawn in every frame: each is made once. */
function stamp(pen: Pen, text: string, [x, y]: Point, size: number): void {
  const { theme, camera, ratio } = pen
  const [width, height] = [size * (text.length * 0.8 + 0.8), size * 1.8]
  const key = `${text} ${size} ${ratio} ${theme.ink}`
  let canvas = stamps.get(key)
  if (!canvas) {
    canvas = document.createElement('canvas')
    canvas.width = Math.ceil(width * ratio)
    canvas.height = Math.ceil(height * ratio)
    const context = canvas.getContext('2d')!
    context.scale(ratio, ratio)
    new Pen(context, theme, camera, { width, height }, ratio).write(text, [width / 2, height / 2], size)
    if (stamps.size >= MOST_STAMPS) stamps.clear()
    stamps.set(key, canvas)
  }
  const snap = (place: number) => Math.round(place * ratio) / ratio
  pen.context.drawImage(canvas, snap(x - width / 2), snap(y - height / 2), canvas.width / ratio, canvas.height / ratio)
}
