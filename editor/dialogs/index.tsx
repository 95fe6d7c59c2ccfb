import { useStore } from 'zustand'
import type { Workspace } from '../state/workspace.ts'
import { usePart } from '../widgets/use-part.ts'

/** Fetched when they are first asked for: most visits never do. */
const loadExport = () => import('./export-dialog.tsx')
const loadHelp = () => import('./help-dialog.tsx')
const loadMerge = () => import('./merge-dialog.tsx')
const loadPath = () => import('./path-dialog.tsx')

export type DialogId = 'export' | 'save-as' | 'duplicate' | 'rename' | 'help' | 'merge'

type Props = {
  readonly shown: DialogId | undefined
  readonly onShow: (dialog: DialogId | undefined) => void
  readonly workspace: Workspace
}

/** The dialog that is open, if one is. */
export function Dialogs({ shown, onShow, workspace }: Props) {
  const file = useStore(workspace.store, (state) => state.file)
  const [toExport, help, merge, naming] = [
    usePart(loadExport, shown === 'export'),
    usePart(loadHelp, shown === 'help'),
    usePart(loadMerge, shown === 'merge'),
    usePart(loadPath, shown === 'save-as' || shown === 'duplicate' || shown === 'rename'),
  ]
  const close = () => onShow(undefined)
  switch (shown) {
    case undefined:
      return null
    case 'export':
      return toExport && <toExport.ExportDialog workspace={workspace} onClose={close} />
    case 'help':
      return help && <help.HelpDialog onClose={close} />
    case 'merge':
      return merge && <merge.MergeDialog workspace={workspace} onClose={close} />
    case 'save-as':
      return (
        naming && (
          <naming.PathDialog
            title="Save as"
            action="Save"
            workspace={workspace}
            onClose={close}
            onPath={(path) => workspace.saving.saveAs(path, workspace.files)}
          />
        )
      )
    case 'duplicate':
      return (
        naming && (
          <naming.PathDialog
            title={`Duplicate ${file?.path}`}
            action="Duplicate"
            workspace={workspace}
            onClose={close}
            onPath={(path) => workspace.saving.saveAs(path, workspace.files)}
          />
        )
      )
    case 'rename':
      return (
        naming && (
          <naming.PathDialog
            title={`Rename ${file?.path}`}
            action="Rename"
            isRename
            workspace={workspace}
            onClose={close}
            onPath={(path) => workspace.saving.rename(path)}
          />
        )
      )
  }
}
