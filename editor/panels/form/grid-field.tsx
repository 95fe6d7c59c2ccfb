import { childPlace, resolve } from '../../../src/scenario/schema/nodes.ts'
import { useWorkbench } from '../../state/workbench.ts'
import { Cell } from './cell.tsx'
import { keysOf } from './keys.ts'
import { labelOf } from './labels.ts'
import { Remove } from './remove.tsx'
import { stepWords } from './step-words.ts'
import type { GridShape } from './table-shape.ts'
import type { FormField } from './use-form.ts'

type Props = { readonly field: FormField; readonly label: string; readonly shape: GridShape }

/** The place in a list is counted from one. */
const headOf = (column: string | number) => (typeof column === 'number' ? String(column + 1) : labelOf(column))

/** Records of short values as a table: a row for each that is there, and a menu of those that could be. */
export function GridField({ field, label, shape: { rows, columns } }: Props) {
  const { document } = useWorkbench()
  const { required = [] } = field.place.node
  const present = keysOf(field.value)
  const rowPlace = (key: string) => resolve(childPlace(field.place, key)!, undefined)
  const hasCell = (row: string, column: string | number) => childPlace(rowPlace(row), column) !== undefined
  const isOptional = (row: string, column: string | number) =>
    typeof column === 'string' && !rowPlace(row).node.required?.includes(column)
  const shown = rows.filter((key) => present.includes(key) || required.includes(key))
  const missing = rows.filter((key) => !shown.includes(key))
  const about = (row: string, column: string | number) =>
    resolve(childPlace(rowPlace(row), column)!, undefined).node.description
  return (
    <fieldset className="record">
      {label !== '' && <legend>{label}</legend>}
      <div className="table-form">
        <table>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col" title={about(rows.find((row) => hasCell(row, column))!, column)}>
                  {headOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row}>
                <th scope="row">{labelOf(row)}</th>
                {columns.map((column) => (
                  <td key={column} title={hasCell(row, column) ? about(row, column) : undefined}>
                    {hasCell(row, column) && (
                      <Cell
                        path={[...field.path, row, column]}
                        label={`${labelOf(row)}, ${headOf(column).toLowerCase()}`}
                        isOptional={isOptional(row, column)}
                      />
                    )}
                  </td>
                ))}
                {!required.includes(row) && (
                  <td>
                    <Remove path={[...field.path, row]} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {missing.length > 0 && (
        <div className="missing">
          {missing.map((row) => (
            <button
              key={row}
              type="button"
              className="add"
              onClick={() =>
                document.change(stepWords(document.state, 'Add', [...field.path, row]), [
                  { kind: 'set', path: [...field.path, row], value: rowPlace(row).node.examples?.[0] },
                ])
              }
            >
              + {labelOf(row)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}
