import { CircleHelp, LayoutGrid, Moon, Play, Redo2, Save, Share2, Sun, Undo2 } from 'lucide-react'
import { useStore } from 'zustand'
import type { PageActions } from '../commands/command.ts'
import { keyNames } from '../commands/keys.ts'
import { fileName } from '../files/pickers.ts'
import { useDocument, useWorkbench } from '../state/workbench.ts'
import type { Workspace } from '../state/workspace.ts'
import { Menu } from '../widgets/menu.tsx'
import { BattleTitle } from './battle-title.tsx'
import { AllCommands, CommandMenus } from './command-menus.tsx'
import { useShellLayout } from './use-shell-layout.ts'
import { VariantChoice } from './variant-choice.tsx'

type Props = {
  readonly workspace: Workspace
  readonly page: PageActions
  readonly mode: 'light' | 'dark'
  readonly onMode: () => void
  readonly onVariants: () => void
}

/** The file, what can be done with it, and the way back. */
export function TopBar({ workspace, page, mode, onMode, onVariants }: Props) {
  const { document } = useWorkbench()
  const file = useStore(workspace.store, (state) => state.file)
  const isSaving = useStore(workspace.store, (state) => state.isSaving)
  const { done, undone } = useDocument((state) => state.history)
  const isPhone = useShellLayout() === 'sheet'
  const isRemoved = useStore(workspace.store, (state) => state.outside === 'removed')
  const isDirty = useDocument(({ text }) => text !== file?.base?.text) || isRemoved
  const state = isSaving ? 'Saving…' : isRemoved ? 'Removed' : isDirty ? 'Not saved' : 'Saved'
  const toDisk = workspace.files.kind === 'browser' && (
    <button
      type="button"
      role="menuitem"
      onClick={() => void workspace.saving.saveAs(fileName(file?.path), workspace.disk)}
    >
      Save to this computer…
    </button>
  )
  return (
    <header className="top">
      <button type="button" className="wordmark" title="All battles" onClick={() => page.goHome()}>
        <LayoutGrid aria-hidden="true" /> <span>Berthier</span>
      </button>
      {!isPhone && <CommandMenus page={page} more={toDisk} />}
      <VariantChoice isSlim={isPhone} onAdd={onVariants} />
      <div className="title">
        <BattleTitle isUnnamed={file?.path === undefined} />
        <small>
          <span className="path">{file?.path ?? 'no file yet'}</span>
          <span className={isDirty ? 'dirty' : ''}> · {state}</span>
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
      {/* A phone has it in its menu: with a choice of variants there is no room. */}
      {!isPhone && (
        <button
          type="button"
          className="spare"
          disabled={undone.length === 0}
          title={
            undone.length > 0 ? `Redo: ${undone.at(-1)!.label} (${keyNames(['Ctrl+Shift+Z'])})` : 'Nothing to redo'
          }
          onClick={() => document.redo()}
        >
          <Redo2 aria-hidden="true" />
          <span className="unseen">Redo</span>
        </button>
      )}
      <button type="button" className="play-button" title="Play the battle (P)" onClick={() => page.play()}>
        <Play aria-hidden="true" /> <span>Play</span>
      </button>
      {!isPhone && (
        <button type="button" title={`Share or export (${keyNames(['Ctrl+E'])})`} onClick={() => page.exportBattle()}>
          <Share2 aria-hidden="true" /> <span>Share</span>
        </button>
      )}
      <button
        type="button"
        className="primary"
        disabled={!isDirty || isSaving}
        title={`Save (${keyNames(['Ctrl+S'])})`}
        onClick={() => page.save()}
      >
        <Save aria-hidden="true" /> <span>Save</span>
      </button>
      {isPhone ? (
        <Menu name="Menu">
          <AllCommands page={page} more={toDisk} />
          <button type="button" role="menuitem" onClick={onMode}>
            {mode === 'dark' ? 'Light colours' : 'Dark colours'}
          </button>
        </Menu>
      ) : (
        <>
          <button type="button" title={mode === 'dark' ? 'Light colours' : 'Dark colours'} onClick={onMode}>
            {mode === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
            <span className="unseen">{mode === 'dark' ? 'Light colours' : 'Dark colours'}</span>
          </button>
          <button type="button" className="spare" title="Shortcuts and help (?)" onClick={() => page.openHelp()}>
            <CircleHelp aria-hidden="true" />
            <span className="unseen">Shortcuts and help</span>
          </button>
        </>
      )}
    </header>
  )
}
