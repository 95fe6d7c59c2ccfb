import { useState } from 'react'
import type { Margins } from '../../src/scenario/edit/hexes/resize.ts'
import { onHexes } from '../document/by-board.ts'
import { useDocument, useGrid, useWorkbench } from '../state/workbench.ts'

const EDGES = [
  { edge: 'north', name: 'North', what: 'rows', step: 1 },
  { edge: 'west', name: 'West', what: 'columns', step: 2 },
  { edge: 'east', name: 'East', what: 'columns', step: 1 },
  { edge: 'south', name: 'South', what: 'rows', step: 1 },
] as const

const NONE: Margins = { west: 0, east: 0, south: 0, north: 0 }

/** More or fewer columns and rows at each edge of the board; the battle keeps its place on the ground. */
export function BoardSize() {
  const { document, view } = useWorkbench()
  const grid = useGrid()
  const scenarioEditor = useDocument(({ systemTools }) => systemTools?.scenarioEditor)
  const sizes = scenarioEditor?.kind === 'hex' ? scenarioEditor.board.sizes : undefined
  const [margins, setMargins] = useState(NONE)
  if (!grid || !sizes) return <p className="empty">There is no board yet.</p>
  const columns = grid.columns + margins.west + margins.east
  const rows = grid.rows + margins.south + margins.north
  const problem =
    margins.west % 2 === 0
      ? (misfit('columns', columns, sizes.columns) ?? misfit('rows', rows, sizes.rows))
      : 'Columns are staggered: in the west, add or remove them in pairs.'
  const isSame = Object.values(margins).every((by) => by === 0)
  const resize = () => {
    const isDone = document.edit(
      `Resize the board to ${columns} × ${rows}`,
      onHexes((drawer, draft) => drawer.board.resize(draft, margins)),
    )
    if (!isDone) return
    view.setState({ selection: new Set(), cursor: 0 })
    setMargins(NONE)
  }
  return (
    <form
      className="board-size"
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === undefined && !isSame) resize()
      }}
    >
      <p className="about">
        {grid.columns} columns and {grid.rows} rows now. Add some at an edge, or take some away with a number below
        zero.
      </p>
      {EDGES.map(({ edge, name, what, step }) => (
        <label key={edge} data-edge={edge}>
          {name}
          <input
            type="number"
            aria-label={`${name}: ${what} more or less`}
            step={step}
            value={Number.isNaN(margins[edge]) ? '' : margins[edge]}
            onChange={({ currentTarget }) => setMargins({ ...margins, [edge]: currentTarget.valueAsNumber })}
          />
        </label>
      ))}
      {problem === undefined ? null : (
        <p className="field-problem" role="status">
          {problem}
        </p>
      )}
      <button type="submit" disabled={isSame || problem !== undefined}>
        {isSame || problem !== undefined ? 'Resize' : `Resize to ${columns} × ${rows}`}
      </button>
    </form>
  )
}

/** What is wrong with a number of columns or rows. */
function misfit(what: string, size: number, [least, most]: readonly [number, number]): string | undefined {
  return size >= least && size <= most ? undefined : `A board has ${least} to ${most} ${what}.`
}
