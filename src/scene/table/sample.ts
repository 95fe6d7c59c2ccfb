import type { GroundPattern, TableBoardPortrait } from '../../engine/portrait.ts'
import type { Shape } from '../shapes.ts'
import { TableLayout, TENTH } from '../table-layout.ts'
import type { Theme } from '../theme.ts'
import { drawTableGround } from './ground.ts'

/** A sample in tenths of an inch. */
const [WIDTH, HEIGHT] = [20, 14]

/** A piece of ground of a table around the origin, as small as a line of the legend. */
export function drawTableSample(pattern: GroundPattern, theme: Theme): Shape[] {
  const ring = [
    [0, 0],
    [WIDTH, 0],
    [WIDTH, HEIGHT],
    [0, HEIGHT],
  ] as const
  const board: TableBoardPortrait = {
    kind: 'table',
    width: WIDTH,
    height: HEIGHT,
    patches: [{ pattern, ring }],
    groundNames: {},
    roads: [],
    waters: [],
    bridges: [],
    names: [],
  }
  const layout = new TableLayout(board, (-WIDTH / 2) * TENTH, (-HEIGHT / 2) * TENTH)
  const shapes = drawTableGround(board, layout, theme)
  return [{ kind: 'group', x: 0, y: 0, scale: 0.45, shapes: Object.values(shapes).flat() }]
}
