import { useState } from 'react'
import type { TableMargins } from '../../src/engine/table-scenario-editor.ts'
import { onTable } from '../document/by-board.ts'
import { useDocument, useWorkbench } from '../state/workbench.ts'

const EDGES = [
  { edge: 'north', name: 'North' },
  { edge: 'west', name: 'West' },
  { edge: 'east', name: 'East' },
  { edge: 'south', name: 'South' },
] as const

const NONE: TableMargins = { north: 0, east: 0, south: 0, west: 0 }

/** More or fewer inches at each edge of the table; everything keeps its place on the ground. */
export function TableSizes() {
  const { document, view } = useWorkbench()
  const board = useDocument(({ portrait }) => portrait?.board)
  const scenarioEditor = useDocument(({ systemTools }) => systemTools?.scenarioEditor)
  /** In inches, as they are typed. */
  const [margins, setMargins] = useState(NONE)
  if (board?.kind !== 'table' || scenarioEditor?.kind !== 'table')
    return <p className="empty">There is no table yet.</p>
  const tenths = (inches: number) => Math.round(inches * 10)
  const width = (board.width + tenths(margins.west) + tenths(margins.east)) / 10
  const height = (board.height + tenths(margins.south) + tenths(margins.north)) / 10
  const [least, most] = scenarioEditor.board.sizes
  const fits = (inches: number) => inches >= least && inches <= most
  const isSame = EDGES.every(({ edge }) => margins[edge] === 0)
  const canResize = !isSame && fits(width) && fits(height)
  const resize = () => {
    const inTenths = Object.fromEntries(EDGES.map(({ edge }) => [edge, tenths(margins[edge])])) as TableMargins
    const isDone = document.edit(
      `Resize the table to ${width} × ${height} inches`,
      onTable((drawer, draft) => drawer.board.resize(draft, inTenths)),
    )
    if (!isDone) return
    view.setState({ cursor: 0 })
    setMargins(NONE)
  }
  return (
    <form
      className="board-size"
      onSubmit={(event) => {
        event.preventDefault()
        if (canResize) resize()
      }}
    >
      <p className="about">
        {board.width / 10} by {board.height / 10} inches now. Add some at an edge, or take some away with a number below
        zero.
      </p>
      {EDGES.map(({ edge, name }) => (
        <label key={edge} data-edge={edge}>
          {name}
          <input
            type="number"
            aria-label={`${name}: inches more or less`}
            step={0.5}
            value={Number.isNaN(margins[edge]) ? '' : margins[edge]}
            onChange={({ currentTarget }) => setMargins({ ...margins, [edge]: currentTarget.valueAsNumber })}
          />
        </label>
      ))}
      {!isSame && !canResize && (
        <p className="field-problem" role="status">
          A table has {least} to {most} inches from edge to edge.
        </p>
      )}
      <button type="submit" disabled={!canResize}>
        {canResize ? `Resize to ${width} × ${height}` : 'Resize'}
      </button>
    </form>
  )
}
