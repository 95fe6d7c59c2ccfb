import type { Rect } from '../../src/scene/shapes.ts'
import type { MapTransform, PixelRect } from './paint-part.ts'

/** The side of a tile in pixels. */
export const TILE = 256
/** More rectangles than this are painted as one. */
const MOST_RECTS = 6

/** A piece of the map as pixels. */
export type MapTile = {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  readonly place: MapTransform
  /** What has to be painted anew; all of it before it was painted first. */
  stale: readonly PixelRect[]
  isReady: boolean
}

export function makeTile(width: number, height: number, place: MapTransform): MapTile {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return { canvas, context: canvas.getContext('2d')!, place, stale: [wholeOf(canvas)], isReady: false }
}

const wholeOf = ({ width, height }: HTMLCanvasElement): PixelRect => ({ x: 0, y: 0, width, height })

/** Says that parts of the map look different now: a list of rectangles, or all of it. */
export function invalidate(tile: MapTile, changes: readonly Rect[] | undefined): void {
  if (!changes) {
    tile.stale = [wholeOf(tile.canvas)]
    return
  }
  const { scale, left, top } = tile.place
  const rects = [...tile.stale]
  for (const { x, y, width, height } of changes) {
    const [west, north] = [Math.floor(left + x * scale), Math.floor(top + y * scale)]
    const [east, south] = [Math.ceil(left + (x + width) * scale), Math.ceil(top + (y + height) * scale)]
    const own = common(wholeOf(tile.canvas), { x: west, y: north, width: east - west, height: south - north })
    if (own) addRect(rects, own)
  }
  tile.stale = rects.length > MOST_RECTS ? [rects.reduce(union)] : rects
}

/** Adds a rectangle to others, as one with those that it overlaps. */
function addRect(rects: PixelRect[], added: PixelRect): void {
  let whole = added
  for (let i = rects.length - 1; i >= 0; i--) {
    if (!common(rects[i]!, whole)) continue
    whole = union(rects[i]!, whole)
    rects.splice(i, 1)
    // It is larger now, and may overlap those that it passed.
    i = rects.length
  }
  rects.push(whole)
}

function common(a: PixelRect, b: PixelRect): PixelRect | undefined {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}

function union(a: PixelRect, b: PixelRect): PixelRect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** The tiles of the map at one scale, made where they are looked at. */
export class MapTileSheet {
  readonly scale: number
  readonly #ratio: number
  readonly #tiles = new Map<string, MapTile>()

  constructor(scale: number, ratio: number) {
    this.scale = scale
    this.#ratio = ratio
  }

  get tiles(): Iterable<MapTile> {
    return this.#tiles.values()
  }

  /** The tile in a column and row, kept as the one that was looked at last. */
  tile(column: number, row: number): MapTile {
    const key = `${column} ${row}`
    const known = this.#tiles.get(key)
    const place = { scale: this.scale, left: -column * TILE, top: -row * TILE, ratio: this.#ratio }
    const tile = known ?? makeTile(TILE, TILE, place)
    this.#tiles.delete(key)
    this.#tiles.set(key, tile)
    return tile
  }

  /** Forgets the tiles that were looked at longest ago. */
  keep(number: number): void {
    for (const key of this.#tiles.keys()) {
      if (this.#tiles.size <= number) return
      this.#tiles.delete(key)
    }
  }
}
