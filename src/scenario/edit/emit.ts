import type { TextEdit } from '../diagnostic.ts'
import { printEntry } from '../format/print.ts'
import type { Collection, Entry } from '../format/tree.ts'
import { compareTexts } from './align.ts'
import { emitBlock } from './emit-block.ts'
import { emitFlow } from './emit-flow.ts'
import { emptyLinesEnd, ending, innerComments, takesEmptyLines } from './extents.ts'
import { type FlowSetting, flowText, isJson, scalarLike } from './flow-text.ts'
import { type Edits } from './gaps.ts'

/**
 * Edits for an entry of a collection without brackets. One that is laid out as the formatter does it is laid out so
 * again; elsewhere only what changes is touched. Failing that, the whole entry is printed anew.
 */
function emitBlockEntry(text: string, old: Entry, now: Entry, { kind, column }: Collection): readonly TextEdit[] {
  if (old === now) return []
  const { start } = old.span!
  const print = (entry: Entry) => printEntry(entry, kind, column!)
  const source = text.slice(start, ending(old))
  const isCanonical = print(old) === source
  const edits = isCanonical ? undefined : emitParts(text, old, now, 'block')
  if (edits) return edits
  const printed = innerLines(now, column!) + print(isCanonical ? now : keepKey(text, old, now))
  const isTaken = takesEmptyLines(now) && !takesEmptyLines(old)
  return compareTexts(isTaken ? text.slice(start, emptyLinesEnd(text, ending(old))) : source, printed, start)
}

/** Edits for a collection as it is written; undefined where it has to be laid out anew. */
export function emitCollection(text: string, old: Collection, now: Collection): Edits {
  if (!old.span) return emitBlock(text, old, now, (entry, changed) => emitBlockEntry(text, entry, changed, old))
  const setting = isJson(text) ? 'json' : 'flow'
  return emitFlow(text, old, now, setting, (entry, changed) => emitParts(text, entry, changed, setting))
}

/** Edits for the key and value of an entry, as they are written; undefined where they would have to be laid out anew. */
function emitParts(text: string, old: Entry, now: Entry, setting: FlowSetting): Edits {
  if (old === now) return []
  if (!old.span || old.span.isOdd || now.before !== old.before) return undefined
  const edits: TextEdit[] = []
  if (old.key !== now.key) {
    const { start, end } = old.span.key!
    edits.push({ range: [start, end], text: newKey(text.slice(start, end), now, setting) })
  }
  const value = emitValue(text, old, now, setting)
  return value && [...edits, ...value]
}

function emitValue(text: string, old: Entry, now: Entry, setting: FlowSetting): Edits {
  const [before, after] = [old.value, now.value]
  if (before === after) return []
  if (before.kind !== 'scalar' && before.kind === after.kind) {
    return emitCollection(text, before, after)
  }
  const { span } = before
  // Comments among the parts of a value go with it, but not those that are about the entry.
  if (!span || before.props !== '' || innerComments(old).length > 0) return undefined
  const isBlock = before.kind === 'scalar' && before.style === 'block'
  const replacement =
    after.kind === 'scalar' && !isBlock
      ? scalarLike(text.slice(span.start, span.end), after, setting)
      : setting === 'block'
        ? undefined
        : flowText(after, setting)
  return replacement === undefined ? undefined : [{ range: [span.start, span.end], text: replacement }]
}

/** A key with the quotes it had. */
function newKey(source: string, { key }: Entry, setting: FlowSetting): string {
  const { name, text } = key!
  return scalarLike(source, { style: text === name ? 'plain' : 'quoted', source: text, data: name }, setting)!
}

/** Comments that stood among the parts of an entry go above it. */
function innerLines(entry: Entry, column: number): string {
  return innerComments(entry)
    .map(({ text }) => `${text}\n${' '.repeat(column)}`)
    .join('')
}

/** An entry with its key as it is written, unless it changes. */
function keepKey(text: string, old: Entry, now: Entry): Entry {
  if (!old.span?.key || !now.key || now.key !== old.key || old.span.isOdd) return now
  return { ...now, key: { ...now.key, text: text.slice(old.span.start, old.span.key.end) } }
}
