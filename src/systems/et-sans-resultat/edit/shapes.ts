import { formatFacing, parseFacing, stepsBetween } from '../../../board/table/facing.ts'
import type { TableSize } from '../../../board/table/places.ts'
import { type Point, squaredDistance } from '../../../board/table/point.ts'
import type { SurveyedShape } from '../../../engine/table-scenario-editor.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { changesBetween, hasHoles, keysAt } from '../../../scenario/edit/changes.ts'
import { valueAt } from '../../../scenario/value-at.ts'
import type { TableBoard, TableEntry, TableFeature } from '../format/index.ts'
import { Grounds, tenths, toPoint } from '../format/index.ts'
import { AREA, ENTRY } from './kinds.ts'
import { freshId, inInches, type OpenDraft, openDraft } from './open-draft.ts'

const FEATURES_PATH = ['board', 'features']
const AREAS_PATH = ['board', 'areas']
const ENTRIES_PATH = ['board', 'entries']

/** Whatever is drawn on the table: ground, areas and entries. What cannot be read whole is left to the text. */
export function surveyShapes(
  { features = {}, areas = {}, entries = {} }: TableBoard,
  grounds: Grounds,
): SurveyedShape[] {
  return [
    ...Object.entries(features).flatMap(([id, feature]): SurveyedShape[] => {
      const { kind, name, area, line } = feature
      const points = readablePoints(area ?? line)
      if (!points) return []
      return [
        {
          path: [...FEATURES_PATH, id],
          kind,
          form: area ? 'ring' : 'line',
          label: name ?? grounds.row(kind).name,
          points,
          ...(line && { width: tenths(grounds.rowOf(feature).width) }),
        },
      ]
    }),
    ...Object.entries(areas).flatMap(([id, { name, area, owner }]): SurveyedShape[] => {
      const points = readablePoints(area)
      const side = owner === undefined ? {} : { side: owner }
      return points ? [{ path: [...AREAS_PATH, id], kind: AREA, form: 'ring', label: name, points, ...side }] : []
    }),
    ...Object.entries(entries).map(
      ([id, { name, at }]): SurveyedShape => ({
        path: [...ENTRIES_PATH, id],
        kind: ENTRY,
        form: 'point',
        label: `Entry: ${name ?? id}`,
        points: [toPoint(at)],
      }),
    ),
  ]
}

/** Draws something new: on top of everything of its kind. */
export function draw(data: unknown, kind: string, points: readonly Point[]): Change[] {
  const opened = openDraft(data)
  if (!opened || points.length === 0) return []
  const { board } = opened
  if (kind === AREA) return drawArea(board, points)
  if (kind === ENTRY) return drawEntry(opened, points[0]!)
  const grounds = new Grounds(opened.draft.ground)
  const { isLine } = grounds.row(kind)
  if (!grounds.has(kind) || points.length < (isLine ? 2 : 3)) return []
  const id = freshId(kind, new Set(Object.keys(board.features ?? {})))
  const value = { kind, [isLine ? 'line' : 'area']: points.map(inInches) }
  return [{ kind: 'set', path: [...FEATURES_PATH, id], value, isNew: true }]
}

/** Gives something other points; numbers that stay are not touched. */
export function reshape(data: unknown, shape: Path, points: readonly Point[]): Change[] {
  const opened = openDraft(data)
  const value = valueAt(data, shape) as (Partial<TableFeature> & Partial<TableEntry>) | undefined
  if (!opened || !value || points.length === 0) return []
  if (value.at) {
    const { point, inward } = onEdge(opened.size, points[0]!)
    // What leads onto the table from there stays as it is.
    const isOutward = stepsBetween(parseFacing(value.facing ?? '') ?? inward + 8, inward) > 3
    return [
      ...changesBetween([...shape, 'at'], value.at, inInches(point)),
      ...(isOutward ? changesBetween([...shape, 'facing'], value.facing, formatFacing(inward)) : []),
    ]
  }
  const key = value.line ? 'line' : 'area'
  return changesBetween([...shape, key], value[key], points.map(inInches))
}

