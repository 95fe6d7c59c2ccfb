import { NUMBER_SIZE } from '../../src/scene/hex-layout.ts'
import type { BoardParts } from '../../src/scene/parts.ts'
import { LAYERS, type LayerId, type Rect } from '../../src/scene/shapes.ts'
import type { Theme } from '../../src/scene/theme.ts'
import { paintShapes } from './paint-shapes.ts'
import { SIZE } from './pen.ts'
import type { Sprites } from './sprites.ts'

/** What tiles show. */
export type TileContent = {
  readonly parts: BoardParts
  readonly theme: Theme
  readonly sprites: Sprites
  readonly layers: ReadonlySet<LayerId>
  /** Whether the paper lies under something else, such as a scan: then tiles are transparent. */
  readonly isOpen: boolean
  /** Pieces that are not painted, by their numbers. */
  readonly absent: ReadonlySet<number>
}

/** Pixels of a canvas: whole numbers. */
export type PixelRect = Rect

/** How the map lies on a canvas: a point is at `left + scale · x` pixels, of which `ratio` are one of the page's. */
export type MapTransform = {
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly ratio: number
}

/** Smaller places than of this many pixels show only colours. */
const FAR = 16
/** Smaller places have no lines between them: there would be nothing but lines. */
const NO_GRID = 9
/** Numbers of places have at least so many pixels, if they have that much room; smaller than the second they are left out. */
const [READABLE, LEAST] = [9, 7] as const
/** The most that a number may take of its place, and the smallest that names may be. */
const LARGEST_NUMBER = 12
const LEAST_NAME = 0.35
/** Places that are drawn in one go: a few milliseconds. */
const AT_ONCE = 250

/** Paints an area of a canvas step by step: between two steps a frame can be shown. */
export function* paintPart(
  context: CanvasRenderingContext2D,
  area: PixelRect,
  place: MapTransform,
  content: TileContent,
): Generator<undefined, void> {
  for (const piece of pieces(area, place.scale)) yield* paintPiece(context, piece, place, content)
}

function* paintPiece(
  context: CanvasRenderingContext2D,
  area: PixelRect,
  place: MapTransform,
  { parts, theme, sprites, layers, isOpen, absent }: TileContent,
): Generator<undefined, void> {
  const { scale, left, top, ratio } = place
  const placePixels = 2 * SIZE * scale
  const rect = {
    x: (area.x - left) / scale,
    y: (area.y - top) / scale,
    width: area.width / scale,
    height: area.height / scale,
  }
  const number = numberSize(scale / ratio)
  const view = { theme, isFar: placePixels < FAR, numberSize: number ?? NUMBER_SIZE }
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.beginPath()
  context.rect(area.x, area.y, area.width, area.height)
  context.clip()
  context.clearRect(area.x, area.y, area.width, area.height)
  if (!isOpen) {
    context.fillStyle = theme.page
    context.fillRect(area.x, area.y, area.width, area.height)
  }
  for (const layer of LAYERS) {
    if (!layers.has(layer) || layer === 'marks' || layer === 'legend') continue
    if (layer === 'paper' && isOpen) continue
    if (layer === 'grid' && placePixels < NO_GRID) continue
    if (layer === 'coordinates' && number === undefined) continue
    if (layer === 'names' && scale / ratio < LEAST_NAME) continue
    if (layer === 'pieces') {
      const here = parts.pieces(rect).filter(({ piece }) => !absent.has(piece.number ?? -1))
      sprites.paintPieces({ context, scale, left, top }, here)
    } else {
      context.setTransform(scale, 0, 0, scale, left, top)
      paintShapes(context, parts.draw(layer, rect, view))
    }
    yield
  }
  context.restore()
}

/** The size of the numbers of places, on the map; nothing where they could not be read. */
function numberSize(scale: number): number | undefined {
  const size = Math.min(LARGEST_NUMBER, Math.max(NUMBER_SIZE, READABLE / scale))
  return size * scale < LEAST ? undefined : size
}

/** Cuts an area into pieces with no more places than are drawn at once. */
function pieces(area: PixelRect, scale: number): PixelRect[] {
  const places = (area.width * area.height) / (2.6 * SIZE * SIZE * scale * scale)
  const cuts = Math.ceil(Math.sqrt(places / AT_ONCE))
  if (cuts <= 1) return [area]
  const cut = (length: number, i: number) => Math.round((length * i) / cuts)
  return Array.from({ length: cuts * cuts }, (_, i) => {
    const [column, row] = [i % cuts, Math.floor(i / cuts)]
    const [x, y] = [cut(area.width, column), cut(area.height, row)]
    return {
      x: area.x + x,
      y: area.y + y,
      width: cut(area.width, column + 1) - x,
      height: cut(area.height, row + 1) - y,
    }
  })
}
