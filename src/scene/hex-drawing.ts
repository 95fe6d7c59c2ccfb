import { mix } from '../board/colours.ts'
import { NOWHERE } from '../board/nowhere.ts'
import { type HexBoardPortrait, lookOf, type Portrait } from '../engine/portrait.ts'
import { type AreaMap, drawAreas, mapAreas } from './areas.ts'
import type { BoardDrawing, BoardLayer, DrawingStyle, GroundLayer } from './board-drawing.ts'
import { drawFarGround } from './far.ts'
import { drawGround } from './ground/index.ts'
import { tinted } from './ground/washes.ts'
import { changedHexes } from './hex-changes.ts'
import { APOTHEM, type HexLayout, NUMBER_SIZE, RADIUS } from './hex-layout.ts'
import { drawHexsides } from './hexsides.ts'
import { layoutOf } from './layout.ts'
import { box, grown, lines, type Rect, round, type Shape } from './shapes.ts'
import { type Theme, themeWithSides } from './theme.ts'
import { drawBridges, drawRoads, drawWaters } from './ways.ts'

/** A part is drawn as it is in the whole picture when the ground this far around it is known: two hexes, and a bit. */
const AROUND = RADIUS + 4 * APOTHEM
/** What changes in a hex shows in it and, by the borders of its ground and by roads, in its neighbours. */
const CHANGE = RADIUS + 2 * APOTHEM + 12

type HexScene = Pick<Portrait<HexBoardPortrait>, 'board' | 'areas'> & Partial<Pick<Portrait, 'sides'>>

/** A board of hexes. */
export class HexDrawing implements BoardDrawing {
  readonly board: HexBoardPortrait
  readonly layout: HexLayout
  readonly areas: AreaMap
  readonly sides: Portrait['sides']
  readonly reach = RADIUS + 12

  constructor({ board, areas, sides = [] }: HexScene) {
    this.board = board
    this.layout = layoutOf(board)
    this.areas = mapAreas({ areas }, this.layout)
    this.sides = sides
  }

  whole(theme: Theme): Record<BoardLayer, Shape[]> {
    const { board, layout } = this
    return {
      paper: drawSheet(layout, theme),
      ...drawGround(board, layout, theme),
      grid: drawGrid(layout, theme),
      hexsides: drawHexsides(board, layout, theme),
      areas: drawAreas(this.areas, layout, themeWithSides(theme, this.sides)),
      coordinates: drawCoordinates(board, layout, theme),
    }
  }

  part(layer: BoardLayer, rect: Rect, view: DrawingStyle): Shape[] {
    const { layout } = this
    const { theme } = view
    const hexes = layout.hexesIn(grown(rect, this.reach))
    switch (layer) {
      case 'paper':
        return drawSheet(layout, theme, hexes)
      case 'grid':
        return drawGrid(layout, theme, hexes)
      case 'hexsides':
        return drawHexsides(this.board, layout, theme, hexes)
      case 'areas':
        return drawAreas(this.areas, layout, themeWithSides(theme, this.sides), hexes)
      case 'coordinates':
        return drawCoordinates(this.board, layout, theme, hexes, view.numberSize)
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
    const board = this.#withWaysIn(grown(rect, AROUND))
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

/** How far the border of the map lies around its hexes, and its outer line around that. */
const [NEAT, OUTER] = [7, 11]

/** The sheet that the hexes lie on, with a border as maps have: what belongs to no hex is paler. */
function drawSheet(layout: HexLayout, theme: Theme, hexes: readonly number[] = layout.hexes): Shape[] {
  const line = mix(theme.ink, theme.paper, 0.3)
  const rect = ({ x, y, width, height }: Rect) => box([x + width / 2, y + height / 2], width, height)
  const inner = layout.borders(new Set(hexes)).map((ring) => lines(ring))
  return [
    { kind: 'path', d: rect(layout.frame(NEAT)), fill: mix(theme.paper, theme.page, 0.5), stroke: line, width: 0.8 },
    { kind: 'path', d: rect(layout.frame(OUTER)), stroke: line, width: 2.2 },
    { kind: 'path', d: inner.join(''), fill: theme.paper },
  ]
}

/** Each hex draws three of its sides: the others are those of its neighbours, or the edge of the board. */
function drawGrid(layout: HexLayout, theme: Theme, hexes: readonly number[] = layout.hexes): Shape[] {
  const [half, side] = [round(RADIUS / 2), round(APOTHEM)]
  const around = `h${RADIUS}l${half} ${side}l-${half} ${side}`
  let d = ''
  for (const hex of hexes) {
    const [x, y] = layout.centre(hex)
    d += `M${round(x - RADIUS / 2)} ${round(y - APOTHEM)}${around}`
    for (let direction = 3; direction < 6; direction++) {
      if (layout.grid.neighbour(hex, direction) === NOWHERE) d += lines(layout.endsOf(hex * 6 + direction), false)
    }
  }
  return [{ kind: 'path', d, stroke: theme.grid, width: 1.1 }]
}

/** `D5` at the northern side of every hex: stronger on ground that is not open, and among trees in a clearing. */
function drawCoordinates(
  board: HexBoardPortrait,
  layout: HexLayout,
  theme: Theme,
  hexes: readonly number[] = layout.hexes,
  size = NUMBER_SIZE,
): Shape[] {
  const strong = mix(theme.faint, theme.ink, 0.6)
  return hexes.map((hex): Shape => {
    const [x, y] = layout.centre(hex)
    const ground = board.ground[hex]
    const look = ground === undefined ? undefined : lookOf(board, ground)
    return {
      kind: 'text',
      x,
      y: y - APOTHEM + size + 2,
      text: layout.grid.label(hex),
      size,
      fill: look ? strong : theme.faint,
      anchor: 'middle',
      ...(look?.pattern === 'woods' && { halo: tinted(theme, look).woods }),
    }
  })
}
