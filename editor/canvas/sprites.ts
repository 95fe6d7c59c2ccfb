import type { GroundLook, PiecePortrait } from '../../src/engine/portrait.ts'
import { drawPiece, type PlacedPiece } from '../../src/scene/counters.ts'
import { drawGround } from '../../src/scene/ground/index.ts'
import { APOTHEM, HexLayout, RADIUS } from '../../src/scene/hex-layout.ts'
import { LONE_BOARD, loneBoard } from '../../src/scene/lone-hex.ts'
import { lookOf } from '../../src/scene/part-changes.ts'
import type { Point, Shape } from '../../src/scene/shapes.ts'
import { TENTH } from '../../src/scene/table-layout.ts'
import type { Theme } from '../../src/scene/theme.ts'
import { paintShapes } from './paint-shapes.ts'

/** Larger pictures than at this scale would fill the memory, and few of them are seen at once. */
const LARGEST = 2.5
/** Units that look different are some dozens; more pictures are those of other scales. */
const MOST = 800
/** From the middle of a picture to its edge: everything that belongs to one hex, or a piece with what is written at it. */
const REACH = RADIUS + 2
const reachOf = ({ footprint }: PiecePortrait) =>
  footprint ? Math.max(REACH, (Math.hypot(footprint.width, footprint.depth) / 2) * TENTH + 16) : REACH

const LONE_HEX = new HexLayout(LONE_BOARD, -RADIUS, -APOTHEM)

/** Where pictures go: a canvas on which a point of the map is at `left + scale · x` pixels. */
export type SpriteTarget = {
  readonly context: CanvasRenderingContext2D
  readonly scale: number
  readonly left: number
  readonly top: number
}

/** Counters and lone hexes, each drawn once for a scale and then copied. */
export class Sprites {
  readonly #drawn = new Map<string, HTMLCanvasElement>()
  readonly #theme: Theme

  constructor(theme: Theme) {
    this.#theme = theme
  }

  /** Counters where they lie. */
  paintPieces(target: SpriteTarget, pieces: readonly PlacedPiece[]): void {
    for (const placed of pieces) {
      const { piece, at, hasCompany, stack } = placed
      const appearance = `${lookOf(piece)} ${hasCompany} ${stack}`
      this.#paint(target, appearance, at, reachOf(piece), () => drawPiece(placed, this.#theme))
    }
  }

  /** One hex of a ground, by itself. */
  paintHex(target: SpriteTarget, ground: GroundLook | undefined, at: Point): void {
    this.#paint(target, `${ground?.pattern} ${ground?.colour}`, at, REACH, () => drawLoneHex(ground, this.#theme))
  }

  #paint(
    { context, scale, left, top }: SpriteTarget,
    appearance: string,
    [x, y]: Point,
    reach: number,
    draw: () => readonly Shape[],
  ): void {
    if (scale > LARGEST) {
      context.setTransform(scale, 0, 0, scale, left + x * scale, top + y * scale)
      paintShapes(context, draw())
      return
    }
    const key = `${scale} ${appearance}`
    const picture = this.#drawn.get(key) ?? this.#make(key, scale, reach, draw())
    const half = picture.width / 2
    context.setTransform(1, 0, 0, 1, 0, 0)
    // On whole pixels, where a copy is as sharp as the picture.
    context.drawImage(picture, Math.round(left + x * scale) - half, Math.round(top + y * scale) - half)
  }

  #make(key: string, scale: number, reach: number, shapes: readonly Shape[]): HTMLCanvasElement {
    if (this.#drawn.size >= MOST) this.#drawn.clear()
    const half = Math.ceil(reach * scale) + 1
    const picture = document.createElement('canvas')
    picture.width = picture.height = 2 * half
    const context = picture.getContext('2d')!
    context.setTransform(scale, 0, 0, scale, half, half)
    paintShapes(context, shapes)
    this.#drawn.set(key, picture)
    return picture
  }
}

function drawLoneHex(ground: GroundLook | undefined, theme: Theme): readonly Shape[] {
  const outline: Shape = { kind: 'path', d: LONE_HEX.outline(0, 1), fill: theme.paper }
  return [outline, ...Object.values(drawGround(loneBoard(ground), LONE_HEX, theme)).flat()]
}
