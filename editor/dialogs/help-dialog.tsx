import type { Command } from '../commands/command.ts'
import { commandsIn } from '../commands/index.ts'
import { keyNames } from '../commands/keys.ts'
import { useBoardKind, useWorkbench } from '../state/workbench.ts'
import { Dialog } from '../widgets/dialog.tsx'

const GROUPS: readonly Command['group'][] = ['Tools', 'Edit', 'Map', 'View', 'File']

/** Keys that work on the board, besides the commands. */
const ON_HEXES: readonly (readonly [keys: string, what: string])[] = [
  ['Arrow keys', 'Move the cursor from hex to hex'],
  ['Enter', 'Use the tool on the hex, as a click does'],
  ['Space', 'Press the tool down; the arrow keys drag it; Space again lets go'],
  ['Shift, Ctrl or Alt + Space', 'The same with the key held: line, copy, lasso'],
  ['Shift + arrow keys', 'Extend the selection from the cursor'],
  ['Wheel, pinch', 'Zoom in and out'],
  ['Drag with Space, the middle button or two fingers', 'Move the map'],
]

const ON_TABLE: typeof ON_HEXES = [
  ['Arrow keys', 'Move the cursor by an inch; with something selected, move that by a tenth'],
  ['Shift + arrow keys', 'Move the cursor by a tenth; with something selected, move that by an inch'],
  ['Enter', 'Use the tool, as a click does; finish a drawing'],
  ['Space', 'Press the tool down; the arrow keys drag it; Space again lets go'],
  ['Double click', 'Select the whole formation'],
  ['Shift + click, Ctrl + drag', 'Add to the selection; snap to half inches'],
  ['M, in the command tree', 'Move the selection to another command'],
  ['Wheel, pinch', 'Zoom in and out'],
  ['Drag with Space, the middle button or two fingers', 'Move the map'],
]

/** Keys of the text panel: Tab indents there. */
const IN_TEXT: typeof ON_HEXES = [
  ['Escape, then Tab', 'Leave the text'],
  ['Ctrl + Space', 'Complete a key or value'],
  ['Ctrl + F', 'Find and replace'],
]

/** The sheet of shortcuts, and how to work without a mouse. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const board = useBoardKind()
  const { document } = useWorkbench()
  return (
    <Dialog title="Shortcuts" onClose={onClose} isWide>
      <div className="sheet">
        <Keys title="On the board" keys={board === 'hex' ? ON_HEXES : ON_TABLE} />
        {GROUPS.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {commandsIn(document.state)
                .filter((command) => command.group === group && command.keys.length > 0)
                .map(({ id, name, keys }) => (
                  <div key={id}>
                    <dt>
                      <kbd>{keyNames(keys)}</kbd>
                    </dt>
                    <dd>{name}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
        <Keys title="In the text" keys={IN_TEXT} />
      </div>
      <p>
        <a href="licences.txt" target="_blank" rel="noreferrer">
          Licences of the packages in this editor
        </a>
      </p>
    </Dialog>
  )
}

function Keys({ title, keys }: { readonly title: string; readonly keys: typeof ON_HEXES }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {keys.map(([pressed, what]) => (
          <div key={pressed}>
            <dt>{pressed}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
