import type { HexBoardPortrait, Portrait } from '../engine/portrait.ts'
import { type AreaMap, drawAreas, mapAreas } from './areas.ts'
import type { BoardDrawing, BoardLayer, DrawingStyle, GroundLayer } from './board-drawing.ts'
import { drawFarGround } from './far.ts'
import { drawGround } from './ground/index.ts'
import { changedHexes } from './hex-changes.ts'
import { APOTHEM, type HexLayout, NUMBER_SIZE, RADIUS } from './hex-layout.ts'
import { drawHexsides } from './hexsides.ts'
import { layoutOf } from './layout.ts'
import { grown, type Rect, type Shape } from './shapes.ts'
import type { Theme } from './theme.ts'
import { drawBridges, drawRoads, drawWaters } from './ways.ts'

/** A part is drawn as it is in the whole picture when the ground this far around it is known: two hexes, and a bit. */
const AROUND = RADIUS + 4 * APOTHEM
/** What changes in a hex shows in it and, by the borders of its ground and by roads, in its neighbours. */
const CHANGE = RADIUS + 2 * APOTHEM + 12

/** A board of hexes. */
export class HexDrawing implements BoardDrawing {
  readonly board: HexBoardPortrait
  readonly layout: HexLayout
  readonly areas: AreaMap
  readonly reach = RADIUS + 12

  constructor({ board, areas }: Pick<Portrait<HexBoardPortrait>, 'board' | 'areas'>) {
    this.board = board
    this.layout = layoutOf(board)
    this.areas = mapAreas({ areas }, this.layout)
  }

  whole(theme: Theme): Record<BoardLayer, Shape[]> {
    const { board, layout } = this
    const d = layout.outlines(layout.hexes)
    return {
      paper: [{ kind: 'path', d, fill: theme.paper }],
      ...drawGround(board, layout, theme),
      grid: [{ kind: 'path', d, stroke: theme.grid, width: 1 }],
      hexsides: drawHexsides(board, layout, theme),
      areas: drawAreas(this.areas, layout, theme),
      coordinates: drawCoordinates(layout, theme),
    }
  }

  part(layer: BoardLayer, rect: Rect, view: DrawingStyle): Shape[] {
    const { layout } = this
    const { theme } = view
    const hexes = layout.hexesIn(grown(rect, this.reach))
    switch (layer) {
      case 'paper':
        return [{ kind: 'path', d: layout.outlines(hexes), fill: theme.paper }]
      case 'grid':
        return [{ kind: 'path', d: layout.outlines(hexes), stroke: theme.grid, width: 1 }]
      case 'hexsides':
        return drawHexsides(this.board, layout, theme, hexes)
      case 'areas':
        return drawAreas(this.areas, layout, theme, hexes)
      case 'coordinates':
        return drawCoordinates(layout, theme, hexes, view.numberSize)
      default:
        return this.#drawGround(layer, rect, hexes, view)
    }
  }

  changesFrom(before: BoardDrawing): Rect[] | undefined {
    if (!(before instanceof HexDrawing) || before.layout.grid !== this.layout.grid) return undefined
    return [...changedHexes(before, this)].map((hex) => this.around(hex))
  }

  around(hex: number): Rect {
    const [x, y] = this.layout.centre(hex)
    return { x: x - CHANGE, y: y - CHANGE, width: 2 * CHANGE, height: 2 * CHANGE }
  }

  #drawGround(layer: GroundLayer, rect: Rect, hexes: readonly number[], { theme, isFar }: DrawingStyle): Shape[] {
    const { layout } = this
    const board = this.#withWaysIn(grown(rect, this.reach))
    if (layer === 'water') return drawWaters(board, layout, theme, hexes)
    if (layer === 'roads') return [...drawRoads(board, layout, theme), ...drawBridges(board, layout, theme, hexes)]
    if (isFar) return layer === 'ground' ? drawFarGround(board, layout, theme, hexes) : []
    return drawGround(board, layout, theme, { hexes, around: layout.hexesIn(grown(rect, AROUND)) })[layer]
  }

  /** The board with no other roads and waters than those that come through a rectangle. */
  #withWaysIn({ x, y, width, height }: Rect): HexBoardPortrait {
    const { board } = this
    const isIn = (hex: number) => {
      const [cx, cy] = this.layout.centre(hex)
      return cx >= x && cx <= x + width && cy >= y && cy <= y + height
    }
    const comesBy = ({ hexes }: { readonly hexes: readonly number[] }) => hexes.some(isIn)
    return { ...board, roads: board.roads.filter(comesBy), waters: board.waters.filter(comesBy) }
  }
}

/** `D5` at the northern side of every hex. */
function drawCoordinates(
  layout: HexLayout,
  theme: Theme,
  hexes: readonly number[] = layout.hexes,
  size = NUMBER_SIZE,
): Shape[] {
  return hexes.map((hex): Shape => {
    const [x, y] = layout.centre(hex)
    return {
      kind: 'text',
      x,
      y: y - APOTHEM + size + 2,
      text: layout.grid.label(hex),
      size,
      fill: theme.faint,
      anchor: 'middle',
    }
  })
}
