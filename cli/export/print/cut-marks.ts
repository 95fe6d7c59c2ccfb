import type { Shape } from '../../../src/scene/shapes.ts'
import { drawOnSheet } from '../../render/pdf.ts'
import type { PdfSheet } from '../../render/pdf-sheet.ts'
import { mm } from './paper.ts'
import { type MapSheet, OVERLAP, type Tiling } from './tiling.ts'

const TICK = mm(3.5)
const CUT = '#777777'

/** Draws shapes of a unit of their own at a point. */
export function drawShapes(sheet: PdfSheet, shapes: readonly Shape[], x: number, y: number, scale: number): void {
  sheet.save()
  sheet.translate(x, y).scale(scale)
  drawOnSheet(sheet, { title: '', width: 0, height: 0, layers: [{ id: 'pieces', shapes }] })
  sheet.restore()
}

/** Marks outside the corners of a rectangle: where to cut. */
export function drawCornerMarks(sheet: PdfSheet, x: number, y: number, width: number, height: number): void {
  sheet.lineWidth(0.5)
  for (const [cx, outX] of [
    [x, -1],
    [x + width, 1],
  ] as const) {
    for (const [cy, outY] of [
      [y, -1],
      [y + height, 1],
    ] as const) {
      sheet.moveTo(cx + outX * mm(1), cy).lineTo(cx + outX * TICK, cy)
      sheet.moveTo(cx, cy + outY * mm(1)).lineTo(cx, cy + outY * TICK)
    }
  }
  sheet.stroke('#000000')
}

/** Ticks at the strips that the next sheets to the right and below will cover. */
export function drawGlueMarks(
  sheet: PdfSheet,
  { x, y }: { readonly x: number; readonly y: number },
  { columns, rows, width, height }: Tiling,
  { column, row }: MapSheet,
): void {
  sheet.lineWidth(0.5)
  if (column < columns - 1) {
    const at = x + width - OVERLAP
    sheet.moveTo(at, y - mm(1)).lineTo(at, y - mm(2.5))
    sheet.moveTo(at, y + height + mm(1)).lineTo(at, y + height + mm(2.5))
  }
  if (row < rows - 1) {
    const at = y + height - OVERLAP
    sheet.moveTo(x - mm(1), at).lineTo(x - mm(2.5), at)
    sheet.moveTo(x + width + mm(1), at).lineTo(x + width + mm(2.5), at)
  }
  sheet.stroke(CUT)
}

/** Lines around the cells of a row, which are alike, and ticks beyond its ends to lay a ruler on. */
export function drawCuttingLines(
  sheet: PdfSheet,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): void {
  sheet.lineWidth(0.35)
  for (let i = 0; i <= count; i++) sheet.moveTo(x + i * width, y).lineTo(x + i * width, y + height)
  const [from, to] = [x - TICK, x + count * width + TICK]
  sheet
    .moveTo(from, y)
    .lineTo(to, y)
    .moveTo(from, y + height)
    .lineTo(to, y + height)
  sheet.stroke(CUT)
}

/** Ticks above or below a block of cells. */
export function drawColumnTicks(
  sheet: PdfSheet,
  x: number,
  y: number,
  width: number,
  count: number,
  isAbove: boolean,
): void {
  sheet.lineWidth(0.35)
  for (let i = 0; i <= count; i++) sheet.moveTo(x + i * width, y).lineTo(x + i * width, y + (isAbove ? -TICK : TICK))
  sheet.stroke(CUT)
}
