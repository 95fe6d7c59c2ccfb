import type { Rect } from '../../src/scene/shapes.ts'
import { type PixelRect, paintPart, type TileContent } from './paint-part.ts'
import { areAlike } from './region.ts'
import { invalidate, type MapTile, MapTileSheet, makeTile, TILE } from './tile-sheet.ts'

/** What of the map is on the screen, in pixels: a point of the map is at `x + scale · px`. */
export type VisibleArea = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly width: number
  readonly height: number
  /** How many pixels are one of the page's. */
  readonly ratio: number
}

/** The picture of the whole map that stands in for tiles not painted yet: so many pixels wide or high, and no nearer. */
const OVERVIEW = 1024
const OVERVIEW_SCALE = 0.35
/** Around the board, names and counters may stand out so far. */
const AIR = 90
/** A zoom that rests so many milliseconds has ended. */
const REST = 120
/** Tiles that are kept beside those on the screen: 256 kB each. */
const SPARE = 120

type Job = { readonly tile: MapTile; readonly rect: PixelRect; readonly steps: Generator<undefined, void> }

/**
 * The map as bitmaps of 256 pixels at the scale of the screen, drawn at whole pixels: so panning copies, and an edit paints
 * the part that it changes. While a zoom goes on, the bitmaps that are there are stretched; afterwards new ones are painted,
 * a few milliseconds in each frame.
 */
export class MapTiles {
  #content: TileContent | undefined
  #sheet: MapTileSheet | undefined
  /** The sheet of the scale before, until this one has what the screen shows. */
  #former: MapTileSheet | undefined
  #overview: MapTile | undefined
  #job: Job | undefined
  /** One canvas to paint on: what is half done is never seen. */
  readonly #bench = makeBench()
  /** How many pieces were painted so far: another number is another picture. */
  painted = 0
  #wantedScale = 0
  #wantedSince = 0

