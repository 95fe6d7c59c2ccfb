import { DIRECTIONS } from '../../src/board/hex-grid.ts'
import type { Transformation } from '../../src/engine/hex-scenario-editor.ts'
import { boardIn, gridOf, type HexOrTable } from '../document/board.ts'
import type { DocumentState } from '../document/document-state.ts'
import { type Workbench } from '../state/workbench.ts'
import { chosenUnit } from '../tools/hexes/chosen.ts'
import { TOOLS, toolsIn } from '../tools/index.ts'
import { EDGE, SCATTER } from '../view/painting-rule.ts'
import { pickedIn } from '../view/stack.ts'
import { concernedHexes, isSized, LARGEST_SIZE } from '../view/view-state.ts'
import { clearSelection } from './clear.ts'
import { copySelection, cutSelection, duplicateSelection, pasteClip } from './clipboard.ts'
import type { Command } from './command.ts'
import { selectAllOnTable } from './table-actions.ts'
import { TABLE_COMMANDS } from './table-commands.ts'
import { swapSides, transformSelection } from './transforms.ts'

const transform = (id: Transformation, name: string, keys: readonly string[]): Command => ({
  id,
  name,
  keys,
  group: 'Map',
  board: 'hex',
  ...(id === 'mirror' && { opensPart: true }),
  isOfBoard: true,
  run: (workbench) => transformSelection(workbench, id),
})

const naming = (id: 'duplicate' | 'rename', name: string): Command => ({
  id: `${id}-file`,
  name,
  keys: [],
  group: 'File',
  isOff: (_, { isNamed }) => !isNamed,
  run: (_, page) => page.nameFile(id),
})

/** In the order of the menus. */
const COMMANDS: readonly Command[] = [
  { id: 'new', name: 'New battle…', keys: [], group: 'File', run: (_, page) => page.newBattle() },
  { id: 'home', name: 'Open… (all battles)', keys: ['Ctrl+O'], group: 'File', run: (_, page) => page.goHome() },
  {
    id: 'open-from-disk',
    name: 'Open from this computer…',
    keys: [],
    group: 'File',
    run: (_, page) => page.openFromDisk(),
  },
  { id: 'import', name: 'Import…', keys: [], group: 'File', run: (_, page) => page.importBattle() },
  {
    id: 'save',
    name: 'Save',
    keys: ['Ctrl+S'],
    group: 'File',
    opensPart: true,
    run: (_, page) => page.save(),
  },
  { id: 'save-as', name: 'Save as…', keys: ['Ctrl+Shift+S'], group: 'File', run: (_, page) => page.saveAs() },
  naming('duplicate', 'Duplicate…'),
  naming('rename', 'Rename…'),
  {
    id: 'export',
    name: 'Export…',
    keys: ['Ctrl+E'],
    group: 'File',
    opensPart: true,
    run: (_, page) => page.exportBattle(),
  },
  { id: 'share', name: 'Copy a link with the whole battle', keys: [], group: 'File', run: (_, page) => page.share() },
  { id: 'download', name: 'Download the file', keys: [], group: 'File', run: (_, page) => page.download() },

  {
    id: 'undo',
    name: 'Undo',
    keys: ['Ctrl+Z'],
    group: 'Edit',
    isOff: ({ document }) => document.state.history.done.length === 0,
    run: ({ document }) => document.undo(),
  },
  {
    id: 'redo',
    name: 'Redo',
    keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    group: 'Edit',
    isOff: ({ document }) => document.state.history.undone.length === 0,
    run: ({ document }) => document.redo(),
  },
  {
    id: 'cut',
    name: 'Cut',
    keys: ['Ctrl+X'],
    group: 'Edit',
    opensPart: true,
    isOfBoard: true,
    run: cutSelection,
  },
  { id: 'copy', name: 'Copy', keys: ['Ctrl+C'], group: 'Edit', run: copySelection },
  { id: 'paste', name: 'Paste', keys: ['Ctrl+V'], group: 'Edit', isOfBoard: true, run: pasteClip },
  { id: 'duplicate', name: 'Duplicate', keys: ['Ctrl+D'], group: 'Edit', isOfBoard: true, run: duplicateSelection },
  {
    id: 'delete',
    name: 'Clear the selection: units first, then the ground',
    keys: ['Delete', 'Backspace'],
    group: 'Edit',
    board: 'hex',
    isOfBoard: true,
    run: clearSelection,
  },
  ...TABLE_COMMANDS,
  { id: 'select-all', name: 'Select all', keys: ['Ctrl+A'], group: 'Edit', opensPart: true, run: selectAll },
  {
    id: 'deselect',
    name: 'Deselect, or cancel',
    keys: ['Escape'],
    group: 'Edit',
    run: stop,
  },

  {
    id: 'scatter',
    name: 'Scatter terrain over what is selected, or the whole board…',
    keys: [],
    group: 'Map',
    run: ({ view }) => view.setState({ rule: SCATTER }),
  },
  {
    id: 'edge-water',
    name: 'Edge streams and rivers with terrain…',
    keys: [],
    group: 'Map',
    board: 'hex',
    run: ({ view }) => view.setState({ rule: EDGE }),
  },
  transform('mirror', 'Mirror left–right (the selection, or the whole battle)', ['Shift+M']),
  transform('half-turn', 'Rotate by half a turn (the selection, or the whole battle)', ['Shift+R']),
  {
    id: 'swap-sides',
    name: 'Swap the sides',
    keys: ['Shift+X'],
    group: 'Map',
    isOfBoard: true,
    run: swapSides,
  },
  {
    id: 'turn-right',
    name: 'Turn the selected units, or the stamp, clockwise',
    keys: ['.'],
    group: 'Map',
    opensPart: true,
    board: 'hex',
    isOfBoard: true,
    run: (workbench) => turnSelection(workbench, 1),
  },
  {
    id: 'turn-left',
    name: 'Turn the selected units, or the stamp, anticlockwise',
    keys: [','],
    group: 'Map',
    board: 'hex',
    isOfBoard: true,
    run: (workbench) => turnSelection(workbench, -1),
  },

  { id: 'play', name: 'Play the battle, and back', keys: ['P'], group: 'View', run: (_, page) => page.play() },
  { id: 'palette', name: 'Find anything', keys: ['Ctrl+K'], group: 'View', run: (_, page) => page.openPalette() },
  {
    id: 'fit',
    name: 'Show the whole map',
    keys: ['0'],
    group: 'View',
    opensPart: true,
    run: (_, page) => page.fit(),
  },
  { id: 'zoom-in', name: 'Zoom in', keys: ['+', '='], group: 'View', run: (_, page) => page.zoom(1.25) },
  { id: 'zoom-out', name: 'Zoom out', keys: ['-'], group: 'View', run: (_, page) => page.zoom(0.8) },
  {
    id: 'minimap',
    name: 'Minimap',
    keys: [],
    group: 'View',
    isOn: ({ view }) => view.getState().hasMinimap,
    run: ({ view }) => view.setState(({ hasMinimap }) => ({ hasMinimap: !hasMinimap })),
  },
  {
    id: 'help',
    name: 'Shortcuts and help',
    keys: ['?'],
    group: 'View',
    opensPart: true,
    run: (_, page) => page.openHelp(),
  },

  ...[...TOOLS.hex, ...TOOLS.table].map(
    ({ id, name, key, board }): Command => ({
      id,
      name,
      keys: [key.toUpperCase()],
      group: 'Tools',
      board,
      run: ({ view }) => view.setState({ tool: id, outline: undefined }),
    }),
  ),
  {
    id: 'larger-brush',
    name: 'Wider: brush, eraser or zone, whichever is in hand',
    keys: [']'],
    group: 'Tools',
    board: 'hex',
    run: (workbench) => resize(workbench, 1),
  },
  {
    id: 'smaller-brush',
    name: 'Narrower: brush, eraser or zone, whichever is in hand',
    keys: ['['],
    group: 'Tools',
    board: 'hex',
    run: (workbench) => resize(workbench, -1),
  },
  {
    id: 'other-side',
    name: "Switch to the other side's units",
    keys: ['X'],
    group: 'Tools',
    board: 'hex',
    run: chooseOtherSide,
  },
]

