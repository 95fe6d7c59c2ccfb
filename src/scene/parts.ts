import type { PiecePortrait, Portrait } from '../engine/portrait.ts'
import { type AreaMap, drawAreas, mapAreas } from './areas.ts'
import { type PlacedPiece, placePieces } from './counters.ts'
import { layoutOf } from './draw.ts'
import { drawFarGround } from './far.ts'
import { drawGround } from './ground/index.ts'
import { APOTHEM, type HexLayout, RADIUS, type Rect } from './hex-layout.ts'
import { drawCoordinates, drawNames, type PlacedName, placeNames } from './labels.ts'
import type { LayerId, Shape } from './shapes.ts'
import type { Theme } from './theme.ts'
import { drawBridges, drawRoads, drawWaters } from './ways.ts'

/** The layers that a part of a board can have. Pieces are told apart, so that a counter can be drawn once for many. */
export type PartLayer = Exclude<LayerId, 'pieces' | 'marks' | 'legend'>

/** How a part is looked at. */
export type View = {
  readonly theme: Theme
  /** From so far that only colours are seen of the ground. */
  readonly isFar: boolean
  /** The size of the numbers of hexes. */
  readonly numberSize: number
}

/** A part is drawn as it is in the whole picture when the ground this far around it is known: two hexes, and a bit. */
const AROUND = RADIUS + 4 * APOTHEM
/** How far the drawing of a hex reaches, counted from its centre. */
const REACH = RADIUS + 12

/** A battle that can be drawn in parts: any rectangle of the picture, as it would be in the whole. */
export class BoardParts {
  readonly portrait: Portrait
  readonly layout: HexLayout
  readonly names: readonly PlacedName[]
  readonly areas: AreaMap
  readonly piecesOf: ReadonlyMap<number, readonly PiecePortrait[]>

  constructor(portrait: Portrait) {
    this.portrait = portrait
    this.layout = layoutOf(portrait.board)
    this.names = placeNames(portrait, this.layout)
    this.areas = mapAreas(portrait, this.layout)
    this.piecesOf = piecesByHex(portrait.pieces)
  }

  /** The hexes that can be seen in a rectangle. */
  hexes(rect: Rect): readonly number[] {
    return this.layout.hexesIn(grown(rect, REACH))
  }

  /** The pieces that can be seen in a rectangle, from the back to the front. */
  pieces(rect: Rect): PlacedPiece[] {
    return placePieces(
      this.hexes(rect).flatMap((hex) => this.piecesOf.get(hex) ?? []),
      this.layout,
    )
  }

  /** What a layer shows in a rectangle. It may draw more, but nothing inside differs from the whole picture. */
  draw(layer: PartLayer, rect: Rect, view: View): Shape[] {
    const { layout } = this
    const { theme } = view
    switch (layer) {
      case 'paper':
        return [{ kind: 'path', d: layout.outlines(this.hexes(rect)), fill: theme.paper }]
      case 'grid':
        return [{ kind: 'path', d: layout.outlines(this.hexes(rect)), stroke: theme.grid, width: 1 }]
      case 'areas':
        return drawAreas(this.areas, layout, theme, this.hexes(rect))
      case 'coordinates':
        return drawCoordinates(layout, theme, this.hexes(rect), view.numberSize)
      case 'names':
        return drawNames(
          this.names.filter(({ box }) => touch(grown(box, 8), rect)),
          theme,
        )
      default:
        return this.#drawGround(layer, rect, view)
    }
  }

  #drawGround(layer: 'ground' | 'water' | 'roads' | 'buildings', rect: Rect, { theme, isFar }: View): Shape[] {
    const { layout } = this
    const hexes = this.hexes(rect)
    const board = this.#withWaysIn(grown(rect, REACH))
    if (layer === 'water') return drawWaters(board, layout, theme, hexes)
    if (layer === 'roads') return [...drawRoads(board, layout, theme), ...drawBridges(board, layout, theme, hexes)]
    if (isFar) return layer === 'ground' ? drawFarGround(board, layout, theme, hexes) : []
    return drawGround(board, layout, theme, { hexes, around: layout.hexesIn(grown(rect, AROUND)) })[layer]
  }

  /** The board with no other roads and waters than those that come through a rectangle. */
  #withWaysIn({ x, y, width, height }: Rect): Portrait['board'] {
    const { board } = this.portrait
    const isIn = (hex: number) => {
      const [cx, cy] = this.layout.centre(hex)
      return cx >= x && cx <= x + width && cy >= y && cy <= y + height
    }
    const comesBy = ({ hexes }: { readonly hexes: readonly number[] }) => hexes.some(isIn)
    return { ...board, roads: board.roads.filter(comesBy), waters: board.waters.filter(comesBy) }
  }
}

/** A rectangle with so much more on every side. */
export function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function touch(a: Rect, b: Rect): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height
}

function piecesByHex(pieces: readonly PiecePortrait[]): Map<number, PiecePortrait[]> {
  const byHex = new Map<number, PiecePortrait[]>()
  for (const piece of pieces) {
    const own = byHex.get(piece.place)
    if (own) own.push(piece)
    else byHex.set(piece.place, [piece])
  }
  return byHex
}
