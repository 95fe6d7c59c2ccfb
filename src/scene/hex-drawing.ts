import { mix } from '../board/colours.ts'
import { NOWHERE } from '../board/nowhere.ts'
import { type HexBoardPortrait, lookOf, type Portrait } from '../engine/portrait.ts'
import { type AreaMap, drawAreas, mapAreas } from './areas.ts'
import type { BoardDrawing, BoardLayer, DrawingStyle, GroundLayer } from './board-drawing.ts'
import { drawFarGround } from './far.ts'
import { drawGround } from './ground/index.ts'
import { TILLED } from './ground/tillage.ts'
import { tinted } from './ground/washes.ts'
import { changedHexes } from './hex-changes.ts'
import { APOTHEM, type HexLayout, NEAT, NUMBER_SIZE, RADIUS } from './hex-layout.ts'
import { drawHexsides } from './hexsides.ts'
import { layoutOf } from './layout.ts'
import { FURLONG_REACH } from './parcels.ts'
import { box, grown, lines, type Rect, round, type Shape } from './shapes.ts'
import { type Theme, themeWithSides } from './theme.ts'
import { drawBridges, drawRoads, drawWaters } from './ways.ts'

/** How far what is drawn for a hex reaches from its centre: to the border of the map, or as far as its fields. */
const REACH = Math.max(2 * APOTHEM + NEAT, TILLED + FURLONG_REACH)
/** A part is drawn as it is in the whole picture when the ground this far around it is known: two more hexes, and a bit. */
const AROUND = REACH + RADIUS + 2 * APOTHEM + 20
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
      hexsides: this.#drawHexsides(theme),
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
        return drawSheet(layout, theme)
      case 'grid':
        return drawGrid(layout, theme, hexes)
      case 'hexsides':
        return this.#drawHexsides(theme, hexes)
      case 'areas':
        return drawAreas(this.areas, layout, themeWithSides(theme, this.sides), hexes)
      case 'coordinates':
        return drawCoordinates(this.board, layout, theme, hexes, view.numberSize)
      default:
        return this.#drawGround(layer, rect, layout.hexesIn(grown(rect, REACH)), view)
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

  /** With the border once more: water between hexes lies over the grid and goes on below the page around it. */
  #drawHexsides(theme: Theme, within?: readonly number[]): Shape[] {
    const shapes = drawHexsides(this.board, this.layout, theme, within)
    return shapes.length === 0 ? [] : [...shapes, ...drawBorder(this.layout, theme)]
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

/** The outer line of the border, and how far land and ways may go on below the page around it. */
const [OUTER, HIDDEN] = [NEAT + 4, NEAT + 14]

const rectangle = ({ x, y, width, height }: Rect) => box([x + width / 2, y + height / 2], width, height)

/** The sheet that the hexes lie on, up to the border of the map. */
function drawSheet(layout: HexLayout, theme: Theme): Shape[] {
  return [{ kind: 'path', d: rectangle(layout.frame(NEAT)), fill: theme.paper }]
}

/** The border of the map, as atlases have it: whatever goes on beyond it is hidden. */
function drawBorder(layout: HexLayout, theme: Theme): Shape[] {
  const line = mix(theme.ink, theme.paper, 0.3)
  const inner = layout.frame(NEAT)
  // The other way around, so that the map stays open.
  const hole = `M${round(inner.x)} ${round(inner.y)}v${round(inner.height)}h${round(inner.width)}v${round(-inner.height)}Z`
  return [
    { kind: 'path', d: `${rectangle(layout.frame(HIDDEN))}${hole}`, fill: theme.page },
    { kind: 'path', d: rectangle(inner), stroke: line, width: 0.8 },
    { kind: 'path', d: rectangle(layout.frame(OUTER)), stroke: line, width: 2.2 },
  ]
}

/** Each hex draws three of its sides: the others are those of its neighbours, or the edge of the board. Around them is the border. */
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
  return [{ kind: 'path', d, stroke: theme.grid, width: 1.1 }, ...drawBorder(layout, theme)]
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
