import type { TextEdit } from '../diagnostic.ts'
import { printEntry } from '../format/print.ts'
import type { Collection, Entry } from '../format/tree.ts'
import {
  beginning,
  columnOf,
  emptyLinesEnd,
  ending,
  endsWithKeptLines,
  isFirstInLine,
  lineEnd,
  lineStart,
  takesEmptyLines,
} from './extents.ts'
import { type Edits, type EmitEntry, emitEntries, type Gap } from './gaps.ts'

/** Edits for a collection without brackets; undefined where it has to be laid out anew. */
export function emitBlock(text: string, old: Collection, now: Collection, emitEntry: EmitEntry): Edits {
  const { column } = old
  if (column === undefined || now.entries.length === 0 || old.foot !== now.foot) return undefined
  const margin = ' '.repeat(column)
  return emitEntries(old, now, emitGap, emitEntry)

  function emitGap({ prev, removed, inserted, next }: Gap): Edits {
    // An empty line that follows here would become a part of it.
    if (inserted.some(endsWithKeptLines)) return undefined
    const lines = inserted.map((entry) =>
      [...entry.before.map(({ text: comment }) => comment), printEntry(entry, old.kind, column!)].join(`\n${margin}`),
    )
    const [first, last] = [removed[0], removed.at(-1)]
    if (first && last) {
      const isOwnLine = isFirstInLine(text, first.span!.start)
      if (inserted.length > 0) {
        const start = isOwnLine ? beginning(first) : first.span!.start
        if (columnOf(text, start) !== column) return undefined
        return [{ range: [start, ending(last)], text: lines.join(`\n${margin}`) }]
      }
      if (isOwnLine) return [removeLines(beginning(first), ending(last), prev)]
      // The next entry takes the place behind the dash.
      if (!next || beginning(next) !== next.span!.start) return undefined
      return [{ range: [first.span!.start, next.span!.start], text: '' }]
    }
    if (prev) {
      const at = lineEnd(text, ending(prev))
      return [{ range: [at, at], text: lines.map((line) => `\n${margin}${line}`).join('') }]
    }
    const at = next ? beginning(next) : undefined
    if (at === undefined || columnOf(text, at) !== column) return undefined
    return [{ range: [at, at], text: lines.map((line) => `${line}\n${margin}`).join('') }]
  }

  /** Takes lines out, and the empty ones above them. */
  function removeLines(from: number, to: number, prev: Entry | undefined): TextEdit {
    const above = prev && ending(prev)
    const isTaken = prev && takesEmptyLines(prev)
    const start = above === undefined ? lineStart(text, from) : lineEnd(text, above)
    const end = isTaken ? emptyLinesEnd(text, lineEnd(text, to)) : lineEnd(text, to)
    // Up to the line end above, or with the line end below where nothing is above.
    return { range: [start, above === undefined ? Math.min(end + 1, text.length) : end], text: '' }
  }
}
