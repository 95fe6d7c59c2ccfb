import { type Point } from '../../src/board/table/point.ts'
import { type TableSymmetry, turnFacing, turnPoint } from '../../src/board/table/symmetry.ts'
import { onTable } from '../document/by-board.ts'
import { type Workbench } from '../state/workbench.ts'
import { broughtBack } from '../tools/table/arrangement.ts'
import { arrangementOfGroup, describeGroup, placeGroup, selectionGroupOf } from '../tools/table/selection-group.ts'
import { tableDeskOf } from '../tools/tool-board.ts'
import type { PageActions } from './command.ts'
import { transformBattle } from './transforms.ts'

const LABELS: Readonly<Record<TableSymmetry, (what: string) => string>> = {
  mirror: (what) => `Mirror ${what} left–right`,
  flip: (what) => `Mirror ${what} top–bottom`,
  'half-turn': (what) => `Rotate ${what} by half a turn`,
  'quarter-turn': (what) => `Rotate ${what} by a quarter turn`,
}

/** Mirrors or turns what is selected within the ground that it covers; where nothing is, the whole battle. */
export function transformOnTable(workbench: Workbench, page: PageActions, how: TableSymmetry): void {
  const desk = tableDeskOf(workbench)
  if (!desk) return
  const { document, view } = desk
  const selected = selectionGroupOf(desk)
  const arrangement = arrangementOfGroup(selected)
  if (arrangement.length > 0) {
    const points = within(
      arrangement.map(({ at }) => at),
      how,
    )
    const turned = arrangement.map(({ facing }, i) => ({
      at: points[i]!,
      facing: facing === undefined ? undefined : turnFacing(facing, how),
    }))
    placeGroup(desk, selected, broughtBack(desk.size, turned), LABELS[how](describeGroup(selected)))
  } else if (view.getState().items.length > 0) {
    document.notify('Nothing in the selection is on the table.', true)
  } else {
    transformBattle(
      document,
      LABELS[how]('the battle'),
      onTable((scenarioEditor, draft) => scenarioEditor.board.transform(draft, how)),
    )
    if (how === 'quarter-turn') page.fit()
  }
}

/** Points mirrored or turned about the middle of what they cover. */
function within(points: readonly Point[], how: TableSymmetry): Point[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [west, south] = [Math.min(...xs), Math.min(...ys)]
  const box = { width: Math.max(...xs) - west, height: Math.max(...ys) - south }
  // What is turned by a quarter stands where it lay, about the same middle.
  const aside = how === 'quarter-turn' ? Math.trunc((box.width - box.height) / 2) : 0
  return points.map(([x, y]) => {
    const [dx, dy] = turnPoint(box, [x - west, y - south], how)
    return [west + dx + aside, south + dy - aside]
  })
}
