import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import type { Workspace } from '../state/workspace.ts'
import { HelpDialog } from './help-dialog.tsx'
import { NewDialog } from './new-dialog.tsx'
import { PathDialog } from './path-dialog.tsx'

/** Fetched when they are first asked for: most visits never do. */
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))
const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }))

export type DialogId = 'export' | 'new' | 'save-as' | 'duplicate' | 'rename' | 'help' | 'merge'

type Props = {
  readonly shown: DialogId | undefined
  readonly onShow: (dialog: DialogId | undefined) => void
  readonly workspace: Workspace
}

/** The dialog that is open, if one is. */
export function Dialogs({ shown, onShow, workspace }: Props) {
  const file = useStore(workspace.store, (state) => state.file)
  const close = () => onShow(undefined)
  switch (shown) {
    case undefined:
      return null
    case 'new':
      return <NewDialog workspace={workspace} onClose={close} />
    case 'export':
      return (
        <Suspense>
          <ExportDialog workspace={workspace} onClose={close} />
        </Suspense>
      )
    case 'help':
      return <HelpDialog onClose={close} />
    case 'merge':
      return (
        <Suspense>
          <MergeDialog workspace={workspace} onClose={close} />
        </Suspense>
      )
    case 'save-as':
      return (
        <PathDialog
          title="Save as"
          action="Save"
          workspace={workspace}
          onClose={close}
          onPath={(path) => workspace.saving.saveAs(path, workspace.files)}
        />
      )
    case 'duplicate':
      return (
        <PathDialog
          title={`Duplicate ${file?.path}`}
          action="Duplicate"
          workspace={workspace}
          onClose={close}
          onPath={(path) => workspace.saving.saveAs(path, workspace.files)}
        />
      )
    case 'rename':
      return (
        <PathDialog
          title={`Rename ${file?.path}`}
          action="Rename"
          isRename
          workspace={workspace}
          onClose={close}
          onPath={(path) => workspace.saving.rename(path)}
        />
      )
  }
}
