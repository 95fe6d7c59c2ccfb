import { count } from '../wording.ts'
import { type Explanation, explain, firstWord, lineAt, type Slip, type TextLine } from './mistake.ts'
import { levelsOf, type OutlineLine, openLevels, outline } from './outline.ts'

/** A line that begins in a column where none may begin. */
export function explainIndent(slip: Slip): Explanation | undefined {
  const line = wrongLine(slip)
  if (!line) return undefined
  const { text, lexemes } = slip
  const before = outline(text, lexemes).filter(({ start }) => start < line.start)
  const isItem = /^-(\s|$)/.test(line.text.slice(line.indent))
  const levels = openLevels(before)
  const here = levels.filter(({ column }) => column === line.indent)
  const first = before[0]
  if (line.indent === 0 && first && first.indent > 0) {
    const message = `The first key is indented by ${count(first.indent, 'space')}, a later one is not.`
    return explain(message, 'Start both in the same column.', firstWord(first))
  }
  if (isItem && here.some(({ kind }) => kind === 'key')) {
    const hint = 'Indent it below the key of its list, or remove the dash.'
    return explain('A list item cannot be among keys.', hint, firstWord(line))
  }
  if (!isItem && here.some(({ kind }) => kind === 'item')) {
    const inner = levels.find(({ column, kind }) => column > line.indent && kind === 'key')
    const hint = inner
      ? `Indent it by ${count(inner.column, 'space')} if it belongs to the item above, or start it with a dash.`
      : 'Start it with a dash.'
    return explain('This line among list items has no dash.', hint, firstWord(line))
  }
  const above = previousLine(text, line.start)
  if (above && above.indent > line.indent && levelsOf(line).length === 0 && !isOutlined(above.start)) {
    const hint = `Indent it by ${count(above.indent, 'space')}, like the text.`
    return explain('This line is indented less than the text above it.', hint, firstWord(line))
  }
  const columns = [
    levels.findLast(({ column }) => column < line.indent)?.column,
    levels.find(({ column }) => column > line.indent)?.column,
  ].filter((column) => column !== undefined)
  if (columns.length === 0) return undefined
  const odd = oddFirstLine(text, line, before.at(-1), levels.at(-1)?.column)
  if (odd) return blame(odd, 'the lines below it', line.indent)
  const stray = oddLineBetween(text, line, before)
  if (stray) return blame(stray, 'the lines around it', line.indent)
  const parent = flatParent(line, before)
  if (parent) return blame(parent, 'the lines that belong beside it', line.indent)
  return explain(describeIndent(line.indent, columns), advice(columns), firstWord(line))

  function isOutlined(place: number): boolean {
    return before.some(({ start }) => start === place)
  }
}

/** The line above, where it alone stands in its column, and two or more below it share another. */
function oddFirstLine(
  text: string,
  line: TextLine,
  above: TextLine | undefined,
  column: number | undefined,
): TextLine | undefined {
  if (!above || above.indent !== column || above.indent === 0 || line.indent === 0) return undefined
  const opener = previousLine(text, above.start)
  const next = nextLine(text, line.start)
  const isFirst = opener !== undefined && opener.indent < above.indent && opener.text.trimEnd().endsWith(':')
  return isFirst && next?.indent === line.indent ? above : undefined
}

/** The key above, where it alone stands in its column, and the keys on both sides of it share another. */
function oddLineBetween(text: string, line: TextLine, before: readonly OutlineLine[]): TextLine | undefined {
  const [sibling, odd] = before.slice(-2)
  if (!sibling || !odd || odd.isOpen || odd.indent === line.indent) return undefined
  return sibling.indent === line.indent && nextLine(text, line.start)?.indent === line.indent ? odd : undefined
}

/** The key above whose own key above it has no value: somebody has forgotten to indent it, and its siblings below are deeper. */
function flatParent(line: TextLine, before: readonly OutlineLine[]): TextLine | undefined {
  const at = before.findLastIndex(({ indent }) => indent < line.indent)
  const [opener, parent] = [before[at - 1], before[at]]
  const isFlat = opener?.isOpen && parent?.isOpen && opener.indent === parent.indent
  return isFlat && parent.levels[0]?.kind === 'key' ? parent : undefined
}

function blame(line: TextLine, others: string, column: number): Explanation {
  const own = line.indent === 0 ? 'is not indented' : `is indented by ${count(line.indent, 'space')}`
  const message = `This line ${own}; ${others} by ${column}.`
  return explain(message, `Indent it by ${count(column, 'space')}.`, firstWord(line))
}

/** The line that the parser could not fit in. */
function wrongLine({ error, text }: Slip): TextLine | undefined {
  const { code, message, pos } = error
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && message.startsWith('Nested')) return nextLine(text, pos[0])
  const line = lineAt(text, pos[0])
  // At the end of a file there may be only blanks.
  const content = line.indent < line.text.length ? line : nextLine(text, pos[0])
  const isFirst = content !== undefined && pos[0] <= content.start + content.indent
  if (INDENT.test(message) || (/^Unexpected .*(at node end|on same line with key)$/.test(message) && isFirst))
    return content
  return /^Implicit (map )?keys need/.test(message) && content?.text.charAt(content.indent) === '-'
    ? content
    : undefined
}

function nextLine(text: string, at: number): TextLine | undefined {
  for (let end = text.indexOf('\n', at); end >= 0; end = text.indexOf('\n', end + 1)) {
    const line = lineAt(text, end + 1)
    if (/^[^#]/.test(line.text.slice(line.indent))) return line
  }
  return undefined
}

function previousLine(text: string, start: number): TextLine | undefined {
  for (let end = start - 1; end >= 0; end = text.lastIndexOf('\n', end - 1)) {
    const line = lineAt(text, end)
    if (line.indent < line.text.length) return line
    if (end === 0) break
  }
  return undefined
}

function describeIndent(indent: number, columns: readonly number[]): string {
  const own = indent === 0 ? 'This line is not indented' : `This line is indented by ${count(indent, 'space')}`
  if (columns.length === 1 && columns[0] === 0) return `${own}; the line above it is not indented.`
  return `${own}; the lines around it by ${columns.join(' or ')}.`
}

function advice(columns: readonly number[]): string {
  const meant = columns.filter((column) => column > 0)
  const spaces = meant.length > 0 ? `Indent it by ${meant.join(' or ')} ${meant.at(-1) === 1 ? 'space' : 'spaces'}` : ''
  if (columns.length === meant.length) return `${spaces}.`
  return spaces ? `${spaces}, or not at all.` : 'Do not indent it, or remove what follows the colon above it.'
}

const INDENT =
  /^All (mapping|sequence) items must|^A block sequence may not|^Sequence item without|^Block scalar lines must/
