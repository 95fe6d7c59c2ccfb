import type { Portrait } from '../../src/engine/portrait.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'
import { findChanges } from '../../src/scene/part-changes.ts'
import { BoardParts } from '../../src/scene/parts.ts'
import { grown, type LayerId, type Point, type Rect } from '../../src/scene/shapes.ts'
import { type Theme, themeOverScan, themeWithSides } from '../../src/scene/theme.ts'
import type { BoardStage } from './board-stage.ts'
import { type Camera, fit, keepInSight, type Size } from './camera.ts'
import { drawOverlay } from './draw-overlay.ts'
import { onLetters } from './map-letters.ts'
import { MapTiles, type VisibleArea } from './map-tiles.ts'
import type { Overlay } from './overlay.ts'
import type { TileContent } from './paint-part.ts'
import { Pen } from './pen.ts'
import { wholeRegion } from './region.ts'
import { Sprites } from './sprites.ts'

/** A picture under or over the map, such as a scan to be traced: how its pixels come to lie on the scene. */
export type UnderlayPicture = {
  readonly image: ImageBitmap | HTMLImageElement
  readonly transform: readonly [a: number, b: number, c: number, d: number, e: number, f: number]
  readonly opacity: number
  /** Over the ground and its counters, or under the ground, on the paper. */
  readonly isAbove: boolean
}

/** What is on the board, and how it is looked at. */
export type CanvasContent = {
  readonly portrait: Portrait
  readonly theme: Theme
  readonly layers: ReadonlySet<LayerId>
  readonly underlay: UnderlayPicture | undefined
  /** Pieces that are left out, by their numbers: they are on their way, and the overlay draws them. */
  readonly absent: ReadonlySet<number>
}

/** In each frame so many milliseconds are for painting tiles; more where nothing else has happened. */
const [BUSY, IDLE] = [5, 11] as const
/** What is seen around the board when all of it is */
const AIR = 12

/** What the canvas shows, and when it is drawn: once in a frame, and only when something is new. */
export class CanvasRenderer {
  readonly #tiles = new MapTiles()
  #content: CanvasContent | undefined
  #tileContent: TileContent | undefined
  #overlay: Overlay = {}
  #camera: Camera | undefined
  #screen: Size = { width: 0, height: 0 }
  #ratio = 1
  #stage: Pick<BoardStage, 'board' | 'overlay'> | undefined
  #fresh = { board: false, overlay: false }
  #frame: number | undefined
  #waiting: (() => void)[] = []
  #forgetLetters = () => {}

  get layout(): BoardLayout {
    return this.#tileContent!.parts.layout
  }

  /** The place that is meant by a point of the map, or NOWHERE. */
  pick(point: Point): number {
    return this.#tileContent!.parts.pick(point)
  }

  /** The name that is written at a point of the map, while names are shown. */
  nameAt([x, y]: Point): string | undefined {
    if (!this.#content!.layers.has('names')) return undefined
    const isIn = ({ box }: { readonly box: Rect }) =>
      x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
    return this.#tileContent!.parts.names.findLast(isIn)?.name
  }

  get camera(): Camera {
    return this.#camera ?? fit(this.frame, this.#screen)
  }

  get whole(): Camera {
    return fit(this.frame, this.#screen)
  }

  get frame(): Rect {
    return this.layout.frame(AIR)
  }

  get screen(): Size {
    return this.#screen
  }

  get cursor(): number | undefined {
    return this.#overlay.cursor
  }

  attach(stage: BoardStage): void {
    this.#stage = stage
    this.#draw('both')
    this.#forgetLetters = onLetters(() => {
      if (!this.#tileContent) return
      this.#tiles.show(
        this.#tileContent,
        // Other letters may have been wider.
        this.#tileContent.parts.names.map(({ box }) => grown(box, 40)),
      )
      this.#draw('both')
    })
  }

