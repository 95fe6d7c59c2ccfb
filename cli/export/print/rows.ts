import type { PdfSheet } from '../../render/pdf-sheet.ts'
import { heightOf, PAD_X, PAD_Y, type PrintedTableLayout, type Row } from './table.ts'
import { drawText, lineHeight, type Type } from './text.ts'

/** A row of a table with its texts; every second one has a grey ground. */
export function drawRow(
  sheet: PdfSheet,
  { widths, aligned }: PrintedTableLayout,
  row: Row,
  type: Type,
  left: number,
  y: number,
  isGrey: boolean,
): void {
  const height = heightOf(row, type)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  if (isGrey) sheet.rect(left, y, whole, height).fill('#efefef')
  let x = left
  row.forEach((lines, i) => {
    lines.forEach((line, j) => {
      const base = y + PAD_Y + j * lineHeight(type) + type.size
      if (aligned[i] === 'middle') drawText(sheet, line, x + widths[i]! / 2, base, type, 'middle')
      else drawText(sheet, line, x + PAD_X, base, type)
    })
    x += widths[i]!
  })
}

/** A line across. */
export function drawRule(sheet: PdfSheet, from: number, to: number, y: number, width: number): void {
  sheet.lineWidth(width).moveTo(from, y).lineTo(to, y).stroke('#000000')
}
