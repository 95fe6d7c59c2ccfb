import { nearestEdge } from '../../../src/board/table/curve.ts'
import { pointOf } from '../../../src/board/table/places.ts'
import { isWithin, type Point, squaredDistance } from '../../../src/board/table/point.ts'
import type { SurveyedShape } from '../../../src/engine/table-scenario-editor.ts'
import { onTable } from '../../document/by-board.ts'
import type { Gesture, TableDesk } from '../tool.ts'
import { keepOn, onHalves, snap } from './snap.ts'

/** Takes hold of the selected shape: of a corner, of an edge, where a new corner comes to be, or of all of it. */
export function bend(desk: TableDesk, shape: SurveyedShape, start: number): Gesture | undefined {
  const at = pointOf(desk.size, start)
  const corner = cornerAt(desk, shape, at)
  if (corner !== undefined) return bendCorner(desk, shape, corner)
  if (shape.form === 'point') return undefined
  const { edge, distance } = nearestEdge(shape.points, shape.form === 'ring', at)
  return distance <= desk.near ? addCorner(desk, shape, edge + 1, start) : undefined
}

/** Moves the whole shape. */
export function moveShape(desk: TableDesk, shape: SurveyedShape, start: number): Gesture {
  const from = pointOf(desk.size, start)
  let by: Point = [0, 0]
  const points = () => shape.points.map(([x, y]): Point => keepOn(desk.size, [x + by[0], y + by[1]]))
  return {
    to(place, { ctrl }) {
      const [x, y] = pointOf(desk.size, place)
      const free: Point = [x - from[0], y - from[1]]
      by = ctrl ? onHalves(free) : free
    },
    get overlay() {
      return { outline: { points: points(), isClosed: shape.form === 'ring' }, description: `Move ${shape.label}` }
    },
    finish() {
      if (by[0] === 0 && by[1] === 0) desk.view.setState({ corner: undefined })
      else reshape(desk, shape, points(), `Move ${shape.label}`)
    },
  }
}

/** Takes a corner out; a ring keeps three, a line two. Says whether it could. */
export function removeCorner(
  desk: Pick<TableDesk, 'document' | 'view'>,
  shape: SurveyedShape,
  corner: number,
): boolean {
  if (shape.points.length <= (shape.form === 'ring' ? 3 : 2)) return false
  desk.view.setState({ corner: undefined })
  const rest = shape.points.filter((_, i) => i !== corner)
  return reshape(desk, shape, rest, `Remove a corner of ${shape.label}`)
}

/** Gives the shape other points, as one step. */
export function reshape(
  { document }: Pick<TableDesk, 'document'>,
  { path }: SurveyedShape,
  points: readonly Point[],
  description: string,
  mark?: string,
): boolean {
  return document.draw(
    description,
    onTable((scenarioEditor, draft) => scenarioEditor.ground.reshape(draft, path, points)),
    mark,
  )
}

function bendCorner(desk: TableDesk, shape: SurveyedShape, corner: number): Gesture {
  const first = shape.points[corner]!
  let at = first
  const points = () => shape.points.map((point, i) => (i === corner ? at : point))
  return {
    to(place, held) {
      at = snap(desk, pointOf(desk.size, place), held, shape.path)
    },
    get overlay() {
      return {
        outline: { points: points(), isClosed: shape.form === 'ring' },
        description: `Corner ${corner + 1} of ${shape.label}`,
      }
    },
    finish() {
      desk.view.setState({ corner })
      if (squaredDistance(first, at) > 0) reshape(desk, shape, points(), `Move a corner of ${shape.label}`)
    },
  }
}

function addCorner(desk: TableDesk, shape: SurveyedShape, before: number, start: number): Gesture {
  let at = pointOf(desk.size, start)
  const points = () => shape.points.toSpliced(before, 0, at)
  return {
    to(place, held) {
      at = snap(desk, pointOf(desk.size, place), held, shape.path)
    },
    get overlay() {
      return {
        outline: { points: points(), isClosed: shape.form === 'ring' },
        description: `New corner of ${shape.label}`,
      }
    },
    finish() {
      if (reshape(desk, shape, points(), `Add a corner to ${shape.label}`)) desk.view.setState({ corner: before })
    },
  }
}

function cornerAt({ near }: TableDesk, { points }: SurveyedShape, at: Point): number | undefined {
  const nearest = points
    .map((point, i) => ({ i, square: squaredDistance(point, at), isNear: isWithin(point, at, near) }))
    .filter(({ isNear }) => isNear)
    .toSorted((a, b) => a.square - b.square)
  return nearest[0]?.i
}
