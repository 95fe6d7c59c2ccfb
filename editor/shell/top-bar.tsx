import { CircleHelp, LayoutGrid, Moon, Play, Redo2, Save, Share2, Sun, Undo2 } from 'lucide-react'
import { useStore } from 'zustand'
import type { Command, PageActions } from '../commands/command.ts'
import { commandsOn } from '../commands/index.ts'
import { keyNames } from '../commands/keys.ts'
import type { DialogId } from '../dialogs/index.tsx'
import { download } from '../files/pickers.ts'
import { useBoardKind, useDocument, useWorkbench } from '../state/workbench.ts'
import type { Workspace } from '../state/workspace.ts'
import { Menu } from '../widgets/menu.tsx'

type Props = {
  readonly workspace: Workspace
  readonly page: PageActions
  readonly mode: 'light' | 'dark'
  readonly onMode: () => void
  readonly onDialog: (dialog: DialogId) => void
}

/** The file, what can be done with it, and the way back. */
export function TopBar({ workspace, page, mode, onMode, onDialog }: Props) {
  const { document } = useWorkbench()
  const file = useStore(workspace.store, (state) => state.file)
  const isSaving = useStore(workspace.store, (state) => state.isSaving)
  const { done, undone } = useDocument((state) => state.history)
  const board = useBoardKind()
  const commandsOf = (group: Command['group']) => commandsOn(board).filter((command) => command.group === group)
  const isDirty = useDocument(({ text }) => text !== file?.base?.text)
  const title = useDocument(({ portrait }) => portrait?.title) ?? 'Untitled'
  const state = isSaving ? 'Saving…' : isDirty ? 'Not saved' : 'Saved'
  return (
    <header className="top">
      <button type="button" className="wordmark" title="All battles" onClick={() => page.goHome()}>
        <LayoutGrid aria-hidden="true" /> <span>Berthier</span>
      </button>
      <Menu name="File">
        {commandsOf('File').map((command) => (
          <CommandItem key={command.id} command={command} page={page} />
        ))}
        <hr />
        <button
          type="button"
          role="menuitem"
          disabled={!file?.path || !file.store.canManage}
          onClick={() => onDialog('duplicate')}
        >
          Duplicate…
        </button>
        <button
          type="button"
          role="menuitem"
          disabled={!file?.path || !file.store.canManage}
          onClick={() => onDialog('rename')}
        >
          Rename…
        </button>
        {workspace.files.kind === 'browser' && (
          <button
            type="button"
            role="menuitem"
            onClick={() => void workspace.saveAs(fileName(file?.path), workspace.disk)}
          >
            Save to this computer…
          </button>
        )}
        <button type="button" role="menuitem" onClick={() => download(fileName(file?.path), document.state.text)}>
          Download the file
        </button>
      </Menu>
      <Menu name="Edit">
        {commandsOf('Edit').map((command) => (
          <CommandItem key={command.id} command={command} page={page} />
        ))}
      </Menu>
      <Menu name="Map">
        {commandsOf('Map').map((command) => (
          <CommandItem key={command.id} command={command} page={page} />
        ))}
      </Menu>
      <div className="title">
        <h1>{title}</h1>
        <small>
          {file?.path ?? 'no file yet'} · <span className={isDirty ? 'dirty' : ''}>{state}</span>
        </small>
      </div>
      <button
        type="button"
        disabled={done.length === 0}
        title={done.length > 0 ? `Undo: ${done.at(-1)!.label} (${keyNames(['Ctrl+Z'])})` : 'Nothing to undo'}
        onClick={() => document.undo()}
      >
        <Undo2 aria-hidden="true" />
        <span className="unseen">Undo</span>
      </button>
      <button
        type="button"
        disabled={undone.length === 0}
        title={undone.length > 0 ? `Redo: ${undone.at(-1)!.label} (${keyNames(['Ctrl+Shift+Z'])})` : 'Nothing to redo'}
        onClick={() => document.redo()}
      >
        <Redo2 aria-hidden="true" />
        <span className="unseen">Redo</span>
      </button>
      <button type="button" className="play-button" title="Play the battle (P)" onClick={() => page.play()}>
        <Play aria-hidden="true" /> Play
      </button>
      <button type="button" title={`Share or export (${keyNames(['Ctrl+E'])})`} onClick={() => page.exportBattle()}>
        <Share2 aria-hidden="true" /> Share
      </button>
      <button
        type="button"
        className="primary"
        disabled={!isDirty || isSaving}
        title={`Save (${keyNames(['Ctrl+S'])})`}
        onClick={() => page.save()}
      >
        <Save aria-hidden="true" /> Save
      </button>
      <button type="button" title={mode === 'dark' ? 'Light colours' : 'Dark colours'} onClick={onMode}>
        {mode === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
        <span className="unseen">{mode === 'dark' ? 'Light colours' : 'Dark colours'}</span>
      </button>
      <button type="button" title="Shortcuts and help (?)" onClick={() => page.openHelp()}>
        <CircleHelp aria-hidden="true" />
        <span className="unseen">Shortcuts and help</span>
      </button>
    </header>
  )
}

/** The last part of a path. */
const fileName = (path = 'battle.yaml') => path.replace(/^.*\//, '')

function CommandItem({ command, page }: { readonly command: Command; readonly page: PageActions }) {
  const workbench = useWorkbench()
  return (
    <button type="button" role="menuitem" onClick={() => command.run(workbench, page)}>
      {command.name}
      {command.keys.length > 0 && <kbd>{keyNames(command.keys.slice(0, 1))}</kbd>}
    </button>
  )
}
