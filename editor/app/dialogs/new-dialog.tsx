import { useEffect, useId, useState } from 'react'
import type { HexBoardSizes } from '../../../src/engine/hex-draftsman.ts'
import type { System } from '../../../src/engine/system.ts'
import { SYSTEMS } from '../../../src/systems/index.ts'
import { EXAMPLES } from '../examples.ts'
import type { Workspace } from '../workspace.ts'
import { Dialog } from './dialog.tsx'

/** A new battle: on an open board of any size, from the rulebook's template, or from a battle that there is. */
export function NewDialog({ workspace, onClose }: { readonly workspace: Workspace; readonly onClose: () => void }) {
  const [system, setSystem] = useState<System>(SYSTEMS[0]!)
  const [columns, setColumns] = useState(21)
  const [rows, setRows] = useState(13)
  const sizes = useSizes(system)
  const ids = { columns: useId(), rows: useId(), system: useId() }
  const begin = async (make: () => Promise<string>) => {
    await workspace.openText(await make())
    onClose()
  }
  const blank = async () => {
    const draftsman = await system.loadDraftsman?.()
    return draftsman ? draftsman.blank({ columns, rows }) : system.template
  }
  const fits = (value: number, [least, most]: readonly [number, number]) =>
    Number.isInteger(value) && value >= least && value <= most
  const isSize = sizes !== undefined && fits(columns, sizes.columns) && fits(rows, sizes.rows)
  return (
    <Dialog title="New battle" onClose={onClose}>
      {SYSTEMS.length > 1 && (
        <div className="field">
          <label htmlFor={ids.system}>Rulebook</label>
          <select
            id={ids.system}
            value={system.id}
            onChange={(event) => setSystem(SYSTEMS.find(({ id }) => id === event.currentTarget.value)!)}
          >
            {SYSTEMS.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
      )}
      <form
        className="size"
        onSubmit={(event) => {
          event.preventDefault()
          void begin(blank)
        }}
      >
        <h3>On an open board</h3>
        <div className="field short">
          <label htmlFor={ids.columns}>Columns</label>
          <input
            id={ids.columns}
            type="number"
            min={sizes?.columns[0]}
            max={sizes?.columns[1]}
            value={Number.isNaN(columns) ? '' : columns}
            onChange={(event) => setColumns(event.currentTarget.valueAsNumber)}
          />
        </div>
        <div className="field short">
          <label htmlFor={ids.rows}>Rows</label>
          <input
            id={ids.rows}
            type="number"
            min={sizes?.rows[0]}
            max={sizes?.rows[1]}
            value={Number.isNaN(rows) ? '' : rows}
            onChange={(event) => setRows(event.currentTarget.valueAsNumber)}
          />
        </div>
        <button type="submit" className="primary" disabled={!isSize}>
          Begin
        </button>
        {sizes && (
          <p className={isSize ? 'about' : 'field-problem'} role="status">
            {sizes.columns.join(' to ')} columns, {sizes.rows.join(' to ')} rows.
          </p>
        )}
      </form>
      <h3>From a template</h3>
      <div className="buttons wrap">
        <button type="button" onClick={() => void begin(() => Promise.resolve(system.template))}>
          A small battle
        </button>
        {EXAMPLES.filter(({ path }) => path.startsWith(`${system.id}/`)).map(({ path, load }) => (
          <button key={path} type="button" onClick={() => void begin(load)}>
            {path.replace(/^.*\//, '').replace('.yaml', '').replaceAll('-', ' ')}
          </button>
        ))}
      </div>
      <p className="about">The battle before it stays as it is; what is not saved of it is kept in this browser.</p>
    </Dialog>
  )
}

/** The boards that a rulebook can be played on. */
function useSizes(system: System): HexBoardSizes | undefined {
  const [sizes, setSizes] = useState<HexBoardSizes>()
  useEffect(() => {
    let isWanted = true
    void system.loadDraftsman?.().then((draftsman) => isWanted && setSizes(draftsman.sizes))
    return () => {
      isWanted = false
    }
  }, [system])
  return sizes
}
