import type { Point, Rect, Shape } from '../../src/scene/shapes.ts'
import { FONT, printable } from '../../src/scene/svg.ts'
import type { Theme } from '../../src/scene/theme.ts'
import type { Camera, Size } from './camera.ts'
import { paintShapes } from './paint-shapes.ts'
import type { BoardRegion } from './region.ts'

/** How much of the map what is drawn at a place takes on any board: the radius of a hex, an inch of a table. */
export const SIZE = 40
/** Where that is less on the page, it is drawn roughly. */
const ROUGH = 5

type Hatching = 'rising' | 'falling' | 'dots'

/**
 * Draws over the map: shapes lie on the map, but lines, hatchings and letters have the size of the page's pixels at every
 * zoom. Lines have an edge in another tone, so that they are seen on any ground.
 */
export class Pen {
  readonly context: CanvasRenderingContext2D
  readonly theme: Theme
  readonly camera: Camera
  readonly ratio: number
  readonly sight: Rect

  constructor(context: CanvasRenderingContext2D, theme: Theme, camera: Camera, screen: Size, ratio: number) {
    this.context = context
    this.theme = theme
    this.camera = camera
    this.ratio = ratio
    const { x, y, k } = camera
    this.sight = { x: -x / k, y: -y / k, width: screen.width / k, height: screen.height / k }
    context.lineJoin = 'round'
    context.lineCap = 'round'
  }

  get isRough(): boolean {
    return this.camera.k * SIZE < ROUGH
  }

  /** Where a point of the map is on the page. */
  at([x, y]: Point): Point {
    return [this.camera.x + x * this.camera.k, this.camera.y + y * this.camera.k]
  }

  isInSight([x, y]: Point): boolean {
    const { sight } = this
    const room = SIZE * 2
    return (
      x > sight.x - room && x < sight.x + sight.width + room && y > sight.y - room && y < sight.y + sight.height + room
    )
  }

  /** A path on the map. */
  trace(draw: (context: CanvasRenderingContext2D) => void): void {
    const { context } = this
    const { x, y, k } = this.camera
    context.beginPath()
    context.save()
    context.translate(x, y)
    context.scale(k, k)
    draw(context)
    context.restore()
  }

  fill(colour: string, opacity: number): void {
    const { context } = this
    context.save()
    context.globalAlpha = opacity
    context.fillStyle = colour
    context.fill()
    context.restore()
  }

  hatch(hatching: Hatching, colour: string): void {
    const { context } = this
    context.fillStyle = patternOf(context, hatching, colour)
    context.fill()
  }

  /** A line in a colour, with an edge. */
  stroke(colour: string, width: number, dash: readonly number[] = []): void {
    const { context } = this
    context.setLineDash([])
    context.strokeStyle = this.theme.halo
    context.lineWidth = width + 2
    context.stroke()
    this.line(colour, width, dash)
  }

  /** A line without an edge, for many beside each other. */
  line(colour: string, width: number, dash: readonly number[] = []): void {
    const { context } = this
    context.setLineDash([...dash])
    context.strokeStyle = colour
    context.lineWidth = width
    context.stroke()
    context.setLineDash([])
  }

  region(region: BoardRegion, { colour, hatching, width = 2, dash }: RegionStyle): void {
    if (hatching) {
      this.trace((context) => region.trace(context, this.sight, this.isRough))
      this.fill(colour, 0.14)
      if (!this.isRough) this.hatch(hatching, colour)
    }
    this.trace((context) => region.traceBorder(context, this.sight))
    this.stroke(colour, width, dash)
  }

  /** Shapes of the scene where they lie on the map; lines have a glow that tells them from what is there already. */
  shapes(shapes: readonly Shape[], glow = 0): void {
    if (shapes.length === 0) return
    const { context, ratio } = this
    const { x, y, k } = this.camera
    context.save()
    context.setTransform(k * ratio, 0, 0, k * ratio, x * ratio, y * ratio)
    context.shadowColor = this.theme.accent
    context.shadowBlur = glow * ratio
    paintShapes(context, shapes)
    context.restore()
  }

  /** Letters around a point of the page. */
  write(text: string, [x, y]: Point, size: number, colour = this.theme.ink): void {
    const { context } = this
    context.font = `bold ${size}px "${FONT}", sans-serif`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.setLineDash([])
    context.strokeStyle = this.theme.halo
    context.lineWidth = 3.5
    context.strokeText(printable(text), x, y)
    context.fillStyle = colour
    context.fillText(printable(text), x, y)
  }
}

type RegionStyle = {
  readonly colour: string
  readonly hatching?: Hatching
  readonly width?: number
  readonly dash?: readonly number[]
}

const patterns = new Map<string, CanvasPattern>()

/** A pattern for all canvases: lines or dots with nothing between them. */
function patternOf(context: CanvasRenderingContext2D, hatching: Hatching, colour: string): CanvasPattern {
  const key = `${hatching} ${colour}`
  const known = patterns.get(key)
  if (known) return known
  const side = 8
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const pen = canvas.getContext('2d')!
  pen.globalAlpha = 0.75
  pen.strokeStyle = pen.fillStyle = colour
  pen.lineWidth = 1.3
  pen.beginPath()
  if (hatching === 'dots') pen.arc(side / 2, side / 2, 1.3, 0, 2 * Math.PI)
  // Three lines, so that the corners of neighbouring pieces meet.
  for (const shift of hatching === 'dots' ? [] : [-side, 0, side]) {
    pen.moveTo(shift - 1, hatching === 'rising' ? side + 1 : -1)
    pen.lineTo(shift + side + 1, hatching === 'rising' ? -1 : side + 1)
  }
  if (hatching === 'dots') pen.fill()
  else pen.stroke()
  const pattern = context.createPattern(canvas, 'repeat')!
  patterns.set(key, pattern)
  return pattern
}
