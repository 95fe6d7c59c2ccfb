import type { Portrait } from '../../src/engine/portrait.ts'
import { drawPiece } from '../../src/scene/counters.ts'
import { MARGIN, TITLE } from '../../src/scene/layout.ts'
import { BoardParts } from '../../src/scene/parts.ts'
import { type Theme, themeWithSides } from '../../src/scene/theme.ts'
import { paintShapes } from '../canvas/paint-shapes.ts'
import { THUMBNAIL } from './glance.ts'

/** What can be made out on a small picture. */
const LAYERS = ['paper', 'ground', 'water', 'roads', 'buildings', 'grid', 'hexsides', 'areas'] as const

/** A board that is shown whole has a little room around it. */
const WITH_AIR = 0.96

/** More places than these are a few pixels each: colours tell more than shapes. */
const FAR = 1500

/**
 * A board that is nearly as wide as the picture fills it; of one that is much higher or wider so little would be left that all of it is
 * shown instead, on the page.
 */
const MOST_CUT = 0.25

/** The board with its units: large enough to fill the picture, or whole. */
export function drawThumbnail(portrait: Portrait, usual: Theme, sharpness: number): Promise<Blob> {
  const theme = themeWithSides(usual, portrait.sides)
  const size = { width: THUMBNAIL.width * sharpness, height: THUMBNAIL.height * sharpness }
  const canvas = new OffscreenCanvas(size.width, size.height)
  // What is painted asks nothing of a canvas that one in a worker does not have.
  const context = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
  const parts = new BoardParts(portrait)
  const { width, height } = parts.layout
  const [along, down] = [size.width / width, size.height / height]
  const isCut = Math.min(along, down) >= Math.max(along, down) * (1 - MOST_CUT)
  const scale = isCut ? Math.max(along, down) : Math.min(along, down) * WITH_AIR
  const rect = {
    x: MARGIN + (width - size.width / scale) / 2,
    y: MARGIN + TITLE + (height - size.height / scale) / 2,
    width: size.width / scale,
    height: size.height / scale,
  }
  const { board } = portrait
  const isFar = board.kind === 'hex' && board.columns * board.rows > FAR
  context.fillStyle = isCut ? theme.paper : theme.page
  context.fillRect(0, 0, size.width, size.height)
  const place = (x: number, y: number) =>
    context.setTransform(scale, 0, 0, scale, (x - rect.x) * scale, (y - rect.y) * scale)
  place(0, 0)
  for (const layer of LAYERS) {
    if (layer !== 'grid' || !isFar) paintShapes(context, parts.draw(layer, rect, { theme, isFar, numberSize: 0 }))
  }
  for (const placed of parts.pieces(rect)) {
    place(...placed.at)
    paintShapes(context, drawPiece(placed, theme))
  }
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
}
