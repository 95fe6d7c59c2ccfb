import type { Lines, Position } from '../../src/scenario/position.ts'
import { type Colors, cells, widthOf } from '../output/terminal.ts'

/** A stretch of text to point at, and the paint for what points at it. */
export type Target = { readonly start: Position; readonly end: Position; readonly paint: (text: string) => string }

/** The line where a problem begins, the line before it, and carets under what is meant. */
export function frame(lines: Lines, { start, end, paint }: Target, width: number, colors: Colors): string[] {
  const digits = String(start.line).length
  const room = width - digits - 7
  const gutter = (number: number | '') => colors.dim(`${String(number).padStart(digits)} | `)
  const line = lines.text(start.line)
  const from = firstShown(line, start.column - 1, room)
  const before = widthOf(line.slice(from, start.column - 1)) + (from > 0 ? 1 : 0)
  // A mapping that lacks a key runs over many lines: there it is enough to show where it begins.
  const meant = end.line > start.line ? '' : line.slice(start.column - 1, end.column - 1)
  const carets = '^'.repeat(Math.max(1, Math.min(widthOf(meant.slice(0, room)), room - before)))

  const context = start.line > 1 ? lines.text(start.line - 1) : ''
  return [
    ...(context.trim() === '' ? [] : [`    ${gutter(start.line - 1)}${colors.dim(clip(context, from, room))}`]),
    `  ${paint('>')} ${gutter(start.line)}${clip(line, from, room)}`,
    `    ${gutter('')}${' '.repeat(before)}${paint(carets)}`,
  ]
}

/** Where to begin a line that is too long: a third of the room before the place meant. */
function firstShown(line: string, column: number, room: number): number {
  const fits = line.length <= room * 2 && widthOf(line) <= room
  if (fits) return 0
  const from = Math.max(0, column - Math.floor(room / 3))
  const splitsPair = from > 0 && /[\udc00-\udfff]/.test(line.charAt(from))
  return splitsPair ? from - 1 : from
}

/** The part of a line from a column on, with an ellipsis for what is left out. */
function clip(line: string, from: number, room: number): string {
  // More units than this cannot be visible, and a line can be megabytes long.
  const part = cells(line.slice(from, from + room * 16))
  let text = from > 0 && line.length > 0 ? '…' : ''
  let used = text.length
  for (const [i, cell] of part.entries()) {
    const isLast = i === part.length - 1
    if (used + cell.width > (isLast ? room : room - 1)) return `${text}…`
    text += cell.text
    used += cell.width
  }
  return text.trimEnd()
}
