import { COMMANDS, type Command } from '../commands.ts'
import { keyNames } from '../keys.ts'
import { Dialog } from './dialog.tsx'

const GROUPS: readonly Command['group'][] = ['Tools', 'Edit', 'Map', 'View', 'File']

/** Keys that work on the board, besides the commands. */
const ON_BOARD: readonly (readonly [keys: string, what: string])[] = [
  ['Arrow keys', 'Move the cursor from hex to hex'],
  ['Enter', 'Use the tool on the hex, as a click does'],
  ['Space', 'Press the tool down; the arrow keys drag it; Space again lets go'],
  ['Shift + arrow keys', 'Select from where the cursor is'],
  ['Wheel, pinch', 'Larger and smaller'],
  ['Drag with Space, the middle button or two fingers', 'Move the map'],
]

/** The sheet of shortcuts, and how to work without a mouse. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Shortcuts" onClose={onClose} isWide>
      <div className="sheet">
        <section>
          <h3>On the board</h3>
          <dl>
            {ON_BOARD.map(([keys, what]) => (
              <div key={keys}>
                <dt>{keys}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
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
      </div>
    </Dialog>
  )
}
