import type { PdfSheet } from '../../render/pdf-sheet.ts'
import { drawColumnTicks, drawCuttingLines } from './cut-marks.ts'
import type { Flow } from './flow.ts'
import { mm } from './paper.ts'

/** Room for the ticks above and below a block. */
const TICKS = mm(4)

/** Something to cut out. */
export type GridCell = (sheet: PdfSheet, x: number, y: number) => void

/** Lays cells of one size out in rows without gaps, so that one cut divides two of them; blocks go on after page breaks. */
export function placeGrid(
  flow: Flow,
  cells: readonly GridCell[],
  width: number,
  height: number,
  backs: readonly GridCell[] = [],
): void {
  const perRow = Math.max(1, Math.floor((flow.width + 0.01) / width))
  const rows = Array.from({ length: Math.ceil(cells.length / perRow) }, (_, i) =>
    cells.slice(i * perRow, (i + 1) * perRow),
  )
  let isFirst = true
  rows.forEach((row, i) => {
    if (flow.room < height + TICKS * (isFirst ? 2 : 1) && flow.y > flow.frame.top) {
      flow.breakPage()
      isFirst = true
    }
    if (isFirst) {
      const above = row.length
      flow.place(TICKS, (sheet, y) => drawColumnTicks(sheet, flow.left, y + TICKS, width, above, true))
    }
    isFirst = false
    flow.place(height, (sheet, y) => {
      row.forEach((cell, j) => cell(sheet, flow.left + j * width, y))
      drawCuttingLines(sheet, flow.left, y, width, height, row.length)
    })
    const top = flow.y - height
    row.forEach((_, j) => {
      const back = backs[i * perRow + j]
      if (back) flow.placeBehind(flow.left + j * width, width, (sheet, x) => back(sheet, x, top))
    })
    const isLast = i === rows.length - 1 || flow.room < height + TICKS
    const { y } = flow
    if (isLast)
      flow.place(Math.min(TICKS, Math.max(0, flow.room)), (sheet) =>
        drawColumnTicks(sheet, flow.left, y, width, row.length, false),
      )
  })
}
