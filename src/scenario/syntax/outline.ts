import { type Lexeme, lineAt, type TextLine } from './mistake.ts'

/** A column where the keys of a mapping or the dashes of a list stand. */
export type Level = { readonly column: number; readonly kind: 'key' | 'item' }

/** A line that begins a key or an item of a list. */
export type OutlineLine = TextLine & {
  readonly levels: readonly Level[]
  /** Whether its value is still to come. */
  readonly isOpen: boolean
}

/** The lines that begin keys or items: none that goes on with a text or stands in brackets. */
export function outline(text: string, lexemes: readonly Lexeme[]): OutlineLine[] {
  const lines: OutlineLine[] = []
  let depth = 0
  let next = 0
  for (const { type, source, offset } of lexemes) {
    if (type === 'flow-error-end') depth = 0
    if (offset >= next && source !== '' && type !== 'space' && type !== 'newline') {
      const line = lineAt(text, offset)
      const isFirst = offset === line.start + line.indent
      if (isFirst && depth === 0 && type !== 'comment') {
        const levels = levelsOf(line)
        if (levels.length > 0) lines.push({ ...line, levels, isOpen: OPEN.test(line.text) })
      }
      next = line.start + line.text.length
    }
    if (/^flow-(seq|map)-start$/.test(type)) depth++
    if (/^flow-(seq|map)-end$/.test(type)) depth = Math.max(0, depth - 1)
  }
  return lines
}

/** The levels that are open behind some lines, from the outermost. */
export function openLevels(lines: readonly OutlineLine[]): Level[] {
  const open: Level[] = []
  for (const { indent, levels } of lines) {
    while (open.length > 0 && open.at(-1)!.column > indent) open.pop()
    for (const level of levels) {
      if (!open.some(({ column, kind }) => column === level.column && kind === level.kind)) open.push(level)
    }
  }
  return open
}

/** `- - a: 1` is two items and a key. */
export function levelsOf({ text, indent }: TextLine): Level[] {
  const levels: Level[] = []
  let column = indent
  for (let dash = DASH.exec(text.slice(column)); dash; dash = DASH.exec(text.slice(column))) {
    levels.push({ column, kind: 'item' })
    column += dash[0].length
  }
  if (KEY.test(text.slice(column))) levels.push({ column, kind: 'key' })
  return levels
}

const DASH = /^-(?: +|$)/
const KEY = /^(?:"[^"]*"|'[^']*'|[^\s#[\]{},"'|>-][^#]*?|-[^\s#][^#]*?):(?:\s|$)/
const OPEN = /(?:^\s*|\s)-\s*(?:#.*)?$|:\s*(?:#.*)?$/
