import picocolors from 'picocolors'
import type { Io, Writer } from '../io.ts'

/** Painters for text; without colours they return it as it is. */
export type Colors = ReturnType<typeof picocolors.createColors>

/** What a person sees as one character: how to print it, and how many columns it takes. */
export type TerminalCell = { readonly text: string; readonly width: number }

/** Colours for a terminal, as https://no-color.org and FORCE_COLOR have it. */
export function colorsFor(writer: Writer, env: Io['env']): Colors {
  if (env['NO_COLOR']) return picocolors.createColors(false)
  const forced = env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0' && env['FORCE_COLOR'] !== 'false'
  return picocolors.createColors(forced || (writer.isTTY && env['TERM'] !== 'dumb'))
}

/** The width to lay text out for. */
export function widthFor(writer: Writer): number {
  return Math.max(40, (writer.isTTY && writer.columns) || 100)
}

/**
 * Text from a file or a file name made safe to print: nothing in it can steer a terminal, or the server that a CI job runs on, and
 * it stays on one line.
 */
export function visible(text: string): string {
  return withoutCommands(text).replaceAll(UNSAFE, mark)
}

/** Text of several lines made safe to print, each line for itself. */
export function visibleLines(text: string): string {
  return text.split('\n').map(visible).join('\n')
}

/** Text for a cell of a table, safe to print: one that was far too long would make every line of the table as long. */
export function visibleCell(text: string): string {
  return visible(text.length <= LONGEST_CELL ? text : `${text.slice(0, LONGEST_CELL - 1)}…`)
}

const LONGEST_CELL = 200

/** The columns that a text takes on a terminal. */
export function widthOf(text: string): number {
  if (PLAIN.test(text)) return text.length
  return cells(text).reduce((sum, { width }) => sum + width, 0)
}

/** Divides text into what a person sees as characters, made safe to print. */
export function cells(text: string): readonly TerminalCell[] {
  const harmless = withoutCommands(text)
  if (PLAIN.test(harmless)) return Array.from(harmless, (char) => ({ text: char, width: 1 }))
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(harmless), ({ segment }) => {
    const safe = visible(segment)
    return { text: safe, width: cellWidth(safe) }
  })
}

let segmenter: Intl.Segmenter | undefined

function cellWidth(grapheme: string): number {
  if (/^\p{M}+$/u.test(grapheme)) return 0
  return WIDE.test(grapheme) ? 2 : 1
}

/** Controls have pictures of their own in Unicode; what turns the direction of writing is only marked. */
function mark(char: string): string {
  const code = char.charCodeAt(0)
  if (char === '\t') return ' '
  if (code < 0x20) return String.fromCharCode(0x2400 + code)
  return code === 0x7f ? '\u2421' : '\ufffd'
}

/** Breaks what a CI server would carry out. As many characters stay, so that a caret still points to the right one. */
function withoutCommands(text: string): string {
  return text.replaceAll(COMMANDS, '\ufffd')
}

/**
 * Azure Pipelines, GitHub Actions and TeamCity take `##vso[`, `##[` and `##teamcity[` for a command wherever it stands in a line of a
 * log, and GitHub `::error::` at the beginning of one, which may be where we break a long line.
 */
const COMMANDS = /(?<=#)#(?=(?:vso|teamcity)?\[)|(?<=:):(?=[a-z]+(?:-[a-z]+)*(?: |::))/gi

const PLAIN = /^[\x20-\x7e]*$/

// Controls (C0, C1), line and paragraph separators, marks of direction, the byte-order mark and halves of surrogate pairs.
const UNSAFE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]|\p{Cs}/gu

const WIDE =
  /^(?:\p{Emoji_Presentation}|.\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}])/u

/** A text in lines of at most this width, broken between words. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else {
      line += line === '' ? word : ` ${word}`
    }
  }
  return [...lines, line]
}