/** Takes things away, with their list where nothing is left in it. */
export function erase(data: unknown, shapes: readonly Path[]): Change[] {
  const there = shapes.filter((path) => valueAt(data, path) !== undefined)
  const lists = new Map(there.map((path) => [path.slice(0, -1).join('/'), path.slice(0, -1)]))
  return [
    ...there.map((path): Change => ({ kind: 'remove', path })),
    ...[...lists.values()]
      .filter((list) =>
        keysAt(data, list).every((id) => there.some((path) => path.join('/') === [...list, id].join('/'))),
      )
      .map((path): Change => ({ kind: 'remove', path, ifEmpty: true })),
  ]
}

/** Lays something right below another thing of its list, or on top of them all. */
export function restack(data: unknown, shape: Path, below: Path | undefined): Change[] {
  const list = shape.slice(0, -1)
  const [id, other] = [String(shape.at(-1)), below && String(below.at(-1))]
  const order = keysAt(data, list)
  const next = order[order.indexOf(id) + 1]
  if (!order.includes(id) || id === other || next === other) return []
  return [{ kind: 'move', path: shape, to: shape, ...(other !== undefined && { before: other }) }]
}

function drawArea({ areas = {} }: TableBoard, points: readonly Point[]): Change[] {
  if (points.length < 3) return []
  const id = freshId('area', new Set(Object.keys(areas)))
  const number = /\d+$/.exec(id)?.[0]
  const value = { name: number === undefined ? 'Area' : `Area ${number}`, area: points.map(inInches) }
  return [{ kind: 'set', path: [...AREAS_PATH, id], value, isNew: true }]
}

/** 13.4: an entry lies on the edge and leads onto the table, by the road that ends there if one does. */
function drawEntry({ board: { entries = {}, features = {} }, size, draft }: OpenDraft, at: Point): Change[] {
  const grounds = new Grounds(draft.ground)
  const { point, inward } = onEdge(size, at)
  const isRoadTo = ({ kind, line }: TableFeature) =>
    ROADS.has(grounds.row(kind).kind) &&
    [line?.[0], line?.at(-1)].some((end) => end && squaredDistance(toPoint(end), point) <= NEAR_ROAD * NEAR_ROAD)
  const road = Object.entries(features).find(([, feature]) => isRoadTo(feature))?.[0]
  const id = freshId('entry', new Set(Object.keys(entries)))
  const end = road === undefined ? undefined : roadEnd(features[road]!, point)
  const value = {
    at: inInches(end ?? point),
    facing: formatFacing(inward),
    ...(road !== undefined && { road }),
  }
  return [{ kind: 'set', path: [...ENTRIES_PATH, id], value, isNew: true }]
}

const ROADS: ReadonlySet<string> = new Set(['road', 'poor-road'])

/** A road that ends within so many tenths is meant. */
const NEAR_ROAD = 10

/** The end of a road that is near, where it lies on the edge as well. */
function roadEnd({ line = [] }: TableFeature, point: Point): Point | undefined {
  const ends = [line[0], line.at(-1)].flatMap((end) => (end ? [toPoint(end)] : []))
  return ends.find(
    (end) => squaredDistance(end, point) <= NEAR_ROAD * NEAR_ROAD && (end[0] === point[0] || end[1] === point[1]),
  )
}

/** The nearest point of the edge, and the facing that leads inwards from it. */
export function onEdge(
  { width, height }: TableSize,
  [x, y]: Point,
): { readonly point: Point; readonly inward: number } {
  const ways: readonly (readonly [far: number, point: Point, inward: number])[] = [
    [y, [x, 0], 0],
    [x, [0, y], 4],
    [height - y, [x, height], 8],
    [width - x, [width, y], 12],
  ]
  const [, point, inward] = ways.reduce((best, way) => (way[0] < best[0] ? way : best))
  return { point, inward }
}

function readablePoints(points: readonly (readonly number[])[] | undefined): Point[] | undefined {
  return points && !hasHoles(points) ? points.map(toPoint) : undefined
}
