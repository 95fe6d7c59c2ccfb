import { MapPin } from 'lucide-react'
import { useEffect, useId } from 'react'
import type { HexGrid } from '../../../src/board/hex-grid.ts'
import { parseRange } from '../../../src/board/hex-ranges.ts'
import { HexReader } from '../../../src/scenario/checks/hexes.ts'
import { Report } from '../../../src/scenario/diagnostic.ts'
import { foldSet, foldWay } from '../../../src/scenario/edit/hexes/hex-lists.ts'
import { useGrid, useView, useWorkbench } from '../../state/workbench.ts'
import { FieldLabel } from './field-label.tsx'
import type { FormField } from './use-form.ts'
import { useTyping } from './use-typing.ts'

/** Hexes: typed as the file has them, or picked on the map. Pointing at the field shows them there. */
export function HexesField({ field, label }: { readonly field: FormField; readonly label: string }) {
  const id = useId()
  const { view } = useWorkbench()
  const grid = useGrid()
  const isPicking = useView(({ picking }) => picking?.what === id)
  const list = Array.isArray(field.value) ? (field.value as readonly unknown[]).map(String) : []
  const stored = list.join(', ')
  const { text, onText, onBlur, onKeyDown } = useTyping({
    stored,
    put: (typed, mark) => field.type(wordsOf(typed), mark),
    mark: field.mark,
  })
  const isPath = field.place.definition === 'hexPath'

  const pick = () => {
    if (!grid) return
    view.setState({
      picking: {
        what: id,
        hexes: hexesOf(grid, list),
        onDone: (hexes) => field.set(write(grid, hexes, isPath)),
      },
    })
  }
  const pointOut = (isOn: boolean) => grid && view.setState({ pointedOut: isOn ? hexesOf(grid, list) : [] })
  useEffect(() => () => view.setState({ pointedOut: [] }), [view])
  return (
    <div className="field" onPointerEnter={() => pointOut(true)} onPointerLeave={() => pointOut(false)}>
      <FieldLabel id={id} field={field} label={label} />
      <div className="with-button">
        <input
          id={id}
          type="text"
          className="hexes"
          spellCheck={false}
          value={text}
          placeholder={grid ? exampleOf(grid) : undefined}
          onChange={(event) => onText(event.currentTarget.value)}
          onFocus={() => pointOut(true)}
          onBlur={() => {
            pointOut(false)
            onBlur()
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="icon-button"
          aria-pressed={isPicking}
          onClick={pick}
          disabled={!grid}
          title="Pick on the map"
        >
          <MapPin aria-hidden="true" />
          <span className="unseen">Pick {label} on the map</span>
        </button>
      </div>
    </div>
  )
}

/** A hex and a range as this board calls them: `e.g. D5, B7-B10`. */
function exampleOf(grid: HexGrid): string {
  const at = (column: number, row: number) =>
    grid.label(grid.at(grid.firstColumn + Math.min(column, grid.columns - 1), Math.min(row, grid.rows - 1)))
  return `e.g. ${at(3, 4)}, ${at(1, 6)}-${at(1, 9)}`
}

/** What is typed, entry by entry; what is no hex yet, the problems list tells. */
function wordsOf(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
}

function hexesOf(grid: HexGrid, list: readonly string[]): number[] {
  return new HexReader(grid, new Report()).set(
    list.filter((item) => parseRange(item)),
    [],
  )
}

/** As the file has them: a set in its one notation, a path in its order. */
function write(grid: HexGrid, hexes: readonly number[], isPath: boolean): readonly string[] {
  return isPath ? foldWay(grid, hexes) : foldSet(grid, hexes)
}
