import type { PiecePortrait, Portrait } from '../engine/portrait.ts'
import { type BoardDrawing, type BoardLayer, type DrawingStyle, drawingOf } from './board-drawing.ts'
import { byPlace, type PlacedPiece, placePieces } from './counters.ts'
import { drawNames, type PlacedName, placeNames } from './labels.ts'
import type { BoardLayout } from './layout.ts'
import { grown, holds, type Point, type Rect, type Shape, touch } from './shapes.ts'
import { footprintAt } from './table/block.ts'
import { themeWithSides } from './theme.ts'

/** The layers that a part of a board can have. Pieces are told apart, so that a counter can be drawn once for many. */
export type PartLayer = BoardLayer | 'names'

/** How far from a piece that covers no ground it is still meant. */
const NEAR = 12

/** A battle that can be drawn in parts: any rectangle of the picture, as it would be in the whole. */
export class BoardParts {
  readonly portrait: Portrait
  readonly drawing: BoardDrawing
  readonly layout: BoardLayout
  readonly piecesOf: ReadonlyMap<number, readonly PiecePortrait[]>
  #names: readonly PlacedName[] | undefined

  constructor(portrait: Portrait) {
    this.portrait = portrait
    this.drawing = drawingOf(portrait)
    this.layout = this.drawing.layout
    this.piecesOf = byPlace(portrait.pieces)
  }

  /** The names on the map, where there is room for them: sought when they are first asked for, since a small picture has none. */
  get names(): readonly PlacedName[] {
    return (this.#names ??= placeNames(this.portrait, this.layout))
  }

  /** The pieces that can be seen in a rectangle, from the back to the front. */
  pieces(rect: Rect): PlacedPiece[] {
    const seen = grown(rect, this.drawing.reach)
    const places = [...this.piecesOf].filter(([place]) => holds(seen, this.layout.centre(place)))
    return placePieces(
      places.flatMap(([, pieces]) => pieces),
      this.layout,
    )
  }

  /** What a layer shows in a rectangle. It may draw more, but nothing inside differs from the whole picture. */
  draw(layer: PartLayer, rect: Rect, view: DrawingStyle): Shape[] {
    if (layer !== 'names') return this.drawing.part(layer, rect, view)
    return drawNames(
      this.names.filter(({ box }) => touch(grown(box, 8), rect)),
      themeWithSides(view.theme, this.portrait.sides),
    )
  }

  /** What is meant by a point of the picture: without a grid the place of the piece that lies there goes before the point. */
  pick(point: Point): number {
    if (this.layout.isGrid) return this.layout.at(point)
    const [x, y] = point
    const near = this.pieces({ x, y, width: 0, height: 0 })
    const hit = near.findLast(({ piece, at }) => {
      const ring = footprintAt(piece, at)
      return ring ? isInside(ring, point) : Math.hypot(x - at[0], y - at[1]) <= NEAR
    })
    return hit ? hit.piece.place : this.layout.at(point)
  }

  /** The lines around a place, so much further in than its rim: without a grid around the pieces that lie there. */
  rims(place: number, margin = 0): readonly (readonly Point[])[] {
    const covered = this.layout.isGrid ? [] : (this.piecesOf.get(place) ?? [])
    const found = covered.flatMap((piece) => {
      const ring = footprintAt(piece, this.layout.centre(place))
      return ring ? [ring] : []
    })
    return found.length > 0 ? found : [this.layout.rim(place, margin)]
  }
}

/** Whether a point is inside a ring that bulges nowhere inwards, or on its border. */
function isInside(ring: readonly Point[], [x, y]: Point): boolean {
  return ring.every(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
  })
}
