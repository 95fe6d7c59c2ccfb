import { HexGrid } from '../../../board/hex-grid.ts'
import { columnOrdinal, MOST_NUMBERED } from '../../../board/hex-labels.ts'
import type { HexBoardSizes } from '../../../engine/hex-scenario-editor.ts'

/** A unit in each of three columns, and a row between the sides; and what two digits can number. */
export const SIZES: HexBoardSizes = { columns: [3, MOST_NUMBERED], rows: [3, MOST_NUMBERED] }

/** A small sound battle of the standard game on a clear board. */
export function blank(columns: number, rows: number): string {
  const grid = HexGrid.of(columnOrdinal('01'), columns, rows)
  const middle = Math.floor((columns - 1) / 2)
  const wing = Math.max(1, Math.floor(columns / 4))
  const depth = rows > 6 ? 1 : 0
  const line = (row: number) =>
    [middle - wing, middle, middle + wing]
      .map((column) => `"${grid.label(grid.at(grid.firstColumn + column, row))}"`)
      .join(', ')
  return `format: 1
system: napoleon-at-waterloo
edition: standard
id: new-battle
title: New battle
sources:
  terrain: { status: own }
  placements: { status: own }
turns: 8
board:
  kind: hex
  columns: ${grid.columnRange}
  rows: ${rows}
sides:
  french: { name: French, nations: [french] }
  allied: { name: Allied, nations: [british] }
units:
  french: { infantry: { 5-4: [${line(depth)}] } }
  allied: { infantry: { 5-4: [${line(rows - 1 - depth)}] } }
victory:
  - { side: french, when: { destroyedFirst: 10 } }
  - { side: allied, when: { destroyedFirst: 10 } }
`
}
