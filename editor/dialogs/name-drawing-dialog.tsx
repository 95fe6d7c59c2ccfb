import { useId, useState } from 'react'
import type { Path } from '../../src/scenario/diagnostic.ts'
import { valueAt } from '../../src/scenario/value-at.ts'
import { useDocument, useWorkbench } from '../state/workbench.ts'
import { Dialog } from '../widgets/dialog.tsx'

/** Asks what something on a table is called. */
export function NameDrawingDialog({ path }: { readonly path: Path }) {
  const { document, view } = useWorkbench()
  const present = useDocument(({ data }) => valueAt(data, [...path, 'name']))
  const [name, setName] = useState(typeof present === 'string' ? present : '')
  const id = useId()
  const close = () => view.setState({ namingDrawing: undefined })
  const submit = () => {
    const wanted = name.trim()
    document.draw(wanted === '' ? 'Remove a name' : `Call it ${wanted}`, (scenarioEditor, draft) =>
      scenarioEditor.pieces.detail(draft, path, 'name', wanted === '' ? undefined : wanted),
    )
    close()
  }
  return (
    <Dialog title="Name" onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="field">
          <label htmlFor={id}>Name on the map</label>
          <input id={id} type="text" value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </div>
        <div className="buttons end">
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" className="primary">
            {name.trim() === '' ? 'Leave it unnamed' : 'Name'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
