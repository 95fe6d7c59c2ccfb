import { Trash2 } from 'lucide-react'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import type { Change } from '../../../src/scenario/edit/change.ts'
import { childPlace, resolve } from '../../../src/scenario/schema/nodes.ts'
import { valueAt } from '../../../src/scenario/value-at.ts'
import { useWorkbench } from '../../state/workbench.ts'
import { IconButton } from '../../widgets/icon-button.tsx'
import { Cell } from './cell.tsx'
import { keysOf, problemOfKey } from './keys.ts'
import { labelOf } from './labels.ts'
import { NewKey } from './new-key.tsx'
import { Remove } from './remove.tsx'
import type { ChartShape } from './table-shape.ts'
import type { FormField } from './use-form.ts'

type Props = { readonly field: FormField; readonly label: string; readonly shape: ChartShape }

/** A printed chart: heads of columns in a list, and rows by their keys with a value for each column. */
export function ChartField({ field, label, shape }: Props) {
  const { document } = useWorkbench()
  const at = (...steps: Path) => [...field.path, ...steps]
  const listAt = (...steps: Path) => {
    const list = valueAt(field.value, steps)
    return Array.isArray(list) ? (list as readonly unknown[]) : []
  }
  const heads = listAt(shape.heads)
  const rows = keysOf(valueAt(field.value, [shape.rows])).toSorted((a, b) => Number(a) - Number(b) || 0)
  const rowsPlace = resolve(childPlace(field.place, shape.rows)!, undefined)
  const rowName = labelOf(shape.rows)
  const change = (step: string, changes: readonly Change[]) => void document.change(step, changes)
  /** With a value in every row: that of the column before. */
  const addColumn = () =>
    change('Add a column', [
      { kind: 'insert', path: at(shape.heads, heads.length), value: heads.at(-1) ?? '' },
      ...rows.map((key): Change => {
        const row = listAt(shape.rows, key)
        return { kind: 'insert', path: at(shape.rows, key, row.length), value: row.at(-1) }
      }),
    ])
  const removeColumn = (column: number) =>
    change(`Remove the column ${String(heads[column])}`, [
      { kind: 'remove', path: at(shape.heads, column) },
      ...rows
        .filter((key) => column < listAt(shape.rows, key).length)
        .map((key): Change => ({ kind: 'remove', path: at(shape.rows, key, column) })),
    ])
  const addRow = (key: string) =>
    change(`Add the row ${key}`, [
      { kind: 'set', path: at(shape.rows, key), value: listAt(shape.rows, rows.at(-1) ?? '') },
    ])
  return (
    <fieldset className="record">
      {label !== '' && <legend>{label}</legend>}
      <div className="table-form chart">
        <table>
          <thead>
            <tr>
              <th scope="col">{labelOf(shape.heads)}</th>
              {heads.map((_, column) => (
                // Columns are known by their place: their heads are being typed.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <th key={column} scope="col">
                  <Cell path={at(shape.heads, column)} label={`${labelOf(shape.heads)}, column ${column + 1}`} />
                </th>
              ))}
              <th>
                <button
                  type="button"
                  className="add"
                  aria-label="Add a column"
                  title="Add a column"
                  onClick={addColumn}
                >
                  +
                </button>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((key) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                {listAt(shape.rows, key).map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <td key={column}>
                    <Cell
                      path={at(shape.rows, key, column)}
                      label={`${key} at ${String(heads[column] ?? column + 1)}`}
                    />
                  </td>
                ))}
                <td>
                  <Remove path={at(shape.rows, key)} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {heads.map((head, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={column}>
                  <IconButton label={`Remove the column ${String(head)}`} onClick={() => removeColumn(column)}>
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <NewKey
        label={`New row of ${rowName.toLowerCase()}`}
        problemOf={(key) => problemOfKey(rowsPlace, rows, key)}
        onAdd={addRow}
      />
    </fieldset>
  )
}
