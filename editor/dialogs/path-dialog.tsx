import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { useDocument } from '../state/workbench.ts'
import type { Workspace } from '../state/workspace.ts'
import { Dialog } from '../widgets/dialog.tsx'

type Props = {
  readonly title: string
  readonly action: string
  readonly workspace: Workspace
  readonly onClose: () => void
  /** The file is to have another name itself, rather than another file beside it. */
  readonly isRename?: boolean
  /** Says whether it went well; what went wrong is told by the page. */
  readonly onPath: (path: string) => Promise<boolean>
}

/** Asks for the name of a file. */
export function PathDialog({ title, action, workspace, onClose, onPath, isRename = false }: Props) {
  const id = useId()
  const file = useStore(workspace.store, (state) => state.file)
  const problem = useStore(workspace.store, (state) => state.problem)
  const battle = useDocument(({ data }) => (data as { readonly id?: unknown } | null | undefined)?.id)
  const [path, setPath] = useState(() =>
    isRename && file?.path !== undefined
      ? file.path
      : suggestion(file?.path, typeof battle === 'string' ? battle : 'battle'),
  )
  // What was wrong with a name is over when another is asked for, and when nobody asks any more.
  useEffect(() => {
    workspace.forgetProblem()
    return () => workspace.forgetProblem()
  }, [workspace])
  const submit = async () => {
    const name = /\.(ya?ml|json)$/i.test(path) ? path : `${path}.yaml`
    if (await onPath(name)) onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="field">
          <label htmlFor={id}>File in {workspace.files.name}</label>
          <input
            id={id}
            type="text"
            value={path}
            spellCheck={false}
            onChange={(event) => setPath(event.currentTarget.value)}
          />
        </div>
        {problem !== undefined && (
          <p className="notice problem" role="alert">
            {problem}
          </p>
        )}
        <div className="buttons end">
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="primary" disabled={path.trim() === '' || (isRename && path === file?.path)}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** A name beside the file's own, or one from the battle's id. */
function suggestion(path: string | undefined, battle: string): string {
  return path === undefined ? `${battle}.yaml` : path.replace(/(\.\w+)$/, '-2$1')
}
