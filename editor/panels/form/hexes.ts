import { useEffect } from 'react'
import type { HexGrid } from '../../../src/board/hex-grid.ts'
import { parseRange } from '../../../src/board/hex-ranges.ts'
import { HexReader } from '../../../src/scenario/checks/hexes.ts'
import { Report } from '../../../src/scenario/diagnostic.ts'
import { useWorkbench } from '../../state/workbench.ts'

/** The hexes that a list speaks of, as far as there are such. */
export function hexesOf(grid: HexGrid, list: readonly string[]): number[] {
  return new HexReader(grid, new Report()).set(
    list.filter((item) => parseRange(item)),
    [],
  )
}

/** A hex and a range as this board calls them: `e.g. D5, B7-B10`. */
export function exampleHexes(grid: HexGrid, isOne: boolean): string {
  const at = (column: number, row: number) =>
    grid.label(grid.at(grid.firstColumn + Math.min(column, grid.columns - 1), Math.min(row, grid.rows - 1)))
  return isOne ? `e.g. ${at(3, 4)}` : `e.g. ${at(3, 4)}, ${at(1, 6)}-${at(1, 9)}`
}

/** Shows hexes on the map while something in a panel is pointed at. */
export function usePointingOut(hexes: readonly number[]) {
  const { view } = useWorkbench()
  useEffect(() => () => view.setState({ pointedOut: [] }), [view])
  const show = (isOn: boolean) => view.setState({ pointedOut: isOn ? hexes : [] })
  return { show, over: { onPointerEnter: () => show(true), onPointerLeave: () => show(false) } }
}
