import type { BoardLayout } from '../../../src/scene/layout.ts'
import type { Workbench } from '../../state/workbench.ts'
import { copySelection, cutSelection, duplicateSelection, pasteClip } from '../clipboard.ts'
import type { BoardMenu, MenuPart, Pointed } from './board-menu.ts'
import { hexMenu } from './hex-menu.ts'
import { tableMenu } from './table-menu.ts'

/** Everything that can be done to what is at a place of the board, selected by this if it was not. */
export function menuAt(workbench: Workbench, layout: BoardLayout, pointed: Pointed): BoardMenu | undefined {
  const { document } = workbench
  if (document.state.isBroken) return undefined
  const menu =
    document.state.portrait?.board.kind === 'table'
      ? tableMenu(workbench, layout, pointed)
      : hexMenu(workbench, layout, pointed)
  return menu && { ...menu, parts: [...menu.parts, clipboardPart(workbench)] }
}

function clipboardPart(workbench: Workbench): MenuPart {
  const { selection, items, clip } = workbench.view.getState()
  const isEmpty = selection.size + items.length === 0
  return {
    entries: [
      { label: 'Cut', keys: 'Ctrl+X', isOff: isEmpty, run: () => cutSelection(workbench) },
      { label: 'Copy', keys: 'Ctrl+C', isOff: isEmpty, run: () => void copySelection(workbench) },
      {
        label: clip ? `Paste ${clip.what} here` : 'Paste here',
        keys: 'Ctrl+V',
        isOff: !clip,
        run: () => pasteClip(workbench),
      },
      { label: 'Duplicate', keys: 'Ctrl+D', isOff: isEmpty, run: () => duplicateSelection(workbench) },
    ],
  }
}
