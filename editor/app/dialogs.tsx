import { useStore } from 'zustand'
import { CallDialog } from './dialogs/call-dialog.tsx'
import { HelpDialog } from './dialogs/help-dialog.tsx'
import { MergeDialog } from './dialogs/merge-dialog.tsx'
import { NameDialog } from './dialogs/name-dialog.tsx'
import { NewDialog } from './dialogs/new-dialog.tsx'
import { OpenDialog } from './dialogs/open-dialog.tsx'
import { PathDialog } from './dialogs/path-dialog.tsx'
import { useView } from './workbench.ts'
import type { Workspace } from './workspace.ts'

export type DialogId = 'open' | 'new' | 'save-as' | 'duplicate' | 'rename' | 'help' | 'merge'

type Props = {
  readonly shown: DialogId | undefined
  readonly onShow: (dialog: DialogId | undefined) => void
  readonly workspace: Workspace
}

/** The dialog that is open, if one is. */
export function Dialogs({ shown, onShow, workspace }: Props) {
  const naming = useView((state) => state.naming)
  const calling = useView((state) => state.calling)
  const file = useStore(workspace.store, (state) => state.file)
  const close = () => onShow(undefined)
  if (naming) return <NameDialog hexes={naming} />
  if (calling) return <CallDialog path={calling} />
  switch (shown) {
    case undefined:
      return null
    case 'open':
      return <OpenDialog workspace={workspace} onClose={close} />
    case 'new':
      return <NewDialog workspace={workspace} onClose={close} />
    case 'help':
      return <HelpDialog onClose={close} />
    case 'merge':
      return <MergeDialog workspace={workspace} onClose={close} />
    case 'save-as':
      return (
        <PathDialog
          title="Save as"
          action="Save"
          workspace={workspace}
          onClose={close}
          onPath={(path) => workspace.saveAs(path)}
        />
      )
    case 'duplicate':
      return (
        <PathDialog
          title={`Duplicate ${file?.path}`}
          action="Duplicate"
          workspace={workspace}
          onClose={close}
          onPath={(path) => workspace.saveAs(path)}
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
          onPath={(path) => workspace.rename(path)}
        />
      )
  }
}
