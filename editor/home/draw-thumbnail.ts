import type { Portrait } from '../../src/engine/portrait.ts'
import { drawPiece } from '../../src/scene/counters.ts'
import { MARGIN, TITLE } from '../../src/scene/layout.ts'
import { BoardParts } from '../../src/scene/parts.ts'
import type { Theme } from '../../src/scene/theme.ts'
import { paintShapes } from '../canvas/paint-shapes.ts'
import { THUMBNAIL } from './glance.ts'

/** What can be made out on a small picture. */
const LAYERS = ['paper', 'ground', 'water', 'roads', 'buildings', 'grid', 'hexsides', 'areas'] as const

/** More places than these are a few pixels each: colours tell more than shapes. */
const FAR = 1500

/** The board with its units, large enough to fill the picture: what is longer is cut off on both sides alike. */
export function drawThumbnail(portrait: Portrait, theme: Theme): Promise<Blob> {
  const canvas = new OffscreenCanvas(THUMBNAIL.width, THUMBNAIL.height)
  // What is painted asks nothing of a canvas that one in a worker does not have.
  const context = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
  const parts = new BoardParts(portrait)
  const { width, height } = parts.layout
  const scale = Math.max(THUMBNAIL.width / width, THUMBNAIL.height / height)
  const rect = {
    x: MARGIN + (width - THUMBNAIL.width / scale) / 2,
    y: MARGIN + TITLE + (height - THUMBNAIL.height / scale) / 2,
    width: THUMBNAIL.width / scale,
    height: THUMBNAIL.height / scale,
  }
  const { board } = portrait
  const isFar = board.kind === 'hex' && board.columns * board.rows > FAR
  context.fillStyle = theme.paper
  context.fillRect(0, 0, THUMBNAIL.width, THUMBNAIL.height)
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
