import { Command } from 'cmdk'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { FileEntry } from '../files/store.ts'
import { useWorkbench } from '../state/workbench.ts'
import type { Workspace } from '../state/workspace.ts'
import { type PaletteActions, type PaletteEntry, paletteGroups } from './palette-entries.ts'
import { usePanels } from './panel-column.tsx'

type Props = PaletteActions & { readonly workspace: Workspace; readonly onClose: () => void }

/** Finds commands, panels, problems, places, units and battles by a part of their names. */
export function CommandPalette({ workspace, onClose, ...actions }: Props) {
  const workbench = useWorkbench()
  const dialog = useRef<HTMLDialogElement>(null)
  const [files, setFiles] = useState<readonly FileEntry[]>([])
  const panels = usePanels()
  useEffect(() => {
    const element = dialog.current!
    if (!element.open) element.showModal()
    // A dialog gives the focus to the first that can have it, which is the frame around what one types into.
    element.querySelector('input')?.focus()
    void workspace.list().then((listing) => setFiles(listing?.files ?? []))
    return () => element.close()
  }, [workspace])
  // Of the battle as it was when the palette was opened: nothing changes under the hand.
  const groups = useMemo(
    () => paletteGroups(workbench, workspace, panels, files, actions),
    // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked of the page stays the same while it is open
    [workbench, workspace, files],
  )
  const choose = ({ run }: PaletteEntry) => {
    onClose()
    // Once the dialog has given the focus back, so that a command may take it.
    setTimeout(run)
  }
  return (
    <dialog
      ref={dialog}
      className="palette-dialog"
      aria-label="Find anything"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <Command label="Find anything" loop>
        <Command.Input placeholder="Find a command, panel, place, unit, problem or battle…" />
        <Command.List>
          <Command.Empty>Nothing has that name.</Command.Empty>
          {groups.map(({ title, entries }) => (
            <Command.Group key={title} heading={title}>
              {entries.map((entry) => (
                <Command.Item
                  key={entry.id}
                  value={entry.id}
                  keywords={[entry.name, entry.aside ?? '']}
                  onSelect={() => choose(entry)}
                >
                  <span>{entry.name}</span>
                  {entry.aside !== undefined && <small>{entry.aside}</small>}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </dialog>
  )
}
