import { useId, useState } from 'react'
import { hexSurveyOf, onHexes } from '../document/by-board.ts'
import { useDocument, useGrid, useWorkbench } from '../state/workbench.ts'
import { Dialog } from '../widgets/dialog.tsx'

/** Asks what hexes are called. On hexes that have a name, it is changed or taken away. */
export function NameHexesDialog({ hexes }: { readonly hexes: readonly number[] }) {
  const { document, view } = useWorkbench()
  const grid = useGrid()
  const areas = useDocument((state) => hexSurveyOf(state)?.areas) ?? []
  const id = useId()
  const present = areas.find((area) => area.kind === 'name' && hexes.some((hex) => area.hexes.includes(hex)))
  const [name, setName] = useState(present ? String(present.path.at(-1)) : '')
  const close = () => view.setState({ namingHexes: undefined })
  const where = hexes.length > 4 ? `${hexes.length} hexes` : hexes.map((hex) => grid?.label(hex)).join(', ')
  const wanted = name.trim()
  const namesake = areas.find((area) => area.kind === 'name' && area !== present && area.path.at(-1) === wanted)
  const submit = () => {
    if (present && wanted !== '' && wanted !== present.path.at(-1)) {
      document.change(`Rename ${String(present.path.at(-1))} to ${wanted}`, [
        { kind: 'rename', path: present.path, name: wanted },
      ])
    } else if (!present && wanted !== '') {
      document.draw(
        `Name ${where} ${wanted}`,
        onHexes((scenarioEditor, draft) => scenarioEditor.ground.mark(draft, ['board', 'names', wanted], hexes, true)),
      )
    }
    close()
  }
  const remove = () => {
    document.change(`Remove the name ${String(present!.path.at(-1))}`, [{ kind: 'remove', path: present!.path }])
    close()
  }
  return (
    <Dialog title={`Name of ${where}`} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="field">
          <label htmlFor={id}>Name on the map</label>
          <input
            id={id}
            type="text"
            value={name}
            placeholder="e.g. La Haye Sainte"
            aria-describedby={`${id}-about`}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <p id={`${id}-about`} className={present ? 'field-problem' : 'about'} role="status">
          {namesake &&
            (present
              ? `A place called ${wanted} already exists.`
              : `A place called ${wanted} already exists. These hexes become part of it.`)}
        </p>
        <div className="buttons end">
          {present && (
            <button type="button" onClick={remove}>
              Remove the name
            </button>
          )}
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button
            type="submit"
            className="primary"
            disabled={wanted === '' || (present !== undefined && namesake !== undefined)}
          >
            {present ? 'Rename' : 'Name'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
