import { COMMANDS, type Command } from '../commands.ts'
import { keyNames } from '../keys.ts'
import { Dialog } from './dialog.tsx'

const GROUPS: readonly Command['group'][] = ['Tools', 'Edit', 'Map', 'View', 'File']

/** Keys that work on the board, besides the commands. */
const ON_BOARD: readonly (readonly [keys: string, what: string])[] = [
  ['Arrow keys', 'Move the cursor from hex to hex'],
  ['Enter', 'Use the tool on the hex, as a click does'],
  ['Space', 'Press the tool down; the arrow keys drag it; Space again lets go'],
  ['Shift, Ctrl or Alt + Space', 'The same with the key held: a line, a copy, a lasso'],
  ['Shift + arrow keys', 'Select from where the cursor is'],
  ['Wheel, pinch', 'Larger and smaller'],
  ['Drag with Space, the middle button or two fingers', 'Move the map'],
]

/** Keys of the text panel: Tab indents there. */
const IN_TEXT: typeof ON_BOARD = [
  ['Escape, then Tab', 'Leave the text'],
  ['Ctrl + Space', 'Complete a key or a word'],
  ['Ctrl + F', 'Find and replace'],
]

/** The sheet of shortcuts, and how to work without a mouse. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Shortcuts" onClose={onClose} isWide>
      <div className="sheet">
        <Keys title="On the board" keys={ON_BOARD} />
        {GROUPS.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {COMMANDS.filter((command) => command.group === group && command.keys.length > 0).map(
                ({ id, name, keys }) => (
                  <div key={id}>
                    <dt>
                      <kbd>{keyNames(keys)}</kbd>
                    </dt>
                    <dd>{name}</dd>
                  </div>
                ),
              )}
            </dl>
          </section>
        ))}
        <Keys title="In the text" keys={IN_TEXT} />
      </div>
    </Dialog>
  )
}

function Keys({ title, keys }: { readonly title: string; readonly keys: typeof ON_BOARD }) {
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
