import { nearestEdge, smooth } from '../../../src/board/table/curve.ts'
import type { Point } from '../../../src/board/table/point.ts'
import { contains, doubledArea } from '../../../src/board/table/ring.ts'
import { changeData } from '../../../src/scenario/edit/change-data.ts'
import { count } from '../../../src/scenario/wording.ts'
import { jitter } from '../../../src/scene/jitter.ts'
import { onTable, tableSurveyOf } from '../../document/by-board.ts'
import { lockedMessage } from '../../view/locks.ts'
import type { PaintingRule } from '../../view/painting-rule.ts'
import type { TableDesk } from '../tool.ts'
import { paletteOfTable, type ShapeKind } from './chosen.ts'
import { selectedShape } from './hit-targets.ts'

type Desk = Omit<TableDesk, 'near'>
type Scatter = PaintingRule & { readonly kind: 'scatter' }

/** How many corners a patch has before it is bent, how large one is in tenths, and how far apart they lie. */
const [CORNERS, SMALLEST, LARGEST, APART] = [7, 12, 34, 8] as const
/** So many places are tried: a table that is full takes no more. */
const TRIES = 600

/** The kind of ground that a rule scatters: the one that was chosen, or woods, or the first that there is. */
export function scatteredKind(desk: Desk, { terrain }: Scatter): ShapeKind | undefined {
  const kinds = scatterableKinds(desk)
  return kinds.find(({ id }) => id === terrain) ?? kinds.find(({ pattern }) => pattern === 'woods') ?? kinds[0]
}

/** Ground that encloses something. */
export const scatterableKinds = (desk: Desk): readonly ShapeKind[] =>
  (paletteOfTable(desk)?.shapes ?? []).filter(({ form, pattern }) => form === 'ring' && pattern !== undefined)

/** The patches that a rule would draw: within the selected drawing, or on the whole table, clear of each other, of other ground, roads and water. */
export function ringsScattered(desk: Desk, { density, seed }: Scatter): Point[][] {
  const { document, view, size } = desk
  const within = selectedShape(document.state, view.getState())
  const region: readonly Point[] = within?.form === 'ring' ? within.points : cornersOf(size)
  const grounds = new Set(scatterableKinds(desk).map(({ id }) => id))
  const others = (tableSurveyOf(document.state)?.shapes ?? [])
    .filter(
      ({ form, points, kind, path }) =>
        form === 'ring' && points.length > 2 && grounds.has(kind) && path !== within?.path,
    )
    .map(({ points }) => ({ points, box: boxOf(points) }))
  const [west, south, east, north] = boxOf(region)
  const wanted = (Math.abs(doubledArea(region)) / 2) * (density / 100)
  const lines = (tableSurveyOf(document.state)?.shapes ?? []).filter(({ form }) => form === 'line')
  const isOnWay = (at: Point, radius: number) =>
    lines.some(({ points, width: wide = 0 }) => nearestEdge(points, false, at).distance < radius + wide / 2)
  const found: { readonly at: Point; readonly radius: number; readonly ring: Point[] }[] = []
  let covered = 0
  for (let i = 0; i < TRIES && covered < wanted; i++) {
    const chance = jitter(seed, i)
    const at: Point = [Math.round(west + chance() * (east - west)), Math.round(south + chance() * (north - south))]
    const radius = Math.min(
      SMALLEST + chance() * (LARGEST - SMALLEST),
      Math.sqrt((wanted - covered) / 2) + SMALLEST / 2,
    )
    const isApart = found.every((one) => Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) > one.radius + radius + APART)
    if (!isApart || !contains(region, at) || isOnWay(at, radius)) continue
    const ring = blob(at, radius, chance)
    const near = others.filter((one) => reaches(one, at, radius))
    const isFree = (point: Point) => contains(region, point) && !near.some(({ points }) => contains(points, point))
    if (!ring.every(isFree)) continue
    found.push({ at, radius, ring })
    covered += Math.abs(doubledArea(ring)) / 2
  }
  return found.map(({ ring }) => ring)
}

/** Draws what a rule says, as one step. Says whether there was anything to draw. */
export function scatterOnTable(desk: Desk, rule: Scatter): boolean {
  const { document, view } = desk
  if (view.getState().locked.has('terrain')) {
    document.notify(lockedMessage('terrain'), true)
    return false
  }
  const kind = scatteredKind(desk, rule)
  const rings = ringsScattered(desk, rule)
  if (!kind || rings.length === 0) return false
  return document.draw(
    `Scatter ${kind.name.toLowerCase()}: ${count(rings.length, 'patch', 'patches')}`,
    onTable((scenarioEditor, draft) => {
      let data = draft
      return rings.flatMap((ring) => {
        const changes = scenarioEditor.ground.draw(data, kind.id, ring)
        data = changeData(data, changes)
        return changes
      })
    }),
  )
}

/** An uneven round patch. */
function blob([x, y]: Point, radius: number, chance: () => number): Point[] {
  const corners = Array.from({ length: CORNERS }, (_, i): Point => {
    const angle = ((i + chance() * 0.5) / CORNERS) * 2 * Math.PI
    const far = radius * (0.65 + chance() * 0.35)
    return [Math.round(x + Math.cos(angle) * far), Math.round(y + Math.sin(angle) * far)]
  })
  return smooth(corners, true)
}

type Bounded = {
  readonly points: readonly Point[]
  readonly box: readonly [west: number, south: number, east: number, north: number]
}

function boxOf(points: readonly Point[]): Bounded['box'] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Whether something may come within a circle. */
const reaches = ({ box: [west, south, east, north] }: Bounded, [x, y]: Point, radius: number) =>
  x + radius > west && x - radius < east && y + radius > south && y - radius < north

const cornersOf = ({ width, height }: Desk['size']): Point[] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
]
