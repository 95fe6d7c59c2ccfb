import { hexOfSide } from '../../../src/board/hex-sides.ts'
import type { Point } from '../../../src/board/table/point.ts'
import { type HexBoardPortrait, lookWith } from '../../../src/engine/portrait.ts'
import { HexLayout } from '../../../src/scene/hex-layout.ts'
import { drawHexsides } from '../../../src/scene/hexsides.ts'
import type { BoardParts } from '../../../src/scene/parts.ts'
import { type Rect, type Point as ScenePoint, type Shape, touch } from '../../../src/scene/shapes.ts'
import { drawTableGround } from '../../../src/scene/table/ground.ts'
import { survey } from '../../../src/scene/table/survey.ts'
import { TableLayout } from '../../../src/scene/table-layout.ts'
import type { Theme } from '../../../src/scene/theme.ts'
import { drawRoads, drawWaters } from '../../../src/scene/ways.ts'
import type { Overlay } from '../../canvas/overlay.ts'
import type { ShapeKind } from '../../tools/table/chosen.ts'
import type { GestureOverlay } from '../../view/gesture-overlay.ts'

/** What a gesture would draw on hexes, as the map will show it: a road or watercourse, and what lies on hexsides. */
export function drawnAhead({ path, sides }: GestureOverlay): Overlay['drawn'] {
  const kind = sides?.kind
  if (!path && !kind) return undefined
  return ({ portrait: { board }, layout }, theme) => {
    if (board.kind !== 'hex' || !(layout instanceof HexLayout)) return []
    if (kind)
      return drawHexsides(
        { hexsides: hexsidesWith(board, sides.sides, kind) },
        layout,
        theme,
        sides.sides.map(hexOfSide),
      )
    if (!path) return []
    const { hexes, look } = path
    if (look === 'road') return drawRoads({ ...board, roads: [{ name: undefined, hexes }] }, layout, theme)
    return drawWaters({ ...board, waters: [{ name: undefined, hexes, wide: look === 'river' }] }, layout, theme, [])
  }
}

type SideKind = NonNullable<NonNullable<GestureOverlay['sides']>['kind']>

/** Water joins what is there, and a bridge fits it. */
function hexsidesWith(
  { hexsides = [] }: HexBoardPortrait,
  sides: readonly number[],
  { pattern, colour }: SideKind,
): HexBoardPortrait['hexsides'] & {} {
  return [...hexsides, ...sides.map((side) => ({ side, name: '', pattern, ...(colour !== undefined && { colour }) }))]
}

/** How wide roads and waters of a table are drawn ahead, in tenths: what they are in the end, their rulebook says. */
const [ROAD, STREAM, RIVER] = [10, 10, 20] as const

/** What is being drawn on a table, as the map will show it; nothing while it has too few corners. */
export function drawnOnTable(
  { portrait: { board }, layout }: BoardParts,
  theme: Theme,
  kind: ShapeKind,
  drawings: readonly (readonly Point[])[],
): Shape[] {
  if (board.kind !== 'table' || !(layout instanceof TableLayout) || kind.form === 'point') return []
  const look = lookWith(kind.pattern, kind.colour)
  const isRing = kind.form === 'ring'
  const whole = drawings.filter((points) => points.length >= (isRing ? 3 : 2))
  if (whole.length === 0 || (isRing && !look)) return []
  const isWater = look?.pattern === 'stream' || look?.pattern === 'river'
  const wide = look?.pattern === 'river'
  const lines = whole.map((points) => ({ name: undefined, points }))
  const ground = drawTableGround(
    survey(
      {
        ...board,
        patches: isRing ? whole.map((ring) => ({ ground: AHEAD, ring })) : [],
        groundLooks: look ? { [AHEAD]: look } : {},
        roads: isRing || isWater ? [] : lines.map((line) => ({ ...line, width: ROAD, isPoor: false })),
        waters: !isRing && isWater ? lines.map((line) => ({ ...line, width: wide ? RIVER : STREAM, wide })) : [],
        bridges: [],
        names: [],
      },
      layout,
    ),
    theme,
  )
  // What grows on open ground all over the table is there already.
  const boxes = whole.map((points) => boxAround(layout.rings({ ring: points })[0]!))
  return Object.values(ground).flatMap((drawn) =>
    drawn.filter(({ bounds }) => boxes.some((box) => touch(box, bounds))).map(({ shape }) => shape),
  )
}

function boxAround(points: readonly ScenePoint[]): Rect {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const AHEAD = 'ahead'
