import { pointOf } from '../../../src/board/table/places.ts'
import type { SurveyedShape } from '../../../src/engine/table-scenario-editor.ts'
import type { BoardLayout } from '../../../src/scene/layout.ts'
import type { Workbench } from '../../state/workbench.ts'
import { hasPath, pieceAt, shapeAt, type TablePiece } from '../../tools/table/hit-targets.ts'
import { tableDeskOf } from '../../tools/tool-board.ts'
import { restackSelected } from '../restack.ts'
import { removeSelected, selectWholeFormation, turnGroup } from '../table-actions.ts'
import type { BoardMenu, MenuPart, Pointed } from './board-menu.ts'

/** How far from a drawing it is still meant, in tenths. */
const NEAR = 3

/** What can be done to a unit or a drawing on a table. */
export function tableMenu(workbench: Workbench, layout: BoardLayout, { place }: Pointed): BoardMenu | undefined {
  const { view } = workbench
  const desk = tableDeskOf(workbench)
  if (!desk) return undefined
  const at = pointOf(desk.size, place)
  const unit = pieceAt({ ...desk, near: NEAR }, at)
  const shape = unit ? undefined : shapeAt({ ...desk, near: NEAR }, at)
  const path = unit?.piece.path ?? shape?.path
  const isOther = path !== undefined && !hasPath(view.getState().items, path)
  view.setState({ cursor: place, ...(isOther && { tool: 'select', items: [path], corner: undefined }) })
  return {
    title: unit?.piece.label ?? shape?.label ?? layout.label(place),
    parts: [unit ? unitPart(workbench, unit) : shape ? shapePart(workbench, shape) : { entries: [] }],
  }
}

function unitPart(workbench: Workbench, { piece: { path, facing } }: TablePiece): MenuPart {
  return {
    entries: [
      { label: 'Name…', keys: 'N', run: () => workbench.view.setState({ namingThing: path }) },
      { label: 'Select its formation', keys: 'G', run: () => selectWholeFormation(workbench) },
      ...(facing === undefined
        ? []
        : [
            { label: 'Turn clockwise', keys: ']', run: () => turnGroup(workbench, 1) },
            { label: 'Turn anticlockwise', keys: '[', run: () => turnGroup(workbench, -1) },
          ]),
      { label: 'Remove', keys: 'Delete', run: () => removeSelected(workbench) },
    ],
  }
}

function shapePart(workbench: Workbench, { path, form }: SurveyedShape): MenuPart {
  const layer = (how: Parameters<typeof restackSelected>[1]) => () => restackSelected(workbench, how)
  return {
    entries: [
      { label: 'Name…', keys: 'N', run: () => workbench.view.setState({ namingThing: path }) },
      ...(form === 'point'
        ? []
        : [
            { label: 'Raise', keys: 'Ctrl+↑', run: layer('raise') },
            { label: 'Lower', keys: 'Ctrl+↓', run: layer('lower') },
            { label: 'Lay on top', keys: 'Ctrl+Shift+↑', run: layer('top') },
            { label: 'Lay at the bottom', keys: 'Ctrl+Shift+↓', run: layer('bottom') },
          ]),
      { label: 'Remove', keys: 'Delete', run: () => removeSelected(workbench) },
    ],
  }
}
