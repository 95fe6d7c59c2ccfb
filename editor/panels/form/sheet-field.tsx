import { useMemo } from 'react'
import type { SheetCell, SheetRow } from '../../../src/engine/scenario-editor.ts'
import { fillCell } from '../../../src/scenario/edit/sheet-cells.ts'
import { valueAt } from '../../../src/scenario/value-at.ts'
import { capitalise } from '../../../src/scenario/wording.ts'
import { useDocument, useWorkbench } from '../../state/workbench.ts'
import { Remove } from './remove.tsx'
import { useTyping } from './use-typing.ts'

type Props = { readonly section: string; readonly isOpen: boolean }

/** A printed table whose rows are definitions: as the battle has it, its own values in bold. */
export function SheetField({ section, isOpen }: Props) {
  const sheets = useDocument(({ systemTools }) => systemTools?.scenarioEditor?.forms.sheets)
  const draft = useDocument((state) => state.draft)
  const data = useDocument((state) => state.data)
  const sheet = sheets?.find(({ key }) => key === section)
  const content = useMemo(() => (draft === undefined ? undefined : sheet?.read(draft)), [sheet, draft])
  if (!sheet || !content) return null
  return (
    <details className="printed-table" open={isOpen}>
      <summary>{sheet.title}</summary>
      <div className="table-form">
        <table>
          <thead>
            <tr>
              <td />
              {content.columns.map(({ head, about }) => (
                <th key={head} scope="col" title={about}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {content.rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{capitalise(row.name)}</th>
                {content.columns.map(({ head, about }, i) => (
                  <td key={head} title={row.cells[i] && about}>
                    {row.cells[i] && <SheetValue table={section} row={row} cell={row.cells[i]} head={head} />}
                  </td>
                ))}
                {valueAt(data, [section, row.id]) !== undefined && (
                  <td>
                    <Remove path={[section, row.id]} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

type ValueProps = {
  readonly table: string
  readonly row: SheetRow
  readonly cell: SheetCell
  readonly head: string
}

function SheetValue({ table, row, cell, head }: ValueProps) {
  const { document } = useWorkbench()
  const isOwn = useDocument(({ data }) => valueAt(data, [table, row.id, cell.key]) !== undefined)
  const label = `${capitalise(row.name)}, ${head.toLowerCase()}`
  const mark = `sheet ${JSON.stringify([table, row.id, cell.key, cell.within?.index])}`
  const fill = (value: number | boolean | undefined, typed?: string): boolean => {
    const changes = fillCell(document.state.data, { table, row: row.id, ...cell }, value)
    if (!changes) return false
    return changes.length === 0 || document.change(`Change ${label.toLowerCase()}`, changes, [], typed)
  }
  const { text, isHeldBack, onText, onBlur, onKeyDown } = useTyping({
    stored: cell.value === undefined ? '' : String(cell.value),
    put: (typed, typing) => {
      const word = typed.trim()
      if (word === '') return fill(undefined, typing)
      return Number.isInteger(Number(word)) && fill(Number(word), typing)
    },
    mark,
  })
  if (typeof cell.value === 'boolean') {
    return (
      <input
        type="checkbox"
        aria-label={label}
        data-own={isOwn}
        checked={cell.value}
        onChange={(event) => void fill(event.currentTarget.checked)}
      />
    )
  }
  return (
    <input
      type="number"
      aria-label={label}
      aria-invalid={isHeldBack}
      data-own={isOwn}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    />
  )
}
