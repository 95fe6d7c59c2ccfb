import {
  type BoardPortrait,
  type HexBoardPortrait,
  lookOf,
  type Portrait,
  type TableBoardPortrait,
} from '../../../src/engine/portrait.ts'
import { farColour } from '../../../src/scene/far.ts'
import type { BoardLayout } from '../../../src/scene/layout.ts'
import type { Point } from '../../../src/scene/shapes.ts'
import type { Theme } from '../../../src/scene/theme.ts'

type Picture = { readonly context: CanvasRenderingContext2D; readonly layout: BoardLayout; readonly theme: Theme }

/** A board in a few pixels: ground in one colour each, ways as lines, units as dots. The canvas is laid on the map beforehand. */
export function drawMinimap(
  context: CanvasRenderingContext2D,
  portrait: Portrait,
  layout: BoardLayout,
  theme: Theme,
): void {
  const picture = { context, layout, theme }
  const { board } = portrait
  const frame = layout.frame(0)
  context.fillStyle = theme.paper
  context.fillRect(frame.x, frame.y, frame.width, frame.height)
  if (board.kind === 'hex') drawHexes(picture, board)
  else drawPatches(picture, board)
  drawWays(picture, board)
  drawUnits(picture, portrait)
}

function drawHexes({ context, layout, theme }: Picture, board: HexBoardPortrait): void {
  const byColour = new Map<string, number[]>()
  const colours = new Map<string, string | undefined>()
  for (const [hex, kind] of board.ground.entries()) {
    if (kind === undefined) continue
    if (!colours.has(kind)) colours.set(kind, colourOf(board, kind, theme))
    const colour = colours.get(kind)
    if (colour === undefined) continue
    const own = byColour.get(colour)
    if (own) own.push(hex)
    else byColour.set(colour, [hex])
  }
  const [width, height] = [layout.halfWidth * 1.6, layout.halfHeight * 2.1]
  for (const [colour, hexes] of byColour) {
    context.fillStyle = colour
    for (const hex of hexes) {
      const [x, y] = layout.centre(hex)
      context.fillRect(x - width / 2, y - height / 2, width, height)
    }
  }
}

function drawPatches({ context, layout, theme }: Picture, board: TableBoardPortrait): void {
  for (const { ground, ring } of board.patches) {
    const colour = colourOf(board, ground, theme)
    if (colour === undefined) continue
    trace(context, layout.rings({ ring })[0]!)
    context.closePath()
    context.fillStyle = colour
    context.fill()
  }
}

/** Water that is ground has the colour of water. */
function colourOf(board: BoardPortrait, kind: string, theme: Theme): string | undefined {
  const look = lookOf(board, kind)
  const isWater = look?.pattern === 'stream' || look?.pattern === 'river'
  return isWater ? theme.water : farColour(look, theme)
}

function drawWays({ context, layout, theme }: Picture, board: BoardPortrait): void {
  const lines = (ways: readonly { readonly points: readonly Point[] }[], colour: string, width: number) => {
    context.beginPath()
    for (const { points } of ways) {
      const [first, ...rest] = points
      if (first) context.moveTo(...first)
      for (const point of rest) context.lineTo(...point)
    }
    context.strokeStyle = colour
    context.lineWidth = width
    context.stroke()
  }
  const placed = (way: BoardPortrait['roads'][number] | BoardPortrait['waters'][number]) => ({
    points: 'hexes' in way ? way.hexes.map((hex) => layout.centre(hex)) : layout.rings({ ring: way.points })[0]!,
  })
  lines(board.waters.map(placed), theme.water, layout.halfWidth * 0.5)
  lines(board.roads.map(placed), theme.roadEdge, layout.halfWidth * 0.25)
}

function drawUnits({ context, layout, theme }: Picture, { pieces, sides }: Portrait): void {
  const size = layout.isGrid ? layout.halfWidth * 1.1 : layout.halfWidth * 0.8
  for (const { place, side, colour = sides[side]?.colour } of pieces) {
    const [x, y] = layout.centre(place)
    context.fillStyle = colour ?? theme.sides[side % 2]!.fill
    context.fillRect(x - size / 2, y - size / 2, size, size)
  }
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath()
  for (const point of points) context.lineTo(...point)
}
