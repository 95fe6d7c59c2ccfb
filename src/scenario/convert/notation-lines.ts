import type { Range } from '../diagnostic.ts'

/** A line of a set-up without its markup, which still knows where each of its letters stands in the text. */
export class NotationLine {
  /** Counted from 1. */
  readonly number: number
  /** How many # it begins with; 0 for a line that is no heading. */
  readonly level: number
  /** What it says: no bold or HTML marks, spaces of any kind as single ones. */
  readonly text: string
  readonly #offsets: readonly number[]
  readonly #end: number

  constructor(number: number, level: number, text: string, offsets: readonly number[], end: number) {
    this.number = number
    this.level = level
    this.text = text
    this.#offsets = offsets
    this.#end = end
  }

  /** Where a part of the line stands in the text; all of it if nothing is said. */
  range(from = 0, to = this.text.length): Range {
    const start = this.#offsets[from] ?? this.#end
    return [start, Math.max(start, (this.#offsets[to - 1] ?? this.#end - 1) + 1)]
  }
}

/** The lines of a text that say something. */
export function splitLines(text: string): NotationLine[] {
  const lines: NotationLine[] = []
  let start = text.startsWith('\ufeff') ? 1 : 0
  for (const [i, raw] of text.slice(start).split('\n').entries()) {
    const line = readLine(raw, start, i + 1)
    if (line.text !== '') lines.push(line)
    start += raw.length + 1
  }
  return lines
}

function readLine(raw: string, start: number, number: number): NotationLine {
  const [prefix, marks] = /^[\s\u200b>]*(?:(#{1,6})(?!#)|[-*•+](?=\s))?/u.exec(raw)!
  const first = start + prefix.length
  let end = first
  const said: string[] = []
  const offsets: number[] = []
  for (const { groups, index, 0: piece } of raw.slice(prefix.length).matchAll(PIECES)) {
    const isSpace = groups?.['space'] !== undefined
    const letters = isSpace ? ' ' : (groups?.['said'] ?? '')
    if (letters === '' || (isSpace && (said.at(-1) ?? ' ') === ' ')) continue
    for (let i = 0; i < letters.length; i++) offsets.push(first + index + i)
    said.push(letters)
    if (!isSpace) end = first + index + piece.length
  }
  return new NotationLine(number, marks?.length ?? 0, said.join('').trimEnd(), offsets, end)
}

/** Spaces of any kind; emphasis, HTML tags and escapes, which are there for the eye; and what is said. */
const PIECES =
  /(?<space>(?:[\s\u200b\ufeff]|&nbsp;|&#160;)+)|(?:\*+|`+|__+|<\/?[a-z][a-z0-9]{0,9} ?\/?>|\\(?=[^\w\s"]))|(?<said>[^])/giu