  detach(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    this.#frame = undefined
    this.#stage = undefined
    this.#forgetLetters()
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  /** Shows a battle; of one that is there already, only what has changed is painted. */
  setContent(content: CanvasContent): void {
    const { portrait, layers, underlay, absent } = content
    const isOpen = underlay !== undefined && !underlay.isAbove
    const theme = themeWithSides(isOpen ? themeOverScan(content.theme) : content.theme, portrait.sides)
    const [before, tileContent] = [this.#content, this.#tileContent]
    this.#content = { ...content, theme }
    const parts = before?.portrait === portrait ? tileContent!.parts : new BoardParts(portrait)
    const isRestyled =
      !tileContent || before?.theme !== theme || !areSame(tileContent.layers, layers) || tileContent.isOpen !== isOpen
    const sprites = tileContent && before?.theme === theme ? tileContent.sprites : new Sprites(theme)
    this.#tileContent = { parts, theme, sprites, layers, isOpen, absent }
    const onBoard = isRestyled ? undefined : tileContent.parts === parts ? [] : findChanges(tileContent.parts, parts)
    const left =
      before && before.absent !== absent ? [...placesOf(parts, before.absent), ...placesOf(parts, absent)] : []
    const changes = onBoard && [...onBoard, ...left.map((place) => parts.drawing.around(place))]
    if (changes?.length !== 0) this.#tiles.show(this.#tileContent, changes)
    this.#draw('both')
  }

  /** The camera; without one the whole board is shown, whatever the size of the canvas. */
  moveCamera(camera: Camera | undefined): void {
    this.#camera = camera
    this.#draw('both')
  }

  setOverlay(overlay: Overlay): void {
    this.#overlay = overlay
    this.#draw('overlay')
  }

  resize(screen: Size, ratio: number): void {
    this.#screen = screen
    this.#ratio = ratio
    this.#draw('both')
  }

  /** The camera after it was moved, never so far that the board is out of sight. */
  moved(change: (camera: Camera) => Camera): Camera {
    return keepInSight(change(this.camera), this.frame, this.#screen)
  }

  /** Resolves when nothing is left to paint. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#draw('both')
    })
  }

  #draw(what: 'both' | 'overlay'): void {
    this.#fresh = { board: this.#fresh.board || what === 'both', overlay: true }
    this.#frame ??= requestAnimationFrame(() => this.#step())
  }

  #step(): void {
    this.#frame = undefined
    if (!this.#stage || !this.#tileContent) return
    const painted = this.#tiles.painted
    const isBusy = this.#fresh.board || this.#fresh.overlay
    const isMore = this.#tiles.work(this.#window(), performance.now() + (isBusy ? BUSY : IDLE))
    if (this.#fresh.board || this.#tiles.painted !== painted) this.#stage.board.draw()
    if (this.#fresh.overlay) this.#stage.overlay.draw()
    const { motion } = this.#overlay
    const isMoving = motion !== undefined && performance.now() < motion.until
    this.#fresh = { board: false, overlay: isMoving }
    if (isMore || isMoving) this.#frame = requestAnimationFrame(() => this.#step())
    if (!isMore) for (const resolve of this.#waiting.splice(0)) resolve()
  }

  #window(): VisibleArea {
    const { x, y, k } = this.camera
    const [ratio, { width, height }] = [this.#ratio, this.#screen]
    return {
      x: x * ratio,
      y: y * ratio,
      scale: k * ratio,
      width: Math.floor(width * ratio),
      height: Math.floor(height * ratio),
      ratio,
    }
  }

  paintBoard(context: CanvasRenderingContext2D): void {
    if (!this.#tileContent || !this.#content) return
    const { underlay, theme } = this.#content
    const window = this.#window()
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillStyle = theme.page
    context.fillRect(0, 0, window.width, window.height)
    if (underlay && !underlay.isAbove) {
      this.#paintPaper(context, theme)
      this.#paintUnderlay(context, underlay)
    }
    this.#tiles.draw(context, window)
    if (underlay?.isAbove) this.#paintUnderlay(context, underlay)
    context.restore()
  }

  paintOverlay(context: CanvasRenderingContext2D): void {
    if (!this.#tileContent) return
    const { parts, theme, sprites } = this.#tileContent
    const pen = new Pen(context, theme, this.camera, this.#screen, this.#ratio)
    context.save()
    drawOverlay(pen, this.#overlay, parts, sprites)
    context.restore()
  }

  #onMap(context: CanvasRenderingContext2D): void {
    const { x, y, scale } = this.#window()
    context.setTransform(scale, 0, 0, scale, Math.round(x), Math.round(y))
  }

  #paintPaper(context: CanvasRenderingContext2D, theme: Theme): void {
    this.#onMap(context)
    context.beginPath()
    wholeRegion(this.layout).trace(context, this.frame, false)
    context.fillStyle = theme.paper
    context.fill()
    context.setTransform(1, 0, 0, 1, 0, 0)
  }

  #paintUnderlay(context: CanvasRenderingContext2D, { image, transform, opacity }: UnderlayPicture): void {
    context.save()
    this.#onMap(context)
    context.transform(...transform)
    context.globalAlpha = opacity
    context.drawImage(image, 0, 0)
    context.restore()
  }
}

function placesOf({ portrait }: BoardParts, numbers: ReadonlySet<number>): number[] {
  return portrait.pieces.flatMap(({ number, place }) => (number !== undefined && numbers.has(number) ? [place] : []))
}

function areSame(a: ReadonlySet<LayerId>, b: ReadonlySet<LayerId>): boolean {
  return a.size === b.size && [...a].every((layer) => b.has(layer))
}
