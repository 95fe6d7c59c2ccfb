import type { GroundPattern, TableBoardPortrait } from '../../engine/portrait.ts'
import type { Shape } from '../shapes.ts'
import { TableLayout, TENTH } from '../table-layout.ts'
import type { Theme } from '../theme.ts'
import { drawTableGround } from './ground.ts'
import { survey } from './survey.ts'

/** A sample in tenths of an inch. */
const [WIDTH, HEIGHT] = [18, 11]

/** A piece of ground of a table around the origin, as small as a line of the legend. */
export function drawTableSample(pattern: GroundPattern, theme: Theme): Shape[] {
  return drawSampleOf({ patches: [{ pattern, ring: RINGS[pattern] ?? OVAL }] }, theme)
}

/** A few tenths of a table around the origin. */
export function drawSampleOf(content: Partial<TableBoardPortrait>, theme: Theme): Shape[] {
  const board: TableBoardPortrait = {
    kind: 'table',
    width: WIDTH,
    height: HEIGHT,
    patches: [],
    groundNames: {},
    roads: [],
    waters: [],
    bridges: [],
    names: [],
    ...content,
  }
  const layout = new TableLayout(board, (-WIDTH / 2) * TENTH, (-HEIGHT / 2) * TENTH)
  const layers = Object.values(drawTableGround(survey(board, layout), theme))
  return [
    { kind: 'group', x: 0, y: 0, scale: 0.52, shapes: layers.flatMap((drawn) => drawn.map(({ shape }) => shape)) },
  ]
}

const OVAL = [
  [0, 4],
  [4, 0],
  [12, 0],
  [18, 4],
  [17, 9],
  [10, 11],
  [3, 10],
] as const
const BLOCK = [
  [0, 0],
  [WIDTH, 0],
  [WIDTH, HEIGHT],
  [0, HEIGHT],
] as const
const YARD = [
  [4, 0],
  [14, 0],
  [14, HEIGHT],
  [4, HEIGHT],
] as const
const RINGS: Readonly<Partial<Record<GroundPattern, TableBoardPortrait['patches'][number]['ring']>>> = {
  town: BLOCK,
  orchard: BLOCK,
  field: BLOCK,
  farm: YARD,
  fortified: YARD,
}
