import { MousePointer2 } from 'lucide-react'
import { bearing } from '../../../src/board/table/facing.ts'
import { pointOf } from '../../../src/board/table/places.ts'
import { isWithin, type Point } from '../../../src/board/table/point.ts'
import type { SurveyedShape } from '../../../src/engine/table-scenario-editor.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import type { GestureOverlay } from '../../view/gesture-overlay.ts'
import type { Gesture, Held, TableDesk, TableTool } from '../tool.ts'
import { bend, moveShape } from './bend.ts'
import { centreOf, ghosts, moved, orderOf, turned } from './groups.ts'
import { turningHandle } from './handle.ts'
import { type Load, loadOf, orderOfLoad, outlinesOf, placeLoad, sayLoad } from './load.ts'
import { onHalves } from './snap.ts'
import {
  hasPath,
  isSamePath,
  type PlacedPiece,
  pieceAt,
  placedPieces,
  selectedPieces,
  selectedShape,
  shapeAt,
} from './things.ts'

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
  const load = hasPath(items, one.path) ? loadOf(desk) : one.load
  const from = pointOf(size, start)
  let by: Point = [0, 0]
  const order = () => moved(size, orderOfLoad(load), by)
  const isStill = () => by[0] === 0 && by[1] === 0
  const words = () => `${isStill() ? 'Select' : 'Move'} ${sayLoad(load)}`
  return {
    to(next, { ctrl }) {
      const [x, y] = pointOf(size, next)
      const free: Point = [x - from[0], y - from[1]]
      // What is held comes to lie on half inches, and the others keep their distance.
      by = ctrl ? minus(onHalves([one.at[0] + free[0], one.at[1] + free[1]]), one.at) : free
    },
    get overlay() {
      if (isStill()) return { words: words() }
      return { pieces: ghosts(size, load.group, order()), outlines: outlinesOf(load, order()), words: words() }
    },
    finish() {
      if (!isStill()) {
        const own = [...load.group.map(({ piece }) => piece.path), ...load.shapes.map(({ path }) => path)]
        view.setState({ items: own, corner: undefined })
        placeLoad(desk, load, order(), words())
      } else if (shift) view.setState({ items: toggled(items, one.path), corner: undefined })
      else view.setState({ items: [one.path], corner: undefined, command: undefined })
    },
  }
}

/** What a hand takes hold of: where it lies, and it alone as a load. */
type Grasp = { readonly path: Path; readonly at: Point; readonly load: Load }

const grasp = (one: PlacedPiece): Grasp => ({ path: one.piece.path, at: one.at, load: { group: [one], shapes: [] } })

const graspShape = (shape: SurveyedShape): Grasp => ({
  path: shape.path,
  at: shape.points[0]!,
  load: { group: [], shapes: [shape] },
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
    placedPieces(document.state, size).filter(({ at }) =>
      ([0, 1] as const).every((i) => at[i] >= Math.min(from[i], to[i]) && at[i] <= Math.max(from[i], to[i])),
    )
  const isClick = () => isWithin(from, to, 1)
  return {
    to(next) {
      to = pointOf(size, next)
    },
    get overlay(): GestureOverlay {
      if (isClick()) return { words: `Select ${shapeAt(desk, from)?.label ?? 'nothing'}` }
      return { rectangle: [from, to], words: `Select ${sayLoad({ group: inside(), shapes: [] })}` }
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
  const load: Load = { group, shapes: [] }
  const before = orderOf(group)
  const [cx, cy] = centreOf(before)
  const front = turningHandle(desk)!.facing
  let steps = 0
  return {
    to(next) {
      const [x, y] = pointOf(size, next)
      steps = bearing(x - cx, y - cy, front + steps) - front
    },
    get overlay() {
      return { pieces: ghosts(size, group, turned(size, before, steps)), words: `Turn ${sayLoad(load)}` }
    },
    finish() {
      if (steps !== 0) placeLoad(desk, load, turned(size, before, steps), `Turn ${sayLoad(load)}`)
    },
  }
}
