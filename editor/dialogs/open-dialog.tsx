import { FileText, FolderOpen, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { FileEntry, FileListing } from '../files/store.ts'
import type { Workspace } from '../state/workspace.ts'
import { Dialog } from '../widgets/dialog.tsx'
import { IconButton } from '../widgets/icon-button.tsx'
import { useExamples } from './use-examples.ts'

/** The files that there are, battles from this computer, and those that come with the editor. */
export function OpenDialog({ workspace, onClose }: { readonly workspace: Workspace; readonly onClose: () => void }) {
  const [listing, setListing] = useState<FileListing>()
  const current = useStore(workspace.store, ({ file }) => file?.path)
  const problem = useStore(workspace.store, (state) => state.problem)
  const refresh = useCallback(() => void workspace.list().then(setListing), [workspace])
  useEffect(() => {
    workspace.forgetProblem()
    refresh()
  }, [workspace, refresh])
  const open = (path: string) => void workspace.open(path).then((isDone) => isDone && onClose())
  const titleOf = (system: string) => workspace.rulebooks.find(({ id }) => id === system)?.title ?? system
  const openFromDisk = async () => {
    if (await workspace.openFromDisk()) onClose()
  }
  const openExample = async (text: string) => {
    await workspace.openText(text)
    onClose()
  }
  const examples = useExamples()
  return (
    <Dialog title="Open a battle" onClose={onClose} isWide>
      {problem !== undefined && (
        <p className="notice problem" role="alert">
          {problem}
        </p>
      )}
      <h3>Files in {workspace.files.name}</h3>
      {listing?.files.length === 0 && <p className="empty">There are no scenarios here yet.</p>}
      <ul className="files">
        {listing?.files.map((file) => (
          <File
            key={file.path}
            file={file}
            isOpen={file.path === current}
            workspace={workspace}
            onOpen={() => open(file.path)}
            onRemoved={refresh}
          />
        ))}
        {listing?.errors.map(({ path, message }) => (
          <li key={path} className="unreadable">
            <strong>{path}</strong> <small>{message}</small>
          </li>
        ))}
      </ul>
      <h3>Elsewhere</h3>
      <button type="button" onClick={() => void openFromDisk()}>
        <FolderOpen aria-hidden="true" /> From this computer…
      </button>
      <h3>Battles included with Berthier</h3>
      <ul className="files">
        {examples.map(({ path, title, system, text }) => (
          <li key={path}>
            <button type="button" className="file" onClick={() => void openExample(text)}>
              <FileText aria-hidden="true" />
              <span>
                <strong>{title}</strong>
                <small>{titleOf(system)} · opens as a copy that has no file yet</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type FileProps = {
  readonly file: FileEntry
  readonly isOpen: boolean
  readonly workspace: Workspace
  readonly onOpen: () => void
  readonly onRemoved: () => void
}

function File({ file: { path, title, version, modified, kind }, isOpen, workspace, onOpen, onRemoved }: FileProps) {
  const remove = async () => {
    if (!confirm(`Delete ${path}? This cannot be undone.`)) return
    if (await workspace.remove(path, version)) onRemoved()
  }
  return (
    <li>
      <button type="button" className="file" aria-current={isOpen} onClick={onOpen}>
        <FileText aria-hidden="true" />
        <span>
          <strong>{title ?? path}</strong>
          <small>
            {path} · {new Date(modified).toLocaleString()}
            {kind === 'definitions' ? ' · definitions for battles, edited as text' : ''}
            {isOpen ? ' · open now' : ''}
          </small>
        </span>
      </button>
      {workspace.files.canManage && !isOpen && (
        <IconButton label={`Delete ${path}`} onClick={() => void remove()}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}
