import { composeText } from '../reading/compose.ts'
import { cut, type Explanation, lineAt, type Slip, type TextLine } from './mistake.ts'
import { levelsOf, openLevels, outline } from './outline.ts'

/** A tab where only spaces may indent. */
export function explainTab(slip: Slip): Explanation | undefined {
  const { error, text } = slip
  const line = lineAt(text, error.pos[0])
  const tab = line.text.slice(0, line.indent).indexOf('\t')
  const code = 'yaml/tab'
  const hint = 'Replace it with spaces, two per level.'
  if (tab < 0) {
    if (error.code !== 'TAB_AS_INDENT') return undefined
    const message = 'There is a tab here; YAML requires a space.'
    return { finding: { code, path: [], message, hint: 'Replace it with a space.' }, range: error.pos }
  }
  const message = 'A tab indents this line; YAML requires spaces.'
  const column = onlyColumn(slip, line, tab)
  const end = column === undefined ? tab + 1 : line.indent
  const replacement = column === undefined ? {} : { replacement: ' '.repeat(column - tab) }
  return { finding: { code, path: [], message, hint, ...replacement }, range: [line.start + tab, line.start + end] }
}

/** So much above a line is tried with it; each try costs as much as reading it. */
const TRIED = 50_000

/** The column of a neighbour that the line can stand in, if there is one only. */
function onlyColumn({ text }: Slip, line: TextLine, tab: number): number | undefined {
  // The tab misleads the parser about the lines behind it, too: without the line they are what they look like.
  const others = text.slice(0, line.start) + '#'.repeat(line.text.length) + text.slice(line.start + line.text.length)
  const lines = outline(others, cut(others, line.start + line.text.length))
  const own = levelsOf(line)[0]
  const index = lines.filter(({ start }) => start < line.start).length
  const previous = lines[index - 1]
  if (!own || !previous || hasTab(previous) || !isLineBefore(text, previous, line)) return undefined
  const after = lines[index]
  const next = after && !hasTab(after) ? after : undefined
  // Below a line that waits for its value, only a neighbour shows how deep its author indents.
  if (previous.isOpen && !(next && next.indent > previous.indent)) return undefined
  const levels = [...openLevels(lines.slice(0, index)), ...(next ? next.levels.slice(0, 1) : [])]
  const columns = levels.filter(({ column, kind }) => kind === own.kind && column > 0 && column >= tab)
  // What stands above the entry of the file that the line belongs to has no say in this.
  const top = lines.findLast(({ start, indent }) => start < line.start && indent === 0)?.start ?? 0
  if (line.start - top > TRIED) return undefined
  const fitting = [...new Set(columns.map(({ column }) => column))].filter((column) => fits(column))
  return fitting.length === 1 ? fitting[0] : undefined

  function fits(column: number): boolean {
    const before = text.slice(top, line.start) + ' '.repeat(column)
    const end = after ? after.start + after.text.length : text.length
    const rest = text.slice(line.start + line.indent, next ? end : line.start + line.text.length)
    const { errors, excess } = composeText(`${before}${rest}\n`)
    return errors.length === 0 && !excess
  }
}

function hasTab({ text, indent }: TextLine): boolean {
  return text.slice(0, indent).includes('\t')
}

/** Whether nothing but blank lines and comments stands between two lines. */
function isLineBefore(text: string, first: TextLine, second: TextLine): boolean {
  const between = text.slice(first.start + first.text.length, second.start).split('\n')
  return between.every((line) => /^\s*(#|$)/.test(line))
}
