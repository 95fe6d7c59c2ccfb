import { type Lettering, MAP_FONT, MAP_WEIGHTS } from '../../src/scene/lettering.ts'
import { type Letter, type Paint, type Shape, SLANT, type TextShape } from '../../src/scene/shapes.ts'
import { FONT, printable } from '../../src/scene/svg.ts'

/** Paints shapes of the scene on a canvas, as the SVG of the same scene looks. */
export function paintShapes(context: CanvasRenderingContext2D, shapes: readonly Shape[]): void {
  context.lineJoin = 'round'
  context.lineCap = 'round'
  for (const shape of shapes) paintShape(context, shape)
}

function paintShape(context: CanvasRenderingContext2D, shape: Shape): void {
  switch (shape.kind) {
    case 'path':
      return paintPath(context, new Path2D(shape.d), shape)
    case 'circle': {
      const path = new Path2D()
      path.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI)
      return paintPath(context, path, shape)
    }
    case 'text':
      return paintText(context, shape)
    case 'group': {
      const { x, y, turn, scale, shapes } = shape
      context.save()
      context.translate(x, y)
      if (turn) context.rotate((turn * Math.PI) / 180)
      if (scale) context.scale(scale, scale)
      for (const one of shapes) paintShape(context, one)
      context.restore()
    }
  }
}

function paintPath(
  context: CanvasRenderingContext2D,
  path: Path2D,
  { fill, stroke, width, dash, opacity }: Paint,
): void {
  const before = context.globalAlpha
  if (opacity !== undefined) context.globalAlpha = before * opacity
  if (fill !== undefined) {
    context.fillStyle = fill
    context.fill(path)
  }
  if (stroke !== undefined) {
    context.strokeStyle = stroke
    context.lineWidth = width ?? 1
    context.setLineDash(dash ? [...dash] : [])
    context.stroke(path)
  }
  context.globalAlpha = before
}

function paintText(context: CanvasRenderingContext2D, shape: TextShape): void {
  const { x, y, text, size, fill, anchor, bold, slant, lettering, letters, halo } = shape
  if (letters) return paintLetters(context, shape, letters)
  if (slant) {
    context.save()
    context.transform(1, 0, -Math.tan((SLANT * Math.PI) / 180), 1, x, y)
    paintText(context, { ...shape, x: 0, y: 0, slant: false })
    context.restore()
    return
  }
  const shown = printable(text)
  context.font = lettering ? mapFont(lettering, size) : `${bold ? 'bold ' : ''}${size}px "${FONT}", sans-serif`
  context.textAlign = anchor === 'middle' ? 'center' : anchor
  if (halo !== undefined) {
    context.strokeStyle = halo
    context.lineWidth = 3
    context.setLineDash([])
    context.strokeText(shown, x, y)
  }
  context.fillStyle = fill
  context.fillText(shown, x, y)
}

/** Letter by letter; all halos first, so that none covers a letter. */
function paintLetters(context: CanvasRenderingContext2D, shape: TextShape, letters: readonly Letter[]): void {
  const { text, size, fill, lettering = 'italic', halo } = shape
  const shown = Array.from(printable(text))
  context.font = mapFont(lettering, size)
  context.textAlign = 'start'
  context.setLineDash([])
  context.lineWidth = 3
  for (const isHalo of halo === undefined ? [false] : [true, false]) {
    if (isHalo) context.strokeStyle = halo!
    else context.fillStyle = fill
    letters.forEach(([x, y, turn], i) => {
      context.save()
      context.translate(x, y)
      context.rotate((turn * Math.PI) / 180)
      if (isHalo) context.strokeText(shown[i] ?? '', 0, 0)
      else context.fillText(shown[i] ?? '', 0, 0)
      context.restore()
    })
  }
}

const mapFont = (lettering: Lettering, size: number) =>
  `${lettering === 'italic' ? 'italic ' : ''}${MAP_WEIGHTS[lettering]} ${size}px "${MAP_FONT}", Garamond, Georgia, serif`
