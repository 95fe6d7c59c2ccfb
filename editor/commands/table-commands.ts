import type { TableSymmetry } from '../../src/board/table/symmetry.ts'
import { takeCornerBack } from '../tools/table/drawing.ts'
import type { Command } from './command.ts'
import { type Layering, restackSelected } from './restack.ts'
import { removeSelected, selectWholeFormation, turnGroup } from './table-actions.ts'
import { transformOnTable } from './table-transforms.ts'

const transform = (id: TableSymmetry, name: string, keys: readonly string[]): Command => ({
  id,
  name: `${name} (the selection, or the whole battle)`,
  keys,
  group: 'Map',
  board: 'table',
  isOfBoard: true,
  run: (workbench, page) => transformOnTable(workbench, page, id),
})

const restack = (id: Layering, name: string, keys: readonly string[]): Command => ({
  id,
  name,
  keys,
  group: 'Edit',
  board: 'table',
  isOfBoard: true,
  run: (workbench) => restackSelected(workbench, id),
})

/** What can be asked on a table only. */
export const TABLE_COMMANDS: readonly Command[] = [
  {
    id: 'remove',
    name: 'Remove the selected corner, drawing or units',
    keys: ['Delete'],
    group: 'Edit',
    board: 'table',
    isOfBoard: true,
    run: removeSelected,
  },
  {
    id: 'back-up',
    name: 'Undo the last corner of a drawing, or remove the selection',
    keys: ['Backspace'],
    group: 'Edit',
    board: 'table',
    isOfBoard: true,
    run: (workbench) => takeCornerBack(workbench) || removeSelected(workbench),
  },
  {
    id: 'formation',
    name: 'Select the whole formations of the selected units',
    keys: ['G'],
    group: 'Edit',
    board: 'table',
    run: selectWholeFormation,
  },
  restack('raise', 'Raise the selected drawing over the next that it covers', ['Ctrl+ArrowUp']),
  restack('lower', 'Lower the selected drawing under the next below it', ['Ctrl+ArrowDown']),
  restack('top', 'Lay the selected drawing on top', ['Ctrl+Shift+ArrowUp']),
  restack('bottom', 'Lay the selected drawing at the bottom', ['Ctrl+Shift+ArrowDown']),
  transform('mirror', 'Mirror left–right', ['Shift+M']),
  transform('flip', 'Mirror top–bottom', ['Shift+F']),
  transform('half-turn', 'Rotate by half a turn', ['Shift+H']),
  transform('quarter-turn', 'Rotate by a quarter turn, clockwise', ['Shift+Q']),
  {
    id: 'turn-group-right',
    name: 'Turn the selected units as a group, clockwise',
    keys: ['R', '.', ']'],
    group: 'Map',
    board: 'table',
    isOfBoard: true,
    run: (workbench) => turnGroup(workbench, 1),
  },
  {
    id: 'turn-group-left',
    name: 'Turn the selected units as a group, anticlockwise',
    keys: ['Shift+R', ',', '['],
    group: 'Map',
    board: 'table',
    isOfBoard: true,
    run: (workbench) => turnGroup(workbench, -1),
  },
]
