import type { TextSection } from '../../../src/scenario/convert/notation.ts'
import { lineHeight, type Measure, oneLine, type Type, wrap } from './text.ts'

export const CELL: Type = { size: 8 }
export const HEAD: Type = { size: 8, isBold: true }
/** White beside and above the text of a cell. */
export const PAD_X = 4
export const PAD_Y = 2.6

/** A row of a table: the lines of each cell. */
export type Row = readonly (readonly string[])[]

/** A table whose columns have their widths and whose texts have their lines. */
export type PrintedTableLayout = {
  readonly widths: readonly number[]
  readonly aligned: readonly ('start' | 'middle')[]
  readonly head: Row
  readonly rows: readonly Row[]
}

export function heightOf(row: Row, type: Type): number {
  return Math.max(1, ...row.map((lines) => lines.length)) * lineHeight(type) + 2 * PAD_Y
}

const PAD = 2 * PAD_X + 0.5

type Table = NonNullable<TextSection['table']>

const cellsOf = ({ rows }: Table, column: number) => rows.map((row) => oneLine(row[column] ?? ''))

/** The widths of columns at which no text is broken. */
function naturalWidths(table: Table, measure: Measure): number[] {
  return table.head.map(
    (title, i) =>
      PAD + Math.max(measure(oneLine(title), HEAD), ...cellsOf(table, i).map((cell) => measure(cell, CELL))),
  )
}

export const naturalWidth = (table: Table, measure: Measure) =>
  naturalWidths(table, measure).reduce((sum, width) => sum + width, 0)

/** Lays out a table in the whole width. */
export function layOutTable(table: Table, available: number, measure: Measure): PrintedTableLayout {
  const { head, rows } = table
  const least = head.map((title, i) => {
    const words = cellsOf(table, i).flatMap((cell) => cell.split(' '))
    const titles = oneLine(title).split(' ')
    return PAD + Math.max(...titles.map((word) => measure(word, HEAD)), ...words.map((word) => measure(word, CELL)))
  })
  const aligned = head.map((_, i) => (cellsOf(table, i).every((cell) => NUMBER.test(cell)) ? 'middle' : 'start'))
  const widths = stretch(shareWidth(naturalWidths(table, measure), least, available), available)
  const lay = (row: readonly string[], type: Type): Row =>
    head.map((_, i) => wrap(row[i] ?? '', widths[i]! - 2 * PAD_X, type, measure))
  return { widths, aligned, head: lay(head, HEAD), rows: rows.map((row) => lay(row, CELL)) }
}

/** What is left of the width goes to the one column of long texts, or to all columns alike where there is none. */
function stretch(widths: readonly number[], available: number): number[] {
  const rest = Math.max(0, available - widths.reduce((sum, width) => sum + width, 0))
  const [widest = 0, next = 0] = widths.toSorted((a, b) => b - a)
  const isLong = widest > next * 1.2
  return widths.map((width) => width + (!isLong ? rest / widths.length : width === widest ? rest : 0))
}

/** What stands in the middle of its column: numbers, dashes, and nothing at all. */
const NUMBER = /^([+−-]?\d+([–-]\d+)?|–|)$/

/**
 * The widths of columns: what they want if there is room; otherwise narrow ones get it and wide ones share the rest, each
 * as long as it can at least as wide as its longest word.
 */
export function shareWidth(natural: readonly number[], least: readonly number[], available: number): number[] {
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)
  if (sum(natural) <= available) return [...natural]
  // Even the longest words have no room: they are broken.
  if (sum(least) >= available) return least.map((width) => (width * available) / sum(least))
  const widths = [...least]
  const open = new Set(natural.keys())
  let rest = available - sum(least)
  // What a column does not need goes to the others, until all that are left want more than their part.
  while (open.size > 0 && rest > 0.01) {
    const part = rest / open.size
    for (const i of open) {
      const more = Math.min(part, natural[i]! - widths[i]!)
      widths[i]! += more
      rest -= more
      if (natural[i]! - widths[i]! < 0.01) open.delete(i)
    }
  }
  return widths
}
