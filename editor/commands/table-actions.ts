import type { Point } from '../../src/board/table/point.ts'
import type { Path } from '../../src/scenario/diagnostic.ts'
import { onTable, tableSurveyOf } from '../document/by-board.ts'
import { type Workbench } from '../state/workbench.ts'
import { type Arrangement, arrangementOf, moved, turned } from '../tools/table/arrangement.ts'
import { removeCorner, reshape } from '../tools/table/bend.ts'
import { withTheirCommands } from '../tools/table/commands.ts'
import { endOutline } from '../tools/table/drawing.ts'
import { hasPath, placedPieces, selectedPieces, selectedShape } from '../tools/table/hit-targets.ts'
import { arrangementOfGroup, describeGroup, placeGroup, selectionGroupOf } from '../tools/table/selection-group.ts'
import { keepOn } from '../tools/table/snap.ts'
import { tableDeskOf } from '../tools/tool-board.ts'

// What keys and menus do to a table; each says, where it matters, whether there was anything to do.

/** Selects all units of the formations that the selected ones belong to. */
export function selectWholeFormation({ document, view }: Workbench): void {
  const { items, tool } = view.getState()
  if (tool === 'select' && items.length > 0) view.setState({ items: withTheirCommands(document.state, items) })
}

/** Ends what is being drawn corner by corner. */
export function finishDrawing(workbench: Workbench): boolean {
  const desk = tableDeskOf(workbench)
  return desk !== undefined && endOutline(desk)
}

/** Arrow keys move what is selected by a tenth, with Shift by an inch; without a selection they are for the cursor. */
export function nudgeOnTable(workbench: Workbench, { key, shiftKey, ctrlKey, altKey, metaKey }: NudgeKeys): boolean {
  const desk = tableDeskOf(workbench)
  const way = ARROWS[key]
  const { tool, corner } = workbench.view.getState()
  if (!desk || !way || tool !== 'select' || ctrlKey || altKey || metaKey) return false
  const by: Point = shiftKey ? [way[0] * 10, way[1] * 10] : way
  // Pressed again and again, it is one step.
  const mark = `nudge ${JSON.stringify(workbench.view.getState().items)} ${corner}`
  const shape = selectedShape(workbench.document.state, workbench.view.getState())
  if (!shape) {
    const selected = selectionGroupOf(desk)
    if (selected.group.length + selected.shapes.length === 0) return false
    placeGroup(
      desk,
      selected,
      moved(desk.size, arrangementOfGroup(selected), by),
      `Move ${describeGroup(selected)}`,
      mark,
    )
    return true
  }
  const isMoved = (i: number) => corner === undefined || corner === i
  const points = shape.points.map((point, i) =>
    isMoved(i) ? keepOn(desk.size, [point[0] + by[0], point[1] + by[1]]) : point,
  )
  reshape(desk, shape, points, corner === undefined ? `Move ${shape.label}` : `Move a corner of ${shape.label}`, mark)
  return true
}

type NudgeKeys = Readonly<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', boolean>> & { readonly key: string }

const ARROWS: Readonly<Record<string, Point | undefined>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Turns the selected units as a group, by sixteenths. */
export function turnGroup(workbench: Workbench, by: number): void {
  const desk = tableDeskOf(workbench)
  const group = desk ? selectedPieces(desk) : []
  if (!desk || group.length === 0) return
  const { document, view } = workbench
  const { items } = view.getState()
  const before = TURNS.get(items)
  // Turning on from where the turn began: each step is rounded once, and a full circle is where it was.
  const turn =
    before?.text === document.state.text
      ? { ...before, steps: before.steps + by }
      : { arrangement: arrangementOf(group), steps: by }
  const selected = { group, shapes: [] }
  const arrangement = turned(desk.size, turn.arrangement, turn.steps)
  if (placeGroup(desk, selected, arrangement, `Turn ${describeGroup(selected)}`, `turn ${JSON.stringify(items)}`))
    TURNS.set(items, { ...turn, text: document.state.text })
}

type Turn = { readonly arrangement: Arrangement; readonly steps: number; readonly text: string }

/** The turn of each selection that is going on. */
const TURNS = new WeakMap<readonly Path[], Turn>()

/** Takes away what is selected: a corner, the thing itself, or units. */
export function removeSelected(workbench: Workbench): void {
  const { document, view } = workbench
  const desk = tableDeskOf(workbench)
  if (!desk) return
  const { items, corner } = view.getState()
  const shape = selectedShape(document.state, view.getState())
  if (shape) {
    if (corner !== undefined && removeCorner(desk, shape, corner)) return
    view.setState({ items: [], corner: undefined })
    document.draw(
      `Remove ${shape.label}`,
      onTable((scenarioEditor, draft) => scenarioEditor.ground.erase(draft, [shape.path])),
    )
    return
  }
  if (items.length === 0) {
    document.notify('Nothing is selected. Click what to remove first.', true)
    return
  }
  const selected = selectionGroupOf(desk)
  const drawn = selected.shapes.map(({ path }) => path)
  const others = items.filter((path) => !hasPath(drawn, path))
  const isAlone = items.length === 1 && selected.group.length === 1
  const what =
    drawn.length > 0 || isAlone ? describeGroup(selected) : items.length === 1 ? 'a unit' : `${items.length} units`
  const isDone = document.draw(
    `Remove ${what}`,
    onTable((scenarioEditor, draft) => [
      ...scenarioEditor.pieces.dismiss(draft, others),
      ...scenarioEditor.ground.erase(draft, drawn),
    ]),
  )
  if (isDone) view.setState({ items: [] })
  else document.notify(`${isAlone ? what : 'They'} cannot be removed: a command needs its commander.`, true)
}

export function selectAllOnTable(workbench: Workbench): void {
  const desk = tableDeskOf(workbench)
  if (!desk || !tableSurveyOf(workbench.document.state)) return
  const items = placedPieces(workbench.document.state, desk.size).map(({ piece }) => piece.path)
  workbench.view.setState({ items, corner: undefined })
}
