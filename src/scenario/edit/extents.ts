import { keepsLineEnds } from '../format/scalar-lines.ts'
import type { Collection, Comment, Entry, Piece } from '../format/tree.ts'

/** Where an entry begins, with the comments above it. */
export function beginning({ before, span }: Entry): number {
  const first = before.find(({ at }) => at !== undefined && at < span!.start)
  return first ? first.at! : span!.start
}

/** Where an entry ends, with all comments in it and the one at the end of its line. */
export function ending(entry: Entry): number {
  const { value, before, after, afterAt } = entry
  return Math.max(
    valueEnd(entry),
    value.kind === 'scalar' ? 0 : footEnd(value),
    after === undefined ? 0 : afterAt! + after.length,
    ...before.map(commentEnd),
  )
}

/** Where an entry's value ends, without the comment behind it; where it has none, its colon or dash. */
export function valueEnd({ value, span }: Entry): number {
  return pieceEnd(value) ?? span!.lead
}

/** The comments of an entry that stand between its key or dash and its end, and go above it when it is printed. */
export function innerComments({ before, span }: Entry): readonly Comment[] {
  return before.filter(({ at }) => at !== undefined && at > span!.start)
}

/** Whether nothing but blanks stands before an offset in its line. */
export function isFirstInLine(text: string, offset: number): boolean {
  return /^[ \t]*$/.test(text.slice(lineStart(text, offset), offset))
}

export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** Where the line of an offset ends: at its line end, or at the end of the text. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end
}

/** Where an offset stands in its line. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset)
}

/** Whether an entry ends with a text that takes all empty lines behind it for its own. */
export function takesEmptyLines({ value }: Entry): boolean {
  if (value.kind === 'scalar') return keepsLineEnds(value)
  const last = value.column === undefined ? undefined : value.entries.at(-1)
  return last !== undefined && value.foot.length === 0 && takesEmptyLines(last)
}

/** Whether an entry that stands nowhere yet may come to end with such a text. */
export function endsWithKeptLines({ value }: Entry): boolean {
  if (value.kind === 'scalar') return keepsLineEnds(value)
  const last = value.entries.at(-1)
  return last !== undefined && endsWithKeptLines(last)
}

/** The end of the last of the empty lines that follow a line end. */
export function emptyLinesEnd(text: string, end: number): number {
  return end + /^(?:\n[ \t]*(?=\n|$))*/.exec(text.slice(end))![0].length
}

function pieceEnd(piece: Piece): number | undefined {
  if (piece.span) return piece.span.end
  const last = piece.kind === 'scalar' ? undefined : piece.entries.at(-1)
  return last && ending(last)
}

function footEnd({ foot }: Collection): number {
  return Math.max(0, ...foot.map(commentEnd))
}

function commentEnd({ at, text }: Comment): number {
  return at === undefined ? 0 : at + text.length
}