/** The commands that there are on a kind of board. */
export const commandsOn = (kind: HexOrTable) => COMMANDS.filter(({ board }) => board === undefined || board === kind)

/** The commands that a battle has any use for. */
export function commandsIn(state: DocumentState): readonly Command[] {
  const kind = boardIn(state)
  const offered = new Set(toolsIn(state).map(({ id }) => id))
  const missing = new Set<string>(TOOLS[kind].flatMap(({ id }) => (offered.has(id) ? [] : [id])))
  return commandsOn(kind).filter(({ id, group }) => group !== 'Tools' || !missing.has(id))
}

function selectAll(workbench: Workbench): void {
  const { document, view } = workbench
  const grid = gridOf(document.state)
  selectAllOnTable(workbench)
  if (grid) view.setState({ selection: new Set(Array.from({ length: grid.size }, (_, hex) => hex)) })
}

function stop({ view, gestures }: Workbench): void {
  const { picking, aligning, fanned, outline, rule } = view.getState()
  if (gestures.leader) gestures.cancel()
  else if (outline) view.setState({ outline: undefined })
  else if (fanned !== undefined) view.setState({ fanned: undefined })
  else if (aligning) view.setState({ aligning: undefined })
  else if (picking) view.setState({ picking: undefined })
  else if (rule) view.setState({ rule: undefined })
  else view.setState({ selection: new Set(), items: [], corner: undefined, scouting: undefined, ruler: undefined })
}

/** Each tool has a size of its own. */
function resize({ view }: Workbench, by: 1 | -1): void {
  view.setState(({ tool, sizes }) =>
    isSized(tool) ? { sizes: { ...sizes, [tool]: Math.max(1, Math.min(LARGEST_SIZE, sizes[tool] + by)) } } : {},
  )
}

function turnSelection(workbench: Workbench, by: 1 | -1): void {
  const { document, view } = workbench
  const grid = gridOf(document.state)
  if (view.getState().tool === 'stamp' && grid) {
    const from = chosenUnit({ document, view, grid })?.facing
    if (from !== undefined) view.setState({ facing: (from + by + DIRECTIONS.length) % DIRECTIONS.length })
    return
  }
  const hexes = new Set(concernedHexes(view.getState()))
  const picked = pickedIn(view.getState(), document.state)
  const pieces = picked ? [picked] : (document.state.survey?.pieces ?? [])
  const turning = pieces.filter(({ place, facing }) => facing !== undefined && hexes.has(place))
  const [first] = turning
  if (!first) return
  const facing = (first.facing! + by + DIRECTIONS.length) % DIRECTIONS.length
  document.draw(`Face ${DIRECTIONS[facing]}`, (scenarioEditor, draft) =>
    scenarioEditor.pieces.turn(
      draft,
      turning.map(({ path }) => path),
      facing,
    ),
  )
}

function chooseOtherSide({ document, view }: Workbench): void {
  const sides = document.state.portrait?.sides ?? []
  const at = sides.findIndex(({ id }) => id === view.getState().side)
  const next = sides[(Math.max(0, at) + 1) % sides.length]
  if (next) view.setState({ side: next.id, facing: undefined })
}
