import { useEffect, useState } from 'react'
import { count } from '../../src/scenario/wording.ts'
import type { FileEntry } from '../files/store.ts'
import type { Workspace } from '../state/workspace.ts'

/** The open battle where it has no file. */
export const UNNAMED = ''

type Props = {
  readonly workspace: Workspace
  readonly own: string
  readonly title: string
  /** The paths that are chosen; all of them until somebody has chosen. */
  readonly chosen: ReadonlySet<string> | undefined
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

/** The battles that a library may have, to be ticked. */
export function LibraryList({ workspace, own, title, chosen, onChoose }: Props) {
  const [files, setFiles] = useState<readonly Pick<FileEntry, 'path' | 'title'>[]>()
  useEffect(() => {
    const show = async () => {
      const listing = await workspace.list()
      const battles = (listing?.files ?? []).filter(({ kind }) => kind !== 'definitions')
      const all = own === UNNAMED ? [{ path: UNNAMED, title }, ...battles] : battles
      setFiles(all)
      onChoose(new Set(all.map(({ path }) => path)))
    }
    void show()
  }, [workspace, own, title, onChoose])
  if (!files || !chosen) return <p className="empty">Listing the battles…</p>
  const toggle = (path: string) => {
    const next = new Set(chosen)
    if (!next.delete(path)) next.add(path)
    onChoose(next)
  }
  return (
    <fieldset className="library-list">
      <legend>
        {chosen.size} of {count(files.length, 'battle')}
      </legend>
      <div className="buttons">
        <button type="button" onClick={() => onChoose(new Set(files.map(({ path }) => path)))}>
          All
        </button>
        <button type="button" onClick={() => onChoose(new Set())}>
          None
        </button>
      </div>
      <ul>
        {files.map((file) => (
          <li key={file.path}>
            <label>
              <input type="checkbox" checked={chosen.has(file.path)} onChange={() => toggle(file.path)} />
              <span>{file.title ?? file.path}</span>
              <small>{file.path === own ? `${file.path} as it is here`.trim() : file.path}</small>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
