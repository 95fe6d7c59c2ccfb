import { MousePointer2 } from 'lucide-react'
import { bearing } from '../../../src/board/table/facing.ts'
import { pointOf } from '../../../src/board/table/places.ts'
import { isWithin, type Point } from '../../../src/board/table/point.ts'
import type { SurveyedShape } from '../../../src/engine/table-scenario-editor.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import type { GestureOverlay } from '../../view/gesture-overlay.ts'
import type { Gesture, Held, TableDesk, TableTool } from '../tool.ts'
import { arrangementOf, centreOf, ghosts, moved, turned } from './arrangement.ts'
import { bend, moveShape } from './bend.ts'
import { turningHandle } from './handle.ts'
import {
  hasPath,
  isSamePath,
  pieceAt,
  placedPieces,
  selectedPieces,
  selectedShape,
  shapeAt,
  type TablePiece,
} from './hit-targets.ts'
import {
  arrangementOfGroup,
  describeGroup,
  outlinesOf,
  placeGroup,
  type SelectionGroup,
  selectionGroupOf,
} from './selection-group.ts'
import { onHalves } from './snap.ts'

export const select: TableTool = {
  board: 'table',
  id: 'select',
  name: 'Select and move',
  key: 'v',
  icon: MousePointer2,
  hint: 'Click a unit (twice: its formation) or a drawing; drag to move it, its corners or its handle; drag a rectangle; Shift adds',
  begin(desk, start, held) {
    const at = pointOf(desk.size, start)
    const handle = turningHandle(desk)
    if (handle && isWithin(handle.at, at, desk.near)) return turn(desk)
    const shape = selectedShape(desk.document.state, desk.view.getState())
    const bending = shape && !held.shift ? bend(desk, shape, start) : undefined
    if (bending) return bending
    const one = pieceAt(desk, at)
    if (one) return carry(desk, grasp(one), start, held)
    const below = shapeAt(desk, at)
    if (shape && below && !held.shift && isSamePath(shape.path, below.path)) return moveShape(desk, shape, start)
    // Of several that are selected one takes the others along.
    if (below && hasPath(desk.view.getState().items, below.path)) return carry(desk, graspShape(below), start, held)
    return choose(desk, start, held)
  },
}

/** Takes something along, or the selection that it belongs to. */
function carry(desk: TableDesk, one: Grasp, start: number, { shift }: Held): Gesture {
  const { view, size } = desk
  const { items } = view.getState()
  const selected = hasPath(items, one.path) ? selectionGroupOf(desk) : one.selected
  const from = pointOf(size, start)
  let by: Point = [0, 0]
  const arrangement = () => moved(size, arrangementOfGroup(selected), by)
  const isStill = () => by[0] === 0 && by[1] === 0
  const description = () => `${isStill() ? 'Select' : 'Move'} ${describeGroup(selected)}`
  return {
    to(next, { ctrl }) {
      const [x, y] = pointOf(size, next)
      const free: Point = [x - from[0], y - from[1]]
      // What is held comes to lie on half inches, and the others keep their distance.
      by = ctrl ? minus(onHalves([one.at[0] + free[0], one.at[1] + free[1]]), one.at) : free
    },
    get overlay() {
      if (isStill()) return { description: description() }
      return {
        pieces: ghosts(size, selected.group, arrangement()),
        outlines: outlinesOf(selected, arrangement()),
        description: description(),
      }
    },
    finish() {
      if (!isStill()) {
        const own = [...selected.group.map(({ piece }) => piece.path), ...selected.shapes.map(({ path }) => path)]
        view.setState({ items: own, corner: undefined })
        placeGroup(desk, selected, arrangement(), description())
      } else if (shift) view.setState({ items: toggled(items, one.path), corner: undefined })
      else view.setState({ items: [one.path], corner: undefined, command: undefined })
    },
  }
}

/** What a hand takes hold of: where it lies, and it alone as a load. */
type Grasp = { readonly path: Path; readonly at: Point; readonly selected: SelectionGroup }

const grasp = (one: TablePiece): Grasp => ({ path: one.piece.path, at: one.at, selected: { group: [one], shapes: [] } })

const graspShape = (shape: SurveyedShape): Grasp => ({
  path: shape.path,
  at: shape.points[0]!,
  selected: { group: [], shapes: [shape] },
})

const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by]

function toggled(items: readonly Path[], path: Path): readonly Path[] {
  return hasPath(items, path) ? items.filter((one) => !isSamePath(one, path)) : [...items, path]
}

/** The units in a rectangle; a click chooses what is drawn there, or nothing. */
function choose(desk: TableDesk, start: number, { shift }: Held): Gesture {
  const { document, view, size } = desk
  const from = pointOf(size, start)
  let to = from
  const inside = () =>
    (view.getState().locked.has('pieces') ? [] : placedPieces(document.state, size)).filter(({ at }) =>
      ([0, 1] as const).every((i) => at[i] >= Math.min(from[i], to[i]) && at[i] <= Math.max(from[i], to[i])),
    )
  const isClick = () => isWithin(from, to, 1)
  return {
    to(next) {
      to = pointOf(size, next)
    },
    get overlay(): GestureOverlay {
      if (isClick()) return { description: `Select ${shapeAt(desk, from)?.label ?? 'nothing'}` }
      return { rectangle: [from, to], description: `Select ${describeGroup({ group: inside(), shapes: [] })}` }
    },
    finish() {
      const before = shift ? view.getState().items : []
      const shape = isClick() ? shapeAt(desk, from) : undefined
      const units = isClick() ? [] : inside().map(({ piece }) => piece.path)
      const items = shape ? toggled(before, shape.path) : [...before, ...units.filter((path) => !hasPath(before, path))]
      view.setState({ items, corner: undefined })
    },
  }
}

/** Turns the selection about its centre, to where the hand is. */
function turn(desk: TableDesk): Gesture {
  const { size } = desk
  const group = selectedPieces(desk)
  const selected: SelectionGroup = { group, shapes: [] }
  const before = arrangementOf(group)
  const [cx, cy] = centreOf(before)
  const front = turningHandle(desk)!.facing
  let steps = 0
  return {
    to(next) {
      const [x, y] = pointOf(size, next)
      steps = bearing(x - cx, y - cy, front + steps) - front
    },
    get overlay() {
      return {
        pieces: ghosts(size, group, turned(size, before, steps)),
        description: `Turn ${describeGroup(selected)}`,
      }
    },
    finish() {
      if (steps !== 0) placeGroup(desk, selected, turned(size, before, steps), `Turn ${describeGroup(selected)}`)
    },
  }
}
