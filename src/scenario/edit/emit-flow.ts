import type { TextEdit } from '../diagnostic.ts'
import type { Collection, Entry } from '../format/tree.ts'
import { beginning, columnOf, ending, isFirstInLine, lineStart, valueEnd } from './extents.ts'
import { type FlowSetting, fitsInFlow, flowEntry } from './flow-text.ts'
import { type Edits, type EmitEntry, emitEntries, type Gap } from './gaps.ts'

/** Edits for a collection between brackets; undefined where it has to be laid out anew. */
export function emitFlow(
  text: string,
  old: Collection,
  now: Collection,
  setting: FlowSetting,
  emitEntry: EmitEntry,
): Edits {
  const [opening, closing] = [old.span!.start, old.span!.end]
  if (old.foot !== now.foot) return undefined
  const { length } = old.entries
  // One entry a line stays so.
  const isColumn = length > 1 && old.entries.every(({ span }) => isFirstInLine(text, span!.start))
  const separator = isColumn ? `,\n${' '.repeat(columnOf(text, old.entries[0]!.span!.start))}` : ', '
  if (now.entries.length === 0) return emptied()
  if (now.entries.some((entry) => !entry.span && !fitsInFlow(entry))) return undefined
  if (length === 0) {
    const isBlank = /^.\s*.$/.test(text.slice(opening, closing))
    return isBlank ? [{ range: [opening + 1, closing - 1], text: bracketed(written(now.entries)) }] : undefined
  }
  return emitEntries(old, now, emitGap, emitEntry)

  function emitGap(gap: Gap): Edits {
    if (!isRegular(gap)) return undefined
    const { prev, removed, inserted, next } = gap
    const texts = written(inserted)
    const [first, last] = [removed[0], removed.at(-1)]
    if (first && last) return next ? [replaceBefore(next, first, texts)] : [replaceLast(prev, first, last, texts)]
    if (!next) return append(prev!, texts)
    const start = beginning(next)
    if (start === next.span!.start) return [insertion(start, texts.map((entry) => entry + separator).join(''))]
    if (prev && prev.after === undefined)
      return [insertion(valueEnd(prev), texts.map((entry) => separator + entry).join(''))]
    const margin = ' '.repeat(columnOf(text, start))
    return [insertion(start, texts.map((entry) => `${entry},\n${margin}`).join(''))]
  }

  /** What follows takes the place of what goes. */
  function replaceBefore(next: Entry, first: Entry, texts: readonly string[]): TextEdit {
    const [start, end] = [beginning(first), beginning(next)]
    // A comment on a line of its own stays on one.
    if (end !== next.span!.start && !isFirstInLine(text, start)) {
      const blanks = /[ \t]*$/.exec(text.slice(opening, start))![0].length
      return { range: [start - blanks, lineStart(text, end) - 1], text: texts.map((entry) => ` ${entry},`).join('') }
    }
    return { range: [start, end], text: texts.map((entry) => entry + separator).join('') }
  }

  function replaceLast(prev: Entry | undefined, first: Entry, last: Entry, texts: readonly string[]): TextEdit {
    if (prev && prev.after === undefined) {
      return { range: [valueEnd(prev), ending(last)], text: texts.map((entry) => separator + entry).join('') }
    }
    const comma = last.span!.comma ?? -1
    return { range: [beginning(first), Math.max(ending(last), comma + 1)], text: texts.join(separator) }
  }

  function append(prev: Entry, texts: readonly string[]): TextEdit[] {
    const end = valueEnd(prev)
    if (prev.after === undefined) return [insertion(end, texts.map((entry) => separator + entry).join(''))]
    const margin = ' '.repeat(columnOf(text, prev.span!.start))
    const line = insertion(prev.afterAt! + prev.after.length, `\n${margin}${texts.join(separator)}`)
    return prev.span!.comma === undefined ? [insertion(end, ','), line] : [line]
  }

  function emptied(): Edits {
    const isCommented = text.slice(opening, closing).includes('#')
    return isCommented ? undefined : [{ range: [opening + 1, closing - 1], text: '' }]
  }

  function bracketed(texts: readonly string[]): string {
    return old.kind === 'map' && setting === 'flow' ? ` ${texts.join(', ')} ` : texts.join(', ')
  }

  function written(entries: readonly Entry[]): string[] {
    return entries.map((entry) => flowEntry(entry, setting))
  }

  /** Whether the comments of what goes and of what comes next stand behind the comma before it, in lines of their own. */
  function isRegular({ prev, removed, next }: Gap): boolean {
    let before = prev
    for (const entry of next ? [...removed, next] : removed) {
      const comma = before?.span?.comma ?? opening
      const isPlain = entry.before.every(({ at }) => at! > comma && at! < entry.span!.start && isFirstInLine(text, at!))
      if (entry.span!.isOdd || !isPlain) return false
      before = entry
    }
    return prev?.span?.isOdd !== true
  }
}

function insertion(at: number, text: string): TextEdit {
  return { range: [at, at], text }
}