  /** Shows something else from now on: in some rectangles of the map, or everywhere. */
  show(content: TileContent, changes: readonly Rect[] | undefined): void {
    const isOtherBoard = !this.#content || !areAlike(this.#content.parts.layout, content.parts.layout)
    this.#content = content
    if (isOtherBoard) this.#sheet = this.#former = this.#overview = this.#job = undefined
    for (const tile of this.#all()) invalidate(tile, changes)
    // What is being painted goes on where nothing of it has changed: else it would never be finished during a stroke.
    if (this.#job && !this.#job.tile.stale.includes(this.#job.rect)) this.#job = undefined
  }

  *#all(): Generator<MapTile> {
    yield* this.#sheet?.tiles ?? []
    yield* this.#former?.tiles ?? []
    if (this.#overview) yield this.#overview
  }

  /** Paints what is missing until a moment; says whether there is more to do. */
  work(window: VisibleArea, until: number): boolean {
    if (!this.#content || window.width < 1 || window.height < 1) return false
    if (this.#isZooming(window)) return true
    do {
      this.#job ??= this.#nextJob(window)
      if (!this.#job) {
        this.#former = undefined
        return false
      }
      const isDone = this.#job.steps.next().done
      // Browsers put drawing off until it is seen: a look at a pixel makes it take its time now, where it is counted.
      this.#bench.context.getImageData(this.#job.rect.x, this.#job.rect.y, 1, 1)
      if (isDone) this.#finish(this.#job)
    } while (performance.now() < until)
    return true
  }

  /** Whether the scale still changes; begins a new sheet when it has come to rest. */
  #isZooming({ scale, ratio }: VisibleArea): boolean {
    if (this.#sheet?.scale === scale) return false
    const now = performance.now()
    if (this.#wantedScale !== scale) {
      this.#wantedScale = scale
      this.#wantedSince = now
    }
    if (this.#sheet && now - this.#wantedSince < REST) return true
    this.#job = undefined
    if (this.#sheet) this.#former = this.#sheet
    this.#sheet = new MapTileSheet(scale, ratio)
    return false
  }

  #nextJob(window: VisibleArea): Job | undefined {
    const sheet = this.#sheet!
    const seen = this.#seen(window, 0)
    const unfinished = (tile: MapTile) => tile.stale.length > 0
    // What is painted already and changed in a spot is quick, and what somebody looks at.
    const next = seen.find((tile) => tile.isReady && unfinished(tile)) ?? seen.find(unfinished)
    if (next) return this.#begin(next)
    this.#overview ??= this.#makeOverview()
    if (unfinished(this.#overview)) return this.#begin(this.#overview)
    const near = this.#seen(window, 1)
    sheet.keep(near.length + SPARE)
    const beside = near.find(unfinished)
    return beside && this.#begin(beside)
  }

  #begin(tile: MapTile): Job {
    const [rect] = tile.stale
    const { canvas, context } = this.#bench
    if (canvas.width < tile.canvas.width || canvas.height < tile.canvas.height) {
      canvas.width = Math.max(canvas.width, tile.canvas.width)
      canvas.height = Math.max(canvas.height, tile.canvas.height)
    }
    context.reset()
    return { tile, rect: rect!, steps: paintPart(context, rect!, tile.place, this.#content!) }
  }

  #finish({ tile, rect }: Job): void {
    const { x, y, width, height } = rect
    tile.context.clearRect(x, y, width, height)
    tile.context.drawImage(this.#bench.canvas, x, y, width, height, x, y, width, height)
    tile.stale = tile.stale.filter((one) => one !== rect)
    tile.isReady = true
    this.painted++
    this.#job = undefined
  }

  /** The tiles on the screen, and so many around it, from the middle outwards. */
  #seen({ x, y, width, height }: VisibleArea, around: number): MapTile[] {
    const first = (at: number) => Math.floor(-at / TILE) - around
    const last = (at: number, length: number) => Math.ceil((length - at) / TILE) - 1 + around
    const [middleX, middleY] = [(width / 2 - x) / TILE - 0.5, (height / 2 - y) / TILE - 0.5]
    const places: { column: number; row: number; distance: number }[] = []
    for (let column = first(x); column <= last(x, width); column++) {
      for (let row = first(y); row <= last(y, height); row++) {
        if (this.#isOnMap(column, row))
          places.push({ column, row, distance: (column - middleX) ** 2 + (row - middleY) ** 2 })
      }
    }
    places.sort((a, b) => a.distance - b.distance)
    return places.map(({ column, row }) => this.#sheet!.tile(column, row))
  }

  #isOnMap(column: number, row: number): boolean {
    const frame = this.#content!.parts.layout.frame(AIR)
    const { scale } = this.#sheet!
    const [x, y, side] = [(column * TILE) / scale, (row * TILE) / scale, TILE / scale]
    return x < frame.x + frame.width && x + side > frame.x && y < frame.y + frame.height && y + side > frame.y
  }

  #makeOverview(): MapTile {
    const { x, y, width, height } = this.#content!.parts.layout.frame(AIR)
    const scale = Math.min(OVERVIEW_SCALE, OVERVIEW / width, OVERVIEW / height)
    const place = { scale, left: -x * scale, top: -y * scale, ratio: 1 }
    return makeTile(Math.ceil(width * scale), Math.ceil(height * scale), place)
  }

  /** Copies the map to the screen. */
  draw(context: CanvasRenderingContext2D, window: VisibleArea): void {
    if (!this.#content) return
    const sheet = this.#sheet?.scale === window.scale ? this.#sheet : undefined
    const seen = sheet ? this.#seen(window, 0) : []
    const missing = sheet ? seen.filter(({ isReady }) => !isReady) : undefined
    if (!missing || missing.length > 0) this.#drawSubstitutes(context, window, missing)
    context.imageSmoothingEnabled = false
    for (const { canvas, place, isReady } of seen) {
      if (isReady) context.drawImage(canvas, Math.round(window.x) - place.left, Math.round(window.y) - place.top)
    }
  }

  /** Draws older pictures, stretched, where tiles are missing, or everywhere. */
  #drawSubstitutes(
    context: CanvasRenderingContext2D,
    window: VisibleArea,
    missing: readonly MapTile[] | undefined,
  ): void {
    context.save()
    context.beginPath()
    if (missing) {
      for (const { place } of missing)
        context.rect(Math.round(window.x) - place.left, Math.round(window.y) - place.top, TILE, TILE)
    } else context.rect(0, 0, window.width, window.height)
    context.clip()
    context.imageSmoothingEnabled = true
    const former = missing ? this.#former : this.#sheet
    const older = [...(this.#overview ? [this.#overview] : []), ...(former?.tiles ?? [])]
    for (const { canvas, place, isReady } of older) {
      if (!isReady) continue
      const by = window.scale / place.scale
      const [x, y] = [window.x - place.left * by, window.y - place.top * by]
      const [width, height] = [canvas.width * by, canvas.height * by]
      if (x > window.width || y > window.height || x + width < 0 || y + height < 0) continue
      context.drawImage(canvas, x, y, width, height)
    }
    context.restore()
  }
}

function makeBench() {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = TILE
  return { canvas, context: canvas.getContext('2d', { willReadFrequently: true })! }
}
