import { Pentagon, Spline } from 'lucide-react'
import { lengthOf, simplify, smooth, withoutRepeats } from '../../../src/board/table/curve.ts'
import { pointOf } from '../../../src/board/table/places.ts'
import { isWithin, type Point } from '../../../src/board/table/point.ts'
import { findTangle } from '../../../src/board/table/ring.ts'
import { count } from '../../../src/scenario/wording.ts'
import { onTable, tableSurveyOf } from '../../document/by-board.ts'
import { lockedMessage } from '../../view/locks.ts'
import type { Gesture, Held, TableDesk, TableTool } from '../tool.ts'
import { chosenKind, type ShapeKind } from './chosen.ts'
import { hasPath, lockOf } from './hit-targets.ts'
import { keepOn, snap } from './snap.ts'

/** A hand that has gone further draws freely; what it drew is told by corners, none further off than so many tenths. */
const [FREE, ROUGHLY] = [4, 1.5] as const

/** What a hand does with both. */
const HOW = 'Click corner by corner, or drag freely; Enter or a second click finishes, Backspace undoes a corner'

export const area: TableTool = {
  board: 'table',
  id: 'area',
  name: 'Ground or area',
  key: 'a',
  icon: Pentagon,
  hint: HOW,
  begin: (desk, place, held) => begin('area', desk, place, held),
}

export const line: TableTool = {
  board: 'table',
  id: 'line',
  name: 'Road, stream or entry',
  key: 'l',
  icon: Spline,
  hint: HOW,
  begin: (desk, place, held) => begin('line', desk, place, held),
}

type DrawingTool = 'area' | 'line'

function begin(tool: DrawingTool, desk: TableDesk, start: number, begun: Held): Gesture | undefined {
  let held = begun
  const { view, size } = desk
  const kind = chosenKind(tool, desk)
  if (!kind) return undefined
  const lock = lockOf(desk.document.state, kind.id)
  if (view.getState().locked.has(lock)) {
    desk.document.notify(lockedMessage(lock), true)
    return undefined
  }
  const before = view.getState().outline ?? []
  const isRing = kind.form === 'ring'
  const trail = [pointOf(size, start)]
  /** Where the hand is, and all that it has drawn by hand. */
  const end = () => snap(desk, trail.at(-1)!, held)
  const isFree = () => trail.some((point) => lengthOf(trail[0]!, point) > FREE)
  const corners = (): Point[] => {
    if (!isFree()) return withoutRepeats([...before, end()])
    return withoutRepeats([...before, snap(desk, trail[0]!, held), ...simplify(trail, ROUGHLY).slice(1, -1), end()])
  }
  const isEnd = () => {
    const [first, last] = [before[0], before.at(-1)]
    if (!first || !last || isFree()) return false
    return isWithin(last, end(), desk.near) || (isRing && before.length > 2 && isWithin(first, end(), desk.near))
  }
  return {
    to(place, now) {
      held = now
      trail.push(pointOf(size, place))
    },
    get overlay() {
      return {
        outline: { points: corners(), isClosed: isRing },
        description: isEnd() ? `End the ${nameOf(kind)}` : `Corner ${corners().length} of the ${nameOf(kind)}`,
      }
    },
    finish() {
      // A point is whole at once, and so is what was drawn in one sweep.
      if (kind.form === 'point' || (isFree() && before.length === 0)) drawShape(desk, kind, corners())
      else if (isEnd()) drawShape(desk, kind, before)
      else view.setState({ outline: corners() })
    },
  }
}

/** Draws what has been clicked so far, if it is enough; says whether there was anything to end. */
export function endOutline(desk: Pick<TableDesk, 'document' | 'view' | 'size'>): boolean {
  const { outline, tool } = desk.view.getState()
  if (!outline || (tool !== 'area' && tool !== 'line')) return false
  const kind = chosenKind(tool, desk)
  if (kind) drawShape(desk, kind, outline)
  return true
}

/** Takes the last corner back; says whether there was one. */
export function takeCornerBack({ view }: Pick<TableDesk, 'view'>): boolean {
  const { outline } = view.getState()
  if (!outline) return false
  view.setState({ outline: outline.length > 1 ? outline.slice(0, -1) : undefined })
  return true
}

function drawShape(
  { document, view, size }: Pick<TableDesk, 'document' | 'view' | 'size'>,
  kind: ShapeKind,
  corners: readonly Point[],
): void {
  const isRing = kind.form === 'ring'
  const least = isRing ? 3 : kind.form === 'line' ? 2 : 1
  if (corners.length < least) {
    view.setState({ outline: corners })
    document.notify(`The ${nameOf(kind)} needs at least ${count(least, 'corner')}.`, true)
    return
  }
  const points = shapedPoints(corners, isRing, view.getState().isSmooth && kind.form !== 'point').map((point) =>
    keepOn(size, point),
  )
  if (isRing && findTangle(points)) {
    view.setState({ outline: corners })
    document.notify('The outline crosses or touches itself. Undo corners with Backspace, or cancel with Escape.', true)
    return
  }
  const known = (tableSurveyOf(document.state)?.shapes ?? []).map(({ path }) => path)
  const what = kind.form === 'point' ? kind.name : `${kind.name} with ${points.length} corners`
  const isDone = document.draw(
    `Draw ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
    onTable((scenarioEditor, draft) => scenarioEditor.ground.draw(draft, kind.id, points)),
  )
  const made = (tableSurveyOf(document.state)?.shapes ?? []).find(({ path }) => !hasPath(known, path))
  if (isDone) view.setState({ outline: undefined, items: made ? [made.path] : [], corner: undefined })
}

/** Bent into a curve where that is wanted; corners that lie on each other count once. */
function shapedPoints(corners: readonly Point[], isRing: boolean, isSmooth: boolean): Point[] {
  const points = withoutRepeats(isSmooth ? smooth(corners, isRing) : corners)
  const [first, last] = [points[0]!, points.at(-1)!]
  return isRing && points.length > 3 && lengthOf(first, last) === 0 ? points.slice(0, -1) : points
}

const nameOf = ({ name }: ShapeKind) => name.toLowerCase()
