import { takeCornerBack } from '../tools/table/drawing.ts'
import type { Command } from './command.ts'
import { removeSelected, takeWholeCommand, turnGroup } from './on-table.ts'

/** What can be asked on a table only. */
export const TABLE_COMMANDS: readonly Command[] = [
  {
    id: 'remove',
    name: 'Remove what is selected: a corner, a drawing, units',
    keys: ['Delete'],
    group: 'Edit',
    board: 'table',
    isOfBoard: true,
    run: removeSelected,
  },
  {
    id: 'back-up',
    name: 'Take back the last corner of what is being drawn, or remove what is selected',
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
    run: takeWholeCommand,
  },
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
