import type { TableBoardPortrait } from '../../engine/portrait.ts'
import type { GroundLayer } from '../board-drawing.ts'
import { farColour } from '../far.ts'
import { box, grown, lines, type Point, type Rect, type Shape, touch } from '../shapes.ts'
import { type TableLayout, TENTH } from '../table-layout.ts'
import type { Theme } from '../theme.ts'

/** Everything that lies on a table, or comes into a rectangle of its picture, layer by layer from below. */
export function drawTableGround(
  board: TableBoardPortrait,
  layout: TableLayout,
  theme: Theme,
  rect: Rect = layout.frame(0),
): Record<GroundLayer, Shape[]> {
  const isSeen = (points: readonly Point[], width = 0) => touch(grown(boundsOf(points), width + 4), rect)
  const on = (points: readonly Point[]) => points.map((point) => layout.on(point))
  const patches = board.patches
    .map(({ pattern, ring }) => ({ pattern, ring: on(ring) }))
    .filter(({ ring }) => isSeen(ring))
    .map(({ pattern, ring }) => ({ pattern, shape: drawPatch(ring, farColour(pattern, theme) ?? theme.water, theme) }))
  const lanes = (ways: readonly { readonly points: readonly Point[]; readonly width: number }[]) =>
    ways
      .map((way) => ({ ...way, points: on(way.points), width: way.width * TENTH }))
      .filter(({ points, width }) => isSeen(points, width))
  return {
    ground: patches.filter(({ pattern }) => !BUILT.has(pattern)).map(({ shape }) => shape),
    water: lanes(board.waters).flatMap(({ points, width }) => drawLane(points, width, theme.waterEdge, theme.water)),
    roads: [
      ...lanes(board.roads.filter(({ isPoor }) => isPoor)).map(({ points, width }): Shape => {
        return { kind: 'path', d: lines(points, false), stroke: theme.roadEdge, width: width / 3, dash: [8, 5] }
      }),
      ...lanes(board.roads.filter(({ isPoor }) => !isPoor)).flatMap(({ points, width }) =>
        drawLane(points, width / 2, theme.roadEdge, theme.road),
      ),
      ...board.bridges
        .filter(({ at }) => isSeen([layout.on(at)], 6 * TENTH))
        .map(({ at, facing }): Shape => {
          const [x, y] = layout.on(at)
          return { kind: 'group', x, y, turn: facing, shapes: drawBridge(theme) }
        }),
    ],
    buildings: patches.filter(({ pattern }) => BUILT.has(pattern)).map(({ shape }) => shape),
  }
}

const BUILT: ReadonlySet<string> = new Set(['farm', 'town', 'fortified'])

function drawPatch(ring: readonly Point[], fill: string, theme: Theme): Shape {
  return { kind: 'path', d: lines(ring), fill, stroke: theme.contour, width: 0.8 }
}

function drawLane(points: readonly Point[], width: number, edge: string, fill: string): Shape[] {
  const d = lines(points, false)
  return [
    { kind: 'path', d, stroke: edge, width: width + 2.5 },
    { kind: 'path', d, stroke: fill, width },
  ]
}

/** Its way goes to the north. */
function drawBridge(theme: Theme): Shape[] {
  const [w, d] = [5 * TENTH, 8 * TENTH]
  return [{ kind: 'path', d: box([0, 0], w, d), fill: theme.road, stroke: theme.rampart, width: 1.6 }]
}

function boundsOf(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
