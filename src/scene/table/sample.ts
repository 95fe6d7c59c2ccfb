import type { GroundLook, GroundPattern, TableBoardPortrait } from '../../engine/portrait.ts'
import type { Shape } from '../shapes.ts'
import { TableLayout, TENTH } from '../table-layout.ts'
import type { Theme } from '../theme.ts'
import { coloursOf, drawFlag, drawZone } from './areas.ts'
import { drawTableGround } from './ground.ts'
import { survey } from './survey.ts'

/** A sample in tenths of an inch. */
const [WIDTH, HEIGHT] = [18, 11]

/** A piece of ground of a table around the origin, as small as a line of the legend. */
export function drawTableSample(look: GroundLook, theme: Theme): Shape[] {
  const { pattern } = look
  if (pattern === 'bridge') return drawSampleOf(CROSSING, theme)
  return drawSampleOf(
    { patches: [{ ground: pattern, ring: RINGS[pattern] ?? OVAL }], groundLooks: { [pattern]: look } },
    theme,
  )
}

/** An area that nobody holds yet, as large. */
export function drawAreaSample(theme: Theme): Shape[] {
  const flag: Shape = { kind: 'group', x: 8, y: -1, scale: 0.7, shapes: drawFlag(coloursOf(undefined, theme), theme) }
  return [...drawZone('M-15-1H8V10H-15Z', undefined, theme), flag]
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

/** A road that crosses a stream by a bridge. */
const CROSSING: Partial<TableBoardPortrait> = {
  roads: [{ name: undefined, points: [[1, 5], [17, 6]], width: 6, isPoor: false }],
  waters: [{ name: undefined, points: [[10, 0], [8, 5], [9, 11]], width: 6, wide: false }],
  bridges: [{ at: [8, 5], facing: 90 }],
} // biome-ignore format: points

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
  vineyard: BLOCK,
  garden: BLOCK,
  enclosures: BLOCK,
  cemetery: BLOCK,
  'walled-village': BLOCK,
}
