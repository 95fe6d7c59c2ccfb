import { pointOf } from '../../src/board/table/places.ts'
import { isWithin, type Point } from '../../src/board/table/point.ts'
import type { ClearTarget } from '../../src/engine/hex-scenario-editor.ts'
import type { TableClip, TableScenarioEditor } from '../../src/engine/table-scenario-editor.ts'
import type { Path } from '../../src/scenario/diagnostic.ts'
import { changeData } from '../../src/scenario/edit/change-data.ts'
import { onTable } from '../document/by-board.ts'
import { type Workbench } from '../state/workbench.ts'
import { chosenCommand } from '../tools/table/chosen.ts'
import { hasPath, lockOf, placedPieces, selectedPieces } from '../tools/table/hit-targets.ts'
import type { TableDesk } from '../tools/tool.ts'
import { tableDeskOf } from '../tools/tool-board.ts'
import { lockedMessage } from '../view/locks.ts'

type Desk = Omit<TableDesk, 'near'>

/** The room between a copy and what it was copied from: half an inch and the depth of those on both sides. */
const GAP = 15
/** A pointer that has moved less is where it was. */
const NEAR = 5

/** Where a clip was dropped last, with the pointer there and the text then. */
const LAST = new WeakMap<TableClip, { readonly at: Point; readonly pointer: Point; readonly text: string }>()
/** Those whose things are not where they come from any more. */
const CUT = new WeakSet<TableClip>()

/** Takes along what is selected. */
export function liftItems({ document, view }: Workbench): TableClip | undefined {
  const { systemTools, draft } = document.state
  const scenarioEditor = systemTools?.scenarioEditor
  const { items } = view.getState()
  if (scenarioEditor?.kind !== 'table') return undefined
  if (items.length === 0) {
    document.notify('Nothing is selected. Click what to copy first.', true)
    return undefined
  }
  const clip = scenarioEditor.clipboard.lift(draft, items)
  if (clip) return clip
  document.notify('Commanders cannot be copied: each command has its own.', true)
  return undefined
}

/** Takes out what has been copied. */
export function cutItems({ document, view }: Workbench, clip: TableClip): void {
  const { items } = view.getState()
  CUT.add(clip)
  view.setState({ items: [], corner: undefined })
  document.draw(
    `Cut ${clip.what}`,
    onTable((scenarioEditor, draft) => scenarioEditor.clipboard.cut(draft, items)),
  )
}

/** Drops a clip at the pointer; where it comes from, or was dropped just now, beside that. */
export function dropItems(workbench: Workbench, clip: TableClip): void {
  const desk = tableDeskOf(workbench)
  if (!desk) return
  const { document, view } = desk
  const pointer = pointOf(desk.size, view.getState().hover ?? view.getState().cursor)
  const last = LAST.get(clip)
  const isAgain = last?.text === document.state.text && isWithin(last.pointer, pointer, NEAR)
  const isAtHome = !CUT.has(clip) && isOver(clip, pointer)
  const at = isAgain ? beside(desk, clip, last.at) : isAtHome ? beside(desk, clip, clip.origin) : pointer
  drop(desk, clip, at, 'Paste')
  LAST.set(clip, { at, pointer, text: document.state.text })
}

/** A copy of what is selected, beside it. */
export function duplicateItems(workbench: Workbench, clip: TableClip): void {
  const desk = tableDeskOf(workbench)
  if (desk) drop(desk, clip, beside(desk, clip, clip.origin), 'Duplicate')
}

function drop(desk: Desk, clip: TableClip, at: Point, verb: 'Paste' | 'Duplicate'): void {
  const { document, view } = desk
  const command = chosenCommand(desk)?.path
  let made: readonly Path[] = []
  const isDone = document.edit(
    `${verb} ${clip.what}`,
    onTable((scenarioEditor, draft) => {
      const edit = scenarioEditor.clipboard.drop(draft, clip, at, command)
      const lock = lockOn(desk, scenarioEditor, changeData(draft, edit.changes), edit.made)
      if (lock) return { changes: [], notices: [lockedMessage(lock)] }
      made = edit.made
      return edit
    }),
  )
  if (isDone) view.setState({ items: made, corner: undefined })
}

/** What of the things that would be made is locked. */
function lockOn(
  { document, view }: Desk,
  scenarioEditor: TableScenarioEditor,
  draft: unknown,
  made: readonly Path[],
): ClearTarget | undefined {
  const { locked } = view.getState()
  if (locked.size === 0) return undefined
  const shapes = scenarioEditor.survey(draft)?.shapes ?? []
  return made
    .map((path) => {
      const shape = shapes.find((one) => hasPath([path], one.path))
      return shape ? lockOf(document.state, shape.kind) : 'pieces'
    })
    .find((target) => locked.has(target))
}

/** Behind what lies at a point, on its right, on its left or before it: where there is room and nobody else. */
function beside(desk: Desk, { origin, extent }: TableClip, at: Point): Point {
  const [[west, south], [east, north]] = extent
  const [width, height] = [east - west + GAP, north - south + GAP]
  const ways: readonly Point[] = [[0, height], [width, 0], [0, -height], [-width, 0]] // biome-ignore format: clockwise from the north
  const ahead = Math.round((selectedPieces(desk)[0]?.piece.facing ?? 0) / 4)
  const moves = [2, 1, 3, 0].map((turn) => ways[(ahead + turn) % 4]!)
  const [x, y] = [at[0] - origin[0], at[1] - origin[1]]
  const roomy = moves.filter(([dx, dy]) => {
    const [left, low] = [west + x + dx, south + y + dy]
    return left >= 0 && low >= 0 && left + east - west <= desk.size.width && low + north - south <= desk.size.height
  })
  const isFree = ([dx, dy]: Point) =>
    !placedPieces(desk.document.state, desk.size).some((one) =>
      isOver({ extent }, [one.at[0] - x - dx, one.at[1] - y - dy]),
    )
  const [dx, dy] = roomy.find(isFree) ?? roomy[0] ?? [GAP, -GAP]
  return [at[0] + dx, at[1] + dy]
}

/** Whether a point lies on what a clip covers, where it comes from. */
function isOver({ extent: [[west, south], [east, north]] }: Pick<TableClip, 'extent'>, [x, y]: Point): boolean {
  return x >= west - NEAR && x <= east + NEAR && y >= south - NEAR && y <= north + NEAR
}
