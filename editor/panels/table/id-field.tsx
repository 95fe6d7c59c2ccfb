import type { Path } from '../../../src/scenario/diagnostic.ts'
import { useWorkbench } from '../../state/workbench.ts'
import { KeyName } from '../form/key-name.tsx'
import { keysOf, problemOfKey } from '../form/keys.ts'
import { renamed } from '../form/renamed.ts'
import { useField } from '../form/use-form.ts'

/** The id of what is selected: whatever speaks of it goes on doing so. */
export function IdField({ path, mark }: { readonly path: Path; readonly mark: string }) {
  const { document, view } = useWorkbench()
  const list = useField(path.slice(0, -1))
  if (!list) return null
  const onRename = (to: string, own: string) => {
    const next = [...path.slice(0, -1), to]
    const isDone = document.change('Change an id', renamed(document.state, path, to), [], own)
    if (isDone) view.setState({ items: [next] })
    return isDone
  }
  return (
    <div className="id-field">
      <small>Short name</small>
      <KeyName
        name={String(path.at(-1))}
        mark={mark}
        problemOf={(to) => problemOfKey(list.place, keysOf(list.value), to)}
        onRename={onRename}
      />
    </div>
  )
}
