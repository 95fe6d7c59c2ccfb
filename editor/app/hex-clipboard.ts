import { NOWHERE } from '../../src/board/nowhere.ts'
import type { HexCutting } from '../../src/engine/hex-draftsman.ts'
import { onHexes } from '../document/by-board.ts'
import { concernedHexes } from '../view/view-state.ts'
import { gridOf, type Workbench } from './workbench.ts'

/** Takes along what is in the hexes that are selected. */
export function liftHexes({ document, view }: Workbench): HexCutting | undefined {
  const { instruments, draft } = document.state
  const draftsman = instruments?.draftsman
  if (draftsman?.kind !== 'hex') return undefined
  const hexes = concernedHexes(view.getState())
  if (hexes.length === 0) {
    document.tell('Nothing is selected: select the hexes to be copied first.', true)
    return undefined
  }
  // Hexes are copied, with all that is in them.
  view.setState({ picked: undefined })
  return draftsman.lift(draft, hexes, view.getState().substances)
}

/** Clears the hexes that have been copied. */
export function cutHexes({ document, view }: Workbench): void {
  const hexes = concernedHexes(view.getState())
  document.draw(
    `Cut ${count(hexes)}`,
    onHexes((draftsman, draft) => draftsman.clear(draft, hexes, view.getState().substances)),
  )
}

/** Drops a cutting on a hex, or at the cursor. */
export function dropHexes({ document, view }: Workbench, cutting: HexCutting, at?: number): void {
  const { cursor, hover } = view.getState()
  const hex = at ?? hover ?? cursor
  const done = document.edit(
    `Paste ${cutting.what}`,
    onHexes((draftsman, draft) => draftsman.drop(draft, cutting, hex)),
  )
  const { draft, instruments } = document.state
  const draftsman = instruments?.draftsman
  if (done && draftsman?.kind === 'hex')
    view.setState({ selection: new Set(draftsman.footprint(draft, cutting, hex)), cursor: hex })
}

export function duplicateHexes(workbench: Workbench, cutting: HexCutting): void {
  const grid = gridOf(workbench.document.state)
  if (!grid) return
  // Two columns on, so that its form stays; where the board ends, two columns back.
  const beside = [2, -2].map((by) => grid.at(grid.column(cutting.origin) + by, grid.row(cutting.origin)))
  const free = beside.find((hex) => hex !== NOWHERE)
  if (free !== undefined) dropHexes(workbench, cutting, free)
}

const count = (hexes: readonly number[]) => (hexes.length === 1 ? 'a hex' : `${hexes.length} hexes`)
