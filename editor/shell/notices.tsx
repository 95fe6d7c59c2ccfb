import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { readHeader } from '../../src/scenario/reading/read-header.ts'
import type { DialogId } from '../dialogs/index.tsx'
import type { UnsavedDraft } from '../files/drafts.ts'
import { isUnnamed } from '../state/open-files.ts'
import { useDocument, useWorkbench } from '../state/workbench.ts'
import type { Workspace } from '../state/workspace.ts'

/** How long a notice that is no problem stays, in milliseconds. */
const STAYS = 6000

/** What the page has to say: unsaved work found, a file changed outside, something that cannot be done. */
export function Notices({
  workspace,
  onDialog,
}: {
  readonly workspace: Workspace
  readonly onDialog: (dialog: DialogId) => void
}) {
  return (
    <div className="notices">
      <LeftBehind workspace={workspace} />
      <Outside workspace={workspace} onDialog={onDialog} />
      <Trouble workspace={workspace} />
      <Told />
    </div>
  )
}

function LeftBehind({ workspace }: { readonly workspace: Workspace }) {
  const drafts = useStore(workspace.store, (state) => state.leftBehind)
  return drafts.map((draft) => (
    <div key={draft.key} className="notice" role="status">
      <p>
        Unsaved work on <strong>{nameOf(draft)}</strong> from {new Date(draft.time).toLocaleString()} was kept in this
        browser.
      </p>
      <button type="button" className="primary" onClick={() => void workspace.recover(draft)}>
        Continue with it
      </button>
      <button type="button" onClick={() => void workspace.dismiss(draft)}>
        Discard it
      </button>
    </div>
  ))
}

/** A file by its path; a battle that has none by its title. */
function nameOf({ path, text }: UnsavedDraft): string {
  return isUnnamed(path) ? `${readHeader(text).title ?? 'a battle'} (no file yet)` : path
}

function Outside({
  workspace,
  onDialog,
}: {
  readonly workspace: Workspace
  readonly onDialog: (dialog: DialogId) => void
}) {
  const outside = useStore(workspace.store, (state) => state.outside)
  if (outside === undefined) return null
  if (outside === 'removed') {
    return (
      <div className="notice problem" role="alert">
        <p>Another program removed the file. Your work is still here.</p>
        <button type="button" className="primary" onClick={() => void workspace.saving.saveAgain()}>
          Save it again
        </button>
        <button type="button" onClick={() => void workspace.saving.settle('mine').then(() => onDialog('save-as'))}>
          Save it under another name…
        </button>
      </div>
    )
  }
  return (
    <div className="notice problem" role="alert">
      <p>Another program changed the file while you were working on it.</p>
      <button type="button" className="primary" onClick={() => onDialog('merge')}>
        Merge…
      </button>
      <button type="button" onClick={() => void workspace.saving.settle('theirs')}>
        Use the file
      </button>
      <button type="button" onClick={() => void workspace.saving.settle('mine')}>
        Keep mine
      </button>
    </div>
  )
}

function Trouble({ workspace }: { readonly workspace: Workspace }) {
  const problem = useStore(workspace.store, (state) => state.problem)
  const draftTrouble = useStore(workspace.store, (state) => state.draftTrouble)
  return (
    <>
      {draftTrouble !== undefined && (
        <div className="notice problem" role="alert">
          <p>{draftTrouble}</p>
        </div>
      )}
      {problem !== undefined && (
        <div className="notice problem" role="alert">
          <p>{problem}</p>
          <Close onClick={() => workspace.forgetProblem()} />
        </div>
      )}
    </>
  )
}

function Told() {
  const { document } = useWorkbench()
  const notice = useDocument((state) => state.notice)
  useEffect(() => {
    if (!notice || notice.isProblem) return
    const timer = setTimeout(() => document.forgetNotice(), STAYS)
    return () => clearTimeout(timer)
  }, [document, notice])
  if (!notice) return null
  return (
    <div
      className={notice.isProblem ? 'notice toast problem' : 'notice toast'}
      role={notice.isProblem ? 'alert' : 'status'}
    >
      <p>{notice.text}</p>
      <Close onClick={() => document.forgetNotice()} />
    </div>
  )
}

function Close({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label="Close" onClick={onClick}>
      <X aria-hidden="true" />
    </button>
  )
}
